//! The rules of the betting games: three-card Brag and those that differ from it by the number of cards.

use crate::engine::{
    BlindLast, BlindLook, DealingRules, FirstDealer, HeadsUpShort, MoneyRules, MostSeats, Origin,
    Others, RankingRules, Rewin, Rules, SeeCost, Shortage, Shuffle, Stage, StageRules, VyingRules,
    most_seats,
};

/// The betting games.
pub(super) const BETTING_GAMES: [&str; 5] = [
    "three_card",
    "four_card",
    "five_card",
    "best_of_seven",
    "best_of_thirteen",
];

/// The number of cards dealt to a player in each of them.
pub(super) const CARDS: [u8; 5] = [3, 4, 5, 7, 13];

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

/// The betting game with this many cards.
pub(super) fn of_cards(cards: u8) -> Rules {
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
            last_chips_show: false,
        },
    );
    let mut games = BETTING_GAMES.into_iter().zip(CARDS);
    let game = games.find(|(_, dealt)| *dealt == cards);
    rules.game = game.map_or(rules.game, |(game, _)| game);
    rules
}

/// The most players of a betting game: as many as the pack serves, with a hand to spare where one can be kept (RULES
/// 9.2.8).
fn most_of_betting(rules: &Rules) -> Option<usize> {
    match *rules.shape() {
        [StageRules::Dealing(dealing), StageRules::Vying(vying)] => {
            let jokers = rules.ranking.jokers;
            let most = || most_seats(dealing.cards, jokers, vying.can_keep());
            CARDS.contains(&dealing.cards).then(most)
        }
        _ => None,
    }
}

/// Three-card Brag with these house rules, an ante of 1 and the usual ranking and shuffle.
#[must_use]
pub fn three_card_with(dealing: DealingRules, vying: VyingRules) -> Rules {
    Rules {
        game: "three_card",
        origin: Origin::default(),
        ante: 1,
        ranking: RankingRules::default(),
        shuffle: Shuffle::default(),
        money: MoneyRules::default(),
        first_dealer: FirstDealer::default(),
        dealers_choice: false,
        other_game_by_dealer: false,
        rounds: None,
        most_seats: MostSeats(most_of_betting),
        others: Others::NONE,
        stages: vec![Stage::dealing(dealing), Stage::vying(vying)],
    }
}
