//! How the bots play Stop the Bus (RULES 10.2): by the odds of the cards that they cannot see.

mod holdings;
mod moves;
mod playout;
mod seen;
mod worlds;

pub use moves::Move;
pub use seen::Seen;

use self::playout::{Law, World};
use self::worlds::worlds;
use super::Temper;
use crate::cards::{Hand, Ranking};

/// What a player of this temper does in his turn.
#[must_use]
pub fn choose(ranking: &Ranking, seen: &Seen, temper: Temper) -> Move {
    let players: Vec<_> = seen.in_order().collect();
    let law = Law {
        ranking,
        seats: players.len().min(playout::MOST_SEATS),
        open: [0, 1, 2].map(|place| Some(place) != seen.down()),
        may_stick: players.iter().enumerate().map(|(seat, player)| u32::from(player.turns > 0) << seat).sum(),
        stuck: seen.who_stuck(),
        enough: ranking.value(enough(players.len())),
    };
    let worlds = worlds(ranking, seen);
    let lives: Vec<u32> = players.iter().map(|player| player.lives).collect();
    let worth = |losers: u32| worth(&lives, losers);
    let table: Vec<u64> = (0..1u32 << lives.len()).map(worth).collect();
    let mut best = (Move::SwapAll, 0);
    for option in options(seen) {
        let mut sum = 0;
        for (world, weight) in &worlds {
            sum += table[law.losers(world, option) as usize] * u64::from(*weight);
        }
        if option == Move::Stick {
            let lean: i64 = std::env::var("LEAN").map_or(0, |t| t.parse().unwrap()) + 10 * (i64::from(players[0].turns) - 2);
            sum = sum * (1000 + lean) as u64 / 1000;
        }
        if sum > best.1 {
            best = (option, sum);
        }
    }
    let _ = temper;
    let _: Option<World> = None;
    best.0
}

fn enough(seats: usize) -> Hand {
    let text = match std::env::var("ENOUGH") { Ok(t) => t, _ => if seats == 2 { "6c 6d 2c" } else { "2c 2d 3c" }.into() };
    text.parse().unwrap()
}

fn options(seen: &Seen) -> Vec<Move> {
    let mut options = Vec::new();
    if seen.may_stick() { options.push(Move::Stick); }
    for give in seen.own().0 { for place in 0..3 { options.push(Move::Swap { give, place }); } }
    options.push(Move::SwapAll);
    options
}

/// What it is worth to the first that these lose a life: his share of the lives left.
fn worth(lives: &[u32], losers: u32) -> u64 {
    let lost = |seat: usize| losers >> seat & 1;
    let after: Vec<u32> = lives.iter().enumerate().map(|(seat, lives)| lives.saturating_sub(lost(seat))).collect();
    let all: u32 = after.iter().sum();
    let (after, all) = if all == 0 { (lives, lives.iter().sum()) } else { (after.as_slice(), all) };
    u64::from(after[0]) * 1_000_000 / u64::from(all.max(1))
}
