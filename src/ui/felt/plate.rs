//! What a seat's plate says, worked out from a view.

use crate::engine::{Ask, Event, Purse, Seat, Standing, View};
use crate::ui::family;
use crate::ui::language::{Text, say};

/// A seat's plate.
#[derive(Clone, Debug, PartialEq)]
pub struct Plate {
    /// Its chips.
    pub chips: u64,
    /// How the hand is held, in a word.
    pub held: String,
    /// To whom he owes something, and how much in all; with several to whom, to none in particular.
    pub owes: Option<(Option<Seat>, u64)>,
    /// What the player did last, in two words.
    pub said: String,
    /// Its classes, but for those of the showing.
    pub class: String,
}

/// The plate of a seat.
#[must_use]
pub fn plate(view: View<'_>, seat: Seat, own: bool) -> Option<Plate> {
    let place = view.seat(seat)?;
    let has_cards = place.hands().len() > 0;
    let turn = view.ask().seat() == Some(seat) && !is_settling(view);
    // What was said and done in a deal goes with its cards.
    let between = is_between_deals(view);
    let held = match place.standing() {
        Standing::Out if view.deals() > 0 => say::HELD_OUT.get(),
        Standing::Folded | Standing::Covered(_) if between => "",
        Standing::Folded => say::HELD_FOLDED.get(),
        Standing::Covered(_) => say::HELD_COVERED.get(),
        Standing::In if !has_cards => "",
        Standing::In if place.is_blind() => say::HELD_BLIND.get(),
        Standing::In => say::HELD_OPEN.get(),
        Standing::Out => "",
    };
    let is_folded = !between && matches!(place.standing(), Standing::Folded);
    let is_out = matches!(place.standing(), Standing::Out) && view.deals() > 0;
    let flags = [
        (own, "is-me"),
        (turn, "is-turn"),
        (place.is_blind() && has_cards, "is-blind"),
        (is_folded || is_out, "is-out"),
    ];
    let class = flags
        .iter()
        .filter(|(on, _)| *on)
        .fold("seat".to_owned(), |class, (_, name)| class + " " + name);
    let told = family::told().and_then(|told| (told.plate)(view, seat));
    let (held, did) = match told {
        // In place of that word whoever sees the hand is told what it is.
        Some((told, did)) if told.is_empty() && own => (held.to_owned(), Some(did)),
        Some((told, did)) => (told, Some(did)),
        None => (held.to_owned(), None),
    };
    let said = if turn || is_folded || between {
        String::new()
    } else {
        did.unwrap_or_else(|| said(view, seat))
    };
    let debts = view.debts().iter().filter(|debt| debt.debtor == seat);
    let owes = debts.fold(None, |owes, debt| match owes {
        None => Some((Some(debt.creditor), debt.chips)),
        Some((to, sum)) => Some((to.filter(|to| *to == debt.creditor), sum + debt.chips)),
    });
    let mut plate = Plate {
        owes,
        chips: place.chips(),
        held,
        said,
        class,
    };
    if let Some(speech) = family::speech(view.rules()) {
        (speech.plate)(view, seat, &mut plate);
    }
    Some(plate)
}

/// Whether the cards of one deal have been gathered and the next has not begun.
pub fn is_between_deals(view: View<'_>) -> bool {
    matches!(view.ask(), Ask::Deal { .. } | Ask::Call { .. })
}

/// Whether the betting is over and hands are shown or pots paid.
pub fn is_settling(view: View<'_>) -> bool {
    // For three stakes some of that comes in the middle of a deal.
    let is_classic = view.rules().number().is_some();
    let mut last = view
        .history()
        .rev()
        .take_while(|event| !(is_classic && matches!(event, Event::Asked(_))));
    last.any(|event| {
        matches!(
            event,
            Event::Saw { .. }
                | Event::Carried { .. }
                | Event::Exposed { .. }
                | Event::Paid {
                    from: Purse::Pot(_),
                    ..
                }
        )
    })
}

/// What a player did last in this deal.
fn said(view: View<'_>, seat: Seat) -> String {
    let plain = |text: Text| Some(text.get().into());
    let last = view.history().rev().find_map(|event| match event {
        Event::Bet {
            seat: by,
            chips,
            blind,
            ..
        } if by == seat => Some(if blind {
            say::did_bet_blind(chips)
        } else {
            say::did_bet(chips)
        }),
        Event::Saw { payer, chips, .. } if payer == seat => Some(say::did_see(chips)),
        Event::Covered { seat: by, chips } if by == seat => Some(say::did_cover(chips)),
        Event::Discarded { seat: by, .. } if by == seat => {
            let hands = view.seat(seat)?.hands().map(|hand| hand.discards().count());
            Some(say::did_throw(hands.sum::<usize>() as u64))
        }
        Event::Lent { from, chips, .. } if from == seat => Some(say::did_lend(chips)),
        Event::Looked { seat: by, .. } if by == seat => plain(say::DID_LOOK),
        Event::Offered { seat: by } if by == seat => plain(say::DID_OFFER),
        Event::Answered { seat: by, agrees } if by == seat => plain(if agrees {
            say::DID_AGREE
        } else {
            say::DID_REFUSE
        }),
        Event::LoanRefused { seat: by, .. } if by == seat => plain(say::DID_NOT_LEND),
        Event::ShownTo { seat: by, .. } if by == seat => plain(say::DID_SHOW_ONE),
        Event::Retained { seat: by } if by == seat => plain(say::DID_KEEP),
        _ => None,
    });
    last.unwrap_or_default()
}
