//! The catalogue: each game as data, with its house rules.

mod american;
mod beside_betting;
mod betting;
mod braggers;
mod catalogue;
mod catalogue_game;
mod draw_brag;
mod family;
mod fifteen_card;
mod house;
mod matters;
mod nine_card;
mod options;
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

pub use american::AMERICAN;
pub use betting::{
    BETTING_CHOICE, BETTING_GAMES, FIVE, FOUR, THREE, five_card, four_card, three_card,
    three_card_with, usual,
};
pub use braggers::BRAGGERS;
pub use catalogue::{ALL, Catalogue, GAME_KEYS, GAMES, named, of, other_game};
pub use catalogue_game::CatalogueGame;
pub use draw_brag::DRAW_BRAG;
pub use family::{Family, PlayedOut, has_expert};
pub use house::{HOUSE_RULES, THREE_CARD};
pub use nine_card::NINE_CARD;
pub use presets::{PRESETS, Preset};
pub use rule::{HouseRule, Kind};
pub use seven_card::SEVEN_CARD;

pub use teen_patti::TEEN_PATTI;
pub use three_stake::THREE_STAKE;
pub use wild::{WILD_KINDS, wild_named, wild_parts, wild_words};
