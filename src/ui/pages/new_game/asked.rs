//! The house rules in the words of the sheet, in the order in which a school settles them.

/// A house rule as the sheet asks for it.
pub struct Asked {
    /// Which rule (RULES 9.1).
    pub key: &'static str,
    /// What it is called.
    pub label: &'static str,
    /// A word more; empty where none is needed.
    pub hint: &'static str,
    /// What can be chosen, in the order of the rule's words.
    pub says: &'static [&'static str],
}

const fn asked(
    key: &'static str,
    label: &'static str,
    hint: &'static str,
    says: &'static [&'static str],
) -> Asked {
    Asked {
        key,
        label,
        hint,
        says,
    }
}

/// What every school settles first.
pub static FIRST: [Asked; 7] = [
    asked("ante", "Ante", "paid by everyone before a deal", &[]),
    asked("open_min", "Least first bet", "", &[]),
    asked("open_max", "Most first bet", "empty is no limit", &[]),
    asked(
        "raise_limit",
        "Largest raise",
        "above the last bet; empty is no limit",
        &[],
    ),
    asked("pot_limit", "Pot limit", "no bet is more than the pot", &[]),
    asked(
        "see_cost",
        "To see costs",
        "",
        &["Twice the bet", "The bet"],
    ),
    asked(
        "blind_play",
        "Blind play",
        "bet without looking, at half price",
        &[],
    ),
];

/// What few schools change.
pub static MORE: [Asked; 10] = [
    asked(
        "shuffle",
        "The pack is shuffled",
        "",
        &[
            "After a prial has won",
            "After a prial was shown",
            "After any hand was shown",
            "After every deal",
            "Never again",
        ],
    ),
    asked(
        "agreed_showdown",
        "Agreed showdown",
        "three or more may all agree to show",
        &[],
    ),
    asked(
        "running_flush_over_prial",
        "Running flush beats a prial",
        "",
        &[],
    ),
    asked("bet_cap", "Largest bet", "empty is no limit", &[]),
    asked(
        "blind_look",
        "Look",
        "",
        &["On your own turn", "At any time"],
    ),
    asked(
        "see_blind_after",
        "A blind player is seen after",
        "so many bets of one who has looked; empty is never",
        &[],
    ),
    asked(
        "blind_last",
        "The last one in, blind",
        "",
        &[
            "Keeps the hand, pot carried",
            "The pot is carried",
            "Wins the pot",
        ],
    ),
    asked(
        "blind_means_not_looked",
        "Blind without a bet",
        "one who has neither looked nor bet is blind too",
        &[],
    ),
    asked(
        "retained_mode",
        "Beside a kept hand comes",
        "",
        &["A second blind hand", "A hand face up"],
    ),
    asked(
        "two_hands_rewin",
        "With two blind hands, the last keeps",
        "",
        &["One of the two hands", "One of them or none"],
    ),
];

#[cfg(test)]
mod tests {
    use super::{FIRST, MORE};
    use crate::games::{HouseRule, Kind};

    #[test]
    fn what_is_asked_is_a_house_rule_and_each_of_its_words_is_said() {
        for asked in FIRST.iter().chain(&MORE) {
            let rule = HouseRule::named(asked.key);
            let rule = rule.unwrap_or_else(|| panic!("{} is no house rule", asked.key));
            let words = match rule.kind {
                Kind::Word(words) => words.len(),
                _ => 0,
            };
            assert_eq!(asked.says.len(), words, "{}", asked.key);
        }
    }
}
