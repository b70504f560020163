//! Draws a page into an element, again whenever its state changes, and handles the events there.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, HtmlDialogElement, HtmlElement, KeyboardEvent};

use super::page::Page;
use super::patch::{Node, Patch};
use super::playing;
use super::press::{Press, target_of};
use super::pressing;
use crate::app::lazy::{Filled, Slot};
use crate::app::platform::frame;
use crate::app::platform::live::whenever;
use crate::app::platform::reactive::Stored;

/// The browser events that presses come from.
const EVENTS: [&str; 7] = [
    "click",
    "pointerdown",
    "keydown",
    "input",
    "change",
    "animationend",
    "close",
];

/// Draws a scene into an element until the current owner goes. Each kind of event has one listener there.
pub fn draw(page: Page, into: &Element, scene: impl Fn(Page) -> Vec<Node> + 'static) {
    draw_boxed(page, into, Box::new(scene));
}

fn draw_boxed(page: Page, into: &Element, scene: Box<dyn Fn(Page) -> Vec<Node>>) {
    let patch = Stored::new(Some(Patch::new(into)));
    let handle = Closure::<dyn Fn(Event)>::new(move |event: Event| {
        // Events during drawing come from elements that are being removed. They are ignored. What was drawn before by an owner
        // that has gone still listens, and its page is no more.
        let press = patch.try_update_free(|patch| press_of(page, patch.as_ref()?, &event));
        let Some(press) = press else {
            return;
        };
        // A press on a sheet or on a dimmed button is none of these, but what it closes or waits for may take its place.
        let changes_controls =
            event.type_() == "click" && press.is_none_or(Press::changes_controls);
        if changes_controls && page.is_too_soon(&event) {
            return;
        }
        if let Some(press) = press {
            handle(page, press, &event);
        }
    });
    for event in EVENTS {
        // `true`: in the capturing phase, because some events do not bubble. Adding fails only without a listener.
        let _ = into.add_event_listener_with_callback_and_bool(
            event,
            handle.as_ref().unchecked_ref(),
            true,
        );
    }
    // The browser needs the closure for as long as the element exists.
    handle.forget();
    // What fills a slot survives redrawing. It goes with the owner of this call.
    let owner = Owner::current().map(|owner| owner.downgrade());
    let document = document();
    whenever(move |_| {
        let wanted = scene(page);
        let fill = |slot: Slot, into: HtmlElement| -> Option<Filled> {
            let fill = page.fill(slot)?;
            let owner = owner.as_ref()?.upgrade()?;
            Some(owner.with(|| fill(slot, page, into)))
        };
        // The patch is taken out while it draws, because drawing may fire events at once.
        if let Some(mut away) = patch.try_update_value(Option::take).flatten() {
            untrack(|| away.draw(&document, wanted, &fill));
            patch.set_value(Some(away));
        }
        let is_late = |sheet| page.fill(Slot::Sheet(sheet)).is_none();
        if page.sheet.get_untracked().is_some_and(is_late) {
            show_sheet();
        }
    });
}

/// Handles a press of a browser event.
fn handle(page: Page, press: Press, event: &Event) {
    match press {
        Press::Close => {
            let within = target_of::<Element>(event);
            let dialog = within.and_then(|within| within.closest("dialog").ok().flatten());
            if let Some(dialog) = dialog {
                dialog.unchecked_into::<HtmlDialogElement>().close();
            }
        }
        Press::Closed => {
            // The event of a sheet that *back* closed may come late, when another sheet is open.
            if target_of::<Element>(event).is_some_and(|dialog| dialog.is_connected()) {
                page.sheet.set(None);
            }
        }
        Press::Slide | Press::Whom => playing::pointed(page, press, event),
        _ if press.grabs().is_some() => playing::pointed(page, press, event),
        _ => pressing::press(page, press),
    }
}

/// Opens the dialog that stands in for a sheet which is not fetched yet.
fn show_sheet() {
    let dialog = document().query_selector("dialog.sheet:not([open])");
    if let Ok(Some(dialog)) = dialog {
        frame::show_modal(dialog.unchecked_ref());
    }
}

/// The press that an event means. Cards are not buttons, so keys press them here. Where keys play, Enter goes on from a card
/// that is picked or set, if the table can. `pointerdown` grabs a card.
fn press_of(page: Page, patch: &Patch, event: &Event) -> Option<Press> {
    let target = event.target()?.dyn_into::<web_sys::Node>().ok()?;
    let kind = event.type_();
    let is_grabbed = kind == "pointerdown";
    if kind != "keydown" && !is_grabbed {
        return patch.press_for(&target, &kind);
    }
    let pressed = patch.press_for(&target, "click")?;
    if is_grabbed {
        return pressed.on_pointer_down();
    }
    let key = event.dyn_ref::<KeyboardEvent>()?.key();
    let goes_on = || page.settings.now().keys && goes_on_from(pressed, event) == Some(true);
    let is_pick = pressed.is_on_card() && (key == " " || key == "Enter" && !goes_on());
    is_pick.then(|| {
        event.prevent_default();
        pressed
    })
}

/// Whether a card is picked or set, and the bright button of its table can be pressed.
fn goes_on_from(pressed: Press, event: &Event) -> Option<bool> {
    let card = target_of::<Element>(event)?;
    let is_picked = card.get_attribute("aria-pressed").as_deref() == Some("true");
    let room = card.closest(".room").ok()??;
    let bright = room.query_selector(".controls .go:not([aria-disabled])");
    Some((is_picked || pressed.is_on_card_to_set()) && bright.ok()?.is_some())
}
