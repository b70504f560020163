//! The board beside the table on wide screens: the log of the sitting.

use leptos::prelude::*;

use super::log::Log;
use super::patch::Node;
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

    /// Draws the board. `None`: there is no room. Screen readers ignore it, because [`Game::status_line`] tells each
    /// event.
    pub fn draw(self, log: Log) -> Option<Node> {
        self.0.get().then(|| {
            let lines = log.newest(LINES).into_iter().map(|line| {
                let node = Node::new("li", "").key(line.number.into());
                let node = node.attr_if(line.begins_deal, "class", "deal");
                node.text_owned(line.text)
            });
            Node::new("aside", "board")
                .child(Node::new("h2", "").text(say::TAB_LOG.get()))
                .child(Node::new("div", "").child(Node::new("ul", "").children(lines.collect())))
        })
    }
}

fn has_room() -> bool {
    let asked = window().match_media(ROOM).ok().flatten();
    asked.is_some_and(|asked| asked.matches())
}
