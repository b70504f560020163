//! What the player at the screen prepares before he acts.

use crate::app::platform::state::State;
use crate::app::table::family::casino::Stakes;
use crate::app::table::family::setting::Desk;
use crate::engine::{Action, CardId, Seat};

/// The cards, hands and amounts that are prepared. Copies are the same plans.
#[derive(Clone, Copy)]
pub struct Plans {
    /// The cards that are picked. The first pick comes first.
    pub(super) picked: State<Vec<CardId>>,
    /// The hands that are laid out.
    pub(super) laid_out: State<Option<LaidOut>>,
    /// The stakes against the house, with the deal and the box that they are for.
    pub(super) staking: State<Option<((u32, Seat), Stakes)>>,
    /// Whether somebody chooses how much to buy in for.
    pub(super) buying: State<bool>,
    /// The action that waits for a second press.
    pub(super) to_confirm: State<Option<Action>>,
}

/// The last arrangement of a player.
#[derive(Clone)]
pub(super) struct LaidOut {
    /// The deal that it is for.
    pub deal: u32,
    /// His seat.
    pub seat: Seat,
    /// His cards, in the hand and in places.
    pub desk: Desk,
}

impl Plans {
    pub(super) fn new() -> Plans {
        Plans {
            picked: State::new(Vec::new()),
            laid_out: State::new(None),
            staking: State::new(None),
            buying: State::new(false),
            to_confirm: State::new(None),
        }
    }

    /// Forgets what was prepared for another sitting.
    pub(super) fn clear(self) {
        self.laid_out.set(None);
        self.staking.set(None);
        self.forget_confirming();
    }

    /// Waits for no second press any more.
    pub fn forget_confirming(self) {
        self.to_confirm.set(None);
    }

    /// The cards that are picked.
    pub fn picked(self) -> Vec<CardId> {
        self.picked.get()
    }

    /// Picks these cards and no others.
    pub fn pick_these(self, cards: Vec<CardId>) {
        self.picked.set(cards);
    }

    /// Whether this card is picked.
    pub fn is_picked(self, id: CardId) -> bool {
        self.picked.with(|picked| picked.contains(&id))
    }

    /// Opens the choice of how much to buy in for (`true`), or closes it.
    pub fn set_buying(self, on: bool) {
        self.buying.set(on);
    }
}
