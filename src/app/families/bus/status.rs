//! The status line while cards are swapped.

use super::picks::Picks;
use super::played::is_played;
use super::press::picks;
use super::so_far::SoFar;
use crate::app::i18n::say;
use crate::app::table::game::{Model, Phase};
use crate::app::words;
use crate::cards::Card;

/// The picked cards. If there are none: the cards of the player in turn, and what is asked of him. While others play:
/// whose turn is the last.
#[must_use]
pub fn status(game: &Model) -> Option<String> {
    if !is_played(game) || game.is_replay() || game.phase() != Phase::Playing {
        return None;
    }
    if !game.must_swap() {
        // Whose last turn it was knows it, until what they did is shown.
        let asked = game.public(|view| view.ask().seat());
        let last = last_turn(game).filter(|_| asked != game.actor())?;
        return Some(last + ".");
    }
    // Reading the picks subscribes to them.
    let _ = game.picked();
    let picks = picks(game);
    if let Some(told) = told(game, &picks) {
        return Some(told);
    }
    let mut said = Vec::new();
    // On a shared screen nobody's cards are read aloud.
    if !game.seats().is_shared() {
        said.extend(game.view(|view| {
            let board = view.board().filter_map(|face| face.card);
            let board = say::board_is(&words::cards(board));
            let own = view.own()?.known_hand()?;
            let cards = words::cards(own.0.0.into_iter());
            Some(say::you_hold_hand(&cards, &words::a_hand(own.1)) + " " + &board)
        }));
    }
    said.push(game.named(&asked(game)));
    Some(said.join(" "))
}

/// What is asked of the player in turn, as a sentence.
#[must_use]
pub(super) fn asked(game: &Model) -> String {
    if game.is_on_phone() {
        return say::PHONES_BY_NUMBER.get().into();
    }
    let is_last = game.public(|view| SoFar::of(view, None).stuck.is_some());
    let says = if is_last {
        say::SWAP_PROMPT_LAST
    } else {
        say::SWAP_OR_ALL
    };
    says.get().into()
}

/// Who has the last turn now. `None`: nobody has stuck.
#[must_use]
pub fn last_turn(game: &Model) -> Option<String> {
    game.public(|view| {
        let seat = view.ask().seat()?;
        let so_far = SoFar::of(view, None);
        // The table turns from him who has just stuck a moment later.
        let is_last = so_far.stuck.is_some_and(|by| by != seat) && !so_far.is_showing();
        is_last.then(|| say::last_turn_of(&game.seats().somebody(seat)))
    })
}

/// The picked cards, in a sentence or two. `None`: none is picked.
fn told(game: &Model, picks: &Picks) -> Option<String> {
    match (picks.gave(), picks.took()) {
        (None, None) => None,
        (Some(gave), Some(took)) => {
            Some(format!("{}. {}", for_which(gave, took), then(game, picks)))
        }
        (Some(card), None) => Some(say::card_picked(&words::card_name(card))),
        (None, Some(took)) => Some(say::card_picked(&taken(took))),
    }
}

/// The cards of a swap in words, such as `nine of hearts for queen of spades`.
#[must_use]
pub(super) fn for_which(gave: Card, took: Option<Card>) -> String {
    say::swap_for(&words::card_name(gave), &taken(took))
}

/// The name of the hand after the swap.
#[must_use]
pub(super) fn then(game: &Model, picks: &Picks) -> String {
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
