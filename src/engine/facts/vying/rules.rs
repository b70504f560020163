//! The rules of betting in Brag (RULES 1.3).

use crate::engine::ground::chips::Chips;
use crate::engine::ground::money::{HeadsUpShort, Shortage};

/// The rules of betting and of showing hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VyingRules {
    /// The least first bet of a deal, in open chips (O2).
    pub open_min: Chips,
    /// The greatest first bet of a deal, in open chips (O2).
    pub open_max: Option<Chips>,
    /// The largest increase of the stake by one bet; the first of a deal is none (O3).
    pub raise_limit: Option<Chips>,
    /// The largest bet, in open chips (O4).
    pub bet_cap: Option<Chips>,
    /// Whether a bet, in chips paid, is limited to all pots before it (O5).
    pub pot_limit: bool,
    /// The cost of seeing (O6).
    pub see_cost: SeeCost,
    /// Whether hands may be played without looking (O7).
    pub blind_play: bool,
    /// When a blind hand may be looked at (O8).
    pub blind_look: BlindLook,
    /// After how many of his own bets between two an open player may see a blind one (O9).
    pub see_blind_after: Option<u32>,
    /// What happens when the last player left is blind (O10).
    pub blind_last: BlindLast,
    /// Whether any hand not looked at counts as played blind, bet or no bet (V51).
    pub blind_means_not_looked: bool,
    /// What the winner with two blind hands keeps (O11).
    pub two_hands_rewin: Rewin,
    /// Whether three or more may agree to show (O18).
    pub agreed_showdown: bool,
    /// What a player can do who cannot pay his least bet (O13).
    pub shortage: Shortage,
    /// What happens then if only two are left (O14).
    pub headsup_short: HeadsUpShort,
    /// Whether, between two, a bet of the last chip ends the betting as a cover does (O43).
    pub last_chips_show: bool,
}

impl VyingRules {
    /// Whether a blind hand can ever be kept for the next deal.
    #[must_use]
    pub fn can_keep(&self) -> bool {
        self.blind_play && self.blind_last == BlindLast::Keep
    }
}

/// The cost of seeing (O6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum SeeCost {
    /// Twice what a bet would cost.
    #[default]
    Double,
    /// What a bet would cost, if the other hand is open (RULES 9.2.16).
    Equal,
}

/// When a player may look at his blind hand (O8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum BlindLook {
    /// On his turn, and at any time before his first bet or fold of the deal.
    #[default]
    OwnTurn,
    /// At any time during the betting.
    AnyTime,
}

/// What happens when the last player left has played blind (O10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum BlindLast {
    /// The pot is carried, and he keeps his hand.
    #[default]
    Keep,
    /// The pot is carried; his hand goes under the pack.
    Carry,
    /// He wins the pot.
    Win,
}

/// What a last blind player with two hands keeps (O11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Rewin {
    /// Exactly one of them.
    #[default]
    One,
    /// One of them or none.
    OneOrNone,
}
