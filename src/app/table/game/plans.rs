//! What the player at the screen prepares before he acts.

use super::desk::Desk;
use super::stakes::Stakes;
use crate::app::platform::share::Passed;
use crate::engine::{Action, CardId, Seat, SeatSet};

/// The cards, hands and amounts that are prepared.
#[derive(Clone, Default, PartialEq)]
pub(super) struct Plans {
    /// The cards that are picked. The first pick comes first.
    pub picked: Vec<CardId>,
    /// The hands that are laid out.
    pub laid_out: Option<LaidOut>,
    /// The stakes against the house, with the deal and the box that they are for.
    pub staking: Option<((u32, Seat), Stakes)>,
    /// Whether somebody chooses how much to buy in for.
    pub buying: bool,
    /// Whether the code of the hand is shown once its look has been.
    pub shows_code: bool,
    /// The action that waits for a second press.
    pub to_confirm: Option<Action>,
    /// What is prepared at a table with real cards.
    pub bank: BankPlan,
}

/// What is prepared before an answer or an undo.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct BankPlan {
    /// The players who are named together. `None`: one press names one.
    pub several: Option<SeatSet>,
    /// Whether the best hand is a pair-royal.
    pub royal: bool,
    /// Whether the player is asked if the last act is taken back.
    pub undoes: bool,
    /// What became of the result that was passed on. `None`: it has not been.
    pub passed: Option<Passed>,
}

/// The last arrangement of a player.
#[derive(Clone, PartialEq)]
pub(super) struct LaidOut {
    pub deal: u32,
    pub seat: Seat,
    /// His cards, in the hand and in places.
    pub desk: Desk,
}

impl Plans {
    /// Forgets what was prepared for another sitting.
    pub fn clear(&mut self) {
        self.laid_out = None;
        self.staking = None;
        self.to_confirm = None;
        self.bank = BankPlan::default();
        self.shows_code = false;
    }
}
