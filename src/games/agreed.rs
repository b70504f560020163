//! What is agreed, in sentences: one for each house rule that makes a difference beside the others.

use super::rule::{HouseRule, Kind};
use super::wild::wild_said;
use crate::cards::CardSet;
use crate::engine::Rules;

/// What every house rule says, in the order in which a school goes through them. Of a word, a flag and a
/// count there is a sentence for each setting. Of an amount there are two: for none (or 0), and for `#`.
/// Nothing is said where the sentences before say enough; but no two settings say the same.
const SAYS: [(&str, &[&str]); 30] = [
    (
        "game",
        &[
            "Everyone is dealt three cards.",
            "Everyone is dealt four cards, and plays three of them.",
            "Everyone is dealt five cards, and plays three of them.",
        ],
    ),
    ("wild", &["No card of the pack is wild.", "Wild: #."]),
    (
        "jokers",
        &[
            "",
            "One joker is in the pack, and is wild.",
            "Two jokers are in the pack, and are wild.",
            "Three jokers are in the pack, and are wild.",
            "Four jokers are in the pack, and are wild.",
        ],
    ),
    (
        "running_flush_over_prial",
        &[
            "A prial beats a running flush.",
            "A running flush beats a prial.",
        ],
    ),
    (
        "wild_as_itself_is_natural",
        &[
            "A wild card counts as wild even where it stands for itself.",
            "A wild card that stands for itself counts as natural.",
        ],
    ),
    (
        "discards_before_wilds",
        &[
            "Of equal hands the one with fewer wild cards wins, before what was thrown away counts.",
            "Of equal hands what was thrown away counts, before the number of wild cards.",
        ],
    ),
    (
        "ante",
        &[
            "Nobody pays an ante.",
            "Everyone antes # chip(s) before a deal.",
        ],
    ),
    ("open_min", &["", "The first bet is # or more."]),
    ("open_max", &["", "The first bet is # at most."]),
    (
        "raise_limit",
        &[
            "A bet may be raised by any amount.",
            "A bet is at most # above the last.",
        ],
    ),
    ("bet_cap", &["", "No bet is more than #."]),
    ("pot_limit", &["", "No bet is more than the pot."]),
    (
        "see_cost",
        &["To see costs twice the bet.", "To see costs the bet."],
    ),
    (
        "agreed_showdown",
        &[
            "Hands are only shown when two are left.",
            "Three or more may all agree to show.",
        ],
    ),
    (
        "blind_play",
        &["Nobody plays blind.", "You may play blind, at half price."],
    ),
    (
        "blind_look",
        &[
            "You look at your cards on your turn, or before your first bet.",
            "You may look at your cards at any time.",
        ],
    ),
    (
        "see_blind_after",
        &[
            "One who has looked cannot see a blind player.",
            "One who has looked may see a blind player after # bet(s) of his own.",
        ],
    ),
    (
        "blind_last",
        &[
            "If the last one in is blind, the pot is carried and he keeps his hand.",
            "If the last one in is blind, the pot is carried.",
            "The last one in wins the pot, blind or not.",
        ],
    ),
    (
        "blind_means_not_looked",
        &["", "Whoever has not looked is blind, bet or no bet."],
    ),
    (
        "retained_mode",
        &[
            "Beside a kept hand he is dealt a second, blind like the first.",
            "Beside a kept hand he is dealt a second face up, for the others to beat or fold.",
        ],
    ),
    (
        "two_hands_rewin",
        &[
            "With two blind hands, the last one in keeps one of them.",
            "With two blind hands, the last one in keeps one or none.",
        ],
    ),
    (
        "shortage",
        &[
            "One who cannot pay the least bet may cover the pot with all he has.",
            "One who cannot pay the least bet folds, or borrows from whoever will lend.",
            "One who cannot pay the least bet folds, or the richest still in lends what is missing.",
        ],
    ),
    (
        "headsup_short",
        &[
            "",
            "Where two are left and one is short, the other lends or shows.",
        ],
    ),
    (
        "rebuy_after_cover_loss",
        &[
            "Whoever loses all by a cover is out for good.",
            "Whoever loses all by a cover may buy in again.",
        ],
    ),
    (
        "table_minimum",
        &["", "To sit down or buy in takes # chip(s) or more."],
    ),
    (
        "table_stakes",
        &[
            "Chips may be bought at any time.",
            "Chips are bought between deals only.",
        ],
    ),
    (
        "shuffle",
        &[
            "The pack is shuffled only after a prial has won a see.",
            "The pack is shuffled only after a prial was shown.",
            "The pack is shuffled after any hand was shown.",
            "The pack is shuffled after every deal.",
            "The pack is never shuffled again.",
        ],
    ),
    (
        "stock_face_up",
        &["", "The bottom card of the pack lies open."],
    ),
    (
        "dealers_choice",
        &[
            "",
            "After one deal more than there are players, the next dealer names the game.",
        ],
    ),
    // A dealer who was chosen is, once he deals, like one drawn: the last word is never said.
    (
        "first_dealer",
        &[
            "Chance finds the first dealer.",
            "The highest card dealt finds the first dealer.",
            "",
        ],
    ),
];

