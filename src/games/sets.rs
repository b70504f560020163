//! The stages and options that the games of set hands share (RULES 10.1).

use super::beside_betting::with_stages;
use super::catalogue_game::CatalogueGame;
use super::options::{always, chips, count, flag, word};
use super::rule::HouseRule;
use crate::cards::{HandKind, Rank, RankingRules, Rows};
use crate::engine::{
    AllWon, DealingRules, Fours, PointsRules, Prize, Rules, Scoring, SettingRules, Settlement,
    Stage, StageRules, Tie, most_seats,
};

/// A game in which each player sets this many hands of three from this many cards, without options.
pub(super) fn of(game: &'static CatalogueGame, cards: u8, hands: u8, prize: Prize) -> Rules {
    let dealing = DealingRules {
        is_open: true,
        ..DealingRules::of(cards)
    };
    let setting = SettingRules {
        hands,
        prize,
        tie: Tie::Nobody,
        pass: false,
        quads_win: false,
        quads_top: Rank::Ace,
        minimum: HandKind::HighCard,
        fours: Fours::Never,
        fours_bonus: 1,
    };
    with_stages(
        game,
        most_of_sets,
        vec![Stage::dealing(dealing), Stage::setting(setting)],
    )
}

/// The most players: as many as the pack serves.
fn most_of_sets(rules: &Rules) -> Option<usize> {
    match *rules.shape() {
        [StageRules::Dealing(dealing), StageRules::Setting(setting)] => {
            let least = setting.hands.saturating_mul(3).max(3);
            let fits = (least..=Rows::MOST_CARDS as u8).contains(&dealing.cards);
            fits.then(|| most_seats(dealing.cards, rules.ranking.jokers, false))
        }
        _ => None,
    }
}

/// A game for points, up to this target.
pub(super) fn points(scoring: Scoring, target: u32, all_won: AllWon) -> Prize {
    Prize::Points(PointsRules {
        scoring,
        all_won,
        target,
        settlement: Settlement::Fixed,
        game_stake: 1,
        blank_double: false,
    })
}

/// A family game for points, which is not played for money (RULES 2.5).
pub(super) fn for_nothing(scoring: Scoring, target: u32) -> Prize {
    Prize::Points(PointsRules {
        scoring,
        all_won: AllWon::Points(0),
        target,
        settlement: Settlement::Fixed,
        game_stake: 0,
        blank_double: false,
    })
}

pub(super) const TIE: HouseRule = word!(
    "tie",
    Rules::setting,
    Rules::setting_mut,
    tie,
    always,
    ["nobody" = Tie::Nobody, "first_shown" = Tie::FirstShown]
);

pub(super) const PASS: HouseRule = flag!("pass", Rules::setting, Rules::setting_mut, pass, always);

pub(super) const QUADS_WIN: HouseRule = flag!(
    "quads_win",
    Rules::setting,
    Rules::setting_mut,
    quads_win,
    always
);

pub(super) const PRIAL_TOP: HouseRule = word!(
    "prial_top",
    ranking,
    ranking_mut,
    prial_top,
    always,
    [
        "3" = Rank::Three,
        "7" = Rank::Seven,
        "9" = Rank::Nine,
        "A" = Rank::Ace,
        "K" = Rank::King,
        "Q" = Rank::Queen,
        "J" = Rank::Jack,
        "T" = Rank::Ten,
        "8" = Rank::Eight,
        "6" = Rank::Six,
        "5" = Rank::Five,
        "4" = Rank::Four,
        "2" = Rank::Two,
    ]
);

pub(super) const TARGET: HouseRule = count!(
    "target",
    1,
    u32::MAX as u64,
    Rules::points,
    Rules::points_mut,
    target
);

pub(super) const SETTLEMENT: HouseRule = word!(
    "settlement",
    Rules::points,
    Rules::points_mut,
    settlement,
    always,
    ["fixed" = Settlement::Fixed, "behind" = Settlement::Behind]
);

pub(super) const GAME_STAKE: HouseRule = chips!(
    "game_stake",
    0,
    Rules::points,
    Rules::points_mut,
    game_stake
);

pub(super) const BLANK_DOUBLE: HouseRule = flag!(
    "blank_double",
    Rules::points,
    Rules::points_mut,
    blank_double,
    always
);

fn ranking(rules: &Rules) -> Option<&RankingRules> {
    Some(&rules.ranking)
}

fn ranking_mut(rules: &mut Rules) -> Option<&mut RankingRules> {
    Some(&mut rules.ranking)
}
