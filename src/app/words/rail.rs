//! The house rules and the players, in a line each.

use super::OtherGames;
use crate::app::i18n::say;
use crate::engine::{Rules, VyingRules};
use crate::sitting::session::Setup;

/// The game and the rule that matters most, such as `3 cards · ante 1` or `5 cards, wild · limit 10`. `games` are the words
/// of other games. Empty: they are needed and not here.
#[must_use]
pub fn rail(rules: &Rules, games: Option<&OtherGames>) -> String {
    let Some(vying) = rules.vying() else {
        return games.map(|games| (games.rail)(rules)).unwrap_or_default();
    };
    let cards = rules.dealing().map_or(3, |dealing| dealing.cards.into());
    let name = match rules.ranking.has_wild() {
        true => say::house_cards_wild(cards),
        false => say::house_cards(cards),
    };
    let rule = limit(vying).unwrap_or_else(|| match rules.ante {
        0 => say::NO_LIMIT.get().into(),
        ante => say::rail_ante(ante),
    });
    [&name, " · ", &rule].concat()
}

/// The limit that binds bets most: on a bet, else on a raise, else the pot, else on the first bet of a deal.
fn limit(rules: &VyingRules) -> Option<String> {
    let most = rules.bet_cap.map(say::limit);
    let most = most.or_else(|| rules.raise_limit.map(say::limit_of_raises));
    let most = most.or_else(|| rules.pot_limit.then(|| say::POT_LIMIT.get().into()));
    most.or_else(|| Some(say::limit_of_first_bet(rules.open_min, rules.open_max?)))
}

/// The players and their chips, such as `You and three others, 100 chips each.`
#[must_use]
pub fn company(setup: &Setup) -> String {
    let players = &setup.players;
    let people = players.iter();
    let people = people.filter(|player| player.kind.is_person()).count() as u64;
    let bots = players.iter().filter(|player| player.kind.is_bot()).count() as u64;
    // The text names the chips if all players have the same.
    let first = players.first().map_or(0, |player| player.chips);
    let is_same = players.iter().all(|player| player.chips == first);
    let chips = if is_same { first } else { 0 };
    match (people, bots) {
        // Against the house the text does not name the chips.
        (1, 0) => say::company_you(0, 0),
        (1, bots) => say::company_you(bots, chips),
        (people, 0) => say::company_people(people, chips),
        (0, bots) => say::company_bots(bots, chips),
        (people, bots) => say::company_both(people, bots, chips),
    }
}

#[cfg(test)]
mod tests {
    use super::{company, rail};
    use crate::app::i18n::say;
    use crate::engine::{Rules, VyingRules};
    use crate::sitting::session::PlayerKind;
    use crate::sitting::table_for_four;

    #[test]
    fn the_page_says_the_same_before_its_program_has_come() {
        let usual = table_for_four();
        let says = |id, text: &str| say::SHELL.contains(&(id, text));
        assert!(says("shell-rail", &rail(&usual.rules, None)));
        assert!(says("shell-company", &company(&usual)));
    }

    #[test]
    fn the_tightest_limit_is_named() {
        let mut rules = table_for_four().rules;
        let said = |rules: &Rules| rail(rules, None);
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

    #[test]
    fn company_is_counted_in_words() {
        let mut setup = table_for_four();
        setup.players[0].chips = 5;
        assert_eq!(company(&setup), "You and three others.");
        setup.players[1].kind = PlayerKind::Person;
        assert_eq!(
            company(&setup),
            "Two of you round this screen and two bots."
        );
        setup.players.truncate(2);
        assert_eq!(company(&setup), "Two of you round this screen.");
        let mut bots = table_for_four();
        bots.players[0].kind = bots.players[1].kind;
        assert_eq!(
            company(&bots),
            "Four bots play while you watch, 100 chips each."
        );
    }
}
