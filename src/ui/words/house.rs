//! What is agreed and who sits there, in a line.

use crate::engine::{NamedGame, Rules};
use crate::ui::family;
use crate::ui::language::say;
use crate::ui::session::{Mind, Setup};

/// `Ante 1 · no limit`; of another game than the usual, which: `5 cards, wild`. The rail has room for
/// little more on the narrowest screen.
#[must_use]
pub fn house(rules: &Rules) -> String {
    if !rules.is_betting() {
        return family::told()
            .map(|told| (told.house)(rules))
            .unwrap_or_default();
    }
    let game = NamedGame::of(rules);
    let cards = game.cards.into();
    if game.has_wild() {
        return say::house_cards_wild(cards);
    }
    if cards != 3 {
        return say::house_cards(cards);
    }
    let ante = match rules.ante {
        0 => say::NO_ANTE.get().to_owned(),
        ante => say::ante(ante),
    };
    let limit =
        rules.vying().map(
            |vying| match (vying.pot_limit, vying.raise_limit, vying.bet_cap) {
                (true, ..) => say::POT_LIMIT.get().to_owned(),
                (_, Some(most), _) | (_, _, Some(most)) => say::limit(most),
                _ => say::NO_LIMIT.get().into(),
            },
        );
    format!("{ante} · {}", limit.unwrap_or_default())
}

/// `You and three at the table, 100 chips each.`
#[must_use]
pub fn company(setup: &Setup) -> String {
    let players = &setup.players;
    let people = players.iter();
    let people = people.filter(|player| player.mind == Mind::Person).count() as u64;
    let bots = players.len() as u64 - people;
    // Where all have the same it is said.
    let first = players.first().map_or(0, |player| player.chips);
    let is_same = players.iter().all(|player| player.chips == first);
    let chips = if is_same { first } else { 0 };
    match (people, bots) {
        (1, bots) => say::company_you(bots, chips),
        (people, 0) => say::company_people(people, chips),
        (0, bots) => say::company_bots(bots, chips),
        (people, bots) => say::company_both(people, bots, chips),
    }
}

#[cfg(test)]
mod tests {
    use super::{company, house};
    use crate::ui::language::say;
    use crate::ui::session::Mind;
    use crate::ui::table_for_four;

    #[test]
    fn the_page_says_the_same_before_its_program_has_come() {
        let usual = table_for_four();
        let says = |id, text: &str| say::SHELL.contains(&(id, text));
        assert!(says("shell-house", &house(&usual.rules)));
        assert!(says("shell-company", &company(&usual)));
    }

    #[test]
    fn company_is_counted_in_words() {
        let mut setup = table_for_four();
        setup.players[0].chips = 5;
        assert_eq!(company(&setup), "You and three at the table.");
        setup.players[1].mind = Mind::Person;
        assert_eq!(
            company(&setup),
            "Two of you round this screen, and two more."
        );
        setup.players.truncate(2);
        assert_eq!(company(&setup), "Two of you round this screen.");
        let mut bots = table_for_four();
        bots.players[0].mind = bots.players[1].mind;
        assert_eq!(
            company(&bots),
            "Four bots at the table, and you watch, 100 chips each."
        );
    }
}
