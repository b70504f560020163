//! The rules of setting several hands from one deal (RULES 10.1).

use crate::cards::arrange::Shape;
use crate::cards::{HandKind, Rank};
use crate::engine::ground::chips::Chips;

/// The rules of setting hands from one deal (RULES 10.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingRules {
    /// The number of hands.
    pub hands: u8,
    pub prize: Prize,
    /// Who wins if the best hands are equal.
    pub tie: Tie,
    /// Whether a player may pass instead of showing a hand.
    pub pass: bool,
    /// Whether four of a kind win everything at once (RULES 10.1, `quads_win`).
    pub quads_win: bool,
    /// The rank of the best four of a kind under `quads_win`.
    pub quads_top: Rank,
    /// The least kind of hand that can win.
    pub minimum: HandKind,
    /// How four of a kind count as a hand.
    pub fours: Fours,
    /// What each other player pays for four of a kind (RULES 10.1, `quads_bonus`).
    pub fours_bonus: Chips,
}

impl SettingRules {
    /// The shape of the hands that are set from so many cards. `None`: they are too few or too many.
    #[must_use]
    pub fn shape(&self, cards: usize) -> Option<Shape> {
        let shape = Shape::new(u8::try_from(cards).ok()?, self.hands)?;
        Some(match self.fours {
            Fours::Never => shape,
            _ => shape.with_four_of_a_kind(),
        })
    }
}

/// The prize of a game of set hands (RULES 10.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prize {
    /// One pot. The winner of every hand takes it.
    Scoop,
    /// A pot for each hand, and a main pot for the winner of all.
    Pots(PotsRules),
    /// One pot. The winner of two or more hands takes it.
    TwoOfThree,
    /// Points, up to a target.
    Points(PointsRules),
}

/// The rules of a pot for each hand and a main pot (RULES 10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct PotsRules {
    /// Whether each hand is bet on before it is shown (O51).
    pub bets: bool,
}

/// The rules of a game for points (RULES 10.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsRules {
    /// How points are scored.
    pub scoring: Scoring,
    /// What winning every hand of a deal is worth in addition.
    pub all_won: AllWon,
    /// The game ends with the deal in which a player reaches this number.
    pub target: u32,
    /// What the losers pay.
    pub settlement: Settlement,
    /// The amount.
    pub game_stake: Chips,
    /// Whether a loser without a point pays twice.
    pub blank_double: bool,
}

/// How points are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// A point for each hand.
    One,
    /// 4, 3, 2 and 1 points for hands 1 to 4.
    Street,
    /// A point for the winner of most hands of the deal.
    Most,
}

/// What winning every hand of a deal is worth in addition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AllWon {
    /// This many points.
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
    /// The amount for each point that they are behind.
    Behind,
}

/// Who wins if the best hands are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Tie {
    #[default]
    Nobody,
    /// The one of them who shows first.
    FirstShown,
}

/// How four of a kind count as a hand (RULES 10.1, `four_of_a_kind`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Fours {
    /// It beats every prial, and every other player pays for it.
    Pays,
    /// It beats every prial.
    Beats,
    /// It is not a hand.
    #[default]
    Never,
}
