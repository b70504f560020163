//! The keys of the betting games: L, F, B, S and the like, arrows for the amount, Enter for the bet.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::amount::Amount;
use super::prompt::Prompt;
use crate::app::lazy::Sheet;
use crate::app::platform::frame;
use crate::app::platform::state::Stored;
use crate::app::table::family;
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::engine::{Action, Choice, Pick};

/// Listens for keys.
pub fn listen(page: Page) {
    let Page {
        save_state,
        settings,
        sheet,
        ..
    } = page;
    // In a frame, keys that are meant for the page around it may come here. Nothing is played by them before the visitor
    // has pressed something here.
    let is_here = Stored::new(!frame::is_framed());
    window_event_listener(ev::click, move |_| is_here.set_value(true));
    window_event_listener(ev::keydown, move |key| {
        let is_covered = sheet.get_untracked().is_some() || untrack(|| save_state.is_elsewhere());
        let plays = settings.now().keys && !is_covered && is_here.get_value();
        if plays && key.key() == "?" && !is_meant_elsewhere(&key) {
            sheet.set(Some(Sheet::Keys));
        } else if plays
            && !is_meant_elsewhere(&key)
            && !is_too_soon(page, &key)
            && untrack(|| press(page, key.key()))
        {
            key.prevent_default();
        }
    });
}

/// Whether a key comes too soon after another press, or is held down. Arrows, digits and the like play nothing, so they
/// may follow each other at once.
fn is_too_soon(page: Page, key: &KeyboardEvent) -> bool {
    let name = key.key();
    let is_letter = name.len() == 1 && name.bytes().all(|key| key.is_ascii_alphabetic());
    (is_letter || name == "Enter") && (page.is_too_soon(key) || key.repeat())
}

/// Whether a key belongs to the browser, because a modifier is down, or to the field that is typed in.
pub fn is_meant_elsewhere(key: &KeyboardEvent) -> bool {
    let focused = key
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let tag = focused.as_ref().map(Element::tag_name).unwrap_or_default();
    // Enter and Space press the button that has the focus. A card is picked by Space alone.
    let presses = match key.key().as_str() {
        "Enter" => tag == "BUTTON",
        " " => tag == "BUTTON" || focused.is_some_and(|focused| focused.has_attribute("role")),
        _ => false,
    };
    let slides = tag == "INPUT" && key.key().starts_with("Arrow");
    key.ctrl_key() || key.alt_key() || key.meta_key() || presses || slides || tag == "SELECT"
}

/// Handles a key. Before the play part is here, only Enter has a meaning. `false`: the key means nothing.
fn press(page: Page, key: String) -> bool {
    match page.lazy_parts.play_untracked() {
        Some(play) => (play.key)(page, key),
        None if key == "Enter" => {
            if page.save_state.can_resume() {
                page.resume();
            } else {
                page.deal();
            }
            true
        }
        None => false,
    }
}

/// Handles a key during a sitting. `false`: the key means nothing.
pub fn key(page: Page, key: String) -> bool {
    let game = page.game;
    let choices = game.choices();
    let prompt = Prompt::now(page, &choices);
    if prompt == Prompt::BuyIn {
        return buy_in(page, &key);
    }
    if key == "Escape" {
        game.skip();
        return true;
    }
    let family = game.shown.public(|view| family::of(view.rules()));
    match prompt {
        _ if prompt.is_playing() && family.is_some_and(|family| (family.key)(page, &key)) => true,
        Prompt::Resume | Prompt::Deal | Prompt::NextDeal | Prompt::LeftOut if key != "Enter" => {
            false
        }
        Prompt::Resume => {
            page.resume();
            true
        }
        Prompt::Deal | Prompt::NextDeal => {
            game.deal();
            true
        }
        Prompt::LeftOut => {
            page.sheet.set(Some(Sheet::NewGame));
            true
        }
        Prompt::BuyIn | Prompt::PlayAgain => false,
        Prompt::Throw => throw(game, &key),
        Prompt::Watch
        | Prompt::Decide { .. }
        | Prompt::Agree
        | Prompt::Lend
        | Prompt::Retain
        | Prompt::Turn => act(page, &key, &choices),
    }
}

/// Handles a key while somebody chooses how much to buy in for.
fn buy_in(page: Page, key: &str) -> bool {
    let Page { game, amount, .. } = page;
    match key {
        "Escape" => game.plans.set_buying(false),
        "Enter" => amount.act(),
        "ArrowUp" | "ArrowRight" => amount.step_aloud(true),
        "ArrowDown" | "ArrowLeft" => amount.step_aloud(false),
        _ => return false,
    }
    true
}

/// Handles a key of the betting games. Each key plays the first of its actions that is allowed.
fn act(page: Page, key: &str, choices: &[Choice]) -> bool {
    let Page { game, amount, .. } = page;
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
        "s" => act(&[Action::See, Action::Show(None)]),
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
        // The same button covers the pot when no bet can be paid.
        "b" | "c" | "enter" => act(&[Action::Cover]),
        "arrowup" | "arrowright" => step(amount, true),
        "arrowdown" | "arrowleft" => step(amount, false),
        _ => false,
    }
}

/// Handles a digit, which picks a card by its position.
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
    amount.step_aloud(up);
    amount.range().is_some()
}
