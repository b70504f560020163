//! A game's own words for the result of a deal. They come with the program of all games.

use super::teller::Teller;
use crate::app::i18n::{Name, Text, say};
use crate::app::words::list::join_list;
use crate::engine::{Ending, Seat};

/// A game's own words for the result of a deal that ended so.
pub type ResultOfFamily = fn(&Teller<'_>, Ending) -> FamilyResult;

/// What a game says of the result in its own words.
#[derive(Default)]
pub struct FamilyResult {
    /// Who won what. `None`: the shared words say it.
    pub headline: Option<String>,
    /// How it was won, a sentence each.
    pub details: Vec<String>,
    /// That all others have folded. `None`: the shared words say it.
    pub others_are_out: Option<Text>,
    /// That a player has paid to see. `None`: the shared words say it.
    pub has_paid: Option<String>,
    /// Why whoever paid to see has lost with an equal hand. `None`: the shared words say it.
    pub payer_loses: Option<Text>,
    /// Why hands were shown. `None`: nothing need be said.
    pub why_shown: Option<String>,
    /// What comes next, a sentence each.
    pub notes: Vec<String>,
    /// Who has won a game for points or lives, if it is over. `None`: this is another game.
    pub game_won: Option<String>,
}

/// `Nell has won the game`.
#[must_use]
pub fn won_the_game(winners: &[Seat], name: &dyn Fn(Seat) -> Name) -> String {
    if let [only] = winners {
        return say::has_won_the_game(&name(*only));
    }
    let names = winners.iter().map(|seat| name(*seat).name);
    say::have_shared_the_game(&join_list(names.collect()))
}
