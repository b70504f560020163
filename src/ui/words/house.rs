//! What is agreed and who sits there, in a line.

use crate::engine::{NamedGame, Rules};
use crate::ui::session::{Mind, Setup};

/// `Ante 1 · no limit`; of another game than the usual, which: `5 cards, wild`. The rail has room for
/// little more on the narrowest screen.
#[must_use]
pub fn house(rules: &Rules) -> String {
    let game = NamedGame::of(rules);
    if game.cards != 3 || game.has_wild() {
        let wild = if game.has_wild() { ", wild" } else { "" };
        return format!("{} cards{wild}", game.cards);
    }
    let ante = match rules.ante {
        0 => "No ante".to_owned(),
        ante => format!("Ante {ante}"),
    };
    let limit =
        rules.vying().map(
            |vying| match (vying.pot_limit, vying.raise_limit, vying.bet_cap) {
                (true, ..) => "pot limit".to_owned(),
                (_, Some(most), _) | (_, _, Some(most)) => format!("limit {most}"),
                _ => "no limit".into(),
            },
        );
    format!("{ante} · {}", limit.unwrap_or_default())
}

/// `You and three at the table, 100 chips each.`
#[must_use]
pub fn company(setup: &Setup) -> String {
    let people = setup
        .players
        .iter()
        .filter(|player| player.mind == Mind::Person)
        .count();
    let count = setup.players.len();
    let who = match (people, count - people.min(count)) {
        (1, bots) => format!("You and {} at the table", number(bots)),
        (people, 0) => format!("{} of you round this screen", capital(number(people))),
        (0, bots) => format!("{} bots at the table, and you watch", capital(number(bots))),
        (people, bots) => {
            format!(
                "{} of you round this screen, and {} more",
                capital(number(people)),
                number(bots)
            )
        }
    };
    let first = setup.players.first().map_or(0, |player| player.chips);
    if setup.players.iter().all(|player| player.chips == first) {
        format!("{who}, {first} chips each.")
    } else {
        format!("{who}.")
    }
}

fn number(count: usize) -> &'static str {
    [
        "none", "one", "two", "three", "four", "five", "six", "seven", "eight",
    ]
    .get(count)
    .copied()
    .unwrap_or("many")
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        format!("{}{}", first.to_ascii_uppercase(), letters.as_str())
    })
}
