//! The rules agreed before the first deal: data, not code. Defaults are those of RULES 9.1.

use super::Chips;
use super::money::{HeadsUpShort, MoneyRules, Shortage};
pub use crate::cards::RankingRules;

/// Everything a school of players agrees on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// What each player pays before a deal.
    pub ante: Chips,
    /// Which hand beats which.
    pub ranking: RankingRules,
    /// When the gathered pack is shuffled.
    pub shuffle: Shuffle,
    /// How money comes to the table.
    pub money: MoneyRules,
    /// Who deals first (O23).
    pub first_dealer: FirstDealer,
    /// Whether the dealer names the game now and then (O26).
    pub dealers_choice: bool,
    /// What a deal consists of, in order.
    pub stages: Vec<StageRules>,
}

impl Rules {
    /// How cards are dealt: the rules of the first dealing stage.
    #[must_use]
    pub fn dealing(&self) -> Option<&DealingRules> {
        self.stages.iter().find_map(|stage| match stage {
            StageRules::Dealing(rules) => Some(rules),
            StageRules::Vying(_) => None,
        })
    }

    /// How bets are made: the rules of the first vying stage.
    #[must_use]
    pub fn vying(&self) -> Option<&VyingRules> {
        self.stages.iter().find_map(|stage| match stage {
            StageRules::Vying(rules) => Some(rules),
            StageRules::Dealing(_) => None,
        })
    }

    /// As [`Rules::dealing`], to change them.
    pub fn dealing_mut(&mut self) -> Option<&mut DealingRules> {
        self.stages.iter_mut().find_map(|stage| match stage {
            StageRules::Dealing(rules) => Some(rules),
            StageRules::Vying(_) => None,
        })
    }

    /// As [`Rules::vying`], to change them.
    pub fn vying_mut(&mut self) -> Option<&mut VyingRules> {
        self.stages.iter_mut().find_map(|stage| match stage {
            StageRules::Vying(rules) => Some(rules),
            StageRules::Dealing(_) => None,
        })
    }
}

/// One stage of a deal: which mechanic, and its own rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StageRules {
    /// Antes are paid and cards are dealt.
    Dealing(DealingRules),
    /// Players bet until one is left or hands are shown.
    Vying(VyingRules),
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

/// Who deals first (O23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum FirstDealer {
    /// Whoever was drawn or chosen before anybody sat down at this table.
    #[default]
    Given,
    /// Whoever is dealt the highest card.
    HighCard,
}

/// The rules of dealing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealingRules {
    /// Cards to each player: three, or four or five of which he plays three (O21).
    pub cards: u8,
    /// What the keeper of a blind hand is dealt (O12).
    pub retained_mode: RetainedMode,
    /// Whether the pack lies face up, so that its bottom card is seen (O20).
    pub stock_face_up: bool,
}

/// What the keeper of a blind hand is dealt in the next deal (O12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RetainedMode {
    /// A second hand, unseen like the first.
    #[default]
    TwoHands,
    /// A second hand, face up, which the others must beat or fold.
    FaceUp,
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
    /// Whether a bet, in chips paid, may not exceed all pots as they stood before it (O5).
    pub pot_limit: bool,
    /// What it costs to see (O6).
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
    /// What a player does who cannot pay his least bet (O13).
    pub shortage: Shortage,
    /// What happens then where only two are left (O14).
    pub headsup_short: HeadsUpShort,
}

impl VyingRules {
    /// Whether a blind hand can ever be kept for the next deal.
    #[must_use]
    pub fn can_keep(&self) -> bool {
        self.blind_play && self.blind_last == BlindLast::Keep
    }
}

/// What it costs to see (O6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum SeeCost {
    /// Twice what a bet would cost.
    #[default]
    Double,
    /// What a bet would cost.
    Equal,
}

/// When a blind hand may be looked at (O8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum BlindLook {
    /// On one's turn, and at any moment before one's own first bet or fold of the deal.
    #[default]
    OwnTurn,
    /// At any moment of the betting.
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