/// What is agreed, all of it, a sentence a rule. Rules that differ in anything that makes a difference
/// differ in these sentences.
#[must_use]
pub fn agreed(rules: &Rules) -> Vec<String> {
    lines(|rule| line(rule, rules))
}

/// What of it is not as usual in Brag of three cards.
#[must_use]
pub fn unusual(rules: &Rules) -> Vec<String> {
    let usual = super::three_card();
    lines(|rule| line(rule, rules).filter(|_| rule.get(rules) != rule.get(&usual)))
}

/// In the order of the sentences, what is said of each rule.
fn lines(line: impl Fn(&HouseRule) -> Option<String>) -> Vec<String> {
    let rules = SAYS.iter().filter_map(|(key, _)| HouseRule::named(key));
    rules
        .filter_map(line)
        .filter(|line| !line.is_empty())
        .collect()
}

/// The sentence of a rule; none where it makes no difference.
fn line(rule: &HouseRule, rules: &Rules) -> Option<String> {
    let (_, says) = SAYS.iter().find(|(key, _)| *key == rule.key)?;
    if !rule.matters(rules) {
        return None;
    }
    let setting = rule.get(rules);
    let number = setting.unwrap_or_default();
    let of_amount = match rule.kind {
        Kind::Chips { .. } | Kind::Cards => number > 0,
        Kind::Limit { .. } => setting.is_some(),
        Kind::Count { .. } | Kind::Flag | Kind::Word(_) => {
            return says.get(number as usize).map(|says| (*says).into());
        }
    };
    let template = says.get(usize::from(of_amount))?;
    let told = match rule.kind {
        Kind::Cards => wild_said(CardSet::from_bits(number).unwrap_or_default()),
        _ => number.to_string(),
    };
    let many = if number == 1 { "" } else { "s" };
    Some(template.replace('#', &told).replace("(s)", many))
}

#[cfg(test)]
mod tests {
    use super::{SAYS, agreed, unusual};
    use crate::games::{self, HOUSE_RULES, Kind, Preset};

    #[test]
    fn every_setting_of_every_rule_says_something_of_its_own() {
        assert_eq!(SAYS.len(), HOUSE_RULES.len());
        for rule in HOUSE_RULES {
            let (_, says) = SAYS
                .iter()
                .find(|(key, _)| *key == rule.key)
                .expect(rule.key);
            let settings = match rule.kind {
                Kind::Word(words) => words.len(),
                Kind::Count { most } => most as usize + 1,
                _ => 2,
            };
            assert_eq!(says.len(), settings, "{}", rule.key);
        }
        let mut said: Vec<&str> = SAYS.iter().flat_map(|(_, says)| *says).copied().collect();
        said.retain(|says| !says.is_empty());
        for (nth, says) in said.iter().enumerate() {
            assert!(!said[..nth].contains(says), "{says}");
        }
    }

    #[test]
    fn the_usual_rules_in_sentences() {
        assert_eq!(
            agreed(&games::three_card()),
            [
                "Everyone is dealt three cards.",
                "No card of the pack is wild.",
                "A prial beats a running flush.",
                "Everyone antes 1 chip before a deal.",
                "The first bet is 1 or more.",
                "A bet may be raised by any amount.",
                "To see costs twice the bet.",
                "Three or more may all agree to show.",
                "You may play blind, at half price.",
                "You look at your cards on your turn, or before your first bet.",
                "One who has looked cannot see a blind player.",
                "If the last one in is blind, the pot is carried and he keeps his hand.",
                "Beside a kept hand he is dealt a second, blind like the first.",
                "With two blind hands, the last one in keeps one of them.",
                "One who cannot pay the least bet may cover the pot with all he has.",
                "Whoever loses all by a cover is out for good.",
                "Chips may be bought at any time.",
                "The pack is shuffled only after a prial has won a see.",
                "Chance finds the first dealer.",
            ]
        );
        assert_eq!(unusual(&games::three_card()), [""; 0]);
    }

    #[test]
    fn what_is_unusual_is_told_alone() {
        let french = games::PRESETS
            .iter()
            .find(|preset| preset.name == "French school");
        assert_eq!(
            unusual(&french.map(Preset::rules).expect("a preset")),
            [
                "The first bet is 2 or more.",
                "The first bet is 5 at most.",
                "You may look at your cards at any time.",
                "The pack is shuffled after any hand was shown.",
            ]
        );
    }

    #[test]
    fn nothing_is_said_of_blind_hands_where_nobody_plays_blind() {
        let mut rules = games::three_card();
        rules.ante = 0;
        if let Some(vying) = rules.vying_mut() {
            vying.blind_play = false;
        }
        let lines = agreed(&rules);
        assert!(lines.contains(&"Nobody pays an ante.".into()));
        let of_blind = lines.iter().filter(|line| line.contains("blind")).count();
        assert_eq!(of_blind, 1);
    }
}
