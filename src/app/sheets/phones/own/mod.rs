//! The screen of a phone: the hand of one seat, and nothing else. It knows no table, and asks nobody.

mod cards;
mod held;
mod note;
mod scan;
mod scanner;
mod set;
mod sight;

use std::cell::RefCell;
use std::rc::Rc;

use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, HtmlElement, MouseEvent, StorageEvent};

use self::cards::Hands;
use self::held::{Asked, Held, Read};
use self::note::Note;
use self::scanner::{NEWS, NoScan, Scanner};
use super::drawn::{Drawn, OnScreen, button, says};
use crate::app::i18n::say;
use crate::app::lazy::{Filled, Piece, Slot};
use crate::app::platform::focus::focus_soon;
use crate::app::platform::{js, keys};
use crate::app::settings::{Preferences, Settings};
use crate::app::sheets::beats::Kinds;
use crate::app::storage::phone;
use crate::app::table::link;
use crate::app::table::patch::Node;
use crate::app::table::press::PhonePress;
use crate::app::table::wake_lock;
use crate::notation::{FragmentKind, fragment};
use crate::phones::Join;

/// What happens to the page itself: another address, being left, and what another tab stores.
const OF_THE_PAGE: [&str; 7] = [
    "hashchange",
    "visibilitychange",
    "blur",
    "pagehide",
    "pageshow",
    "storage",
    NEWS,
];

/// The id of the button that shows the cards.
const SHOWS: &str = "phone-show";

/// Draws the screen in place of the static first screen, for as long as the page lives.
pub fn show(into: Element, settings: Settings) {
    let owner = Owner::new();
    let screen = Rc::new(RefCell::new(Screen::new(settings)));
    let shown = owner.with(|| {
        // Nobody touches a phone that waits for its turn.
        wake_lock::keep(move || settings.get().awake);
        OnScreen::new(&into, screen)
    });
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
    /// The camera, while it looks for a code.
    scanner: Option<Scanner>,
    /// Why it does not.
    no_scan: Option<NoScan>,
    /// Whether the phone joined by an address, which the history of the browser has.
    is_in_history: bool,
    /// Whether what is shown was stored, too.
    is_stored: bool,
}

impl Screen {
    fn new(settings: Settings) -> Screen {
        let mut screen = Screen {
            settings,
            read: Read::default(),
            hands: None,
            is_open: false,
            reads: 0,
            scanner: None,
            no_scan: None,
            is_in_history: false,
            is_stored: false,
        };
        screen.read();
        screen
    }

    /// Reads what the address brings, and what is stored.
    fn read(&mut self) {
        match link::take_code_for_phone() {
            Some(code) => {
                self.is_in_history =
                    fragment(&code).is_some_and(|it| it.kind == FragmentKind::Phone);
                self.receive(&code);
            }
            None => {
                let own = self.read.held.take();
                self.show(held::look(own));
            }
        }
    }

    /// Receives what an address or a scanned picture says.
    fn receive(&mut self, text: &str) {
        // What another tab has changed since is stored, or has been given up.
        let is_here = self.read.note != Some(Note::OtherTab);
        let own = self.read.held.take().filter(|_| is_here);
        self.show(held::receive(text, own));
    }

    /// Shows what has been read. The cards are covered.
    fn show(&mut self, read: Read) {
        self.hands = read.held.as_ref().and_then(Hands::of);
        self.read = read;
        self.is_stored = phone::held().is_some();
        self.is_open = false;
        self.reads += 1;
    }

    /// Something has changed with the camera: it is on, has found codes, or can find none.
    fn scanned(&mut self) {
        let Some(scanner) = &self.scanner else {
            return;
        };
        if let Some(end) = scanner.end() {
            self.no_scan = Some(end);
            self.scanner = None;
            return;
        }
        let texts = scanner.take_found();
        // There may be other codes on the table.
        let of_a_table = texts.iter().find(|text| held::is_for_a_phone(text));
        let Some(text) = of_a_table.or(texts.first()) else {
            return;
        };
        self.receive(text);
        // A code that is of no use may be beside the right one.
        if matches!(self.read.note, None | Some(Note::NotStored)) {
            self.scanner = None;
            self.is_in_history = false;
            link::forget_code();
            focus_soon(SHOWS);
        }
    }

    /// Begins to scan, or stops.
    fn scan(&mut self, begins: bool) {
        if self.read.note == Some(Note::OtherTab) {
            self.show(held::look(None));
        }
        self.no_scan = None;
        self.read.note = None;
        self.is_open = false;
        self.scanner = begins.then(|| Scanner::begin(scan::video));
        focus_soon(if begins { scan::ENDS } else { scan::BEGINS });
    }

    /// Another address has come: a code for the phone, or what is read at a table. A phone with a seat asks before that.
    fn follow(&mut self) {
        if link::is_of_a_phone() {
            return self.read();
        }
        match self.read.held.is_some() && !link::hash().is_empty() {
            true => self.read.asked = Some(Asked::Leave),
            false => link::reload(),
        }
    }

