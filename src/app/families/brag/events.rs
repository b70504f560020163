//! Betting in Brag: sentences.

use super::rail::{name, rail};
use crate::app::i18n::{Name, say};
use crate::app::words::FamilyWords;
use crate::engine::{Ask, Event, Seat, Turn, View, VyingAsk};

/// The words of the game.
pub static WORDS: FamilyWords = FamilyWords {
    sentence,
    name,
    rail,
    ..FamilyWords::DEFAULT
};

/// Describes an event in a sentence. `None`: the shared words describe it, or it says nothing. `public` is the gallery's
/// view after the event.
fn sentence(event: &Event, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    Some(match *event {
        Event::Asked(Ask::Vying(VyingAsk::Turn(Turn::Lend {
            seat,
            borrower,
            chips,
            ..
        }))) => say::asks_for(&name(borrower), &name(seat), chips),
        Event::Asked(Ask::Vying(VyingAsk::Turn(Turn::LendOrShow { short, .. }))) => {
            say::cannot_pay(&name(short))
        }
        Event::Covered { seat, .. } if bet_last_chip(public, seat) => {
            say::bets_last_chip(&name(seat))
        }
        _ => return None,
    })
}

/// Whether a player has covered by betting his last chip between two (RULES 9.1, `last_chips`).
fn bet_last_chip(public: View<'_>, seat: Seat) -> bool {
    let before = public.history().rev().nth(1);
    let has_bet = matches!(before, Some(Event::Bet { seat: by, .. }) if by == seat);
    has_bet && public.rules().last_chip_ends()
}
