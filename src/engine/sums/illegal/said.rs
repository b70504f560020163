//! What each refusal says.

use std::fmt::{self, Display};

use super::{Illegal, Limit};

impl Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match *self {
            Illegal::NoSuchSeat => "nobody sits there",
            Illegal::SittingOver => "the game is over",
            Illegal::BetweenDeals => "the next deal hasn't begun",
            Illegal::NotInDeal => "this player is out of the deal",
            Illegal::NotYourTurn { to_act } => {
                return write!(f, "it's seat {to_act}'s turn");
            }
            Illegal::MustLookFirst => "look at the hand before you play it",
            Illegal::NotBlind => "you've already looked at that hand",
            Illegal::TooLateToLook => "after the first bet you can only look on your turn",
            Illegal::SayWhichHand => "there are two hands: choose the old or the new one",
            Illegal::OnlyOneHand => "there is only one hand",
            Illegal::MustDecide => "keep or drop the hand you looked at first",
            Illegal::NothingToDecide => "there's no hand to keep or drop",
            Illegal::MustDiscard { cards: 1 } => "throw one card away first",
            Illegal::MustDiscard { cards } => {
                return write!(f, "throw {cards} cards away first");
            }
            Illegal::NotInHand => "you can only throw away cards from the hand you just looked at",
            Illegal::NothingToDiscard => "there's nothing to throw away",
            Illegal::MustAnswer => "answer the offer to show first",
            Illegal::NothingOffered => "nobody has offered to show",
            Illegal::MustNameHand => "choose which hand to play first",
            Illegal::NothingToName => "there's no hand to choose",
            Illegal::MustRetain => "choose which hand to keep first",
            Illegal::NothingToRetain => "there's no hand to keep",
            Illegal::MustKeepOne => "you must keep one of the two hands",
            Illegal::BetTooSmall { least } => return write!(f, "the minimum bet is {least}"),
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
            Illegal::NoBetYet => "nobody has bet yet",
            Illegal::StillIn { players } => {
                return write!(
                    f,
                    "{players} are still in; you can only see when two are left"
                );
            }
            Illegal::BlindMan => "you can't see a blind player",
            Illegal::BlindManTooSoon { after, bets } => {
                return write!(
                    f,
                    "you can see a blind player after {after} bets, and so far it's {bets}"
                );
            }
            Illegal::CanStillBet { least } => {
                return write!(
                    f,
                    "you can cover only if you can't afford the minimum bet, {least}"
                );
            }
            Illegal::NoShowdown => "showdowns by agreement aren't allowed at this table",
            Illegal::OnlyTwoLeft => "with two left, you pay to see",
            Illegal::AlreadyOffered => "the showdown has already been refused this turn",
            Illegal::NoCover => "you can't cover the pot here: borrow or fold",
            Illegal::ShortFolds => "if you can't afford the minimum bet here, you must fold",
            Illegal::NoBorrowing => "you can't borrow at this table",
            Illegal::CanPay { least } => {
                return write!(f, "you can afford the minimum bet, {least}");
            }
            Illegal::NoSuchLender => "nobody sits there to lend",
            Illegal::RichestLends { seat } => {
                return write!(f, "only the richest player lends, and that's seat {seat}");
            }
            Illegal::NobodyCanLend => "not even the richest player has enough to lend",
            Illegal::LoanTooSmall { least } => {
                return write!(f, "you need {least} for the minimum bet");
            }
            Illegal::LoanTooLarge { most } => return write!(f, "you can lend at most {most}"),
            Illegal::RefusedAlready => "this player has already refused to lend this turn",
            Illegal::MustAnswerLoan => "lend or refuse first",
            Illegal::NoLoanAsked => "nobody has asked for a loan",
            Illegal::MustLendOrShow => "the other player is short: lend, or show",
            Illegal::NobodyToShow => "you can only show without naming a player instead of lending",
            Illegal::ShowUnseen => "look at your hand before you show it to a lender",
            Illegal::NotToOneStillIn => "you can't show your hand to a player still in",
            Illegal::ShownAlready => "this player has already seen your hand",
            Illegal::HasCovered => "once you've covered the pot, you can't do anything more",
            Illegal::TableStakes => "table stakes: you can only add money between deals",
            Illegal::NothingDoneYet => "you can add money once someone has acted in this deal",
            Illegal::BuyInRefused => {
                "the others have refused; you can ask again after the next deal"
            }
            Illegal::MustVote => "agree or refuse first",
            Illegal::BrokeByCover => "cover and lose, and you're out of the game",
            Illegal::BuyInTooSmall { least } => {
                return write!(f, "you need to bring at least {least}");
            }
            Illegal::BuyInTooLarge { most } => {
                return write!(f, "you can bring at most {most}");
            }
            Illegal::MustNameGame { dealer } => {
                return write!(
                    f,
                    "seat {dealer} deals next, and must choose the game first"
                );
            }
            Illegal::NoGameToName => "there's no game to choose now",
            Illegal::NoSuchGame => "a dealer can't choose this game",
            Illegal::NoSuchWildCards => "only cards of the pack can be wild, and up to four jokers",
            Illegal::NotInThisGame => "you can't do that in this game",
            Illegal::NotYourCard { card } => {
                return write!(f, "this player doesn't have the {card}");
            }
            Illegal::CardTwice { card } => return write!(f, "the {card} is named twice"),
            Illegal::GameDeclined => "the others have turned this game down",
            Illegal::MustAnswerGame => "agree to the game or refuse it first",
            Illegal::TooFewCanPay { cost } => {
                return write!(
                    f,
                    "fewer than two players can afford {cost} for a deal of this game"
                );
            }
            Illegal::Limits(why) => return why.fmt(f),
            Illegal::Declare(why) => return why.fmt(f),
            Illegal::Presence(why) => return why.fmt(f),
            Illegal::Correction(why) => return why.fmt(f),
            Illegal::PackTooSmall { most } => {
                return write!(f, "that game only has enough cards for {most} players");
            }
            ref own => match own.of_mechanic() {
                Some((sentence, _)) => return sentence.fmt(f),
                None => "you can't do that now",
            },
        };
        f.write_str(sentence)
    }
}