    /// Does what was asked (`yes`), or leaves it.
    fn answer(&mut self, yes: bool) {
        let asked = self.read.asked.take();
        match (asked, yes) {
            (Some(Asked::Leave), true) => link::reload(),
            (Some(Asked::Leave), false) => link::forget_code(),
            (Some(asked), true) => {
                let held = self.read.held.take();
                self.show(held::accept(asked, held));
            }
            _ => {}
        }
    }

    fn draw_question(&self, asked: &Asked) -> Node {
        let (asks, yes) = match asked {
            Asked::Join(join) => {
                let seat = |join: &Join| (join.holder.sitting, join.holder.seat);
                let own = self.read.held.as_ref().map(|held| seat(&held.join));
                let asks = match own == Some(seat(join)) {
                    true => say::PHONE_ASK_AGAIN.get().into(),
                    false => say::phone_ask_seat(&held::whose(join)),
                };
                (asks, say::PHONE_TAKE_SEAT)
            }
            Asked::Earlier(..) => (say::PHONE_ASK_EARLIER.get().into(), say::PHONE_TAKE_EARLIER),
            Asked::Leave => (say::PHONE_ASK_LEAVE.get().into(), say::PHONE_LEAVE),
        };
        Node::new("div", "asked")
            .attr("role", "alert")
            .child(says("", asks))
            .child(button("act", PhonePress::Answer(false)).text(say::PHONE_KEEP.get()))
            .child(button("act go", PhonePress::Answer(true)).text(yes.get()))
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
        let show = button("act go show", PhonePress::Show)
            .attr("id", SHOWS)
            .attr("aria-pressed", pressed);
        let aloud = if self.is_open {
            hands.aloud()
        } else {
            String::new()
        };
        into.child(held)
            .child(says("sr", aloud).attr("role", "status"))
            .child(show.text(label.get()))
            .child(scan::begin("act"))
            .maybe_child(way)
    }

    /// Draws the seat that the phone holds into an element, and its hand.
    fn draw_held(&self, into: Node, held: &Held) -> Node {
        let whose = held::whose(&held.join);
        let into = into.child(Node::new("h2", "").text_owned(say::phone_you_hold(&whose)));
        let (Some(hand), Some(hands)) = (&held.hand, &self.hands) else {
            let note = match self.is_in_history {
                true => say::PHONE_IN_HISTORY,
                false => say::PHONES_NO_NETWORK,
            };
            return into
                .child(says("", say::PHONE_WAITS.get().into()))
                .child(scan::begin("act go"))
                .child(says("note", note.get().into()));
        };
        // Whoever listens hears that a hand has come.
        let deal = says("deal", say::phone_deal(hand.deal.into())).attr("role", "status");
        let into = into.child(deal);
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
        let is_in_other_tab = note == Some(Note::OtherTab);
        let note = note.map(|note| says("told", note.says().into()).attr("role", "status"));
        let mut main = Node::new("main", "phone")
            .child(Node::new("header", "").child(title))
            .maybe_child(note)
            .maybe_child(
                self.read
                    .asked
                    .as_ref()
                    .map(|asked| self.draw_question(asked)),
            );
        let has_seat = self.read.held.is_some();
        if let Some(scanner) = &self.scanner {
            return vec![main.child(scan::draw(scanner, has_seat))];
        }
        if let Some(none) = self.no_scan {
            let why = says("told", scan::why(none, has_seat)).key(1);
            main = main.child(why.attr("role", "status"));
        }
        main = match &self.read.held {
            Some(held) if !is_in_other_tab => self.draw_held(main, held),
            _ => main.child(scan::begin("act go")),
        };
        if has_seat {
            let give_up = button("add", PhonePress::GiveUp).key(1);
            main = main.child(give_up.text(say::PHONE_GIVE_UP.get()));
        }
        let table = Node::new("a", "add").attr_owned("href", link::page_address());
        main = main.child(table.text(say::PHONE_PLAY_HERE.get()));
        vec![main]
    }

    fn take(&mut self, press: PhonePress, event: &Event) {
        match press {
            PhonePress::Hold(on) if self.holds() => self.is_open = on,
            PhonePress::Hold(_) => {}
            PhonePress::Answer(yes) => self.answer(yes),
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
            PhonePress::Scan(begins) => self.scan(begins),
            PhonePress::GiveUp => {
                phone::give_up();
                self.show(held::look(None));
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
            "hashchange" => self.follow(),
            // A camera opens each code in a tab of its own. An older tab shows no older hand.
            "storage" => {
                let stored: &StorageEvent = event.unchecked_ref();
                if stored.key() == Some(keys::own(phone::NAME)) {
                    self.is_open = false;
                    (self.read.asked, self.read.note) = (None, Some(Note::OtherTab));
                }
            }
            NEWS => self.scanned(),
            of_page => {
                self.is_open = false;
                // The newer tab may have been closed, and a page that slept has not heard that the seat was given up.
                let may_have_closed = self.read.note == Some(Note::OtherTab);
                let is_given_up = self.is_stored && phone::held().is_none();
                if of_page == "pagehide" || js::is_hidden() {
                    self.scanner = None;
                } else if may_have_closed && of_page == "visibilitychange" || is_given_up {
                    self.show(held::look(None));
                }
            }
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
