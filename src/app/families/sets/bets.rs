//! Bets on set hands (RULES 10.1, `set_bets`). Their buttons and keys are those of the games of rounds.

use super::press::place_number;
use crate::app::families::rounds::asks;
use crate::app::i18n::{Name, say};
use crate::app::table::game::{Model, Phase};
use crate::app::words;
use crate::cards::Card;
use crate::engine::{Event, RoundEvent, Seat, View};

pub(super) use crate::app::families::rounds::{controls, key};

/// Whether hands are bet on now.
#[must_use]
pub fn are_made(game: &Model) -> bool {
    game.public(|view| view.ask().is_to_bet_in_round())
}

/// Describes who gives a hand up. `None`: it is another event.
pub(super) fn sentence(
    event: &Event,
    public: View<'_>,
    name: &dyn Fn(Seat) -> Name,
) -> Option<String> {
    match event {
        Event::Round(RoundEvent::Left { seat }) => {
            let nth = public.set_in_play()?;
            Some(say::folds_set(&name(*seat), u64::from(nth) + 1))
        }
        _ => None,
    }
}

/// The hand that is bet on, unless others could hear it, and what is asked of the player. `None`: nothing is.
#[must_use]
pub fn status(game: &Model) -> Option<String> {
    let is_asked = game.is_my_turn() && game.phase() == Phase::Playing && !game.is_replay();
    if !is_asked || game.curtain().is_some() {
        return None;
    }
    let own = game.actor().filter(|_| !game.seats().is_shared());
    let hand = own.and_then(|own| game.view(|view| hand_in_play(view, own)));
    let said = hand.into_iter().chain([game.in_turn(&asks(game))]);
    Some(said.collect::<Vec<_>>().join(" "))
}

/// A seat's hand that is bet on, as a sentence.
fn hand_in_play(view: View<'_>, seat: Seat) -> Option<String> {
    let nth = view.set_in_play()?;
    let faces = view.seat(seat)?.set(nth)?.faces();
    let cards: Option<Vec<Card>> = faces.map(|face| face.card).collect();
    let value = view.ranking().row(&cards?)?;
    Some(say::hand_is(place_number(nth.into()), &words::hand_name(value)) + ".")
}
