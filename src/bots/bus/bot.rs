//! The bot at the table. It works out what it has seen from the history of the deal.

use super::choosing::Choosing;
use super::moves::Move;
use super::seen::Seen;
use crate::bots::temper::Temper;
use crate::bots::{Plain, Policy};
use crate::cards::{Card, Hand};
use crate::engine::{Action, BusAction, BusEvent, CardId, Choice, Event, Face, Seat, View, Zone};
use crate::random::Rng;

/// A new bot of this temper for Stop the Bus.
#[must_use]
pub fn bot(temper: Temper) -> Box<dyn Policy + Send> {
    Box::new(BusBot {
        temper,
        choosing: None,
    })
}

struct BusBot {
    temper: Temper,
    /// What it considers over several calls.
    choosing: Option<Choosing>,
}

impl Policy for BusBot {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        self.choosing = None;
        loop {
            if let Some(action) = self.consider(view, choices, rng) {
                return action;
            }
        }
    }

    fn consider(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Option<Action> {
        let begun = self.choosing.take();
        let begun = begun.or_else(|| Some(Choosing::begin(seen(view)?, self.temper)));
        let Some(mut choosing) = begun else {
            return Some(Plain.choose(view, choices, rng));
        };
        let Some(chosen) = choosing.step(view.ranking()) else {
            self.choosing = Some(choosing);
            return None;
        };
        let action = action(chosen, choosing.seen());
        let is_offered = choices.iter().any(|choice| choice.admits(action));
        Some(match is_offered {
            true => action,
            false => Plain.choose(view, choices, rng),
        })
    }
}

pub(super) fn action(chosen: Move, seen: &Seen) -> Action {
    Action::Bus(match chosen {
        Move::Stick => BusAction::Stick,
        Move::SwapAll => BusAction::All,
        Move::Swap { give, place } => {
            let open = seen.board().get(place).copied().flatten();
            let take = open.filter(|_| Some(place) != seen.down());
            BusAction::Swap { give, take }
        }
    })
}

/// What the viewer has seen of the deal. `None`: he was not dealt in.
pub(super) fn seen(view: View<'_>) -> Option<Seen> {
    let me = view.own()?.seat();
    let mut dealt = Dealt::default();
    let mut events = view.history();
    let mut seen = None;
    for event in &mut events {
        match event {
            Event::DealBegan { dealer, players } => {
                let seats = view.seats().len() as u8;
                let clockwise = (1..=seats).map(|step| Seat((dealer.0 + step) % seats));
                dealt.order = clockwise.filter(|seat| players.contains(*seat)).collect();
            }
            Event::Dealt { to, card } => dealt.take(to, card, me),
            // The deal is complete when the first player is asked.
            Event::Asked(_) => {
                seen = Some(dealt.begin(view, me)?);
                break;
            }
            _ => {}
        }
    }
    let mut seen = seen?;
    for event in events {
        if let Event::Bus(event) = event {
            dealt.follow(&mut seen, event)?;
        }
    }
    Some(seen)
}

/// The cards that were dealt, and which of them are on the board now.
#[derive(Default)]
struct Dealt {
    /// The players who were dealt in. The eldest comes first.
    order: Vec<Seat>,
    own: Vec<Card>,
    board: Vec<Face>,
    /// The cards on the board, by place.
    lies: Vec<CardId>,
}

impl Dealt {
    fn take(&mut self, to: Zone, face: Face, me: Seat) {
        match to {
            Zone::Hand(seat) if seat == me => self.own.extend(face.card),
            Zone::Board => {
                self.board.push(face);
                self.lies.push(face.id);
            }
            Zone::Hand(_) | Zone::Spare(_) => {}
        }
    }

    fn begin(&self, view: View<'_>, me: Seat) -> Option<Seen> {
        let lives = self.order.iter().map(|seat| view.seat(*seat));
        let lives: Vec<u32> = lives
            .map(|seat| seat.map_or(0, |seat| seat.score()))
            .collect();
        let own: [Card; 3] = self.own.as_slice().try_into().ok()?;
        let board: [Face; 3] = self.board.as_slice().try_into().ok()?;
        let board = board.map(|face| face.card);
        let rules = view.rules().bus();
        let seen = Seen::new(&lives, self.turn(me)?, Hand(own), board);
        Some(seen.with_first_stick(rules.is_some_and(|rules| rules.first_stick)))
    }

    fn follow(&mut self, seen: &mut Seen, event: BusEvent<Face>) -> Option<()> {
        match event {
            BusEvent::Swapped { seat, gave, took } => {
                let place = self.lies.iter().position(|id| *id == took.id)?;
                self.lies[place] = gave.id;
                seen.swapped(self.turn(seat)?, place, gave.card, took.card);
            }
            BusEvent::SwappedAll { seat, gave, took } => {
                self.lies = gave.map(|face| face.id).to_vec();
                let [gave, took] = [gave, took].map(|faces| (*faces).map(|face| face.card));
                seen.swapped_all(self.turn(seat)?, gave, took);
            }
            BusEvent::Stuck { seat } => seen.stuck(self.turn(seat)?),
            BusEvent::Lost { .. } => {}
        }
        Some(())
    }

    /// The place of a seat in the order of turns.
    fn turn(&self, seat: Seat) -> Option<usize> {
        self.order.iter().position(|other| *other == seat)
    }
}
