//! What is said of swapping to those who listen.

use super::picks::Picks;
use super::press::picks;
use super::so_far::SoFar;
use crate::cards::Card;
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::words;

/// What has been picked; else what happened last, what lies there for whoever has the turn, and what is asked of him.
#[must_use]
pub fn said(game: Game) -> Option<String> {
    if !game.swaps() || game.is_past() || game.scene() != Scene::Playing {
        return None;
    }
    if !game.must_swap() {
        let last = last_turn(game)?;
        return Some(format!("{} {last}.", game.log().last()));
    }
    // Read anew with every pick.
    let _ = game.picked();
    let picks = picks(game);
    if let Some(told) = told(game, &picks) {
        return Some(told);
    }
    let mut said = vec![game.log().last()];
    // On a shared screen nobody's cards are said aloud.
    if !game.is_shared() {
        said.extend(game.view(|view| {
            let board = view.board().filter_map(|face| face.card);
            let board = say::board_is(&words::cards(board));
            let own = view.own()?.known_hand()?;
            let cards = words::cards(own.0.0.into_iter());
            Some(say::you_hold_hand(&cards, &words::a_hand(own.1)) + " " + &board)
        }));
    }
    said.push(asked(game));
    Some(said.join(" "))
}

/// What is asked of whoever has the turn.
#[must_use]
pub(super) fn asked(game: Game) -> String {
    let is_last = game.public(|view| SoFar::of(view, None).stuck.is_some());
    let says = if is_last {
        say::SWAP_PROMPT_LAST
    } else {
        say::SWAP_OR_ALL
    };
    says.get().into()
}

/// Who has the last turn now, where somebody has stuck.
#[must_use]
pub fn last_turn(game: Game) -> Option<String> {
    game.public(|view| {
        let seat = view.ask().seat()?;
        let so_far = SoFar::of(view, None);
        let is_last = so_far.stuck.is_some() && !so_far.is_showing();
        is_last.then(|| say::last_turn_of(&game.somebody(seat)))
    })
}

/// What is picked, in a sentence or two.
fn told(game: Game, picks: &Picks) -> Option<String> {
    match (picks.gave(), picks.took()) {
        (None, None) => None,
        (Some(gave), Some(took)) => {
            Some(format!("{}. {}", for_which(gave, took), then(game, picks)))
        }
        (Some(card), None) => Some(say::card_picked(&words::card_name(card))),
        (None, Some(took)) => Some(say::card_picked(&taken(took))),
    }
}

/// `nine of hearts for queen of spades`.
#[must_use]
pub(super) fn for_which(gave: Card, took: Option<Card>) -> String {
    say::swap_for(&words::card_name(gave), &taken(took))
}

/// What the hand would be after the swap.
#[must_use]
pub(super) fn then(game: Game, picks: &Picks) -> String {
    let value = game.view(|view| picks.would_be(|hand| view.ranking().value(hand)));
    match value {
        Some(value) => say::would_hold(&words::a_hand(value)),
        None => say::WOULD_TAKE_UNSEEN.get().into(),
    }
}

fn taken(card: Option<Card>) -> String {
    match card {
        Some(card) => words::card_name(card),
        None => say::THE_HIDDEN_CARD.get().into(),
    }
}
