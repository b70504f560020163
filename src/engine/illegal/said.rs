//! What each refusal says.

use std::fmt::{self, Display};

use super::{Illegal, Limit};

impl Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match *self {
            Illegal::NoSuchSeat => "nobody sits there",
            Illegal::SittingOver => "the sitting is over",
            Illegal::BetweenDeals => "the next deal has not begun",
            Illegal::NotInDeal => "this player is out of the deal",
            Illegal::NotYourTurn { to_act } => {
                return write!(f, "it is the turn of seat {to_act}");
            }
            Illegal::MustLookFirst => "here a hand must be looked at before it is played",
            Illegal::NotBlind => "the hand has been looked at already",
            Illegal::TooLateToLook => "after the first bet a blind hand is looked at on one's turn",
            Illegal::SayWhichHand => "there are two hands: say the old or the new one",
            Illegal::OnlyOneHand => "there is only one hand",
            Illegal::MustDecide => "the hand looked at must first be kept or thrown",
            Illegal::NothingToDecide => "no hand waits to be kept or thrown",
            Illegal::MustDiscard { cards: 1 } => "one card of the hand must first be thrown away",
            Illegal::MustDiscard { cards } => {
                return write!(f, "{cards} cards of the hand must first be thrown away");
            }
            Illegal::NotInHand => "only cards of the hand just opened can be thrown away",
            Illegal::NothingToDiscard => "no card has to be thrown away",
            Illegal::MustAnswer => "the offer to show must first be answered",
            Illegal::NothingOffered => "nobody has offered to show",
            Illegal::MustNameHand => "the hand that plays must first be named",
            Illegal::NothingToName => "no hand has to be named",
            Illegal::MustRetain => "the hand to keep must first be named",
            Illegal::NothingToRetain => "no hand has to be kept",
            Illegal::MustKeepOne => "one of the two hands must be kept",
            Illegal::BetTooSmall { least } => return write!(f, "the least bet is {least}"),
            Illegal::BetTooLarge {
                most,
                by: Limit::Rules,
            } => {
                return write!(f, "the limit is {most}");
            }
            Illegal::BetTooLarge {
                most,
                by: Limit::Chips,
            } => {
                return write!(f, "there are only {most} chips to bet");
            }
            Illegal::TooFewChips { cost, chips } => {
                return write!(f, "it costs {cost} and there are only {chips} chips");
            }
            Illegal::NoBetYet => "nothing has been bet yet",
            Illegal::StillIn { players } => {
                return write!(f, "{players} are still in, and only two may see");
            }
            Illegal::BlindMan => "you cannot see a blind player",
            Illegal::BlindManTooSoon { after, bets } => {
                return write!(
                    f,
                    "a blind player is seen after {after} bets, so far it is {bets}"
                );
            }
            Illegal::CanStillBet { least } => {
                return write!(
                    f,
                    "only a player who cannot pay the least bet, {least}, may cover"
                );
            }
            Illegal::NoShowdown => "no showdown is agreed on at this table",
            Illegal::OnlyTwoLeft => "with two left, one pays to see",
            Illegal::AlreadyOffered => "a showdown was offered in this turn and refused",
            Illegal::NoCover => "here nobody covers the pot: whoever is short borrows or folds",
            Illegal::ShortFolds => "here whoever cannot pay the least bet folds",
            Illegal::NoBorrowing => "nobody borrows at this table",
            Illegal::CanPay { least } => {
                return write!(f, "the least bet is {least}, and there are chips for it");
            }
            Illegal::NoSuchLender => "no other player sits there to lend",
            Illegal::RichestLends { seat } => {
                return write!(
                    f,
                    "the richest of the others lends, and that is seat {seat}"
                );
            }
            Illegal::NobodyCanLend => "not even the richest of the others has what is missing",
            Illegal::LoanTooSmall { least } => {
                return write!(f, "{least} is missing for the least bet");
            }
            Illegal::LoanTooLarge { most } => return write!(f, "no more than {most} may be lent"),
            Illegal::RefusedAlready => "this player has refused to lend in this turn",
            Illegal::MustAnswerLoan => "the loan asked for must first be lent or refused",
            Illegal::NoLoanAsked => "nobody has asked for a loan",
            Illegal::MustLendOrShow => "the other is short: lend to him, or show",
            Illegal::NobodyToShow => {
                "a hand is shown to nobody in particular only instead of lending"
            }
            Illegal::ShowUnseen => "a hand is shown to a lender only once it has been looked at",
            Illegal::NotToOneStillIn => "a player still in the deal may not be shown the hand",
            Illegal::ShownAlready => "this player has seen the hand",
            Illegal::HasCovered => "whoever has covered the pot waits for it with what he has",
            Illegal::TableStakes => "under table stakes money is added between deals",
            Illegal::NothingDoneYet => "money is added once somebody has acted in this deal",
            Illegal::BrokeByCover => "whoever covers and loses is out of the game",
            Illegal::BuyInTooSmall { least } => {
                return write!(f, "at least {least} must be brought");
            }
            Illegal::BuyInTooLarge { most } => {
                return write!(f, "no more than {most} can be brought");
            }
            Illegal::MustNameGame { dealer } => {
                return write!(f, "seat {dealer} deals next, and must first name the game");
            }
            Illegal::NoGameToName => "no game has to be named now",
            Illegal::NoSuchGame => "a dealer cannot name this game",
            Illegal::NoSuchWildCards => "wild are some of the 52 cards, and up to four jokers",
            Illegal::NotInThisGame => "this game knows no such move",
            Illegal::NotYourCard { card } => {
                return write!(f, "{card} is not a card of this player's");
            }
            Illegal::CardTwice { card } => return write!(f, "{card} is named twice"),
            Illegal::NotOnBoard { card } => {
                return write!(f, "{card} does not lie open on the table");
            }
            Illegal::NothingHidden => "no card of the table is hidden",
            Illegal::StuckAlready => "somebody sticks already: the last turn is a swap",
            Illegal::GameDeclined => "the others have refused this game",
            Illegal::MustAnswerGame => "the game that was named must first be agreed to or refused",
            Illegal::NothingToContest => "nobody has named his hand",
            Illegal::MustContest => "the hand that was named must first be contested or conceded",
            Illegal::StickTooSoon => "nobody sticks before his second turn of the deal",
            Illegal::MustSet { hands } => return write!(f, "{hands} hands must first be set"),
            Illegal::WrongHands { hands } => return write!(f, "it takes {hands} hands"),
            Illegal::WrongCards { nth } => {
                return write!(f, "hand {nth} does not have the right number of cards");
            }
            Illegal::OutOfOrder { nth } => {
                return write!(f, "hand {nth} is better than the one before it");
            }
            Illegal::MustTakeOrLeave => "the spare hand must first be taken or left",
            Illegal::MustShowOrPass => "the hand must first be shown or passed",
            Illegal::MustBragOrPass => "first it must be settled who brags: brag or pass",
            Illegal::MustAnswerBrag => "the brag must first be taken up or passed",
            Illegal::MustSeeOrGiveUp => {
                "the other of the two must first be seen, raised or given way to"
            }
            Illegal::MustDrawOrStand => "a card is drawn now, or none any more",
            Illegal::NoMoreCards { most: 1 } => "no more than 1 card may be drawn",
            Illegal::NoMoreCards { most } => {
                return write!(f, "no more than {most} cards may be drawn");
            }
            Illegal::Owing { owed } => {
                return write!(f, "{owed} is owed: match it, bet more or fold");
            }
            Illegal::NothingOwed => "nothing is owed",
            Illegal::UnseenBet => "whoever has not looked may match or fold, and never bets",
            Illegal::RaisesDone { most } => {
                return write!(f, "a bet is raised {most} times in a round, and no more");
            }
            Illegal::BetsOut { most } => {
                return write!(
                    f,
                    "everybody still in must be able to match a bet, and that is {most} at the most"
                );
            }
            Illegal::MustStake => "the dealer must first stake",
            Illegal::NothingToStake => "the dealer stakes before the cards, and nobody else",
            Illegal::MustDraw => "cards must first be drawn, or the hand kept",
            Illegal::NoDrawNow => "no cards are drawn now",
            Illegal::WrongThrow { most } => return write!(f, "one to {most} cards are thrown"),
            Illegal::MustGo { owed } => {
                return write!(
                    f,
                    "the brag of {owed} must first be answered: go it, or bolt"
                );
            }
            Illegal::MustSeeOrBrag => "the last to go it calls a sight, or returns the brag",
            Illegal::TooFewCanPay { cost } => {
                return write!(
                    f,
                    "fewer than two players can pay {cost} for a deal of this game"
                );
            }
            Illegal::Casino(illegal) => return illegal.fmt(f),
            Illegal::Patti(why) => return why.fmt(f),
            Illegal::PackTooSmall { most } => {
                return write!(f, "the pack serves at most {most} players in that game");
            }
        };
        f.write_str(sentence)
    }
}
