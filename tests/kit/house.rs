//! Random house rules of the betting games, from two players to as many as the pack serves.

use brag::cards::{CardSet, Discards};
use brag::engine::{
    Ask, BlindLast, BlindLook, Chips, DealingRules, FirstDealer, HeadsUpShort, MoneyRules,
    NamedGame, RankingRules, RetainedMode, Rewin, Rules, Seat, SeeCost, Shortage, Shuffle, Stage,
    Table, TableStakes, VyingRules,
};
use brag::games;

use super::dice::Dice;

/// A table before its first deal, of a game of so many cards.
pub fn table(cards: u8, dice: &mut Dice) -> Table {
    let rules = rules(cards, dice);
    let most = most_seats(&rules);
    let seats = match dice.below(8) {
        0 => dice.between(2, most),
        1 | 2 => 2,
        3 | 4 => most.min(3),
        _ => dice.between(3, 6).min(most),
    };
    let stacks = stacks(dice, seats);
    let dealer = Seat(dice.below(seats) as u8);
    let minimum = rules.money.table_minimum;
    let stacks: Vec<Chips> = stacks.into_iter().map(|c| c.max(minimum)).collect();
    let mut table = Table::new(rules, &stacks, dealer).expect("rules that can be played");
    if table.rules().first_dealer == FirstDealer::HighCard && table.ask() != Ask::Over {
        let pack = dice.shuffled(table.pack());
        table.cut_in_place(&pack).expect("a high card is due");
    }
    table
}

/// Any game that a dealer can choose with any players.
pub fn game(dice: &mut Dice) -> NamedGame {
    NamedGame {
        game: dice.pick(&games::BETTING_GAMES),
        wild: dice.pick(&[CardSet::NONE, CardSet::TWOS, CardSet::SUICIDE_KING]),
        jokers: dice.pick(&[0, 0, 1, 4]),
        blind_play: !dice.one_in(3),
    }
}

/// Cards for everybody, and for one hand that is kept (RULES 9.2.8).
pub fn most_seats(rules: &Rules) -> u64 {
    let cards = rules.dealing().expect("a deal is dealt").cards;
    let hands = (52 + u64::from(rules.ranking.jokers)) / u64::from(cards);
    hands - u64::from(rules.vying().is_some_and(VyingRules::can_keep))
}

/// Half of all rules are without wild cards.
fn ranking(dice: &mut Dice) -> RankingRules {
    let mut rules = RankingRules {
        running_flush_over_prial: dice.one_in(3),
        wild_as_itself_is_natural: dice.one_in(3),
        discards: match dice.one_in(3) {
            true => Discards::Under,
            false => Discards::Stay,
        },
        discards_before_wilds: dice.one_in(3),
        ..RankingRules::default()
    };
    if dice.one_in(2) {
        rules.jokers = dice.below(5) as u8;
        rules.wild = dice.pick(&[
            CardSet::NONE,
            CardSet::TWOS,
            CardSet::BLACK_TWOS,
            CardSet::JACKS,
            CardSet::ONE_EYED_JACKS,
            CardSet::SUICIDE_KING,
            CardSet::BLACK_JACKS.union(CardSet::SUICIDE_KING),
        ]);
    }
    rules
}

fn rules(cards: u8, dice: &mut Dice) -> Rules {
    let open_min = dice.pick(&[1, 1, 1, 2, 3, 5]);
    let dealing = DealingRules {
        cards,
        retained_mode: dice.pick(&[RetainedMode::TwoHands, RetainedMode::FaceUp]),
        stock_face_up: dice.one_in(3),
        ..DealingRules::of(3)
    };
    let vying = VyingRules {
        open_min,
        open_max: maybe(dice, open_min, open_min + 6),
        raise_limit: maybe(dice, 0, 8),
        bet_cap: maybe(dice, open_min, open_min + 12),
        pot_limit: dice.one_in(3),
        see_cost: dice.pick(&[SeeCost::Double, SeeCost::Equal]),
        blind_play: !dice.one_in(5),
        blind_look: dice.pick(&[BlindLook::OwnTurn, BlindLook::AnyTime]),
        see_blind_after: maybe(dice, 1, 4).map(|bets| bets as u32),
        blind_last: dice.pick(&[
            BlindLast::Keep,
            BlindLast::Keep,
            BlindLast::Keep,
            BlindLast::Carry,
            BlindLast::Win,
        ]),
        blind_means_not_looked: dice.one_in(2),
        two_hands_rewin: dice.pick(&[Rewin::One, Rewin::OneOrNone]),
        agreed_showdown: !dice.one_in(4),
        shortage: dice.pick(&[
            Shortage::Cover,
            Shortage::Cover,
            Shortage::Borrow,
            Shortage::RichestLends,
            Shortage::Fold,
        ]),
        headsup_short: dice.pick(&[HeadsUpShort::AsAmongMore, HeadsUpShort::LendOrShow]),
        last_chips_show: dice.one_in(3),
    };
    Rules {
        game: games::BETTING_GAMES
            .into_iter()
            .find(|game| game.cards == cards)
            .expect("a game of so many cards")
            .key,
        ante: dice.below(6),
        ranking: ranking(dice),
        shuffle: dice.pick(&[
            Shuffle::PrialWon,
            Shuffle::PrialShown,
            Shuffle::AnySeen,
            Shuffle::Always,
            Shuffle::Never,
        ]),
        money: MoneyRules {
            rebuy_after_cover_loss: dice.one_in(2),
            table_minimum: dice.pick(&[0, 0, 0, 6]),
            table_stakes: dice.pick(&[TableStakes::Off, TableStakes::On, TableStakes::Agreed]),
        },
        first_dealer: dice.pick(&[FirstDealer::Given, FirstDealer::HighCard]),
        dealers_choice: dice.one_in(3),
        other_game_by_dealer: dice.one_in(2),
        rounds: dice.one_in(4).then(|| dice.between(1, 4) as u32),
        double_every: dice.one_in(4).then(|| dice.between(1, 4) as u32),
        agreed_limits: dice.one_in(4),
        stages: vec![Stage::dealing(dealing), Stage::vying(vying)],
        ..games::three_card()
    }
}

fn maybe(dice: &mut Dice, least: Chips, most: Chips) -> Option<Chips> {
    let amount = dice.between(least, most);
    dice.one_in(4).then_some(amount)
}

/// Deep and shallow stacks, equal and very unequal ones, and empty ones.
fn stacks(dice: &mut Dice, seats: u64) -> Vec<Chips> {
    let most = dice.pick(&[60, 60, 20, 7]);
    let unequal = dice.one_in(4);
    (0..seats)
        .map(|_| match dice.below(3) {
            0 if unequal => 60,
            _ if unequal => dice.below(5),
            _ => dice.below(most + 1),
        })
        .collect()
}
