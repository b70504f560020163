//! The rules of playing against the bank (RULES 1.8, 10.10).

use crate::cards::{HandKind, RankingRules};
use crate::engine::facts::dealing::DealingRules;
use crate::engine::ground::capacity::is_too_many;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::setup_error::SetupError;

/// The most boxes that one pack is dealt to (RULES 10.10).
pub const MOST_BOXES: usize = 6;

/// The rules of playing against the bank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CasinoRules {
    /// How cards are dealt after all have staked. The cards of the board are the bank's.
    pub dealing: DealingRules,
    /// The least ante.
    pub ante_min: Chips,
    /// The greatest ante.
    pub ante_max: Option<Chips>,
    /// What the ante bonus pays.
    pub ante_bonus: AnteBonus,
    /// What Pair Plus pays.
    pub pair_plus: PairPlus,
    /// Whether the bank needs a queen or better to qualify.
    pub qualify: bool,
    /// Whether a bet beside an ante, on Pair Plus or on the ante bonus, must be as much (O47).
    pub equal_pair_plus: bool,
    /// Whether the ante bonus is a bet of its own (O52). Otherwise the ante earns it.
    pub ante_bonus_bet: bool,
    /// Whether a player has further boxes beside other players too. Otherwise only who is alone at the table has any
    /// (O53).
    pub boxes_beside_others: bool,
}

impl CasinoRules {
    /// Refuses limits that exclude each other, and the pay tables of Brag's ranking without that ranking (RULES 10.10).
    pub(in crate::engine) fn verify(&self, ranking: RankingRules) -> Result<(), SetupError> {
        let min = self.ante_min;
        if let Some(max) = self.ante_max.filter(|max| *max < min) {
            return Err(SetupError::AnteMaxBelowMin { min, max });
        }
        if is_too_many([Some(min), self.ante_max]) {
            return Err(SetupError::TooManyChips);
        }
        if ranking == RankingRules::default() {
            Ok(())
        } else if self.ante_bonus == AnteBonus::Brag {
            Err(SetupError::BragPays { key: "ante_bonus" })
        } else if self.pair_plus == PairPlus::Brag {
            Err(SetupError::BragPays { key: "pair_plus" })
        } else {
            Ok(())
        }
    }

    /// The greatest ante under these rules.
    #[must_use]
    pub fn most_ante(&self) -> Chips {
        self.ante_max.unwrap_or(Chips::MAX)
    }
}

/// What a bet pays to one for each kind of hand, weakest first. 0: nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PayTable(pub [u8; 6]);

impl PayTable {
    /// What it pays to one for this kind of hand.
    #[must_use]
    pub fn on(self, kind: HandKind) -> Chips {
        self.0[kind as usize].into()
    }
}

/// The tables of the ante bonus (RULES 1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum AnteBonus {
    /// 5-4-1.
    #[default]
    Standard,
    /// 4-3-1.
    Russian,
    /// The casino game with Brag's ranking: prial 5, running flush 4, run 1.
    Brag,
}

impl AnteBonus {
    /// All tables.
    pub const ALL: [AnteBonus; 3] = [AnteBonus::Standard, AnteBonus::Russian, AnteBonus::Brag];

    #[must_use]
    pub const fn pays(self) -> PayTable {
        PayTable(match self {
            AnteBonus::Standard => [0, 0, 0, 1, 5, 4],
            AnteBonus::Russian => [0, 0, 0, 1, 4, 3],
            AnteBonus::Brag => [0, 0, 0, 1, 4, 5],
        })
    }
}

/// The tables of Pair Plus (RULES 1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum PairPlus {
    /// 40-30-6-4-1.
    #[default]
    Classic,
    /// 40-30-6-3-1.
    Common,
    /// 40-20-5-4-1.
    Russian,
    /// The casino game with Brag's ranking: prial 40, running flush 30.
    Brag,
}

impl PairPlus {
    /// All tables.
    pub const ALL: [PairPlus; 4] = [
        PairPlus::Classic,
        PairPlus::Common,
        PairPlus::Russian,
        PairPlus::Brag,
    ];

    #[must_use]
    pub const fn pays(self) -> PayTable {
        PayTable(match self {
            PairPlus::Classic => [0, 1, 4, 6, 40, 30],
            PairPlus::Common => [0, 1, 3, 6, 40, 30],
            PairPlus::Russian => [0, 1, 4, 5, 40, 20],
            PairPlus::Brag => [0, 1, 4, 6, 30, 40],
        })
    }
}

/// A bet against the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CasinoBet {
    Ante,
    /// The bet to play, equal to the ante.
    Play,
    /// The bonus on the ante. It can lose only where it is a bet of its own (O52).
    Bonus,
    /// The bet on the player's own hand.
    PairPlus,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct BoxBets {
    pub ante: Chips,
    /// The bet to play.
    pub play: Chips,
    /// The bet on Pair Plus.
    pub pair_plus: Chips,
    /// The bet on the ante bonus (O52).
    pub bonus: Chips,
}

impl BoxBets {
    #[must_use]
    pub fn sum(self) -> Chips {
        self.ante
            .saturating_add(self.play)
            .saturating_add(self.pair_plus)
            .saturating_add(self.bonus)
    }
}
