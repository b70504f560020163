//! Dragging a card by mouse or finger: from the hand to a place, from place to place, and back.
//!
//! A dragged card is not redrawn. `translate` moves its element, beside the transform that places it. When it is
//! released, both end with the same easing, so the card flies from the finger to its new place. The places are
//! measured once, when a drag begins, in whole pixels: fractions would need more code and help nobody.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event};

use crate::app::platform::js;
use crate::app::table::game::{Desk, DropTarget};
use crate::app::table::game::{Game, Model};
use crate::engine::CardId;

/// The browser events of a drag.
const EVENTS: [&str; 5] = [
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
    "click",
];
/// The least distance that a pointer moves before a tap becomes a drag, in pixels.
const DRAG_THRESHOLD: i32 = 7;
/// How far outside a place a card may be dropped and still land in it, in pixels.
const DROP_MARGIN: i32 = 40;

thread_local! {
    static DRAGGED: RefCell<Option<Drag>> = const { RefCell::new(None) };
    static IS_LISTENING: Cell<bool> = const { Cell::new(false) };
    /// Whether a card has just been dropped. The click that follows is then ignored.
    static IS_DROPPED: Cell<bool> = const { Cell::new(false) };
}

/// A card that a pointer holds, and its drag.
struct Drag {
    game: Game,
    id: CardId,
    card: Element,
    pointer: i32,
    from: Point,
    /// The measured places. `None`: it is not dragged yet.
    measured: Option<Measured>,
    /// The place that is highlighted, because the card would be dropped into it now.
    highlighted: Option<usize>,
}

#[derive(Clone, Copy)]
struct Point {
    x: i32,
    y: i32,
}

/// The rectangle of an element on the screen, in pixels.
#[derive(Clone, Copy)]
struct Spot {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
}

/// The rectangles on the table when the drag began.
struct Measured {
    /// Each place, in order.
    places: Vec<(Element, Spot)>,
    /// The cards in the places.
    cards: Vec<(CardId, Spot)>,
}

/// Begins to hold a card when a pointer goes down on it.
pub fn grab(game: Game, id: CardId, event: &Event) {
    let card = event.target().and_then(|target| {
        let target: Element = target.dyn_into().ok()?;
        target.closest(".card").ok().flatten()
    });
    let is_main = number(event, "button") == Some(0);
    let is_free = DRAGGED.with_borrow(Option::is_none);
    if let (Some(card), Some((pointer, from))) = (card, pointer(event))
        && is_main
        && is_free
    {
        listen();
        let held = Drag {
            game,
            id,
            card,
            pointer,
            from,
            measured: None,
            highlighted: None,
        };
        DRAGGED.set(Some(held));
    }
}

/// Installs the listeners, once.
fn listen() {
    if IS_LISTENING.replace(true) {
        return;
    }
    let tell = Closure::<dyn Fn(Event)>::new(|event: Event| on_event(&event));
    for event in EVENTS {
        // `true`: in the capturing phase. Adding fails only without a listener.
        let _ = window().add_event_listener_with_callback_and_bool(
            event,
            tell.as_ref().unchecked_ref(),
            true,
        );
    }
    tell.forget();
}

fn on_event(event: &Event) {
    match event.type_().as_str() {
        "pointerdown" => IS_DROPPED.set(false),
        // A click by key has a detail of 0.
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
            let held = DRAGGED.with_borrow_mut(|held| held.take_if(|held| held.pointer == pointer));
            let Some(mut held) = held else { return };
            if kind == "pointermove" {
                held.follow(at);
                DRAGGED.set(Some(held));
            } else {
                held.release(at, kind == "pointerup");
            }
        }
    }
}

impl Drag {
    fn follow(&mut self, at: Point) {
        let (x, y) = (at.x - self.from.x, at.y - self.from.y);
        if self.measured.is_none() && square(x, y) < square(DRAG_THRESHOLD, 0) {
            return;
        }
        let measured = self.measured.take().unwrap_or_else(|| self.begin());
        move_by(&self.card, &format!("{x}px {y}px"));
        self.highlight(&measured, Some(at));
        self.measured = Some(measured);
    }

    /// Begins the drag, and measures the places.
    fn begin(&self) -> Measured {
        // Fails only for invalid names.
        let _ = self.card.set_attribute("data-held", "");
        // Fails if the pointer has been released already. The card is then released next.
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

    fn release(mut self, at: Point, is_meant: bool) {
        let Some(measured) = self.measured.take() else {
            return;
        };
        IS_DROPPED.set(is_meant);
        self.highlight(&measured, None);
        let _ = self.card.remove_attribute("data-held");
        move_by(&self.card, "");
        let desk = self.game.peek_at(Model::desk);
        if let Some(mut desk) = desk.filter(|_| is_meant)
            && let Some(onto) = measured.target(&desk, self.id, at)
        {
            desk.drop_onto(self.id, onto);
            self.game.lay_out(desk);
        }
    }

    /// Highlights the place into which the card would be dropped.
    fn highlight(&mut self, measured: &Measured, at: Option<Point>) {
        let desk = at.and_then(|_| self.game.peek_at(Model::desk));
        let onto = desk
            .as_ref()
            .zip(at)
            .and_then(|(desk, at)| measured.target(desk, self.id, at));
        let lit = match onto {
            Some(DropTarget::Place(nth)) => Some(nth),
            Some(DropTarget::Card(other)) => desk.and_then(|desk| desk.place_of(other)),
            _ => None,
        };
        let before = std::mem::replace(&mut self.highlighted, lit);
        if before == lit {
            return;
        }
        let place = |nth: Option<usize>| measured.places.get(nth?);
        // Both fail only for invalid names.
        if let Some((place, _)) = place(before) {
            let _ = place.remove_attribute("data-lit");
        }
        if let Some((place, _)) = place(lit) {
            let _ = place.set_attribute("data-lit", "");
        }
    }
}

impl Measured {
    /// The target of a drop here: the nearest place with room; over a full place, its nearest card; below the places,
    /// the hand. `None`: the card goes back.
    fn target(&self, desk: &Desk, id: CardId, at: Point) -> Option<DropTarget> {
        let lowest = self.places.iter().map(|(_, spot)| spot.bottom);
        if at.y > lowest.max().unwrap_or(0) {
            return Some(DropTarget::Hand);
        }
        let is_over = |(_, spot): &&(Element, Spot)| spot.distance(at) == 0;
        let over = self.places.iter().position(|place| is_over(&place));
        if let Some(full) = over.filter(|nth| !desk.has_room(*nth, id)) {
            let lies_there = |(other, _): &&(CardId, Spot)| desk.place_of(*other) == Some(full);
            let cards = self.cards.iter().filter(lies_there);
            let other = cards.min_by_key(|(_, spot)| spot.distance(at));
            return other.map(|(other, _)| DropTarget::Card(*other));
        }
        let places = self.places.iter().enumerate();
        let has_room = places.filter(|(nth, _)| desk.has_room(*nth, id));
        let off = has_room.map(|(nth, (_, spot))| (nth, spot.distance(at)));
        off.filter(|(_, off)| *off <= square(DROP_MARGIN, 0))
            .min_by_key(|(_, off)| *off)
            .map(|(nth, _)| DropTarget::Place(nth))
    }
}

impl Spot {
    /// The distance of a point from the rectangle, squared.
    fn distance(&self, at: Point) -> i64 {
        let x = (self.left - at.x).max(at.x - self.right).max(0);
        let y = (self.top - at.y).max(at.y - self.bottom).max(0);
        square(x, y)
    }
}

/// The square of a distance, in pixels.
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

/// The pointer of an event, and its position.
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
