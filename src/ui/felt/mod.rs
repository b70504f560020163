//! The felt: seats, cards, pot and pack, all placed by custom properties and moved by transforms.

mod cards;
mod cut;
mod peek;
mod pot;
mod scene;
mod seats;
mod spots;
mod verdict;

pub use self::peek::Peek;
pub use self::scene::is_between_deals;
pub use self::verdict::{Standings, Verdict};

use self::cut::Cut;
use self::scene::{Ring, Shown};
use super::game::{Game, Scene};
use super::language::say;
use super::page::Page;
use super::pages::Piece;
use super::patch::Node;
use crate::engine::{Seat, View};

/// The felt and all that lies on it.
#[must_use]
pub fn felt(page: Page) -> Node {
    let game = page.game;
    game.public(|view| {
        let at = At::of(game, view);
        let in_the_light = !at.shown.seats.is_empty() && at.shown.seats.len() <= 2;
        let is_told = (in_the_light && !at.is_over) || at.cut.is_on();
        let felt = Node::new("section", "felt")
            .with("aria-label", say::THE_TABLE.get())
            .when(in_the_light, "data-see", "")
            .when(at.is_over, "data-end", "")
            .on(super::press::Press::Skip)
            .holds(at.is_new.then(|| sign(view)))
            // Of a sitting that waits to be taken up it was shown before its first card.
            .holds((at.is_new && !page.keeper.can_go_on()).then(|| seal(game)))
            .holds(is_told.then(|| caption(game, in_the_light)));
        let felt = if view.deals() > 0 {
            felt.holds([pot::pot(view, at.scene)])
                .holds(pot::pack(game, view))
                .holds([seats::dealer(game, at.ring, view.dealer())])
        } else {
            felt
        };
        felt.holds([cards::cards(page, &at)])
            .holds(cut::cards(&at.cut, at.ring))
            .holds(seats::plates(game, view, &at))
            .holds(seats::old_new(game, view, &at))
            .holds(page.piece(Piece::Peek))
            .holds(pot::flights(game, at.ring))
            .holds(page.piece(Piece::Verdict))
            .holds(page.piece(Piece::Standings))
    })
}

/// What the table is at, as far as all that lies on it goes by it.
struct At {
    scene: Scene,
    ring: Ring,
    shown: Shown,
    cut: Cut,
    /// Whether nothing has been dealt yet.
    is_new: bool,
    /// Whether a deal or the sitting is over.
    is_over: bool,
}

impl At {
    fn of(game: Game, view: View<'_>) -> At {
        let scene = game.scene();
        let is_over = matches!(scene, Scene::DealOver | Scene::SittingOver);
        At {
            scene,
            ring: Ring {
                bottom: game.actor().unwrap_or(Seat(0)),
                seats: view.seats().len(),
            },
            shown: Shown::of(view, is_over),
            cut: Cut::of(view, scene),
            is_new: scene == Scene::Ready && view.deals() == 0,
            is_over,
        }
    }
}

/// The name of the house, before the first deal.
fn sign(view: View<'_>) -> Node {
    let says = match view.rules().dealing().map_or(3, |rules| rules.cards) {
        4 => say::SIGN_FOUR,
        5 => say::SIGN_FIVE,
        _ => say::SIGN_THREE,
    };
    Node::new("div", "sign").holds([
        Node::new("h1", "").says("Brag"),
        Node::new("p", "").says(says.get()),
    ])
}

/// The seal of the shuffle.
fn seal(game: Game) -> Node {
    Node::new("p", "seal")
        .says(say::SHUFFLE_SEALED.get())
        .says(" ")
        .holds([Node::new("code", "").says(game.seal().to_string())])
}

/// What is happening in the light.
fn caption(game: Game, in_the_light: bool) -> Node {
    Node::new("p", "caption")
        .class(if in_the_light {
            "caption"
        } else {
            "caption mid"
        })
        .with("aria-hidden", "true")
        .says(game.log().last())
}
