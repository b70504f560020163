//! The game that a dealer has chosen, in words.

use super::wild::wild_text;
use crate::app::i18n::say;
use crate::engine::NamedGame;

/// Describes a game, such as `four cards, all twos and 2 jokers wild, blind play`.
#[must_use]
pub fn named(game: NamedGame) -> String {
    let jokers = game.jokers.into();
    let wild = match (game.wild.is_empty(), jokers) {
        (true, 0) => say::NOTHING_WILD.get().into(),
        (true, _) => say::jokers_wild(jokers),
        (false, 0) => say::cards_wild(&wild_text(game.wild)),
        (false, _) => say::cards_wild_and_jokers(&wild_text(game.wild), jokers),
    };
    let blind = if game.blind_play { "blind" } else { "looked" };
    say::named_game(game.game.cards.into(), &wild, blind)
}

#[cfg(test)]
mod tests {
    use super::named;
    use crate::cards::CardSet;
    use crate::engine::NamedGame;
    use crate::games::{FIVE, FOUR, THREE};

    #[test]
    fn a_game_is_told_in_a_few_words() {
        let game = |game, wild, jokers, blind_play| {
            named(NamedGame {
                game,
                wild,
                jokers,
                blind_play,
            })
        };
        for (told, says) in [
            (
                game(&THREE, CardSet::NONE, 0, true),
                "three cards, nothing wild, blind play",
            ),
            (
                game(&FOUR, CardSet::TWOS, 0, false),
                "four cards, all twos wild, no blind play",
            ),
            (
                game(&FIVE, CardSet::NONE, 1, false),
                "five cards, a joker wild, no blind play",
            ),
            (
                game(&THREE, CardSet::SUICIDE_KING, 2, true),
                "three cards, the suicide king wild, and 2 jokers, blind play",
            ),
        ] {
            assert_eq!(told, says);
        }
    }
}
