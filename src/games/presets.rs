//! Presets: house rules that go together.

use super::rule::HouseRule;
use crate::engine::Rules;

/// A preset.
#[derive(Debug)]
pub struct Preset {
    /// Its unique key.
    pub key: &'static str,
    /// The options that differ from the defaults, with their values as words.
    settings: &'static [(&'static str, &'static str)],
}

impl Preset {
    /// The rules of the preset.
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

    /// The first preset with these rules. `None`: there is none.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<usize> {
        PRESETS.iter().position(|preset| preset.rules() == *rules)
    }
}

/// The usual rules, as pagat describes them (RULES 9.1), then those of other sources: the strict school (RULES O9,
/// O17, O19, O23) and the French one (RULES O2, O8, O19).
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
