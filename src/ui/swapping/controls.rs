//! The controls while cards are swapped: all three, sticking, and the swap of the two cards that are picked.

use super::keys::SWAP;
use super::picks::Picks;
use super::press::{SwappingPress, picks};
use super::said;
use super::so_far::SoFar;
use crate::engine::{Action, Choice, Standing, SwappingAction};
use crate::ui::controls::{act, few, go, small};
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::patch::Node;
use crate::ui::press::Press;

/// The controls, while a deal of such a game is played.
#[must_use]
pub fn controls(page: Page, choices: &[Choice]) -> Option<Node> {
    let game = page.game;
    if game.scene() != Scene::Playing || game.is_buying() || !game.swaps() {
        return None;
    }
    let (row, acts) = if game.must_swap() {
        let _ = game.picked();
        let picks = picks(game);
        (row(game, &picks), turn(game, choices, &picks))
    } else {
        (hint(waits(game)), watch(game))
    };
    let both = Node::new("div", "").with("style", "display:contents");
    Some(both.hold(row).hold(acts))
}

fn hint(says: String) -> Node {
    Node::new("p", "hint").tells(says)
}

/// What is to be done; on a shared screen a press hides the cards as well.
fn row(game: Game, picks: &Picks) -> Node {
    let says = advice(game, picks);
    if !game.is_peeking() {
        return hint(says);
    }
    let hide = Node::new("button", "").on(Press::Peek(false));
    Node::new("div", "choose")
        .key(30)
        .hold(hint(says))
        .hold(hide.says(say::HIDE_YOUR_CARDS.get()))
}

fn advice(game: Game, picks: &Picks) -> String {
    match (picks.gave(), picks.took()) {
        (None, None) => said::asked(game),
        (Some(_), None) => say::PICK_FROM_BOARD.get().into(),
        (None, Some(_)) => say::PICK_YOUR_OWN.get().into(),
        (Some(_), Some(_)) => said::then(game, picks),
    }
}

/// All three, stick, swap; on a shared screen one looks at his cards first.
fn turn(game: Game, choices: &[Choice], picks: &Picks) -> Node {
    let all = act(Press::Swapping(SwappingPress::All))
        .with("aria-keyshortcuts", "A")
        .says(say::ALL_THREE.get());
    let sticks = choices.contains(&Choice::One(Action::Swapping(SwappingAction::Stick)));
    let stick = act(Press::Swapping(SwappingPress::Stick))
        .key(1)
        .with("aria-keyshortcuts", "S")
        .off(!sticks)
        .says(say::STICK.get())
        .maybe(small(if sticks { String::new() } else { why_not(game) }));
    let is_hidden = game.is_shared() && !game.is_peeking();
    let swap = if is_hidden {
        go(Press::Peek(true)).says(say::LOOK_AT_YOUR_CARDS.get())
    } else {
        let names = picks.gave().zip(picks.took());
        let names = names.map(|(gave, took)| said::for_which(gave, took));
        go(Press::Swapping(SwappingPress::Swap))
            .with("id", SWAP)
            .with("aria-keyshortcuts", "Enter")
            .off(names.is_none())
            .says(say::SWAP.get())
            .maybe(names.and_then(small))
    };
    let acts = Node::new("div", "acts").with("class", "acts three").key(31);
    acts.hold(all).hold(stick).hold(swap)
}

/// Why nobody may stick now.
fn why_not(game: Game) -> String {
    let stuck = game.public(|view| SoFar::of(view, None).stuck);
    match stuck {
        Some(seat) => say::stuck_already(&game.somebody(seat)),
        None => say::STICK_LATER.get().into(),
    }
}

fn waits(game: Game) -> String {
    let said = game.log().last();
    match said::last_turn(game) {
        Some(last) => format!("{said} {last}."),
        None => said,
    }
}

/// Who is out watches the others to the end.
fn watch(game: Game) -> Node {
    let plays = game.public(|view| {
        let mut seats = view.seats();
        seats.any(|place| place.standing() == Standing::In && game.is_person(place.seat()))
    });
    let on = if plays { say::PLAY_ON } else { say::TO_THE_END };
    let hurry = act(Press::Skip).says(say::HURRY.get());
    few(hurry, go(Press::PlayOn).says(on.get())).key(32)
}
