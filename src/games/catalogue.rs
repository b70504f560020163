//! Catalogues: lists of games. There are two, and no third.
//!
//! [`ALL`] has every game. All code that reads a record or a save uses it, so none is refused because a game is missing.
//! [`BETTING`] has the betting games alone, which a page has from the beginning.

use super::game::Game;
use super::{
    american, braggers, draw_brag, fifteen_card, house, nine_card, post_and_pair, seven_card,
    six_card, stop_the_bus, teen_patti, ten_card, thirteen_card, three_card_poker, three_stake,
};
use crate::engine::Rules;

/// A list of games.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue(&'static [&'static Game]);

/// The betting games.
pub static BETTING: Catalogue = Catalogue(&[
    &house::THREE_CARD,
    &house::FOUR_CARD,
    &house::FIVE_CARD,
    &house::BEST_OF_SEVEN,
    &house::BEST_OF_THIRTEEN,
]);

/// Every game, in the order of *New game*.
pub static ALL: Catalogue = Catalogue(&GAMES);

/// The games of [`ALL`].
pub static GAMES: [&Game; 19] = [
    &house::THREE_CARD,
    &house::FOUR_CARD,
    &house::FIVE_CARD,
    &house::BEST_OF_SEVEN,
    &house::BEST_OF_THIRTEEN,
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

/// The key of every game, in the order of [`ALL`].
pub static GAME_KEYS: [&str; 19] = [
    "three_card",
    "four_card",
    "five_card",
    "best_of_seven",
    "best_of_thirteen",
    "six_card",
    "seven_card",
    "nine_card",
    "ten_card",
    "thirteen_card",
    "fifteen_card",
    "stop_the_bus",
    "three_stake",
    "post_and_pair",
    "american",
    "braggers",
    "draw_brag",
    "three_card_poker",
    "teen_patti",
];

impl Catalogue {
    /// The games, in order.
    pub fn games(self) -> impl Iterator<Item = &'static Game> {
        self.0.iter().copied()
    }

    /// The game with this key. `None`: it is not in the list.
    #[must_use]
    pub fn named(self, key: &str) -> Option<&'static Game> {
        self.games().find(|game| game.key == key)
    }
}

/// The game with this key, among all.
#[must_use]
pub fn named(key: &str) -> Option<&'static Game> {
    ALL.named(key)
}

/// The game that these rules belong to. Rules bring it along, so a page knows it for every table that it can set. `None`:
/// they name no game.
#[must_use]
pub fn of(rules: &Rules) -> Option<&'static Game> {
    let game = match rules.origin.0 {
        Some(origin) => origin.downcast_ref(),
        None => BETTING.named(rules.game),
    };
    game.filter(|game| game.key == rules.game)
}
