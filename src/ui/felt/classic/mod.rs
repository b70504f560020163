//! How the table lies for three stakes (RULES 10.4, 10.8): the three pots by name and the number in the middle, one's own
//! cards large beneath them, the others along the top, or round the table where it is wide.

mod cards;
mod middle;
mod worn;

use super::layout::Ring;
use super::sets::Dress;
use crate::engine::{NumberRules, Seat, View};
use crate::ui::classic::SoFar;
use crate::ui::game::Game;
use crate::ui::page::Page;

/// The table of such a game.
#[must_use]
pub fn classic(page: Page, ring: Ring) -> Option<Dress> {
    let game = page.game;
    game.view(|view| {
        let lies = Lies {
            game,
            view,
            ring,
            rules: *view.rules().number()?,
            so_far: SoFar::of(view),
        };
        Some(lies.dress())
    })
}

struct Lies<'v> {
    game: Game,
    view: View<'v>,
    ring: Ring,
    rules: NumberRules,
    so_far: SoFar,
}

/// The most plates beside each other along the top.
const MOST_IN_A_BAND: usize = 4;

impl Lies<'_> {
    fn dress(&self) -> Dress {
        let kind = match self.so_far.draws {
            true => "draw",
            false if self.so_far.duel.is_empty() => "brag",
            false => "duel",
        };
        Dress {
            kind: ("data-classic", kind),
            moment: None,
            cards: self.cards(),
            beneath: self.middle(),
            many: self.bands() > 1,
            seats: (0..self.ring.seats)
                .map(|seat| self.worn(Seat(seat as u8)))
                .collect(),
        }
    }

    /// In how many bands the plates lie along the top of a tall screen.
    fn bands(&self) -> usize {
        (self.ring.seats.saturating_sub(1))
            .div_ceil(MOST_IN_A_BAND)
            .max(1)
    }

    /// Where a seat's plate and cards lie: the others clockwise along the top.
    fn spot(&self, seat: Seat) -> String {
        let seats = self.ring.seats.max(1);
        let clockwise = (seat.index() + seats - self.ring.bottom.index()) % seats;
        let of = (seats - 1).div_ceil(self.bands()).max(1);
        let at = (clockwise + seats - 1) % seats;
        let (band, i) = (at / of, at % of);
        // The last band may be shorter.
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
