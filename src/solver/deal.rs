//! The betting of a deal between the last two, read from a view.

use super::carried::shares;
use super::spot::{Move, Side, Spot, Terms};
use crate::engine::{
    Ask, Chips, Event, Face, Pick, Purse, RetainedMode, Seat, SeatSet, SeatView, Standing, Turn,
    View, VyingAsk,
};

/// The betting since two are left: where it began, and what the two have done. Side 0 has the first turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deal {
    /// The viewer's side.
    pub me: Side,
    pub terms: Terms,
    pub root: Spot,
    pub moves: Vec<(Side, Move)>,
    /// Where the two stand now.
    pub now: Spot,
}

/// The rules of the betting between the last two, and where they stand, if it is the viewer's turn. The viewer has the
/// turn in the spot. `None`: it is no betting game, not his turn, or others than two have a part in the pot.
#[must_use]
pub fn read(view: View<'_>) -> Option<(Terms, Spot)> {
    Deal::read(view).map(|deal| (deal.terms, deal.now))
}

impl Deal {
    /// `None`: it is no betting game, not the viewer's turn to bet, or others than two have a part in the pot.
    pub fn read(view: View<'_>) -> Option<Deal> {
        let own = view.own()?;
        let vying = view.rules().vying()?;
        let decides = match view.ask() {
            Ask::Vying(VyingAsk::Turn(Turn::Own { seat, .. })) if seat == own.seat() => false,
            Ask::Vying(VyingAsk::Decide { seat, .. }) if seat == own.seat() => true,
            _ => return None,
        };
        let is_in = |seat: &SeatView<'_>| seat.standing() == Standing::In;
        let other = view
            .seats()
            .find(|seat| is_in(seat) && seat.seat() != own.seat())?;
        if view.betting() != 2 || !is_in(&own) || view.pots().len() != 1 {
            return None;
        }
        let mut sides = [own, other];
        let seats = sides.map(SeatView::seat);
        if Reading::of(view, seats)?.root?.turn == 1 {
            sides.reverse();
        }
        let me = usize::from(sides[0].seat() != own.seat());
        let two = sides.map(|side| side.hands().len() == 2);
        // A face-up hand tells the other what to do, and the antes are settled apart (O12).
        let kept = |side: SeatView<'_>| side.hands().any(|hand| hand.is_kept());
        let face_up = view.rules().dealing()?.retained_mode == RetainedMode::FaceUp;
        if face_up && sides.into_iter().any(kept) {
            return None;
        }
        let dealt = view
            .seats()
            .filter(|seat| seat.standing() != Standing::Out)
            .count();
        let terms = Terms {
            vying: vying.clone(),
            carried: shares(vying.blind_last, dealt as u32),
            least_to_play: sides.map(|side| {
                let own = view
                    .debts()
                    .iter()
                    .filter(|debt| debt.debtor == side.seat());
                let owed = own.fold(0, |sum: Chips, debt| sum.saturating_add(debt.chips));
                owed.saturating_add(view.next_cost().max(1))
            }),
            only_two: !view
                .seats()
                .any(|seat| seat.is_able() && !seats.contains(&seat.seat())),
        };
        let reading = Reading::of(view, sides.map(SeatView::seat))?;
        let now = Spot {
            chips: sides.map(SeatView::chips),
            pot: view.pot(),
            stake: view.stake(),
            open: sides.map(|side| !(side.is_blind() || decides && side.seat() == own.seat())),
            two,
            turn: me,
            decides,
            ..reading.spot
        };
        Some(Deal {
            me,
            terms,
            root: reading.root?,
            moves: reading.moves,
            now,
        })
    }
}

/// The history of a deal as far as it is read.
struct Reading {
    seats: [Seat; 2],
    betting: SeatSet,
    spot: Spot,
    /// The hand of two that each has looked at.
    looked: [Option<Pick>; 2],
    root: Option<Spot>,
    moves: Vec<(Side, Move)>,
}

impl Reading {
    fn of(view: View<'_>, seats: [Seat; 2]) -> Option<Reading> {
        let mut reading = Reading {
            seats,
            betting: SeatSet::NONE,
            spot: before(view, seats)?,
            looked: [None; 2],
            root: None,
            moves: Vec::new(),
        };
        for event in view.history() {
            reading.note(&event);
        }
        Some(reading)
    }

