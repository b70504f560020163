//! The rules of a sitting, as data. Defaults are those of RULES 9.1.

mod parts;

use std::fmt;

use super::Chips;
use super::money::{HeadsUpShort, MoneyRules, Shortage};
use super::other_game::OtherGame;
use super::own_rules::{
    AgainstHouse, ClassicRules, ExchangeRules, PattiRules, Prize, RoundRules, SettingRules,
    StakingRules, SwappingRules,
};
pub use crate::cards::RankingRules;

/// The rules of a sitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The key of the game in the catalogue (RULES 1.1).
    pub game: &'static str,
    /// The chips that each player pays into each pot before a deal; in some games once, before the first deal (RULES
    /// 10.2).
    pub ante: Chips,
    /// The ranking of hands.
    pub ranking: RankingRules,
    /// When the gathered pack is shuffled.
    pub shuffle: Shuffle,
    /// How money comes to the table.
    pub money: MoneyRules,
    /// Who deals first (O23).
    pub first_dealer: FirstDealer,
    /// Whether dealers choose the game now and then (O26).
    pub dealers_choice: bool,
    /// The games that a dealer may choose beside the betting games.
    pub others: Others,
    /// The stages of a deal, in order.
    pub stages: Vec<StageRules>,
}

/// Makes the rules of a game that a dealer chooses beside the betting games, with this ante (RULES 10.11). The
/// catalogue knows these games; the engine does not.
#[derive(Clone, Copy)]
pub struct Others(pub fn(OtherGame, Chips) -> Option<Rules>);

impl Others {
    /// No game can be chosen.
    pub const NONE: Others = Others(|_, _| None);
}

/// The catalogue is the same everywhere.
impl PartialEq for Others {
    fn eq(&self, _: &Others) -> bool {
        true
    }
}

impl Eq for Others {}

impl fmt::Debug for Others {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Others")
    }
}

impl Rules {
    /// The pots that every deal has, in the order of payment. Covering adds more.
    #[must_use]
    pub fn pots(&self) -> &'static [PotName] {
        match self.number().map(|rules| rules.target) {
            Some(21) => return &[PotName::Seat, PotName::Pair, PotName::Post],
            Some(_) => return &[PotName::Upcard, PotName::Brag, PotName::ThirtyOne],
            None => {}
        }
        match self.setting().map(|rules| &rules.prize) {
            Some(Prize::Pots) => &[
                PotName::Set(0),
                PotName::Set(1),
                PotName::Set(2),
                PotName::Main,
            ],
            _ => &[PotName::Main],
        }
    }

    /// Whether it is a betting game, with a dealing and a vying stage and the house rules of RULES 9.1.
    #[must_use]
    pub fn is_betting(&self) -> bool {
        self.vying().is_some()
    }

    /// The least chips with which a player is dealt in. In the betting games it is at least 1, even without an ante.
    pub(super) fn least_to_play(&self) -> Chips {
        self.cost().max(self.is_betting().into())
    }

    /// The cost of a deal for each player, in chips (RULES 1.3, 10.1). 0 in games whose only payment comes before the
    /// first deal.
    #[must_use]
    pub fn cost(&self) -> Chips {
        if let Some(house) = self.against_house() {
            return house.ante_min.saturating_mul(2);
        }
        match self.setting().map(|rules| &rules.prize) {
            Some(Prize::Points(_)) => 0,
            _ if self.swapping().is_some() => 0,
            _ if let Some(cost) = self.round().and_then(RoundRules::cost) => cost,
            _ => self.ante.saturating_mul(self.pots().len() as Chips),
        }
    }
}

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
    Swapping(SwappingRules),
    /// One of three stakes is played for (RULES 10.4, 10.8).
    Classic(ClassicRules),
    /// The dealer stakes before the cards (RULES 10.6).
    Staking(StakingRules),
    /// Players bet until all who are left have put in the same (RULES 10.0.6).
    Round(RoundRules),
    /// Players throw cards and take as many (RULES 10.7, 10.9).
    Exchange(ExchangeRules),
    /// Players stake, are dealt to, and play against the house (RULES 10.10).
    House(AgainstHouse),
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

/// How the first dealer is found (O23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum FirstDealer {
    /// By chance or choice, before the sitting.
    #[default]
    Given,
    /// By dealing each player a card: the highest deals.
    HighCard,
}

/// The rules of dealing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealingRules {
    /// The cards dealt to each player. If there are more than three in a betting game, he plays three (O21).
    pub cards: u8,
    /// What the keeper of a blind hand is dealt (O12).
    pub retained_mode: RetainedMode,
    /// Whether the pack lies face up, so that its bottom card is seen (O20).
    pub stock_face_up: bool,
    /// Whether players know their cards from the deal on (RULES 10.0.5).
    pub is_open: bool,
    /// Whether the last card of each hand is dealt face up (RULES 10.4).
    pub upcard: bool,
    /// How many cards are dealt to the board.
    pub board: u8,
    /// Whether the second card of the board lies face down (RULES 10.2, `one_down`).
    pub one_down: bool,
    /// The most hands dealt in all, spare ones included. 0: there are no spare hands (RULES 10.1, `spare`).
    pub spare_up_to: u8,
}

impl DealingRules {
    /// Deals this many cards to each player, face down, and nothing else.
    #[must_use]
    pub fn of(cards: u8) -> DealingRules {
        DealingRules {
            cards,
            retained_mode: RetainedMode::default(),
            stock_face_up: false,
            is_open: false,
            upcard: false,
            board: 0,
            one_down: false,
            spare_up_to: 0,
        }
    }
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
    /// What a bet would cost.
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
