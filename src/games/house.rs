//! The house rules of the betting games, each with its key (RULES 9.1), its values and its place in the rules.
//! Records, links and the page use this one list.

use super::beside_betting::ROUNDS;
use super::betting::{
    BETTING_GAMES, BETTING_KEYS, FIVE, FOUR, SEVEN, THIRTEEN, THREE, five_card, four_card, of,
    three_card,
};
use super::catalogue_game::CatalogueGame;
use super::family::Family;
use super::matters::{
    blind, blind_last_not_win, covers, discards_any, keeps, keeps_two, wild, wild_discards,
};
use super::options::{always, chips, flag, limit, whole, whole_mut, word};
use super::rule::{HouseRule, Kind, never};
use crate::cards::{Card, CardSet, Discards};
use crate::engine::{
    BettingGame, BlindLast, BlindLook, FirstDealer, HeadsUpShort, MoneyRules, RankingRules,
    RetainedMode, Rewin, Rules, SeeCost, Shortage, Shuffle, TableStakes,
};

/// Makes the catalogue's entry for a game of bets, which has the options of all such games.
const fn betting(game: &BettingGame, rules: fn() -> Rules) -> CatalogueGame {
    CatalogueGame {
        key: game.key,
        ante_by_dealer: None,
        family: Family::Brag,
        rules,
        options: HOUSE_RULES,
    }
}

/// Three-card Brag.
pub static THREE_CARD: CatalogueGame = betting(&THREE, three_card);

/// Four-card Brag.
pub(super) static FOUR_CARD: CatalogueGame = betting(&FOUR, four_card);

/// Five-card Brag.
pub(super) static FIVE_CARD: CatalogueGame = betting(&FIVE, five_card);

/// The best three of seven.
pub(super) static BEST_OF_SEVEN: CatalogueGame = betting(&SEVEN, || of(&SEVEN));

/// The best three of thirteen.
pub(super) static BEST_OF_THIRTEEN: CatalogueGame = betting(&THIRTEEN, || of(&THIRTEEN));

impl HouseRule {
    #[must_use]
    pub fn named(key: &str) -> Option<&'static HouseRule> {
        HOUSE_RULES.iter().find(|rule| rule.key == key)
    }
}

