//! The rules of the mechanics that not every game has: setting hands from one deal, and swapping with the board (RULES
//! 10.1, 10.2). Others lie beside them in `own_rules/`.

mod classic;
mod house;
mod rounds;

mod patti;

use super::Chips;
use crate::cards::{HandKind, Rank};

pub use classic::{Ace, BragRules, ClassicRules, Exact, NumberRules, NumberTie, UpcardRules};
pub use house::{AgainstHouse, AnteBonus, BoxBets, HouseBet, MOST_BOXES, PairPlus, PayTable};
pub use patti::{PattiRules, Raise, Sideshow};
pub use rounds::{Answer, ExchangeRules, Opening, RoundRules, Share, StakingRules, Then};

/// The rules of setting hands from one deal (RULES 10.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingRules {
    /// How many hands are set.
    pub hands: u8,
    /// What is played for.
    pub prize: Prize,
    /// Who wins a hand that is equal.
    pub tie: Tie,
    /// Whether a player may pass instead of showing a hand.
    pub pass: bool,
    /// Whether four of a kind win everything at once, and which rank is their best (RULES 10.1, `quads_win`).
    pub quads_win: bool,
    /// The rank of the best four of a kind under `quads_win`.
    pub quads_top: Rank,
    /// The least kind of hand that can win.
    pub minimum: HandKind,
    /// What four of a kind are as a hand.
    pub fours: Fours,
    /// What each other player pays for them (RULES 10.1, `quads_bonus`).
    pub fours_bonus: Chips,
}

/// What hands are set for (RULES 10.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prize {
    /// One pot, for whoever wins every hand.
    Scoop,
    /// A pot for each hand, and the main pot for whoever wins them all.
    Pots,
    /// One pot, for whoever wins two hands or more.
    TwoOfThree,
    /// Points, up to a target.
    Points(PointsRules),
}

/// The rules of a game for points (RULES 10.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsRules {
    /// How points are made.
    pub scoring: Scoring,
    /// What winning every hand of a deal is worth besides.
    pub all_won: AllWon,
    /// Who has so many at the end of a deal ends the game.
    pub target: u32,
    /// What the losers pay.
    pub settlement: Settlement,
    /// How much of it.
    pub game_stake: Chips,
    /// Whether who has no point pays twice.
    pub blank_double: bool,
}

/// How points are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// A point for each hand.
    One,
    /// 4, 3, 2, 1 for hands 1 to 4.
    Street,
    /// A point for whoever wins most hands of the deal.
    Most,
}

/// What winning every hand of a deal is worth besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AllWon {
    /// So many points.
    Points(u32),
    /// The whole game.
    Game,
}

/// What the losers of a game for points pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Settlement {
    /// A fixed sum.
    #[default]
    Fixed,
    /// So much for each point they are behind.
    Behind,
}

/// Who wins a hand where the best are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Tie {
    /// Nobody.
    #[default]
    Nobody,
    /// Of the equal the one who shows first.
    FirstShown,
}

/// What four of a kind are as a hand (RULES 10.1, `four_of_a_kind`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Fours {
    /// Above every prial, and every other player pays for it.
    Pays,
    /// Above every prial.
    Beats,
    /// No hand of their own.
    #[default]
    Never,
}

/// The rules of swapping with the board (RULES 10.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwappingRules {
    /// How many lives each player begins with.
    pub lives: u32,
}
