//! The sheet with the codes by which phones join: one seat after the other.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::{AnyView, expect_context};
use web_sys::Event;

use super::addresses::joining;
use super::drawn::{self, Drawn, button, says};
use super::picture::with_code;
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::sheets::frame::{Frame, close};
use crate::app::table::game::{Game, Model};
use crate::app::table::patch::Node;
use crate::app::table::press::PhonePress;
use crate::engine::Seat;

/// The sheet. Before the first deal it ends with the button that deals.
pub fn seats() -> AnyView {
    drawn::sheet(Sheet::Phones.title(), |frame| {
        let game: Game = expect_context();
        Rc::new(RefCell::new(Seats {
            game,
            frame,
            seats: game.seats(|seats| seats.phones().iter().collect()),
            at: 0,
            is_new: game.peek_at(Model::is_undealt),
        }))
    })
}

struct Seats {
    game: Game,
    frame: Frame,
    seats: Vec<Seat>,
    at: usize,
    /// Whether nothing has been dealt.
    is_new: bool,
}

impl Drawn for Seats {
    fn draw(&self) -> Vec<Node> {
        let again = (!self.is_new)
            .then(|| button("add", PhonePress::JoinAgain).text(say::PHONES_JOIN_AGAIN.get()));
        let mut body = Node::new("div", "body phones");
        if let Some(seat) = self.seats.get(self.at) {
            let who = self.game.somebody(*seat);
            let address = joining(self.game, *seat);
            body = with_code(body, say::phones_scan_to_join(&who), address, &who);
        }
        let body = body
            .child(says("note", say::PHONES_NO_NETWORK.get().into()))
            .maybe_child(again);
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

    fn take(&mut self, press: PhonePress, _event: &Event) {
        match press {
            PhonePress::JoinAgain => {
                if let Some(seat) = self.seats.get(self.at) {
                    self.game.join_again(*seat);
                }
            }
            PhonePress::Step(true) => self.at += 1,
            PhonePress::Step(false) => self.at = self.at.saturating_sub(1),
            _ => {
                close(self.frame);
                if self.is_new {
                    self.game.deal();
                }
            }
        }
    }
}
