//! The game that a dealer chooses, as text in a record: `four_card twos,Ad 2 blind`.

use crate::cards::CardSet;
use crate::engine::NamedGame;
use crate::games::{BETTING_GAMES, wild_named, wild_words};

/// Writes a game.
pub(super) fn write(game: NamedGame) -> String {
    let wild = if game.wild.is_empty() {
        "none".into()
    } else {
        wild_words(game.wild).join(",")
    };
    let play = if game.blind_play { "blind" } else { "open" };
    format!("{} {wild} {} {play}", game.game.key, game.jokers)
}

/// Reads a game. `None`: the words are not a game.
pub(super) fn read(game: &str, wild: &str, jokers: &str, play: &str) -> Option<NamedGame> {
    let game = BETTING_GAMES.into_iter().find(|one| one.key == game)?;
    let wild = if wild == "none" {
        CardSet::NONE
    } else {
        let sets: Option<Vec<CardSet>> = wild.split(',').map(wild_named).collect();
        sets?.into_iter().fold(CardSet::NONE, CardSet::union)
    };
    let plain = jokers.bytes().all(|digit| digit.is_ascii_digit());
    let jokers = jokers.parse().ok().filter(|_| plain)?;
    let blind_play = match play {
        "blind" => true,
        "open" => false,
        _ => return None,
    };
    Some(NamedGame {
        game,
        wild,
        jokers,
        blind_play,
    })
}
