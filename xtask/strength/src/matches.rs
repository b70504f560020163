//! Matches of a hero among copies of another player.

use std::fmt;

use brag::bots::{Policy, Temper};
use brag::engine::{Action, Ask, Chips, Choice, Rules, Seat, Table, View, Viewer};
use brag::games;
use brag::random::{Rng, Seed, Shuffler};
use brag::rollouts;

use crate::ideas::Idea;

/// The chips of each player when a pot begins.
pub const STACK: Chips = 100;
/// The most actions of a pot. A pot that goes on longer is left as it is: its chips count for nobody.
const ACTIONS: u32 = 4000;
/// The seed of the shuffles that are scored.
const SCORED: u8 = 7;

/// Who sits at the table.
#[derive(Clone, Copy)]
pub enum Field {
    Temper(Temper),
    Idea(Idea),
}

impl Field {
    /// `None`: there is no such player.
    pub fn named(name: &str) -> Option<Field> {
        let temper = name.parse().ok().map(Field::Temper);
        temper.or_else(|| Some(Field::Idea(Idea::named(name)?)))
    }

    pub fn name(self) -> &'static str {
        match self {
            Field::Temper(temper) => temper.name(),
            Field::Idea(idea) => idea.name,
        }
    }

    fn policy(self, rules: &Rules) -> Box<dyn Policy + Send> {
        match self {
            Field::Temper(temper) => rollouts::make_bot(rules, temper),
            Field::Idea(idea) => idea.policy(),
        }
    }
}

/// What a hero wins in thousandths of an ante a deal, and the standard error of that.
#[derive(Clone, Copy)]
pub struct Won {
    pub mean: f64,
    pub error: f64,
}

impl Won {
    /// The mean of these, with its error.
    pub fn of(each: &[f64]) -> Won {
        let count = each.len().max(2) as f64;
        let mean = each.iter().sum::<f64>() / count;
        let squares: f64 = each.iter().map(|one| (one - mean).powi(2)).sum();
        Won {
            mean,
            error: (squares / (count - 1.0) / count).sqrt(),
        }
    }
}

impl fmt::Display for Won {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.0} ± {:.0}", self.mean, self.error)
    }
}

/// A turn of a pot: whose it is, what that seat sees, what it may do, and its chips.
pub struct Turn<'a> {
    pub seat: usize,
    pub view: View<'a>,
    pub choices: &'a [Choice],
    pub chips: Chips,
}

/// Those who sit at a table.
pub trait Company {
    /// What the seat does whose turn it is.
    fn decide(&mut self, turn: Turn<'_>, rng: &mut Rng) -> Action;

    /// Sees what a seat is about to do; or, if nothing is done, the end of a deal.
    fn sees(&mut self, _: &Table, _: Option<(Seat, Action)>) {}
}

impl<F: FnMut(Turn<'_>, &mut Rng) -> Action> Company for F {
    fn decide(&mut self, turn: Turn<'_>, rng: &mut Rng) -> Action {
        self(turn, rng)
    }
}

/// A game and a number of seats.
pub struct Match {
    rules: Rules,
    seats: usize,
}

impl Match {
    /// Three-card Brag by its default rules.
    pub fn three_card(seats: usize) -> Match {
        let rules = games::three_card();
        Match { rules, seats }
    }

    /// The game of this key by its default rules. `None`: there is no such game, or it does not seat so many.
    pub fn of(key: &str, seats: usize) -> Option<Match> {
        let rules = (games::named(key)?.rules)();
        let table = Table::new(rules.clone(), &vec![STACK; seats], Seat(0));
        table.ok().map(|_| Match { rules, seats })
    }

    /// Plays so many shuffles, each from every seat.
    pub fn measure(&self, hero: Field, field: Field, shuffles: u32) -> Won {
        self.measure_with(shuffles, |place, shuffle, seed| {
            let mut hero = hero.policy(&self.rules);
            self.pot(&mut *hero, field, place, shuffle, seed)
        })
    }

