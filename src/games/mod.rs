//! The catalogue: each game as data, and the house rules it can be played by.

mod house;
mod presets;
mod rule;
mod setting;
mod wild;

use crate::engine::{
    BlindLast, BlindLook, DealingRules, FirstDealer, HeadsUpShort, MoneyRules, RankingRules, Rewin,
    Rules, SeeCost, Shortage, Shuffle, StageRules, VyingRules,
};

pub use house::HOUSE_RULES;
pub use presets::{PRESETS, Preset};
pub use rule::{HouseRule, Kind};
pub use wild::{WILD_KINDS, wild_named, wild_parts, wild_words};

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
    rules.game = house::BETTING_GAMES[usize::from(cards.clamp(3, 5) - 3)];
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
        stages: vec![StageRules::Dealing(dealing), StageRules::Vying(vying)],
    }
}
