//! What an expert wins of straightforward bots in the games besides three cards.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use brag::bots::Temper;
use brag::games::{self, CatalogueGame};

use crate::cells;
use crate::docs;
use crate::matches::{Field, Match, Won};

/// The numbers of seats, with the shuffles at each.
const SEATS: [(usize, u32); 2] = [(2, 250), (4, 200)];
const EXPERT: Field = Field::Temper(Temper::Expert);
const STRAIGHTFORWARD: Field = Field::Temper(Temper::Straightforward);

/// Where *New game* has its figures from.
const SOURCE: &str = "src/app/sheets/new_game/measured_games.rs";
/// How the table in the docs begins.
const TABLE: &str = "| expert among straightforward bots in |";

/// The games in which an expert plays better than a straightforward bot, without the usual one.
fn all() -> Vec<&'static CatalogueGame> {
    let all = games::GAMES.iter().copied();
    all.filter(|game| {
        let rules = (game.rules)();
        let seats = |of: &(usize, u32)| Match::of(game.key, of.0).is_some();
        games::has_expert(&rules) && rules != games::usual() && SEATS.iter().all(seats)
    })
    .collect()
}

/// Measures the table, and writes it into the docs and the program of the package in this folder.
pub fn write(root: &Path) -> Option<()> {
    let games = all();
    let cell = |game: &'static CatalogueGame, (seats, shuffles): (usize, u32)| {
        move || {
            let table = Match::of(game.key, seats).expect("the game seats so many");
            let won = table.measure(EXPERT, STRAIGHTFORWARD, shuffles);
            eprintln!(
                "expert among straightforward, {}, {seats} seats: {won}",
                game.key
            );
            won
        }
    };
    let cells = games
        .iter()
        .flat_map(|game| SEATS.map(|seats| cell(game, seats)));
    let found = cells::measured(cells.collect());
    let rows: Vec<(&str, &[Won])> = games
        .iter()
        .map(|game| game.key)
        .zip(found.chunks(SEATS.len()))
        .collect();
    docs::put_table(root, TABLE, &table(&rows))?;
    fs::write(root.join(SOURCE), source(&rows)).ok()
}

fn table(rows: &[(&str, &[Won])]) -> String {
    let mut text = format!("{TABLE} 2 seats | 4 |\n|---|---:|---:|\n");
    for (key, won) in rows {
        let cells: Vec<String> = won.iter().map(docs::told).collect();
        let _ = writeln!(text, "| `{key}` | {} |", cells.join(" | "));
    }
    text
}

fn source(rows: &[(&str, &[Won])]) -> String {
    let mut text = String::from(
        "//! What an expert wins from straightforward bots in other games. `cargo xtask strength` writes this file.\n\n\
         /// The numbers of seats that were measured.\n",
    );
    let seats = SEATS.map(|(seats, _)| seats);
    let _ = writeln!(
        text,
        "pub(super) const SEATS: [usize; {}] = {seats:?};\n",
        seats.len()
    );
    text += "/// The key of a game; for each number of seats what he wins, in thousandths of a chip a deal, and its standard error.\n";
    let _ = writeln!(
        text,
        "pub(super) const GAMES: [(&str, [(i64, i64); {}]); {}] = [",
        seats.len(),
        rows.len()
    );
    for (key, won) in rows {
        let cells = won
            .iter()
            .map(|won| format!("({:.0}, {:.0})", won.mean, won.error));
        let cells: Vec<String> = cells.collect();
        let _ = writeln!(text, "    ({key:?}, [{}]),", cells.join(", "));
    }
    text + "];\n"
}
