//! How right the judge is: decisions as hints and reviews tell them, beside brute force.
//!
//! Brute force knows who the others are. It deals the unseen cards thousands of times, weighs each deal by the chances
//! with which those players do what they did, and plays every choice out to the end of the pot. The seat plays on as the
//! straightforward player, as the judge assumes. The judge knows the others from the pots before, as a review does.

use std::fmt;
use std::time::{Duration, Instant};

use brag::bots::{self, Policy, Temper};
use brag::cards::Card;
use brag::engine::{Action, Ask, Event, Rules, Seat, Table, View, Viewer};
use brag::games;
use brag::random::{Rng, Seed, Shuffler};
use brag::review::Verdict;
use brag::rollouts::{Acquaintance, Appraisal, Budget, Estimate, Known};

/// The deals that are weighed for a decision, and those of them that are played out.
const DEALS: usize = 12_000;
const PLAYED: usize = 1_500;
/// The chips of each player when a pot begins.
const STACK: u64 = 100;
/// The most actions of a pot.
const ACTIONS: u32 = 4000;

/// Those who play: of one temper, or one of each.
#[derive(Clone, Copy)]
pub enum School {
    All(Temper),
    Mixed,
}

impl School {
    /// `None`: there is no such school.
    pub fn named(name: &str) -> Option<School> {
        match name {
            "mixed" => Some(School::Mixed),
            other => other.parse().ok().map(School::All),
        }
    }

    fn temper(self, seat: usize) -> Temper {
        match self {
            School::All(temper) => temper,
            School::Mixed => Temper::USUAL[seat % 3],
        }
    }
}

/// A decision, and what the others did before it in its deal.
struct Case {
    table: Table,
    seat: Seat,
    taken: Action,
    past: Vec<Done>,
}

/// An action of another player, after so many events of the deal.
#[derive(Clone, Copy)]
struct Done {
    events: usize,
    seat: Seat,
    action: Action,
}

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

/// Sums of numbers and of their squares.
#[derive(Clone, Copy, Default)]
struct Sum(f64, f64, f64);

impl Sum {
    fn add(&mut self, number: f64) {
        *self = Sum(self.0 + 1.0, self.1 + number, self.2 + number * number);
    }

