//! Keys that play: L, F, B, S and their like, arrows for the amount, Enter for the bet.

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::amount::Amount;
use crate::engine::{Action, Choice, Pick};
use crate::ui::family;
use crate::ui::game::{Game, Scene};
use crate::ui::page::Page;
use crate::ui::pages::Sheet;

/// Listens for as long as the page lives.
pub fn listen(page: Page) {
    let Page {
        keeper,
        settings,
        sheet,
        ..
    } = page;
    window_event_listener(ev::keydown, move |key| {
        let is_covered = sheet.get_untracked().is_some() || untrack(|| keeper.is_elsewhere());
        let plays = settings.now().keys && !is_covered;
        if plays && key.key() == "?" && !is_meant_elsewhere(&key) {
            sheet.set(Some(Sheet::Keys));
        } else if plays && !is_meant_elsewhere(&key) && untrack(|| press(page, &key)) {
            key.prevent_default();
        }
    });
}

/// Keys with a modifier are the browser's, and those typed into a field the field's.
fn is_meant_elsewhere(key: &KeyboardEvent) -> bool {
    let focused = key
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let tag = focused.as_ref().map(Element::tag_name).unwrap_or_default();
    // Enter and Space press the button that has the focus.
    let is_button = tag == "BUTTON"
        || focused
            .is_some_and(|focused| focused.get_attribute("role").as_deref() == Some("button"));
    let presses = matches!(key.key().as_str(), "Enter" | " ") && is_button;
    let slides = tag == "INPUT" && key.key().starts_with("Arrow");
    key.ctrl_key() || key.alt_key() || key.meta_key() || presses || slides || tag == "SELECT"
}

/// Does what the key means now. False where it means nothing.
fn press(page: Page, key: &KeyboardEvent) -> bool {
    let Page {
        game,
        keeper,
        amount,
        ..
    } = page;
    let key = key.key();
    if game.is_buying() {
        match key.as_str() {
            "Escape" => game.think_of_buying(false),
            "Enter" => amount.act(),
            "ArrowUp" | "ArrowRight" => amount.step(true),
            "ArrowDown" | "ArrowLeft" => amount.step(false),
            _ => return false,
        }
        return true;
    }
    if key == "Escape" {
        game.skip();
        return true;
    }
    match (game.scene(), key.as_str()) {
        (Scene::Ready, "Enter") if keeper.can_go_on() => {
            keeper.go_on(game);
            return true;
        }
        (Scene::DealOver, "Enter") if game.is_left_out() => {
            page.sheet.set(Some(Sheet::NewGame));
            return true;
        }
        (Scene::Ready | Scene::DealOver, "Enter") => {
            game.deal();
            return true;
        }
        (Scene::Playing, _) => {}
        _ => return false,
    }
    if game
        .public(|view| family::of(view.rules()))
        .is_some_and(|family| (family.key)(page, &key))
    {
        return true;
    }
    if game.must_throw().is_some() {
        return throw(game, &key);
    }
    let choices = game.choices();
    let act = |wanted: &[Action]| {
        let offered = |action: &Action| choices.iter().any(|choice| choice.admits(*action));
        let action = wanted.iter().copied().find(offered);
        action.inspect(|action| game.act(*action)).is_some()
    };
    match key.to_ascii_lowercase().as_str() {
        "l" => act(&[Action::Look(None)]),
        "o" => act(&[
            Action::Look(Some(Pick::Old)),
            Action::Play(Pick::Old),
            Action::Retain(Some(Pick::Old)),
        ]),
        "n" => act(&[
            Action::Look(Some(Pick::New)),
            Action::Play(Pick::New),
            Action::Retain(Some(Pick::New)),
        ]),
        "k" => act(&[Action::Keep]),
        "t" => act(&[Action::Throw]),
        "f" => act(&[Action::Fold]),
        "s" if choices.iter().any(|choice| choice.admits(Action::See)) => {
            amount.see();
            true
        }
        "s" => act(&[Action::Show(None)]),
        "a" => act(&[Action::Agree, Action::Lend(None), Action::Showdown]),
        "r" => act(&[Action::Refuse]),
        "b" | "enter"
            if choices.iter().any(|choice| {
                matches!(
                    choice,
                    Choice::Bet { .. } | Choice::Borrow { .. } | Choice::Lend { .. }
                )
            }) =>
        {
            amount.act();
            true
        }
        // The same button covers the pot where no bet can be paid.
        "b" | "c" | "enter" => act(&[Action::Cover]),
        "arrowup" | "arrowright" => step(amount, true),
        "arrowdown" | "arrowleft" => step(amount, false),
        _ => false,
    }
}

/// Digits pick cards as they lie.
fn throw(game: Game, key: &str) -> bool {
    let nth = key.parse::<usize>().ok();
    let card = nth.and_then(|nth| game.pickable().get(nth.checked_sub(1)?).copied());
    match (card, key) {
        (Some((id, _)), _) => game.pick(id),
        (_, "t" | "T" | "Enter") => game.throw_picked(),
        _ => return false,
    }
    true
}

fn step(amount: Amount, up: bool) -> bool {
    amount.step(up);
    amount.range().is_some()
}
