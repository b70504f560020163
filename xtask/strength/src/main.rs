//! How well the bots play: milli-antes a deal, with standard errors. `cargo xtask strength` runs it.
//!
//! A hero sits among copies of another player. Every shuffle is played from every seat, so that the luck of the cards
//! cancels out, and every pot is played to its end, carried deals included, before chips are reset.
//!
//! Without arguments it prints the three tables; with `--quick`, from a tenth of the pots and of the time. Arguments
//! measure one figure: `HERO FIELD SEATS SHUFFLES [GAME]`, `reply FIELD COPIES SECONDS`, `copied FIELD
//! COPIES POTS SECONDS SHUFFLES`, a best reply to copies, or `judge SCHOOL SEATS DECISIONS [PLAYOUTS]`, decisions as
//! reviews tell them beside brute force. `band HERO SEATS DEALS` measures what the decisions of a bot cost by the reviews,
//! and `bands [DEALS]` does so for all and writes what it finds.

mod bands;
mod cases;
mod copied;
mod ideas;
mod judged;
mod learner;
mod matches;
mod truth;

use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use brag::bots::Temper;
use brag::games;
use brag::rollouts::Budget;

use cases::School;
use copied::Plan;
use ideas::{IDEAS, OTHER_IDEAS};
use judged::Judge;
use matches::{Field, Match};

/// The numbers of seats that are measured.
const SEATS: [usize; 5] = [2, 3, 4, 6, 8];
/// The numbers of copies against which a best reply is learned.
const COPIES: [usize; 4] = [1, 2, 3, 5];
/// How long a reply is learned, in seconds.
const LEARNING: u64 = 45;
/// The shuffles for which a reply is scored.
const SCORED: u32 = 1000;
/// The deals from which a band is measured.
const DEALS: usize = 400;
/// How often a decision is judged, by other chance each time.
const SEEDS: u64 = 5;
const EXPERT: Field = Field::Temper(Temper::Expert);

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        [] => {
            tables(1);
            Some(())
        }
        ["--quick"] => {
            tables(10);
            Some(())
        }
        ["reply", field, copies, seconds] => reply(field, copies, seconds),
        ["copied", field, copies, pots, seconds, shuffles] => {
            copied(field, copies, pots, seconds, shuffles)
        }
        ["judge", school, seats, decisions] => judge(school, seats, decisions, "2400", false),
        ["judge", school, seats, decisions, playouts] => {
            judge(school, seats, decisions, playouts, false)
        }
        ["judge", school, seats, decisions, playouts, "tell"] => {
            judge(school, seats, decisions, playouts, true)
        }
        ["band", hero, seats, deals] => bands::cell(hero, seats, deals),
        ["bands"] => bands::write(Path::new("."), DEALS),
        ["bands", deals] => deals
            .parse()
            .ok()
            .and_then(|deals| bands::write(Path::new("."), deals)),
        [hero, field, seats, shuffles] => cell(hero, field, seats, shuffles, "three_card"),
        [hero, field, seats, shuffles, game] => cell(hero, field, seats, shuffles, game),
        _ => None,
    };
    match done {
        Some(()) => ExitCode::SUCCESS,
        None => {
            eprintln!(
                "strength takes `--quick`, `HERO FIELD SEATS SHUFFLES [GAME]`, `reply FIELD COPIES SECONDS`, `copied FIELD COPIES POTS SECONDS SHUFFLES`, `judge SCHOOL SEATS DECISIONS [PLAYOUTS [tell]]`, `band HERO SEATS DEALS` or `bands [DEALS]`."
            );
            ExitCode::FAILURE
        }
    }
}

/// Prints one cell of a table.
fn cell(hero: &str, field: &str, seats: &str, shuffles: &str, game: &str) -> Option<()> {
    let (hero, field) = (Field::named(hero)?, Field::named(field)?);
    let game = Match::of(game, seats.parse().ok()?)?;
    println!("{}", game.measure(hero, field, shuffles.parse().ok()?));
    Some(())
}

/// Prints how right the judge is with so many playouts, and each decision if it `tells`.
fn judge(school: &str, seats: &str, decisions: &str, playouts: &str, tells: bool) -> Option<()> {
    let judge = Judge {
        school: School::named(school)?,
        seats: seats.parse().ok()?,
        budget: Budget {
            playouts: playouts.parse().ok()?,
        },
        seeds: SEEDS,
        tells,
    };
    print!("{}", judge.judges(decisions.parse().ok()?));
    Some(())
}

/// Prints what a best reply wins.
fn reply(field: &str, copies: &str, seconds: &str) -> Option<()> {
    let time = Duration::from_secs(seconds.parse().ok()?);
    let (won, pots) = learner::reply(Field::named(field)?, copies.parse().ok()?, time, SCORED);
    println!("{won} after {pots} pots");
    Some(())
}

/// Prints what a best reply to a copy wins, in two rounds.
fn copied(field: &str, copies: &str, pots: &str, seconds: &str, shuffles: &str) -> Option<()> {
    let plan = Plan {
        to: Field::named(field)?,
        copies: copies.parse().ok()?,
        logged: pots.parse().ok()?,
        time: Duration::from_secs(seconds.parse().ok()?),
        shuffles: shuffles.parse().ok()?,
        rounds: 2,
    };
    for (won, decisions) in plan.replies() {
        println!("{won} after {decisions} decisions were logged");
    }
    Some(())
}

/// Prints all tables, from this part of the pots and of the time.
fn tables(part: u32) {
    three_card(part);
    replies(part);
    other_games(part);
}

fn three_card(part: u32) {
    println!("| hero among copies of | 2 seats | 3 | 4 | 6 | 8 |\n|---|---|---|---|---|---|");
    let row = |hero: Field, field: Field, pots: u32| {
        let cells = SEATS.map(|seats| {
            let shuffles = (pots / seats as u32 / part).max(2);
            Match::three_card(seats)
                .measure(hero, field, shuffles)
                .to_string()
        });
        println!(
            "| {} among {} | {} |",
            hero.name(),
            field.name(),
            cells.join(" | ")
        );
    };
    for temper in Temper::USUAL {
        row(EXPERT, Field::Temper(temper), 900);
    }
    for idea in IDEAS {
        row(Field::Idea(idea), EXPERT, 96);
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
fn other_games(part: u32) {
    println!(
        "\n| game | hero | among careful | straightforward | bragger |\n|---|---|---|---|---|"
    );
    for game in games::GAMES {
        if game.skill.is_none() || game.skill == Some(games::Skill::Casino) {
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
