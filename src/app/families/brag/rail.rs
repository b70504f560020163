//! The game and its main rule in a line: on the rail, and on the felt before the first deal.

use crate::app::i18n::say;
use crate::engine::{Rules, VyingRules};

/// The name of the game on the rail, such as `3 cards` or `5 cards, wild`.
pub(super) fn name(rules: &Rules) -> String {
    let cards = cards(rules).into();
    match rules.ranking.has_wild() {
        true => say::house_cards_wild(cards),
        false => say::house_cards(cards),
    }
}

/// The rule that matters most, such as `ante 1` or `limit 10`.
pub(super) fn rail(rules: &Rules) -> String {
    rules
        .vying()
        .and_then(limit)
        .unwrap_or_else(|| match rules.ante {
            0 => say::NO_LIMIT.get().into(),
            ante => say::rail_ante(ante),
        })
}

/// The limit that binds bets most: on a bet, else on a raise, else the pot, else on the first bet of a deal.
fn limit(rules: &VyingRules) -> Option<String> {
    let most = rules.bet_cap.map(say::limit);
    let most = most.or_else(|| rules.raise_limit.map(say::limit_of_raises));
    let most = most.or_else(|| rules.pot_limit.then(|| say::POT_LIMIT.get().into()));
    most.or_else(|| Some(say::limit_of_first_bet(rules.open_min, rules.open_max?)))
}

/// A sentence about the betting games of three to five cards. `None`: this is another.
#[must_use]
pub fn line(rules: &Rules) -> Option<&'static str> {
    let says = match cards(rules) {
        _ if rules.vying().is_none() => return None,
        ..=3 => say::SIGN_THREE,
        4 => say::SIGN_FOUR,
        5 => say::SIGN_FIVE,
        _ => return None,
    };
    Some(says.get())
}

/// The cards of a hand.
fn cards(rules: &Rules) -> u8 {
    rules.cards_dealt().unwrap_or(3)
}

#[cfg(test)]
mod tests {
    use crate::app::families::brag::events::WORDS;
    use crate::app::i18n::say;
    use crate::engine::{Rules, VyingRules};
    use crate::sitting::table_for_four;

    fn said(rules: &Rules) -> String {
        WORDS.rail_of(rules)
    }

    #[test]
    fn the_rail_says_the_same_before_its_program_has_come() {
        let usual = said(&table_for_four().rules);
        assert!(say::SHELL.contains(&("shell-rail", &usual)));
    }

    #[test]
    fn the_tightest_limit_is_named() {
        let mut rules = table_for_four().rules;
        assert_eq!(said(&rules), "3 cards · ante 1");
        type Limited = (fn(&mut VyingRules), &'static str);
        let limits: [Limited; 5] = [
            (|vying| vying.open_max = Some(5), "3 cards · opens 1–5"),
            (|vying| vying.pot_limit = true, "3 cards · pot limit"),
            (|vying| vying.raise_limit = Some(2), "3 cards · max raise 2"),
            (|vying| vying.bet_cap = Some(10), "3 cards · limit 10"),
            (
                |vying| vying.bet_cap = Some(1_000_000),
                "3 cards · limit 1,000,000",
            ),
        ];
        for (sets, says) in limits {
            rules.vying_mut().into_iter().for_each(sets);
            assert_eq!(said(&rules), says);
        }
        let mut four = crate::games::four_card();
        assert_eq!(said(&four), "4 cards · ante 1");
        four.vying_mut()
            .into_iter()
            .for_each(|vying| vying.pot_limit = true);
        assert_eq!(said(&four), "4 cards · pot limit");
    }
}
