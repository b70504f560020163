//! A position of a deal, from which it can be played on. The page sees no more of it than the player.

use crate::app::families::REPERTOIRE;
use crate::app::platform::entropy;
use crate::app::settings::Settings;
use crate::app::table::game::Game;
use crate::engine::{Choices, Seat, Table, View, Viewer};
use crate::random::Rng;
use crate::sitting::session::{Session, Setup};

/// A table at which this seat decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    table: Table,
    seat: Seat,
}

impl Position {
    /// The position at this table.
    #[must_use]
    pub fn new(table: Table, seat: Seat) -> Position {
        Position { table, seat }
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
    pub fn with_other_cards(&self) -> Position {
        let unseen = self.view().unseen();
        let mut cards = unseen.cards().to_vec();
        Rng::new(entropy::seed(), 0).shuffle(&mut cards);
        Position {
            table: unseen.dealt(&cards),
            seat: self.seat,
        }
    }

    /// A game that goes on from here, among the players of this setup. It is neither stored nor counted.
    #[must_use]
    pub fn game(&self, setup: Setup, settings: Settings) -> Game {
        let session = Session::trial(setup, self.table.clone(), entropy::seed(), entropy::seed());
        Game::of_a_room(session, settings, REPERTOIRE)
    }
}
