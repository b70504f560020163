//! Compares the actions of a seat: each is played out in the same worlds, until the best is told from the others.

use super::candidates::{Candidates, MOST, candidates};
use super::even::Even;
use super::players::Players;
use super::playout::{Chance, Milli, Outcome, Playout};
use super::set_anew::Anew;
use super::sums::{Estimate, Sums};
use super::work::{OF_A_PLAYOUT, Slice};
use super::worlds::{World, Worlds};
use crate::engine::{Action, Choice, Seat, SeatSet, Table, View};
use crate::random::Rng;
use arrayvec::ArrayVec;

/// How much may be played out for one decision.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// The most playouts of all actions together.
    pub playouts: u32,
}

impl Budget {
    /// The most work that a decision takes, in units of [`Slice`]. What is begun with the last of it is finished.
    #[must_use]
    pub fn work(self) -> u64 {
        u64::from(self.playouts) * OF_A_PLAYOUT
    }
}

/// What an action is worth, beside the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The action.
    pub action: Action,
    /// The expected gain or loss from now on, in thousandths of a chip.
    pub mean: i64,
    /// The standard error of the difference to the best action, in thousandths of a chip; 0 for the best.
    pub error: i64,
    /// How far it is ahead of what a bot would do, in thousandths of a chip, and the standard error of that.
    pub ahead: (i64, i64),
    /// Whether the seat gives up whenever its turn comes back.
    pub gives_up: bool,
}

/// The number of worlds after which actions that are told to be worse are left out.
const BATCH: u32 = 16;

/// The least number of worlds after which actions that are told to be far worse are left out.
const FEW: u64 = 48;

/// Which actions are played out no more before the budget is spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LeavesOut {
    /// None of them.
    Nothing,
    /// Those that are told to be far worse than the best.
    FarWorse,
    /// Those that are told to be worse.
    Worse,
}

/// How far a comparison is after a slice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ComparisonStep {
    /// There is more to do.
    More,
    /// Every action has been played out in one more world.
    World,
    /// The best is told from the others, or the budget is spent.
    Done,
}

/// A world in which the actions are played out, one after the other.
struct Now {
    world: World,
    /// Hands that others have set, as long as they are being set anew.
    anew: Option<Anew>,
    /// The number of actions that have been played out.
    played: usize,
    /// The action that is being played out, with its chance.
    playout: Option<(Playout, Chance)>,
    gains: [Milli; MOST],
    folds: [SeatSet; MOST],
    /// The actions that ask for what is refused there.
    refused: ArrayVec<usize, MOST>,
}

impl Now {
    fn in_world((world, anew): (World, Option<Anew>)) -> Now {
        Now {
            world,
            anew,
            played: 0,
            playout: None,
            gains: [0; MOST],
            folds: [SeatSet::NONE; MOST],
            refused: ArrayVec::new(),
        }
    }
}

/// A comparison in progress. Its result follows from the view and from `rng`.
pub(super) struct Comparison {
    actions: Candidates,
    seat: Seat,
    seats: usize,
    /// What the seat has now. In a game for points 0: each action is worth the chance to win it.
    before: Milli,
    worlds: Worlds,
    /// For the chance of the playouts.
    seed: u64,
    sums: Vec<Sums>,
    /// The actions that may still be the best.
    live: ArrayVec<usize, MOST>,
    /// The playouts that are left.
    left: u32,
    /// The most work of the decision, and the work so far.
    most_work: u64,
    work: u64,
    /// The world that is being played out.
    now: Option<Now>,
    /// The table of the last playout.
    room: Option<Box<Table>>,
    drawn: u64,
    leaves_out: LeavesOut,
}

impl Comparison {
    /// Begins to compare what the seat whose turn it is may do. `of_bots` are what bots would do; they are compared too.
    /// `None`: the viewer has no seat, or nothing to choose.
    pub fn begin(
        view: View<'_>,
        choices: &[Choice],
        of_bots: &[Action],
        budget: Budget,
        rng: &mut Rng,
    ) -> Option<Comparison> {
        let own = view.own()?;
        let actions = candidates(view.ranking(), choices, of_bots);
        if actions.len() < 2 {
            return None;
        }
        let seed = seed(rng);
        Some(Comparison {
            seat: own.seat(),
            seats: view.seats().len(),
            before: match view.rules().points() {
                Some(_) => 0,
                None => view.net_chips(own.seat()).clamp(-(1 << 40), 1 << 40) * 1000,
            },
            worlds: Worlds::of(view),
            seed,
            sums: vec![Sums::of(view.seats().len()); actions.len()],
            live: (0..actions.len()).collect(),
            left: budget.playouts,
            most_work: budget.work(),
            work: 0,
            now: None,
            room: None,
            drawn: 0,
            leaves_out: LeavesOut::Worse,
            actions,
        })
    }

