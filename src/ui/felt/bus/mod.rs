//! How the table lies in Stop the Bus (RULES 10.2): the board in the middle, as large as one's own cards beneath it; the
//! others along the top, or round the table where it is wide, with their lives as tokens on their plates.

mod cards;
mod worn;

use super::layout::Ring;
use super::pot::pile;
use super::sets::Dress;
use crate::engine::{Seat, View};
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::patch::Node;
use crate::ui::swapping::{Picks, SoFar, last_turn};

/// The table of such a game.
#[must_use]
pub fn bus(page: Page, ring: Ring) -> Option<Dress> {
    let game = page.game;
    if !game.swaps() {
        return None;
    }
    let picked = game.picked();
    game.view(|view| {
        let so_far = SoFar::at(game, view);
        let lies = Lies {
            game,
            view,
            ring,
            picks: game.must_swap().then(|| Picks::of(view, &picked)),
            so_far,
        };
        Some(lies.dress())
    })
}

struct Lies<'v> {
    game: Game,
    view: View<'v>,
    ring: Ring,
    /// What can be picked, for whoever has the turn.
    picks: Option<Picks>,
    so_far: SoFar,
}

/// The most plates beside each other along the top.
const MOST_IN_A_BAND: usize = 4;

impl Lies<'_> {
    fn dress(&self) -> Dress {
        Dress {
            kind: (
                "data-bus",
                match self.so_far.is_showing() {
                    true if self.all_are_up() => "over",
                    true => "show",
                    false => "swap",
                },
            ),
            moment: None,
            cards: self.cards(),
            beneath: vec![self.board(), self.stakes()],
            many: self.bands() > 1,
            seats: (0..self.ring.seats)
                .map(|seat| self.worn(Seat(seat as u8)))
                .collect(),
        }
    }

    /// Whether all that is held has been turned up, or gathered since.
    fn all_are_up(&self) -> bool {
        let mut held = self.view.seats().filter(|place| place.hands().len() > 0);
        held.all(|place| self.so_far.is_up(self.view, place.seat()))
    }

    /// The places of the board in the cloth.
    fn board(&self) -> Node {
        let place = |k| {
            Node::new("i", "")
                .key(k)
                .made("style", format!("--k:{};", k as i64 - 1))
        };
        let board = Node::new("div", "board").with("aria-hidden", "true");
        board.all((0..3).map(place).collect())
    }

    /// What is played for, and who has the last turn.
    fn stakes(&self) -> Node {
        let chips = self.view.pot();
        let sum = Node::new("b", "roll").key(chips).tells(chips.to_string());
        let pot = Node::new("span", "")
            .says(say::POT.get())
            .says(" ")
            .hold(sum);
        let last = last_turn(self.game).filter(|_| self.game.scene() == Scene::Playing);
        let last = last.map(|says| Node::new("span", "last").tells(says));
        Node::new("div", "stakes")
            .hold(pile(chips).with("aria-hidden", "true"))
            .hold(Node::new("p", "").hold(pot).maybe(last))
    }

    /// In how many bands the plates lie along the top of a tall screen.
    fn bands(&self) -> usize {
        (self.ring.seats.saturating_sub(1))
            .div_ceil(MOST_IN_A_BAND)
            .max(1)
    }

    /// Where a seat's plate and cards lie along the top: the others clockwise.
    fn spot(&self, seat: Seat) -> String {
        let seats = self.ring.seats.max(1);
        let clockwise = (seat.index() + seats - self.ring.bottom.index()) % seats;
        let of = (seats - 1).div_ceil(self.bands());
        let at = (clockwise + seats - 1) % seats;
        let (band, i) = (at / of.max(1), at % of.max(1));
        // The last band may be shorter.
        let n = of.min((seats - 1).saturating_sub(band * of));
        let n = n.max(1);
        let ring = self.ring.spot(seat).style("");
        let bands = self.bands();
        // How large cards may be that are turned up, as a part of one's own.
        let fit = if of > 3 { ".46" } else { ".56" };
        format!("{ring}--i:{i};--n:{n};--band:{band};--bands:{bands};--fit:{fit};")
    }
}
