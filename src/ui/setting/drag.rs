//! Dragging a card by mouse or finger: from hand to a place, from place to place, and back.
//!
//! What follows the finger is not drawn anew. Its element is moved by `translate`, beside the transform that says where it
//! lies; let go, both run to their ends with one easing, so that the card flies from the finger to where it lies then.
//! What can be dropped into is measured once, where a drag begins, in whole pixels: nobody aims finer, and to write down
//! fractions is more code than all of this.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;
use leptos::wasm_bindgen::prelude::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event};

use super::desk::{Desk, Onto};
use crate::engine::CardId;
use crate::ui::game::Game;
use crate::ui::senses::js;

/// What may happen to a card that is held.
const EVENTS: [&str; 5] = [
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
    "click",
];
/// So many pixels off it is a drag, and no tap that trembles.
const TREMBLE: i32 = 7;
/// So many pixels beside a place it is still meant.
const REACH: i32 = 40;

thread_local! {
    static HELD: RefCell<Option<Held>> = const { RefCell::new(None) };
    static LISTENS: Cell<bool> = const { Cell::new(false) };
    /// Whether a card has just been dropped: the click that follows is no tap.
    static IS_DROPPED: Cell<bool> = const { Cell::new(false) };
}

/// A card with a finger on it.
struct Held {
    game: Game,
    id: CardId,
    card: Element,
    pointer: i32,
    from: Point,
    /// Where it may be dropped, once it is dragged.
    table: Option<Measured>,
    /// The place into which it would fall now.
    lit: Option<usize>,
}

#[derive(Clone, Copy)]
struct Point {
    x: i32,
    y: i32,
}

/// Where something lies on the screen.
#[derive(Clone, Copy)]
struct Spot {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
}

/// What lies on the table, as it was when the drag began.
struct Measured {
    /// Each place, in order.
    places: Vec<(Element, Spot)>,
    /// The cards that lie in them.
    cards: Vec<(CardId, Spot)>,
}

/// A finger has come down on a card.
pub fn grab(game: Game, id: CardId, event: &Event) {
    let card = event.target().and_then(|target| {
        let target: Element = target.dyn_into().ok()?;
        target.closest(".card").ok().flatten()
    });
    let is_main = number(event, "button") == Some(0);
    let is_free = HELD.with_borrow(Option::is_none);
    if let (Some(card), Some((pointer, from))) = (card, pointer(event))
        && is_main
        && is_free
    {
        listen();
        let held = Held {
            game,
            id,
            card,
            pointer,
            from,
            table: None,
            lit: None,
        };
        HELD.set(Some(held));
    }
}

/// Listens from the first card on that is held, for as long as the page is there.
fn listen() {
    if LISTENS.replace(true) {
        return;
    }
    let tell = Closure::<dyn Fn(Event)>::new(|event: Event| happened(&event));
    for event in EVENTS {
        // On the way to what is pressed. Refused only for what is no listener.
        let _ = window().add_event_listener_with_callback_and_bool(
            event,
            tell.as_ref().unchecked_ref(),
            true,
        );
    }
    tell.forget();
}

fn happened(event: &Event) {
    match event.type_().as_str() {
        "pointerdown" => IS_DROPPED.set(false),
        // A press by key comes as a click of no pointer.
        "click" => {
            let is_by_key = js::get(event, "detail").is_some_and(|times| times == 0);
            if IS_DROPPED.replace(false) && !is_by_key {
                event.stop_propagation();
                event.prevent_default();
            }
        }
        kind => {
            let Some((pointer, at)) = pointer(event) else {
                return;
            };
            let held = HELD.with_borrow_mut(|held| held.take_if(|held| held.pointer == pointer));
            let Some(mut held) = held else { return };
            if kind == "pointermove" {
                held.follow(at);
                HELD.set(Some(held));
            } else {
                held.let_go(at, kind == "pointerup");
            }
        }
    }
}

impl Held {
    fn follow(&mut self, at: Point) {
        let (x, y) = (at.x - self.from.x, at.y - self.from.y);
        if self.table.is_none() && square(x, y) < square(TREMBLE, 0) {
            return;
        }
        let measured = self.table.take().unwrap_or_else(|| self.begin());
        move_by(&self.card, &format!("{x}px {y}px"));
        self.light(&measured, Some(at));
        self.table = Some(measured);
    }

    /// From now on it is dragged.
    fn begin(&self) -> Measured {
        // Refused only for names that are no names.
        let _ = self.card.set_attribute("data-held", "");
        // Refused where the finger is gone already: then it is let go next.
        js::call(&self.card, "setPointerCapture", &[self.pointer.into()]);
        let mut measured = Measured {
            places: Vec::new(),
            cards: Vec::new(),
        };
        let felt = self.card.closest(".felt").ok().flatten();
        for place in felt.iter().flat_map(|felt| all(felt, ".place")) {
            let spot = spot(&place);
            measured.places.push((place, spot));
        }
        for card in felt.iter().flat_map(|felt| all(felt, ".at-place")) {
            let id = card.id();
            if let Some(id) = id.strip_prefix("card-").and_then(|id| id.parse().ok()) {
                measured.cards.push((CardId(id), spot(&card)));
            }
        }
        measured
    }

