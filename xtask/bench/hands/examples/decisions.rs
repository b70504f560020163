//! Measures how long an expert takes for a decision: the mean, the median, and what one in twenty exceeds. Run it with
//! `cargo xtask bench experts`; arguments name games.
//!
//! Each decision is made three times, and the shortest time counts: a machine that is busy elsewhere then adds little. The
//! digest is one of all that was found. Two builds that decide alike have the same.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use bench_hands::company::{Company, sit_down};
use brag::bots;
use brag::engine::{Choice, Choices, Rules, Seat, Table, View, Viewer};
use brag::games::GAMES;
use brag::random::{Rng, Seed};
use brag::rollouts::{Appraisal, Budget, Expert};

/// What an expert may play out on the page.
const USUAL: Budget = Budget { playouts: 800 };
const TIMES: usize = 3;
/// The decisions of a row. Every third one at a table is measured.
const DECISIONS: usize = 40;

/// Prints a row for each game, at four seats and at all of them.
fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    println!(
        "\n## How long experts decide, in native milliseconds\n\n| game | seats | mean | median | 95 % | digest |\n| --- | ---: | ---: | ---: | ---: | --- |"
    );
    for game in GAMES {
        if !wanted.is_empty() && !wanted.iter().any(|name| name == game.key) {
            continue;
        }
        let rules = (game.rules)();
        let sits = |seats: &usize| sit_down(&rules, *seats).is_some();
        let most = (2..=8).rev().find(sits).unwrap_or(2);
        let mut counts = vec![4, most];
        counts.retain(sits);
        counts.dedup();
        for seats in counts {
            let mut found = Found::default();
            play(&rules, seats, &mut found);
            found.times.sort_unstable();
            let all = found.times.len().max(1);
            let milli = |time: Duration| time.as_secs_f64() * 1e3;
            let at = |part: usize| found.times.get(all * part / 100).copied();
            println!(
                "| {} | {seats} | {:.2} | {:.2} | {:.2} | {:016x} |",
                game.key,
                milli(found.times.iter().sum()) / all as f64,
                milli(at(50).unwrap_or_default()),
                milli(at(95).unwrap_or_default()),
                found.digest,
            );
        }
    }
}

#[derive(Default)]
struct Found {
    times: Vec<Duration>,
    digest: u64,
}

/// Lets bots of all tempers play, and experts think about what they are asked.
fn play(rules: &Rules, seats: usize, found: &mut Found) {
    let mut company = Company::new(rules, seats, 2);
    let mut expert = Expert::new(rules, USUAL);
    let mut seen = 0;
    let mut met = |table: &Table, seat: Seat, choices: &Choices| {
        let view = table.view(Viewer::Seat(seat));
        // To set hands is one choice of very many.
        let decides = choices.len() > 1 || view.ask().is_to_set();
        seen += usize::from(decides);
        if decides && seen % 3 == 0 {
            found.note(&mut expert, view, choices);
        }
        match found.times.len() {
            DECISIONS => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    };
    while let Some(mut table) = sit_down(rules, seats) {
        // What a deal leaves behind is played for in the next ones.
        if company.play(&mut table, 4, &mut met).is_break() {
            return;
        }
    }
}

impl Found {
    fn note(&mut self, expert: &mut Expert, view: View<'_>, choices: &[Choice]) {
        let mut shortest = Duration::MAX;
        for nth in 0..TIMES {
            let begun = Instant::now();
            let mut rng = Rng::new(Seed([9; 32]), 0);
            let worths = expert.worths(view, choices, &mut rng);
            shortest = shortest.min(begun.elapsed());
            if nth == 0 {
                self.digest(&format!("{worths:?} {}", rng.below(1 << 30)));
            }
        }
        self.times.push(shortest);
        if let Some(mut hint) = Appraisal::begin(view, choices, bots::bot, USUAL) {
            while !hint.step().is_done {}
            self.digest(&format!("{:?} {}", hint.estimates(), hint.worlds()));
        }
    }

    /// Adds this to the digest (FNV-1a).
    fn digest(&mut self, text: &str) {
        for byte in text.bytes() {
            self.digest = (self.digest ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}
