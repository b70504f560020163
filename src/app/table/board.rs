//! The board beside the table on wide screens: the log of the sitting.

use leptos::prelude::*;

use super::felt::small_card;
use super::log::Log;
use super::patch::Node;
use super::press::Press;
use crate::app::i18n::say;
use crate::app::platform::state::State;

/// The most lines on the board. The log in the menu has more.
const LINES: usize = 120;

/// The screen size that the board needs. `style/felt.css` has the same.
const ROOM: &str = "(min-width: 1200px) and (min-height: 600px)";

/// Whether the screen has room for the board. Copies share one state.
#[derive(Clone, Copy)]
pub struct Board(State<bool>);

impl Board {
    /// Follows the size of the window.
    #[must_use]
    pub fn watch() -> Board {
        let board = State::new(has_room());
        window_event_listener(leptos::ev::resize, move |_| {
            if board.get_untracked() != has_room() {
                board.set(has_room());
            }
        });
        Board(board)
    }

    /// Draws the board. `None`: there is no room. Before the first deal `agreed` is in the place of the log. If the board
    /// is put away, only the button that brings it back is left. Screen readers ignore the log, because
    /// [`Game::status_line`] tells each event.
    pub fn draw(self, log: Log, agreed: Option<Node>, is_open: bool) -> Option<Node> {
        self.0.get().then(|| {
            let board = Node::new("aside", "board");
            let button = Node::new("button", "").on(Press::ShowLog(!is_open));
            let button = button.attr("aria-expanded", if is_open { "true" } else { "false" });
            let head = Node::new("h2", "").child(button.text(say::TAB_LOG.get()));
            let board = board.child(head);
            if !is_open {
                return board;
            }
            if let Some(agreed) = agreed {
                return board.child(agreed);
            }
            let lines = log.newest(LINES).into_iter().map(|line| {
                let node = Node::new("li", "").key(line.number.into());
                let node = node.attr_if(line.begins_deal, "class", "deal");
                let cards: Vec<Node> = line.cards.into_iter().map(small_card).collect();
                let cards = (!cards.is_empty()).then(|| Node::new("span", "minis").children(cards));
                node.text_owned(line.text).maybe_child(cards)
            });
            board.child(Node::new("div", "").child(Node::new("ul", "").children(lines.collect())))
        })
    }
}

fn has_room() -> bool {
    let asked = window().match_media(ROOM).ok().flatten();
    asked.is_some_and(|asked| asked.matches())
}
