//! Dealer's choice: the betting game that a dealer chooses (RULES 1.5, O26).

use super::illegal::Illegal;
use crate::cards::{Card, CardSet, Rank};
use crate::engine::ground::capacity::most_seats;

/// What tells a betting game from the others. They share their house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BettingGame {
    /// Its key in records and links.
    pub key: &'static str,
    /// The cards dealt to each player. He plays three of them.
    pub cards: u8,
    /// The rank of the best prial.
    pub prial_top: Rank,
    /// Whether a dealer may choose it (RULES 10.11).
    pub is_named: bool,
}

/// A betting game as a dealer chooses it. All other house rules stay as agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NamedGame {
    pub game: &'static BettingGame,
    /// The wild cards among the 52.
    pub wild: CardSet,
    /// The number of jokers in the pack. They are all wild.
    pub jokers: u8,
    /// Whether hands may be played without looking.
    pub blind_play: bool,
}

impl NamedGame {
    /// This game with nothing wild, in which everybody looks.
    #[must_use]
    pub const fn plain(game: &'static BettingGame) -> NamedGame {
        NamedGame {
            game,
            wild: CardSet::NONE,
            jokers: 0,
            blind_play: false,
        }
    }

    /// Whether it is among these games, and the pack can serve this many players. `keeps`: whether a hand that was
    /// played blind may be kept for the next deal (RULES 9.2.8).
    pub(in crate::engine) fn check(
        self,
        games: &[&BettingGame],
        seats: usize,
        keeps: bool,
    ) -> Result<(), Illegal> {
        if !self.game.is_named || !games.contains(&self.game) {
            return Err(Illegal::NoSuchGame);
        }
        if self.jokers > Card::MOST_JOKERS || CardSet::from_bits(self.wild.bits()).is_none() {
            return Err(Illegal::NoSuchWildCards);
        }
        let most = most_seats(self.game.cards, self.jokers, self.blind_play && keeps);
        if seats > most {
            return Err(Illegal::PackTooSmall { most });
        }
        Ok(())
    }
}
