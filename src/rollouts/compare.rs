//! Compares the actions of a seat: each is played out in the same worlds, until the best is told from the others.

use super::candidates::{MOST, candidates};
use super::low_discrepancy::LowDiscrepancy;
use super::players::Players;
use super::playout::{Chance, Milli, Outcome, Playout};
use super::set_anew::Anew;
use super::sums::Estimate;
use super::tally::{Behind, Tally, Worth};
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
    seat: Seat,
    seats: usize,
    /// What the seat has now. In a game for points 0: each action is worth the chance to win it.
    before: Milli,
    worlds: Worlds,
    /// For the chance of the playouts.
    seed: u64,
    tally: Tally,
    /// The playouts that are left.
    left: u32,
    /// The most work of the decision, and the work so far.
    most_work: u64,
    work: u64,
    /// The world that is being played out.
    now: Option<Now>,
    /// The table of the last playout.
    room: Option<Box<Table>>,
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
            tally: Tally::of(actions, view.seats().len()),
            left: budget.playouts,
            most_work: budget.work(),
            work: 0,
            now: None,
            room: None,
        })
    }

    /// The same comparison, in which every action is played out until the budget is spent.
    pub fn thorough(mut self) -> Comparison {
        self.tally.keep_all();
        self
    }

    /// The same comparison, for a verdict on the first action: those far behind are left out, and the others are played
    /// out `times` as often. The work stays within the budget.
    pub fn for_a_verdict(mut self, times: u32) -> Comparison {
        self.tally.for_a_verdict();
        self.left = self.left.saturating_mul(times);
        self
    }

    /// Goes on with another budget when the first is spent. The ranges of the worlds are read anew. Once the best rival of
    /// the first action is known, only these two are compared.
    pub fn think_on(&mut self, budget: Budget, times: u32) {
        self.left = self
            .left
            .saturating_add(budget.playouts.saturating_mul(times));
        self.most_work = self.work + budget.work();
        self.worlds.forget();
        self.tally.among_rivals();
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
        if self.work >= self.most_work && self.worlds() > 0 {
            return ComparisonStep::Done;
        }
        let mut now = match self.now.take() {
            Some(now) => now,
            None => {
                let playouts = self.tally.live().len() as u32;
                if playouts < 2 || self.left < playouts {
                    return ComparisonStep::Done;
                }
                if !self.worlds.prepare(players, rng, slice) {
                    return ComparisonStep::More;
                }
                let mut chance = LowDiscrepancy::of(self.seed, self.worlds());
                let drawn = self
                    .worlds
                    .draw(self.seats, players, &mut chance, rng, slice);
                Now::in_world(drawn)
            }
        };
        while let Some(&one) = self.tally.live().get(now.played) {
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
            let (world, action) = (&now.world, self.tally.action(one));
            let (playout, chance) = now.playout.get_or_insert_with(|| {
                let chance = Chance::of(self.seed, self.tally.worlds());
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
                        self.tally.note_next_turn(one, gives_up);
                    }
                }
                Outcome::Refused => now.refused.push(one),
            }
            now.played += 1;
            self.room = now.playout.take().map(|(playout, _)| playout.room());
        }
        self.left -= self.tally.live().len() as u32;
        self.tally
            .add(&now.world.kinds, now.gains, now.folds, &now.refused);
        ComparisonStep::World
    }

    /// The number of worlds so far.
    pub fn worlds(&self) -> u64 {
        self.tally.worlds()
    }

    /// What each action is worth by now, the best first.
    pub fn worths(&self) -> ArrayVec<Worth, MOST> {
        self.tally.worths()
    }

    /// What each action is worth by itself by now, the best first.
    pub fn estimates(&self) -> Vec<Estimate> {
        self.tally.estimates()
    }

    /// See [`Tally::behind_best`].
    pub fn behind_best(&self) -> Behind {
        self.tally.behind_best()
    }

    /// See [`Tally::is_dominated`].
    pub fn is_dominated(&self) -> bool {
        self.tally.is_dominated()
    }

    /// Whether this is the action that the others are compared with.
    pub fn begins_with(&self, action: Action) -> bool {
        self.tally.begins_with(action)
    }

    /// Whether the worlds are as likely as what others did makes them.
    pub fn reads_actions(&self) -> bool {
        self.worlds.reads_actions()
    }
}

/// A seed for the chance of the playouts.
fn seed(rng: &mut Rng) -> u64 {
    (u64::from(rng.below(u32::MAX)) << 32) | u64::from(rng.below(u32::MAX))
}
