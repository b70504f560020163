//! The board beside the table on wide screens: the log of the sitting.

use leptos::prelude::*;

use super::felt::small_card;
use super::patch::Node;
use super::press::Press;
use super::scene::Scene;
use crate::app::i18n::say;
use crate::app::platform::reactive::Reactive;

/// The most lines on the board. The log in the menu has more.
const LINES: usize = 120;

/// The screen size that the board needs, in letters. `style/felt.css` has the same.
const ROOM: &str = "(min-width: 75em) and (min-height: 37.5em)";

/// Whether the screen has room for the board. Copies share one state.
#[derive(Clone, Copy)]
pub struct Board(Reactive<bool>);

impl Board {
    /// Follows the size of the window.
    #[must_use]
    pub fn watch() -> Board {
        let board = Reactive::new(has_room());
        window_event_listener(leptos::ev::resize, move |_| {
            if board.get_untracked() != has_room() {
                board.set(has_room());
            }
        });
        Board(board)
    }

    /// Whether there is room.
    pub fn has_room(self) -> bool {
        self.0.get()
    }
}

/// Draws the board. `None`: there is no room. Before the first deal `agreed` is in the place of the log. If the board is put
/// away, only the button that brings it back is left. Screen readers are not told of its changes, because the status of the
/// table tells each event.
pub fn draw(scene: &Scene<'_>, agreed: Option<Node>) -> Option<Node> {
    if !scene.has_board {
        return None;
    }
    let is_open = scene.settings.log;
    let button = Node::new("button", "").on(Press::ShowLog(!is_open));
    let button = button.attr("aria-expanded", if is_open { "true" } else { "false" });
    let head = Node::new("h2", "").child(button.text(say::TAB_LOG.get()));
    let board = Node::new("aside", "board").child(head);
    if !is_open {
        return Some(board);
    }
    if let Some(agreed) = agreed {
        return Some(board.child(agreed));
    }
    let lines = scene.game.log().newest(LINES).iter().map(|line| {
        let node = Node::new("li", "").key(line.number.into());
        let node = node.attr_if(line.begins_deal, "class", "deal");
        let cards: Vec<Node> = line.cards.iter().copied().map(small_card).collect();
        let cards = (!cards.is_empty()).then(|| Node::new("span", "minis").children(cards));
        node.text_owned(line.text.clone()).maybe_child(cards)
    });
    // Who uses keys scrolls it too.
    let scroller = Node::new("div", "")
        .attr("role", "group")
        .attr("tabindex", "0");
    let scroller = scroller.attr("aria-label", say::TAB_LOG.get());
    let lines: Vec<Node> = lines.collect();
    Some(board.child(match lines.is_empty() {
        true => Node::new("p", "empty").text(say::LOG_IS_EMPTY.get()),
        false => scroller.child(Node::new("ul", "").children(lines)),
    }))
}

fn has_room() -> bool {
    let query = window().match_media(ROOM).ok().flatten();
    query.is_some_and(|query| query.matches())
}
