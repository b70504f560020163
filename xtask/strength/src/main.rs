//! How well the bots play: milli-antes a deal, with standard errors. `cargo xtask strength` runs it.
//!
//! A hero sits among copies of another player. Every shuffle is played from every seat, so that the luck of the cards
//! cancels out, and every pot is played to its end, carried deals included, before chips are reset.
//!
//! Without arguments it measures the table of who wins what of whom in three-card Brag, and writes it into the docs and the
//! program; with `--quick` it prints all three tables, from a tenth of the pots and of the time. Arguments measure one
//! figure: `HERO FIELD SEATS SHUFFLES [GAME]`, `reply FIELD COPIES SECONDS`, `local FIELD COPIES SHUFFLES`, `copied FIELD
//! COPIES POTS SECONDS SHUFFLES [SITTINGS]`, a best reply to copies, `self-play mirror|regret SEATS POTS`, a policy that learns, or `judge SCHOOL SEATS DECISIONS [FIRST POT]`, decisions as
//! reviews tell them beside brute force. `band HERO SEATS DEALS` measures what the decisions of a bot cost by the reviews,
//! and `bands [DEALS]` does so for all and writes what it finds. `sitting HERO FIELD SEATS SITTINGS` measures what the same players win of
//! each other for forty pots, and `sittings` writes what an expert wins so. `games` measures the expert in the other games, and writes that.

mod bands;
mod behaviour;
mod cases;
mod cells;
mod copied;
mod docs;
mod ideas;
mod judged;
mod learner;
mod local;
mod matches;
mod other_games;
mod public;
mod self_play;
mod sitting;
mod tables;
mod truth;

use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use brag::bots::Temper;
use brag::rollouts::Budget;

use cases::School;
use copied::Plan;
use judged::Judge;
use learner::{Learner, Others};
use local::Local;
use matches::{Field, Match};
use self_play::Rule;
use sitting::Hero;

