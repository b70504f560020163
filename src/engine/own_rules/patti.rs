//! The rules of betting in Teen Patti (RULES 10.3).

use super::Chips;

/// The rules of betting in Teen Patti. How hands are ranked stands among the rules of ranking.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PattiRules {
    /// After how many blind bets in a deal a player must look before he does anything else.
    pub blind_turns: Option<u32>,
    /// How a bet may raise the stake.
    pub raise: Raise,
    /// The largest seen bet.
    pub chaal_limit: Option<Chips>,
    /// At how many chips in the pots all hands are shown.
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
    /// While three or more are in.
    #[default]
    Three,
    /// While two or more are in.
    Two,
    /// Never.
    Never,
}
