//! The keys at the table: those of what the family asks, arrows for the amount, and Enter for what is usual outside a deal.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::prompt::Prompt;
use crate::app::lazy::Sheet;
use crate::app::platform::reactive::Stored;
use crate::app::platform::{frame, keyboard};
use crate::app::table::page::Page;
use crate::app::table::press::Press;
use crate::app::table::pressing;
use crate::app::table::scene::Scene;

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
        let is_covered = sheet.get_untracked().is_some() || save_state.is_in_other_tab();
        let plays = settings.now().keys && !is_covered && is_here.get_value();
        if !plays || is_meant_elsewhere(&key) {
            return;
        }
        let meant = keyboard::meant(&key);
        if meant == "?" {
            sheet.set(Some(Sheet::Keys));
        } else if !is_too_soon(page, &key, &meant) && press_key(page, &meant) {
            key.prevent_default();
        }
    });
}

/// Whether a key comes too soon after another press, or is held down. Arrows, digits and the like play nothing, so they
/// may follow each other at once.
fn is_too_soon(page: Page, key: &KeyboardEvent, name: &str) -> bool {
    let is_letter = name.len() == 1 && name.bytes().all(|key| key.is_ascii_alphabetic());
    (is_letter || name == "Enter") && (key.repeat() || page.is_too_soon(key))
}

/// Whether a key belongs to the browser, because a modifier is down, or to the field that is typed in.
pub fn is_meant_elsewhere(key: &KeyboardEvent) -> bool {
    let focused = key
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let tag = focused.as_ref().map(Element::tag_name).unwrap_or_default();
    // Enter and Space press the button that has the focus, or pick the card.
    let presses = match key.key().as_str() {
        "Enter" => tag == "BUTTON" || key.default_prevented(),
        " " => {
            tag == "BUTTON"
                || focused
                    .as_ref()
                    .is_some_and(|one| one.has_attribute("role"))
        }
        _ => false,
    };
    // Arrows move a slider, and scroll a text that has the focus.
    let moves = tag == "INPUT" || focused.is_some_and(|focused| scrolls(&focused));
    let moves = moves && key.key().starts_with("Arrow");
    key.ctrl_key() || key.alt_key() || key.meta_key() || presses || moves || tag == "SELECT"
}

fn scrolls(focused: &Element) -> bool {
    focused.get_attribute("role").as_deref() == Some("group")
}

/// Does what a key means. `false`: the key means nothing.
pub fn press_key(page: Page, key: &str) -> bool {
    let presses = page.scene(|scene| presses(scene, key));
    let means_something = presses.is_some();
    for press in presses.into_iter().flatten() {
        pressing::press(page, press);
    }
    means_something
}

/// What a key means at the table. `None`: it means nothing.
#[must_use]
pub fn presses(scene: &Scene<'_>, key: &str) -> Option<Vec<Press>> {
    let prompt = Prompt::now(scene);
    if prompt == Prompt::BuyIn {
        return buy_in(key).map(|press| vec![press]);
    }
    let bank = scene.games.and_then(|games| (games.bank.key)(scene, key));
    if bank.is_some() {
        return bank;
    }
    if key == "Escape" {
        return Some(vec![Press::Skip]);
    }
    let own = || (scene.family.key)(scene, key);
    let own = (prompt == Prompt::Playing).then(own).flatten();
    own.or_else(|| press(scene, prompt, key).map(|press| vec![press]))
}

fn press(scene: &Scene<'_>, prompt: Prompt, key: &str) -> Option<Press> {
    let enters = |press| Some(press).filter(|_| key == "Enter");
    match prompt {
        Prompt::Resume => enters(Press::Resume),
        Prompt::Deal | Prompt::NextDeal => enters(Press::Deal),
        Prompt::LeftOut if frame::is_fixed() => enters(Press::Deal),
        Prompt::LeftOut => enters(Press::Open(Sheet::NewGame)),
        Prompt::BuyIn | Prompt::PlayAgain => None,
        Prompt::Playing => step(key).filter(|_| scene.game.range().is_some()),
    }
}

/// What a key means while somebody chooses how much to buy in for.
fn buy_in(key: &str) -> Option<Press> {
    match key {
        "Escape" => Some(Press::Buy(false)),
        "Enter" => Some(Press::Pay),
        _ => step(key),
    }
}

/// What an arrow means for an amount.
fn step(key: &str) -> Option<Press> {
    let up = match key.to_ascii_lowercase().as_str() {
        "arrowup" | "arrowright" => true,
        "arrowdown" | "arrowleft" => false,
        _ => return None,
    };
    Some(Press::Step { up, by_key: true })
}
