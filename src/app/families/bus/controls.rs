//! The controls while cards are swapped: swap all three, stick, or swap the two picked cards.

use super::keys::SWAP;
use super::picks::Picks;
use super::played::is_played;
use super::press::picks;
use super::so_far::SoFar;
use super::status;
use crate::app::i18n::say;
use crate::app::table::controls::{
    Part, act, again, go, hint, hint_and_hide, hint_or_hurry, look_label, row_and_acts, small,
    watch,
};
use crate::app::table::game::{Model, Phase};
use crate::app::table::patch::Node;
use crate::app::table::press::{BusPress, Press};
use crate::app::table::scene::Scene;
use crate::engine::{Action, BusAction, Choice, SeatView, Standing};

/// Draws the controls during a deal.
#[must_use]
pub fn controls(scene: &Scene<'_>) -> Option<Vec<Node>> {
    let game = scene.game;
    if game.phase() != Phase::Playing || game.is_buying() || !is_played(game) {
        return None;
    }
    let (row, acts) = if game.must_swap() {
        let _ = game.picked();
        let picks = picks(game);
        (row(game, &picks), turn(game, scene.choices, &picks))
    } else if plays(game) {
        // Outside the player's turn the buttons stay in place, dimmed.
        let row = hint_or_hurry(game, waits(game));
        (row, turn(game, scene.choices, &Picks::default()))
    } else {
        (hint(waits(game)), watch(game))
    };
    Some(row_and_acts(row, acts))
}

/// Draws a sentence that says what to do. On a shared screen there is also a button that hides the cards.
fn row(game: &Model, picks: &Picks) -> Node {
    let says = instruction(game, picks);
    if !game.is_peeking() {
        return hint(says);
    }
    hint_and_hide(says)
}

fn instruction(game: &Model, picks: &Picks) -> String {
    match (picks.gave(), picks.took()) {
        // Beside the button that hides the cards there is less room.
        (None, None) if game.is_peeking() => say::PICK_IN_EACH_ROW.get().into(),
        (None, None) => status::asked(game),
        (Some(_), None) => say::PICK_FROM_BOARD.get().into(),
        (None, Some(_)) => say::PICK_YOUR_OWN.get().into(),
        (Some(_), Some(_)) => status::then(game, picks),
    }
}

/// Draws the actions: all three, stick, swap. On a shared screen the player looks at his cards first. What is not
/// allowed now is dimmed.
fn turn(game: &Model, choices: &[Choice], picks: &Picks) -> Node {
    let offers = |action| choices.contains(&Choice::One(Action::Bus(action)));
    let (is_asked, sticks) = (offers(BusAction::All), offers(BusAction::Stick));
    let all = act(Press::Bus(BusPress::All))
        .attr("aria-keyshortcuts", "A")
        .aria_disabled(!is_asked)
        .text(say::ALL_THREE.get())
        .maybe_child(again(game, Action::Bus(BusAction::All)));
    let why_not = (is_asked && !sticks).then(|| why_not(game));
    let stick = act(Press::Bus(BusPress::Stick))
        .key(1)
        .attr("aria-keyshortcuts", "S")
        .aria_disabled(!sticks)
        .text(say::STICK.get())
        .maybe_child(why_not.and_then(small));
    let swap = if is_asked && game.is_covered() {
        go(Press::Peek(true)).text(look_label(game))
    } else {
        let names = picks.gave().zip(picks.took());
        let names = names.map(|(gave, took)| status::for_which(gave, took));
        go(Press::Bus(BusPress::Swap))
            .attr("id", SWAP)
            .attr("aria-keyshortcuts", "Enter")
            .aria_disabled(names.is_none())
            .text(say::SWAP.get())
            .maybe_child(names.and_then(small))
    };
    let acts = Node::new("div", "acts")
        .attr("class", "acts bus")
        .key(Part::Swap.key());
    acts.child(all).child(stick).child(swap)
}

/// Why nobody may stick now.
fn why_not(game: &Model) -> String {
    let stuck = game.public(|view| SoFar::of(view, None).stuck);
    match stuck {
        Some(seat) => say::stuck_already(&game.seats().somebody(seat)),
        None => say::STICK_LATER.get().into(),
    }
}

fn waits(game: &Model) -> String {
    let said = game.log().last();
    match status::last_turn(game) {
        Some(last) => format!("{said} {last}."),
        None => said,
    }
}

/// Whether somebody at the screen is in this deal, or the first is about to begin.
fn plays(game: &Model) -> bool {
    game.public(|view| {
        let mut seats = view.seats();
        let is_in = |place: SeatView<'_>| place.standing() == Standing::In;
        let plays = seats.any(|place| is_in(place) && game.seats().is_person(place.seat()));
        plays || (view.deals() == 0 && !game.seats().is_watched())
    })
}