    /// The same comparison, in which every action is played out until the budget is spent.
    pub fn thorough(mut self) -> Comparison {
        self.leaves_out = LeavesOut::Nothing;
        self
    }

    /// The same comparison, for a verdict on the first action: those far behind are left out, and the others are played
    /// out so many times as often. The work stays within the budget.
    pub fn for_a_verdict(mut self, times: u32) -> Comparison {
        self.leaves_out = LeavesOut::FarWorse;
        self.left = self.left.saturating_mul(times);
        self
    }

    /// The same comparison with other chance, before its first world.
    pub fn by_chance(mut self, rng: &mut Rng) -> Comparison {
        self.seed = seed(rng);
        self
    }

    /// Plays the actions out until the slice is over or there is one more world.
    pub fn step(
        &mut self,
        players: &mut Players,
        rng: &mut Rng,
        slice: &mut Slice,
    ) -> ComparisonStep {
        // Whoever asks first works on the rules, and whoever asks later need not. So this does not count.
        if !self.worlds.ready(players, slice) {
            return ComparisonStep::More;
        }
        let before = slice.spent();
        let progress = self.work(players, rng, slice);
        self.work += u64::from(slice.spent() - before);
        progress
    }

    /// The work so far.
    pub fn spent(&self) -> u64 {
        self.work
    }

    fn work(&mut self, players: &mut Players, rng: &mut Rng, slice: &mut Slice) -> ComparisonStep {
        // A world that is not played out to its end is left out. One is played out in any case.
        if self.work >= self.most_work && self.drawn > 0 {
            return ComparisonStep::Done;
        }
        let mut now = match self.now.take() {
            Some(now) => now,
            None => {
                let playouts = self.live.len() as u32;
                if playouts < 2 || self.left < playouts {
                    return ComparisonStep::Done;
                }
                if !self.worlds.prepare(players, rng, slice) {
                    return ComparisonStep::More;
                }
                let mut even = Even::of(self.seed, self.drawn);
                let drawn = self.worlds.draw(self.seats, players, &mut even, rng, slice);
                Now::in_world(drawn)
            }
        };
        while let Some(&one) = self.live.get(now.played) {
            if slice.is_over() {
                self.now = Some(now);
                return ComparisonStep::More;
            }
            if let Some(anew) = &mut now.anew {
                slice.fill();
                if let Some(table) = anew.step(&now.world.kinds, self.seat, players, rng) {
                    (now.world.table, now.anew) = (table.forgetful(), None);
                }
                continue;
            }
            let (world, action) = (&now.world, self.actions[one]);
            let (playout, chance) = now.playout.get_or_insert_with(|| {
                let chance = Chance::of(self.seed, self.drawn);
                let room = self.room.take();
                let playout = Playout::begin(world, self.seat, action, room, slice);
                (playout, chance)
            });
            let Some(outcome) = playout.step(world, players, chance, slice) else {
                continue;
            };
            match outcome {
                Outcome::Ended(end) => {
                    now.gains[one] = end.chips - self.before;
                    now.folds[one] = end.folded;
                    if let Some(gives_up) = end.gives_up {
                        self.sums[one].note_next_turn(gives_up);
                    }
                }
                Outcome::Refused => now.refused.push(one),
            }
            now.played += 1;
            self.room = now.playout.take().map(|(playout, _)| playout.room());
        }
        self.sum_up(now);
        ComparisonStep::World
    }

