//! Every event of a deal as a sentence.

use super::{a_hand, chips, sentence};
use crate::engine::{Ask, CardId, Event, Pick, Purse, Seat, Turn, View};

/// What happened, in a sentence; none where the event is only the table's own affair. `name` gives a
/// seat's name and whether it is "you"; `public` is the table after the event, as anybody sees it.
#[must_use]
pub fn tell(
    event: &Event,
    public: View<'_>,
    name: impl Fn(Seat) -> (String, bool),
) -> Option<String> {
    // The subject, and the verb as it goes with it: "you bet", "Bill bets".
    let does = |seat: Seat, you: &str, they: &str| match name(seat) {
        (_, true) => format!("you {you}"),
        (name, false) => format!("{name} {they}"),
    };
    let whom = |seat: Seat| match name(seat) {
        (_, true) => "you".to_owned(),
        (name, false) => name,
    };
    let said = match *event {
        Event::DealBegan { dealer, .. } => {
            let game = super::dealt(public.rules());
            let deals = does(dealer, &format!("deal{game}"), &format!("deals{game}"));
            match public.rules().ante {
                0 => deals,
                ante => format!("{deals}. Ante {ante}"),
            }
        }
        Event::Shuffled { .. } if public.deals() > 1 => "the pack is shuffled".into(),
        Event::Asked(Ask::Turn(Turn::Lend {
            seat,
            borrower,
            chips,
            ..
        })) => {
            let loan = format!("{} for {chips}", whom(seat));
            does(borrower, &format!("ask {loan}"), &format!("asks {loan}"))
        }
        Event::Asked(Ask::Turn(Turn::LendOrShow { short, .. })) => does(
            short,
            "cannot pay the least bet",
            "cannot pay the least bet",
        ),
        Event::Turned { card } => format!("the bottom card is the {}", super::card_name(card)),
        Event::CutWon { dealer } => does(dealer, "have the high card", "has the high card"),
        Event::Looked { seat, pick: None } => does(seat, "look at your cards", "looks"),
        Event::Looked {
            seat,
            pick: Some(pick),
        } => {
            let which = if pick == Pick::Old { "old" } else { "new" };
            let verb = |verb: &str| format!("{verb} at the {which} hand");
            does(seat, &verb("look"), &verb("looks"))
        }
        Event::Bet {
            seat, chips, blind, ..
        } => {
            let blind = if blind { " blind" } else { "" };
            does(
                seat,
                &format!("bet {chips}{blind}"),
                &format!("bets {chips}{blind}"),
            )
        }
        Event::Saw { payer, seen, chips } => {
            let to_see = format!("{chips} to see {}", whom(seen));
            does(payer, &format!("pay {to_see}"), &format!("pays {to_see}"))
        }
        Event::Folded { seat } => does(seat, "fold", "folds"),
        Event::Covered { seat, chips: all } => {
            let with = format!("the pot with {}", chips(all));
            does(seat, &format!("cover {with}"), &format!("covers {with}"))
        }
        Event::Offered { seat } => does(seat, "offer to show", "offers to show"),
        Event::Answered { seat, agrees: true } => does(seat, "agree", "agrees"),
        Event::Answered {
            seat,
            agrees: false,
        } => does(seat, "refuse", "refuses"),
        Event::Thrown { seat, pick } => {
            let which = if pick == Pick::Old { "old" } else { "new" };
            let verb = |verb: &str| format!("{verb} the {which} hand away");
            does(seat, &verb("throw"), &verb("throws"))
        }
        // Told of the last of them.
        Event::Discarded { seat, card } => {
            let hand = public.seat(seat)?.hands().last()?;
            let is_last = hand.playing().count() == 3;
            let is_up = hand
                .discards()
                .any(|face| face.id == card.id && face.card.is_some());
            // Of a hand turned up unseen everybody knows which three play.
            let count = ["", "a card", "two cards"].get(hand.discards().count())?;
            let away = format!("{count} away");
            return (is_last && !is_up).then(|| {
                sentence(&does(
                    seat,
                    &format!("throw {away}"),
                    &format!("throws {away}"),
                ))
            });
        }
        Event::Exposed { seat, card } if is_discard(public, seat, card.id) => {
            let card = format!("the {}", super::card_name(card.card));
            does(
                seat,
                &format!("turn up {card} that you threw away"),
                &format!("turns up {card} thrown away"),
            )
        }
        Event::Exposed { seat, .. } => {
            let (hand, value) = public.seat(seat)?.known_hand()?;
            let hand = a_hand(value) + &super::reads(public.ranking(), hand);
            does(seat, &format!("show {hand}"), &format!("shows {hand}"))
        }
        Event::Paid {
            from: Purse::Pot(_),
            to: Purse::Seat(seat),
            chips,
        } => does(seat, &format!("win {chips}"), &format!("wins {chips}")),
        Event::Paid {
            from: Purse::Outside,
            to: Purse::Seat(seat),
            chips,
        } => {
            let with = format!("in for {chips}");
            does(seat, &format!("buy {with}"), &format!("buys {with}"))
        }
        Event::Lent { from, to, chips } => {
            let loan = format!("{} {chips}", whom(to));
            does(from, &format!("lend {loan}"), &format!("lends {loan}"))
        }
        Event::Repaid { from, to, chips } => {
            let loan = format!("{} {chips}", whom(to));
            does(
                from,
                &format!("pay {loan} back"),
                &format!("pays {loan} back"),
            )
        }
        Event::LoanRefused { seat, borrower } => {
            let to = format!("to lend to {}", whom(borrower));
            does(seat, &format!("refuse {to}"), &format!("refuses {to}"))
        }
        Event::ShownTo { seat, to } => {
            let to = whom(to);
            does(
                seat,
                &format!("show {to} your hand"),
                &format!("shows {to} the hand"),
            )
        }
        Event::Cut { seat, card } => {
            let card = format!("the {}", super::card_name(card));
            does(seat, &format!("get {card}"), &format!("gets {card}"))
        }
        Event::Called { seat, game } => {
            let game = super::named(game);
            does(seat, &format!("name {game}"), &format!("names {game}"))
        }
        Event::Carried { chips } => format!("the pot of {chips} is carried"),
        Event::Retained { seat } => does(seat, "keep your hand unseen", "keeps the hand unseen"),
        _ => return None,
    };
    Some(sentence(&said))
}

fn is_discard(public: View<'_>, seat: Seat, id: CardId) -> bool {
    let mut hands = public
        .seat(seat)
        .into_iter()
        .flat_map(|place| place.hands());
    hands.any(|hand| hand.discards().any(|face| face.id == id))
}
