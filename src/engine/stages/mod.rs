//! The stages of a deal. Each mechanic has a file or a folder. A mechanic is a table of functions, through which all
//! other code calls it.

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

/// The functions of a mechanic.
pub(super) struct Mechanic {
    /// Begins the stage.
    pub begin: fn(&mut Dealer) -> Flow,
    /// Adds the choices of a seat.
    pub offer: fn(&Table, Seat, &mut Choices),
    /// Whether a seat may play this action now.
    pub check: fn(&Table, Seat, Action) -> Result<(), Illegal>,
    /// Plays a checked action.
    pub act: fn(&mut Dealer, Seat, Action) -> Flow,
    /// Goes on after a purchase.
    pub bought_in: fn(&mut Dealer) -> Flow,
    /// Applies one of the mechanic's own events.
    pub apply: fn(&mut Table, &Event),
}

/// A mechanic that not every game needs. A page installs it when it fetches a game that needs it. Other programs always
/// have it.
struct Installed(OnceLock<&'static Mechanic>);

/// Whether this is the page, which is split into parts.
pub(crate) const IS_SPLIT: bool = cfg!(all(feature = "app", target_arch = "wasm32"));

static SETTING: Installed = Installed(OnceLock::new());
static SWAPPING: Installed = Installed(OnceLock::new());
static CLASSIC: Installed = Installed(OnceLock::new());
static STAKING: Installed = Installed(OnceLock::new());
static ROUND: Installed = Installed(OnceLock::new());
static EXCHANGE: Installed = Installed(OnceLock::new());
static HOUSE: Installed = Installed(OnceLock::new());
static PATTI: Installed = Installed(OnceLock::new());

impl Installed {
    fn install(&self, mechanic: &'static Mechanic) {
        // This fails only if it is installed already.
        let _ = self.0.set(mechanic);
    }

    fn get(&self) -> Option<&'static Mechanic> {
        self.0.get().copied()
    }
}

/// Installs setting hands (RULES 10.1) in a page.
pub fn install_setting() {
    SETTING.install(&setting::MECHANIC);
}

/// Installs swapping with the board (RULES 10.2) in a page.
pub fn install_swapping() {
    SWAPPING.install(&swapping::MECHANIC);
}

/// Installs the games for three stakes (RULES 10.4, 10.8) in a page.
pub fn install_classic() {
    CLASSIC.install(&classic::MECHANIC);
}

/// Installs equalised betting, the dealer's stake and the draw (RULES 10.0.6) in a page.
pub fn install_rounds() {
    STAKING.install(&staking::MECHANIC);
    ROUND.install(&round::MECHANIC);
    EXCHANGE.install(&exchange::MECHANIC);
}

/// Installs games against the house (RULES 10.10) in a page.
pub fn install_house() {
    HOUSE.install(&house::MECHANIC);
}

/// Installs the betting of Teen Patti (RULES 10.3) in a page.
pub fn install_patti() {
    PATTI.install(&patti::MECHANIC);
}

/// The mechanic of a stage. `None`: players have no say in the stage, or the mechanic is not installed.
pub(super) fn mechanic(stage: &StageRules) -> Option<&'static Mechanic> {
    match stage {
        StageRules::Dealing(_) => None,
        StageRules::Vying(_) => Some(&vying::MECHANIC),
        StageRules::Setting(_) if IS_SPLIT => SETTING.get(),
        StageRules::Setting(_) => Some(&setting::MECHANIC),
        StageRules::Swapping(_) if IS_SPLIT => SWAPPING.get(),
        StageRules::Swapping(_) => Some(&swapping::MECHANIC),
        StageRules::Classic(_) if IS_SPLIT => CLASSIC.get(),
        StageRules::Classic(_) => Some(&classic::MECHANIC),
        StageRules::Staking(_) if IS_SPLIT => STAKING.get(),
        StageRules::Staking(_) => Some(&staking::MECHANIC),
        StageRules::Round(_) if IS_SPLIT => ROUND.get(),
        StageRules::Round(_) => Some(&round::MECHANIC),
        StageRules::Exchange(_) if IS_SPLIT => EXCHANGE.get(),
        StageRules::Exchange(_) => Some(&exchange::MECHANIC),
        StageRules::House(_) if IS_SPLIT => HOUSE.get(),
        StageRules::House(_) => Some(&house::MECHANIC),
        StageRules::Patti(_) if IS_SPLIT => PATTI.get(),
        StageRules::Patti(_) => Some(&patti::MECHANIC),
    }
}

/// Whether the mechanic of this stage has not been fetched yet.
pub(super) fn is_missing(stage: &StageRules) -> bool {
    !matches!(stage, StageRules::Dealing(_)) && mechanic(stage).is_none()
}

/// The players who are still in the deal, clockwise from the dealer's left.
fn in_order(table: &Table) -> Vec<Seat> {
    table
        .clockwise_after(table.dealer)
        .filter(|seat| table.is_in(*seat))
        .collect()
}
