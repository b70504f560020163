//! Draws what a page shows into an element of the browser's, again whenever what it reads has changed, and tells it what is
//! pressed there.

use std::any::Any;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, HtmlDialogElement, HtmlElement, KeyboardEvent};

use super::live::whenever;
use super::page::Page;
use super::pages::Slot;
use super::patch::{Node, Patch};
use super::press::Press;
use super::setting::SettingPress;
use super::state::Stored;
use super::swapping::SwappingPress;

/// What may happen to what is drawn.
const EVENTS: [&str; 7] = [
    "click",
    "pointerdown",
    "keydown",
    "input",
    "change",
    "animationend",
    "close",
];

/// Draws it, for as long as who asks for it is there. Each kind of event has one listener, whatever is drawn.
pub fn draw(page: Page, into: &Element, scene: fn(Page) -> Vec<Node>) {
    let patch = Stored::new(Some(Patch::new(into)));
    let tell = Closure::<dyn Fn(Event)>::new(move |event: Event| {
        // What is told while it is drawn is told of what goes.
        let meant = patch.try_update_value(|patch| meant(patch.as_ref()?, &event));
        if let Some(press) = meant.flatten() {
            press.done(page, &event);
        }
    });
    for event in EVENTS {
        // Some are told to nobody around: they are met on the way there. Refused only for what is no listener.
        let _ = into.add_event_listener_with_callback_and_bool(
            event,
            tell.as_ref().unchecked_ref(),
            true,
        );
    }
    // The browser keeps it for as long as the element.
    tell.forget();
    // Whatever fills a part of it lives on when this is drawn anew, and goes with who has asked for it.
    let owner = Owner::current().map(|owner| owner.downgrade());
    let document = document();
    whenever(move |_| {
        let wanted = scene(page);
        let fill = |slot: Slot, into: HtmlElement| -> Option<Box<dyn Any>> {
            let parts = page.later.parts()?;
            let owner = owner.as_ref()?.upgrade()?;
            Some(owner.with(|| (parts.fill)(slot, page, into)))
        };
        // It is away meanwhile: to draw may have the browser tell of something at once.
        if let Some(mut away) = patch.try_update_value(Option::take).flatten() {
            untrack(|| away.draw(&document, wanted, &fill));
            patch.set_value(Some(away));
        }
        if untrack(|| page.sheet.get().is_some() && page.later.parts().is_none()) {
            show_sheet();
        }
    });
}

/// Opens the dialog of a sheet that cannot be made yet.
fn show_sheet() {
    let dialog = document().query_selector("dialog.sheet:not([open])");
    if let Ok(Some(dialog)) = dialog {
        // Refused only outside a page.
        let _ = dialog.unchecked_into::<HtmlDialogElement>().show_modal();
    }
}

/// What an event means. A card is no button of the browser's: keys press it here. What can be pressed may be grabbed, too.
fn meant(patch: &Patch, event: &Event) -> Option<Press> {
    let target = event.target()?.dyn_into::<web_sys::Node>().ok()?;
    let kind = event.type_();
    let is_grabbed = kind == "pointerdown";
    if kind != "keydown" && !is_grabbed {
        return patch.meant(&target, &kind);
    }
    let pressed = patch.meant(&target, "click")?;
    if is_grabbed {
        return pressed.grabbed();
    }
    let key = event.dyn_ref::<KeyboardEvent>()?.key();
    let is_card = matches!(
        pressed,
        Press::Pick(_)
            | Press::Setting(SettingPress::Card(_))
            | Press::Swapping(SwappingPress::Card(_))
    );
    let is_pick = is_card && matches!(key.as_str(), "Enter" | " ");
    is_pick.then(|| {
        event.prevent_default();
        pressed
    })
}
