//! Matches of a hero among copies of another player.

use std::fmt;

use brag::bots::{Policy, Temper};
use brag::engine::{Ask, Chips, Seat, Table, Viewer};
use brag::games::three_card;
use brag::random::{Rng, Seed, Shuffler};
use brag::rollouts;

use crate::ideas::{IDEAS, Idea};

/// The chips of each player when a pot begins.
const STACK: Chips = 100;
/// The most actions of a pot. A pot that goes on longer is left as it is: its chips count for nobody.
const ACTIONS: u32 = 4000;

thread_local! { pub static CAL: std::cell::RefCell<std::collections::BTreeMap<String, (f64, f64, f64, f64)>> = const { std::cell::RefCell::new(std::collections::BTreeMap::new()) }; pub static ADV: std::cell::RefCell<(f64, f64, f64)> = const { std::cell::RefCell::new((0.0, 0.0, 0.0)) };
pub static LOSS: std::cell::RefCell<(f64, f64, f64)> = const { std::cell::RefCell::new((0.0, 0.0, 0.0)) }; }
/// Who sits at the table.
#[derive(Clone, Copy)]
pub enum Field {
    Temper(Temper),
    Idea(Idea),
}

impl Field {
    pub fn named(name: &str) -> Field {
        if let Ok(temper) = name.parse() {
            return Field::Temper(temper);
        }
        let idea = IDEAS.into_iter().find(|idea| idea.name == name);
        Field::Idea(idea.unwrap_or(IDEAS[0]))
    }

    pub fn name(self) -> &'static str {
        match self {
            Field::Temper(temper) => temper.name(),
            Field::Idea(idea) => idea.name,
        }
    }

    fn policy(self) -> Box<dyn Policy + Send> {
        match self {
            Field::Temper(temper) => rollouts::cast(&three_card(), temper),
            Field::Idea(idea) => idea.policy(),
        }
    }
}

/// What a hero wins in thousandths of an ante a deal, and the standard error of that.
pub struct Won {
    mean: f64,
    error: f64,
}

impl fmt::Display for Won {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.0} ± {:.0}", self.mean, self.error)
    }
}

/// Plays so many shuffles, each from every seat.
pub fn measure(hero: Field, field: Field, seats: usize, shuffles: u32) -> Won {
    let (mut sum, mut squares, mut deals) = (0.0, 0.0, 0);
    for shuffle in 0..shuffles {
        let mut won = 0.0;
        for place in 0..seats {
            let (gain, played) = pot(hero, field, seats, place, shuffle);
            won += gain as f64;
            deals += played;
        }
        let won = won / seats as f64;
        sum += won;
        squares += won * won;
    }
    let count = f64::from(shuffles.max(2));
    // The deals of a pot are counted, those after carried ones too.
    let per_pot = f64::from(deals) / (count * seats as f64);
    let variance = (squares - sum * sum / count) / (count - 1.0);
    Won {
        mean: 1000.0 * sum / count / per_pot,
        error: 1000.0 * (variance / count).sqrt() / per_pot,
    }
}

/// Plays one pot with the hero in this place. Returns the chips that he won, and the number of deals.
fn pot(hero: Field, field: Field, seats: usize, place: usize, shuffle: u32) -> (i64, u32) {
    let mut bytes = [7; 32];
    bytes[..4].copy_from_slice(&shuffle.to_le_bytes());
    let seed = Seed(bytes);
    let mut shuffler = Shuffler::new(seed);
    let mut rng = Rng::new(seed, 1 << 40 | place as u64);
    let mut players: Vec<_> = (0..seats)
        .map(|seat| {
            if seat == place {
                hero.policy()
            } else {
                field.policy()
            }
        })
        .collect();
    let table = Table::new(three_card(), &vec![STACK; seats], Seat(0));
    let mut table = table.expect("the game seats so many");
    let mut predictions = Vec::new();
    let (mut deals, mut actions) = (0, 0);
    loop {
        match table.ask() {
            Ask::Deal { shuffle } if deals == 0 || table.pot() > 0 => {
                let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
                table
                    .deal_in_place(pack)
                    .expect("it is shuffled where it is due");
                deals += 1;
            }
            ask => match ask.seat() {
                Some(seat) if actions < ACTIONS => {
                    let choices = table.choices(seat);
                    let view = table.view(Viewer::Seat(seat));
                    let action = players[seat.index()].choose(view, &choices, &mut rng);
                    if std::env::var_os("JUDGE").is_some() && seat.index() == place {
                        let own = view.own().unwrap();
                        let mut judge = rollouts::Expert::new(
                            &three_card(),
                            rollouts::Budget {
                                playouts: std::env::var("JUDGED")
                                    .map_or(6000, |p| p.parse().unwrap()),
                            },
                            None,
                        );
                        judge = judge.against(0);
                        let worths = judge.worths(view, &choices, &mut Rng::new(seed, 99));
                        let of = |action: brag::engine::Action| {
                            worths.iter().find(|w| w.action == action).map(|w| w.mean)
                        };
                        let base = Temper::Straightforward.policy().chances(
                            view,
                            &choices,
                            &mut Rng::new(seed, 98),
                        );
                        let base: i64 = base
                            .iter()
                            .map(|(a, c)| {
                                of(a).unwrap_or(worths.first().map_or(0, |w| w.mean)) * i64::from(c)
                            })
                            .sum::<i64>()
                            / 1000;
                        if let Some(done) = of(action) {
                            let adv = done - base;
                            ADV.with_borrow_mut(|a| {
                                a.0 += adv as f64;
                                a.1 += (adv * adv) as f64;
                                a.2 += 1.0;
                            });
                            predictions.push((
                                done as f64 / 1000.0,
                                own.chips() as f64,
                                format!(
                                    "{} {} bets {} {:?}",
                                    if own.known_hand().is_some() {
                                        "open"
                                    } else {
                                        "blind"
                                    },
                                    view.betting(),
                                    view.bids().count().min(4),
                                    std::mem::discriminant(&action)
                                )
                                .replace("Discriminant", ""),
                            ));
                            let best = worths[0].mean - done;
                            LOSS.with_borrow_mut(|a| {
                                a.0 += best as f64;
                            });
                            if std::env::var_os("TRACE").is_some() && (adv < -700 || best > 700) {
                                println!(
                                    "shuffle {shuffle} place {place} deal {deals} left {} hand {:?} pot {} stake {} chips {}",
                                    view.betting(),
                                    own.known_hand().map(|(h, _)| h.to_string()),
                                    view.pot(),
                                    view.stake(),
                                    own.chips()
                                );
                                for bid in view.bids() {
                                    print!("{bid:?} ");
                                }
                                println!("\n  {action:?}: adv {adv}");
                                for worth in &worths {
                                    println!(
                                        "     {:?} {} ± {}",
                                        worth.action, worth.mean, worth.error
                                    );
                                }
                            }
                        }
                    }
                    let played = table.play_in_place(seat, action);
                    played.expect("a policy does what is offered");
                    actions += 1;
                }
                _ => break,
            },
        }
    }
    let chips = table.stacks().nth(place).unwrap_or(0);
    CAL.with_borrow_mut(|cal| {
        for (predicted, before, key) in predictions {
            let actual = chips as f64 - before;
            let entry = cal.entry(key).or_insert((0.0, 0.0, 0.0, 0.0));
            entry.0 += predicted;
            entry.1 += actual;
            entry.2 += (predicted - actual).powi(2);
            entry.3 += 1.0;
        }
    });
    (chips as i64 - STACK as i64, deals)
}
