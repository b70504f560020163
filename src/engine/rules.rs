//! The rules of a sitting, as data. Defaults are those of RULES 9.1.

mod classic_parts;
mod cost;
pub(super) mod dealing;
mod parts;

use super::Chips;
use super::money::{HeadsUpShort, Shortage};
use super::own_rules::{
    BusRules, CasinoRules, ClassicRules, ExchangeRules, PattiRules, RoundRules, SettingRules,
    StakingRules,
};
use super::rules::dealing::DealingRules;
pub use crate::cards::RankingRules;

/// The name of a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PotName {
    /// The pot.
    Main,
    /// The pot of a set hand, counted from 0 (RULES 2.3).
    Set(u8),
    /// The first of classic Brag: the best upcard.
    Upcard,
    /// The second: the brag.
    Brag,
    /// The third: thirty-one.
    ThirtyOne,
    /// The first of Post and Pair: the best upcard.
    Seat,
    /// The second: the best hand of pairs.
    Pair,
    /// The third: twenty-one.
    Post,
}

/// A stage of a deal: its mechanic and the rules of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StageRules {
    /// Antes are paid and cards are dealt.
    Dealing(DealingRules),
    /// Players bet until one is left or hands are shown.
    Vying(VyingRules),
    /// Players set hands from their cards, and the hands are compared (RULES 10.1).
    Setting(SettingRules),
    /// Players swap cards with the board until one sticks (RULES 10.2).
    Bus(BusRules),
    /// One of three stakes is played for (RULES 10.4, 10.8).
    Classic(ClassicRules),
    /// The dealer stakes before the cards (RULES 10.6).
    Staking(StakingRules),
    /// Players bet until all who are left have put in the same (RULES 10.0.6).
    Round(RoundRules),
    /// Players throw cards and take as many (RULES 10.7, 10.9).
    Exchange(ExchangeRules),
    /// Players stake, are dealt to, and play against the bank (RULES 10.10).
    Casino(CasinoRules),
    /// Players bet by the prices of Teen Patti until one is left or hands are shown (RULES 10.3).
    Patti(PattiRules),
}

/// When the gathered pack is shuffled before the next deal (O19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Shuffle {
    /// After a deal in which a prial was shown and won.
    #[default]
    PrialWon,
    /// After a deal in which a prial was shown.
    PrialShown,
    /// After a deal in which hands were shown.
    AnySeen,
    /// After every deal.
    Always,
    /// Never again after the first deal.
    Never,
}

/// The edition of the rule book that a sitting is played by. A sitting that began by an older one goes on by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Edition {
    /// The first. Under `see_cost: equal` a blind hand was seen for half as much, and thirty-one in the cards dealt
    /// took the third pot only in its player's turn.
    First,
    /// The present one (RULES 9.2.16, 9.2.17).
    #[default]
    Second,
}

/// How the first dealer is found (O23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum FirstDealer {
    /// By chance, before the sitting.
    #[default]
    Given,
    /// By dealing each player a card: the highest deals.
    HighCard,
    /// By consent, before the sitting.
    Chosen,
}

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
