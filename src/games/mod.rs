//! The catalogue: each game as data, with its house rules.

mod american;
mod braggers;
mod draw_brag;
mod fifteen_card;
mod game;
mod house;
mod nine_card;
mod options;
mod others;
mod post_and_pair;
mod presets;
mod rule;
mod sets;
mod setting;
mod seven_card;
mod six_card;
mod stop_the_bus;
mod teen_patti;
mod ten_card;
mod thirteen_card;
mod three_card_poker;
mod three_stake;
mod wild;

use std::sync::OnceLock;

use crate::engine::{
    BlindLast, BlindLook, DealingRules, FirstDealer, HeadsUpShort, MoneyRules, Others,
    RankingRules, Rewin, Rules, SeeCost, Shortage, Shuffle, StageRules, VyingRules,
};

pub use game::Game;
pub use house::HOUSE_RULES;
pub use presets::{PRESETS, Preset};
pub use rule::{HouseRule, Kind};
pub use wild::{WILD_KINDS, wild_named, wild_parts, wild_words};

/// Every game, in the order of RULES 1.1.
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

/// The key of every game, in the order of [`GAMES`].
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

/// The games that a page fetches, once they are here.
static FETCHED: OnceLock<&'static [&'static Game]> = OnceLock::new();

/// Installs the games that a page fetches.
pub fn install() {
    // It fails only if they are installed already.
    let _ = FETCHED.set(&GAMES);
}

/// The keys of the games that are here ([`named`]).
#[must_use]
pub fn keys() -> &'static [&'static str] {
    let all = GAME_KEYS.iter().take_while(|key| named(key).is_some());
    &GAME_KEYS[..all.count()]
}

/// The game with this key. `None`: there is none, or it is not here. On a page only the betting games are here before
/// the others are fetched ([`install`]).
#[must_use]
pub fn named(key: &str) -> Option<&'static Game> {
    let betting = [
        &house::THREE_CARD,
        &house::FOUR_CARD,
        &house::FIVE_CARD,
        &house::BEST_OF_SEVEN,
        &house::BEST_OF_THIRTEEN,
    ];
    if let Some(game) = betting.into_iter().find(|game| game.key == key) {
        return Some(game);
    }
    fetched(key)
}

/// The game with this key among those that a page fetches.
fn fetched(key: &str) -> Option<&'static Game> {
    let fetched = if cfg!(all(feature = "app", target_arch = "wasm32")) {
        FETCHED.get().copied().unwrap_or_default()
    } else {
        &GAMES
    };
    fetched.iter().copied().find(|game| game.key == key)
}

/// The game that these rules belong to.
#[must_use]
pub fn of(rules: &Rules) -> &'static Game {
    named(rules.game).unwrap_or(&house::THREE_CARD)
}

/// Three-card Brag with the defaults of RULES 9.1.
#[must_use]
pub fn three_card() -> Rules {
    of_cards(3)
}

/// Four-card Brag with the defaults of RULES 9.1: each plays the three best of four (RULES 1.4).
#[must_use]
pub fn four_card() -> Rules {
    of_cards(4)
}

/// Five-card Brag with the defaults of RULES 9.1: each plays the three best of five (RULES 1.4).
#[must_use]
pub fn five_card() -> Rules {
    of_cards(5)
}

fn of_cards(cards: u8) -> Rules {
    let mut rules = three_card_with(
        DealingRules::of(cards),
        VyingRules {
            open_min: 1,
            open_max: None,
            raise_limit: None,
            bet_cap: None,
            pot_limit: false,
            see_cost: SeeCost::default(),
            blind_play: true,
            blind_look: BlindLook::default(),
            see_blind_after: None,
            blind_last: BlindLast::default(),
            blind_means_not_looked: false,
            two_hands_rewin: Rewin::default(),
            agreed_showdown: true,
            shortage: Shortage::default(),
            headsup_short: HeadsUpShort::default(),
        },
    );
    let mut games = house::BETTING_GAMES.into_iter().zip(house::CARDS);
    let game = games.find(|(_, dealt)| *dealt == cards);
    rules.game = game.map_or(rules.game, |(game, _)| game);
    rules
}

/// Three-card Brag with these house rules, an ante of 1 and the usual ranking and shuffle.
#[must_use]
pub fn three_card_with(dealing: DealingRules, vying: VyingRules) -> Rules {
    Rules {
        game: "three_card",
        ante: 1,
        ranking: RankingRules::default(),
        shuffle: Shuffle::default(),
        money: MoneyRules::default(),
        first_dealer: FirstDealer::default(),
        dealers_choice: false,
        others: Others(others::rules),
        stages: vec![StageRules::Dealing(dealing), StageRules::Vying(vying)],
    }
}
