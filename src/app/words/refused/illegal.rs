//! Why the rules refuse an action.

use super::{limits, of_mechanics};
use crate::app::i18n::say;
use crate::engine::{CorrectionIllegal, DeclareIllegal, Illegal, Limit, PresenceIllegal};

/// Why an action is not legal now.
#[must_use]
pub fn illegal(reason: Illegal) -> String {
    let says = match reason {
        Illegal::NoSuchSeat => say::ILLEGAL_NO_SUCH_SEAT,
        Illegal::SittingOver => say::ILLEGAL_SITTING_OVER,
        Illegal::BetweenDeals => say::ILLEGAL_BETWEEN_DEALS,
        Illegal::NotInDeal => say::ILLEGAL_NOT_IN_DEAL,
        Illegal::MustLookFirst => say::ILLEGAL_MUST_LOOK_FIRST,
        Illegal::NotBlind => say::ILLEGAL_NOT_BLIND,
        Illegal::TooLateToLook => say::ILLEGAL_TOO_LATE_TO_LOOK,
        Illegal::SayWhichHand => say::ILLEGAL_SAY_WHICH_HAND,
        Illegal::OnlyOneHand => say::ILLEGAL_ONLY_ONE_HAND,
        Illegal::MustDecide => say::ILLEGAL_MUST_DECIDE,
        Illegal::NothingToDecide => say::ILLEGAL_NOTHING_TO_DECIDE,
        Illegal::NotInHand => say::ILLEGAL_NOT_IN_HAND,
        Illegal::NothingToDiscard => say::ILLEGAL_NOTHING_TO_DISCARD,
        Illegal::MustAnswer => say::ILLEGAL_MUST_ANSWER,
        Illegal::NothingOffered => say::ILLEGAL_NOTHING_OFFERED,
        Illegal::MustNameHand => say::ILLEGAL_MUST_NAME,
        Illegal::NothingToName => say::ILLEGAL_NOTHING_TO_NAME,
        Illegal::MustRetain => say::ILLEGAL_MUST_RETAIN,
        Illegal::NothingToRetain => say::ILLEGAL_NOTHING_TO_RETAIN,
        Illegal::MustKeepOne => say::ILLEGAL_MUST_KEEP_ONE,
        Illegal::NoBetYet => say::ILLEGAL_NO_BET_YET,
        Illegal::BlindMan => say::ILLEGAL_BLIND_MAN,
        Illegal::NoShowdown => say::ILLEGAL_NO_SHOWDOWN,
        Illegal::OnlyTwoLeft => say::ILLEGAL_ONLY_TWO_LEFT,
        Illegal::AlreadyOffered => say::ILLEGAL_ALREADY_OFFERED,
        Illegal::NoCover => say::ILLEGAL_NO_COVER,
        Illegal::NoBorrowing => say::ILLEGAL_NO_BORROWING,
        Illegal::NoSuchLender => say::ILLEGAL_NO_SUCH_LENDER,
        Illegal::NobodyCanLend => say::ILLEGAL_NOBODY_CAN_LEND,
        Illegal::RefusedAlready => say::ILLEGAL_REFUSED_ALREADY,
        Illegal::MustAnswerLoan => say::ILLEGAL_MUST_ANSWER_LOAN,
        Illegal::NoLoanAsked => say::ILLEGAL_NO_LOAN_ASKED,
        Illegal::MustLendOrShow => say::ILLEGAL_MUST_LEND_OR_SHOW,
        Illegal::NobodyToShow => say::ILLEGAL_NOBODY_TO_SHOW,
        Illegal::ShowUnseen => say::ILLEGAL_SHOW_UNSEEN,
        Illegal::NotToOneStillIn => say::ILLEGAL_NOT_TO_ONE_STILL_IN,
        Illegal::ShownAlready => say::ILLEGAL_SHOWN_ALREADY,
        Illegal::HasCovered => say::ILLEGAL_HAS_COVERED,
        Illegal::TableStakes => say::ILLEGAL_TABLE_STAKES,
        Illegal::NothingDoneYet => say::ILLEGAL_NOTHING_DONE_YET,
        Illegal::BrokeByCover => say::ILLEGAL_BROKE_BY_COVER,
        Illegal::BuyInRefused => say::ILLEGAL_BUY_IN_REFUSED,
        Illegal::MustVote => say::ILLEGAL_MUST_VOTE,
        Illegal::NoGameToName => say::ILLEGAL_NO_GAME_TO_NAME,
        Illegal::NoSuchGame => say::ILLEGAL_NO_SUCH_GAME,
        Illegal::NoSuchWildCards => say::ILLEGAL_NO_SUCH_WILD_CARDS,
        Illegal::NotInThisGame => say::ILLEGAL_NOT_IN_THIS_GAME,
        Illegal::ShortFolds => say::ILLEGAL_SHORT_FOLDS,
        Illegal::GameDeclined => say::ILLEGAL_GAME_DECLINED,
        Illegal::MustAnswerGame => say::ILLEGAL_MUST_ANSWER_GAME,
        Illegal::Limits(why) => return limits::illegal(why),
        Illegal::Declare(why) => return declare(why),
        Illegal::Presence(why) => return presence(why),
        Illegal::Correction(why) => return correction(why),
        Illegal::NotYourCard { card } => return say::illegal_not_your_card(&card.to_string()),
        Illegal::CardTwice { card } => return say::illegal_card_twice(&card.to_string()),
        Illegal::NotYourTurn { to_act } => return say::illegal_not_your_turn(to_act.0.into()),
        Illegal::MustDiscard { cards } => return say::illegal_must_discard(cards.into()),
        Illegal::BetTooSmall { least } => return say::illegal_bet_too_small(least),
        Illegal::BetTooLarge {
            most,
            by: Limit::Rules,
        } => return say::illegal_bet_over_limit(most),
        Illegal::BetTooLarge {
            most,
            by: Limit::Chips,
        } => return say::illegal_bet_over_chips(most),
        Illegal::TooFewChips { cost, chips } => return say::illegal_too_few_chips(cost, chips),
        Illegal::StillIn { players } => return say::illegal_still_in(players as u64),
        Illegal::BlindManTooSoon { after, bets } => {
            return say::illegal_blind_man_too_soon(after.into(), bets.into());
        }
        Illegal::CanStillBet { least } => return say::illegal_can_still_bet(least),
        Illegal::CanPay { least } => return say::illegal_can_pay(least),
        Illegal::RichestLends { seat } => return say::illegal_richest_lends(seat.0.into()),
        Illegal::LoanTooSmall { least } => return say::illegal_loan_too_small(least),
        Illegal::LoanTooLarge { most } => return say::illegal_loan_too_large(most),
        Illegal::BuyInTooSmall { least } => return say::illegal_buy_in_too_small(least),
        Illegal::BuyInTooLarge { most } => return say::illegal_buy_in_too_large(most),
        Illegal::MustNameGame { dealer } => return say::illegal_must_name_game(dealer.0.into()),
        Illegal::TooFewCanPay { cost } => return say::illegal_too_few_can_pay(cost),
        Illegal::PackTooSmall { most } => return say::illegal_pack_too_small(most as u64),
        of_one => return of_mechanics::illegal(of_one),
    };
    says.get().into()
}

