//! The rules of the games for three stakes: the best upcard, a brag, and drawing to a number (RULES 10.4, 10.8).

use super::super::Chips;
use super::super::rules::{Rules, StageRules};
use crate::cards::{Card, Rank};

/// What one of the three stakes is won by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassicRules {
    /// The best upcard takes the first pot, by itself.
    Upcard(UpcardRules),
    /// A brag between two for the second pot.
    Brag(BragRules),
    /// Drawing to a number for the third pot.
    Number(NumberRules),
}

/// The rules of the first stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpcardRules {
    /// Whether a pair-royal shown for the second pot takes all three. The first pot then waits for it (RULES 10.8,
    /// `royal_takes_all`).
    pub royal_takes_all: bool,
}

/// The rules of a brag between two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BragRules {
    /// The most that may be put in at once.
    pub most: Option<Chips>,
}

/// The rules of drawing to a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberRules {
    /// The number.
    pub target: u32,
    /// What an ace counts.
    pub ace: Ace,
    /// How many cards one may draw.
    pub most: Option<u32>,
    /// What hitting the number wins.
    pub exact: Exact,
    /// Who of the nearest wins, where they are equal.
    pub tie: NumberTie,
    /// What each other player pays to whoever wins all three pots, in antes.
    pub all_three: Chips,
}

/// What an ace counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ace {
    /// So many points.
    Points(u32),
    /// One or eleven, whichever brings the hand nearer to the number.
    Either,
}

/// What hitting the number wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exact {
    /// The pot, at once.
    Takes,
    /// A share of the pot with all who hit it in their turn.
    Split,
}

/// Who wins of some who are equally near.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NumberTie {
    /// The elder.
    Elder,
    /// All of them, in equal shares.
    Split,
}

impl NumberRules {
    /// What these cards count: courts and tens 10, aces as agreed on, others their pips.
    #[must_use]
    pub fn total(&self, cards: impl Iterator<Item = Card>) -> u32 {
        let (mut pips, mut aces) = (0, 0);
        for card in cards {
            match NumberRules::pips(card) {
                Some(count) => pips += count,
                None => aces += 1,
            }
        }
        self.points(pips, aces)
    }

    /// What so many pips and so many aces count together.
    #[must_use]
    pub fn points(&self, pips: u32, aces: u32) -> u32 {
        let Ace::Points(ace) = self.ace else {
            let least = pips + aces;
            let room = self.target.saturating_sub(least) / 10;
            return least + 10 * room.min(aces);
        };
        pips + aces * ace
    }

    /// What a card counts that is no ace.
    #[must_use]
    pub fn pips(card: Card) -> Option<u32> {
        let rank = card.rank().filter(|rank| *rank != Rank::Ace)?;
        Some((rank as u32 + 2).min(10))
    }
}

impl Rules {
    /// How players draw to a number: the rules of the third of three stakes.
    #[must_use]
    pub fn number(&self) -> Option<&NumberRules> {
        self.stages.iter().find_map(|stage| match stage {
            StageRules::Classic(ClassicRules::Number(rules)) => Some(rules),
            _ => None,
        })
    }

    /// As [`Rules::number`], to change them.
    pub fn number_mut(&mut self) -> Option<&mut NumberRules> {
        self.stages.iter_mut().find_map(|stage| match stage {
            StageRules::Classic(ClassicRules::Number(rules)) => Some(rules),
            _ => None,
        })
    }

    /// What may be bragged: the rules of a brag between two.
    #[must_use]
    pub fn brag(&self) -> Option<&BragRules> {
        self.stages.iter().find_map(|stage| match stage {
            StageRules::Classic(ClassicRules::Brag(rules)) => Some(rules),
            _ => None,
        })
    }

    /// As [`Rules::brag`], to change them.
    pub fn brag_mut(&mut self) -> Option<&mut BragRules> {
        self.stages.iter_mut().find_map(|stage| match stage {
            StageRules::Classic(ClassicRules::Brag(rules)) => Some(rules),
            _ => None,
        })
    }

    /// Whether a pair-royal shown for the second of three stakes takes all (RULES 10.8).
    #[must_use]
    pub fn royal_takes_all(&self) -> bool {
        let takes = |stage: &StageRules| match stage {
            StageRules::Classic(ClassicRules::Upcard(rules)) => rules.royal_takes_all,
            _ => false,
        };
        self.stages.iter().any(takes)
    }
}
