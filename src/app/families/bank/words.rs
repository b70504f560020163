//! What is asked at a table with real cards, as sentences.

use crate::app::i18n::say;
use crate::app::table::game::Model;
use crate::engine::{Choice, Compared};

/// The question about the cards, or what the player in turn draws. `None`: something else is asked.
#[must_use]
pub fn asks(game: &Model) -> Option<String> {
    if let Some(question) = game.question() {
        return Some(question_text(game, question.of));
    }
    if !game.has_real_cards() || !game.is_my_turn() {
        return None;
    }
    if counts(game) {
        return Some(say::BANK_EXCHANGE_HOW_MANY.get().into());
    }
    draws_to_number(game).then(|| say::BANK_DRAW_OR_STOP.get().into())
}

fn question_text(game: &Model, of: Compared) -> String {
    let number = || number(game);
    match of {
        Compared::Hands { .. } => say::BANK_WHO_WON.get().into(),
        Compared::FaceUp { open } => say::bank_who_beats(&game.seats().somebody(open)),
        Compared::Upcards => say::BANK_WHO_UPCARD.get().into(),
        Compared::Dealt => say::bank_who_dealt(number()),
        Compared::Nearest => say::bank_who_nearest(number()),
        Compared::Drawn => say::BANK_WHO_DREW.get().into(),
    }
}

/// The number that is drawn to.
pub(super) fn number(game: &Model) -> u64 {
    game.public(|view| view.rules().number().map_or(0, |rules| rules.target.into()))
}

/// Whether the player in turn says how many cards he exchanges.
pub(super) fn counts(game: &Model) -> bool {
    let is_count = |choice: &Choice| choice.counts_exchanged().is_some();
    game.choices().iter().any(is_count)
}

/// Whether the player in turn draws to a number.
pub(super) fn draws_to_number(game: &Model) -> bool {
    let asks = game.public(|view| view.ask().is_to_draw_to_number());
    asks && !game.choices().is_empty()
}
