//! A policy learned by self-play: how good a small table of situations can be.
//!
//! All seats play by one table and learn from each pot, beside a few bots. The table has, for each situation, the mean gain
//! of each action from there on, and a policy that moves toward what gains more. The result is the average of the policies.

use std::collections::HashMap;
use std::sync::Arc;

use brag::bots::{self, Chances, Policy, Temper};
use brag::engine::{Action, Choice, Rules, View};
use brag::games;
use brag::random::Rng;

use crate::learner::{ACTIONS, actions};
use crate::matches::{Match, Turn, seeded};
use crate::public::situation;

/// The seed of the shuffles that are learned from.
const LESSONS: u8 = 3;
/// The chance, in thousandths, that a seat does anything, so that positions are reached that good play avoids.
const TREMBLES: u32 = 60;
/// The share of the seats, in per cent, that bots play.
const BOTS: u32 = 25;
/// Rows that were visited less often are left out.
const ENOUGH: u32 = 30;
/// The smallest step of a mean.
const SLOWEST: f32 = 0.003;
/// How fast a policy follows what gains more, per share of the pot.
const PACE: f32 = 0.2;
/// How strongly a policy is drawn to all actions alike.
const PULL: f32 = 0.02;
/// What an average keeps of itself at a visit.
const KEPT: f32 = 0.9998;
/// What a regret keeps of itself at a visit.
const REGRETTED: f32 = 0.9999;
/// A chance is left out that is so small a share of the greatest.
const RARE: f32 = 0.04;

/// How a policy follows what its actions gain.
#[derive(Clone, Copy)]
pub enum Rule {
    /// Mirror descent that is drawn to all actions alike, so that it goes on mixing.
    Mirror,
    /// Regret matching that forgets slowly; no regret is less than nothing.
    Regret,
}

impl Rule {
    /// `None`: there is no such rule.
    pub fn named(name: &str) -> Option<Rule> {
        match name {
            "mirror" => Some(Rule::Mirror),
            "regret" => Some(Rule::Regret),
            _ => None,
        }
    }
}

/// A number for each action of a situation.
type Each = [f32; ACTIONS];

/// What is known of a situation.
#[derive(Clone, Copy, Default)]
struct Row {
    /// What each action gains, and how often it was taken.
    gains: Each,
    times: [u32; ACTIONS],
    /// Logarithms of weights, or regrets.
    leaning: Each,
    /// The sum of the policies so far.
    sum: Each,
}

/// A decision of a pot: its situation, the number of actions, the one that was taken, the chips of the seat and the pot.
#[derive(Clone, Copy)]
struct Visit {
    situation: u64,
    count: usize,
    taken: usize,
    chips: f32,
    pot: f32,
}

/// One who learns by self-play.
struct Student {
    rule: Rule,
    rows: HashMap<u64, Row>,
}

impl Student {
    fn policy(&self, situation: u64, count: usize) -> Each {
        let mut policy = [0.0; ACTIONS];
        let leaning = self.rows.get(&situation).map(|row| &row.leaning[..count]);
        if let Some(leaning) = leaning {
            let top = leaning.iter().copied().fold(f32::MIN, f32::max);
            for (chance, leaning) in policy.iter_mut().zip(leaning) {
                *chance = match self.rule {
                    Rule::Mirror => (leaning - top).exp(),
                    Rule::Regret => *leaning,
                };
            }
        }
        let sum: f32 = policy.iter().sum();
        match sum > 0.0 {
            true => policy.map(|chance| chance / sum),
            false => {
                policy[..count].fill(1.0 / count as f32);
                policy
            }
        }
    }

    fn learn(&mut self, visit: Visit, gain: f32) {
        let Visit {
            situation, count, ..
        } = visit;
        let policy = self.policy(situation, count);
        let row = self.rows.entry(situation).or_default();
        row.times[visit.taken] += 1;
        let step = (1.0 / (row.times[visit.taken] as f32).powf(0.75)).max(SLOWEST);
        row.gains[visit.taken] += (gain - row.gains[visit.taken]) * step;
        // Before that, what its actions gain is not told apart from luck.
        if row.times.iter().sum::<u32>() < 4 * count as u32 {
            return;
        }
        let mean: f32 = policy.iter().zip(row.gains).map(|(p, gain)| p * gain).sum();
        for (nth, chance) in policy.into_iter().enumerate().take(count) {
            row.sum[nth] = row.sum[nth] * KEPT + chance;
            if row.times[nth] == 0 {
                continue;
            }
            let ahead = (row.gains[nth] - mean) / (visit.pot + 2.0);
            let leaning = &mut row.leaning[nth];
            *leaning = match self.rule {
                Rule::Mirror => (*leaning + PACE * ahead) / (1.0 + PACE * PULL),
                Rule::Regret => (*leaning * REGRETTED + ahead).max(0.0),
            };
        }
    }

