//! Why an action is refused: a sentence for the player, and the clause of the rules.

mod correction;
mod declare;
mod limits;
mod presence;
mod said;

use crate::engine::facts::*;
use std::fmt::{self, Display};

use crate::cards::Card;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::seat::Seat;
use crate::engine::mechanics::each_mechanic;

pub use correction::CorrectionIllegal;
pub use declare::DeclareIllegal;
pub use limits::LimitsIllegal;
pub use presence::PresenceIllegal;

/// What limits a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// The player's chips.
    Chips,
    /// The house rules.
    Rules,
}

macro_rules! refusals {
    ($([$module:ident $variant:ident $what:literal $own:tt])*) => {
        /// Why an action is not legal now.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Illegal {
            NoSuchSeat,
            SittingOver,
            BetweenDeals,
            NotInDeal,
            NotYourTurn {
                to_act: Seat,
            },
            MustLookFirst,
            NotBlind,
            TooLateToLook,
            SayWhichHand,
            OnlyOneHand,
            MustDecide,
            NothingToDecide,
            MustDiscard {
                cards: u8,
            },
            NotInHand,
            NothingToDiscard,
            MustAnswer,
            NothingOffered,
            MustNameHand,
            NothingToName,
            MustRetain,
            NothingToRetain,
            MustKeepOne,
            BetTooSmall {
                least: Chips,
            },
            BetTooLarge {
                most: Chips,
                by: Limit,
            },
            TooFewChips {
                cost: Chips,
                chips: Chips,
            },
            NoBetYet,
            StillIn {
                players: usize,
            },
            BlindMan,
            BlindManTooSoon {
                after: u32,
                bets: u32,
            },
            CanStillBet {
                least: Chips,
            },
            NoShowdown,
            OnlyTwoLeft,
            AlreadyOffered,
            NoCover,
            NoBorrowing,
            CanPay {
                least: Chips,
            },
            NoSuchLender,
            RichestLends {
                seat: Seat,
            },
            NobodyCanLend,
            LoanTooSmall {
                least: Chips,
            },
            LoanTooLarge {
                most: Chips,
            },
            RefusedAlready,
            MustAnswerLoan,
            NoLoanAsked,
            MustLendOrShow,
            NobodyToShow,
            ShowUnseen,
            NotToOneStillIn,
            ShownAlready,
            HasCovered,
            TableStakes,
            NothingDoneYet,
            BrokeByCover,
            BuyInRefused,
            MustVote,
            BuyInTooSmall {
                least: Chips,
            },
            BuyInTooLarge {
                most: Chips,
            },
            MustNameGame {
                dealer: Seat,
            },
            NoGameToName,
            NoSuchGame,
            NoSuchWildCards,
            PackTooSmall {
                most: usize,
            },
            /// Fewer than two players can pay for a deal of that game.
            TooFewCanPay {
                /// The cost of a deal.
                cost: Chips,
            },
            NotInThisGame,
            NotYourCard {
                card: Card,
            },
            CardTwice {
                card: Card,
            },
            ShortFolds,
            GameDeclined,
            MustAnswerGame,
            $(#[doc = concat!("In ", $what, ".")] $variant $own,)*
            Declare(DeclareIllegal),
            Limits(LimitsIllegal),
            Presence(PresenceIllegal),
            Correction(CorrectionIllegal),
        }

        impl Illegal {
            /// The sentence and the clause of a reason that only one mechanic has. `None`: several games share it.
            fn of_mechanic(&self) -> Option<(&dyn Display, &'static str)> {
                match self {
                    $(Illegal::$variant(why) => Some((why, why.clause())),)*
                    _ => None,
                }
            }
        }
    };
}

each_mechanic!(illegal => refusals);