    /// Adds what a world has come to.
    fn sum_up(&mut self, mut now: Now) {
        // Whoever is refused does the best of the rest, by what is known so far.
        let rest = self.live.iter().filter(|one| !now.refused.contains(one));
        let next = rest.max_by_key(|one| self.sums[**one].mean()).copied();
        for &one in &now.refused {
            if let Some(next) = next {
                (now.gains[one], now.folds[one]) = (now.gains[next], now.folds[next]);
            }
        }
        let live = &mut self.live;
        for &one in &*live {
            self.sums[one].add(one, &now.gains, now.folds[one], live);
        }
        self.left -= live.len() as u32;
        self.drawn += 1;
        if self.drawn.is_multiple_of(u64::from(BATCH)) {
            let halves = match self.leaves_out {
                LeavesOut::Nothing => return,
                LeavesOut::FarWorse if self.drawn < FEW => return,
                LeavesOut::FarWorse if self.drawn < 2 * FEW => 7,
                LeavesOut::FarWorse => 5,
                LeavesOut::Worse => 5,
            };
            drop_worse(live, &self.sums, halves);
        }
    }

    /// What each action is worth by now, the best first.
    pub fn worths(&self) -> ArrayVec<Worth, MOST> {
        ranked(&self.actions, &self.live, &self.sums)
    }

    /// The number of worlds so far.
    pub fn worlds(&self) -> u64 {
        self.drawn
    }

    /// Whether this is the action that the others are compared with.
    pub fn begins_with(&self, action: Action) -> bool {
        self.actions.first() == Some(&action)
    }

    /// Whether the worlds are as likely as what others did makes them.
    pub fn reads_actions(&self) -> bool {
        self.worlds.reads_actions()
    }

    /// How far the first action is behind the best of the others by now, and the standard error of that. It is negative
    /// where it is the best itself; then it is told beside the other that may most likely be better.
    pub fn behind_best(&self) -> (Milli, i64) {
        let best = best(&self.live, &self.sums);
        let beside = |other: usize| {
            let behind = self.sums[other].beside(0);
            (behind.mean(), behind.error())
        };
        match best {
            0 => (1..self.sums.len())
                .map(beside)
                .max_by_key(|(mean, error)| mean + 2 * error)
                .unwrap_or((0, 0)),
            best => beside(best),
        }
    }

    /// What each action is worth by itself by now, the best first.
    pub fn estimates(&self) -> Vec<Estimate> {
        let best = best(&self.live, &self.sums);
        let most = self.sums[best].mean();
        let estimate = |(nth, action): (usize, &Action)| {
            let own = self.sums[nth].estimate(*action);
            // An action that was left out has met fewer worlds. If those were too good to it, it is placed by what it was
            // worth there beside the best.
            let mean = match own.mean >= most && nth != best {
                true => most - self.sums[best].beside(nth).mean(),
                false => own.mean,
            };
            Estimate { mean, ..own }
        };
        let mut all: Vec<Estimate> = self.actions.iter().enumerate().map(estimate).collect();
        all.sort_by_key(|one| -one.mean);
        all
    }
}

fn best(live: &[usize], sums: &[Sums]) -> usize {
    let best = live.iter().copied().max_by_key(|one| sums[*one].mean());
    best.unwrap_or(0)
}

/// Leaves out the actions that are worse than the best by so many halves of a standard error, but not the first.
fn drop_worse(live: &mut ArrayVec<usize, MOST>, sums: &[Sums], halves: i64) {
    let best = best(live, sums);
    live.retain(|one| {
        let ahead = sums[best].beside(*one);
        *one == best || *one == 0 || ahead.mean() <= halves * ahead.error() / 2
    });
}

/// The actions, the best first. An action that was left out is placed by the worlds that it shared with the best.
fn ranked(actions: &Candidates, live: &[usize], sums: &[Sums]) -> ArrayVec<Worth, MOST> {
    let best = best(live, sums);
    let mut worths: ArrayVec<Worth, MOST> = (0..actions.len())
        .map(|one| {
            let ahead = sums[best].beside(one);
            Worth {
                action: actions[one],
                mean: sums[best].mean() - ahead.mean(),
                error: ahead.error(),
                ahead: (sums[one].beside(0).mean(), sums[one].beside(0).error()),
                gives_up: sums[one].gives_up(),
            }
        })
        .collect();
    worths.sort_by_key(|worth| -worth.mean);
    if let Some(first) = worths
        .iter()
        .position(|worth| worth.action == actions[best])
    {
        worths[..=first].rotate_right(1);
    }
    worths
}

/// A seed for the chance of the playouts.
fn seed(rng: &mut Rng) -> u64 {
    (u64::from(rng.below(u32::MAX)) << 32) | u64::from(rng.below(u32::MAX))
}
