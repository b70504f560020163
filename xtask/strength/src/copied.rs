//! A best reply to players who think too long to be learned from.
//!
//! The chances of what they do are logged by situation. A copy of them takes the actions with those chances, so it plays
//! many thousands of pots a second, and a reply to the copy is learned. It is scored against the players themselves.
//! What they do then is logged too, for a copy that knows more. A local best reply to the copy is scored as well. In
//! sittings the reply plays against experts who remember it, and the copy learns what they do then.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use brag::bots::{Chances, Policy};
use brag::engine::{Action, Choice, View};
use brag::random::Rng;
use brag::rollouts::own_chance;

use crate::learner::{ACTIONS, Learner, actions, coarse_situation, situation};
use crate::local::Local;
use crate::matches::{Field, Match, Won};
use crate::sitting::{self, Found, Hero};

/// The seed of the shuffles that are logged.
const LOGGED: u8 = 13;
/// A copy looks at a coarser situation where it has seen fewer decisions than these, in thousandths.
const ENOUGH: u32 = 8_000;

/// How a best reply by copies is looked for.
pub struct Plan {
    /// Whom it replies to, and how many of them.
    pub to: Field,
    pub copies: usize,
    /// The pots that are logged at first.
    pub logged: u32,
    /// How long each reply is learned.
    pub time: Duration,
    /// The shuffles for which each is scored.
    pub shuffles: u32,
    /// The sittings for which it is scored, too.
    pub sittings: u32,
    pub rounds: u32,
}

/// What replies to a copy win.
pub struct Replied {
    /// How many decisions had been logged.
    pub decisions: u32,
    /// What the learned reply wins.
    pub learned: Won,
    /// What the local one wins.
    pub local: Won,
    /// What the learned reply wins of experts in sittings. `None`: in none.
    pub sitting: Option<Found>,
}

impl Plan {
    /// What each reply wins, of as many as there are rounds.
    pub fn replies(&self) -> Vec<Replied> {
        let game = Match::three_card(self.copies + 1);
        let log = Arc::new(Mutex::new(Log::default()));
        let watch = |player| -> Box<dyn Policy + Send> {
            let log = Arc::clone(&log);
            Box::new(Watched { player, log })
        };
        let watched = || watch(game.player(self.to));
        for pot in 0..self.logged {
            let mut hero = watched();
            game.pot_among(&mut *hero, &watched, 0, (pot, LOGGED));
        }
        let round = |_| {
            let known = Arc::new(lock(&log).clone());
            let copy = || -> Box<dyn Policy + Send> { Box::new(Copied(Arc::clone(&known))) };
            let (mut reply, _) = Learner::taught(&game, self.copies, &copy, self.time);
            let sitting = (self.sittings > 0).then(|| {
                sitting::measure(
                    &game,
                    Hero::Reply(&mut reply),
                    self.to,
                    &watch,
                    self.sittings,
                )
            });
            Replied {
                decisions: known.decisions,
                sitting,
                learned: reply.scored(&game, &watched, self.shuffles),
                local: game.measure_with(self.shuffles, |place, shuffle, seed| {
                    game.pot_among(&mut Local::to(&copy), &watched, place, (shuffle, seed))
                }),
            }
        };
        (0..self.rounds).map(round).collect()
    }
}

/// What has been done, by situation.
#[derive(Clone, Default)]
struct Log {
    decisions: u32,
    fine: HashMap<u64, [u32; ACTIONS]>,
    coarse: HashMap<u64, [u32; ACTIONS]>,
}

impl Log {
    fn note(&mut self, view: View<'_>, choices: &[Choice], chances: &Chances) {
        let all = actions(choices);
        self.decisions += 1;
        let fine = self.fine.entry(situation(view, &all)).or_default();
        let coarse = self.coarse.entry(coarse_situation(view, &all));
        let coarse = coarse.or_default();
        for (action, chance) in chances.iter() {
            if let Some(nth) = nearest(&all, action) {
                fine[nth] += chance;
                coarse[nth] += chance;
            }
        }
    }

    /// How often each of the actions was taken in such a situation. `None`: there was none.
    fn of(&self, view: View<'_>, all: &[Action]) -> Option<&[u32; ACTIONS]> {
        let fine = self.fine.get(&situation(view, all));
        let known = |counts: &&[u32; ACTIONS]| counts.iter().sum::<u32>() >= ENOUGH;
        let coarse = || self.coarse.get(&coarse_situation(view, all));
        fine.filter(known).or_else(coarse).or(fine)
    }
}

/// The place of the action, or of the bet that is nearest to it. `None`: there is nothing like it.
fn nearest(all: &[Action], taken: Action) -> Option<usize> {
    let Action::Bet(chips) = taken else {
        return all.iter().position(|one| *one == taken);
    };
    let off = |one: &Action| match *one {
        Action::Bet(other) => Some(other.abs_diff(chips)),
        _ => None,
    };
    let bets = all.iter().enumerate();
    let bets = bets.filter_map(|(nth, one)| Some((off(one)?, nth)));
    bets.min().map(|(_, nth)| nth)
}

fn lock(log: &Mutex<Log>) -> std::sync::MutexGuard<'_, Log> {
    log.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A player whose decisions are logged.
struct Watched {
    player: Box<dyn Policy + Send>,
    log: Arc<Mutex<Log>>,
}

impl Policy for Watched {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        // As an expert draws it.
        let mut own = own_chance(rng.seed());
        let chances = self.player.chances(view, choices, &mut own);
        lock(&self.log).note(view, choices, &chances);
        chances.draw(&mut own)
    }
}

/// A copy of those whose decisions are in the log.
struct Copied(Arc<Log>);

impl Policy for Copied {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        self.chances(view, choices, rng).draw(rng)
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Chances {
        let all = actions(choices);
        let counts = self.0.of(view, &all).copied().unwrap_or([1; ACTIONS]);
        Chances::of_weights(all.into_iter().zip(counts))
    }
}
