//! The felt of Stop the Bus (RULES 10.2). The board lies in the middle, as large as the player's own cards beneath
//! it. The others sit along the top, or round the table on a wide screen, with their lives as tokens on their plates.

mod cards;
mod seat_parts;

use crate::app::families::bus::picks::Picks;
use crate::app::families::bus::played::is_played;
use crate::app::families::bus::so_far::SoFar;
use crate::app::families::bus::status::last_turn;
use crate::app::i18n::say;
use crate::app::table::felt::chips::pile;
use crate::app::table::game::{Model, Phase};
use crate::app::table::patch::Node;
use crate::app::table::places::family_felt::FamilyFelt;
use crate::app::table::places::layout::Ring;
use crate::app::table::places::shown_hands::ShownHands;
use crate::app::table::scene::Scene;
use crate::engine::{Seat, View};

/// Draws the felt of Stop the Bus. `None`: the game is another.
#[must_use]
pub fn felt(scene: &Scene<'_>, ring: Ring, shown: &ShownHands) -> Option<FamilyFelt> {
    let game = scene.game;
    if !is_played(game) {
        return None;
    }
    let picked = game.picked();
    game.view(|view| {
        let so_far = SoFar::at(game, view);
        let felt = BusFelt {
            game,
            view,
            ring,
            shown,
            picks: game.must_swap().then(|| Picks::of(view, &picked)),
            so_far,
        };
        Some(felt.family_felt())
    })
}

/// The most plates in a row along the top.
const MOST_IN_A_BAND: usize = 4;

/// What the felt is drawn from.
struct BusFelt<'v> {
    game: &'v Model,
    view: View<'v>,
    ring: Ring,
    shown: &'v ShownHands,
    /// The cards that can be picked. `None`: it is not the viewer's turn.
    picks: Option<Picks>,
    so_far: SoFar,
}

impl BusFelt<'_> {
    fn family_felt(&self) -> FamilyFelt {
        FamilyFelt {
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
            many: self.ring.bands(MOST_IN_A_BAND) > 1,
            shown: None,
            seats: (0..self.ring.seats)
                .map(|seat| self.seat_parts(Seat(seat as u8)))
                .collect(),
        }
    }

    /// Whether every hand has been turned up, or gathered since.
    fn all_are_up(&self) -> bool {
        let mut held = self.view.seats().filter(|place| place.hands().len() > 0);
        held.all(|place| self.so_far.is_up(self.view, place.seat()))
    }

    /// Draws the places of the board.
    fn board(&self) -> Node {
        let place = |k| {
            Node::new("i", "")
                .key(k)
                .attr_owned("style", format!("--k:{};", k as i64 - 1))
        };
        let board = Node::new("div", "board").attr("aria-hidden", "true");
        board.children((0..3).map(place).collect())
    }

    /// Draws the pot, and says who has the last turn.
    fn stakes(&self) -> Node {
        let chips = self.view.pot();
        let sum = Node::new("b", "roll")
            .key(chips)
            .text_owned(chips.to_string());
        let pot = Node::new("span", "")
            .text(say::POT.get())
            .text(" ")
            .child(sum);
        let last = last_turn(self.game).filter(|_| self.game.phase() == Phase::Playing);
        let last = last.map(|says| Node::new("span", "last").text_owned(says));
        Node::new("div", "stakes")
            .child(pile(chips))
            .child(Node::new("p", "").child(pot).maybe_child(last))
    }

    /// The style that places a seat along the top, and beside the board on a wide screen.
    fn spot(&self, seat: Seat) -> String {
        // The size of cards that are turned up, relative to the player's own.
        let fit = if self.ring.in_a_band(MOST_IN_A_BAND) > 3 {
            ".46"
        } else {
            ".56"
        };
        let along = self.ring.in_bands(seat, MOST_IN_A_BAND);
        format!("{along}{}--fit:{fit};", self.ring.beside(seat))
    }
}
