//! What draws the games of a family and takes the presses.

use super::fetched::family_of;
use crate::app::table::felt::{OwnFelt, Plate, Ring, Shown};
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::words;
use crate::cards::CardSet;
use crate::engine::{Choice, Rules, Seat, View};

/// The functions of a family.
pub struct Functions {
    /// Draws the controls for these choices. `None`: the controls of the betting games do.
    pub controls: fn(Page, &[Choice]) -> Option<Node>,
    /// Places the cards and seats on the felt, except the hands that are shown. `None`: they lie as in the betting games.
    pub felt: fn(Page, Ring, &Shown) -> Option<OwnFelt>,
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

/// The functions for a game with these rules. `None`: it is a betting game, or its part is not here yet.
#[must_use]
pub fn of(rules: &Rules) -> Option<&'static Functions> {
    family_of(rules)?.functions.downcast_ref()
}

/// The own words of a game with these rules. `None`: it has none.
#[must_use]
pub fn speech(rules: &Rules) -> Option<&'static Speech> {
    of(rules)?.speech
}
