//! How options are declared: a key, its values, and its place in the rules. Records, links and the page use only
//! these declarations.

use crate::engine::Rules;

/// A whole number of chips. `$part` and `$part_mut` lead from the rules to the part with `$field`.
macro_rules! chips {
    ($key:literal, $least:literal, $part:path, $part_mut:path, $field:ident) => {
        $crate::games::rule::HouseRule {
            key: $key,
            kind: $crate::games::rule::Kind::Chips { least: $least },
            get: |rules| Some($part(rules)?.$field),
            set: |rules, to| {
                if let (Some(part), Some(to)) = ($part_mut(rules), to) {
                    part.$field = to;
                }
            },
            matters: $crate::games::options::always,
            clashes: $crate::games::rule::never,
        }
    };
}

/// A whole number, or none.
macro_rules! limit {
    ($key:literal, $least:literal, $most:expr, $part:path, $part_mut:path, $field:ident, $matters:expr) => {
        $crate::games::rule::HouseRule {
            key: $key,
            kind: $crate::games::rule::Kind::Limit {
                least: $least,
                most: $most,
            },
            get: |rules| $part(rules)?.$field.map(Into::into),
            set: |rules, to| {
                if let Some(part) = $part_mut(rules) {
                    part.$field = to.and_then(|to| to.try_into().ok());
                }
            },
            matters: $matters,
            clashes: $crate::games::rule::never,
        }
    };
}

/// Yes or no.
macro_rules! flag {
    ($key:literal, $part:path, $part_mut:path, $field:ident, $matters:expr) => {
        $crate::games::rule::HouseRule {
            key: $key,
            kind: $crate::games::rule::Kind::Flag,
            get: |rules| Some($part(rules)?.$field.into()),
            set: |rules, to| {
                if let Some(part) = $part_mut(rules) {
                    part.$field = to == Some(1);
                }
            },
            matters: $matters,
            clashes: $crate::games::rule::never,
        }
    };
}

/// One of several words, each with what it means.
macro_rules! word {
    ($key:literal, $part:path, $part_mut:path, $field:ident, $matters:expr,
     [$($word:literal = $meaning:expr),+ $(,)?]) => {
        $crate::games::rule::HouseRule {
            key: $key,
            kind: $crate::games::rule::Kind::Word(&[$($word),+]),
            get: |rules| {
                let set = $part(rules)?.$field;
                [$($meaning),+].into_iter().zip(0..).find(|(meaning, _)| *meaning == set).map(|(_, place)| place)
            },
            set: |rules, to| {
                let meaning = to.and_then(|to| [$($meaning),+].into_iter().nth(to as usize));
                if let (Some(part), Some(meaning)) = ($part_mut(rules), meaning) {
                    part.$field = meaning;
                }
            },
            matters: $matters,
            clashes: $crate::games::rule::never,
        }
    };
}

/// A whole number within these bounds.
macro_rules! count {
    ($key:literal, $least:expr, $most:expr, $part:path, $part_mut:path, $field:ident) => {
        $crate::games::rule::HouseRule {
            key: $key,
            kind: $crate::games::rule::Kind::Count {
                least: $least,
                most: $most,
            },
            get: |rules| Some($part(rules)?.$field.into()),
            set: |rules, to| {
                if let (Some(part), Some(Ok(to))) = ($part_mut(rules), to.map(TryInto::try_into)) {
                    part.$field = to;
                }
            },
            matters: $crate::games::options::always,
            clashes: $crate::games::rule::never,
        }
    };
}

pub(super) use {chips, count, flag, limit, word};

pub(super) fn whole(rules: &Rules) -> Option<&Rules> {
    Some(rules)
}

pub(super) fn whole_mut(rules: &mut Rules) -> Option<&mut Rules> {
    Some(rules)
}

pub(super) fn always(_: &Rules) -> bool {
    true
}