    fn let_go(mut self, at: Point, is_meant: bool) {
        let Some(measured) = self.table.take() else {
            return;
        };
        IS_DROPPED.set(is_meant);
        self.light(&measured, None);
        let _ = self.card.remove_attribute("data-held");
        move_by(&self.card, "");
        let desk = untrack(|| self.game.desk());
        if let Some(mut desk) = desk.filter(|_| is_meant)
            && let Some(onto) = measured.onto(&desk, self.id, at)
        {
            desk.drop_onto(self.id, onto);
            self.game.lay_out(desk);
        }
    }

    /// Lights the place into which it would fall.
    fn light(&mut self, measured: &Measured, at: Option<Point>) {
        let desk = at.and_then(|_| untrack(|| self.game.desk()));
        let onto = desk
            .as_ref()
            .zip(at)
            .and_then(|(desk, at)| measured.onto(desk, self.id, at));
        let lit = match onto {
            Some(Onto::Place(nth)) => Some(nth),
            Some(Onto::Card(other)) => desk.and_then(|desk| desk.place_of(other)),
            _ => None,
        };
        let before = std::mem::replace(&mut self.lit, lit);
        if before == lit {
            return;
        }
        let place = |nth: Option<usize>| measured.places.get(nth?);
        // Refused only for names that are no names, as is the other.
        if let Some((place, _)) = place(before) {
            let _ = place.remove_attribute("data-lit");
        }
        if let Some((place, _)) = place(lit) {
            let _ = place.set_attribute("data-lit", "");
        }
    }
}

impl Measured {
    /// What it falls onto: the nearest place that has room, or over a full one the card that lies there; beneath the places
    /// the hand. None where it goes back to where it was.
    fn onto(&self, desk: &Desk, id: CardId, at: Point) -> Option<Onto> {
        let lowest = self.places.iter().map(|(_, spot)| spot.bottom);
        if at.y > lowest.max().unwrap_or(0) {
            return Some(Onto::Hand);
        }
        let is_over = |(_, spot): &&(Element, Spot)| spot.is_off(at) == 0;
        let over = self.places.iter().position(|place| is_over(&place));
        if let Some(full) = over.filter(|nth| !desk.has_room(*nth, id)) {
            let lies_there = |(other, _): &&(CardId, Spot)| desk.place_of(*other) == Some(full);
            let cards = self.cards.iter().filter(lies_there);
            let other = cards.min_by_key(|(_, spot)| spot.is_off(at));
            return other.map(|(other, _)| Onto::Card(*other));
        }
        let places = self.places.iter().enumerate();
        let has_room = places.filter(|(nth, _)| desk.has_room(*nth, id));
        let off = has_room.map(|(nth, (_, spot))| (nth, spot.is_off(at)));
        off.filter(|(_, off)| *off <= square(REACH, 0))
            .min_by_key(|(_, off)| *off)
            .map(|(nth, _)| Onto::Place(nth))
    }
}

impl Spot {
    /// How far beside it that is, squared.
    fn is_off(&self, at: Point) -> i64 {
        let x = (self.left - at.x).max(at.x - self.right).max(0);
        let y = (self.top - at.y).max(at.y - self.bottom).max(0);
        square(x, y)
    }
}

/// The square of a way of so many pixels across and down.
fn square(x: i32, y: i32) -> i64 {
    i64::from(x) * i64::from(x) + i64::from(y) * i64::from(y)
}

fn spot(element: &Element) -> Spot {
    let lies = js::call(element, "getBoundingClientRect", &[]).unwrap_or_default();
    let side = |name| number(&lies, name).unwrap_or_default();
    Spot {
        left: side("left"),
        top: side("top"),
        right: side("right"),
        bottom: side("bottom"),
    }
}

/// Which finger it is, and where.
fn pointer(event: &Event) -> Option<(i32, Point)> {
    let (x, y) = (number(event, "clientX")?, number(event, "clientY")?);
    Some((number(event, "pointerId")?, Point { x, y }))
}

fn number(of: &JsValue, name: &str) -> Option<i32> {
    Some(js::get(of, name)?.as_f64()? as i32)
}

fn all(within: &Element, those: &str) -> Vec<Element> {
    let found = js::call(within, "querySelectorAll", &[those.into()]);
    let found = found.map(|found| web_sys::js_sys::Array::from(&found));
    let found = found.iter().flat_map(|found| found.iter());
    found.filter_map(|one| one.dyn_into().ok()).collect()
}

fn move_by(card: &Element, by: &str) {
    if let Some(style) = js::get(card, "style") {
        js::set(&style, "translate", &by.into());
    }
}
