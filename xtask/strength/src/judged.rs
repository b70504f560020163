//! How right the judge is: decisions as hints and reviews tell them, beside brute force.
//!
//! Brute force knows who the others are. It deals the unseen cards thousands of times, weighs each deal by the chances
//! with which those players do what they did, and plays every choice out to the end of the pot. The seat plays on as the
//! straightforward player, as the judge assumes. The judge knows the others from the pots before, as a review does.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use brag::bots;
use brag::engine::{Action, View, Viewer};
use brag::review::Verdict;
use brag::rollouts::{Acquaintance, Appraisal, Budget, Known};

use crate::cases::{Case, School, cases, rules};
use crate::truth::{Sum, truth};

/// The kinds of choices that are told apart.
const KINDS: [&str; 5] = ["look", "blind bet", "open bet", "see", "other"];

fn kind(action: Action, view: View<'_>) -> usize {
    let is_blind = view.own().is_some_and(|own| own.is_blind());
    match action {
        Action::Look(_) => 0,
        Action::Bet(_) if is_blind => 1,
        Action::Bet(_) => 2,
        Action::See => 3,
        _ => 4,
    }
}

/// What was found.
#[derive(Default)]
pub struct Judged {
    decisions: u32,
    /// Too close to call.
    close: u32,
    /// Reviews with other chance: those with another verdict, those that call a fault what was good or the other way round,
    /// all, and their time.
    changed: u32,
    opposed: u32,
    again: u32,
    time: Duration,
    /// The same by the verdicts.
    changes: BTreeMap<(Verdict, Verdict), u32>,
    /// How far reviews with other chance are from each other, as a share of the pot, and beside the error that is told.
    spread: Sum,
    beside_told: Sum,
    right: u32,
    faults: u32,
    missed: u32,
    blunders_missed: u32,
    false_faults: u32,
    /// How far the cost of what was done is told from the truth, in shares of the pot; and the error told of it.
    off: Sum,
    error: Sum,
    /// How much too good each kind of choice is told, in shares of the pot: by itself, and beside the best.
    bias: [Sum; KINDS.len()],
}

impl fmt::Display for Judged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} decisions: too close to call {}, class right {}, faults {}, missed {} (blunders called best {}), false {}",
            self.decisions,
            self.close,
            self.right,
            self.faults,
            self.missed,
            self.blunders_missed,
            self.false_faults
        )?;
        if self.again > 0 {
            let (each, times) = (self.time / self.again, self.again);
            let (changed, opposed) = (self.changed, self.opposed);
            writeln!(
                f,
                "  with other chance {changed} of {times} told otherwise, {opposed} to the contrary; {each:?} each"
            )?;
            for ((told, other), times) in &self.changes {
                write!(f, "  {told:?} to {other:?} {times}")?;
            }
            let (spread, _) = self.spread.mean();
            let (beside, _) = self.beside_told.mean();
            writeln!(
                f,
                "\n  the spread is {spread:.4} of the pot, {:.2} of the error told",
                beside.sqrt()
            )?;
        }
        let off = (self.off.2 / self.off.0.max(1.0)).sqrt();
        let error = self.error.mean().0;
        writeln!(
            f,
            "  costs are off by {off:.3} of the pot, and told with an error of {error:.3}"
        )?;
        for (kind, bias) in KINDS.iter().zip(self.bias) {
            let (mean, error) = bias.mean();
            writeln!(
                f,
                "  {kind}: {mean:+.3} ± {error:.3} of the pot ({})",
                bias.0
            )?;
        }
        Ok(())
    }
}

/// The judge, and who sits before him.
pub struct Judge {
    pub school: School,
    pub seats: usize,
    /// What he plays out for a decision.
    pub budget: Budget,
    /// How often each decision is judged, by other chance each time.
    pub seeds: u64,
    /// Whether each decision is printed.
    pub tells: bool,
}

impl Judge {
    /// Judges so many decisions.
    pub fn judges(&self, decisions: u32) -> Judged {
        let mut found = Judged::default();
        let mut met = Acquaintance::begin(&rules(), bots::bot).expect("it is played out");
        for pot in 0.. {
            if found.decisions >= decisions {
                break;
            }
            let known = met.known();
            for case in cases(self.school, self.seats, pot, &mut met) {
                if found.decisions < decisions {
                    found.compare(self, &case, &known, pot);
                }
            }
        }
        found
    }
}

