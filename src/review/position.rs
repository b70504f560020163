//! A position in which a seat decides. Who has it sees no more of it than the seat.

use crate::engine::{Choices, Seat, Table, View, Viewer};
use crate::random::Rng;

/// A table at which this seat decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    table: Table,
    seat: Seat,
}

impl Position {
    #[must_use]
    pub fn new(table: Table, seat: Seat) -> Position {
        Position { table, seat }
    }

    /// The position once the viewer has looked at his hand, as far as he knows it now: other cards stand in for it. `None`: he
    /// may not look.
    #[must_use]
    pub fn having_looked(view: View<'_>) -> Option<Position> {
        Some(Position::new(view.having_looked()?, view.own()?.seat()))
    }

    /// The table. It is handed on to what asks for it, and not read.
    #[must_use]
    pub fn into_table(self) -> Table {
        self.table
    }

    /// What the player sees.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        self.table.view(Viewer::Seat(self.seat))
    }

    /// What he may do.
    #[must_use]
    pub fn choices(&self) -> Choices {
        self.table.choices(self.seat)
    }

    /// The same position, with the cards dealt anew that he has not seen.
    #[must_use]
    pub fn with_other_cards(&self, rng: &mut Rng) -> Position {
        let unseen = self.view().unseen();
        let mut cards = unseen.cards().to_vec();
        rng.shuffle(&mut cards);
        Position {
            table: unseen.dealt(&cards),
            seat: self.seat,
        }
    }
}
