//! What the table is drawn from, as one plain value. Who draws has neither a signal nor the controller within reach, and of
//! the cards only what the viewer may see.

use super::game::{Game, Model};
use super::patch::Node;
use super::places::layout::Ring;
use super::places::own::OwnFelt;
use super::places::plate::Plate;
use super::places::shown::Shown;
use super::press::Press;
use crate::app::lazy::{GuidedDeal, Piece, Slot};
use crate::app::settings::Preferences;
use crate::app::words;
use crate::cards::CardSet;
use crate::engine::{CardId, Choice, Rules, Seat, View};
use crate::sitting::session::Setup;

/// What the table is drawn from.
pub struct Scene<'m> {
    /// The game.
    pub game: &'m Model,
    /// The choices of the player at the screen.
    pub choices: &'m [Choice],
    /// The settings of the player.
    pub settings: Preferences,
    /// What is known of the stored sitting before the first deal.
    pub stored: StoredSitting,
    /// Whether the visitor has moved.
    pub has_moved: bool,
    /// Whether a new version of the page is ready.
    pub has_update: bool,
    /// Whether the screen has room for the board.
    pub has_board: bool,
    /// Whether the table stands in another page.
    pub is_embedded: bool,
    /// What the program of all games draws. `None`: it is not here.
    pub games: Option<&'static Drawing>,
    /// The number of the language, where the sheets are here. Pieces are filled again when it changes.
    pub pieces: Option<u64>,
}

/// What the device has stored.
#[derive(Default)]
pub struct StoredSitting {
    /// Whether a sitting can be resumed.
    pub can_resume: bool,
    /// The players and rules of that sitting, and the number of its deal, once it has been read.
    pub waiting: Option<(Setup, u32)>,
    /// Whether it will be resumed as soon as the program of all games is here.
    pub is_resuming: bool,
    /// What of the school is in progress.
    pub in_progress: Option<InProgress>,
    /// Whether nothing has ever been stored here.
    pub is_new_here: bool,
}

/// What of the school is in progress on the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InProgress {
    /// A guided deal.
    Guided(GuidedDeal),
    /// Ten deals.
    Ten,
}

impl InProgress {
    /// What the text of the device stands for. Every text but that of a guided deal is the key of ten deals.
    #[must_use]
    pub fn of_stored(text: &str) -> InProgress {
        GuidedDeal::of_stored(text).map_or(InProgress::Ten, InProgress::Guided)
    }
}

impl<'m> Scene<'m> {
    /// The scene of a game alone: nothing is stored, and the visitor has not moved.
    #[must_use]
    pub fn of(game: &'m Model, games: Option<&'static Drawing>) -> Scene<'m> {
        Scene {
            game,
            choices: game.choices(),
            settings: game.settings(),
            stored: StoredSitting::default(),
            has_moved: false,
            has_update: false,
            has_board: false,
            is_embedded: false,
            games,
            pieces: None,
        }
    }

    /// The node of a piece. `None`: the program that fills it is not here.
    #[must_use]
    pub fn piece(&self, piece: Piece) -> Option<Node> {
        Some(Node::slot(Slot::Piece(piece)).key(self.pieces?))
    }

    /// What draws the game on the screen, and takes its presses. `None`: it is drawn as Brag is, or the program of all games
    /// is not here.
    #[must_use]
    pub fn family(&self) -> Option<&'static Functions> {
        self.game.public(|view| (self.games?.family)(view.rules()))
    }

    /// The own words of the game on the screen. `None`: it has none.
    #[must_use]
    pub fn speech(&self) -> Option<&'static Speech> {
        self.family()?.speech
    }

    /// The wild cards among the cards that are seen.
    #[must_use]
    pub fn wild(&self, view: View<'_>) -> CardSet {
        let speech = self.speech();
        speech.map_or(view.rules().ranking.wild, |speech| (speech.wild)(view))
    }

    /// What is asked of the player, in a sentence or more. `None`: nothing is.
    #[must_use]
    pub fn asks(&self) -> Option<String> {
        let bank = self.games.and_then(|games| (games.bank.asks)(self.game));
        let own = || self.family().and_then(|family| (family.status)(self.game));
        bank.or_else(own).or_else(|| self.game.asks())
    }

    /// The result of the deal or the sitting. `None`: none is over, or the games are not here.
    #[must_use]
    pub fn ending(&self) -> Option<Node> {
        (self.games?.ending)(self)
    }
}

