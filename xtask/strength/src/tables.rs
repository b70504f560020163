//! The tables: who wins what of whom.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::Duration;

use brag::bots::Temper;
use brag::games::{self, Family};

use crate::behaviour;
use crate::cells;
use crate::docs;
use crate::ideas::OTHER_IDEAS;
use crate::learner;
use crate::matches::{Field, Match, Won};
use crate::other_games;

/// The numbers of seats that are measured.
const SEATS: [usize; 5] = [2, 3, 4, 6, 8];
/// The numbers of copies against which a best reply is learned.
const COPIES: [usize; 4] = [1, 2, 3, 5];
/// How long a reply is learned, in seconds.
const LEARNING: u64 = 45;
/// The shuffles for which a reply is scored.
const SCORED: u32 = 1000;
const EXPERT: Field = Field::Temper(Temper::Expert);
const STRAIGHTFORWARD: Field = Field::Temper(Temper::Straightforward);
/// The bots of which *New game* tells what they win from straightforward ones.
const TOLD: [Temper; 3] = [Temper::Careful, Temper::Bragger, Temper::Expert];

/// Where *New game* has its figures from.
const SOURCE: &str = "src/app/sheets/new_game/measured.rs";
/// How the table in the docs begins.
const TABLE: &str = "| hero among copies of |";

/// A row of the first table: a hero, the others, and the pots at each number of seats.
#[derive(Clone, Copy)]
struct Row {
    hero: Field,
    field: Field,
    pots: [u32; SEATS.len()],
}

/// The pots of an expert among straightforward bots: so many that the standard errors are about 100 thousandths of an ante.
const CLOSELY: [u32; SEATS.len()] = [1800, 4800, 12_400, 19_200, 18_400];

/// The ideas of the first table.
const TRIED: [&str; 6] = [
    "random",
    "pair",
    "least",
    "blind_least",
    "see",
    "waits_blind",
];

fn rows() -> Vec<Row> {
    let row = |hero, field, pots| Row {
        hero,
        field,
        pots: [pots; SEATS.len()],
    };
    let ideas = TRIED.map(|name| Field::named(name).expect("an idea"));
    let mut rows = Vec::new();
    // An expert thinks for a hundredth of a second, so it plays fewer pots.
    rows.extend(Temper::USUAL.map(|temper| match temper {
        Temper::Straightforward => Row {
            pots: CLOSELY,
            ..row(EXPERT, STRAIGHTFORWARD, 0)
        },
        other => row(EXPERT, Field::Temper(other), 1800),
    }));
    rows.extend(ideas.map(|idea| row(idea, EXPERT, 160)));
    let tempers = [Temper::Careful, Temper::Bragger].map(Field::Temper);
    rows.extend(tempers.map(|temper| row(temper, STRAIGHTFORWARD, 24_000)));
    for temper in Temper::USUAL.map(Field::Temper) {
        rows.extend(ideas.map(|idea| row(idea, temper, 12_000)));
    }
    rows
}

/// What each row comes to at each number of seats, from this part of the pots.
fn measured(rows: &[Row], part: u32) -> Vec<Vec<Won>> {
    let cell = |row: &Row, place: usize| {
        let (row, seats) = (*row, SEATS[place]);
        let shuffles = (row.pots[place] / seats as u32 / part).max(2);
        move || {
            let won = Match::three_card(seats).measure(row.hero, row.field, shuffles);
            let (hero, field) = (row.hero.name(), row.field.name());
            eprintln!("{hero} among {field}, {seats} seats: {won}");
            won
        }
    };
    let places = 0..SEATS.len();
    let cells = rows
        .iter()
        .flat_map(|row| places.clone().map(move |place| cell(row, place)));
    let found = cells::measured(cells.collect());
    found.chunks(SEATS.len()).map(<[Won]>::to_vec).collect()
}

/// Measures the first table, and writes it into the docs and the program of the package in this folder.
pub fn write(root: &Path) -> Option<()> {
    let rows = rows();
    let measured = measured(&rows, 1);
    docs::put_table(root, TABLE, &table(&rows, &measured))?;
    fs::write(root.join(SOURCE), source(&rows, &measured)?).ok()?;
    let [careful, straightforward, bragger, expert, _] = behaviour::ALL;
    behaviour::keep(root, &[careful, straightforward, bragger, expert])?;
    other_games::write(root)
}

