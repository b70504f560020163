//! How well the bots play: milli-antes a deal, with standard errors. `cargo xtask strength` runs it.
//!
//! A hero sits among copies of another player. Every shuffle is played from every seat, so that the luck of the cards
//! cancels out, and every pot is played to its end, carried deals included, before chips are reset.

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
    let shuffles = |seats: usize, all: u32| {
        let all = all / seats as u32;
        if is_quick { all / 10 } else { all }
    };
    println!("| hero among copies of | 2 seats | 3 | 4 | 6 | 8 |\n|---|---|---|---|---|---|");
    let row = |hero: Field, field: Field, all: u32| {
        let cells = SEATS.map(|seats| measure(hero, field, seats, shuffles(seats, all)));
        let cells = cells.map(|cell| cell.to_string()).join(" | ");
        println!("| {} among {} | {cells} |", hero.name(), field.name());
    };
    let expert = Field::Temper(Temper::Expert);
    for temper in [Temper::Straightforward, Temper::Careful, Temper::Bragger] {
        row(expert, Field::Temper(temper), 12_000);
    }
    for idea in IDEAS {
        row(Field::Idea(idea), expert, 3000);
    }
    for temper in [Temper::Straightforward, Temper::Careful, Temper::Bragger] {
        for idea in IDEAS {
            row(Field::Idea(idea), Field::Temper(temper), 40_000);
        }
    }
    for temper in [Temper::Careful, Temper::Bragger] {
        row(
            Field::Temper(temper),
            Field::Temper(Temper::Straightforward),
            40_000,
        );
    }
}
