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
                    let played = table.play_in_place(seat, action);
                    played.expect("a policy does what is offered");
                    actions += 1;
                }
                _ => break,
            },
        }
    }
    let chips = table.stacks().nth(place).unwrap_or(0);
    (chips as i64 - STACK as i64, deals)
}
