//! The house rules in the words of the sheet, in groups, in the order in which a school settles them.

use crate::ui::language::{Text, say};

/// A house rule as the sheet asks for it.
pub struct Asked {
    /// Which rule (RULES 9.1).
    pub key: &'static str,
    /// What it is called.
    pub label: Text,
    /// A plain sentence more.
    pub hint: Text,
    /// What can be chosen, in the order of the rule's words; of a count, what 0 is called.
    pub says: &'static [Text],
    /// Its clause, and the source that names it.
    pub why: Text,
}

/// House rules that belong together.
pub struct Group {
    /// What they are about.
    pub title: Text,
    /// Whether they are there to be seen at once.
    pub open: bool,
    /// The rules.
    pub rules: &'static [Asked],
}

pub(super) const fn asked(
    key: &'static str,
    label: Text,
    hint: Text,
    says: &'static [Text],
    why: Text,
) -> Asked {
    Asked {
        key,
        label,
        hint,
        says,
        why,
    }
}

/// Every group of the betting games; what most schools settle comes first.
pub static GROUPS: [Group; 9] = [
    Group {
        title: say::GROUP_GAME,
        open: true,
        rules: &[
            asked(
                "game",
                say::RULE_GAME,
                say::RULE_GAME_HINT,
                &[
                    say::RULE_GAME_THREE_CARD,
                    say::RULE_GAME_FOUR_CARD,
                    say::RULE_GAME_FIVE_CARD,
                    say::RULE_GAME_BEST_OF_SEVEN,
                    say::RULE_GAME_BEST_OF_THIRTEEN,
                ],
                say::RULE_GAME_WHY,
            ),
            asked(
                "running_flush_over_prial",
                say::RULE_RUNNING_FLUSH_OVER_PRIAL,
                say::RULE_RUNNING_FLUSH_OVER_PRIAL_HINT,
                &[],
                say::RULE_RUNNING_FLUSH_OVER_PRIAL_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_STAKES,
        open: true,
        rules: &[
            asked(
                "ante",
                say::RULE_ANTE,
                say::RULE_ANTE_HINT,
                &[],
                say::RULE_ANTE_WHY,
            ),
            asked(
                "open_min",
                say::RULE_OPEN_MIN,
                say::RULE_OPEN_MIN_HINT,
                &[],
                say::RULE_OPEN_MIN_WHY,
            ),
            asked(
                "open_max",
                say::RULE_OPEN_MAX,
                say::EMPTY_IS_NO_LIMIT,
                &[],
                say::RULE_OPEN_MAX_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_WILD,
        open: false,
        rules: &[
            asked(
                "wild",
                say::RULE_WILD,
                say::RULE_WILD_HINT,
                &[],
                say::RULE_WILD_WHY,
            ),
            asked(
                "jokers",
                say::RULE_JOKERS,
                say::RULE_JOKERS_HINT,
                &[say::RULE_JOKERS_NONE],
                say::RULE_JOKERS_WHY,
            ),
            asked(
                "wild_as_itself_is_natural",
                say::RULE_WILD_AS_ITSELF_IS_NATURAL,
                say::RULE_WILD_AS_ITSELF_IS_NATURAL_HINT,
                &[],
                say::RULE_WILD_AS_ITSELF_IS_NATURAL_WHY,
            ),
            asked(
                "discards_before_wilds",
                say::RULE_DISCARDS_BEFORE_WILDS,
                say::RULE_DISCARDS_BEFORE_WILDS_HINT,
                &[],
                say::RULE_DISCARDS_BEFORE_WILDS_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_LIMITS,
        open: false,
        rules: &[
            asked(
                "raise_limit",
                say::RULE_RAISE_LIMIT,
                say::RULE_RAISE_LIMIT_HINT,
                &[],
                say::RULE_RAISE_LIMIT_WHY,
            ),
            asked(
                "bet_cap",
                say::RULE_BET_CAP,
                say::EMPTY_IS_NO_LIMIT,
                &[],
                say::RULE_BET_CAP_WHY,
            ),
            asked(
                "pot_limit",
                say::RULE_POT_LIMIT,
                say::RULE_POT_LIMIT_HINT,
                &[],
                say::RULE_POT_LIMIT_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_BLIND,
        open: false,
        rules: &[
            asked(
                "blind_play",
                say::RULE_BLIND_PLAY,
                say::RULE_BLIND_PLAY_HINT,
                &[],
                say::RULE_BLIND_PLAY_WHY,
            ),
            asked(
                "blind_look",
                say::RULE_BLIND_LOOK,
                say::RULE_BLIND_LOOK_HINT,
                &[say::RULE_BLIND_LOOK_OWN_TURN, say::RULE_BLIND_LOOK_ANY_TIME],
                say::RULE_BLIND_LOOK_WHY,
            ),
            asked(
                "blind_last",
                say::RULE_BLIND_LAST,
                say::RULE_BLIND_LAST_HINT,
                &[
                    say::RULE_BLIND_LAST_KEEP,
                    say::RULE_BLIND_LAST_CARRY,
                    say::RULE_BLIND_LAST_WIN,
                ],
                say::RULE_BLIND_LAST_WHY,
            ),
            asked(
                "blind_means_not_looked",
                say::RULE_BLIND_MEANS_NOT_LOOKED,
                say::RULE_BLIND_MEANS_NOT_LOOKED_HINT,
                &[],
                say::RULE_BLIND_MEANS_NOT_LOOKED_WHY,
            ),
            asked(
                "retained_mode",
                say::RULE_RETAINED_MODE,
                say::RULE_RETAINED_MODE_HINT,
                &[
                    say::RULE_RETAINED_MODE_TWO_HANDS,
                    say::RULE_RETAINED_MODE_FACE_UP,
                ],
                say::RULE_RETAINED_MODE_WHY,
            ),
            asked(
                "two_hands_rewin",
                say::RULE_TWO_HANDS_REWIN,
                say::RULE_TWO_HANDS_REWIN_HINT,
                &[
                    say::RULE_TWO_HANDS_REWIN_ONE,
                    say::RULE_TWO_HANDS_REWIN_ONE_OR_NONE,
                ],
                say::RULE_TWO_HANDS_REWIN_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_SEE,
        open: false,
        rules: &[
            asked(
                "see_cost",
                say::RULE_SEE_COST,
                say::RULE_SEE_COST_HINT,
                &[say::RULE_SEE_COST_DOUBLE, say::RULE_SEE_COST_EQUAL],
                say::RULE_SEE_COST_WHY,
            ),
            asked(
                "see_blind_after",
                say::RULE_SEE_BLIND_AFTER,
                say::RULE_SEE_BLIND_AFTER_HINT,
                &[],
                say::RULE_SEE_BLIND_AFTER_WHY,
            ),
            asked(
                "agreed_showdown",
                say::RULE_AGREED_SHOWDOWN,
                say::RULE_AGREED_SHOWDOWN_HINT,
                &[],
                say::RULE_AGREED_SHOWDOWN_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_MONEY,
        open: false,
        rules: &[
            asked(
                "shortage",
                say::RULE_SHORTAGE,
                say::RULE_SHORTAGE_HINT,
                &[
                    say::RULE_SHORTAGE_COVER,
                    say::RULE_SHORTAGE_BORROW,
                    say::RULE_SHORTAGE_RICHEST_LENDS,
                ],
                say::RULE_SHORTAGE_WHY,
            ),
            asked(
                "headsup_short",
                say::RULE_HEADSUP_SHORT,
                say::RULE_HEADSUP_SHORT_HINT,
                &[
                    say::RULE_HEADSUP_SHORT_COVER,
                    say::RULE_HEADSUP_SHORT_LEND_OR_SHOW,
                ],
                say::RULE_HEADSUP_SHORT_WHY,
            ),
            asked(
                "rebuy_after_cover_loss",
                say::RULE_REBUY_AFTER_COVER_LOSS,
                say::RULE_REBUY_AFTER_COVER_LOSS_HINT,
                &[],
                say::RULE_REBUY_AFTER_COVER_LOSS_WHY,
            ),
            asked(
                "table_minimum",
                say::RULE_TABLE_MINIMUM,
                say::RULE_TABLE_MINIMUM_HINT,
                &[],
                say::RULE_TABLE_MINIMUM_WHY,
            ),
            asked(
                "table_stakes",
                say::RULE_TABLE_STAKES,
                say::RULE_TABLE_STAKES_HINT,
                &[],
                say::RULE_TABLE_STAKES_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_DEALING,
        open: false,
        rules: &[
            asked(
                "shuffle",
                say::RULE_SHUFFLE,
                say::RULE_SHUFFLE_HINT,
                &[
                    say::RULE_SHUFFLE_PRIAL_WON,
                    say::RULE_SHUFFLE_PRIAL_SHOWN,
                    say::RULE_SHUFFLE_ANY_SEEN,
                    say::RULE_SHUFFLE_ALWAYS,
                    say::RULE_SHUFFLE_NEVER,
                ],
                say::RULE_SHUFFLE_WHY,
            ),
            asked(
                "stock_face_up",
                say::RULE_STOCK_FACE_UP,
                say::RULE_STOCK_FACE_UP_HINT,
                &[],
                say::RULE_STOCK_FACE_UP_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_DEALER,
        open: false,
        rules: &[
            asked(
                "first_dealer",
                say::RULE_FIRST_DEALER,
                say::RULE_FIRST_DEALER_HINT,
                &[
                    say::RULE_FIRST_DEALER_RANDOM,
                    say::RULE_FIRST_DEALER_HIGH_CARD,
                ],
                say::RULE_FIRST_DEALER_WHY,
            ),
            asked(
                "dealers_choice",
                say::RULE_DEALERS_CHOICE,
                say::RULE_DEALERS_CHOICE_HINT,
                &[],
                say::RULE_DEALERS_CHOICE_WHY,
            ),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::super::asked_classic::{CLASSIC_GROUPS, is_classic};
    use super::super::asked_patti::PATTI_GROUPS;
    use super::super::asked_rounds::{ROUND_GROUPS, is_round};
    use super::super::asked_sets::{BUS_GROUPS, HOUSE_GROUPS, SET_GROUPS};
    use super::{GROUPS, Group};
    use crate::games::{self, GAME_KEYS, Kind};

    #[test]
    fn every_option_of_every_game_is_asked_for_once_and_each_of_its_words_is_said() {
        for game in GAME_KEYS.iter().filter_map(|key| games::named(key)) {
            let rules = (game.rules)();
            let groups: &[Group] = if rules.is_betting() {
                &GROUPS
            } else if rules.swapping().is_some() {
                &BUS_GROUPS
            } else if is_classic(game.key) {
                &CLASSIC_GROUPS
            } else if is_round(game.key) {
                &ROUND_GROUPS
            } else if rules.against_house().is_some() {
                &HOUSE_GROUPS
            } else if rules.patti().is_some() {
                &PATTI_GROUPS
            } else {
                &SET_GROUPS
            };
            for rule in game.options {
                let rules = groups.iter().flat_map(|group| group.rules);
                let asked: Vec<_> = rules.filter(|asked| asked.key == rule.key).collect();
                let [asked] = asked[..] else {
                    panic!("{} is asked for {} times", rule.key, asked.len())
                };
                let words = match rule.kind {
                    // A dealer who is chosen is found before the sheet is filled in.
                    Kind::Word(words) if rule.key == "first_dealer" => words.len() - 1,
                    Kind::Word(words) | Kind::Value(words) => words.len(),
                    Kind::Count { least: 0, most } if most < 9 => 1,
                    _ => 0,
                };
                assert_eq!(asked.says.len(), words, "{}", asked.key);
                assert!(asked.hint.get().ends_with('.'), "{}", asked.key);
                assert!(asked.why.get().starts_with("RULES "), "{}", asked.key);
            }
        }
        let count = |groups: &[Group]| groups.iter().map(|group| group.rules.len()).sum::<usize>();
        assert_eq!(count(&GROUPS), games::HOUSE_RULES.len());
        for asked in SET_GROUPS.iter().flat_map(|group| group.rules) {
            let mut games = GAME_KEYS.iter().filter_map(|key| games::named(key));
            assert!(games.any(|game| game.option(asked.key).is_some()));
        }
    }
}
