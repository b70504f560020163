//! The rules of three stakes (RULES 10.4, 10.8).

use crate::cards::{Card, Pack, Rank};
use crate::engine::ground::chips::Chips;
use crate::engine::ground::setup_error::SetupError;

/// The rules of one of the three stakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassicRules {
    /// The best upcard takes the first pot, without any action.
    Upcard(UpcardRules),
    /// A brag between two for the second pot.
    Brag(BragRules),
    /// Drawing to a number for the third pot.
    Number(NumberRules),
}

/// The rules of the first stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpcardRules {
    /// Whether a pair-royal that is shown for the second pot takes all three. If so, the first pot is paid only then
    /// (RULES 10.8, `royal_takes_all`).
    pub royal_takes_all: bool,
}

/// The rules of a brag between two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BragRules {
    /// The most that a player may put in at once.
    pub most: Option<Chips>,
}

/// The rules of drawing to a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberRules {
    /// Which game's names the three pots have.
    pub pots: ThreePots,
    /// The number.
    pub target: u32,
    /// What an ace counts.
    pub ace: Ace,
    /// Whether only aces and courts count (O48).
    pub courts_only: bool,
    /// Whether a player gives a card for each that he takes (O49).
    pub exchange: bool,
    /// The most cards that a player may draw.
    pub most: Option<u32>,
    /// What hitting the number wins.
    pub exact: Exact,
    /// Who wins if several are equally near.
    pub tie: NumberTie,
    /// What each other player pays to a player who wins all three pots, in antes.
    pub all_three: Chips,
}

/// The three pots, by the game whose names they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThreePots {
    /// Upcard, brag and thirty-one.
    Brag,
    /// Seat, pair and post.
    PostAndPair,
}

/// What an ace counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ace {
    /// This many points.
    Points(u32),
    /// One or eleven, whichever brings the hand nearer to the number.
    Either,
}

/// What hitting the number wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exact {
    /// The whole pot, at once.
    Takes,
    /// A share of the pot. All who hit the number in their turn share it.
    Split,
}

/// Who wins if several are equally near.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NumberTie {
    /// They draw a card each, and the highest rank wins, until one is left. Without a card for each of them, the elder.
    Again,
    Elder,
    /// All of them, in equal shares.
    Split,
}

impl NumberRules {
    /// Refuses courts alone beside aces of 10: nobody could reach the number (RULES 10.4).
    pub(in crate::engine) fn verify(&self) -> Result<(), SetupError> {
        match self.ace {
            Ace::Points(10) if self.courts_only => Err(SetupError::CourtsAndTens),
            _ => Ok(()),
        }
    }

    /// Whether a player who is dealt the number takes the pot before anybody is asked (RULES 9.2.17). With post and pair
    /// the elder may reach it first.
    #[must_use]
    pub fn takes_dealt(&self) -> bool {
        self.exact == Exact::Takes && self.pots == ThreePots::Brag
    }

    /// The total of these cards: courts and tens count 10, other cards their pips, and aces as agreed. If only courts
    /// count, tens and lower cards count nothing.
    #[must_use]
    pub fn total(&self, cards: impl Iterator<Item = Card>) -> u32 {
        let (mut pips, mut aces) = (0, 0);
        for card in cards {
            match self.pips(card) {
                Some(count) => pips += count,
                None => aces += 1,
            }
        }
        self.points(pips, aces)
    }

    /// The total of this many pips and aces.
    #[must_use]
    pub fn points(&self, pips: u32, aces: u32) -> u32 {
        let Ace::Points(ace) = self.ace else {
            let least = pips + aces;
            let room = self.target.saturating_sub(least) / 10;
            return least + 10 * room.min(aces);
        };
        pips + aces * ace
    }

    /// The least total of so many cards of this pack.
    #[must_use]
    pub fn least_total(&self, pack: &Pack, cards: usize) -> u32 {
        let ace = match self.ace {
            Ace::Points(points) => points,
            Ace::Either => 1,
        };
        let mut all: Vec<u32> = pack
            .iter()
            .map(|card| self.pips(card).unwrap_or(ace))
            .collect();
        all.sort_unstable();
        all.iter().take(cards).sum()
    }

    /// The points of a card. `None`: it is an ace or a joker.
    #[must_use]
    pub fn pips(&self, card: Card) -> Option<u32> {
        let rank = card.rank().filter(|rank| *rank != Rank::Ace)?;
        Some(match rank {
            _ if self.courts_only && rank < Rank::Jack => 0,
            _ => (rank as u32 + 2).min(10),
        })
    }
}