    fn mean(self) -> (f64, f64) {
        let mean = self.1 / self.0.max(1.0);
        let variance = (self.2 / self.0.max(1.0) - mean * mean).max(0.0);
        (mean, (variance / self.0.max(1.0)).sqrt())
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

fn rules() -> Rules {
    games::three_card()
}

fn players(school: School, seats: usize) -> Vec<Box<dyn Policy + Send>> {
    let player = |seat| bots::bot(&rules(), school.temper(seat));
    (0..seats).map(player).collect()
}

/// Plays a pot, and takes some of the decisions of one seat, whose player errs now and then.
fn cases(school: School, seats: usize, pot: u32, met: &mut Acquaintance) -> Vec<Case> {
    let mut seed = [17; 32];
    seed[..4].copy_from_slice(&pot.to_le_bytes());
    let mut shuffler = Shuffler::new(Seed(seed));
    let mut rng = Rng::new(Seed(seed), 1 << 40);
    let mut players = players(school, seats);
    let own = Seat((pot as usize % seats) as u8);
    let table = Table::new(rules(), &vec![STACK; seats], Seat(0));
    let mut table = table.expect("the game seats so many");
    let (mut past, mut found, mut actions) = (Vec::new(), Vec::new(), 0);
    loop {
        match table.ask() {
            Ask::Deal { shuffle } if actions == 0 || table.pot() > 0 => {
                let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
                table.deal_in_place(pack).expect("a deal is due");
                past.clear();
            }
            ask => {
                let Some(seat) = ask.seat().filter(|_| actions < ACTIONS) else {
                    return found;
                };
                actions += 1;
                let choices = table.choices(seat);
                let view = table.view(Viewer::Seat(seat));
                let mut action = players[seat.index()].choose(view, &choices, &mut rng);
                if seat == own {
                    if rng.below(5) < 2 {
                        let nth = rng.below(choices.len() as u32) as usize;
                        action = choices[nth].plain();
                    }
                    if choices.len() > 1 && rng.below(2) == 0 {
                        found.push(Case {
                            table: table.clone(),
                            seat,
                            taken: action,
                            past: past.clone(),
                        });
                    }
                } else {
                    met.note(&table, seat, action);
                    let events = table.history().len();
                    past.push(Done {
                        events,
                        seat,
                        action,
                    });
                }
                table.play_in_place(seat, action).expect("it is offered");
            }
        }
    }
}

impl Judged {
    fn compare(&mut self, judge: &Judge, case: &Case, known: &Known, pot: u32) {
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
        let begin = Instant::now();
        let again: Vec<Verdict> = (1..judge.seeds)
            .filter_map(|nth| Some(appraise(nth)?.0))
            .collect();
        self.time += begin.elapsed();
        self.changed += again.iter().filter(|other| **other != told).count() as u32;
        let is_good = |verdict: Verdict| verdict < Verdict::Close;
        let opposed = |other: &&Verdict| {
            is_good(told) && other.is_fault() || told.is_fault() && is_good(**other)
        };
        self.opposed += again.iter().filter(opposed).count() as u32;
        self.again += again.len() as u32;
        self.close += u32::from(told == Verdict::Close);
        let estimates = appraisal.estimates();
        let Some((truth, errors)) = truth(judge.school, case, &estimates, pot) else {
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

/// What each of these choices is worth by brute force, and the standard error of its distance to the first, in
/// thousandths of a chip. `None`: the deal cannot be told again.
fn truth(
    school: School,
    case: &Case,
    choices: &[Estimate],
    pot: u32,
) -> Option<(Vec<f64>, Vec<f64>)> {
    let view = case.table.view(Viewer::Seat(case.seat));
    let mut rng = Rng::new(
        Seed([29; 32]),
        u64::from(pot) << 16 | case.past.len() as u64,
    );
    let mut players = players(school, view.seats().len());
    let unseen = view.unseen();
    let mut order: Vec<Card> = unseen.cards().to_vec();
    let mut deals = Vec::with_capacity(DEALS);
    let mut all = 0.0;
    for _ in 0..DEALS {
        rng.shuffle(&mut order);
        let table = unseen.dealt(&order);
        let weight = weight(&table, &case.past, &mut players, &mut rng)?;
        if weight > 0.0 {
            all += weight;
            deals.push((all, table));
        }
    }
    if deals.is_empty() {
        return None;
    }
    let mut gains = Vec::with_capacity(PLAYED);
    let mut at = 0;
    for nth in 0..PLAYED {
        let drawn = all * (nth as f64 + 0.5) / PLAYED as f64;
        while deals[at].0 < drawn && at + 1 < deals.len() {
            at += 1;
        }
        let seed = rng.seed();
        let each = choices.iter().map(|choice| {
            let mut chance = Rng::new(seed, 0);
            let (world, action) = (&deals[at].1, choice.action);
            played(world, case.seat, action, &mut players, &mut chance)
        });
        gains.push(each.collect::<Vec<Option<f64>>>());
    }
    Some(summed(&gains, choices.len()))
}

/// The mean of each choice, and the standard error of its distance to the first. Who is refused does the best of the rest.
fn summed(gains: &[Vec<Option<f64>>], choices: usize) -> (Vec<f64>, Vec<f64>) {
    let mut known = vec![Sum::default(); choices];
    for each in gains.iter().filter(|each| each.contains(&None)) {
        for (sum, gain) in known.iter_mut().zip(each) {
            sum.add(gain.unwrap_or(-1e12));
        }
    }
    let rest = (0..choices).max_by(|a, b| known[*a].1.total_cmp(&known[*b].1));
    let rest = rest.unwrap_or(0);
    let mut sums = vec![Sum::default(); choices];
    let mut beside = vec![Sum::default(); choices];
    for each in gains {
        let of = |place: usize| each[place].or(each[rest]).unwrap_or(0.0);
        for place in 0..choices {
            sums[place].add(of(place));
            beside[place].add(of(place) - of(0));
        }
    }
    let means = sums.iter().map(|sum| sum.mean().0);
    let errors = beside.iter().map(|sum| sum.mean().1);
    (means.collect(), errors.collect())
}

/// The chance that the others do in this deal what they did. `None`: it cannot be told again.
fn weight(
    world: &Table,
    past: &[Done],
    players: &mut [Box<dyn Policy + Send>],
    rng: &mut Rng,
) -> Option<f64> {
    let mut table = world.rewound()?;
    let mut told = 0;
    let mut weight = 1.0;
    for done in past {
        for event in &world.history()[told..done.events] {
            if !matches!(event, Event::Shuffled { .. }) {
                table.apply(event);
            }
        }
        told = done.events;
        let choices = table.choices(done.seat);
        let view = table.view(Viewer::Seat(done.seat));
        let chances = players[done.seat.index()].chances(view, &choices, rng);
        weight *= f64::from(chances.of(done.action)) / 1000.0;
        if weight == 0.0 {
            break;
        }
    }
    Some(weight)
}

/// What the seat has more, in thousandths of a chip, if it does this and the pot is then played to its end. `None`: it
/// has asked for something that was refused.
fn played(
    world: &Table,
    seat: Seat,
    action: Action,
    players: &mut [Box<dyn Policy + Send>],
    rng: &mut Rng,
) -> Option<f64> {
    let mut own = bots::bot(&rules(), Temper::Straightforward);
    let chips = |table: &Table| table.view(Viewer::Gallery).net_chips(seat);
    let mut table = world.clone();
    let before = chips(&table);
    let asks = action == Action::Showdown;
    table.play_in_place(seat, action).ok()?;
    for _ in 0..ACTIONS {
        if asks && table.ask().seat() == Some(seat) && is_refused(&table) {
            return None;
        }
        match table.ask() {
            Ask::Deal { shuffle } if table.pot() > 0 => {
                let pack = shuffle.then(|| {
                    let mut cards: Vec<Card> = table.gathered().iter().collect();
                    rng.shuffle(&mut cards);
                    brag::cards::Pack::new(cards).unwrap_or_default()
                });
                if table.deal_in_place(pack).is_err() {
                    break;
                }
            }
            ask => {
                let Some(next) = ask.seat() else {
                    break;
                };
                let choices = table.choices(next);
                let view = table.view(Viewer::Seat(next));
                let action = match next == seat {
                    true => own.choose(view, &choices, rng),
                    false => players[next.index()].choose(view, &choices, rng),
                };
                if table.play_in_place(next, action).is_err() {
                    break;
                }
            }
        }
    }
    Some(1000.0 * (chips(&table) - before) as f64)
}

/// Whether a showdown has been refused just now.
fn is_refused(table: &Table) -> bool {
    let last = table.history().iter().rev();
    let mut last = last.filter(|event| !matches!(event, Event::Asked(_)));
    matches!(last.next(), Some(Event::Answered { agrees: false, .. }))
}
