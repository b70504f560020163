//! A best reply to fixed players, learned by playing against them.
//!
//! The learner keeps, for each situation as it tells them apart, what each of its actions has won on average. It plays
//! the best one and tries the others now and then. What it wins in the end is a lower bound of what can be won.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use brag::bots::{Policy, strength_of};
use brag::cards::Card;
use brag::engine::{Action, Choice, Event, HandView, SeatView, Standing, View};
use brag::random::Rng;

use crate::matches::{Field, Match, Won};

/// The seed of the shuffles that the learner learns from. The others are scored.
const LESSONS: u8 = 11;

/// The most actions that are told apart.
pub const ACTIONS: usize = 12;

/// Makes the players that are replied to.
pub type Others<'a> = &'a dyn Fn() -> Box<dyn Policy + Send>;

/// Learns for so long against so many copies, and returns what the result wins on fresh shuffles.
pub fn reply(to: Field, copies: usize, time: Duration, shuffles: u32) -> (Won, u32) {
    let game = Match::three_card(copies + 1);
    let others = || game.player(to);
    let (mut learner, pots) = Learner::taught(&game, copies, &others, time);
    (learner.scored(&game, &others, shuffles), pots)
}

impl Learner {
    /// One that has learned for so long against so many of the others, and the number of pots.
    pub fn taught(
        game: &Match,
        copies: usize,
        others: Others<'_>,
        time: Duration,
    ) -> (Learner, u32) {
        let mut learner = Learner::default();
        let begun = Instant::now();
        let mut pots = 0;
        while begun.elapsed() < time {
            let share = begun.elapsed().as_secs_f64() / time.as_secs_f64();
            learner.play(game, copies, others, pots, share);
            pots += 1;
        }
        learner.tries = 0;
        (learner, pots)
    }

    /// One that has learned by so many pots.
    pub fn taught_by(game: &Match, copies: usize, others: Others<'_>, pots: u32) -> Learner {
        let mut learner = Learner::default();
        for pot in 0..pots {
            let share = f64::from(pot) / f64::from(pots);
            learner.play(game, copies, others, pot, share);
        }
        learner.tries = 0;
        learner
    }

    /// Plays a pot when this share of the lessons is over.
    fn play(&mut self, game: &Match, copies: usize, others: Others<'_>, pot: u32, share: f64) {
        // It tries less the more it knows.
        self.tries = (200.0 * (1.0 - share)) as u32 + 20;
        let place = pot as usize % (copies + 1);
        let (gain, _) = game.pot_among(self, others, place, (pot, LESSONS));
        self.learn(gain as f64);
    }

    /// What it wins of the others on fresh shuffles, without trying anything.
    pub fn scored(&mut self, game: &Match, others: Others<'_>, shuffles: u32) -> Won {
        game.measure_with(shuffles, |place, shuffle, seed| {
            game.pot_among(self, others, place, (shuffle, seed))
        })
    }
}

/// What an action has won in a situation.
#[derive(Clone, Copy, Default)]
struct Tried {
    times: u32,
    mean: f64,
}

/// One who learns a best reply.
#[derive(Default)]
pub struct Learner {
    known: HashMap<u64, [Tried; ACTIONS]>,
    visited: Vec<(u64, usize)>,
    /// How often it tries any action, in thousandths.
    tries: u32,
}

impl Learner {
    /// Learns what the last pot was worth.
    fn learn(&mut self, gain: f64) {
        for (situation, action) in self.visited.drain(..) {
            let tried = &mut self.known.entry(situation).or_default()[action];
            tried.times += 1;
            // What was learned when it played worse counts less and less.
            let step = 1.0 / f64::from(tried.times).powf(0.8);
            tried.mean += (gain - tried.mean) * step;
        }
    }
}

impl Policy for Learner {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let actions = actions(choices);
        let situation = situation(view, &actions);
        let known = self.known.get(&situation).copied().unwrap_or_default();
        let any = rng.below(1000) < self.tries;
        let untried = (0..actions.len()).find(|one| self.tries > 0 && known[*one].times < 4);
        let best = (0..actions.len()).max_by(|a, b| {
            let mean = |one: usize| match known[one].times {
                0 => f64::NEG_INFINITY,
                _ => known[one].mean,
            };
            mean(*a).total_cmp(&mean(*b))
        });
        let chosen = match (any, untried) {
            (true, _) => rng.below(actions.len() as u32) as usize,
            (_, Some(untried)) => untried,
            _ => best.unwrap_or(0),
        };
        if self.tries > 0 {
            self.visited.push((situation, chosen));
        }
        actions[chosen]
    }
}

