//! The felt of the games for three stakes (RULES 10.4, 10.8). The three pots and the sum lie in the middle, the
//! player's own cards large beneath them. The others sit along the top, or round the table on a wide screen.

mod cards;
mod middle;
mod seat_parts;

use super::layout::Ring;
use super::own::OwnFelt;
use super::shown::Shown;
use crate::app::table::family::classic::SoFar;
use crate::app::table::game::{Game, Scene};
use crate::app::table::page::Page;
use crate::engine::{NumberRules, Seat, SeatSet, View};

/// Draws the felt of a game for three stakes. `None`: the game is another.
#[must_use]
pub fn classic(page: Page, ring: Ring, shown: &Shown) -> Option<OwnFelt> {
    let game = page.game;
    game.view(|view| {
        let mut felt = ClassicFelt {
            game,
            view,
            ring,
            shown: shown.clone(),
            rules: *view.rules().number()?,
            so_far: SoFar::of(view),
        };
        if matches!(game.scene(), Scene::DealOver | Scene::SittingOver) && felt.so_far.draws {
            felt.shown = felt.counted();
        }
        Some(felt.own_felt())
    })
}

/// What the felt is drawn from.
struct ClassicFelt<'v> {
    game: Game,
    view: View<'v>,
    ring: Ring,
    shown: Shown,
    rules: NumberRules,
    so_far: SoFar,
}

/// The most plates in a row along the top.
const MOST_IN_A_BAND: usize = 4;

impl ClassicFelt<'_> {
    fn own_felt(&self) -> OwnFelt {
        let kind = match self.so_far.draws {
            true => "draw",
            false if self.so_far.duel.is_empty() => "brag",
            false => "duel",
        };
        OwnFelt {
            kind: ("data-classic", kind),
            moment: None,
            cards: self.cards(),
            beneath: self.middle(),
            many: self.bands() > 1,
            shown: Some(self.shown.clone()),
            seats: (0..self.ring.seats)
                .map(|seat| self.seat_parts(Seat(seat as u8)))
                .collect(),
        }
    }

    /// All hands at the end of a deal, with their sums. Those that have won the last pot are lit.
    fn counted(&self) -> Shown {
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
        Shown {
            cards: seats.iter().map(cards).max().unwrap_or_default(),
            winners: won.map_or(SeatSet::NONE, |won| won.seats),
            is_settled: true,
            are_counted: true,
            set: None,
            seats,
        }
    }

    /// The number of rows of plates along the top of a tall screen.
    fn bands(&self) -> usize {
        (self.ring.seats.saturating_sub(1))
            .div_ceil(MOST_IN_A_BAND)
            .max(1)
    }

    /// The style that places a seat. The others sit clockwise along the top.
    fn spot(&self, seat: Seat) -> String {
        let seats = self.ring.seats.max(1);
        let clockwise = (seat.index() + seats - self.ring.bottom.index()) % seats;
        let of = (seats - 1).div_ceil(self.bands()).max(1);
        let at = (clockwise + seats - 1) % seats;
        let (band, i) = (at / of, at % of);
        // The last row may have fewer plates.
        let n = of.min((seats - 1).saturating_sub(band * of)).max(1);
        let ring = self.ring.spot(seat).style("");
        let bands = self.bands();
        let aside = if self.so_far.is_aside(seat) {
            "--aside:.45;"
        } else {
            ""
        };
        format!("{ring}--i:{i};--n:{n};--band:{band};--bands:{bands};{aside}")
    }
}
