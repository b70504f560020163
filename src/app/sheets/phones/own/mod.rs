//! The screen of a phone: the hand of one seat, and nothing else. It knows no table, and asks nobody.

mod cards;
mod held;
mod set;

use std::cell::RefCell;
use std::rc::Rc;

use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, HtmlElement, MouseEvent, StorageEvent};

use self::cards::Hands;
use self::held::{Held, Note, Read};
use super::drawn::{Drawn, Shown, button, says};
use crate::app::i18n::{Name, say};
use crate::app::lazy::{Filled, Piece, Slot};
use crate::app::platform::keys;
use crate::app::settings::{Preferences, Settings};
use crate::app::sheets::beats::Kinds;
use crate::app::storage::phone;
use crate::app::table::link;
use crate::app::table::patch::Node;
use crate::app::table::press::PhonePress;
use crate::app::words;

/// What happens to the page itself: another address, being left, and what another tab stores.
const OF_THE_PAGE: [&str; 5] = [
    "hashchange",
    "visibilitychange",
    "blur",
    "pagehide",
    "storage",
];

/// Draws the screen in place of the static first screen, for as long as the page lives.
pub fn show(into: Element, settings: Settings) {
    let owner = Owner::new();
    let screen = Rc::new(RefCell::new(Screen::new(settings)));
    let shown = owner.with(|| Shown::new(&into, screen));
    let handle = Closure::<dyn Fn(Event)>::new(move |event: Event| shown.tell(&event));
    for event in OF_THE_PAGE {
        // Adding fails only without a listener.
        let _ = window().add_event_listener_with_callback(event, handle.as_ref().unchecked_ref());
    }
    // They live as long as the page.
    handle.forget();
    std::mem::forget(owner);
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
}

struct Screen {
    settings: Settings,
    read: Read,
    hands: Option<Hands>,
    /// Whether the cards may be seen. They are not on the page otherwise.
    is_open: bool,
    /// How often an address has been read.
    reads: u64,
}

impl Screen {
    fn new(settings: Settings) -> Screen {
        let mut screen = Screen {
            settings,
            read: Read {
                held: None,
                note: None,
            },
            hands: None,
            is_open: false,
            reads: 0,
        };
        screen.read();
        screen
    }

    /// Reads what the address brings, and what is stored.
    fn read(&mut self) {
        self.read = held::read(link::code_for_phone());
        self.hands = self.read.held.as_ref().and_then(Hands::of);
        self.is_open = false;
        self.reads += 1;
    }

    /// Whether the cards are shown only as long as the button is held. Hands that are set need the fingers, so they stay open
    /// until they are hidden.
    fn holds(&self) -> bool {
        let sets = self.hands.as_ref().is_some_and(Hands::are_set);
        !sets && self.settings.now().hold_to_peek
    }

    /// Draws the hands into an element, and the button that shows them.
    fn draw_hands(&self, into: Node, hands: &Hands) -> Node {
        let holds = self.holds();
        let label = match (self.is_open, holds) {
            (true, _) => say::HIDE_YOUR_CARDS,
            (false, true) => say::HOLD_TO_LOOK,
            (false, false) => say::LOOK_AT_YOUR_CARDS,
        };
        let way = match holds {
            true => say::PHONE_BY_PRESS,
            false => say::PHONE_BY_HOLDING,
        };
        let way = (!hands.are_set()).then(|| button("add", PhonePress::Way).text(way.get()));
        let held = Node::new("div", "held");
        // What is hidden is not even made.
        let (held, pressed) = match self.is_open {
            true => (hands.draw(held), "true"),
            false => (held.attr("class", "held covered"), "false"),
        };
        let show = button("act go show", PhonePress::Show).attr("aria-pressed", pressed);
        into.child(held)
            .child(show.text(label.get()))
            .maybe_child(way)
    }

    /// Draws the seat that the phone holds into an element, and its hand.
    fn draw_held(&self, into: Node, held: &Held) -> Node {
        let whose = Name {
            name: words::isolated(&held.join.name),
            is_you: held.join.name.is_empty(),
        };
        let into = into.child(Node::new("h2", "").text_owned(say::phone_you_hold(&whose)));
        let (Some(hand), Some(hands)) = (&held.hand, &self.hands) else {
            return into
                .child(says("", say::PHONE_WAITS.get().into()))
                .child(says("note", say::PHONES_NO_NETWORK.get().into()));
        };
        let into = into.child(says("deal", say::phone_deal(hand.deal.into())));
        let into = self.draw_hands(into, hands);
        let summary = Node::new("summary", "").text(say::WHAT_BEATS_WHAT.get());
        // Another address may have brought other rules.
        let beats = Node::new("details", "howto beats").key(self.reads);
        let beats = beats
            .child(summary)
            .child(Node::slot(Slot::Piece(Piece::Beats)));
        into.maybe_child(held.rules.is_some().then_some(beats))
    }
}

impl Drawn for Screen {
    fn draw(&self) -> Vec<Node> {
        let title = Node::new("h1", "").text("Brag");
        let note = self.read.note;
        let is_elsewhere = note == Some(Note::OtherTab);
        let note = note.map(|note| says("told", note.says().into()).attr("role", "status"));
        let mut main = Node::new("main", "phone")
            .child(Node::new("header", "").child(title))
            .maybe_child(note);
        if let Some(held) = &self.read.held {
            if !is_elsewhere {
                main = self.draw_held(main, held);
            }
            let give_up = button("add", PhonePress::GiveUp).key(1);
            main = main.child(give_up.text(say::PHONE_GIVE_UP.get()));
        }
        vec![main]
    }

    fn take(&mut self, press: PhonePress, event: &Event) {
        match press {
            PhonePress::Hold(on) if self.holds() => self.is_open = on,
            PhonePress::Hold(_) => {}
            PhonePress::Show => {
                // A click by key has a detail of 0.
                let by_key = event.unchecked_ref::<MouseEvent>().detail() == 0;
                if by_key || !self.holds() {
                    self.is_open = !self.is_open;
                }
            }
            PhonePress::Way => {
                let change = |now: &mut Preferences| {
                    now.hold_to_peek = !now.hold_to_peek;
                };
                self.settings.change(change);
            }
            PhonePress::GiveUp => {
                phone::give_up();
                self.read();
            }
            _ => {
                if let Some(hands) = &mut self.hands {
                    hands.take(press);
                }
            }
        }
    }

    fn happens(&mut self, event: &Event) {
        match event.type_().as_str() {
            "hashchange" => self.read(),
            // A camera opens each code in a tab of its own. An older tab shows no older hand.
            "storage" => {
                let stored: &StorageEvent = event.unchecked_ref();
                if stored.key() == Some(keys::own(phone::NAME)) {
                    self.is_open = false;
                    self.read.note = Some(Note::OtherTab);
                }
            }
            _ => self.is_open = false,
        }
    }

    fn fill(&self, into: HtmlElement) -> Option<Filled> {
        let rules = self.read.held.as_ref()?.rules.clone()?;
        let settings = self.settings;
        Some(mount_to(into, move || {
            provide_context(settings);
            view! { <Kinds rules own=None/> }.into_any()
        }))
    }
}