    /// Like [`Match::measure`]; `pot` gets the hero's place, the shuffle and its seed. It returns the chips that he won,
    /// and the number of deals.
    pub fn measure_with(
        &self,
        shuffles: u32,
        mut pot: impl FnMut(usize, u32, u8) -> (i64, u32),
    ) -> Won {
        let (mut sum, mut squares, mut deals) = (0.0, 0.0, 0);
        for shuffle in 0..shuffles {
            let mut won = 0.0;
            for place in 0..self.seats {
                let (gain, played) = pot(place, shuffle, SCORED);
                won += gain as f64;
                deals += played;
            }
            let won = won / self.seats as f64;
            sum += won;
            squares += won * won;
        }
        let count = f64::from(shuffles.max(2));
        // The deals of a pot are counted, those after carried ones too.
        let per_pot = f64::from(deals) / (count * self.seats as f64);
        let variance = (squares - sum * sum / count) / (count - 1.0);
        Won {
            mean: 1000.0 * sum / count / per_pot,
            error: 1000.0 * (variance / count).sqrt() / per_pot,
        }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// A player of this field.
    pub fn player(&self, field: Field) -> Box<dyn Policy + Send> {
        field.policy(&self.rules)
    }

    /// Plays one pot with the hero in this place. Returns the chips that he won, and the number of deals.
    pub fn pot(
        &self,
        hero: &mut dyn Policy,
        field: Field,
        place: usize,
        shuffle: u32,
        seed: u8,
    ) -> (i64, u32) {
        self.pot_among(hero, &|| self.player(field), place, (shuffle, seed))
    }

    /// The same among those that `other` makes, with this shuffle and its seed.
    pub fn pot_among(
        &self,
        hero: &mut dyn Policy,
        other: &dyn Fn() -> Box<dyn Policy + Send>,
        place: usize,
        shuffle: (u32, u8),
    ) -> (i64, u32) {
        let mut others: Vec<_> = (0..self.seats).map(|_| other()).collect();
        let (stacks, deals) = self.pot_of(shuffle, place as u64, |turn, rng| {
            let player = match turn.seat == place {
                true => &mut *hero,
                false => &mut *others[turn.seat],
            };
            player.choose(turn.view, turn.choices, rng)
        });
        let chips = stacks.get(place).copied().unwrap_or(0);
        (chips as i64 - STACK as i64, deals)
    }

    /// Plays one pot with this shuffle and its seed, and the chance of that number. `decides` is asked at every turn.
    /// Returns the chips of the seats, and the number of deals.
    pub fn pot_of(
        &self,
        shuffle: (u32, u8),
        chance: u64,
        mut decides: impl FnMut(Turn<'_>, &mut Rng) -> Action,
    ) -> (Vec<Chips>, u32) {
        self.pot_in_company(shuffle, chance, Seat(0), &mut decides)
    }

    /// The same in this company, where this seat deals first.
    pub fn pot_in_company(
        &self,
        (shuffle, seed): (u32, u8),
        chance: u64,
        dealer: Seat,
        company: &mut impl Company,
    ) -> (Vec<Chips>, u32) {
        let seed = seeded(shuffle, seed);
        let mut shuffler = Shuffler::new(seed);
        let mut rng = Rng::new(seed, 1 << 40 | chance);
        let table = Table::new(self.rules.clone(), &vec![STACK; self.seats], dealer);
        let mut table = table.expect("the game seats so many");
        let (mut deals, mut actions) = (0, 0);
        loop {
            match table.ask() {
                Ask::Deal { shuffle } if deals == 0 || table.pot() > 0 => {
                    if deals > 0 {
                        company.sees(&table, None);
                    }
                    let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
                    let dealt = table.deal_in_place(pack);
                    dealt.expect("it is shuffled where it is due");
                    deals += 1;
                }
                ask => match ask.seat() {
                    Some(seat) if actions < ACTIONS => {
                        let choices = table.choices(seat);
                        let turn = Turn {
                            seat: seat.index(),
                            view: table.view(Viewer::Seat(seat)),
                            choices: &choices,
                            chips: table.stacks().nth(seat.index()).unwrap_or(0),
                        };
                        let action = company.decide(turn, &mut rng);
                        company.sees(&table, Some((seat, action)));
                        let played = table.play_in_place(seat, action);
                        played.expect("a policy does what is offered");
                        actions += 1;
                    }
                    _ => break,
                },
            }
        }
        company.sees(&table, None);
        (table.stacks().collect(), deals)
    }
}

/// The seed of a shuffle, of many that this number begins.
pub fn seeded(shuffle: u32, of: u8) -> Seed {
    let mut bytes = [of; 32];
    bytes[..4].copy_from_slice(&shuffle.to_le_bytes());
    Seed(bytes)
}
