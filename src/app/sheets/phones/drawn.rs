//! How a sheet of phones and the screen of a phone are shown: each is a value that draws itself as nodes and takes presses. The
//! program is half as large as with views.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, HtmlElement};

use crate::app::lazy::{Filled, Slot};
use crate::app::platform::live::whenever;
use crate::app::platform::reactive::Stored;
use crate::app::sheets::frame::{Frame, SheetFrame};
use crate::app::table::patch::{Node, Patch};
use crate::app::table::press::{PhonePress, Press, target_of};

/// The browser events that presses come from. Those of a pointer mean something only on the button that shows cards.
const EVENTS: [&str; 8] = [
    "click",
    "input",
    "submit",
    "pointerdown",
    "pointerup",
    "pointerout",
    "pointercancel",
    "contextmenu",
];

/// What can be shown.
pub trait Drawn {
    /// What it shows now.
    fn draw(&self) -> Vec<Node>;

    /// Takes a press of this browser event.
    fn take(&mut self, press: PhonePress, event: &Event);

    /// Takes an event of the page itself.
    fn happens(&mut self, _event: &Event) {}

    /// Fills a slot that it has drawn. `None`: it has none.
    fn fill(&self, _into: HtmlElement) -> Option<Filled> {
        None
    }
}

/// Something that is shown in an element, until the owner goes under which it was made. Copies are the same.
#[derive(Clone)]
pub struct OnScreen {
    drawn: Rc<RefCell<dyn Drawn>>,
    patch: Stored<Option<Patch>>,
}

impl OnScreen {
    /// Shows it in an element, after what is there.
    pub fn new(into: &Element, drawn: Rc<RefCell<dyn Drawn>>) -> OnScreen {
        let patch = Stored::new(Some(Patch::new(into)));
        let shown = OnScreen { drawn, patch };
        let taking = shown.clone();
        let handle = Closure::<dyn Fn(Event)>::new(move |event: Event| taking.take(&event));
        for event in EVENTS {
            // Adding fails only without a listener.
            let _ = into.add_event_listener_with_callback(event, handle.as_ref().unchecked_ref());
        }
        // The browser needs the closure for as long as the element exists.
        handle.forget();
        shown.draw();
        shown
    }

    fn draw(&self) {
        // The patch is taken out while it draws: events then come from elements that are being removed, and are ignored.
        if let Some(mut away) = self.patch.try_update_value(Option::take).flatten() {
            let drawn = self.drawn.borrow();
            let wanted = untrack(|| drawn.draw());
            away.draw(&document(), wanted, &|_: Slot, into| drawn.fill(into));
            self.patch.set_value(Some(away));
        }
    }

    /// Tells it of an event of the page itself.
    pub fn tell(&self, event: &Event) {
        if let Ok(mut drawn) = self.drawn.try_borrow_mut() {
            drawn.happens(event);
        }
        self.draw();
    }

    fn take(&self, event: &Event) {
        let press = |patch: &mut Option<Patch>| press_of(patch.as_ref()?, event);
        let press = self.patch.try_update_value(press).flatten();
        let taken = press.zip(self.drawn.try_borrow_mut().ok());
        if let Some((press, mut drawn)) = taken {
            drawn.take(press, event);
            drop(drawn);
            self.draw();
        }
    }
}

/// The press that an event means.
fn press_of(patch: &Patch, event: &Event) -> Option<PhonePress> {
    let target = target_of::<web_sys::Node>(event)?;
    let kind = event.type_();
    let is_of_pointer = kind.starts_with("pointer") || kind == "contextmenu";
    let on = patch.press_for(&target, if is_of_pointer { "click" } else { &kind });
    match on? {
        // A long press opens no menu there.
        Press::Phone(PhonePress::Show) if kind == "contextmenu" => {
            event.prevent_default();
            None
        }
        Press::Phone(PhonePress::Show) if is_of_pointer => {
            Some(PhonePress::Hold(kind == "pointerdown"))
        }
        Press::Phone(press) if !is_of_pointer => Some(press),
        _ => None,
    }
}

/// A sheet with this title that shows what `make` makes for its frame.
pub fn sheet(title: &'static str, make: fn(Frame) -> Rc<RefCell<dyn Drawn>>) -> AnyView {
    let frame = Frame::new();
    whenever(move |_| {
        if let Some(dialog) = frame.get() {
            let shown = OnScreen::new(&dialog, untrack(|| make(frame)));
            let tell = move |event: Event| shown.tell(&event);
            let hides = window_event_listener_untyped("visibilitychange", tell);
            on_cleanup(move || hides.remove());
        }
    });
    view! { <SheetFrame frame title>""</SheetFrame> }.into_any()
}

/// A button that means this press.
pub fn button(class: &'static str, press: PhonePress) -> Node {
    let button = Node::new("button", class).attr("type", "button");
    button.on(Press::Phone(press))
}

/// A paragraph.
pub fn says(class: &'static str, text: String) -> Node {
    Node::new("p", class).text_owned(text)
}
