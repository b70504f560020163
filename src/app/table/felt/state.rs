//! What the felt is drawn from.

use super::cut::Cut;
use crate::app::table::game::Phase;
use crate::app::table::places::layout::{Layout, Ring};
use crate::app::table::places::own::OwnFelt;
use crate::app::table::places::shown::Shown;
use crate::app::table::scene::Scene;
use crate::engine::{Seat, View};

/// The state that the parts of the felt are drawn from.
pub struct FeltState {
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
    pub fn of(scene: &Scene<'_>, view: View<'_>) -> FeltState {
        let game = scene.game;
        // The real seats do not move when the turn passes on.
        let own = game.actor().filter(|_| !view.rules().real_cards);
        let is_over = matches!(game.phase(), Phase::DealOver | Phase::SittingOver);
        let ring = Ring {
            bottom: own.unwrap_or(Seat(0)),
            seats: view.seats().len(),
        };
        let family = scene.family().filter(|_| view.deals() > 0);
        let mut shown = Shown::of(view, own, is_over);
        let mut own_felt = family.and_then(|family| (family.felt)(scene, ring, &shown));
        if let Some(own) = own_felt.as_mut().and_then(|own_felt| own_felt.shown.take()) {
            shown = own;
        }
        FeltState {
            layout: Layout {
                ring,
                own_seat: own,
                shown,
            },
            own_felt,
            cut: Cut::of(view, game.phase()),
            is_over,
        }
    }

    /// The seats that show no hand while others do, from the left of the bottom seat on.
    #[must_use]
    pub fn others(&self) -> Vec<Seat> {
        let Ring { bottom, seats } = self.layout.ring;
        let clockwise = (1..=seats).map(|nth| Seat(((bottom.index() + nth) % seats) as u8));
        let is_other = |seat: &Seat| self.layout.shown.slot(*seat).is_none();
        clockwise.filter(is_other).collect()
    }
}