/// Every house rule, in the order of RULES 9.1.
pub static HOUSE_RULES: &[HouseRule] = &[
    HouseRule {
        key: "game",
        kind: Kind::Word(&BETTING_KEYS),
        get: |rules| {
            let place = BETTING_KEYS.iter().position(|key| *key == rules.game)?;
            Some(place as u64)
        },
        set: |rules, to| {
            if let Some(game) = to.and_then(|to| BETTING_GAMES.get(to as usize)) {
                game.set(rules);
            }
        },
        matters: always,
        clashes: never,
    },
    chips!("ante", 0, whole, whole_mut, ante),
    chips!("open_min", 1, Rules::vying, Rules::vying_mut, open_min),
    limit!(
        "open_max",
        1,
        u64::MAX,
        Rules::vying,
        Rules::vying_mut,
        open_max,
        always
    ),
    limit!(
        "raise_limit",
        0,
        u64::MAX,
        Rules::vying,
        Rules::vying_mut,
        raise_limit,
        always
    ),
    limit!(
        "bet_cap",
        1,
        u64::MAX,
        Rules::vying,
        Rules::vying_mut,
        bet_cap,
        always
    ),
    flag!(
        "pot_limit",
        Rules::vying,
        Rules::vying_mut,
        pot_limit,
        always
    ),
    word!(
        "see_cost",
        Rules::vying,
        Rules::vying_mut,
        see_cost,
        always,
        ["double" = SeeCost::Double, "equal" = SeeCost::Equal]
    ),
    flag!(
        "blind_play",
        Rules::vying,
        Rules::vying_mut,
        blind_play,
        always
    ),
    word!(
        "blind_look",
        Rules::vying,
        Rules::vying_mut,
        blind_look,
        blind,
        [
            "own_turn" = BlindLook::OwnTurn,
            "any_time" = BlindLook::AnyTime
        ]
    ),
    limit!(
        "see_blind_after",
        1,
        u32::MAX as u64,
        Rules::vying,
        Rules::vying_mut,
        see_blind_after,
        blind
    ),
    word!(
        "blind_last",
        Rules::vying,
        Rules::vying_mut,
        blind_last,
        blind,
        [
            "keep" = BlindLast::Keep,
            "carry" = BlindLast::Carry,
            "win" = BlindLast::Win
        ]
    ),
    flag!(
        "blind_means_not_looked",
        Rules::vying,
        Rules::vying_mut,
        blind_means_not_looked,
        blind_last_not_win
    ),
    word!(
        "two_hands_rewin",
        Rules::vying,
        Rules::vying_mut,
        two_hands_rewin,
        keeps_two,
        ["one" = Rewin::One, "one_or_none" = Rewin::OneOrNone]
    ),
    word!(
        "retained_mode",
        Rules::dealing,
        Rules::dealing_mut,
        retained_mode,
        keeps,
        [
            "two_hands" = RetainedMode::TwoHands,
            "face_up" = RetainedMode::FaceUp
        ]
    ),
    word!(
        "shortage",
        Rules::vying,
        Rules::vying_mut,
        shortage,
        always,
        [
            "cover" = Shortage::Cover,
            "borrow" = Shortage::Borrow,
            "richest_lends" = Shortage::RichestLends,
            "fold" = Shortage::Fold
        ]
    ),
    word!(
        "last_chips",
        Rules::vying,
        Rules::vying_mut,
        last_chips_show,
        always,
        ["play_on" = false, "show" = true]
    ),
    ROUNDS,
    word!(
        "headsup_short",
        Rules::vying,
        Rules::vying_mut,
        headsup_short,
        always,
        [
            "cover" = HeadsUpShort::AsAmongMore,
            "lend_or_show" = HeadsUpShort::LendOrShow
        ]
    ),
    flag!(
        "rebuy_after_cover_loss",
        money,
        money_mut,
        rebuy_after_cover_loss,
        covers
    ),
    chips!("table_minimum", 0, money, money_mut, table_minimum),
    HouseRule {
        key: "table_stakes",
        kind: Kind::Value(&["no", "yes", "agreed"]),
        get: |rules| {
            let place = STAKES
                .iter()
                .position(|stakes| *stakes == rules.money.table_stakes);
            place.map(|place| place as u64)
        },
        set: |rules, to| {
            if let Some(stakes) = to.and_then(|to| STAKES.get(to as usize)) {
                rules.money.table_stakes = *stakes;
            }
        },
        matters: always,
        clashes: never,
    },
    word!(
        "discards",
        ranking,
        ranking_mut,
        discards,
        discards_any,
        ["stay" = Discards::Stay, "under" = Discards::Under]
    ),
    limit!(
        "double_every",
        1,
        u32::MAX as u64,
        whole,
        whole_mut,
        double_every,
        always
    ),
    flag!("agreed_limits", whole, whole_mut, agreed_limits, always),
    flag!(
        "agreed_showdown",
        Rules::vying,
        Rules::vying_mut,
        agreed_showdown,
        always
    ),
    word!(
        "shuffle",
        whole,
        whole_mut,
        shuffle,
        always,
        [
            "prial_won" = Shuffle::PrialWon,
            "prial_shown" = Shuffle::PrialShown,
            "any_seen" = Shuffle::AnySeen,
            "always" = Shuffle::Always,
            "never" = Shuffle::Never
        ]
    ),
    flag!(
        "stock_face_up",
        Rules::dealing,
        Rules::dealing_mut,
        stock_face_up,
        always
    ),
    HouseRule {
        key: "wild",
        kind: Kind::Cards,
        get: |rules| Some(rules.ranking.wild.bits()),
        set: |rules, to| rules.ranking.wild = to.and_then(CardSet::from_bits).unwrap_or_default(),
        matters: always,
        clashes: never,
    },
    HouseRule {
        key: "jokers",
        kind: Kind::Count {
            least: 0,
            most: Card::MOST_JOKERS as u64,
        },
        get: |rules| Some(rules.ranking.jokers.into()),
        set: |rules, to| rules.ranking.jokers = to.unwrap_or_default() as u8,
        matters: always,
        clashes: never,
    },
    flag!(
        "running_flush_over_prial",
        ranking,
        ranking_mut,
        running_flush_over_prial,
        always
    ),
    flag!(
        "wild_as_itself_is_natural",
        ranking,
        ranking_mut,
        wild_as_itself_is_natural,
        wild
    ),
    flag!(
        "discards_before_wilds",
        ranking,
        ranking_mut,
        discards_before_wilds,
        wild_discards
    ),
    flag!("dealers_choice", whole, whole_mut, dealers_choice, always),
    // A record begins after the first dealer has been found by chance or choice, and names him.
    word!(
        "first_dealer",
        whole,
        whole_mut,
        first_dealer,
        // With real cards the players find him themselves.
        |rules| !rules.real_cards,
        [
            "random" = FirstDealer::Given,
            "high_card" = FirstDealer::HighCard,
            "chosen" = FirstDealer::Chosen
        ]
    ),
    word!(
        "other_game",
        whole,
        whole_mut,
        other_game_by_dealer,
        |rules| rules.dealers_choice,
        ["majority" = false, "dealer" = true]
    ),
];

/// The values of `table_stakes`.
const STAKES: [TableStakes; 3] = [TableStakes::Off, TableStakes::On, TableStakes::Agreed];

fn ranking(rules: &Rules) -> Option<&RankingRules> {
    Some(&rules.ranking)
}

fn ranking_mut(rules: &mut Rules) -> Option<&mut RankingRules> {
    Some(&mut rules.ranking)
}

fn money(rules: &Rules) -> Option<&MoneyRules> {
    Some(&rules.money)
}

fn money_mut(rules: &mut Rules) -> Option<&mut MoneyRules> {
    Some(&mut rules.money)
}
