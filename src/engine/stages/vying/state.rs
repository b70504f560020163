//! The state of betting in Brag (RULES 1.3).

use crate::engine::Chips;
use crate::engine::seat::{Seat, SeatSet};
use arrayvec::ArrayVec;

/// The state of betting.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(in crate::engine) struct VyingState {
    /// The last bet, in open chips.
    pub stake: Chips,
    /// The players who have bet or folded.
    pub acted: SeatSet,
    /// The number of blind bets of each seat. Seats after the last that has made one are left out.
    blind_bets: Vec<u32>,
    /// Bets since two were left. Only those two can make any.
    pub bets_between_two: ArrayVec<(Seat, u32), 2>,
}

impl VyingState {
    /// Becomes this other state.
    pub(in crate::engine) fn copy(&mut self, other: &VyingState) {
        let VyingState {
            stake,
            acted,
            blind_bets,
            bets_between_two,
        } = other;
        (self.stake, self.acted) = (*stake, *acted);
        self.blind_bets.clone_from(blind_bets);
        self.bets_between_two.clone_from(bets_between_two);
    }

    /// Notes a bet and the new stake.
    pub(in crate::engine) fn bet(
        &mut self,
        seat: Seat,
        blind: bool,
        stake: Chips,
        between_two: bool,
    ) {
        self.stake = stake;
        self.acted.insert(seat);
        if blind {
            if self.blind_bets.len() <= seat.index() {
                self.blind_bets.resize(seat.index() + 1, 0);
            }
            let bets = &mut self.blind_bets[seat.index()];
            *bets = bets.saturating_add(1);
        }
        if between_two {
            match self.bets_between_two.iter_mut().find(|(of, _)| *of == seat) {
                Some((_, bets)) => *bets = bets.saturating_add(1),
                // There are only two.
                None => drop(self.bets_between_two.try_push((seat, 1))),
            }
        }
    }

    /// The number of this seat's blind bets.
    pub(in crate::engine) fn blind_bets(&self, seat: Seat) -> u32 {
        let bets = self.blind_bets.get(seat.index());
        bets.copied().unwrap_or_default()
    }

    /// The number of this seat's bets since two were left.
    pub(in crate::engine) fn bets_between_two(&self, seat: Seat) -> u32 {
        let own = self.bets_between_two.iter().find(|(of, _)| *of == seat);
        own.map_or(0, |(_, bets)| *bets)
    }
}