/// What the program of all games draws.
pub struct Drawing {
    /// The functions of the family of a game of these rules. `None`: it is a betting game.
    pub family: fn(&Rules) -> Option<&'static Functions>,
    /// The seats of a sitting that waits to be resumed.
    pub stored_seats: fn(&Setup) -> Vec<Node>,
    /// The result of the deal or the sitting, if one is over.
    pub ending: fn(&Scene<'_>) -> Option<Node>,
    /// What draws a table with real cards, and takes its keys.
    pub bank: Bank,
    /// The cards at the seats, for those who listen.
    pub aloud: fn(&Scene<'_>, &Shown) -> Node,
    /// What a bot has just said beside its plate, if anything.
    pub talk: fn(&Scene<'_>, View<'_>, Ring, Seat) -> Option<Node>,
}

/// The functions of a table with real cards, whatever its game.
pub struct Bank {
    /// Draws the controls. `None`: those of the game are right.
    pub controls: fn(&Scene<'_>) -> Option<Node>,
    /// What a key means. `None`: it means what it means in the game.
    pub key: fn(&Scene<'_>, &str) -> Option<Vec<Press>>,
    /// What is asked, as a sentence. `None`: the game says it.
    pub asks: fn(&Model) -> Option<String>,
    /// The side of the table to which the controls turn: on a tall screen, and on a wide one. `None`: they do not turn.
    pub side: fn(&Scene<'_>) -> Option<[&'static str; 2]>,
}

/// The functions of a family.
pub struct Functions {
    /// Draws the controls. `None`: the controls of the betting games do.
    pub controls: fn(&Scene<'_>) -> Option<Node>,
    /// Places the cards and seats on the felt, except the hands that are shown. `None`: they lie as in the betting games.
    pub felt: fn(&Scene<'_>, Ring, &Shown) -> Option<OwnFelt>,
    /// Handles a press.
    pub press: fn(&mut Model, Press),
    /// Begins to drag a card.
    pub grab: fn(Game, CardId, &web_sys::Event),
    /// What a key means. `None`: it means nothing, or what it means in the betting games.
    pub key: fn(&Scene<'_>, &str) -> Option<Vec<Press>>,
    /// A sentence for screen readers about a change that is no event. `None`: there is none.
    pub status: fn(&Model) -> Option<String>,
    /// What the game says of the result of a deal in its own words.
    pub result: words::Own,
    /// The game's own words for events.
    pub events: &'static words::OwnWords,
    /// Whether its plates have room for table talk.
    pub has_talk: bool,
    /// The game's own words for what other games have too. `None`: it has none.
    pub speech: Option<&'static Speech>,
}

impl Functions {
    /// A game that is drawn and told as Brag is.
    pub const PLAIN: Functions = Functions {
        controls: |_| None,
        felt: |_, _, _| None,
        press: |_, _| (),
        grab: |_, _, _| (),
        key: |_, _| None,
        status: |_| None,
        result: |_, _| words::OwnResult::default(),
        events: &words::OwnWords::PLAIN,
        has_talk: true,
        speech: None,
    };
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

#[cfg(test)]
mod tests {
    use super::InProgress;
    use crate::app::lazy::GuidedDeal;

    #[test]
    fn what_is_in_progress_is_known_by_the_texts_that_devices_have() {
        let found = ["0", "1", "2"].map(InProgress::of_stored);
        assert_eq!(found, GuidedDeal::ALL.map(InProgress::Guided));
        for key in ["ten.2026-11-28", "3", ""] {
            assert_eq!(InProgress::of_stored(key), InProgress::Ten);
        }
        assert_eq!(
            GuidedDeal::ALL.map(GuidedDeal::next),
            [Some(GuidedDeal::Kept), Some(GuidedDeal::Cover), None]
        );
    }
}
