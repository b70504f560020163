//! What is said of three stakes to those who listen.

use super::controls::asks;
use crate::engine::{Ask, Event, Seat, View};
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::words;

/// What happened last, the hand of whoever has the turn, before he has done anything in it, and what is asked of him.
#[must_use]
pub fn said(game: Game) -> Option<String> {
    if game.is_past() || game.scene() != Scene::Playing {
        return None;
    }
    let is_asked = game.public(|view| matches!(view.ask(), Ask::Classic(_) | Ask::Round(_)));
    if !is_asked || !game.is_my_turn() || game.curtain().is_some() {
        return None;
    }
    let mut said = vec![game.log().last()];
    // On a shared screen nobody's cards are said aloud.
    if let Some(own) = game.actor().filter(|_| !game.is_shared()) {
        said.extend(game.view(|view| hand(view, own)));
    }
    said.push(asks(game));
    Some(said.join(" "))
}

/// His cards, on his first turn of the deal.
fn hand(view: View<'_>, own: Seat) -> Option<String> {
    let asked = |event: &Event<_>| matches!(event, Event::Asked(ask) if ask.seat() == Some(own));
    if view.history().filter(asked).count() > 1 {
        return None;
    }
    let (hand, value) = view.seat(own)?.known_hand()?;
    let cards = words::cards(hand.0.into_iter());
    Some(say::you_hold_hand(&cards, &words::a_hand(value)))
}