    fn side(&self, seat: Seat) -> Option<Side> {
        self.seats.iter().position(|of| *of == seat)
    }

    /// Notes a move of one of the two.
    fn moved(&mut self, side: Side, by: Move) {
        if self.root.is_some() {
            self.moves.push((side, by));
        }
    }

    fn note(&mut self, event: &Event<Face>) {
        match *event {
            Event::DealBegan { players, .. } => self.betting = players,
            Event::Folded { seat } | Event::Covered { seat, .. } => {
                self.betting = self.betting.iter().filter(|other| *other != seat).collect();
            }
            Event::Paid { from, to, chips } => self.paid(from, to, chips),
            Event::Asked(Ask::Vying(VyingAsk::Turn(Turn::Own { seat, .. }))) => {
                if let (2, None, Some(turn)) = (self.betting.len(), self.root, self.side(seat)) {
                    self.root = Some(Spot { turn, ..self.spot });
                }
            }
            Event::Bet {
                seat,
                chips,
                blind,
                stake,
            } => {
                self.spot.stake = stake;
                if let Some(side) = self.side(seat) {
                    self.spot.played_blind[side] |= blind;
                    self.spot.bets[side] += u32::from(self.betting.len() == 2);
                    self.moved(side, Move::Bet(chips));
                }
            }
            Event::Looked { seat, pick } => {
                if let Some(side) = self.side(seat) {
                    self.looked[side] = pick;
                    self.spot.open[side] |= pick.is_none();
                    self.moved(side, Move::Look);
                }
            }
            Event::Thrown { seat, pick } => {
                if let Some(side) = self.side(seat) {
                    let throws = self.looked[side] == Some(pick);
                    self.spot.open[side] |= !throws;
                    self.spot.two[side] = false;
                    self.moved(side, if throws { Move::Throw } else { Move::Keep });
                }
            }
            _ => {}
        }
    }

    fn paid(&mut self, from: Purse, to: Purse, chips: Chips) {
        for (purse, comes) in [(from, false), (to, true)] {
            let purse = match purse {
                Purse::Seat(seat) => self.side(seat).map(|side| &mut self.spot.chips[side]),
                Purse::Pot(_) => Some(&mut self.spot.pot),
                Purse::Outside | Purse::Bank => None,
            };
            if let Some(purse) = purse {
                *purse = match comes {
                    true => purse.saturating_add(chips),
                    false => purse.saturating_sub(chips),
                };
            }
        }
    }
}

/// Where the two stood before the deal: what they have now, without what was paid since.
fn before(view: View<'_>, seats: [Seat; 2]) -> Option<Spot> {
    let mut flow = [0_i128; 3];
    let mut thrown = [false; 2];
    for event in view.history() {
        match event {
            Event::Paid { from, to, chips } => {
                for (purse, sign) in [(from, -1), (to, 1)] {
                    let at = match purse {
                        Purse::Seat(seat) => seats.iter().position(|of| *of == seat),
                        Purse::Pot(_) => Some(2),
                        Purse::Outside | Purse::Bank => None,
                    };
                    if let Some(at) = at {
                        flow[at] += sign * i128::from(chips);
                    }
                }
            }
            Event::Thrown { seat, .. } => {
                if let Some(side) = seats.iter().position(|of| *of == seat) {
                    thrown[side] = true;
                }
            }
            _ => {}
        }
    }
    let now = [view.seat(seats[0])?, view.seat(seats[1])?];
    let was = |chips: Chips, flow: i128| Chips::try_from(i128::from(chips) - flow).ok();
    let kept = |side: Side| thrown[side] || now[side].hands().any(|hand| hand.is_kept());
    Some(Spot {
        chips: [was(now[0].chips(), flow[0])?, was(now[1].chips(), flow[1])?],
        pot: was(view.pot(), flow[2])?,
        stake: 0,
        open: [false; 2],
        played_blind: [kept(0), kept(1)],
        two: [0, 1].map(|side| thrown[side] || now[side].hands().len() == 2),
        bets: [0; 2],
        turn: 0,
        decides: false,
    })
}
