//! The data of a felt on which cards do not lie as in the betting games.

use super::shown_hands::ShownHands;
use crate::app::table::patch::Node;

/// The felt of a game whose cards do not lie as in the betting games.
pub struct FamilyFelt {
    /// Its name in the style sheet: an attribute and its value.
    pub kind: (&'static str, &'static str),
    /// The special win that is being shown, as the style sheet calls it.
    pub moment: Option<&'static str>,
    /// Every card of the deal, in its place.
    pub cards: Vec<Node>,
    /// The nodes beneath the cards.
    pub beneath: Vec<Node>,
    /// Whether there are so many players that plates have room for only one line.
    pub many: bool,
    /// What each seat shows.
    pub seats: Vec<SeatParts>,
    /// The hands that are shown in the middle, where the game reads them in its own way.
    pub shown: Option<ShownHands>,
}

/// What a seat shows.
#[derive(Clone, Default)]
pub struct SeatParts {
    /// The style that places it.
    pub style: String,
    /// Its own classes, with a space before each.
    pub class: &'static str,
    /// Whether the player at the bottom has a face at every moment, and not only where hands are compared.
    pub has_own_face: bool,
    /// What the player did last, in a word.
    pub last_action: String,
    /// What the seat has instead of chips, such as points.
    pub instead_of_chips: Option<String>,
    /// Tokens beside the plate: what the seat has won in this deal, the dealer's button and the like.
    pub tokens: Vec<Node>,
}
