//! How well the bots play: milli-antes a deal, with standard errors. `cargo xtask strength` runs it.
//!
//! A hero sits among copies of another player. Every shuffle is played from every seat, so that the luck of the cards
//! cancels out, and every pot is played to its end, carried deals included, before chips are reset.
//!
//! Without arguments it prints the whole table; with `--quick`, from a tenth of the pots. Four arguments measure one
//! cell: hero, field, seats and shuffles.

mod ideas;
mod matches;

use matches::{Field, measure};

use brag::bots::Temper;
use ideas::IDEAS;

/// The numbers of seats that are measured.
const SEATS: [usize; 5] = [2, 3, 4, 6, 8];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let is_quick = arguments.iter().any(|argument| argument == "--quick");
    let wanted: Vec<&String> = arguments
        .iter()
        .filter(|one| !one.starts_with("--"))
        .collect();
    if let [hero, field, seats, shuffles] = wanted[..] {
        let seats = seats.parse().unwrap_or(2);
        let shuffles = shuffles.parse().unwrap_or(100);
        let (hero, field) = (Field::named(hero), Field::named(field));
        let started = std::time::Instant::now();
        let result = measure(hero, field, seats, shuffles);
        println!("{result} ({} ms)", started.elapsed().as_millis());
        return;
    }
    let shuffles = |seats: usize, pots: u32| {
        let shuffles = pots / seats as u32;
        (if is_quick { shuffles / 10 } else { shuffles }).max(2)
    };
    println!("| hero among copies of | 2 seats | 3 | 4 | 6 | 8 |\n|---|---|---|---|---|---|");
    let row = |hero: Field, field: Field, pots: u32| {
        let cells = SEATS.map(|seats| measure(hero, field, seats, shuffles(seats, pots)));
        let cells = cells.map(|cell| cell.to_string()).join(" | ");
        println!("| {} among {} | {cells} |", hero.name(), field.name());
    };
    let expert = Field::Temper(Temper::Expert);
    for temper in Temper::USUAL {
        row(expert, Field::Temper(temper), 900);
    }
    for idea in IDEAS {
        row(Field::Idea(idea), expert, 96);
    }
    for temper in [Temper::Careful, Temper::Bragger] {
        let straightforward = Field::Temper(Temper::Straightforward);
        row(Field::Temper(temper), straightforward, 6000);
    }
    for temper in Temper::USUAL {
        for idea in IDEAS {
            row(Field::Idea(idea), Field::Temper(temper), 6000);
        }
    }
}
