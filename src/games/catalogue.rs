//! The catalogue: the list of every game. Keys, and what dealers may choose, follow from it.
//!
//! There is no list of some games, so no text is ever judged by a part of them: [`ALL`] is the only [`Catalogue`].

use super::betting::BETTING_CHOICE;
use super::catalogue_game::CatalogueGame;
use super::{
    american, braggers, draw_brag, fifteen_card, house, nine_card, post_and_pair, seven_card,
    six_card, stop_the_bus, teen_patti, ten_card, thirteen_card, three_card_poker, three_stake,
};
use crate::engine::{Choosable, Other, OtherGame, Rules};

/// The list of games. Nobody outside this module can make another.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue {
    games: &'static [&'static CatalogueGame],
    /// Those that a dealer may choose.
    pub choosable: Choosable,
}

/// Every game, in the order of *New game*.
pub static ALL: Catalogue = Catalogue {
    games: &GAMES,
    choosable: Choosable {
        others: &OTHERS,
        ..BETTING_CHOICE
    },
};

/// The betting games. Rules of them do not bring their game along, so that their options stay out of what a page has
/// from the beginning.
const BETTING_LIST: [&CatalogueGame; 5] = [
    &house::THREE_CARD,
    &house::FOUR_CARD,
    &house::FIVE_CARD,
    &house::BEST_OF_SEVEN,
    &house::BEST_OF_THIRTEEN,
];

const BESIDE_BETTING: [&CatalogueGame; 14] = [
    &six_card::SIX_CARD,
    &seven_card::SEVEN_CARD,
    &nine_card::NINE_CARD,
    &ten_card::TEN_CARD,
    &thirteen_card::THIRTEEN_CARD,
    &fifteen_card::FIFTEEN_CARD,
    &stop_the_bus::STOP_THE_BUS,
    &three_stake::THREE_STAKE,
    &post_and_pair::POST_AND_PAIR,
    &american::AMERICAN,
    &braggers::BRAGGERS,
    &draw_brag::DRAW_BRAG,
    &three_card_poker::THREE_CARD_POKER,
    &teen_patti::TEEN_PATTI,
];

/// The games of [`ALL`].
pub static GAMES: [&CatalogueGame; BETTING_LIST.len() + BESIDE_BETTING.len()] = {
    let mut games = [BETTING_LIST[0]; _];
    let (betting, beside) = games.split_at_mut(BETTING_LIST.len());
    betting.copy_from_slice(&BETTING_LIST);
    beside.copy_from_slice(&BESIDE_BETTING);
    games
};

/// The key of every game, in the order of [`ALL`].
pub static GAME_KEYS: [&str; GAMES.len()] = {
    let mut keys = [""; GAMES.len()];
    let mut at = 0;
    while at < keys.len() {
        keys[at] = GAMES[at].key;
        at += 1;
    }
    keys
};

/// The games that a dealer may choose beside the betting games, in the order of the catalogue.
static OTHERS: [Other; OTHERS_COUNT] = {
    let mut others = [Other {
        game: OtherGame(""),
        rules: super::betting::three_card,
        set_ante: |_, _| {},
    }; OTHERS_COUNT];
    let (mut at, mut found) = (0, 0);
    while at < BESIDE_BETTING.len() {
        if let Some(other) = other(BESIDE_BETTING[at]) {
            others[found] = other;
            found += 1;
        }
        at += 1;
    }
    others
};

const OTHERS_COUNT: usize = {
    let (mut at, mut count) = (0, 0);
    while at < BESIDE_BETTING.len() {
        count += other(BESIDE_BETTING[at]).is_some() as usize;
        at += 1;
    }
    count
};

/// Their keys alone: whoever reads an action needs no more of them.
static OTHER_GAMES: [OtherGame; OTHERS_COUNT] = {
    let mut games = [OtherGame(""); OTHERS_COUNT];
    let mut at = 0;
    while at < games.len() {
        games[at] = OTHERS[at].game;
        at += 1;
    }
    games
};

/// The game as a dealer chooses it. `None`: no dealer may.
const fn other(game: &CatalogueGame) -> Option<Other> {
    match game.ante_by_dealer {
        Some(set_ante) => Some(Other {
            game: OtherGame(game.key),
            rules: game.rules,
            set_ante,
        }),
        None => None,
    }
}

impl Catalogue {
    /// The games, in order.
    pub fn games(self) -> impl Iterator<Item = &'static CatalogueGame> {
        self.games.iter().copied()
    }

    /// The game with this key. `None`: it is not in the list.
    #[must_use]
    pub fn named(self, key: &str) -> Option<&'static CatalogueGame> {
        self.games().find(|game| game.key == key)
    }
}

/// The game with this key, if a dealer may choose it beside the betting games.
#[must_use]
pub fn other_game(key: &str) -> Option<OtherGame> {
    let mut games = OTHER_GAMES.iter().copied();
    games.find(|game| game.key() == key)
}

/// The game with this key, among all.
#[must_use]
pub fn named(key: &str) -> Option<&'static CatalogueGame> {
    ALL.named(key)
}

/// The game that these rules belong to. Rules bring it along, so a page knows it for every table that it can set. `None`:
/// they name no game.
#[must_use]
pub fn of(rules: &Rules) -> Option<&'static CatalogueGame> {
    let mut betting = BETTING_LIST.into_iter();
    let game = match rules.origin.0 {
        Some(_) => CatalogueGame::brought_by(rules),
        None => betting.find(|game| game.key == rules.game),
    };
    game.filter(|game| game.key == rules.game)
}
