//! The status line of the games for three stakes.

use super::controls::asks;
use crate::app::i18n::say;
use crate::app::table::game::{Model, Phase};
use crate::app::words;
use crate::engine::{Ask, Event, Seat, View};

/// The hand of the player in turn when he has not acted in the deal yet, and what is asked of him.
#[must_use]
pub fn status(game: &Model) -> Option<String> {
    if game.is_replay() || game.phase() != Phase::Playing {
        return None;
    }
    let is_asked = game.public(|view| is_asked(view.ask()));
    if !is_asked || !game.is_my_turn() || game.curtain().is_some() {
        return None;
    }
    let mut said = Vec::new();
    // On a shared screen nobody's cards are read aloud.
    if let Some(own) = game.actor().filter(|_| !game.seats().is_shared()) {
        said.extend(game.view(|view| hand(view, own)));
    }
    said.push(game.in_turn(&asks(game)));
    Some(said.join(" "))
}

/// Whether a player is asked for something in these games.
fn is_asked(ask: Ask) -> bool {
    matches!(ask, Ask::Classic(_)) || ask.is_to_bet_in_round()
}

/// The player's cards, on his first turn of the deal.
fn hand(view: View<'_>, own: Seat) -> Option<String> {
    let asked = |event: &Event<_>| matches!(event, Event::Asked(ask) if ask.seat() == Some(own));
    if view.history().filter(asked).count() > 1 {
        return None;
    }
    let (hand, value) = view.seat(own)?.known_hand()?;
    let cards = words::cards(hand.0.into_iter());
    Some(say::you_hold_hand(&cards, &words::a_hand(value)))
}