    /// The average of its policies, where enough was seen.
    fn average(&self) -> Average {
        let rows = self.rows.iter();
        let known = rows.filter(|(_, row)| row.times.iter().sum::<u32>() >= ENOUGH);
        let weights = known.map(|(situation, row)| {
            let most = row.sum.iter().copied().fold(0.0, f32::max);
            let weight = |sum: f32| match sum < most * RARE {
                true => 0,
                false => (10_000.0 * sum / most.max(f32::MIN_POSITIVE)) as u32,
            };
            (*situation, row.sum.map(weight))
        });
        Average(weights.collect())
    }
}

/// Weights of actions by situation.
struct Average(HashMap<u64, [u32; ACTIONS]>);

/// A player by such a table. Where it is silent, he plays as the straightforward bot.
struct Schooled {
    average: Arc<Average>,
    bot: Box<dyn Policy + Send>,
}

impl Policy for Schooled {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        self.chances(view, choices, rng).draw(rng)
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Chances {
        let all = actions(choices);
        match self.average.0.get(&situation(view, &all)) {
            Some(weights) if weights.iter().any(|weight| *weight > 0) => {
                Chances::of_weights(all.into_iter().zip(*weights))
            }
            _ => self.bot.chances(view, choices, rng),
        }
    }
}

/// A player who has learned by so many pots at a table of so many seats, and the number of situations that he knows.
pub fn schooled(
    rule: Rule,
    seats: usize,
    pots: u32,
) -> (impl Fn() -> Box<dyn Policy + Send>, usize) {
    let mut student = Student {
        rule,
        rows: HashMap::new(),
    };
    let game = Match::three_card(seats);
    let rules = games::three_card();
    for pot in 0..pots {
        learn_from_a_pot(&mut student, &game, &rules, pot);
    }
    let average = Arc::new(student.average());
    let known = average.0.len();
    let make = move || -> Box<dyn Policy + Send> {
        Box::new(Schooled {
            average: Arc::clone(&average),
            bot: bots::bot(&rules, Temper::Straightforward),
        })
    };
    (make, known)
}

fn learn_from_a_pot(student: &mut Student, game: &Match, rules: &Rules, pot: u32) {
    let mut chance = Rng::new(seeded(pot, LESSONS), 1 << 41);
    let mut bot = |seat: usize| {
        // One seat learns in any case.
        let is_bot = seat > 0 && chance.below(100) < BOTS;
        is_bot.then(|| bots::bot(rules, Temper::USUAL[chance.below(3) as usize]))
    };
    let mut players: Vec<Option<_>> = (0..game.seats()).map(&mut bot).collect();
    let mut visits: Vec<Vec<Visit>> = vec![Vec::new(); game.seats()];
    let (ends, _) = game.pot_of((pot, LESSONS), 0, |turn, rng| {
        let Turn {
            seat,
            view,
            choices,
            chips,
        } = turn;
        if let Some(player) = &mut players[seat] {
            return player.choose(view, choices, rng);
        }
        let all = actions(choices);
        let (situation, count) = (situation(view, &all), all.len().min(ACTIONS));
        let taken = match rng.below(1000) < TREMBLES {
            true => rng.below(count as u32) as usize,
            false => drawn(&student.policy(situation, count)[..count], rng),
        };
        let (chips, pot) = (chips as f32, view.pot() as f32);
        visits[seat].push(Visit {
            situation,
            count,
            taken,
            chips,
            pot,
        });
        all[taken]
    });
    for (end, visits) in ends.into_iter().zip(visits) {
        for visit in visits {
            student.learn(visit, end as f32 - visit.chips);
        }
    }
}

/// Draws one of these chances.
fn drawn(policy: &[f32], rng: &mut Rng) -> usize {
    let mut left = rng.below(1 << 20) as f32 / (1 << 20) as f32;
    for (nth, chance) in policy.iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return nth;
        }
    }
    policy.len() - 1
}
