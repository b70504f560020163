//! The controls while hands are set: sort, suggest, lay; take a spare hand; show or pass. Bets on hands have the buttons of
//! the games of rounds.

use super::bets;
use super::press::{self, place_number};
use crate::app::i18n::say;
use crate::app::table::controls::{
    Part, act, again, go, hint, hint_and_hide, look_label, row_and_acts, small, two_buttons, watch,
};
use crate::app::table::game::Desk;
use crate::app::table::game::{Model, Phase};
use crate::app::table::patch::Node;
use crate::app::table::press::{Press, SettingPress};
use crate::app::table::scene::Scene;
use crate::app::words;
use crate::engine::{Action, Ask, Choice, SettingAction, SettingAsk};

/// Draws the controls during a deal.
#[must_use]
pub fn controls(scene: &Scene<'_>) -> Option<Vec<Node>> {
    let choices = scene.choices;
    let game = scene.game;
    if game.phase() != Phase::Playing || game.is_buying() || !game.sets_hands() {
        return None;
    }
    if bets::are_made(game) {
        return bets::controls(scene);
    }
    let offers = |action| choices.contains(&Choice::One(action));
    let (row, acts) = if offers(Action::Setting(SettingAction::Take)) {
        (hint(say::SPARE_OR_OWN.get().into()), spare(game))
    } else if offers(Action::Pass) {
        (hint(show_or_pass(game)), show())
    } else if let Some(desk) = game.desk() {
        (row(game, &desk), setting(game, &desk))
    } else if game.must_set() {
        let look = go(Press::Peek(true)).text(look_label(game));
        let waits = act(Press::Setting(SettingPress::Sort))
            .aria_disabled(true)
            .text(say::SORT.get());
        (
            hint(say::SET_YOUR_HANDS.get().into()),
            two_buttons(waits, look).key(Part::LookToSet.key()),
        )
    } else {
        (hint(game.log().last()), watch(game))
    };
    Some(row_and_acts(row, acts))
}

/// Draws a sentence that says what to do. On a shared screen there is also a button that hides the cards.
fn row(game: &Model, desk: &Desk) -> Node {
    let says = instruction(game, desk);
    if !game.seats().is_shared() {
        return hint(says);
    }
    hint_and_hide(says)
}

fn instruction(game: &Model, desk: &Desk) -> String {
    let better = game.view(|view| desk.first_out_of_order(view.ranking()));
    if let Some((nth, worse)) = better {
        return say::hand_beats(place_number(nth), place_number(worse));
    }
    match (desk.picks(), desk.missing(), &desk.hand()[..]) {
        (0, 0, []) => say::ALL_ARE_SET.get().into(),
        (0, 0, left) => {
            let card = |id| desk.cards().iter().find(|(held, _)| *held == id);
            let cards = left.iter().filter_map(|id| card(*id));
            say::is_thrown_away(&words::cards(cards.map(|(_, card)| *card)))
        }
        (0, ..) if game.seats().is_shared() => say::TAP_CARDS_SHORT.get().into(),
        (0, ..) => say::TAP_CARDS_THEN_A_PLACE.get().into(),
        (picks, ..) => say::tap_a_place(picks as u64),
    }
}

/// Draws the actions: sort, suggest or reorder, lay.
fn setting(game: &Model, desk: &Desk) -> Node {
    let (is_wrong, is_ready) = game.view(|view| {
        let ranking = view.ranking();
        (
            desk.first_out_of_order(ranking).is_some(),
            desk.rows(ranking).is_some(),
        )
    });
    let sorted = if desk.is_by_suit() {
        say::BY_SUIT
    } else {
        say::BY_RANK
    };
    let sort = act(Press::Setting(SettingPress::Sort))
        .attr("aria-keyshortcuts", "O")
        .text(say::SORT.get())
        .maybe_child(small(sorted.get().into()));
    let help = if is_wrong {
        act(Press::Setting(SettingPress::BestFirst))
            .key(1)
            .attr("aria-keyshortcuts", "B")
            .text(say::BEST_FIRST.get())
    } else {
        act(Press::Setting(SettingPress::Suggest))
            .key(1)
            .attr("aria-keyshortcuts", "U")
            .aria_disabled(!press::can_suggest(game, desk))
            .text(say::SUGGEST.get())
    };
    let missing = desk.missing();
    let before = game.public(|view| view.ask().seat());
    let left = match before {
        _ if missing > 0 => say::cards_missing(missing as u64),
        Some(before) if is_ready && !game.must_set() => {
            say::lay_after(&game.seats().somebody(before))
        }
        _ => String::new(),
    };
    let lay = go(Press::Setting(SettingPress::Lay))
        .attr("aria-keyshortcuts", "Enter")
        .aria_disabled(!is_ready || !game.must_set())
        .text(say::LAY.get())
        .maybe_child(small(left));
    let acts = Node::new("div", "acts")
        .attr("class", "acts three")
        .key(Part::Set.key());
    acts.child(sort).child(help).child(lay)
}

fn spare(game: &Model) -> Node {
    let take = Press::Act(Action::Setting(SettingAction::Take));
    let leave = Press::Act(Action::Setting(SettingAction::Leave));
    let keep = go(leave)
        .attr("aria-keyshortcuts", "K")
        .text(say::KEEP_MINE.get());
    let take = act(take)
        .attr("aria-keyshortcuts", "T")
        .text(say::TAKE_SPARE.get())
        .maybe_child(again(game, Action::Setting(SettingAction::Take)));
    two_buttons(take, keep).key(Part::Spare.key())
}

fn show() -> Node {
    let show = go(Press::Act(Action::Show(None)))
        .attr("aria-keyshortcuts", "S")
        .text(say::SHOW.get());
    let pass = act(Press::Act(Action::Pass)).attr("aria-keyshortcuts", "P");
    two_buttons(pass.text(say::PASS_IT.get()), show).key(Part::Show.key())
}

fn show_or_pass(game: &Model) -> String {
    match game.public(|view| view.ask()) {
        Ask::Setting(SettingAsk::Show { nth, .. }) => say::show_or_pass(place_number(nth.into())),
        _ => String::new(),
    }
}

/// The name of the button of a place, with what lies there.
#[must_use]
pub fn place_name(desk: &Desk, nth: usize, hand: Option<String>) -> String {
    say::hand_is(place_number(nth), &press::place_contents(desk, nth, hand))
}
