//! What a table can play, as a value: the betting games at first, and all games once their program is here.

use crate::app::words::Words;
use crate::bots::MakeBot;
use crate::engine::Rules;

/// The games that a table can play: who plays them, and in what words they are told.
#[derive(Clone, Copy)]
pub struct Repertoire {
    /// Makes a player.
    pub make_bot: MakeBot,
    /// Whether its players, and what draws the table, can play a sitting of these rules.
    pub plays: fn(&Rules) -> bool,
    /// The words of the games.
    pub words: &'static Words,
}
