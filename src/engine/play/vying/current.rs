//! The state of betting, as rule code reads it.

use crate::engine::facts::vying::{Bids, VyingState};
use crate::engine::ground::chips::Chips;
use crate::engine::ground::seat::Seat;
use crate::engine::model::Table;
use crate::engine::sums::stage::StageState;
use crate::engine::view::SeatView;

impl StageState {
    /// The state of betting, to change it. `None`: the stage is another.
    pub(in crate::engine) fn betting(&mut self) -> Option<&mut VyingState> {
        match self {
            StageState::Vying(state) => Some(state),
            _ => None,
        }
    }
}

impl Table {
    /// The state of betting. `None`: the stage is another.
    pub(in crate::engine) fn vying(&self) -> Option<&VyingState> {
        match &self.state {
            StageState::Vying(state) => Some(state),
            _ => None,
        }
    }

    /// Whether a player has bet or folded in this deal.
    pub(in crate::engine) fn has_acted(&self, seat: Seat) -> bool {
        self.vying().is_some_and(|state| state.acted.contains(seat))
    }

    /// The last bet, in open chips. 0: there was none.
    pub(in crate::engine) fn stake(&self) -> Chips {
        self.vying().map_or(0, |state| state.stake)
    }
}

impl SeatView<'_> {
    /// What it has bid in this deal of Brag or Teen Patti.
    #[must_use]
    pub fn bids(self) -> Bids {
        let state = self.view.table.vying();
        state.map_or(Bids::default(), |state| state.bids(self.seat))
    }
}
