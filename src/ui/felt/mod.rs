//! The felt: seats, cards, pot and pack, all placed by custom properties and moved by transforms.

mod adorned;
mod bus;
mod cards;
mod classic;
mod cut;
mod house;
mod layout;
mod peek;
mod plate;
mod pot;
mod seats;
mod sets;
mod shown;
mod spots;
mod talk;
mod verdict;
mod waiting;
mod zones;

pub use self::adorned::adorned;
pub use self::bus::bus;
pub use self::classic::classic;
pub use self::house::house;
pub use self::layout::Ring;
pub use self::peek::Peek;
pub use self::plate::{Plate, is_between_deals, is_settling};
pub use self::pot::pays;
pub use self::sets::{Dress, Worn, sets};
pub use self::verdict::{Standings, Verdict};
pub use self::waiting::waiting;
pub use self::zones::in_order;

use std::mem;

use self::cut::Cut;
use self::layout::Layout;
use self::shown::Shown;
use super::family;
use super::game::{Game, Scene};
use super::language::say;
use super::page::Page;
use super::pages::{Piece, Sheet, Whence};
use super::patch::Node;
use super::press::Press;
use crate::engine::{Event, Seat, View};

/// The felt and all that lies on it.
#[must_use]
pub fn felt(page: Page) -> Node {
    let game = page.game;
    game.public(|view| {
        let mut at = At::of(page, view);
        let laid = at.dress.as_mut().map(|dress| mem::take(&mut dress.cards));
        let beneath = at.dress.as_mut().map(|dress| mem::take(&mut dress.beneath));
        let in_the_light = (1..=2).contains(&at.layout.shown.seats.len());
        let is_named =
            game.is_last(|event| matches!(event, Event::Called { .. } | Event::CalledOther { .. }));
        let is_told = (in_the_light && !at.is_over) || at.cut.is_on() || is_named;
        // Of a sitting that waits to be taken up it was shown before its first card.
        let is_sealed = at.is_new && !page.keeper.can_go_on();
        let felt = Node::new("section", "felt")
            .with("aria-label", say::THE_TABLE.get())
            .when(in_the_light, "data-see", "")
            .when(at.is_over, "data-end", "")
            .when(at.is_crowded(), "data-all", "")
            .on(Press::Skip)
            .maybe(at.is_new.then(|| sign(view)))
            .maybe(at.is_new.then(|| how_to_play(view)))
            .maybe(first_deal(page, &at))
            .maybe(is_sealed.then(sealed))
            .maybe(is_told.then(|| caption(game, in_the_light)));
        let felt = if let Some(dress) = &at.dress {
            let moment = dress.moment.unwrap_or_default();
            felt.with(dress.kind.0, dress.kind.1)
                .when(!moment.is_empty(), "data-moment", moment)
                .when(dress.many, "data-many", "")
                .hold(pot::pack(game, view))
                .all(beneath.unwrap_or_default())
        } else if view.deals() > 0 {
            felt.hold(pot::pot(view, at.scene))
                .maybe(pot::bottom(view))
                .hold(pot::pack(game, view))
                .hold(seats::dealer(game, at.layout.ring, view.dealer()))
        } else {
            felt
        };
        felt.hold(cards::cards(page, &at, laid))
            .all(cut::cards(&at.cut, at.layout.ring))
            .all(seats::plates(page, view, &at))
            .all(seats::old_new(game, view, &at))
            .maybe(page.piece(Piece::Peek))
            .all(pot::flights(game, at.layout.ring))
            .maybe(page.piece(Piece::Hint))
            .maybe(page.piece(Piece::Verdict))
            .maybe(page.piece(Piece::Standings))
    })
}

/// What the table is at, as far as all that lies on it goes by it.
struct At {
    scene: Scene,
    layout: Layout,
    cut: Cut,
    /// What it has on, where it lies otherwise than that of the betting games.
    dress: Option<Dress>,
    /// Whether nothing has been dealt yet.
    is_new: bool,
    /// Whether a deal or the sitting is over.
    is_over: bool,
}

impl At {
    fn of(page: Page, view: View<'_>) -> At {
        let game = page.game;
        let scene = game.scene();
        let own = game.actor();
        let is_over = matches!(scene, Scene::DealOver | Scene::SittingOver);
        let ring = Ring {
            bottom: own.unwrap_or(Seat(0)),
            seats: view.seats().len(),
        };
        let family = family::of(view.rules()).filter(|_| view.deals() > 0);
        let dress = family.and_then(|family| (family.felt)(page, ring));
        let shown = match dress {
            Some(_) => Shown::default(),
            None => Shown::of(view, is_over),
        };
        At {
            scene,
            layout: Layout { ring, own, shown },
            dress,
            cut: Cut::of(view, scene),
            is_new: scene == Scene::Ready && view.deals() == 0,
            is_over,
        }
    }
}

impl At {
    /// Whether so many hands are shown where they lie that the middle alone is left for what is said of them.
    fn is_crowded(&self) -> bool {
        self.is_over && self.layout.shown.seats.len() > 2 && self.layout.ring.seats > 4
    }
}

/// The name of the house, before the first deal.
fn sign(view: View<'_>) -> Node {
    let rules = view.rules();
    let cards = rules.dealing().map_or(3, |rules| rules.cards);
    let other = family::told().filter(|_| !rules.is_betting() || cards > 5);
    let says = match (other, cards) {
        (Some(told), _) => (told.line)(rules.game),
        (_, 4) => say::SIGN_FOUR.get(),
        (_, 5) => say::SIGN_FIVE.get(),
        _ => say::SIGN_THREE.get(),
    };
    Node::new("div", "sign")
        .hold(Node::new("h1", "").says("Brag"))
        .hold(Node::new("p", "").says(says))
}

/// The way to the guided deals, where nobody has played yet.
fn first_deal(page: Page, at: &At) -> Option<Node> {
    let begins = || Node::new("button", "first-deal").on(Press::Open(Sheet::Lesson(0)));
    let is_offered = at.is_new && page.keeper.is_new_here();
    is_offered.then(|| begins().says(say::PLAY_A_FIRST_DEAL.get()))
}

/// The way to how the game is played, before its first deal.
fn how_to_play(view: View<'_>) -> Node {
    let sheet = Sheet::HowToPlay(view.rules().game, Whence::Felt);
    let to = Node::new("button", "to-rules").on(Press::Open(sheet));
    to.says(say::HOW_TO_PLAY.get())
}

/// That the shuffle is sealed: the way to its seal. A lock goes before it (`style/felt.css`).
fn sealed() -> Node {
    Node::new("button", "sealed")
        .on(Press::Open(Sheet::Fair(Whence::Felt)))
        .says(say::FAIR_SHUFFLE.get())
}

/// What is happening in the light.
fn caption(game: Game, in_the_light: bool) -> Node {
    Node::new("p", "caption")
        .when(!in_the_light, "class", "caption mid")
        .with("aria-hidden", "true")
        .tells(game.log().last())
}
