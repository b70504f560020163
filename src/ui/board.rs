//! The board beside the table, where the screen has room for one: what has been said in the deal in hand.

use leptos::prelude::*;

use super::language::say;
use super::log::Log;
use super::patch::Node;
use super::state::State;

/// As many lines as such a screen has room for. When they are full the board is wiped: a line that moved up would draw the
/// eye from the table.
const LINES: usize = 17;

/// As wide and high as the screen must be (`style/felt.css` has the same).
const ROOM: &str = "(min-width: 1200px) and (min-height: 600px)";

/// Whether there is room.
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

    /// The board, where there is room for it. What is told as it happens tells those who listen (`Game::spoken`).
    pub fn draw(self, log: Log) -> Option<Node> {
        self.0.get().then(|| {
            let lines = log.of_the_deal(LINES).into_iter().map(|line| {
                let node = Node::new("li", "").key(line.number.into());
                let node = node.when(line.begins_deal, "class", "deal");
                node.tells(line.text)
            });
            Node::new("aside", "board")
                .hold(Node::new("h2", "").says(say::TAB_LOG.get()))
                .hold(Node::new("ul", "").all(lines.collect()))
        })
    }
}

fn has_room() -> bool {
    let asked = window().match_media(ROOM).ok().flatten();
    asked.is_some_and(|asked| asked.matches())
}
