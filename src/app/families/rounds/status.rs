//! The status line of bets and draws.

use super::{bets, draw};
use crate::app::table::game::{Model, Phase};
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
    if let Some(own) = game.actor().filter(|_| !game.seats().is_shared())
        && game.view(|view| is_new(view, own))
    {
        said.extend(game.hand_aloud(own));
    }
    said.push(match draw::draws(game.choices()) {
        true => game.named(&draw::asks(game)),
        false => game.in_turn(&bets::asks(game)),
    });
    Some(said.join(" "))
}

/// Whether a player has not acted since cards were dealt to him to be seen.
fn is_new(view: View<'_>, own: Seat) -> bool {
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
    acted == Some(false)
}
