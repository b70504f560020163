//! The bots for Stop the Bus (RULES 10.2). They play by the odds of the unseen cards.
//!
//! A bot builds a [`Seen`] for each deal from the turns that it sees. From it follow the hands that the others may
//! hold (`holdings`), and the ways in which the unseen cards may lie (`worlds`). Each move is tried in every such
//! world (`playout`, `choosing`); the last turn of a deal is counted exactly (`last_turn`). The worth of the outcome (`worth`)
//! decides, with a small bonus by temper (`preference`). `risks` tells what each move risks.

mod any;
mod bot;
mod choosing;
mod holdings;
mod last_turn;
mod moves;
mod options;
mod playout;
mod preference;
mod risks;
mod seen;
mod worlds;
mod worth;

pub(super) use any::any;
pub use bot::bot;
pub use moves::Move;
pub use risks::risks;
pub use seen::Seen;

use self::choosing::Choosing;
use super::Temper;
use crate::cards::Ranking;

/// What a player of this temper does in his turn.
///
/// ```
/// use brag::cards::Ranking;
/// use brag::bots::{Temper, bus};
///
/// let card = |text: &str| text.parse().ok();
/// let board = ["9s", "Ks", "2d"].map(card);
/// let mut seen = bus::Seen::new(&[3, 3], 1, "6c 6d Kd".parse()?, board);
/// // The other takes the two for a six. He himself takes the nine, and the other sticks.
/// seen.swapped(0, 2, card("6h"), None);
/// seen.swapped(1, 0, card("Kd"), None);
/// seen.stuck(0);
/// // His last turn: the nine for the third six.
/// let action = bus::choose(&Ranking::brag(), &seen, Temper::Careful);
/// assert_eq!(action, bus::Move::Swap { give: "9s".parse()?, place: 2 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn choose(ranking: &Ranking, seen: &Seen, temper: Temper) -> Move {
    let mut choosing = Choosing::begin(seen.clone(), temper);
    loop {
        if let Some(chosen) = choosing.step(ranking) {
            return chosen;
        }
    }
}
