//! The controls while cards are swapped: all three, sticking, and the swap of the two cards that are picked.

use super::keys::SWAP;
use super::picks::Picks;
use super::press::{SwappingPress, picks};
use super::said;
use super::so_far::SoFar;
use crate::engine::{Action, Choice, SeatView, Standing, SwappingAction};
use crate::ui::controls::{act, both, go, hint, hint_and_hide, small, watch};
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
    } else if plays(game) {
        // The buttons keep their places for one's next turn.
        (hint(waits(game)), turn(game, choices, &Picks::default()))
    } else {
        (hint(waits(game)), watch(game).key(32))
    };
    Some(both(row, acts))
}

/// What is to be done; on a shared screen a press hides the cards as well.
fn row(game: Game, picks: &Picks) -> Node {
    let says = advice(game, picks);
    if !game.is_peeking() {
        return hint(says);
    }
    hint_and_hide(says)
}

fn advice(game: Game, picks: &Picks) -> String {
    match (picks.gave(), picks.took()) {
        // Beside the button that hides them there is less room.
        (None, None) if game.is_peeking() => say::PICK_IN_EACH_ROW.get().into(),
        (None, None) => said::asked(game),
        (Some(_), None) => say::PICK_FROM_BOARD.get().into(),
        (None, Some(_)) => say::PICK_YOUR_OWN.get().into(),
        (Some(_), Some(_)) => said::then(game, picks),
    }
}

/// All three, stick, swap; on a shared screen one looks at his cards first. What cannot be done now is dim.
fn turn(game: Game, choices: &[Choice], picks: &Picks) -> Node {
    let offers = |action| choices.contains(&Choice::One(Action::Swapping(action)));
    let (is_asked, sticks) = (offers(SwappingAction::All), offers(SwappingAction::Stick));
    let all = act(Press::Swapping(SwappingPress::All))
        .with("aria-keyshortcuts", "A")
        .off(!is_asked)
        .says(say::ALL_THREE.get());
    let why_not = (is_asked && !sticks).then(|| why_not(game));
    let stick = act(Press::Swapping(SwappingPress::Stick))
        .key(1)
        .with("aria-keyshortcuts", "S")
        .off(!sticks)
        .says(say::STICK.get())
        .maybe(why_not.and_then(small));
    let swap = if is_asked && game.is_shared() && !game.is_peeking() {
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
    let acts = Node::new("div", "acts").with("class", "acts swaps").key(31);
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

/// Whether somebody at the screen is in this deal, or the first is about to begin.
fn plays(game: Game) -> bool {
    game.public(|view| {
        let mut seats = view.seats();
        let is_in = |place: SeatView<'_>| place.standing() == Standing::In;
        let plays = seats.any(|place| is_in(place) && game.is_person(place.seat()));
        plays || (view.deals() == 0 && !game.is_watched())
    })
}
