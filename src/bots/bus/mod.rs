//! The bots for Stop the Bus (RULES 10.2). They play by the odds of the unseen cards.
//!
//! A bot builds a [`Seen`] for each deal from the turns that it sees. From it follow the hands that the others may
//! hold (`holdings`), and the ways in which the unseen cards may lie (`worlds`). Each move is tried in every such
//! world (`playout`); the last turn of a deal is counted exactly (`last_turn`). The worth of the outcome (`worth`)
//! decides, with a small bonus by temper (`preference`). `risks` tells what each move risks.

mod bot;
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

pub use bot::bot;
pub use moves::Move;
pub use risks::{Risk, risks};
pub use seen::Seen;

use self::options::options;
use self::playout::{MOST_SEATS, Playout};
use self::seen::Player;
use self::worlds::{Worlds, worlds};
use self::worth::Worth;
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
    let players: Vec<&Player> = seen.in_order().take(MOST_SEATS).collect();
    let worth = Worth::new(players.iter().map(|player| player.lives));
    // Nobody else has a turn.
    if seen.who_stuck() == Some(1) {
        return last_turn::choose(ranking, seen, &worth);
    }
    let playout = Playout::of(ranking, seen, players.len());
    let Worlds { worlds, .. } = worlds(ranking, seen);
    let weights: u64 = worlds.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let options = options(seen).into_iter().map(|action| {
        let sum: u64 = worlds
            .iter()
            .map(|(world, weight)| worth.of(playout.losers(world, action)) * u64::from(*weight))
            .sum();
        let mean = (sum / weights.max(1)) as i64;
        let lean = preference::preference(temper, seen, action, &worth, mean);
        let hand = seen.after(action, None).map(|hand| ranking.value(hand));
        (mean + lean, hand, action)
    });
    // Of equal moves, the one to the stronger hand.
    let best = options.max_by_key(|(points, hand, _)| (*points, *hand));
    best.map_or(Move::SwapAll, |(.., action)| action)
}
