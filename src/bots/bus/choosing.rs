//! Choosing a move: each is tried in every world, some at a time.

use super::last_turn;
use super::moves::Move;
use super::options::options;
use super::playout::{MOST_SEATS, Playout};
use super::preference::preference;
use super::seen::{Player, Seen};
use super::worlds::{WeightedWorld, Worlds, worlds};
use super::worth::Worth;
use crate::bots::Temper;
use crate::cards::Ranking;

/// The playouts of a step.
const STEP: usize = 150;

/// A choice in progress.
pub(super) struct Choosing {
    seen: Seen,
    temper: Temper,
    worth: Worth,
    worlds: Vec<WeightedWorld>,
    /// The moves, each with the sum of its worths so far.
    options: Vec<(Move, u64)>,
    /// The number of worlds in which they have been tried.
    tried: usize,
}

impl Choosing {
    /// Begins to choose for a player of this temper. Its first step makes the worlds.
    pub fn begin(seen: Seen, temper: Temper) -> Choosing {
        let players = seen.in_order().take(MOST_SEATS);
        Choosing {
            worth: Worth::new(players.map(|player: &Player| player.lives)),
            worlds: Vec::new(),
            options: Vec::new(),
            tried: 0,
            temper,
            seen,
        }
    }

    /// What is known of the deal.
    pub fn seen(&self) -> &Seen {
        &self.seen
    }

    /// Tries the moves in some more worlds. The move, once they have been tried in all.
    pub fn step(&mut self, ranking: &Ranking) -> Option<Move> {
        // Nobody else has a turn.
        if self.seen.who_stuck() == Some(1) {
            return Some(last_turn::choose(ranking, &self.seen, &self.worth));
        }
        if self.options.is_empty() {
            let options = options(&self.seen).into_iter();
            self.options = options.map(|action| (action, 0)).collect();
            let Worlds { worlds, .. } = worlds(ranking, &self.seen);
            self.worlds = worlds;
            return None;
        }
        let players = self.seen.in_order().take(MOST_SEATS).count();
        let playout = Playout::of(ranking, &self.seen, players);
        let until = self.tried + (STEP / self.options.len()).max(1);
        let worlds = self.worlds.iter().take(until).skip(self.tried);
        for (world, weight) in worlds {
            for (action, sum) in &mut self.options {
                let worth = self.worth.of(playout.losers(world, *action));
                *sum += worth * u64::from(*weight);
            }
        }
        self.tried = until;
        (until >= self.worlds.len()).then(|| self.best(ranking))
    }

    fn best(&self, ranking: &Ranking) -> Move {
        let weights = self.worlds.iter().map(|(_, weight)| u64::from(*weight));
        let weights: u64 = weights.sum();
        let options = self.options.iter().map(|&(action, sum)| {
            let mean = (sum / weights.max(1)) as i64;
            let lean = preference(self.temper, &self.seen, action, &self.worth, mean);
            let hand = self.seen.after(action, None);
            (mean + lean, hand.map(|hand| ranking.value(hand)), action)
        });
        // Of equal moves, the one to the stronger hand.
        let best = options.max_by_key(|(points, hand, _)| (*points, *hand));
        best.map_or(Move::SwapAll, |(.., action)| action)
    }
}
