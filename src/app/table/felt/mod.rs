//! The felt: seats, cards, pot and pack. Custom properties place them and transforms move them.

mod bus;
mod cards;
mod classic;
mod cut;
mod house;
mod layout;
mod peek;
mod plate;
mod portrait;
mod pot;
mod ready;
mod result;
mod seats;
mod sets;
mod shown;
mod spots;
mod talk;
mod waiting;
mod zones;

pub use self::bus::bus;
pub use self::classic::classic;
pub use self::house::house;
pub use self::layout::Ring;
pub use self::peek::Peek;
pub use self::plate::{Plate, is_settling};
pub use self::portrait::portrait_and_talk;
pub use self::pot::pays;
pub use self::ready::ready;
pub use self::result::{deal_result, standings};
pub use self::sets::{OwnFelt, SeatParts, sets};
pub use self::waiting::stored_seats;
pub use self::zones::in_order;

use std::mem;

use self::cut::Cut;
use self::layout::Layout;
use self::shown::Shown;
use super::family;
use super::game::{Game, Scene};
use super::page::Page;
use super::patch::Node;
use super::press::Press;
use crate::app::i18n::say;
use crate::app::lazy::Piece;
use crate::engine::{Event, Seat, View};

/// Draws the felt and everything on it.
#[must_use]
pub fn felt(page: Page) -> Node {
    let game = page.game;
    game.shown.public(|view| {
        let mut at = FeltState::of(page, view);
        let laid = at
            .own_felt
            .as_mut()
            .map(|own_felt| mem::take(&mut own_felt.cards));
        let beneath = at
            .own_felt
            .as_mut()
            .map(|own_felt| mem::take(&mut own_felt.beneath));
        let in_the_light = (1..=2).contains(&at.layout.shown.seats.len());
        let is_named = game
            .shown
            .is_last(|event| matches!(event, Event::Called { .. } | Event::CalledOther { .. }));
        let is_told = (in_the_light && !at.is_over) || at.cut.is_on() || is_named;
        let felt = Node::new("section", "felt")
            .attr("aria-label", say::THE_TABLE.get())
            .attr_if(in_the_light, "data-see", "")
            .attr_if(at.is_over, "data-end", "")
            .attr_if(at.is_crowded(), "data-all", "")
            .on(Press::Skip)
            .maybe_child(is_told.then(|| caption(game, in_the_light)));
        let felt = if let Some(own_felt) = &at.own_felt {
            let moment = own_felt.moment.unwrap_or_default();
            felt.attr(own_felt.kind.0, own_felt.kind.1)
                .attr_if(!moment.is_empty(), "data-moment", moment)
                .attr_if(own_felt.many, "data-many", "")
                .child(pot::pack(game, view))
                .children(beneath.unwrap_or_default())
        } else if view.deals() > 0 {
            felt.child(pot::pot(view, at.scene))
                .maybe_child(pot::bottom(view))
                .child(pot::pack(game, view))
                .child(seats::dealer(game, at.layout.ring, view.dealer()))
        } else {
            felt
        };
        felt.child(cards::cards(page, &at, laid))
            .children(cut::cards(&at.cut, at.layout.ring))
            .children(seats::plates(page, view, &at))
            .children(seats::old_new(game, view, &at))
            .maybe_child(page.piece(Piece::Peek))
            .children(pot::flights(game, at.layout.ring))
            .maybe_child(page.piece(Piece::Hint))
            .maybe_child(page.ending())
    })
}

/// The state that the parts of the felt are drawn from.
struct FeltState {
    scene: Scene,
    layout: Layout,
    cut: Cut,
    /// The felt of a game that has its own. `None`: the game has none.
    own_felt: Option<OwnFelt>,
    /// Whether a deal or the sitting is over.
    is_over: bool,
}

impl FeltState {
    fn of(page: Page, view: View<'_>) -> FeltState {
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
}

impl FeltState {
    /// Whether so many hands are shown at their seats that only the middle has room for the result.
    fn is_crowded(&self) -> bool {
        self.is_over && self.layout.shown.seats.len() > 2 && self.layout.ring.seats > 4
    }
}

/// Draws the caption beneath the hands that are shown.
fn caption(game: Game, in_the_light: bool) -> Node {
    Node::new("p", "caption")
        .attr_if(!in_the_light, "class", "caption mid")
        .attr("aria-hidden", "true")
        .text_owned(game.log().last())
}
