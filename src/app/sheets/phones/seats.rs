//! The sheet with the codes by which phones join: one seat after the other. Each code is shown to one person, and only as long
//! as a button is held, or until it is pressed again. Each has a key of its own: no code is shown twice.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::{AnyView, expect_context};
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent};

use super::addresses::{joining, shown_so_far};
use super::drawn::{self, Drawn, button, says};
use super::picture::code_or_cover;
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::platform::{entropy, js};
use crate::app::settings::{Preferences, Settings};
use crate::app::sheets::frame::{Frame, close};
use crate::app::storage::SaveState;
use crate::app::table::game::{Game, Model};
use crate::app::table::patch::Node;
use crate::app::table::press::PhonePress;
use crate::engine::Seat;
use crate::sitting::session::MOST_JOINS;

/// The sheet. Before the first deal it ends with the button that deals.
pub fn seats() -> AnyView {
    drawn::sheet(Sheet::Phones.title(), |frame| {
        let game: Game = expect_context();
        Rc::new(RefCell::new(Seats {
            game,
            frame,
            settings: expect_context(),
            saves: expect_context(),
            seats: game.seats(|seats| seats.phones().iter().collect()),
            at: 0,
            code: None,
            last_key: f64::NEG_INFINITY,
            is_new: game.peek_at(Model::is_undealt),
        }))
    })
}

/// A key that is held down repeats within this time, in milliseconds.
const KEY_REPEATS_MS: f64 = 150.0;

struct Seats {
    game: Game,
    frame: Frame,
    settings: Settings,
    saves: SaveState,
    seats: Vec<Seat>,
    at: usize,
    /// The code that is shown. It is not on the page otherwise.
    code: Option<String>,
    /// When a key was pressed on the button last, in milliseconds.
    last_key: f64,
    /// Whether nothing has been dealt.
    is_new: bool,
}

impl Seats {
    fn seat(&self) -> Option<Seat> {
        self.seats.get(self.at).copied()
    }

    fn holds(&self) -> bool {
        self.settings.now().hold_to_peek
    }

    /// Shows a code with a new key, or hides it.
    fn show(&mut self, on: bool) {
        let is_shown = self.code.take().is_some();
        // A tab that has lost the game to another stores nothing, so what it shows would not be counted.
        let may_show = on && !is_shown && !self.saves.has_lost_ownership();
        let Some(seat) = self.seat().filter(|_| may_show) else {
            return;
        };
        let before = shown_so_far(self.game, seat);
        if before == MOST_JOINS {
            return;
        }
        let who = self.game.somebody(seat);
        let is_again = before > 0 || !self.is_new;
        let says = is_again.then(|| say::phones_joined_again(&who));
        self.game.join_again(seat, entropy::seed(), says);
        self.code = joining(self.game, seat);
    }

    /// Draws a seat into an element.
    fn draw_seat(&self, into: Node, seat: Seat) -> Node {
        let who = self.game.somebody(seat);
        let so_far = shown_so_far(self.game, seat);
        if so_far == MOST_JOINS && self.code.is_none() {
            return into.child(says("told", say::phones_no_more_codes(&who)));
        }
        let asks = match self.is_new {
            true => say::phones_scan_to_join(&who),
            false => say::phones_join_anew(&who),
        };
        let holds = self.holds();
        let (label, pressed) = match (self.code.is_some(), holds) {
            (true, _) => (say::PHONES_HIDE_CODE, "true"),
            (false, true) => (say::PHONES_HOLD_FOR_CODE, "false"),
            (false, false) => (say::PHONES_SHOW_CODE, "false"),
        };
        let way = match holds {
            true => say::PHONE_BY_PRESS,
            false => say::PHONE_BY_HOLDING,
        };
        let note = match so_far {
            0 => say::PHONES_NO_NETWORK.get().into(),
            _ => say::phones_shown(so_far.into()),
        };
        into.child(says("told", asks))
            .child(code_or_cover(self.code.as_deref(), &who))
            .child(
                button("act go show", PhonePress::Show)
                    .attr("aria-pressed", pressed)
                    .text(label.get()),
            )
            .child(button("add", PhonePress::Way).text(way.get()))
            .child(says("note", note))
    }
}

impl Drawn for Seats {
    fn draw(&self) -> Vec<Node> {
        let mut body = Node::new("div", "body phones joins");
        if let Some(seat) = self.seat() {
            body = self.draw_seat(body, seat);
        }
        let before = (self.at > 0)
            .then(|| button("act", PhonePress::Step(false)).text(say::PHONES_BEFORE.get()));
        let (press, label) = match (self.at + 1 < self.seats.len(), self.is_new) {
            (true, _) => (PhonePress::Step(true), say::PHONES_NEXT),
            (false, true) => (PhonePress::Done, say::DEAL_IT),
            (false, false) => (PhonePress::Done, say::BACK),
        };
        let go = button("act go", press).text(label.get());
        let foot = Node::new("footer", "").maybe_child(before).child(go);
        vec![body, foot]
    }

    /// Whoever looks at a screen that was left finds no code.
    fn happens(&mut self, _event: &Event) {
        if js::is_hidden() {
            self.code = None;
        }
    }

    fn take(&mut self, press: PhonePress, event: &Event) {
        match press {
            PhonePress::Hold(on) if self.holds() => self.show(on),
            PhonePress::Hold(_) => {}
            PhonePress::Show => {
                // A click by key has a detail of 0. A key that is held down repeats it, and each code is one of few.
                let by_key = event.unchecked_ref::<MouseEvent>().detail() == 0;
                let now = event.time_stamp();
                let repeats = by_key && now - self.last_key < KEY_REPEATS_MS;
                if by_key {
                    self.last_key = now;
                }
                if !repeats && (by_key || !self.holds()) {
                    self.show(self.code.is_none());
                }
            }
            PhonePress::Way => self.settings.change(|now: &mut Preferences| {
                now.hold_to_peek = !now.hold_to_peek;
            }),
            PhonePress::Step(on) => {
                self.code = None;
                self.at = match on {
                    true => self.at + 1,
                    false => self.at.saturating_sub(1),
                };
            }
            _ => {
                close(self.frame);
                if self.is_new {
                    self.game.deal();
                }
            }
        }
    }
}