impl Judged {
    fn compare(&mut self, judge: &Judge, case: &Case, known: &Known, nth_pot: u32) {
        let view = case.table.view(Viewer::Seat(case.seat));
        let choices = case.table.choices(case.seat);
        let appraise = |chance: u64| {
            let taken = Some(case.taken);
            let begun = Appraisal::of(view, &choices, taken, bots::bot, judge.budget)?;
            let mut begun = begun.by_chance(chance).knowing(known);
            let stake = 1000 * case.table.pot().max(1) as i64;
            while !begun.step().is_done {
                let (behind, error) = begun.behind();
                let worlds = begun.worlds();
                let is_due = worlds >= 96 && worlds.is_multiple_of(16);
                if is_due && Verdict::is_clear(behind, error, stake) {
                    break;
                }
            }
            let (behind, error) = begun.behind();
            Some((Verdict::by_chance(behind, error, stake), begun))
        };
        let Some((told, appraisal)) = appraise(0) else {
            return;
        };
        let begin = processor_time();
        let (mut again, mut behinds) = (Vec::new(), Vec::from([appraisal.behind()]));
        for (verdict, appraisal) in (1..judge.seeds).filter_map(appraise) {
            again.push(verdict);
            behinds.push(appraisal.behind());
        }
        self.time += processor_time().saturating_sub(begin);
        let pot = 1000.0 * case.table.pot().max(1) as f64;
        let mut all = Sum::default();
        let mut told_squares = 0.0;
        for (behind, error) in &behinds {
            all.add(*behind as f64);
            told_squares += (*error as f64).powi(2) / behinds.len() as f64;
        }
        if let Some(variance) = all.variance().filter(|_| told_squares > 0.0) {
            self.spread.add(variance.sqrt() / pot);
            self.beside_told.add((variance / told_squares).min(25.0));
        }
        for other in again.iter().filter(|other| **other != told) {
            *self.changes.entry((told, *other)).or_default() += 1;
        }
        self.changed += again.iter().filter(|other| **other != told).count() as u32;
        let is_good = |verdict: Verdict| verdict < Verdict::Close;
        let opposed = |other: &&Verdict| {
            is_good(told) && other.is_fault() || told.is_fault() && is_good(**other)
        };
        self.opposed += again.iter().filter(opposed).count() as u32;
        self.again += again.len() as u32;
        self.close += u32::from(told == Verdict::Close);
        let estimates = appraisal.estimates();
        let Some((truth, errors)) = truth(judge.school, case, &estimates, nth_pot) else {
            return;
        };
        let stake = 1000.0 * case.table.pot().max(1) as f64;
        let of = |action| estimates.iter().position(|one| one.action == action);
        let taken = of(case.taken).expect("it is compared");
        let best = (0..truth.len()).max_by(|a, b| truth[*a].total_cmp(&truth[*b]));
        let best = best.unwrap_or(taken);
        let cost = truth[best] - truth[taken];
        let true_verdict = Verdict::of(cost as i64, (errors[best] / 2.0) as i64, stake as i64);
        let (behind, error) = appraisal.behind();
        self.decisions += 1;
        self.off.add((behind as f64 - cost) / stake);
        self.error.add(error as f64 / stake);
        let class = |verdict: Verdict| verdict.max(Verdict::Good);
        let is_told = told != Verdict::Close;
        self.right += u32::from(is_told && class(told) == class(true_verdict));
        let is_fault = true_verdict.is_fault();
        self.faults += u32::from(is_fault);
        self.missed += u32::from(is_fault && is_good(told));
        self.blunders_missed += u32::from(true_verdict == Verdict::Blunder && is_good(told));
        self.false_faults += u32::from(!is_fault && told.is_fault());
        for (one, truth) in estimates.iter().zip(&truth) {
            self.bias[kind(one.action, view)].add((one.mean as f64 - truth) / stake);
        }
        if judge.tells {
            let hand = view
                .own()
                .and_then(|own| own.known_hand())
                .map(|(hand, _)| hand);
            println!(
                "pot {} {hand:?} taken {:?}: told {told:?} ({behind} ± {error}), truly {true_verdict:?} ({cost:.0})",
                case.table.pot(),
                case.taken
            );
            for (one, truth) in estimates.iter().zip(&truth) {
                println!(
                    "    {:?}: {} ± {}, truly {truth:.0}",
                    one.action, one.mean, one.error
                );
            }
        }
    }
}

/// The time that this program has had a processor; nothing where the system does not tell it.
fn processor_time() -> Duration {
    let told = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let ran = told
        .split_whitespace()
        .next()
        .and_then(|ran| ran.parse().ok());
    Duration::from_nanos(ran.unwrap_or(0))
}
