//! What a table can play, as a value: the betting games at first, and all games once their program is here.

use crate::app::words::OtherGames;
use crate::bots::{self, MakeBot};
use crate::engine::Rules;

/// The games that a table can play: who plays them, and in what words they are told.
#[derive(Clone, Copy)]
pub struct Repertoire {
    /// Makes a player.
    pub make_bot: MakeBot,
    /// Whether its players, and what draws the table, can play a sitting of these rules.
    pub plays: fn(&Rules) -> bool,
    /// The words of the games beside the betting games. `None`: they are not here.
    pub words: Option<&'static OtherGames>,
}

impl Repertoire {
    /// The betting games.
    pub const BETTING: Repertoire = Repertoire {
        make_bot: bots::betting,
        plays: |rules| bots::betting_plays(rules) && !rules.dealers_choice && !rules.real_cards,
        words: None,
    };
}
