//! The betting games: three-card Brag and those that differ from it by a few values. One list has them all.

use crate::cards::Rank;
use crate::engine::{
    BettingGame, BlindLast, BlindLook, Choosable, DealingRules, Edition, FirstDealer, HeadsUpShort,
    MoneyRules, MostSeats, Origin, RankingRules, Rewin, Rules, SeeCost, Shortage, Shuffle, Stage,
    StageRules, VyingRules, most_seats,
};

/// A betting game with this key and so many cards, with the usual ranking.
const fn of_cards(key: &'static str, cards: u8) -> BettingGame {
    BettingGame {
        key,
        cards,
        prial_top: Rank::Three,
        is_named: true,
    }
}

/// Three-card Brag (RULES 1.3).
pub static THREE: BettingGame = of_cards("three_card", 3);

/// Four-card Brag (RULES 1.4).
pub static FOUR: BettingGame = of_cards("four_card", 4);

/// Five-card Brag (RULES 1.4).
pub static FIVE: BettingGame = of_cards("five_card", 5);

/// The best three of seven (RULES 2.2, 10.1).
pub(super) static SEVEN: BettingGame = of_cards("best_of_seven", 7);

/// The best three of thirteen (RULES 2.4, 10.1). No dealer chooses it (RULES 10.11).
pub(super) static THIRTEEN: BettingGame = BettingGame {
    is_named: false,
    ..of_cards("best_of_thirteen", 13)
};

pub static BETTING_GAMES: [&BettingGame; 5] = [&THREE, &FOUR, &FIVE, &SEVEN, &THIRTEEN];

pub(super) static BETTING_KEYS: [&str; BETTING_GAMES.len()] = {
    let mut keys = [""; BETTING_GAMES.len()];
    let mut at = 0;
    while at < keys.len() {
        keys[at] = BETTING_GAMES[at].key;
        at += 1;
    }
    keys
};

/// Three-card Brag with the defaults of RULES 9.1.
#[must_use]
pub fn three_card() -> Rules {
    of(&THREE)
}

/// The default rules of the usual betting game, the first of [`BETTING_GAMES`].
#[must_use]
pub fn usual() -> Rules {
    three_card()
}

/// Four-card Brag with the defaults of RULES 9.1: each plays the three best of four (RULES 1.4).
#[must_use]
pub fn four_card() -> Rules {
    of(&FOUR)
}

/// Five-card Brag with the defaults of RULES 9.1: each plays the three best of five (RULES 1.4).
#[must_use]
pub fn five_card() -> Rules {
    of(&FIVE)
}

/// What a dealer may choose as long as only the betting games are here.
pub const BETTING_CHOICE: Choosable = Choosable {
    betting: &BETTING_GAMES,
    others: &[],
};

pub(super) fn of(game: &BettingGame) -> Rules {
    let mut rules = three_card_with(
        DealingRules::of(game.cards),
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
    game.set(&mut rules);
    rules
}

/// The most players of a betting game: as many as the pack serves, with a hand to spare where one can be kept (RULES
/// 9.2.8).
fn most_of_betting(rules: &Rules) -> Option<usize> {
    match *rules.shape() {
        [StageRules::Dealing(dealing), StageRules::Vying(vying)] => {
            let jokers = rules.ranking.jokers;
            let most = || most_seats(dealing.cards, jokers, vying.can_keep());
            let is_dealt = |game: &&BettingGame| game.cards == dealing.cards;
            BETTING_GAMES.iter().any(is_dealt).then(most)
        }
        _ => None,
    }
}

/// Three-card Brag with these house rules, an ante of 1 and the usual ranking and shuffle.
#[must_use]
pub fn three_card_with(dealing: DealingRules, vying: VyingRules) -> Rules {
    Rules {
        game: THREE.key,
        origin: Origin::default(),
        ante: 1,
        ranking: RankingRules::default(),
        shuffle: Shuffle::default(),
        money: MoneyRules::default(),
        first_dealer: FirstDealer::default(),
        dealers_choice: false,
        other_game_by_dealer: false,
        rounds: None,
        double_every: None,
        agreed_limits: false,
        edition: Edition::default(),
        real_cards: false,
        most_seats: MostSeats(most_of_betting),
        choosable: BETTING_CHOICE,
        stages: vec![Stage::dealing(dealing), Stage::vying(vying)],
    }
}
