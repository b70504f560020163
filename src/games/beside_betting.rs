//! What the games beside the betting games share: rules without house rules (RULES 10.0), and the options that many have.

use super::catalogue_game::CatalogueGame;
use super::options::{always, chips, limit, whole, whole_mut};
use super::rule::HouseRule;
use crate::cards::RankingRules;
use crate::engine::{
    Choosable, Edition, FirstDealer, MoneyRules, MostSeats, Origin, Rules, Shuffle, Stage,
};

/// A game without the house rules of the betting games (RULES 10.0).
pub(super) fn with_stages(
    game: &'static CatalogueGame,
    most_seats: fn(&Rules) -> Option<usize>,
    stages: Vec<Stage>,
) -> Rules {
    Rules {
        game: game.key,
        origin: Origin(Some(game)),
        ante: 1,
        ranking: RankingRules::default(),
        shuffle: Shuffle::Always,
        money: MoneyRules::default(),
        first_dealer: FirstDealer::Given,
        dealers_choice: false,
        most_seats: MostSeats(most_seats),
        other_game_by_dealer: false,
        choosable: Choosable::NONE,
        rounds: None,
        double_every: None,
        agreed_limits: false,
        edition: Edition::default(),
        real_cards: false,
        stages,
    }
}

pub(super) const ANTE: HouseRule = chips!("ante", 1, whole, whole_mut, ante);

/// After how many deals of every player the sitting ends (O44, RULES 10.0.9).
pub(super) const ROUNDS: HouseRule = limit!(
    "rounds",
    1,
    u32::MAX as u64,
    whole,
    whole_mut,
    rounds,
    always
);
