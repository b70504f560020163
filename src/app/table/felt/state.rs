//! What the felt is drawn from.

use super::cut::Cut;
use super::layout::{Layout, Ring};
use super::own::OwnFelt;
use super::shown::Shown;
use crate::app::table::family;
use crate::app::table::game::Scene;
use crate::app::table::page::Page;
use crate::engine::{Seat, View};

/// The state that the parts of the felt are drawn from.
pub struct FeltState {
    /// The state of the page.
    pub scene: Scene,
    /// Where the cards and seats lie.
    pub layout: Layout,
    /// The cut for the first dealer.
    pub cut: Cut,
    /// The felt of a game that has its own. `None`: the game has none.
    pub own_felt: Option<OwnFelt>,
    /// Whether a deal or the sitting is over.
    pub is_over: bool,
}

impl FeltState {
    /// Reads the state of a page.
    #[must_use]
    pub fn of(page: Page, view: View<'_>) -> FeltState {
        let game = page.game;
        let scene = game.scene();
        let own = game.actor();
        let is_over = matches!(scene, Scene::DealOver | Scene::SittingOver);
        let ring = Ring {
            bottom: own.unwrap_or(Seat(0)),
            seats: view.seats().len(),
        };
        let family = family::of(view.rules()).filter(|_| view.deals() > 0);
        let own_felt = family.and_then(|family| (family.felt)(page, ring));
        let shown = match own_felt {
            Some(_) => Shown::default(),
            None => Shown::of(view, is_over),
        };
        FeltState {
            scene,
            layout: Layout {
                ring,
                own_seat: own,
                shown,
            },
            own_felt,
            cut: Cut::of(view, scene),
            is_over,
        }
    }

    /// Whether so many hands are shown at their seats that only the middle has room for the result.
    #[must_use]
    pub fn is_crowded(&self) -> bool {
        self.is_over && self.layout.shown.seats.len() > 2 && self.layout.ring.seats > 4
    }
}
