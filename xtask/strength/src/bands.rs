//! What the decisions of bots cost by the reviews: the bands in which players are told how they play.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use brag::bots::{self, Policy, Temper};
use brag::engine::{Ask, Rules, Seat, Table, Viewer};
use brag::games;
use brag::notation::{Record, SeatEntry, Source};
use brag::random::{Rng, Seed, Shuffler};
use brag::review::{ReviewSettings, ReviewStep, Reviewer, Scope};
use brag::rollouts::{self, Budget};

use crate::behaviour::{self, Whose};
use crate::docs;
use crate::ideas::Idea;

/// The numbers of seats that are measured.
const SEATS: [usize; 2] = [2, 4];
/// The deals of a sitting.
const DEALS: u32 = 10;
/// The chips of each player when a sitting begins.
const STACK: u64 = 100;
/// What the page plays out for each decision of a review.
const BUDGET: Budget = Budget { playouts: 6_000 };
/// The seat under review.
const OWN: Seat = Seat(0);

/// The bots that have a band: the tempers, and one who plays at random.
const HEROES: [&str; 5] = ["expert", "straightforward", "careful", "bragger", "random"];

/// Where the bands are written for the program.
const SOURCE: &str = "src/review/bands/measured.rs";
/// How the table in the docs begins.
const TABLE: &str = "| who decides |";

/// What a deal costs in ten-thousandths of the pot.
#[derive(Clone, Copy, Default)]
struct Cost {
    mean: f64,
    error: f64,
    deals: usize,
}

/// Measures one bot at a table of so many, in so many deals in which it decided, and prints it.
pub fn cell(hero: &str, seats: &str, deals: &str) -> Option<()> {
    let cost = measure(hero, seats.parse().ok()?, deals.parse().ok()?)?;
    println!("{}", told(cost));
    Some(())
}

/// Measures all bots, and writes the bands into the source and the docs of the package in this folder.
pub fn write(root: &Path, deals: usize) -> Option<()> {
    let mut rows = Vec::new();
    for hero in HEROES {
        let mut row = Vec::new();
        for seats in SEATS {
            let cost = measure(hero, seats, deals)?;
            println!("{hero}, {seats} seats: {}", told(cost));
            row.push(cost);
        }
        rows.push((hero, row));
    }
    fs::write(root.join(SOURCE), source(&rows)).ok()?;
    docs::put_table(root, TABLE, &table(&rows))?;
    behaviour::keep(root, &[Whose::Reviews])
}

/// A cost in words, in thousandths of the pot.
fn told(cost: Cost) -> String {
    format!("{:.1} ± {:.1}", cost.mean / 10.0, cost.error / 10.0)
}

fn measure(hero: &str, seats: usize, deals: usize) -> Option<Cost> {
    let mut costs: Vec<f64> = Vec::new();
    for sitting in 0.. {
        if costs.len() >= deals {
            break;
        }
        let record = played(hero, seats, sitting)?;
        let means = ReviewSettings {
            make_bot: bots::bot,
            risks: None,
            budget: BUDGET,
        };
        let mut reviewer = Reviewer::begin(record, OWN, Scope::All, means);
        while reviewer.step().ok()? != ReviewStep::Done {}
        for deal in reviewer.deals() {
            if !deal.decisions.is_empty() {
                let shares = deal.decisions.iter().map(|one| one.share());
                costs.push(10.0 * shares.sum::<i64>() as f64);
            }
        }
    }
    let count = costs.len() as f64;
    let mean = costs.iter().sum::<f64>() / count;
    let squares: f64 = costs.iter().map(|one| (one - mean).powi(2)).sum();
    Some(Cost {
        mean,
        error: squares.sqrt() / count,
        deals: costs.len(),
    })
}

fn player(hero: &str, rules: &Rules, seat: Seat) -> Option<Box<dyn Policy + Send>> {
    if seat != OWN {
        return Some(bots::bot(rules, Temper::USUAL[seat.index() % 3]));
    }
    match hero.parse() {
        Ok(temper) => Some(rollouts::make_bot(rules, temper)),
        Err(_) => Some(Idea::named(hero)?.policy()),
    }
}

/// A sitting of the hero among bots of all three usual tempers.
fn played(hero: &str, seats: usize, sitting: u32) -> Option<Record> {
    let rules = games::three_card();
    let mut seed = Seed([29; 32]);
    seed.0[..4].copy_from_slice(&sitting.to_le_bytes());
    let mut table = Table::new(rules.clone(), &vec![STACK; seats], OWN).ok()?;
    let entries = table.stacks().map(|chips| SeatEntry {
        name: String::new(),
        chips,
        box_of: None,
    });
    let mut record = Record::new(rules.clone(), entries.collect(), OWN, Source::Seed(seed));
    let mut shuffler = Shuffler::new(seed);
    let mut rng = Rng::new(seed, 1 << 40);
    let players = (0..seats).map(|seat| player(hero, &rules, Seat(seat as u8)));
    let mut players = players.collect::<Option<Vec<_>>>()?;
    loop {
        match table.ask() {
            Ask::Deal { shuffle } if table.view(Viewer::Gallery).deals() < DEALS => {
                let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
                table.deal_in_place(pack).ok()?;
            }
            ask => {
                let Some(seat) = ask.seat() else { break };
                let choices = table.choices(seat);
                let view = table.view(Viewer::Seat(seat));
                let action = players[seat.index()].choose(view, &choices, &mut rng);
                let named = table.named(seat, action);
                table.play_in_place(seat, action).ok()?;
                record.push(seat, named);
            }
        }
    }
    Some(record)
}

/// The bands as a source file.
fn source(rows: &[(&str, Vec<Cost>)]) -> String {
    let mut text = String::from(
        "//! What the decisions of bots cost by the reviews. `cargo xtask strength bands` writes this file.\n\n\
         /// The numbers of seats that were measured.\n",
    );
    let _ = writeln!(
        text,
        "pub(super) const SEATS: [u32; {}] = {SEATS:?};\n",
        SEATS.len()
    );
    text += "/// For each bot and each number of seats: the cost of a deal in ten-thousandths of the pot, and its standard error.\n\
             /// The bots are those of `Band::ALL`.\n";
    let _ = writeln!(
        text,
        "pub(super) const COSTS: [[(i64, i64); {}]; {}] = [",
        SEATS.len(),
        rows.len()
    );
    for (_, row) in rows {
        let cells = row
            .iter()
            .map(|cost| format!("({:.0}, {:.0})", cost.mean, cost.error));
        let _ = writeln!(text, "    [{}],", cells.collect::<Vec<_>>().join(", "));
    }
    text + "];\n"
}

/// The bands as a table of the docs.
fn table(rows: &[(&str, Vec<Cost>)]) -> String {
    let heads = SEATS.map(|seats| format!(" {seats} seats |"));
    let mut text = format!(
        "{TABLE}{}\n|---|{}\n",
        heads.concat(),
        "---:|".repeat(SEATS.len())
    );
    for (hero, row) in rows {
        let cells = row.iter().map(|cost| told(*cost));
        let _ = writeln!(
            text,
            "| {hero} | {} |",
            cells.collect::<Vec<_>>().join(" | ")
        );
    }
    let deals = rows.iter().flat_map(|(_, row)| row).map(|cost| cost.deals);
    let least = deals.min().unwrap_or_default();
    text + &format!(
        "| deals for each | {least} |{}\n",
        " |".repeat(SEATS.len() - 1)
    )
}
