//! The upper row of the controls outside a deal: an amount, buttons, or a sentence about what is going on.

use super::amount_row;
use super::for_families::hint;
use super::prompt::Prompt;
use crate::app::i18n::{Text, say};
use crate::app::lazy::{OpenedFrom, ReviewOf, Sheet};
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::app::words;
use crate::engine::{Chips, Event, Purse, View, Viewer};
use crate::sitting::session::Setup;

/// Draws the upper row.
pub fn row(scene: &Scene<'_>, prompt: Prompt) -> Node {
    let game = scene.game;
    match prompt {
        // No deal is being played, so reloading for a new version ends none.
        Prompt::Resume | Prompt::Deal | Prompt::PlayAgain if scene.has_update => {
            choose(0, choice(Press::Update).text(say::NEW_VERSION.get()))
        }
        Prompt::Resume | Prompt::Deal => hint(waiting(scene)),
        Prompt::NextDeal | Prompt::LeftOut => after_deal(scene),
        Prompt::PlayAgain => hint(String::new()),
        Prompt::BuyIn => amount_row::row(scene).unwrap_or_else(|| hint(game.log().last())),
        Prompt::Playing => hint(game.log().last()),
    }
}

/// Draws a row of buttons.
pub fn choose(kind: u64, first: Node) -> Node {
    Node::new("div", "choose").key(kind).child(first)
}

/// Makes a button of such a row.
pub fn choice(press: Press) -> Node {
    Node::new("button", "").on(press)
}

/// The text before a deal: the stored sitting that waits, or else who plays.
pub fn waiting(scene: &Scene<'_>) -> String {
    let stored = &scene.stored;
    match &stored.waiting {
        Some((setup, deal)) => waits(setup, *deal),
        None if stored.is_resuming => say::ONE_MOMENT.get().into(),
        None if stored.can_resume => say::LAST_SITTING_WAITS.get().into(),
        None => words::company(&scene.game.setup()),
    }
}

/// The text about the stored sitting. There is room for at most four names.
fn waits(setup: &Setup, deal: u32) -> String {
    if setup.players.len() > 4 {
        return say::LAST_SITTING_WAITS.get().into();
    }
    say::last_sitting_waits_of(&words::join_list(words::names(setup)), deal.into())
}

/// Draws the row after a deal: a text, and the button that reviews the deal.
fn after_deal(scene: &Scene<'_>) -> Node {
    let text = next_deal(scene);
    let is_own = matches!(scene.game.own_viewer(), Viewer::Seat(_));
    let doubles = scene.game.may_double().map(|_| {
        let double = choice(Press::DoubleLimits).key(1);
        double.text(say::DOUBLE_THE_LIMITS.get())
    });
    if !is_own && doubles.is_none() {
        return hint(text);
    }
    let review = is_own.then(|| {
        let review = Press::Open(Sheet::Review(ReviewOf::LastDeal, OpenedFrom::Felt));
        choice(review).text(say::REVIEW_LAST_DEAL.get())
    });
    let asks = match text.is_empty() && doubles.is_none() {
        true => asks_for_sound(scene),
        false => Vec::new(),
    };
    let text = (!text.is_empty()).then(|| hint(text));
    Node::new("div", "choose after")
        .key(6)
        .children(asks)
        .maybe_child(text)
        .maybe_child(review)
        .maybe_child(doubles)
}

/// The text after a deal: the cost of the next deal if it differs from that of the last. The result says what stays in the
/// pot.
fn next_deal(scene: &Scene<'_>) -> String {
    let game = scene.game;
    let costs_as_before = game.settled(|view| view.rules().cost() == paid_for_cards(view));
    match costs_as_before {
        true => String::new(),
        false => game.settled(|view| (scene.family.speech.next)(view.rules())),
    }
}

/// Draws the two answers to whether sound is wanted. It is asked once, after a first deal, until then there is none.
fn asks_for_sound(scene: &Scene<'_>) -> Vec<Node> {
    let is_asked = scene.settings.sound_asked || scene.settings.sound;
    // An embedded table stores no answer.
    if is_asked || scene.is_embedded || scene.game.is_replay() {
        return Vec::new();
    }
    let answer = |on, says: Text| choice(Press::Sound(on)).text(says.get());
    let on = answer(true, say::SOUND_ON).key(2);
    vec![on, answer(false, say::NO_SOUND).key(3)]
}

/// What the first to pay has paid into the pots before the cards were dealt.
fn paid_for_cards(view: View<'_>) -> Chips {
    let before = view.history();
    let before =
        before.take_while(|event| !matches!(event, Event::Dealt { .. } | Event::HandDealt { .. }));
    let mut paid = before.filter_map(|event| match event {
        Event::Paid {
            from: Purse::Seat(seat),
            to: Purse::Pot(_),
            chips,
        } => Some((seat, chips)),
        _ => None,
    });
    let Some((first, chips)) = paid.next() else {
        return 0;
    };
    let more = paid.filter(|(seat, _)| *seat == first);
    more.fold(chips, |sum, (_, chips)| sum.saturating_add(chips))
}

#[cfg(test)]
mod tests;
