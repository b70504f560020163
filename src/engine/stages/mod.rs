//! The stages of a deal, one mechanic a file or a folder. A mechanic is known by one table of functions; whatever
//! else calls it goes through that.

mod classic;
pub(super) mod dealing;
mod exchange;
mod house;
mod looking;
mod patti;
pub(super) mod round;
mod setting;
mod staking;
mod swapping;
mod vying;

use std::sync::OnceLock;

use super::action::{Action, Choices};
use super::dealer::Dealer;
use super::driver::Flow;
use super::event::Event;
use super::illegal::Illegal;
use super::rules::StageRules;
use super::seat::Seat;
use super::table::Table;

/// What the driver and the table ask of a mechanic.
pub(super) struct Mechanic {
    /// Begins the stage.
    pub begin: fn(&mut Dealer) -> Flow,
    /// Adds what is offered to a seat now.
    pub offer: fn(&Table, Seat, &mut Choices),
    /// Whether a seat may do this now.
    pub check: fn(&Table, Seat, Action) -> Result<(), Illegal>,
    /// Does what has been checked.
    pub act: fn(&mut Dealer, Seat, Action) -> Flow,
    /// What follows where somebody has bought in.
    pub bought_in: fn(&mut Dealer) -> Flow,
    /// What one of its own events changes.
    pub apply: fn(&mut Table, &Event),
}

/// A mechanic that not every game needs. A page has it once it has fetched a game that does; any other program has it
/// from the beginning.
struct Apart(OnceLock<&'static Mechanic>);

/// Whether this is a page, whose program comes in parts.
pub(super) const IS_PARTED: bool = cfg!(all(feature = "ui", target_arch = "wasm32"));

static SETTING: Apart = Apart(OnceLock::new());
static SWAPPING: Apart = Apart(OnceLock::new());
static CLASSIC: Apart = Apart(OnceLock::new());
static STAKING: Apart = Apart(OnceLock::new());
static ROUND: Apart = Apart(OnceLock::new());
static EXCHANGE: Apart = Apart(OnceLock::new());
static HOUSE: Apart = Apart(OnceLock::new());
static PATTI: Apart = Apart(OnceLock::new());

impl Apart {
    fn install(&self, mechanic: &'static Mechanic) {
        // Twice is as good as once.
        let _ = self.0.set(mechanic);
    }

    fn at_hand(&self) -> Option<&'static Mechanic> {
        self.0.get().copied()
    }
}

/// Makes setting hands from one deal (RULES 10.1) known to a page.
pub fn install_setting() {
    SETTING.install(&setting::MECHANIC);
}

/// Makes swapping with the board (RULES 10.2) known to a page.
pub fn install_swapping() {
    SWAPPING.install(&swapping::MECHANIC);
}

/// Makes the games for three stakes (RULES 10.4, 10.8) known to a page.
pub fn install_classic() {
    CLASSIC.install(&classic::MECHANIC);
}

/// Makes equalised betting, the dealer's stake and the draw (RULES 10.0.6) known to a page.
pub fn install_rounds() {
    STAKING.install(&staking::MECHANIC);
    ROUND.install(&round::MECHANIC);
    EXCHANGE.install(&exchange::MECHANIC);
}

/// Makes playing against the house (RULES 10.10) known to a page.
pub fn install_house() {
    HOUSE.install(&house::MECHANIC);
}

/// Makes the betting of Teen Patti (RULES 10.3) known to a page.
pub fn install_patti() {
    PATTI.install(&patti::MECHANIC);
}

/// The mechanic of a stage that players have a say in, where it is at hand.
pub(super) fn mechanic(stage: &StageRules) -> Option<&'static Mechanic> {
    match stage {
        StageRules::Dealing(_) => None,
        StageRules::Vying(_) => Some(&vying::MECHANIC),
        StageRules::Setting(_) if IS_PARTED => SETTING.at_hand(),
        StageRules::Setting(_) => Some(&setting::MECHANIC),
        StageRules::Swapping(_) if IS_PARTED => SWAPPING.at_hand(),
        StageRules::Swapping(_) => Some(&swapping::MECHANIC),
        StageRules::Classic(_) if IS_PARTED => CLASSIC.at_hand(),
        StageRules::Classic(_) => Some(&classic::MECHANIC),
        StageRules::Staking(_) if IS_PARTED => STAKING.at_hand(),
        StageRules::Staking(_) => Some(&staking::MECHANIC),
        StageRules::Round(_) if IS_PARTED => ROUND.at_hand(),
        StageRules::Round(_) => Some(&round::MECHANIC),
        StageRules::Exchange(_) if IS_PARTED => EXCHANGE.at_hand(),
        StageRules::Exchange(_) => Some(&exchange::MECHANIC),
        StageRules::House(_) if IS_PARTED => HOUSE.at_hand(),
        StageRules::House(_) => Some(&house::MECHANIC),
        StageRules::Patti(_) if IS_PARTED => PATTI.at_hand(),
        StageRules::Patti(_) => Some(&patti::MECHANIC),
    }
}

/// Whether the mechanic of this stage is still to be fetched.
pub(super) fn is_missing(stage: &StageRules) -> bool {
    !matches!(stage, StageRules::Dealing(_)) && mechanic(stage).is_none()
}

/// The players dealt in and still in the deal, clockwise from the dealer's left.
fn in_order(table: &Table) -> Vec<Seat> {
    table
        .clockwise_after(table.dealer)
        .filter(|seat| table.is_in(*seat))
        .collect()
}