impl Illegal {
    /// The clause of the rules that refuses the action.
    #[must_use]
    pub fn clause(self) -> &'static str {
        match self {
            Illegal::NoSuchSeat | Illegal::SittingOver | Illegal::BetweenDeals => "RULES 0",
            Illegal::NotInDeal | Illegal::NotYourTurn { .. } => "RULES 1.3, turn",
            Illegal::MustLookFirst => "RULES 9.1, blind_play",
            Illegal::NotBlind => "RULES 1.3, looking",
            Illegal::TooLateToLook => "RULES 9.1, blind_look",
            Illegal::SayWhichHand
            | Illegal::OnlyOneHand
            | Illegal::MustDecide
            | Illegal::NothingToDecide
            | Illegal::MustNameHand
            | Illegal::NothingToName => "RULES 1.3, two blind hands",
            Illegal::MustDiscard { .. } | Illegal::NotInHand | Illegal::NothingToDiscard => {
                "RULES 1.4"
            }
            Illegal::MustRetain | Illegal::NothingToRetain | Illegal::MustKeepOne => {
                "RULES 9.1, two_hands_rewin"
            }
            Illegal::BetTooSmall { .. }
            | Illegal::BetTooLarge {
                by: Limit::Chips, ..
            } => "RULES 1.3, bet",
            Illegal::BetTooLarge {
                by: Limit::Rules, ..
            } => "RULES 9.2.4",
            Illegal::NoBetYet
            | Illegal::StillIn { .. }
            | Illegal::BlindMan
            | Illegal::TooFewChips { .. } => "RULES 1.3, see",
            Illegal::BlindManTooSoon { .. } => "RULES 9.1, see_blind_after",
            Illegal::CanStillBet { .. } => "RULES 5.1.1",
            Illegal::MustAnswer
            | Illegal::NothingOffered
            | Illegal::NoShowdown
            | Illegal::OnlyTwoLeft
            | Illegal::AlreadyOffered => "RULES 9.2.11",
            Illegal::NoCover | Illegal::NoBorrowing | Illegal::ShortFolds => "RULES 9.1, shortage",
            Illegal::CanPay { .. }
            | Illegal::NoSuchLender
            | Illegal::LoanTooSmall { .. }
            | Illegal::LoanTooLarge { .. }
            | Illegal::RefusedAlready
            | Illegal::MustAnswerLoan
            | Illegal::NoLoanAsked
            | Illegal::NobodyToShow
            | Illegal::ShowUnseen
            | Illegal::NotToOneStillIn
            | Illegal::ShownAlready => "RULES 5.2",
            Illegal::RichestLends { .. } | Illegal::NobodyCanLend => "RULES 5.3",
            Illegal::MustLendOrShow => "RULES 5.4",
            Illegal::HasCovered => "RULES 5.1.1",
            Illegal::TableStakes | Illegal::NothingDoneYet => "RULES 9.1, table_stakes",
            Illegal::BuyInRefused | Illegal::MustVote => "RULES 9.2.19",
            Illegal::BrokeByCover => "RULES 9.1, rebuy_after_cover_loss",
            Illegal::BuyInTooSmall { .. } | Illegal::BuyInTooLarge { .. } => {
                "RULES 9.1, table_minimum"
            }
            Illegal::MustNameGame { .. }
            | Illegal::NoGameToName
            | Illegal::NoSuchGame
            | Illegal::NoSuchWildCards => "RULES 9.1, dealers_choice",
            Illegal::PackTooSmall { .. } => "RULES 9.2.8",
            Illegal::TooFewCanPay { .. } | Illegal::GameDeclined | Illegal::MustAnswerGame => {
                "RULES 10.11"
            }
            Illegal::NotInThisGame => "RULES 10",
            Illegal::NotYourCard { .. } => "RULES 10.1, 10.2",
            Illegal::CardTwice { .. } => "RULES 10.1",
            Illegal::Limits(_) => "RULES 9.2.18",
            Illegal::Declare(_) | Illegal::Presence(_) | Illegal::Correction(_) => "RULES 9.2.21",
            own => own.of_mechanic().map_or("RULES 10", |(_, clause)| clause),
        }
    }
}

impl From<LimitsIllegal> for Illegal {
    fn from(why: LimitsIllegal) -> Illegal {
        Illegal::Limits(why)
    }
}

impl From<PresenceIllegal> for Illegal {
    fn from(why: PresenceIllegal) -> Illegal {
        Illegal::Presence(why)
    }
}

impl From<CorrectionIllegal> for Illegal {
    fn from(why: CorrectionIllegal) -> Illegal {
        Illegal::Correction(why)
    }
}

impl std::error::Error for Illegal {}

/// Why a deal cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DealError {
    /// The last deal is still being played.
    InPlay,
    SittingOver,
    /// The pack has to be shuffled, and no shuffled pack was given.
    NeedsShuffle,
    /// The pack is not to be shuffled, and one was given.
    NotShuffled,
    /// The rules have no high card, or the first dealer has been found.
    NoCut,
    /// The given pack does not have the cards of the table.
    OtherCards,
    /// The players deal real cards, and a pack was given.
    RealCards,
}

impl Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DealError::InPlay => "the last deal is still being played",
            DealError::SittingOver => "the game is over",
            DealError::NeedsShuffle => "shuffle the pack first",
            DealError::NotShuffled => "the pack isn't shuffled before this deal",
            DealError::NoCut => "nobody cuts for the deal now",
            DealError::RealCards => "the players deal cards of their own",
            DealError::OtherCards => "the shuffled pack isn't made of the cards gathered",
        })
    }
}

impl std::error::Error for DealError {}
