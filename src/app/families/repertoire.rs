//! All games for a table, and experts at it.

use super::words::WORDS;
use crate::app::table::game::{Game, Repertoire};
use crate::app::table::page::Programs;
use crate::bots;

/// All games: their bots and words. An expert plays straightforwardly until [`seat_all`] lets him think.
pub const REPERTOIRE: Repertoire = Repertoire {
    make_bot: bots::bot,
    plays: |_| true,
    words: &WORDS,
};

/// Lets this table play all games, with experts. What makes experts is fetched when one of them first has a turn; until it is
/// here they play straightforwardly.
pub fn seat_all(programs: Programs, game: Game) {
    game.play_all(REPERTOIRE, Box::new(move |game| acts(programs, game)));
}

/// Whether the expert whose turn it is thinks in the worker, or has just acted. `false`: the bot thinks on the page.
fn acts(programs: Programs, game: Game) -> bool {
    if !game.is_turn_of_expert() {
        return false;
    }
    match programs.experts() {
        Some(experts) => {
            game.seat_experts(experts.make_bot);
            (experts.acts)(game)
        }
        None => {
            programs.fetch_experts();
            false
        }
    }
}
