//! What a house rule is, and what it can be set to.

use super::house::HOUSE_RULES;
use crate::cards::CardSet;
use crate::engine::{Chips, Rules};

/// One house rule.
#[derive(Clone, Copy, Debug)]
pub struct HouseRule {
    /// Its name in a record (RULES 9.1).
    pub key: &'static str,
    /// What it can be set to.
    pub kind: Kind,
    pub(super) get: fn(&Rules) -> Option<u64>,
    pub(super) set: fn(&mut Rules, Option<u64>),
    pub(super) matters: fn(&Rules) -> bool,
    /// The key that it cannot stand beside, as that is set now.
    pub(super) clashes: fn(&Rules) -> Option<&'static str>,
}

/// An option that goes with every other.
pub(super) fn never(_: &Rules) -> Option<&'static str> {
    None
}

/// What a house rule can be set to. A setting is a number in every case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number of chips.
    Chips {
        /// The least it can be.
        least: Chips,
    },
    /// A whole number, or no limit.
    Limit {
        /// The least it can be.
        least: u64,
        /// The most it can be.
        most: u64,
    },
    /// A whole number.
    Count {
        /// The least it can be.
        least: u64,
        /// The most it can be.
        most: u64,
    },
    /// Some of the 52 cards: a bit for each, by [`Card::index`].
    Cards,
    /// No or yes: 0 or 1.
    Flag,
    /// One of these words, by its place.
    Word(&'static [&'static str]),
    /// One of these values, by its place. In a record `none` is null, and a number is a number.
    Value(&'static [&'static str]),
}

impl Kind {
    /// Whether a rule of this kind can be set so.
    #[must_use]
    pub fn admits(self, setting: Option<u64>) -> bool {
        match (self, setting) {
            (Kind::Chips { least }, Some(chips)) => chips >= least,
            (Kind::Limit { least, most }, Some(limit)) => (least..=most).contains(&limit),
            (Kind::Limit { .. }, None) => true,
            (Kind::Count { least, most }, Some(count)) => (least..=most).contains(&count),
            (Kind::Cards, Some(cards)) => CardSet::from_bits(cards).is_some(),
            (Kind::Flag, Some(flag)) => flag <= 1,
            (Kind::Word(words) | Kind::Value(words), Some(place)) => place < words.len() as u64,
            (_, None) => false,
        }
    }
}

impl HouseRule {
    /// The rule of this name.
    #[must_use]
    pub fn named(key: &str) -> Option<&'static HouseRule> {
        HOUSE_RULES.iter().find(|rule| rule.key == key)
    }

    /// The key that this option cannot stand beside, as that is set in these rules.
    #[must_use]
    pub fn clash(&self, rules: &Rules) -> Option<&'static str> {
        (self.clashes)(rules)
    }

    /// How it is set; none where there is no limit.
    #[must_use]
    pub fn get(&self, rules: &Rules) -> Option<u64> {
        (self.get)(rules)
    }

    /// Sets it. A setting that its kind does not admit changes nothing.
    pub fn set(&self, rules: &mut Rules, setting: Option<u64>) {
        if self.kind.admits(setting) {
            (self.set)(rules, setting);
        }
    }

    /// Whether it makes any difference beside the other rules: how blind hands are kept matters only
    /// where hands are played blind.
    #[must_use]
    pub fn matters(&self, rules: &Rules) -> bool {
        (self.matters)(rules)
    }
}
