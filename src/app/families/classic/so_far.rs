//! How far a deal for three stakes has come, read from public events.

use super::bets;
use super::events::{draws, total};
use crate::app::i18n::say;
use crate::cards::Card;
use crate::engine::{
    Ask, ClassicAsk, ClassicEvent, Event, Face, NumberRules, Seat, SeatSet, Standing, View, Zone,
};

/// The winners of a pot, and the chips paid from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Won {
    /// The winners. Empty: the pot stays.
    pub seats: SeatSet,
    /// The chips paid.
    pub chips: u64,
}

/// How far the deal has come.
#[derive(Clone, Debug, PartialEq)]
pub struct SoFar {
    /// The result of each pot. `None`: it is not won yet.
    pub won: Vec<Option<Won>>,
    /// Whether cards are drawn to a number.
    pub draws: bool,
    /// The player who brags, and the one who has taken it up.
    pub duel: SeatSet,
    /// The seats that have given up the second pot.
    pub left: SeatSet,
    /// The seats that draw no more.
    pub stood: SeatSet,
    /// The seat whose sum lies in the middle: it draws, or drew last.
    pub drawer: Option<Seat>,
    /// The cards that equally near players drew again, in order.
    pub again: Vec<(Seat, Card)>,
    /// The players who are still equal, or the one who drew the highest.
    pub level: SeatSet,
    /// What each seat did last in this stage, in a few words.
    did: Vec<(Seat, String)>,
}

impl SoFar {
    /// Reads the history.
    #[must_use]
    pub fn of(view: View<'_>) -> SoFar {
        let mut so_far = SoFar {
            won: vec![None; view.pots().len()],
            draws: draws(view),
            duel: SeatSet::NONE,
            left: SeatSet::NONE,
            stood: SeatSet::NONE,
            drawer: None,
            again: Vec::new(),
            level: SeatSet::NONE,
            did: Vec::new(),
        };
        let mut begun = 0;
        let bets = bets::are_made(view);
        for event in view.history() {
            if let Event::StageBegan { stage } = event {
                begun = stage;
                so_far.did.clear();
            }
            so_far.follow(&event, begun > 1 && so_far.draws, bets);
        }
        if let Some(state) = view.classic() {
            so_far.duel = state.bragger.into_iter().chain(state.challenger).collect();
        }
        if let Ask::Classic(ClassicAsk::Draw { seat }) = view.ask() {
            so_far.drawer = Some(seat);
        }
        so_far
    }

    /// Follows an event. `bets`: whether the second pot is played for in a round of bets (RULES 10.4, `vying`; 10.8).
    fn follow(&mut self, event: &Event<Face>, may_draw: bool, bets: bool) {
        match *event {
            Event::Classic(ClassicEvent::Won { pot, seats }) => {
                if let Some(won) = self.won.get_mut(usize::from(pot)) {
                    *won = Some(Won { seats, chips: 0 });
                }
                self.level = seats;
            }
            Event::Paid {
                from: crate::engine::Purse::Pot(pot),
                chips,
                ..
            } => {
                if let Some(Some(won)) = self.won.get_mut(usize::from(pot)) {
                    won.chips += chips;
                }
            }
            Event::Dealt {
                to: Zone::Hand(seat),
                ..
            } if may_draw => self.drawer = Some(seat),
            Event::Classic(
                ClassicEvent::Stood { seat }
                | ClassicEvent::Bust { seat }
                | ClassicEvent::Made { seat },
            ) => {
                self.stood.insert(seat);
                self.drawer = Some(seat);
            }
            Event::Classic(ClassicEvent::DrawAgain { seats }) => self.level = seats,
            Event::Classic(ClassicEvent::DrewAgain { seat, card }) => {
                self.again.push((seat, card));
            }
            Event::Classic(ClassicEvent::Passed { seat }) => {
                self.note(seat, say::DID_PASS.get().into())
            }
            Event::Classic(ClassicEvent::Met { seat, .. }) => {
                self.note(seat, say::DID_TAKE_UP.get().into())
            }
            // Seeing may cost nothing.
            Event::Saw { payer, chips, .. } => self.note(
                payer,
                match chips {
                    0 => say::DID_SEE_AT_ONCE.get().into(),
                    chips => say::did_see(chips),
                },
            ),
            Event::Bet { seat, chips, .. } if bets => self.note(seat, say::did_bet(chips)),
            Event::Bet { seat, chips, .. } => {
                let is_first = self
                    .did
                    .iter()
                    .all(|(_, did)| *did == say::DID_PASS.get() || *did == say::DID_CHECK.get());
                let says = if is_first {
                    say::did_brag
                } else {
                    say::did_raise
                };
                self.note(seat, says(chips));
            }
            _ => self.follow_answer(event),
        }
    }

    /// Follows an answer to the bets of a round, or that a pot is given up. Another event changes nothing.
    fn follow_answer(&mut self, event: &Event<Face>) {
        if let Some((seat, chips)) = event.went_level() {
            self.note(seat, say::did_match(chips));
        } else if let Some(seat) = event.put_nothing_in() {
            self.note(seat, say::DID_CHECK.get().into());
        } else if let Some(seat) = event.gave_up_pot() {
            self.left.insert(seat);
            self.note(seat, say::DID_GIVE_UP.get().into());
        }
    }

    fn note(&mut self, seat: Seat, says: String) {
        self.did.retain(|(of, _)| *of != seat);
        self.did.push((seat, says));
    }

    /// What a seat did last in this stage, in a few words. Empty: nothing.
    #[must_use]
    pub fn did(&self, seat: Seat) -> &str {
        let did = self.did.iter().find(|(of, _)| *of == seat);
        did.map_or("", |(_, did)| did)
    }

    /// The pot that is played for now, counted from 0.
    #[must_use]
    pub fn now(&self) -> usize {
        let open = self.won.iter().position(Option::is_none);
        if self.draws {
            self.won.len() - 1
        } else {
            open.map_or(0, |open| open.max(1))
        }
    }

    /// Whether a seat is out of the brag: it has given up, or two others brag.
    #[must_use]
    pub fn is_aside(&self, seat: Seat) -> bool {
        !self.draws
            && (self.left.contains(seat) || self.duel.len() == 2 && !self.duel.contains(seat))
    }
}

/// The sum of a seat's hand. `None`: not all its cards lie open, or it was not dealt in.
pub fn number_of(view: View<'_>, rules: &NumberRules, seat: Seat) -> Option<u32> {
    let place = view
        .seat(seat)
        .filter(|place| place.standing() != Standing::Out)?;
    let has_cards = place.hands().len() > 0;
    has_cards.then(|| total(view, rules, seat))
}
