//! The house rules in the words of the sheet, in groups, in the order in which a school settles them.

/// A house rule as the sheet asks for it.
pub struct Asked {
    /// Which rule (RULES 9.1).
    pub key: &'static str,
    /// What it is called.
    pub label: &'static str,
    /// A plain sentence more.
    pub hint: &'static str,
    /// What can be chosen, in the order of the rule's words.
    pub says: &'static [&'static str],
    /// Its clause, and the source that names it.
    pub why: &'static str,
}

/// House rules that belong together.
pub struct Group {
    /// What they are about.
    pub title: &'static str,
    /// Whether they are there to be seen at once.
    pub open: bool,
    /// The rules.
    pub rules: &'static [Asked],
}

const fn asked(
    key: &'static str,
    label: &'static str,
    hint: &'static str,
    says: &'static [&'static str],
    why: &'static str,
) -> Asked {
    Asked {
        key,
        label,
        hint,
        says,
        why,
    }
}

/// Every group; what most schools settle comes first.
pub static GROUPS: [Group; 9] = [
    Group {
        title: "The game",
        open: true,
        rules: &[
            asked(
                "game",
                "Cards each",
                "Of four or five you keep the three you like best.",
                &["Three", "Four", "Five"],
                "RULES 1.4, O21. pagat: “whether three four or five cards are dealt”.",
            ),
            asked(
                "running_flush_over_prial",
                "Running flush beats a prial",
                "Off, a prial is the best hand there is.",
                &[],
                "RULES 1.5 D2, O24. Wikipedia’s table lists the straight flush first; every other source has the prial.",
            ),
        ],
    },
    Group {
        title: "Stakes",
        open: true,
        rules: &[
            asked(
                "ante",
                "Ante",
                "Everyone pays it before a deal.",
                &[],
                "RULES 1.3, O1. pagat: “the initial stake or ante”.",
            ),
            asked(
                "open_min",
                "Least first bet",
                "The deal opens for this or more.",
                &[],
                "RULES O2. pagat: “the minimum and maximum initial bet”.",
            ),
            asked(
                "open_max",
                "Most first bet",
                "Empty is no limit.",
                &[],
                "RULES O2. The French text plays two to five.",
            ),
        ],
    },
    Group {
        title: "Wild cards",
        open: false,
        rules: &[
            asked(
                "wild",
                "Wild cards",
                "A wild card stands for whatever helps most.",
                &[],
                "RULES 4, O22. pagat: “wild cards, also known as floaters”.",
            ),
            asked(
                "jokers",
                "Jokers",
                "Added to the pack, and always wild.",
                &["None", "1", "2", "3", "4"],
                "RULES 4, O22. pagat names jokers among the wild cards.",
            ),
            asked(
                "wild_as_itself_is_natural",
                "Wild as itself is natural",
                "A wild two that plays as a two is no wild card then.",
                &[],
                "RULES 4. Sources only say that fewer wild cards win; this is how some count them.",
            ),
            asked(
                "discards_before_wilds",
                "Discards count before wilds",
                "Equal hands are told apart by what was thrown away first.",
                &[],
                "RULES 1.4. A ruling: no source says which of the two goes first.",
            ),
        ],
    },
    Group {
        title: "Betting limits",
        open: false,
        rules: &[
            asked(
                "raise_limit",
                "Largest raise",
                "Above the last bet. Empty is no limit.",
                &[],
                "RULES 1.5 D10, O3. pagat: “limit (if any) on the amount”.",
            ),
            asked(
                "bet_cap",
                "Largest bet",
                "Empty is no limit.",
                &[],
                "RULES 1.5 D10, O4. An English house-rules text: “there is a maximum bet”.",
            ),
            asked(
                "pot_limit",
                "Pot limit",
                "No bet is more than the pot before it.",
                &[],
                "RULES O5. pagat: “raise the pot by more than its current” amount.",
            ),
        ],
    },
    Group {
        title: "Blind play",
        open: false,
        rules: &[
            asked(
                "blind_play",
                "Blind play",
                "Bet without looking, at half price.",
                &[],
                "RULES 1.3, O7. pagat: “the extra option of playing blind”.",
            ),
            asked(
                "blind_look",
                "A blind hand is looked at",
                "Before your first bet you may look in any case.",
                &["On your own turn", "At any time"],
                "RULES 1.5 D6, O8. pagat allows it on your turn, the French text at any moment.",
            ),
            asked(
                "blind_last",
                "The last one in, blind",
                "What comes of the pot when all fold to a blind player.",
                &[
                    "Keeps the hand, pot carried",
                    "The pot is carried",
                    "Wins the pot",
                ],
                "RULES 1.5 D1 and D11, O10. pagat: “you are allowed to retain your hand”.",
            ),
            asked(
                "blind_means_not_looked",
                "Blind without a bet",
                "One who has neither looked nor bet is blind too.",
                &[],
                "RULES 1.3 and V51. A ruling: no source speaks of it.",
            ),
            asked(
                "retained_mode",
                "Beside a kept hand comes",
                "The others must beat a hand that lies face up, or fold.",
                &["A second blind hand", "A hand face up"],
                "RULES 1.3, O12. pagat: “dealt a second hand face up”.",
            ),
            asked(
                "two_hands_rewin",
                "With two blind hands, the last keeps",
                "For one who is last again with both unseen.",
                &["One of the two hands", "One of them or none"],
                "RULES 1.5 D9, O11. Wikipedia: “he must throw away one without looking”; pagat: “may choose to retain either”.",
            ),
        ],
    },
    Group {
        title: "The see",
        open: false,
        rules: &[
            asked(
                "see_cost",
                "To see costs",
                "What one of the last two pays to see the other.",
                &["Twice the bet", "The bet"],
                "RULES 1.5 D8, O6. All say double; pagat’s variation: “you only need to equal the most recent”.",
            ),
            asked(
                "see_blind_after",
                "A blind player is seen after",
                "So many bets of one who has looked. Empty is never.",
                &[],
                "RULES 1.5 D7, O9. An English house-rules text: “you can call him/her after 3 bets”.",
            ),
            asked(
                "agreed_showdown",
                "Agreed showdown",
                "Three or more may all agree to show.",
                &[],
                "RULES O18. Wikipedia: “they may agree to a showdown”.",
            ),
        ],
    },
    Group {
        title: "Running out of money",
        open: false,
        rules: &[
            asked(
                "shortage",
                "Short of the least bet",
                "What is open to one who cannot pay it.",
                &[
                    "Cover the pot",
                    "Borrow, if anyone lends",
                    "The richest must lend",
                ],
                "RULES 5, O13. pagat: “This is called covering the pot”, “must either fold or borrow money”.",
            ),
            asked(
                "headsup_short",
                "Short when two are left",
                "The other may have to lend, or to show his hand.",
                &["As among more", "Lend or show"],
                "RULES 5.4, O14. pagat: “has the choice of either”.",
            ),
            asked(
                "rebuy_after_cover_loss",
                "Back after a lost cover",
                "Whoever covers and loses all may buy in again.",
                &[],
                "RULES O15. An English house-rules text: “being broke means being broke”.",
            ),
            asked(
                "table_minimum",
                "The table’s minimum",
                "Shown on sitting down and on buying in. 0 is none.",
                &[],
                "RULES O16. pagat: “say £10”.",
            ),
            asked(
                "table_stakes",
                "Played for table stakes",
                "Chips are bought between deals only.",
                &[],
                "RULES O17. pagat: “what Poker players know as table stakes”.",
            ),
        ],
    },
    Group {
        title: "Dealing and shuffling",
        open: false,
        rules: &[
            asked(
                "shuffle",
                "The pack is shuffled",
                "Else it is only gathered and dealt again.",
                &[
                    "After a prial has won",
                    "After a prial was shown",
                    "After any hand was shown",
                    "After every deal",
                    "Never again",
                ],
                "RULES 1.5 D3, O19. pagat: “only shuffled if the previous hand was” won by a prial; the French text after any see.",
            ),
            asked(
                "stock_face_up",
                "Pack face up",
                "The bottom card of the pack can be seen.",
                &[],
                "RULES O20. pagat: “the remainder of the pack is placed face” up.",
            ),
        ],
    },
    Group {
        title: "The dealer",
        open: false,
        rules: &[
            asked(
                "first_dealer",
                "The first dealer",
                "The deal then passes to the left.",
                &["By chance", "High card"],
                "RULES 1.5 D14, O23. A house-rules text: “the highest card is the dealer”; the French: by chance or consent.",
            ),
            asked(
                "dealers_choice",
                "Dealer’s choice",
                "After one deal more than there are players, the next dealer names cards, wild cards and blind play.",
                &[],
                "RULES O26. Wikipedia: “one more deal than the number of players”, then “the next dealer gets to choose the game”.",
            ),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::GROUPS;
    use crate::games::{HOUSE_RULES, Kind};

    #[test]
    fn every_house_rule_is_asked_for_once_and_each_of_its_words_is_said() {
        for rule in HOUSE_RULES {
            let rules = GROUPS.iter().flat_map(|group| group.rules);
            let asked: Vec<_> = rules.filter(|asked| asked.key == rule.key).collect();
            let [asked] = asked[..] else {
                panic!("{} is asked for {} times", rule.key, asked.len())
            };
            let words = match rule.kind {
                // A dealer who is chosen is found before the sheet is filled in.
                Kind::Word(words) if rule.key == "first_dealer" => words.len() - 1,
                Kind::Word(words) => words.len(),
                Kind::Count { most } => most as usize + 1,
                _ => 0,
            };
            assert_eq!(asked.says.len(), words, "{}", asked.key);
            assert!(asked.hint.ends_with('.'), "{}: {}", asked.key, asked.hint);
            assert!(asked.why.starts_with("RULES "), "{}", asked.key);
        }
        let asked: usize = GROUPS.iter().map(|group| group.rules.len()).sum();
        assert_eq!(asked, HOUSE_RULES.len());
    }
}
