//! Dealer's choice: the game that a dealer chooses (RULES 1.5, O26).

use super::capacity::most_seats;
use super::illegal::Illegal;
use crate::cards::{Card, CardSet};

/// The numbers of cards in the betting games that can be chosen (RULES 10.11).
pub(super) const NAMED: [u8; 4] = [3, 4, 5, 7];

/// A betting game as a dealer chooses it. All other house rules stay as agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NamedGame {
    /// The cards dealt to each player. He plays three of them.
    pub cards: u8,
    /// The wild cards among the 52.
    pub wild: CardSet,
    /// The number of jokers in the pack. They are all wild.
    pub jokers: u8,
    /// Whether hands may be played without looking.
    pub blind_play: bool,
}

impl NamedGame {
    /// Three cards, nothing wild, and everybody looks.
    pub const USUAL: NamedGame = NamedGame {
        cards: 3,
        wild: CardSet::NONE,
        jokers: 0,
        blind_play: false,
    };

    /// Whether any card of the pack is wild.
    #[must_use]
    pub fn has_wild(self) -> bool {
        self.jokers > 0 || !self.wild.is_empty()
    }

    /// Whether there is such a game, and the pack can serve this many players. `keeps`: whether a hand that was
    /// played blind may be kept for the next deal (RULES 9.2.8).
    pub(super) fn check(self, seats: usize, keeps: bool) -> Result<(), Illegal> {
        if !NAMED.contains(&self.cards) {
            return Err(Illegal::NoSuchGame);
        }
        if self.jokers > Card::MOST_JOKERS || CardSet::from_bits(self.wild.bits()).is_none() {
            return Err(Illegal::NoSuchWildCards);
        }
        let most = most_seats(self.cards, self.jokers, self.blind_play && keeps);
        if seats > most {
            return Err(Illegal::PackTooSmall { most });
        }
        Ok(())
    }
}
