//! The bank edge at Three Card Poker, and how many hands are worth playing (RULES 1.8). The numbers are constants. A
//! test compares them with a count of all hands against all others.

use crate::engine::{AnteBonus, CasinoRules, PairPlus};

/// The number of the bank's 22,100 hands that do not qualify.
pub const NOT_QUALIFIED: u32 = 6_720;

/// The bank edge with the best strategy, in millionths of a bet. A negative edge favours the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edges {
    /// The edge on the ante. It includes the bet to play, and the bonus where the ante earns it.
    pub ante: i32,
    /// The same gain as a share of all that is staked on both (the element of risk).
    pub staked: i32,
    /// The edge on a bet on Pair Plus.
    pub pair_plus: i32,
    /// The edge on a bet on the ante bonus. `None`: the ante earns the bonus.
    pub bonus: Option<i32>,
}

/// The bank edge under these rules. Both rankings give the same.
#[must_use]
pub fn edges(rules: &CasinoRules) -> Edges {
    let (ante, staked) = match (rules.ante_bonus, rules.qualify) {
        (_, true) if rules.ante_bonus_bet => (86_580, 51_714),
        (_, false) if rules.ante_bonus_bet => (-132_821, -76_242),
        (AnteBonus::Standard, true) => (33_730, 20_147),
        (AnteBonus::Russian, true) => (38_255, 22_849),
        (AnteBonus::Brag, true) => (33_549, 20_039),
        (AnteBonus::Standard, false) => (-185_671, -106_580),
        (AnteBonus::Russian, false) => (-181_146, -103_983),
        (AnteBonus::Brag, false) => (-185_852, -106_684),
    };
    let pair_plus = match rules.pair_plus {
        PairPlus::Classic => 23_167,
        PairPlus::Common => 72_760,
        PairPlus::Russian => 79_276,
        PairPlus::Brag => 21_357,
    };
    let bonus = match rules.ante_bonus {
        AnteBonus::Standard => 910_045,
        AnteBonus::Russian => 914_570,
        AnteBonus::Brag => 909_864,
    };
    Edges {
        ante,
        staked,
        pair_plus,
        bonus: rules.ante_bonus_bet.then_some(bonus),
    }
}

/// The number of the player's 22,100 hands that are worth the bet to play. There are more if the bank plays every
/// hand.
#[must_use]
pub fn hands_played(rules: &CasinoRules) -> u32 {
    if rules.qualify { 14_900 } else { 16_400 }
}
