//! The table during a sitting: drawing, presses and keys.

use web_sys::{Event, HtmlInputElement, HtmlSelectElement};

use super::board;
use super::controls::{self, controls};
use super::felt::felt;
use super::focus;
use super::page::Page;
use super::patch::Node;
use super::press::{Press, target_of};
use super::scene::Scene;
use crate::app::lazy::Sheet;
use crate::app::platform::frame;
use crate::app::platform::live::whenever;
use crate::engine::Seat;

pub struct TableNodes {
    /// Whether something covers the table.
    pub is_behind: bool,
    /// The rail, the felt, the controls and, where there is room, the board.
    pub room: Vec<Node>,
    /// The sentences for those who listen.
    pub status: Vec<Node>,
}

/// Watches the game of a page.
pub fn begin(page: Page) {
    let Page { game, sheet, .. } = page;
    whenever(move |_| {
        // A sheet takes the focus. Where the page around a frame asks for a deal, the visitor presses the button himself.
        if game.choice_requests() > 0 && frame::may_focus() {
            sheet.set(Some(Sheet::ChooseGame));
        }
    });
    // Where a deal begins or ends by itself, other buttons come under a finger.
    whenever(move |begun| {
        game.phase();
        if begun {
            page.calm();
        }
    });
    focus::follow_the_turn(page);
}

#[must_use]
pub fn draw(scene: &Scene<'_>) -> TableNodes {
    let game = scene.game;
    let log = board::draw(scene, None);
    let room = [controls::bar(scene), felt(scene), controls(scene)];
    TableNodes {
        is_behind: game.curtain().is_some() || game.comparison().is_some(),
        room: room.into_iter().chain(log).collect(),
        status: status(scene),
    }
}

/// The sentences for those who listen: what has happened, an element each, and what is asked of the player. An element that
/// stays as it is is not read again.
fn status(scene: &Scene<'_>) -> Vec<Node> {
    let game = scene.game;
    let (said, now) = game.log().said();
    let asks = game.asks_to_confirm();
    let asks = asks.or_else(|| game.amount_aloud());
    let asks = asks.or_else(|| scene.asks());
    let node = |tag, number: u32, says: &str| {
        let node = Node::new(tag, "").key(number.into());
        node.text_owned(format!("{says} "))
    };
    let said = said
        .iter()
        .map(|(number, says)| node("span", *number, says));
    said.chain(asks.map(|says| node("b", now, &says))).collect()
}

/// Handles a press of which the browser knows more: an amount on the slider, a seat in the list, a card under a pointer.
pub fn pointed(page: Page, press: Press, event: &Event) {
    let game = page.game;
    match press {
        Press::Slide => {
            let slider = target_of::<HtmlInputElement>(event);
            if let Some(chips) = slider.and_then(|slider| slider.value().parse().ok()) {
                game.set_amount(chips);
            }
        }
        Press::Whom => {
            let list = target_of::<HtmlSelectElement>(event);
            game.choose_seat(list.and_then(|list| list.value().parse().ok()).map(Seat));
        }
        _ => {
            if let Some(id) = press.grabs() {
                (page.family().grab)(game, id, event);
            }
        }
    }
}
