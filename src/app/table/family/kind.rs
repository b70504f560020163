//! What plays and draws a family of games.

use crate::app::table::felt::{OwnFelt, Plate, Ring};
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::words;
use crate::bots::{MakeBot, Skill};
use crate::cards::CardSet;
use crate::engine::{Choice, Rules, Seat, View};

/// A family of games: which they are, and the functions that play and draw them.
pub struct Family {
    /// What its bots play. The games that need it are those of the family.
    pub skill: Skill,
    /// Whether a dealer may choose one of its games (RULES 10.11).
    pub is_for_dealers: bool,
    /// Makes a bot.
    pub bot: MakeBot,
    /// Draws the controls for these choices. `None`: the controls of the betting games do.
    pub controls: fn(Page, &[Choice]) -> Option<Node>,
    /// Places the cards and seats on the felt. `None`: they lie as in the betting games.
    pub felt: fn(Page, Ring) -> Option<OwnFelt>,
    /// Handles a press.
    pub press: fn(Game, Press, &web_sys::Event),
    /// Handles a key. `false`: the key means nothing.
    pub key: fn(Page, &str) -> bool,
    /// A sentence for screen readers about a change that is no event. `None`: there is none.
    pub status: fn(Game) -> Option<String>,
    /// What the game says of the result of a deal in its own words.
    pub result: words::Own,
    /// The game's own words for what other games have too. `None`: it has none.
    pub speech: Option<&'static Speech>,
}

/// The words of a betting game that differ from Brag's.
pub struct Speech {
    /// Changes what a seat's plate says.
    pub plate: fn(View<'_>, Seat, &mut Plate),
    /// The cost of a bet, shown beneath the pot.
    pub stake: fn(View<'_>) -> Option<Node>,
    /// The cost of the next deal, as a sentence. Empty: nothing need be said.
    pub next: fn(&Rules) -> String,
    /// The wild cards among the cards that are seen.
    pub wild: fn(View<'_>) -> CardSet,
}
