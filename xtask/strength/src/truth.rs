//! What choices are truly worth, by brute force.

use brag::bots::{self, Policy, Temper};
use brag::cards::Card;
use brag::engine::{Action, Ask, Event, Seat, Table, Viewer};
use brag::random::{Rng, Seed};

use crate::cases::{ACTIONS, Case, Done, School, players, rules};

/// The deals that are weighed for a decision.
const DEALS: usize = 36_000;
/// How often one of them is drawn and played out: for all choices, and then for those that may be the best.
const PLAYED: usize = 3_000;
const PLAYED_ON: usize = 36_000;
/// A count of numbers, their sum, and the sum of their squares.
#[derive(Clone, Copy, Default)]
pub struct Sum(pub f64, pub f64, pub f64);

impl Sum {
    pub fn add(&mut self, number: f64) {
        *self = Sum(self.0 + 1.0, self.1 + number, self.2 + number * number);
    }

    /// The variance of the numbers. `None`: there are fewer than two.
    pub fn variance(self) -> Option<f64> {
        let mean = self.1 / self.0;
        (self.0 > 1.0).then(|| ((self.2 - self.0 * mean * mean) / (self.0 - 1.0)).max(0.0))
    }

    /// The mean, and its standard error.
    pub fn mean(self) -> (f64, f64) {
        let mean = self.1 / self.0.max(1.0);
        let variance = (self.2 / self.0.max(1.0) - mean * mean).max(0.0);
        (mean, (variance / self.0.max(1.0)).sqrt())
    }
}

/// What each of these choices is worth by brute force, and the standard error of its distance to the one taken, in
/// thousandths of a chip. `None`: the deal cannot be told again.
pub fn truth(
    school: School,
    case: &Case,
    choices: &[Action],
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
    let mut own = bots::bot(&rules(), Temper::Straightforward);
    let mut plays = |choices: &[Action], times: usize| {
        let mut gains = Vec::with_capacity(times);
        let mut at = 0;
        for nth in 0..times {
            let drawn = all * (nth as f64 + 0.5) / times as f64;
            while deals[at].0 < drawn && at + 1 < deals.len() {
                at += 1;
            }
            let seed = rng.seed();
            let each = choices.iter().map(|action| {
                let mut chance = Rng::new(seed, 0);
                let world = &deals[at].1;
                played(
                    world,
                    case.seat,
                    *action,
                    (&mut players, &mut *own),
                    &mut chance,
                )
            });
            gains.push(each.collect::<Vec<Option<f64>>>());
        }
        let taken = choices.iter().position(|action| *action == case.taken)?;
        Some(summed(&gains, choices.len(), taken))
    };
    let (mut means, mut errors) = plays(choices, PLAYED)?;
    let most = means.iter().copied().fold(f64::MIN, f64::max);
    let may_be_best = |nth: &usize| {
        choices[*nth] == case.taken || means[*nth] + 3.0 * errors[*nth].max(1.0) >= most
    };
    let last: Vec<usize> = (0..choices.len()).filter(may_be_best).collect();
    if last.len() > 1 {
        let actions: Vec<Action> = last.iter().map(|nth| choices[*nth]).collect();
        let (exact, error) = plays(&actions, PLAYED_ON)?;
        for (nth, place) in last.into_iter().zip(0..) {
            (means[nth], errors[nth]) = (exact[place], error[place]);
        }
    }
    Some((means, errors))
}

/// The mean of each choice, and the standard error of its distance to this one. Who is refused does the best of the rest.
fn summed(gains: &[Vec<Option<f64>>], choices: usize, taken: usize) -> (Vec<f64>, Vec<f64>) {
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
            beside[place].add(of(place) - of(taken));
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
    (players, own): (&mut [Box<dyn Policy + Send>], &mut dyn Policy),
    rng: &mut Rng,
) -> Option<f64> {
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
