//! Why the rules of a mechanic refuse an action.

use super::patti::illegal as patti;
use crate::app::i18n::say;
use crate::engine::mechanics::each_mechanic;
use crate::engine::{
    BusIllegal, CasinoIllegal, ClassicIllegal, DrawingIllegal, Illegal, RoundIllegal,
    SettingIllegal,
};

macro_rules! illegal {
    ($([$mechanic:ident $variant:ident $what:literal $own:tt])*) => {
        /// Why an action is not legal now, where only one mechanic has the reason. Of others it says nothing.
        pub(super) fn illegal(reason: Illegal) -> String {
            match reason {
                $(Illegal::$variant(why) => $mechanic(why),)*
                _ => String::new(),
            }
        }
    };
}

each_mechanic!(illegal => illegal);

/// Why an action is not legal now in swapping with the board (RULES 10.2).
fn bus(reason: BusIllegal) -> String {
    let says = match reason {
        BusIllegal::NothingHidden => say::ILLEGAL_NOTHING_HIDDEN,
        BusIllegal::StuckAlready => say::ILLEGAL_STUCK_ALREADY,
        BusIllegal::StickTooSoon => say::ILLEGAL_STICK_TOO_SOON,
        BusIllegal::NotOnBoard { card } => return say::illegal_not_on_board(&card.to_string()),
    };
    says.get().into()
}

/// Why an action is not legal now in set hands (RULES 10.1).
fn setting(reason: SettingIllegal) -> String {
    let says = match reason {
        SettingIllegal::MustTakeOrLeave => say::ILLEGAL_MUST_TAKE_OR_LEAVE,
        SettingIllegal::MustShowOrPass => say::ILLEGAL_MUST_SHOW_OR_PASS,
        SettingIllegal::MustBetOnHand => say::ILLEGAL_MUST_BET_ON_HAND,
        SettingIllegal::MustSet { hands } => return say::illegal_must_set(hands.into()),
        SettingIllegal::WrongHands { hands } => return say::illegal_wrong_hands(hands.into()),
        SettingIllegal::WrongCards { nth } => return say::illegal_wrong_cards(nth.into()),
        SettingIllegal::OutOfOrder { nth } => return say::illegal_out_of_order(nth.into()),
    };
    says.get().into()
}

/// Why an action is not legal now in the games with three stakes (RULES 10.4, 10.8).
fn classic(reason: ClassicIllegal) -> String {
    let says = match reason {
        ClassicIllegal::MustBragOrPass => say::ILLEGAL_MUST_BRAG_OR_PASS,
        ClassicIllegal::MustAnswerBrag => say::ILLEGAL_MUST_ANSWER_BRAG,
        ClassicIllegal::MustSeeOrGiveUp => say::ILLEGAL_MUST_SEE_OR_GIVE_UP,
        ClassicIllegal::MustExchangeOrStand => say::ILLEGAL_MUST_EXCHANGE_OR_STAND,
        ClassicIllegal::MustDrawOrStand => say::ILLEGAL_MUST_DRAW_OR_STAND,
        ClassicIllegal::NoMoreCards { most } => return say::illegal_no_more_cards(most.into()),
    };
    says.get().into()
}

/// Why an action is not legal now in equalised betting (RULES 10.0.6).
fn round(reason: RoundIllegal) -> String {
    let says = match reason {
        RoundIllegal::NothingToContest => say::ILLEGAL_NOTHING_TO_CONTEST,
        RoundIllegal::MustContest => say::ILLEGAL_MUST_CONTEST,
        RoundIllegal::NothingOwed => say::ILLEGAL_NOTHING_OWED,
        RoundIllegal::UnseenBet => say::ILLEGAL_UNSEEN_BET,
        RoundIllegal::MustStake => say::ILLEGAL_MUST_STAKE,
        RoundIllegal::NothingToStake => say::ILLEGAL_NOTHING_TO_STAKE,
        RoundIllegal::MustSeeOrBrag => say::ILLEGAL_MUST_SEE_OR_BRAG,
        RoundIllegal::Owing { owed } => return say::illegal_owing(owed),
        RoundIllegal::RaisesDone { most } => return say::illegal_raises_done(most.into()),
        RoundIllegal::BetsOut { most } => return say::illegal_bets_out(most),
        RoundIllegal::MustGo { owed } => return say::illegal_must_go(owed),
    };
    says.get().into()
}

/// Why an action is not legal now in drawing cards (RULES 10.4, 10.7 to 10.9).
fn exchange(reason: DrawingIllegal) -> String {
    let says = match reason {
        DrawingIllegal::MustDraw => say::ILLEGAL_MUST_DRAW,
        DrawingIllegal::NoDrawNow => say::ILLEGAL_NO_DRAW_NOW,
        DrawingIllegal::WrongThrow { most } => return say::illegal_wrong_throw(most.into()),
    };
    says.get().into()
}

/// Why an action against the house is not legal now.
fn casino(reason: CasinoIllegal) -> String {
    let says = match reason {
        CasinoIllegal::MustStake => say::ILLEGAL_STAKES_FIRST,
        CasinoIllegal::StakedAlready => say::ILLEGAL_STAKED_ALREADY,
        CasinoIllegal::PairPlusNotEqual => say::ILLEGAL_PAIR_PLUS_NOT_EQUAL,
        CasinoIllegal::NoBonusBet => say::ILLEGAL_NO_BONUS_BET,
        CasinoIllegal::BonusNotSaid => say::ILLEGAL_BONUS_NOT_SAID,
        CasinoIllegal::BonusWithoutAnte => say::ILLEGAL_BONUS_WITHOUT_ANTE,
        CasinoIllegal::BonusNotEqual => say::ILLEGAL_BONUS_NOT_EQUAL,
        CasinoIllegal::TooFewChipsWithBonus { chips } => {
            return say::illegal_stakes_too_large_with_bonus(chips);
        }
        CasinoIllegal::NothingStaked => say::ILLEGAL_NOTHING_STAKED,
        CasinoIllegal::AnteTooSmall { least } => return say::illegal_ante_too_small(least),
        CasinoIllegal::AnteTooLarge { most } => return say::illegal_ante_too_large(most),
        CasinoIllegal::TooFewChips { chips } => return say::illegal_stakes_too_large(chips),
    };
    says.get().into()
}
