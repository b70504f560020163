//! The status line of bets and draws.

use super::{bets, draw};
use crate::app::i18n::say;
use crate::app::table::game::{Model, Phase};
use crate::app::words;
use crate::engine::{Event, RoundEvent, Seat, View};

/// The hand of the player in turn unless he has been told it already, and what is asked of him.
#[must_use]
pub fn status(game: &Model) -> Option<String> {
    if game.is_replay() || game.phase() != Phase::Playing {
        return None;
    }
    let is_ours =
        game.public(|view| view.ask().is_to_bet_in_round() || view.ask().is_to_exchange());
    if !is_ours || !game.is_my_turn() || game.curtain().is_some() {
        return None;
    }
    let mut said = Vec::new();
    // On a shared screen nobody's cards are read aloud.
    if let Some(own) = game.actor().filter(|_| !game.seats().is_shared()) {
        said.extend(game.view(|view| hand(view, own)));
    }
    said.push(if draw::draws(game.choices()) {
        draw::asks(game)
    } else {
        bets::asks(game)
    });
    Some(said.join(" "))
}

/// The player's cards, if he has not acted since they were dealt to him to be seen.
fn hand(view: View<'_>, own: Seat) -> Option<String> {
    let acted = view.history().rev().find_map(|event| match event {
        Event::Dealt {
            to: crate::engine::Zone::Hand(seat),
            ..
        } if seat == own => Some(false),
        // A look is told by itself.
        Event::Looked { seat, .. }
        | Event::Bet { seat, .. }
        | Event::Stood { seat }
        | Event::Round(RoundEvent::Matched { seat, .. } | RoundEvent::Checked { seat })
            if seat == own =>
        {
            Some(true)
        }
        _ => None,
    });
    let (hand, value) = view
        .seat(own)
        .filter(|_| acted == Some(false))?
        .known_hand()?;
    let cards = words::cards(hand.0.into_iter());
    Some(say::you_hold_hand(&cards, &words::a_hand(value)))
}
