//! The state of betting in Brag (RULES 1.3).

use crate::engine::ground::chips::Chips;
use crate::engine::ground::seat::{Seat, SeatSet};
use arrayvec::ArrayVec;

/// What a player has bid in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Bids {
    /// His bets after looking.
    pub open: u32,
    /// His bets before looking.
    pub blind: u32,
    /// His bets after looking that raised the stake.
    pub open_raises: u32,
    /// All his bets that raised the stake, except the first bet of the deal.
    pub raises: u32,
    /// The showdowns that he has offered.
    pub offers: u32,
}

/// The state of betting.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(in crate::engine) struct VyingState {
    /// The last bet, in open chips.
    pub stake: Chips,
    /// The players who have bet or folded.
    pub acted: SeatSet,
    /// The bids of each seat. Seats after the last that has made one are left out.
    bids: Vec<Bids>,
    /// Bets since two were left. Only those two can make any.
    pub bets_between_two: ArrayVec<(Seat, u32), 2>,
}

impl VyingState {
    /// Becomes this other state.
    pub(in crate::engine) fn copy(&mut self, other: &VyingState) {
        let VyingState {
            stake,
            acted,
            bids,
            bets_between_two,
        } = other;
        (self.stake, self.acted) = (*stake, *acted);
        self.bids.clone_from(bids);
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
        let raises = u32::from(self.stake > 0 && stake > self.stake);
        self.stake = stake;
        self.acted.insert(seat);
        let bids = self.bids_mut(seat);
        if blind {
            bids.blind = bids.blind.saturating_add(1);
        } else {
            bids.open = bids.open.saturating_add(1);
            bids.open_raises = bids.open_raises.saturating_add(raises);
        }
        bids.raises = bids.raises.saturating_add(raises);
        if between_two {
            match self.bets_between_two.iter_mut().find(|(of, _)| *of == seat) {
                Some((_, bets)) => *bets = bets.saturating_add(1),
                // There are only two.
                None => drop(self.bets_between_two.try_push((seat, 1))),
            }
        }
    }

    /// Notes that a player has offered a showdown.
    pub(in crate::engine) fn offer(&mut self, seat: Seat) {
        let bids = self.bids_mut(seat);
        bids.offers = bids.offers.saturating_add(1);
    }

    fn bids_mut(&mut self, seat: Seat) -> &mut Bids {
        if self.bids.len() <= seat.index() {
            self.bids.resize(seat.index() + 1, Bids::default());
        }
        &mut self.bids[seat.index()]
    }

    pub(in crate::engine) fn bids(&self, seat: Seat) -> Bids {
        self.bids.get(seat.index()).copied().unwrap_or_default()
    }

    /// The number of this seat's bets since two were left.
    pub(in crate::engine) fn bets_between_two(&self, seat: Seat) -> u32 {
        let own = self.bets_between_two.iter().find(|(of, _)| *of == seat);
        own.map_or(0, |(_, bets)| *bets)
    }
}
