//! The controls while hands are set: sorting, a suggestion, laying; a spare hand, and showing where one may pass.

use super::desk::Desk;
use super::press::{self, SettingPress, place};
use crate::engine::{Action, Ask, Choice, SettingAction, SettingAsk};
use crate::ui::controls::{act, both, few, go, hint, hint_and_hide, small, watch};
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::patch::Node;
use crate::ui::press::Press;
use crate::ui::words;

/// The controls, while a deal of such a game is played.
#[must_use]
pub fn controls(page: Page, choices: &[Choice]) -> Option<Node> {
    let game = page.game;
    if game.scene() != Scene::Playing || game.is_buying() || !game.sets_hands() {
        return None;
    }
    let offers = |action| choices.contains(&Choice::One(action));
    let (row, acts) = if offers(Action::Setting(SettingAction::Take)) {
        (hint(say::SPARE_OR_OWN.get().into()), spare())
    } else if offers(Action::Pass) {
        (hint(show_or_pass(game)), show())
    } else if let Some(desk) = game.desk() {
        (row(game, &desk), setting(game, &desk))
    } else if game.must_set() {
        let look = go(Press::Peek(true)).says(say::LOOK_AT_YOUR_CARDS.get());
        let waits = act(Press::Setting(SettingPress::Sort))
            .off(true)
            .says(say::SORT.get());
        (
            hint(say::SET_YOUR_HANDS.get().into()),
            few(waits, look).key(22),
        )
    } else {
        (hint(game.log().last()), watch(game).key(25))
    };
    Some(both(row, acts))
}

/// What is to be done; on a shared screen a press hides the cards as well.
fn row(game: Game, desk: &Desk) -> Node {
    let says = advice(game, desk);
    if !game.is_shared() {
        return hint(says);
    }
    hint_and_hide(says)
}

fn advice(game: Game, desk: &Desk) -> String {
    let better = game.view(|view| desk.better(view.ranking()));
    if let Some((nth, worse)) = better {
        return say::hand_beats(place(nth), place(worse));
    }
    match (desk.picks(), desk.missing(), &desk.hand()[..]) {
        (0, 0, []) => say::ALL_ARE_SET.get().into(),
        (0, 0, [left]) => {
            let card = desk.cards().iter().find(|(id, _)| id == left);
            card.map(|(_, card)| say::is_thrown_away(&words::card_name(*card)))
                .unwrap_or_default()
        }
        (0, ..) if game.is_shared() => say::TAP_CARDS_SHORT.get().into(),
        (0, ..) => say::TAP_CARDS_THEN_A_PLACE.get().into(),
        (picks, ..) => say::tap_a_place(picks as u64),
    }
}

/// Sort, suggest or put in order, lay.
fn setting(game: Game, desk: &Desk) -> Node {
    let (is_wrong, is_ready) = game.view(|view| {
        let ranking = view.ranking();
        (desk.better(ranking).is_some(), desk.rows(ranking).is_some())
    });
    let sorted = if desk.is_by_suit() {
        say::BY_SUIT
    } else {
        say::BY_RANK
    };
    let sort = act(Press::Setting(SettingPress::Sort))
        .with("aria-keyshortcuts", "O")
        .says(say::SORT.get())
        .maybe(small(sorted.get().into()));
    let help = if is_wrong {
        act(Press::Setting(SettingPress::BestFirst))
            .key(1)
            .with("aria-keyshortcuts", "B")
            .says(say::BEST_FIRST.get())
    } else {
        act(Press::Setting(SettingPress::Suggest))
            .key(1)
            .with("aria-keyshortcuts", "U")
            .off(desk.missing() == 0)
            .says(say::SUGGEST.get())
    };
    let missing = desk.missing();
    let before = game.public(|view| view.ask().seat());
    let left = match before {
        _ if missing > 0 => say::cards_missing(missing as u64),
        Some(before) if is_ready && !game.must_set() => say::lay_after(&game.somebody(before)),
        _ => String::new(),
    };
    let lay = go(Press::Setting(SettingPress::Lay))
        .with("aria-keyshortcuts", "Enter")
        .off(!is_ready || !game.must_set())
        .says(say::LAY.get())
        .maybe(small(left));
    let acts = Node::new("div", "acts").with("class", "acts three").key(21);
    acts.hold(sort).hold(help).hold(lay)
}

fn spare() -> Node {
    let take = Press::Act(Action::Setting(SettingAction::Take));
    let leave = Press::Act(Action::Setting(SettingAction::Leave));
    let keep = go(leave)
        .with("aria-keyshortcuts", "K")
        .says(say::KEEP_MINE.get());
    let take = act(take).with("aria-keyshortcuts", "T");
    few(take.says(say::TAKE_SPARE.get()), keep).key(23)
}

fn show() -> Node {
    let show = go(Press::Act(Action::Show(None)))
        .with("aria-keyshortcuts", "S")
        .says(say::SHOW.get());
    let pass = act(Press::Act(Action::Pass)).with("aria-keyshortcuts", "P");
    few(pass.says(say::PASS_IT.get()), show).key(24)
}

fn show_or_pass(game: Game) -> String {
    match game.public(|view| view.ask()) {
        Ask::Setting(SettingAsk::Show { nth, .. }) => say::show_or_pass(place(nth.into())),
        _ => String::new(),
    }
}

/// What lies in a place, for its button.
#[must_use]
pub fn place_name(desk: &Desk, nth: usize, hand: Option<String>) -> String {
    say::hand_is(place(nth), &press::lies_there(desk, nth, hand))
}