/// The shuffles for which a reply is scored.
const SCORED: u32 = 1000;
/// The shuffles for which a policy of self-play is scored, and the pots from which a reply to it is learned.
const SCHOOLED: u32 = 4000;
const TAUGHT: u32 = 800_000;
/// The deals from which a band is measured.
const DEALS: usize = 400;
/// How often a decision is judged, by other chance each time.
const SEEDS: u64 = 4;
/// What a review plays out for a decision, as on the page.
const REVIEW: Budget = Budget { playouts: 6_000 };

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        [] => tables::write(Path::new(".")),
        ["--quick"] => {
            tables::print(10);
            Some(())
        }
        ["reply", field, copies, seconds] => reply(field, copies, seconds),
        ["self-play", rule, seats, pots] => self_play(rule, seats, pots),
        ["local", field, copies, shuffles] => local(field, copies, shuffles),
        ["copied", field, copies, pots, seconds, shuffles] => {
            copied(field, copies, pots, seconds, (shuffles, "0"))
        }
        ["copied", field, copies, pots, seconds, shuffles, sittings] => {
            copied(field, copies, pots, seconds, (shuffles, sittings))
        }
        ["judge", school, seats, decisions] => judge(school, seats, decisions, "0", false),
        ["judge", school, seats, decisions, first] => judge(school, seats, decisions, first, false),
        ["judge", school, seats, decisions, first, "tell"] => {
            judge(school, seats, decisions, first, true)
        }
        ["band", hero, seats, deals] => bands::cell(hero, seats, deals),
        ["bands"] => bands::write(Path::new("."), DEALS),
        ["bands", deals] => deals
            .parse()
            .ok()
            .and_then(|deals| bands::write(Path::new("."), deals)),
        ["sitting", hero, field, seats, sittings] => sitting(hero, field, seats, sittings),
        ["games"] => other_games::write(Path::new(".")),
        ["sittings"] => sitting::write(Path::new(".")),
        [hero, field, seats, shuffles] => cell(hero, field, seats, shuffles, "three_card"),
        [hero, field, seats, shuffles, game] => cell(hero, field, seats, shuffles, game),
        _ => None,
    };
    match done {
        Some(()) => ExitCode::SUCCESS,
        None => {
            eprintln!(
                "strength takes `--quick`, `HERO FIELD SEATS SHUFFLES [GAME]`, `reply FIELD COPIES SECONDS`, `local FIELD COPIES SHUFFLES`, `copied FIELD COPIES POTS SECONDS SHUFFLES [SITTINGS]`, `sitting HERO FIELD SEATS SITTINGS`, `sittings`, `games`, `self-play mirror|regret SEATS POTS`, `judge SCHOOL SEATS DECISIONS [FIRST POT [tell]]`, `band HERO SEATS DEALS` or `bands [DEALS]`."
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

/// Prints what a hero wins of players whom he has met.
fn sitting(hero: &str, field: &str, seats: &str, sittings: &str) -> Option<()> {
    let game = Match::three_card(seats.parse().ok()?);
    let (hero, field) = (Hero::Of(Field::named(hero)?), Field::named(field)?);
    println!(
        "{}",
        sitting::measure(&game, hero, field, &|player| player, sittings.parse().ok()?)
    );
    Some(())
}

/// Prints how right the judge is, from this pot on, and each decision if it `tells`.
fn judge(school: &str, seats: &str, decisions: &str, first: &str, tells: bool) -> Option<()> {
    let judge = Judge {
        school: School::named(school)?,
        seats: seats.parse().ok()?,
        budget: REVIEW,
        seeds: SEEDS,
        first: first.parse().ok()?,
        tells,
    };
    let [strangers, met] = judge.judges(decisions.parse().ok()?);
    print!("among strangers\n{strangers}among players met\n{met}");
    Some(())
}

/// Prints what a best reply wins.
fn reply(field: &str, copies: &str, seconds: &str) -> Option<()> {
    let time = Duration::from_secs(seconds.parse().ok()?);
    let (won, pots) = learner::reply(Field::named(field)?, copies.parse().ok()?, time, SCORED);
    println!("{won} after {pots} pots");
    Some(())
}

/// Prints what a policy that is learned by self-play wins of the bots, and what a best reply wins of it.
fn self_play(rule: &str, seats: &str, pots: &str) -> Option<()> {
    let (seats, pots): (usize, u32) = (seats.parse().ok()?, pots.parse().ok()?);
    let game = Match::three_card(seats);
    let (make, known) = self_play::schooled(Rule::named(rule)?, seats, pots);
    println!("{known} situations");
    for temper in Temper::USUAL {
        let won = game.measure_with(SCHOOLED, |place, shuffle, seed| {
            game.pot(&mut *make(), Field::Temper(temper), place, shuffle, seed)
        });
        println!("{won} among {}", temper.name());
    }
    let bots = || game.player(Field::Temper(Temper::Straightforward));
    for (name, others) in [("it", &make as Others<'_>), ("straightforward", &bots)] {
        let mut reply = Learner::taught_by(&game, seats - 1, others, TAUGHT);
        let won = reply.scored(&game, others, SCHOOLED);
        println!("{won} is won of {name} by a best reply");
    }
    Some(())
}

/// Prints what a local best reply wins of players that tell their chances at once.
fn local(field: &str, copies: &str, shuffles: &str) -> Option<()> {
    let game = Match::three_card(copies.parse::<usize>().ok()? + 1);
    let field = Field::named(field)?;
    let others = || game.player(field);
    let won = game.measure_with(shuffles.parse().ok()?, |place, shuffle, seed| {
        game.pot(&mut Local::to(&others), field, place, shuffle, seed)
    });
    println!("{won}");
    Some(())
}

/// Prints what a best reply to a copy wins, in two rounds.
fn copied(
    field: &str,
    copies: &str,
    pots: &str,
    seconds: &str,
    (shuffles, sittings): (&str, &str),
) -> Option<()> {
    let plan = Plan {
        to: Field::named(field)?,
        copies: copies.parse().ok()?,
        logged: pots.parse().ok()?,
        time: Duration::from_secs(seconds.parse().ok()?),
        shuffles: shuffles.parse().ok()?,
        sittings: sittings.parse().ok()?,
        rounds: 2,
    };
    for replied in plan.replies() {
        println!(
            "{} by learning, {} by a local best reply, after {} decisions were logged",
            replied.learned, replied.local, replied.decisions
        );
        if let Some(sitting) = replied.sitting {
            println!("  in sittings: {sitting}");
        }
    }
    Some(())
}
