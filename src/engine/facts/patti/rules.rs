//! The rules of Teen Patti (RULES 10.3).

use crate::engine::ground::chips::Chips;

/// The rules of betting in Teen Patti. The ranking of hands is not among them: see
/// [`RankingRules`](crate::cards::RankingRules).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PattiRules {
    /// The number of blind bets in a deal after which a player must look.
    pub blind_turns: Option<u32>,
    /// How a bet may raise the stake.
    pub raise: Raise,
    /// The largest seen bet.
    pub chaal_limit: Option<Chips>,
    /// The number of chips in the pots at which all hands are shown.
    pub pot_limit: Option<Chips>,
    /// When a sideshow may be asked for.
    pub sideshow: Sideshow,
}

/// How a bet may raise the stake (RULES 10.3, `raise`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Raise {
    /// By any amount up to twice the stake.
    #[default]
    Any,
    /// To twice the stake, or not at all.
    Double,
}

/// When a sideshow may be asked for (RULES 10.3, `sideshow`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Sideshow {
    /// If three or more players are in.
    #[default]
    Three,
    /// If two or more players are in.
    Two,
    Never,
}
