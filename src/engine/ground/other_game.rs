//! A game that a dealer chooses beside the betting games (RULES 10.11).

/// Such a game, by its key in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OtherGame(pub &'static str);

impl OtherGame {
    /// Its key in records and links.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.0
    }
}
