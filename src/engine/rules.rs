//! The rules of a sitting, as data. Defaults are those of RULES 9.1.

mod cost;
mod shape;
use super::stages::bus::BusRules;
use super::stages::casino::CasinoRules;
use super::stages::classic::ClassicRules;
use super::stages::dealing::DealingRules;
use super::stages::exchange::ExchangeRules;
use super::stages::patti::PattiRules;
use super::stages::round::RoundRules;
use super::stages::setting::SettingRules;
use super::stages::staking::StakingRules;
use super::stages::vying::VyingRules;
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
