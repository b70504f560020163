//! How right the judge is: decisions as reviews tell them, beside brute force.
//!
//! Brute force knows who the others are. It deals the unseen cards thousands of times, weighs each deal by the chances
//! with which those players do what they did, and plays every choice out to the end of the pot. The seat plays on as the
//! straightforward player, as the judge assumes.
//!
//! Each decision is judged twice: among strangers, as in the first deal of a sitting, and among players met, whom the judge
//! has seen in 30 pots and more with all cards, as in the review of a long record.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use brag::bots;
use brag::engine::{Action, View, Viewer};
use brag::review::{Judgement, Verdict};
use brag::rollouts::{Appraisal, Budget, Estimate, Known, OpponentModel};

use crate::cases::{Case, School, cases, rules};
use crate::truth::{Sum, truth};

/// The pots in which the players are met before the first decision is judged.
const POTS: u32 = 30;

/// The kinds of choices that are told apart.
const KINDS: [&str; 6] = [
    "look",
    "blind bet",
    "open bet",
    "see",
    "offer of a showdown",
    "other",
];

fn kind(action: Action, view: View<'_>) -> usize {
    let is_blind = view.own().is_some_and(|own| own.is_blind());
    match action {
        Action::Look(_) => 0,
        Action::Bet(_) if is_blind => 1,
        Action::Bet(_) => 2,
        Action::See => 3,
        Action::Showdown => 4,
        _ => 5,
    }
}

/// What was found. Each decision counts once for each chance by which it was judged, but its bias by the first chance, and its
/// changes against that.
#[derive(Default)]
pub struct Judged {
    decisions: u32,
    reviews: u32,
    /// Too close to call.
    close: u32,
    /// Of the verdicts given: those that are right whether it is a fault, and those of the right class.
    right: u32,
    of_class: u32,
    /// True faults, those called good, and what was fine and is called a fault.
    faults: u32,
    missed: u32,
    false_faults: u32,
    /// Reviews with other chance: those with another verdict, those that call a fault what was good or the other way round,
    /// all, and the time of all reviews.
    changed: u32,
    opposed: u32,
    again: u32,
    time: Duration,
    /// The same by the verdicts.
    changes: BTreeMap<(Verdict, Verdict), u32>,
    /// How far reviews with other chance are from each other, as a share of the pot.
    spread: Sum,
    /// How far the cost of what was done is told from the truth, in shares of the pot; and the error told of it.
    off: Sum,
    error: Sum,
    /// How much too good each kind of choice is told, in shares of the pot.
    bias: [Sum; KINDS.len()],
}

impl fmt::Display for Judged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let share = |part: u32, all: u32| {
            let percent = 100.0 * f64::from(part) / f64::from(all.max(1));
            format!("{percent:.0} % ({part} of {all})")
        };
        let given = self.reviews - self.close;
        let fine = self.reviews - self.faults;
        let rows = [
            ("no verdict", share(self.close, self.reviews)),
            ("fault or not right", share(self.right, given)),
            ("class right", share(self.of_class, given)),
            ("true faults called good", share(self.missed, self.faults)),
            ("fine called a fault", share(self.false_faults, fine)),
            (
                "any change when asked again",
                share(self.changed, self.again),
            ),
            ("to the contrary", share(self.opposed, self.again)),
        ];
        for (name, share) in rows {
            writeln!(f, "  {name}: {share}")?;
        }
        for ((told, other), times) in &self.changes {
            write!(f, "  {told:?} to {other:?} {times}")?;
        }
        let each = self.time / self.reviews.max(1);
        let off = (self.off.2 / self.off.0.max(1.0)).sqrt();
        writeln!(
            f,
            "\n  costs are off by {off:.3} of the pot, told with an error of {:.3}, the spread is {:.4}; {each:?} each",
            self.error.mean().0,
            self.spread.mean().0,
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
    /// The number of the first pot. Others have other cards.
    pub first: u32,
    /// Whether each decision is printed.
    pub tells: bool,
}

/// A decision as it is judged with one chance.
struct Told {
    verdict: Verdict,
    by: i64,
    error: i64,
    estimates: Vec<Estimate>,
}

impl Judge {
    /// Judges so many decisions, among strangers and among players met.
    pub fn judges(&self, decisions: u32) -> [Judged; 2] {
        let mut found = [Judged::default(), Judged::default()];
        let mut met = OpponentModel::begin(&rules(), bots::bot).expect("it is played out");
        for pot in self.first.. {
            let known = [Known::default(), met.known()];
            for case in cases(self.school, self.seats, pot, &mut met) {
                if pot < self.first + POTS {
                    continue;
                }
                if found[0].decisions >= decisions {
                    return found;
                }
                self.judge(&mut found, &case, &known, pot);
            }
        }
        found
    }

