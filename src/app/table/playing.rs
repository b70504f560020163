//! The table during a sitting: drawing, presses and keys. All of it is in the play part.

use leptos::prelude::*;
use web_sys::{Event, HtmlInputElement, HtmlSelectElement};

use super::controls::{self, controls};
use super::family;
use super::felt::felt;
use super::focus;
use super::page::Page;
use super::parts::TableNodes;
use super::press::{Press, target_of};
use crate::app::lazy::Sheet;
use crate::app::platform::live::whenever;
use crate::app::platform::{frame, js};
use crate::engine::Seat;

pub use super::controls::key;

/// Watches the game of a page.
pub fn begin(page: Page) {
    let Page { game, sheet, .. } = page;
    page.amount.follow();
    whenever(move |_| {
        // A sheet takes the focus. Where the page around a frame asks for a deal, the visitor presses the button himself.
        if game.choice_requests() > 0 && frame::may_focus() {
            sheet.set(Some(Sheet::ChooseGame));
        }
    });
    // Where a deal begins or ends by itself, other buttons come under a finger.
    whenever(move |begun| {
        game.scene();
        if begun && let Some(now) = js::now() {
            page.pressed_at.update_value(|at| *at = at.max(now));
        }
    });
    focus::follow_the_turn(page);
}

/// Draws the table.
#[must_use]
pub fn draw(page: Page) -> TableNodes {
    let game = page.game;
    let log = page.board.draw(game.log(), None, page.settings.get().log);
    let room = [controls::bar(page), felt(page), controls(page)];
    TableNodes {
        is_behind: game.curtain().is_some() || game.comparison().is_some(),
        room: room.into_iter().chain(log).collect(),
        status: game
            .asks_to_confirm()
            .or_else(|| page.amount.told())
            .unwrap_or_else(|| game.status_line()),
    }
}

/// Handles a press.
pub fn press(page: Page, press: Press, event: &Event) {
    let Page { game, amount, .. } = page;
    match press {
        Press::Skip => game.skip(),
        Press::PlayOn => game.fast_forward(),
        Press::DealAfresh => game.deal_afresh(),
        Press::Act(action) => game.act(action),
        Press::LookByCard => game.look_by_card(),
        Press::Pay => amount.act(),
        Press::Step(up) => amount.step(up),
        Press::Quick(quick) => amount.set_quick(quick),
        Press::Slide => {
            let slider = target_of::<HtmlInputElement>(event);
            if let Some(chips) = slider.and_then(|slider| slider.value().parse().ok()) {
                amount.set(chips);
            }
        }
        Press::Whom => {
            let list = target_of::<HtmlSelectElement>(event);
            amount.choose_seat(list.and_then(|list| list.value().parse().ok()).map(Seat));
        }
        Press::Buy(on) => game.plans.set_buying(on),
        Press::Pick(id) => game.pick(id),
        Press::PickWorst => game.pick_worst(),
        Press::Throw if game.must_throw().is_some() => game.throw_picked(),
        Press::Setting(_) | Press::Bus(_) | Press::Casino(_) | Press::Throw => {
            if let Some(family) = game.shown.public(|view| family::of(view.rules())) {
                (family.press)(game, press, event);
            }
        }
        Press::Peek(on) => game.peek(on),
        Press::Landed(number) => game.shown.end_flight(number),
        // The first screen handles the rest (`drawing`).
        _ => {}
    }
}
