//! The game that a dealer chooses, as text in a record: `four_card twos,Ad 2 blind`.

use crate::cards::CardSet;
use crate::engine::NamedGame;
use crate::games::{wild_named, wild_words};

/// The names of the games and the number of cards in each.
const GAMES: [(&str, u8); 5] = [
    ("three_card", 3),
    ("four_card", 4),
    ("five_card", 5),
    ("best_of_seven", 7),
    ("best_of_thirteen", 13),
];

/// Writes a game.
pub(super) fn write(game: NamedGame) -> String {
    let mut games = GAMES.iter();
    let name = games.find(|(_, cards)| *cards == game.cards);
    let wild = if game.wild.is_empty() {
        "none".into()
    } else {
        wild_words(game.wild).join(",")
    };
    let play = if game.blind_play { "blind" } else { "open" };
    format!(
        "{} {wild} {} {play}",
        name.map_or("none", |(name, _)| name),
        game.jokers
    )
}

/// Reads a game. `None`: the words are not a game.
pub(super) fn read(game: &str, wild: &str, jokers: &str, play: &str) -> Option<NamedGame> {
    let cards = GAMES.into_iter().find(|(name, _)| *name == game)?.1;
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
        cards,
        wild,
        jokers,
        blind_play,
    })
}
