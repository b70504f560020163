//! The felt of the games for three stakes (RULES 10.4, 10.8). The three pots and the sum lie in the middle, the
//! player's own cards large beneath them. The others sit along the top, or round the table on a wide screen.

mod cards;
mod middle;
mod seat_parts;

use crate::app::families::classic::so_far::SoFar;
use crate::app::table::game::{Model, Phase};
use crate::app::table::places::family_felt::FamilyFelt;
use crate::app::table::places::layout::Ring;
use crate::app::table::places::shown_hands::ShownHands;
use crate::app::table::scene::Scene;
use crate::engine::{NumberRules, Seat, SeatSet, View};

/// Draws the felt of a game for three stakes. `None`: the game is another.
#[must_use]
pub fn felt(scene: &Scene<'_>, ring: Ring, shown: &ShownHands) -> Option<FamilyFelt> {
    let game = scene.game;
    game.view(|view| {
        let mut felt = ClassicFelt {
            game,
            view,
            ring,
            shown: shown.clone(),
            rules: *view.rules().number()?,
            so_far: SoFar::of(view),
        };
        if matches!(game.phase(), Phase::DealOver | Phase::SittingOver) && felt.so_far.draws {
            felt.shown = felt.counted();
        }
        Some(felt.family_felt())
    })
}

/// The most plates in a row along the top. Upcards have to be read.
const MOST_IN_A_BAND: usize = 3;

/// What the felt is drawn from.
struct ClassicFelt<'v> {
    game: &'v Model,
    view: View<'v>,
    ring: Ring,
    shown: ShownHands,
    rules: NumberRules,
    so_far: SoFar,
}

impl ClassicFelt<'_> {
    fn family_felt(&self) -> FamilyFelt {
        let kind = match self.so_far.draws {
            true => "draw",
            false if self.so_far.duel.is_empty() => "brag",
            false => "duel",
        };
        FamilyFelt {
            kind: ("data-classic", kind),
            moment: None,
            cards: self.cards(),
            beneath: self.middle(),
            many: self.ring.bands(MOST_IN_A_BAND) > 1,
            shown: Some(self.shown.clone()),
            seats: (0..self.ring.seats)
                .map(|seat| self.seat_parts(Seat(seat as u8)))
                .collect(),
        }
    }

    /// All hands at the end of a deal, with their sums. Those that have won the last pot are lit.
    fn counted(&self) -> ShownHands {
        let of = self.ring.seats.max(1);
        let clockwise = (1..=of).map(|nth| Seat(((self.ring.bottom.index() + nth) % of) as u8));
        let cards = |seat: &Seat| {
            let hands = self
                .view
                .seat(*seat)
                .into_iter()
                .flat_map(|place| place.hands());
            let held = hands.flat_map(|hand| hand.faces()).count();
            held + self.count_again(*seat, self.so_far.again.len())
        };
        let seats: Vec<Seat> = clockwise.filter(|seat| cards(seat) > 0).collect();
        let won = self.so_far.won.last().copied().flatten();
        ShownHands {
            cards: seats.iter().map(cards).max().unwrap_or_default(),
            winners: won.map_or(SeatSet::NONE, |won| won.seats),
            is_settled: true,
            are_counted: true,
            set: None,
            seats,
        }
    }

    /// The style that places a seat along the top, and beside the middle on a wide screen.
    fn spot(&self, seat: Seat) -> String {
        let aside = if self.so_far.is_aside(seat) {
            "--aside:.45;"
        } else {
            ""
        };
        self.ring.in_bands(seat, MOST_IN_A_BAND) + &self.ring.beside(seat) + aside
    }
}