    /// The decision as it is told with this chance.
    fn told(&self, case: &Case, known: &Known, chance: u64) -> Option<Told> {
        let view = case.table.view(Viewer::Seat(case.seat));
        let choices = case.table.choices(case.seat);
        let begun = Appraisal::of(view, &choices, Some(case.taken), bots::bot, self.budget)?;
        let begun = begun.by_chance(chance).knowing(known);
        let mut judgement = Judgement::begin(begun, stake(case));
        while judgement.step() {}
        let behind = judgement.appraisal().behind();
        Some(Told {
            verdict: judgement.verdict(),
            by: behind.by,
            error: behind.error,
            estimates: judgement.appraisal().estimates(),
        })
    }

    fn judge(&self, found: &mut [Judged; 2], case: &Case, known: &[Known; 2], pot: u32) {
        let columns = known.each_ref().map(|known| {
            let begin = processor_time();
            let told = (0..self.seeds).map_while(|chance| self.told(case, known, chance));
            let told: Vec<Told> = told.collect();
            (told, processor_time().saturating_sub(begin))
        });
        let Some(first) = columns[0].0.first() else {
            return;
        };
        let actions: Vec<Action> = first.estimates.iter().map(|one| one.action).collect();
        let Some((truth, errors)) = truth(self.school, case, &actions, pot) else {
            return;
        };
        let of = |action| actions.iter().position(|one| *one == action);
        let taken = of(case.taken).expect("it is compared");
        let best = (0..truth.len()).max_by(|a, b| truth[*a].total_cmp(&truth[*b]));
        let best = best.unwrap_or(taken);
        let cost = truth[best] - truth[taken];
        let truly = Verdict::of(cost as i64, errors[best] as i64, stake(case));
        if self.tells {
            let hand = case.table.view(Viewer::Seat(case.seat)).own();
            let hand = hand.and_then(|own| own.known_hand()).map(|(hand, _)| hand);
            let pot = case.table.pot();
            let hand = hand.map_or("blind".to_string(), |hand| hand.to_string());
            println!(
                "pot {pot}, {hand}, {:?}: truly {truly:?} ({cost:.0})",
                case.taken
            );
            for done in &case.past {
                print!("  {}: {:?}", done.seat.0, done.action);
            }
            println!();
        }
        for (judged, (told, time)) in found.iter_mut().zip(columns) {
            judged.time += time;
            judged.compare(&told, case, (cost, truly));
            let view = case.table.view(Viewer::Seat(case.seat));
            for one in told.first().iter().flat_map(|told| &told.estimates) {
                if let Some(place) = of(one.action) {
                    let off = (one.mean as f64 - truth[place]) / stake(case) as f64;
                    judged.bias[kind(one.action, view)].add(off);
                }
            }
            if self.tells {
                for told in &told {
                    println!("  told {:?} ({} ± {})", told.verdict, told.by, told.error);
                }
                for one in told.first().iter().flat_map(|told| &told.estimates) {
                    let truly = of(one.action).map_or(f64::NAN, |place| truth[place]);
                    println!(
                        "    {:?}: {} ± {}, truly {truly:.0}",
                        one.action, one.mean, one.error
                    );
                }
            }
        }
    }
}

/// What is at stake, in thousandths of a chip.
fn stake(case: &Case) -> i64 {
    1000 * case.table.pot().max(1) as i64
}

impl Judged {
    /// Compares what is told of a decision, once by each chance, with what it truly cost, and the verdict on that.
    fn compare(&mut self, told: &[Told], case: &Case, (cost, truly): (f64, Verdict)) {
        let Some((first, again)) = told.split_first() else {
            return;
        };
        let stake = stake(case) as f64;
        let is_good = |verdict: Verdict| verdict < Verdict::Close;
        for other in again.iter().map(|told| told.verdict) {
            self.again += 1;
            if other != first.verdict {
                self.changed += 1;
                *self.changes.entry((first.verdict, other)).or_default() += 1;
            }
            let is_opposed = is_good(first.verdict) && other.is_fault()
                || first.verdict.is_fault() && is_good(other);
            self.opposed += u32::from(is_opposed);
        }
        let mut all = Sum::default();
        told.iter().for_each(|told| all.add(told.by as f64));
        if let Some(variance) = all.variance() {
            self.spread.add(variance.sqrt() / stake);
        }
        self.decisions += 1;
        let class = |verdict: Verdict| verdict.max(Verdict::Good);
        let is_fault = truly.is_fault();
        for one in told {
            self.reviews += 1;
            self.off.add((one.by as f64 - cost) / stake);
            self.error.add(one.error as f64 / stake);
            match one.verdict {
                Verdict::Close => self.close += 1,
                verdict => {
                    self.right += u32::from(verdict.is_fault() == is_fault);
                    self.of_class += u32::from(class(verdict) == class(truly));
                }
            }
            self.faults += u32::from(is_fault);
            self.missed += u32::from(is_fault && is_good(one.verdict));
            self.false_faults += u32::from(!is_fault && one.verdict.is_fault());
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
