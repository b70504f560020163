//! House rules that go together: what a school can begin with.

use super::rule::HouseRule;
use crate::engine::Rules;

/// A set of house rules under one name.
#[derive(Debug)]
pub struct Preset {
    /// What it is called.
    pub name: &'static str,
    /// What of it differs from the usual rules, in a line.
    pub says: &'static str,
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
        name: "The usual rules",
        says: "Three cards, ante 1, no limit, blind play, hardly ever a shuffle.",
        settings: &[],
    },
    Preset {
        name: "Strict pub school",
        says: "Open for 1 to 5, table stakes, no showdown by agreement. High card deals. A blind \
            player can be seen after 3 bets.",
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
        name: "French school",
        says: "Open for 2 to 5, look at your cards at any time, a shuffle after any see.",
        settings: &[
            ("open_min", "2"),
            ("open_max", "5"),
            ("blind_look", "any_time"),
            ("shuffle", "any_seen"),
        ],
    },
    Preset {
        name: "Wild twos, four cards",
        says: "Four cards each, of which three play. All twos are wild.",
        settings: &[("game", "four_card"), ("wild", "twos")],
    },
    Preset {
        name: "Quick and small",
        says: "No bet above 4, a see costs the bet, the last one in wins blind or not, a shuffle \
            after every deal.",
        settings: &[
            ("bet_cap", "4"),
            ("see_cost", "equal"),
            ("blind_last", "win"),
            ("shuffle", "always"),
        ],
    },
];
