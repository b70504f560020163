//! What bots and reviews do in a few situations, as numbers: figures that were measured are true as long as these are the
//! same.

use std::fs;
use std::hash::Hasher;
use std::path::Path;

use brag::bots::{self, Temper};
use brag::engine::{Ask, Seat, Table, Viewer};
use brag::games;
use brag::random::{Rng, Seed, Shuffler};
use brag::review::Judgement;
use brag::rollouts::{self, Appraisal, Budget};

use crate::ideas::Idea;

/// Where the numbers are kept that the figures were measured with.
const KEPT: &str = "xtask/strength/measured.txt";
/// The numbers of seats.
const SEATS: [usize; 3] = [2, 3, 5];
/// The pots of each, and the decisions of each pot at most.
const POTS: u8 = 3;
const DECISIONS: usize = 6;
const STACK: u64 = 100;
/// What a review plays out here.
const BUDGET: Budget = Budget { playouts: 600 };

/// Whose behaviour is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    Bots(Temper),
    Reviews,
}

/// All of them.
pub const ALL: [Whose; 5] = [
    Whose::Bots(Temper::Careful),
    Whose::Bots(Temper::Straightforward),
    Whose::Bots(Temper::Bragger),
    Whose::Bots(Temper::Expert),
    Whose::Reviews,
];

impl Whose {
    pub fn name(self) -> &'static str {
        match self {
            Whose::Bots(temper) => temper.name(),
            Whose::Reviews => "reviews",
        }
    }

    /// A number for what they do.
    pub fn behaviour(self) -> u64 {
        let mut number = Number(0xcbf2_9ce4_8422_2325);
        for seats in SEATS {
            for pot in 0..POTS {
                self.add(&mut number, seats, pot);
            }
        }
        number.finish()
    }

    /// Adds what they do in a pot that is played by players of one idea each, whoever is told of.
    fn add(self, number: &mut Number, seats: usize, pot: u8) {
        let rules = games::three_card();
        let seed = Seed([pot; 32]);
        let mut shuffler = Shuffler::new(seed);
        let mut rng = Rng::new(seed, seats as u64);
        let ideas = ["random", "least", "see", "blind_double", "pair"];
        let idea = |seat| Idea::named(ideas[(seat + usize::from(pot)) % ideas.len()]);
        let mut players: Vec<_> = (0..seats)
            .map(|seat| idea(seat).expect("an idea").policy())
            .collect();
        let table = Table::new(rules, &vec![STACK; seats], Seat(0));
        let mut table = table.expect("the game seats so many");
        let mut decisions = 0;
        while decisions < DECISIONS {
            match table.ask() {
                Ask::Deal { shuffle } if table.history().is_empty() || table.pot() > 0 => {
                    let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
                    table.deal_in_place(pack).expect("a deal is due");
                }
                ask => {
                    let Some(seat) = ask.seat() else { break };
                    let choices = table.choices(seat);
                    let view = table.view(Viewer::Seat(seat));
                    if choices.len() > 1 {
                        self.note(number, &table, seat);
                        decisions += 1;
                    }
                    let action = players[seat.index()].choose(view, &choices, &mut rng);
                    let played = table.play_in_place(seat, action);
                    played.expect("a policy does what is offered");
                }
            }
        }
    }

    fn note(self, number: &mut Number, table: &Table, seat: Seat) {
        let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
        match self {
            Whose::Bots(temper) => {
                let mut player = rollouts::make_bot(table.rules(), temper);
                let mut rng = Rng::new(Seed([3; 32]), 0);
                for (action, chance) in player.chances(view, &choices, &mut rng).iter() {
                    number.write(format!("{action:?} {chance} ").as_bytes());
                }
            }
            Whose::Reviews => {
                let taken = choices[choices.len() - 1].plain();
                let begun = Appraisal::of(view, &choices, Some(taken), bots::bot, BUDGET);
                let Some(begun) = begun else { return };
                let stake = 1000 * table.pot().max(1) as i64;
                let mut judgement = Judgement::begin(begun, stake);
                while judgement.step() {}
                number.write(format!("{:?} ", judgement.appraisal().behind()).as_bytes());
            }
        }
    }
}

/// A hash that is the same on every machine (FNV).
struct Number(u64);

impl Hasher for Number {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Notes in the package of this folder that the figures of these were measured with what they do now.
pub fn keep(root: &Path, whose: &[Whose]) -> Option<()> {
    let kept = fs::read_to_string(root.join(KEPT)).unwrap_or_default();
    let lines = ALL.map(|one| {
        let old = kept.lines().find(|line| line.starts_with(one.name()));
        match (whose.contains(&one), old) {
            (false, Some(old)) => format!("{old}\n"),
            _ => format!("{} {:016x}\n", one.name(), one.behaviour()),
        }
    });
    fs::write(root.join(KEPT), lines.concat()).ok()
}

#[cfg(test)]
mod tests {
    use super::{ALL, KEPT, Whose};
    use std::fs;
    use std::path::Path;

    #[test]
    fn the_figures_are_those_of_these_bots() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let kept = fs::read_to_string(root.join(KEPT)).expect("the numbers");
        for one in ALL {
            let now = format!("{} {:016x}", one.name(), one.behaviour());
            let command = match one {
                Whose::Bots(_) => "cargo xtask strength",
                Whose::Reviews => "cargo xtask strength bands",
            };
            assert!(
                kept.lines().any(|line| line == now),
                "{} act otherwise than when docs/measured.md was written. `{command}` measures them anew. Now: {now}",
                one.name()
            );
        }
    }
}