/// What the learner considers: each choice once, and of a bet the least, twice and four times as much.
pub fn actions(choices: &[Choice]) -> Vec<Action> {
    let mut found = Vec::new();
    for choice in choices {
        match *choice {
            Choice::Bet { least, most } => {
                let times = [1, 2, 4].map(|times| Action::Bet((least * times).min(most)));
                found.extend(times);
            }
            other => found.push(other.plain()),
        }
    }
    found.dedup();
    found.truncate(ACTIONS);
    found
}

/// A number that parts of a situation are noted in.
pub struct Number(pub u64);

impl Default for Number {
    fn default() -> Number {
        Number(0xcbf2_9ce4_8422_2325)
    }
}

impl Number {
    pub fn note(&mut self, part: u64) {
        self.0 = (self.0 ^ part).wrapping_mul(0x0000_0100_0000_01b3);
    }
}

/// The strength of a hand in steps of so many thousandths. 99: it has not been looked at.
fn told(view: View<'_>, hand: HandView<'_>, step: u32) -> u64 {
    let cards: Vec<Card> = hand.faces().filter_map(|face| face.card).collect();
    match cards.is_empty() {
        true => 99,
        false => u64::from(strength_of(view, &cards) / step),
    }
}

/// A number for the situation: who is left and how they have played, the prices, and one's own hand.
pub fn situation(view: View<'_>, actions: &[Action]) -> u64 {
    let mut number = Number::default();
    let mut note = |part| number.note(part);
    let Some(own) = view.own() else { return 0 };
    actions.iter().for_each(|action| note(kind(*action)));
    // The hands, each by its strength in twentieths, and whether one has been kept.
    for hand in own.hands() {
        note(told(view, hand, 50));
        note(u64::from(hand.is_kept()));
    }
    let rivals = view.seats().filter(|seat| seat.seat() != own.seat());
    let rivals: Vec<SeatView<'_>> = rivals
        .filter(|seat| seat.standing() == Standing::In)
        .collect();
    let blind = rivals.iter().filter(|seat| seat.is_blind()).count();
    let kept = |seat: &&SeatView<'_>| seat.hands().any(|hand| hand.is_kept());
    note(rivals.len() as u64);
    note(blind as u64);
    note(rivals.iter().filter(kept).count() as u64);
    note(u64::from(view.stake().min(32).ilog2_or_zero()));
    note(u64::from(view.pot().ilog2_or_zero()));
    note(u64::from(view.carried().ilog2_or_zero()));
    let (mut mine, mut theirs) = (0, 0);
    for event in view.bids() {
        if let Event::Bet { seat, .. } = event {
            *(if seat == own.seat() {
                &mut mine
            } else {
                &mut theirs
            }) += 1;
        }
    }
    note(mine.min(8));
    note(theirs / rivals.len().max(1) as u64 / 2);
    number.0
}

/// The same told coarsely: what is on offer, the hand in fifths, how many are left and blind, and the price.
pub fn coarse_situation(view: View<'_>, actions: &[Action]) -> u64 {
    let mut number = Number(0x1357_9bdf_2468_ace1);
    let mut note = |part| number.note(part);
    let Some(own) = view.own() else { return 0 };
    actions.iter().for_each(|action| note(kind(*action)));
    for hand in own.hands() {
        note(told(view, hand, 200));
    }
    let rivals = view
        .seats()
        .filter(|seat| seat.seat() != own.seat() && seat.standing() == Standing::In);
    let (mut left, mut blind) = (0, 0);
    for rival in rivals {
        left += 1;
        blind += u64::from(rival.is_blind());
    }
    note(left);
    note(blind.min(1));
    note(u64::from(view.stake().min(16).ilog2_or_zero()));
    number.0
}

/// A number for the kind of an action.
pub fn kind(action: Action) -> u64 {
    match action {
        Action::Fold => 1,
        Action::See => 2,
        Action::Bet(_) => 3,
        Action::Look(_) => 4,
        Action::Cover => 5,
        Action::Keep => 6,
        Action::Throw => 7,
        Action::Retain(None) => 8,
        Action::Retain(Some(_)) => 9,
        _ => 10,
    }
}

/// The logarithm to the base of 2, rounded down, and 0 of nothing.
trait Log {
    fn ilog2_or_zero(self) -> u32;
}

impl Log for u64 {
    fn ilog2_or_zero(self) -> u32 {
        self.checked_ilog2().map_or(0, |log| log + 1)
    }
}
