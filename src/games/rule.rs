//! A house rule, and the values it can have.

use crate::cards::CardSet;
use crate::engine::{Chips, Rules};

/// One house rule.
#[derive(Clone, Copy, Debug)]
pub struct HouseRule {
    /// Its key in records (RULES 9.1).
    pub key: &'static str,
    /// The values it can have.
    pub kind: Kind,
    pub(super) get: fn(&Rules) -> Option<u64>,
    pub(super) set: fn(&mut Rules, Option<u64>),
    pub(super) matters: fn(&Rules) -> bool,
    /// The key of an option whose present value excludes this one.
    pub(super) clashes: fn(&Rules) -> Option<&'static str>,
}

/// For an option that clashes with no other.
pub(super) fn never(_: &Rules) -> Option<&'static str> {
    None
}

/// The kind of a house rule's values. Every value is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number of chips.
    Chips {
        /// The least value.
        least: Chips,
    },
    /// A whole number, or no limit.
    Limit {
        /// The least value.
        least: u64,
        most: u64,
    },
    /// A whole number.
    Count {
        /// The least value.
        least: u64,
        most: u64,
    },
    /// Some of the 52 cards. One bit for each, by [`Card::index`](crate::cards::Card::index).
    Cards,
    /// No or yes: 0 or 1.
    Flag,
    /// One of these words, by its index.
    Word(&'static [&'static str]),
    /// One of these values, by its index. In a record `none` is null, `no` and `yes` are false and true, and a number is a
    /// number.
    Value(&'static [&'static str]),
}

impl Kind {
    /// Whether a rule of this kind can have this value.
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
    /// The key of an option in these rules that excludes this one.
    #[must_use]
    pub fn clash(&self, rules: &Rules) -> Option<&'static str> {
        (self.clashes)(rules)
    }

    /// The value in these rules. `None`: there is no limit.
    #[must_use]
    pub fn get(&self, rules: &Rules) -> Option<u64> {
        (self.get)(rules)
    }

    /// Sets the value. A value that its kind does not admit changes nothing.
    pub fn set(&self, rules: &mut Rules, setting: Option<u64>) {
        if self.kind.admits(setting) {
            (self.set)(rules, setting);
        }
    }

    /// Whether the rule makes a difference beside the others: how blind hands are kept matters only if hands are
    /// played blind.
    #[must_use]
    pub fn matters(&self, rules: &Rules) -> bool {
        (self.matters)(rules)
    }
}
