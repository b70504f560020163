//! The row of action buttons outside a deal.

use super::buttons::{act, few, go, small, two_buttons};
use super::part::Part;
use super::prompt::Prompt;
use crate::app::i18n::{Text, say};
use crate::app::lazy::Sheet;
use crate::app::platform::frame;
use crate::app::table::game::{AmountKind, Model};
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;

/// Draws the actions for what is asked. Actions of the same kind keep their button elements.
pub fn acts(scene: &Scene<'_>, prompt: Prompt) -> Node {
    let game = scene.game;
    let (kind, acts) = match prompt {
        Prompt::BuyIn => (0, buy_in(scene)),
        Prompt::Resume => (1, new_game_and(say::GO_ON, Press::Resume)),
        Prompt::Deal => (2, new_game_and(deal_label(game), Press::Deal)),
        Prompt::NextDeal => (3, new_game_and(say::NEXT_DEAL, Press::Deal)),
        Prompt::PlayAgain => (4, new_game_and(say::SAME_AGAIN, same_again(game))),
        Prompt::LeftOut => (5, left_out()),
        Prompt::Playing => (6, watch(game)),
    };
    acts.key(kind)
}

/// The label of the button that deals: the next deal, or the first.
fn deal_label(game: &Model) -> Text {
    if game.public(|view| view.deals()) > 0 {
        say::NEXT_DEAL
    } else {
        say::DEAL_ME_IN
    }
}

/// What sets the same table up again. A sitting by number is dealt the same cards.
fn same_again(game: &Model) -> Press {
    match game.is_numbered() {
        true => Press::Open(Sheet::Ten),
        false => Press::DealAfresh,
    }
}

/// Draws the buttons before a deal: *New game*, and one with this label.
pub fn new_game_and(says: Text, press: Press) -> Node {
    few()
        .maybe_child(new_game(act))
        .child(go(press).text(says.get()))
}

/// *New game*, as this kind of button. `None`: visitors cannot begin another game.
fn new_game(make: fn(Press) -> Node) -> Option<Node> {
    let may = !frame::is_fixed();
    may.then(|| make(Press::Open(Sheet::NewGame)).text(say::NEW_GAME.get()))
}

/// Draws the buttons for a player who has lost everything. The usual one opens *New game*.
fn left_out() -> Node {
    let watch = act(Press::Deal).text(say::WATCH_ON.get());
    few().child(watch).maybe_child(new_game(go))
}

/// Draws the buttons while nobody at the screen has anything left to do in the deal.
pub fn watch(game: &Model) -> Node {
    let on = if game.seats().is_watched() {
        say::TO_THE_END
    } else {
        say::PLAY_ON
    };
    let hurry = act(Press::Skip).text(say::HURRY.get());
    two_buttons(hurry, go(Press::PlayOn).text(on.get())).key(Part::Watch.key())
}

/// Draws the buttons for buying in.
fn buy_in(scene: &Scene<'_>) -> Node {
    let game = scene.game;
    let who = match game.range().map(|range| range.kind) {
        Some(AmountKind::BuyIn(seat)) => game.seats().name(seat),
        _ => String::new(),
    };
    let buy = go(Press::Pay)
        .text_owned(say::buy_in_for(game.amount().unwrap_or_default()))
        .maybe_child(small(who));
    two_buttons(act(Press::Buy(false)).text(say::NOT_NOW.get()), buy)
}
