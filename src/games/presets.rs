//! Presets: house rules that go together.

use super::catalogue::named;
use super::catalogue_game::CatalogueGame;
use super::rule::HouseRule;
use crate::engine::Rules;

#[derive(Debug)]
pub struct Preset {
    /// Its unique key.
    pub key: &'static str,
    /// The game that it is meant for. Its rules go with every betting game.
    game: &'static str,
    /// The options that differ from the defaults, with their values as words.
    settings: &'static [(&'static str, &'static str)],
}

impl Preset {
    /// The rules of the preset, in the game that it is meant for.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules_of(self.game)
    }

    /// The rules of the preset, in the betting game of these rules.
    #[must_use]
    pub fn rules_within(&self, rules: &Rules) -> Rules {
        self.rules_of(rules.game)
    }

    fn rules_of(&self, game: &str) -> Rules {
        let usual = named(game).map(|game| (game.rules)());
        let mut rules = usual
            .filter(Rules::is_betting)
            .unwrap_or_else(super::betting::three_card);
        for (key, word) in self.settings {
            let rule = HouseRule::named(key);
            if let Some((rule, setting)) = rule.and_then(|rule| Some((rule, rule.kind.read(word)?)))
            {
                rule.set(&mut rules, setting);
            }
        }
        rules
    }

    /// Whether there are presets for the game of these rules.
    #[must_use]
    pub fn are_for(rules: &Rules) -> bool {
        let house = super::catalogue::of(rules).map(CatalogueGame::house);
        let is_of_it = |preset: &Preset| named(preset.game).map(CatalogueGame::house) == house;
        PRESETS.iter().any(is_of_it)
    }

    /// The preset with these rules, in any betting game. `None`: there is none.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<usize> {
        let has_these = |preset: &Preset| preset.rules_within(rules) == *rules;
        PRESETS.iter().position(has_these)
    }
}

/// The usual rules, as pagat describes them (RULES 9.1), then those of other sources: the strict school (RULES O9,
/// O17, O19, O23) and the French one (RULES O2, O8, O19).
pub static PRESETS: [Preset; 5] = [
    Preset {
        key: "usual",
        game: "three_card",
        settings: &[],
    },
    Preset {
        key: "strict",
        game: "three_card",
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
        game: "three_card",
        settings: &[
            ("open_min", "2"),
            ("open_max", "5"),
            ("blind_look", "any_time"),
            ("shuffle", "any_seen"),
        ],
    },
    Preset {
        key: "wild_twos",
        game: "four_card",
        settings: &[("wild", "twos")],
    },
    Preset {
        key: "quick",
        game: "three_card",
        settings: &[
            ("bet_cap", "4"),
            ("see_cost", "equal"),
            ("blind_last", "win"),
            ("shuffle", "always"),
        ],
    },
];