/// Why a player cannot come or go.
fn presence(reason: PresenceIllegal) -> String {
    let says = match reason {
        PresenceIllegal::AllStay => say::ILLEGAL_ALL_STAY,
        PresenceIllegal::PageDeals => say::ILLEGAL_PAGE_DEALS,
        PresenceIllegal::NotNow => say::ILLEGAL_NOT_BETWEEN_DEALS,
        PresenceIllegal::Already => say::ILLEGAL_NOTHING_CHANGES,
        PresenceIllegal::IsAway => say::ILLEGAL_IS_AWAY,
        PresenceIllegal::HasLeft => say::ILLEGAL_HAS_LEFT,
        PresenceIllegal::KeepsHand => say::ILLEGAL_KEEPS_HAND,
        PresenceIllegal::Owes => say::ILLEGAL_OWES,
        PresenceIllegal::TooFewLeft => say::ILLEGAL_TOO_FEW_LEFT,
    };
    says.get().into()
}

/// Why chips cannot be put right.
fn correction(reason: CorrectionIllegal) -> String {
    let says = match reason {
        CorrectionIllegal::NotNow => say::ILLEGAL_RIGHT_NOT_NOW,
        CorrectionIllegal::ToNobodyElse => say::ILLEGAL_RIGHT_NOBODY_ELSE,
        CorrectionIllegal::NoChips => say::ILLEGAL_RIGHT_NO_CHIPS,
        CorrectionIllegal::TooMany { most } => return say::illegal_right_too_many(most),
        CorrectionIllegal::KeeperCannotPay { ante } => return say::illegal_right_keeper(ante),
    };
    says.get().into()
}

/// Why an answer about real cards is refused.
fn declare(reason: DeclareIllegal) -> String {
    let says = match reason {
        DeclareIllegal::MustDeclare => say::ILLEGAL_MUST_DECLARE,
        DeclareIllegal::NoAnswer => say::ILLEGAL_NO_ANSWER,
        DeclareIllegal::NothingAsked => say::ILLEGAL_NOTHING_ASKED,
        DeclareIllegal::CountOnly => say::ILLEGAL_COUNT_ONLY,
    };
    says.get().into()
}
