//! What the table is drawn from, as one plain value. Who draws has neither a signal nor the controller within reach, and of
//! the cards only what the viewer may see.

use super::game::{Game, Model};
use super::patch::Node;
use super::places::family_felt::FamilyFelt;
use super::places::layout::Ring;
use super::places::plate::Plate;
use super::places::shown_hands::ShownHands;
use super::press::Press;
use crate::app::i18n::say;
use crate::app::lazy::{GuidedDeal, Piece, Slot};
use crate::app::settings::Preferences;
use crate::app::words;
use crate::cards::CardSet;
use crate::engine::{CardId, Choice, Rules, Seat, View};
use crate::sitting::session::Setup;

/// What the table is drawn from.
pub struct Scene<'m> {
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
    /// What draws the game on the screen, and takes its presses.
    pub family: &'static Functions,
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
    /// The scene of a game of this family alone: nothing is stored, and the visitor has not moved.
    #[must_use]
    pub fn of(
        game: &'m Model,
        family: &'static Functions,
        games: Option<&'static Drawing>,
    ) -> Scene<'m> {
        Scene {
            game,
            choices: game.choices(),
            settings: game.settings(),
            stored: StoredSitting::default(),
            has_moved: false,
            has_update: false,
            has_board: false,
            is_embedded: false,
            family,
            games,
            pieces: None,
        }
    }

    /// The node of a piece. `None`: the program that fills it is not here.
    #[must_use]
    pub fn piece(&self, piece: Piece) -> Option<Node> {
        Some(Node::slot(Slot::Piece(piece)).key(self.pieces?))
    }

    /// The wild cards among the cards that are seen.
    #[must_use]
    pub fn wild(&self, view: View<'_>) -> CardSet {
        (self.family.speech.wild)(view)
    }

    /// What is asked of the player, in a sentence or more. `None`: nothing is.
    #[must_use]
    pub fn asks(&self) -> Option<String> {
        let bank = self.games.and_then(|games| (games.bank.asks)(self.game));
        let own = || (self.family.status)(self.game);
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
    /// The functions of the family of a game of these rules.
    pub family: fn(&Rules) -> &'static Functions,
    /// The seats of a sitting that waits to be resumed.
    pub stored_seats: fn(&Setup) -> Vec<Node>,
    /// The result of the deal or the sitting, if one is over.
    pub ending: fn(&Scene<'_>) -> Option<Node>,
    /// What draws a table with real cards, and takes its keys.
    pub bank: Bank,
    /// The cards at the seats, for those who listen.
    pub aloud: fn(&Scene<'_>, &ShownHands) -> Node,
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
    /// Whether a press is dropped, given how many milliseconds it comes after the last one that counted.
    pub is_dropped: fn(&web_sys::Event, f64) -> bool,
}

/// The functions of a family.
pub struct Functions {
    /// Draws the controls during a deal. `None`: no deal is played, and the controls are the same for every game.
    pub controls: fn(&Scene<'_>) -> Option<Vec<Node>>,
    /// Places the cards and seats on the felt, except the hands that are shown. `None`: they lie as usual.
    pub felt: fn(&Scene<'_>, Ring, &ShownHands) -> Option<FamilyFelt>,
    /// Handles a press.
    pub press: fn(&mut Model, Press),
    /// Begins to drag a card.
    pub grab: fn(Game, CardId, &web_sys::Event),
    /// What a key means during a deal. `None`: it means nothing, or what it means in every game.
    pub key: fn(&Scene<'_>, &str) -> Option<Vec<Press>>,
    /// A sentence for screen readers about a change that is no event. `None`: there is none.
    pub status: fn(&Model) -> Option<String>,
    /// The game's own words for events.
    pub events: &'static words::FamilyWords,
    /// Whether its plates have room for table talk.
    pub has_talk: bool,
    /// The game's own words for what other games have too.
    pub speech: &'static Speech,
}

impl Functions {
    /// A game without anything of its own.
    pub const DEFAULT: Functions = Functions {
        controls: |_| None,
        felt: |_, _, _| None,
        press: |_, _| (),
        grab: |_, _, _| (),
        key: |_, _| None,
        status: |_| None,
        events: &words::FamilyWords::DEFAULT,
        has_talk: true,
        speech: &Speech::DEFAULT,
    };
}

/// A family's own words on plates, for costs and for wild cards.
pub struct Speech {
    /// Changes what a seat's plate says.
    pub plate: fn(View<'_>, Seat, &mut Plate),
    /// The cost of a bet, shown beneath the pot. `None`: nothing is shown there.
    pub stake: fn(View<'_>) -> Option<Node>,
    /// The cost of the next deal, as a sentence. Empty: nothing need be said.
    pub next: fn(&Rules) -> String,
    /// The wild cards among the cards that are seen.
    pub wild: fn(View<'_>) -> CardSet,
}

impl Speech {
    /// A family without own words.
    pub const DEFAULT: Speech = Speech {
        plate: |_, _, _| (),
        stake: |_| None,
        next: next_cost,
        wild: |view| view.rules().ranking.wild,
    };
}

/// The cost of the next deal.
fn next_cost(rules: &Rules) -> String {
    let cost = rules.cost();
    // Two kinds of game have no ante: those for points, whose `ante` is 0, and those against the house, where everyone
    // chooses his stake.
    if cost == 0 || rules.ante == 0 || rules.is_against_bank() {
        return String::new();
    }
    match rules.pots().len() {
        0 | 1 => say::next_ante(cost),
        _ => say::next_deal_costs(cost),
    }
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
