//! House rules that go together: what a school can begin with.

use super::rule::HouseRule;
use crate::engine::Rules;

/// A set of house rules under one name.
#[derive(Debug)]
pub struct Preset {
    /// Tells it apart.
    pub key: &'static str,
    /// The rules that differ from the defaults, and the word each is set to.
    settings: &'static [(&'static str, &'static str)],
}

impl Preset {
    /// The rules themselves.
    #[must_use]
    pub fn rules(&self) -> Rules {
        let mut rules = super::three_card();
        for (key, word) in self.settings {
            let rule = HouseRule::named(key);
            if let Some((rule, setting)) = rule.and_then(|rule| Some((rule, rule.kind.read(word)?)))
            {
                rule.set(&mut rules, setting);
            }
        }
        rules
    }

    /// The first of all presets that these rules are.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<usize> {
        PRESETS.iter().position(|preset| preset.rules() == *rules)
    }
}

/// The usual rules, as pagat describes them (RULES 9.1); then what other sources describe, the strict
/// school from the house rules in RULES O9, O17, O19 and O23, the French from RULES O2, O8 and O19.
pub static PRESETS: [Preset; 5] = [
    Preset {
        key: "usual",
        settings: &[],
    },
    Preset {
        key: "strict",
        settings: &[
            ("open_max", "5"),
            ("see_blind_after", "3"),
            ("table_stakes", "yes"),
            ("agreed_showdown", "no"),
            ("shuffle", "prial_shown"),
            ("first_dealer", "high_card"),
        ],
    },
    Preset {
        key: "french",
        settings: &[
            ("open_min", "2"),
            ("open_max", "5"),
            ("blind_look", "any_time"),
            ("shuffle", "any_seen"),
        ],
    },
    Preset {
        key: "wild_twos",
        settings: &[("game", "four_card"), ("wild", "twos")],
    },
    Preset {
        key: "quick",
        settings: &[
            ("bet_cap", "4"),
            ("see_cost", "equal"),
            ("blind_last", "win"),
            ("shuffle", "always"),
        ],
    },
];
