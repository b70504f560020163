//! What the felt is drawn from.

use super::cut::Cut;
use crate::app::table::game::Phase;
use crate::app::table::places::family_felt::FamilyFelt;
use crate::app::table::places::layout::{Layout, Ring};
use crate::app::table::places::shown_hands::ShownHands;
use crate::app::table::scene::Scene;
use crate::engine::{Seat, View};

/// The state that the parts of the felt are drawn from.
pub struct FeltState {
    /// Where the cards and seats lie.
    pub layout: Layout,
    /// The cut for the first dealer.
    pub cut: Cut,
    /// The felt of a game that has its own. `None`: the game has none.
    pub family_felt: Option<FamilyFelt>,
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
        let mut shown = ShownHands::of(view, own, is_over);
        let mut family_felt = match view.deals() {
            0 => None,
            _ => (scene.family.felt)(scene, ring, &shown),
        };
        if let Some(own) = family_felt
            .as_mut()
            .and_then(|family_felt| family_felt.shown.take())
        {
            shown = own;
        }
        FeltState {
            layout: Layout {
                ring,
                own_seat: own,
                shown,
            },
            family_felt,
            cut: Cut::of(view, game.phase()),
            is_over,
        }
    }

    /// Whether everybody's hands lie in rows, to be compared.
    pub fn lies_in_rows(&self) -> bool {
        let family_felt = self.family_felt.as_ref();
        family_felt.is_some_and(|family_felt| family_felt.kind.1 == "show")
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