/// Prints all tables, from this part of the pots and of the time.
pub fn print(part: u32) {
    let rows = rows();
    print!("{}", table(&rows, &measured(&rows, part)));
    replies(part);
    ideas_in_other_games(part);
}

fn table(rows: &[Row], measured: &[Vec<Won>]) -> String {
    let mut text = format!("{TABLE} 2 seats | 3 | 4 | 6 | 8 |\n|---|---|---|---|---|---|\n");
    for (row, cells) in rows.iter().zip(measured) {
        let cells: Vec<String> = cells.iter().map(docs::told).collect();
        let (hero, field) = (row.hero.name(), row.field.name());
        let _ = writeln!(text, "| {hero} among {field} | {} |", cells.join(" | "));
    }
    text
}

/// What *New game* tells, as a source file. `None`: a row is missing.
fn source(rows: &[Row], measured: &[Vec<Won>]) -> Option<String> {
    let of = |temper: Temper| {
        let is_row = |row: &Row| {
            row.hero.name() == temper.name() && row.field.name() == STRAIGHTFORWARD.name()
        };
        Some(&measured[rows.iter().position(is_row)?])
    };
    let told = TOLD.map(of).into_iter().collect::<Option<Vec<_>>>()?;
    let array = |number: fn(&Won) -> f64| {
        let row = |cells: &&Vec<Won>| {
            let cells = cells.iter().map(|won| format!("{:.0}", number(won)));
            format!("    [{}],\n", cells.collect::<Vec<_>>().join(", "))
        };
        told.iter().map(row).collect::<String>()
    };
    let seats = SEATS.len();
    let tempers = TOLD.map(|temper| format!("Temper::{temper:?}")).join(", ");
    let mut text = String::from(
        "//! What bots win from straightforward ones. `cargo xtask strength` writes this file.\n\n\
         use crate::bots::Temper;\n\n\
         /// The numbers of seats that were measured.\n",
    );
    let _ = writeln!(
        text,
        "pub(super) const SEATS: [usize; {seats}] = {SEATS:?};\n"
    );
    let _ = writeln!(
        text,
        "/// The bots that were measured.\npub(super) const TEMPERS: [Temper; {}] = [{tempers}];\n",
        TOLD.len()
    );
    for (name, about, number) in [
        (
            "MEANS",
            "What each wins at each number of seats, in thousandths of an ante a deal.",
            (|won: &Won| won.mean) as fn(&Won) -> f64,
        ),
        ("ERRORS", "The standard errors of that.", |won: &Won| {
            won.error
        }),
    ] {
        let _ = writeln!(
            text,
            "/// {about}\npub(super) const {name}: [[i64; {seats}]; {}] = [\n{}];{}",
            TOLD.len(),
            array(number),
            if name == "MEANS" { "\n" } else { "" }
        );
    }
    Some(text)
}

fn replies(part: u32) {
    println!("\n| best reply to | 1 copy | 2 | 3 | 5 |\n|---|---|---|---|---|");
    let time = Duration::from_secs(LEARNING) / part;
    let tempers = Temper::USUAL.map(Field::Temper);
    for field in tempers.into_iter().chain([EXPERT]) {
        // An expert thinks for a hundredth of a second, so fewer pots are scored.
        let scored = if field.name() == EXPERT.name() {
            60
        } else {
            SCORED
        };
        let cells = COPIES.map(|copies| {
            learner::reply(field, copies, time, scored / part)
                .0
                .to_string()
        });
        println!("| {} | {} |", field.name(), cells.join(" | "));
    }
}

/// In the other games: four players, or as many as the game seats.
fn ideas_in_other_games(part: u32) {
    println!(
        "\n| game | hero | among careful | straightforward | bragger |\n|---|---|---|---|---|"
    );
    for game in games::GAMES {
        if matches!(game.family, Family::Brag | Family::Casino) {
            continue;
        }
        let Some(table) = [4, 3].iter().find_map(|seats| Match::of(game.key, *seats)) else {
            continue;
        };
        for idea in OTHER_IDEAS {
            let cells = Temper::USUAL.map(|temper| {
                let won = table.measure(Field::Idea(idea), Field::Temper(temper), 1000 / part);
                won.to_string()
            });
            println!("| {} | {} | {} |", game.key, idea.name, cells.join(" | "));
        }
    }
}
