//! A game that a dealer names, in words.

use crate::engine::{NamedGame, Rules};
use crate::games::wild_said;

/// `four cards, all twos and 2 jokers wild, blind play`.
#[must_use]
pub fn named(game: NamedGame) -> String {
    let cards = ["three", "four", "five"].get(usize::from(game.cards).wrapping_sub(3));
    let jokers = match game.jokers {
        0 => String::new(),
        1 => "a joker".into(),
        jokers => format!("{jokers} jokers"),
    };
    let wild = match (game.wild.is_empty(), jokers.is_empty()) {
        (true, true) => "nothing wild".into(),
        (true, false) => format!("{jokers} wild"),
        (false, true) => format!("{} wild", wild_said(game.wild)),
        (false, false) => format!("{} wild, and {jokers}", wild_said(game.wild)),
    };
    let blind = if game.blind_play {
        "blind play"
    } else {
        "nobody blind"
    };
    format!("{} cards, {wild}, {blind}", cards.unwrap_or(&"so many"))
}

/// What follows the deal in a sentence: the game, where dealers name it.
#[must_use]
pub fn dealt(rules: &Rules) -> String {
    if rules.dealers_choice {
        format!(" {}", named(NamedGame::of(rules)))
    } else {
        String::new()
    }
}

#[cfg(test)]
mod tests {
    use super::named;
    use crate::cards::CardSet;
    use crate::engine::NamedGame;

    #[test]
    fn a_game_is_told_in_a_few_words() {
        let game = |cards, wild, jokers, blind_play| {
            named(NamedGame {
                cards,
                wild,
                jokers,
                blind_play,
            })
        };
        for (told, says) in [
            (
                game(3, CardSet::NONE, 0, true),
                "three cards, nothing wild, blind play",
            ),
            (
                game(4, CardSet::TWOS, 0, false),
                "four cards, all twos wild, nobody blind",
            ),
            (
                game(5, CardSet::NONE, 1, false),
                "five cards, a joker wild, nobody blind",
            ),
            (
                game(3, CardSet::SUICIDE_KING, 2, true),
                "three cards, the suicide king wild, and 2 jokers, blind play",
            ),
        ] {
            assert_eq!(told, says);
        }
    }
}
