//! The bets in the boxes, as rule code and views read them.

use crate::engine::facts::casino::BoxBets;
use crate::engine::ground::seat::Seat;
use crate::engine::model::Table;
use crate::engine::sums::stage::StageState;
use crate::engine::view::SeatView;

impl Table {
    /// The bets in a seat's box, in a game against the bank.
    pub(in crate::engine) fn bets(&self, seat: Seat) -> BoxBets {
        let of_seat = match &self.state {
            StageState::Casino(state) => state.bets.get(seat.index()).copied(),
            _ => None,
        };
        of_seat.unwrap_or_default()
    }
}

impl SeatView<'_> {
    /// The bets in its box, in a game against the bank (RULES 10.10).
    #[must_use]
    pub fn bets(self) -> BoxBets {
        self.view.table.bets(self.seat)
    }
}
