//! Measures how long experts think: the longest decision and the longest slice of one, in each game. Run it with `cargo
//! xtask bench experts`.
//!
//! Each decision is made three times, and the shortest time of each slice counts: a machine that is busy elsewhere then
//! adds little. It is made in a thread of its own, so that it learns the rules anew, as in a new page.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use bench_hands::company::{Company, sit_down};
use brag::engine::{Choice, Rules, View, Viewer};
use brag::games::GAMES;
use brag::random::{Rng, Seed};
use brag::rollouts::{Budget, Expert};

/// What an expert may play out on the page.
const USUAL: Budget = Budget { playouts: 800 };
const DEALS: usize = 2;
const TIMES: usize = 3;
/// The most decisions of a table that are measured.
const DECISIONS: usize = 12;

/// About how much longer a slow phone takes than this program: WebAssembly made for size is slower than a native program
/// made for speed, by a factor of about 2.5, and the processor by one of 4 to 6.
const PHONE: f64 = 15.0;

/// Prints a row for each game, at 2 seats, at half as many as it allows, and at all of them.
fn main() {
    println!(
        "\n## How long experts think\n\nNative milliseconds, and beside them about {PHONE} times as many: those of a phone \
         that is 6 times slower.\nThe page promises 1,500 a decision and 10 a slice there, of which it spends 8 before a last \
         step.\n"
    );
    println!(
        "| game | seats | longest decision | on the phone | longest slice | on the phone | most work |"
    );
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for game in GAMES {
        let rules = (game.rules)();
        let sits = |seats: &usize| sit_down(&rules, *seats).is_some();
        let most = (2..=20).rev().find(sits).unwrap_or(2);
        let mut counts = vec![2, most.div_ceil(2), most];
        counts.retain(sits);
        counts.dedup();
        for seats in counts {
            let longest = longest(&rules, seats);
            let milli = |time: Duration| time.as_secs_f64() * 1e3;
            let (decision, slice) = (milli(longest.decision), milli(longest.slice));
            println!(
                "| {} | {seats} | {decision:.1} | {:.0} | {slice:.2} | {:.1} | {} |",
                game.key,
                decision * PHONE,
                slice * PHONE,
                longest.work,
            );
        }
    }
}

#[derive(Default)]
struct Longest {
    decision: Duration,
    slice: Duration,
    work: u64,
}

/// The longest of the decisions at a table of the usual bots.
fn longest(rules: &Rules, seats: usize) -> Longest {
    let mut longest = Longest::default();
    let Some(mut table) = sit_down(rules, seats) else {
        return longest;
    };
    let mut measured = 0;
    let _ = Company::new(rules, seats, 2).play(&mut table, DEALS, |table, seat, choices| {
        if measured == DECISIONS {
            return ControlFlow::Break(());
        }
        measured += 1;
        longest.note(rules, table.view(Viewer::Seat(seat)), choices);
        ControlFlow::Continue(())
    });
    longest
}

impl Longest {
    fn note(&mut self, rules: &Rules, view: View<'_>, choices: &[Choice]) {
        let mut slices: Vec<Duration> = Vec::new();
        for _ in 0..TIMES {
            let (again, work) = std::thread::scope(|scope| {
                let thinking = scope.spawn(|| think(rules, view, choices));
                thinking.join().expect("thinking ends")
            });
            self.work = self.work.max(work);
            match slices.is_empty() {
                true => slices = again,
                false => slices
                    .iter_mut()
                    .zip(again)
                    .for_each(|(slice, again)| *slice = again.min(*slice)),
            }
        }
        self.decision = self.decision.max(slices.iter().sum());
        self.slice = self.slice.max(slices.into_iter().max().unwrap_or_default());
    }
}

/// The time of each slice of a decision, and its work.
fn think(rules: &Rules, view: View<'_>, choices: &[Choice]) -> (Vec<Duration>, u64) {
    let mut expert = Expert::new(rules, USUAL);
    let mut rng = Rng::new(Seed([9; 32]), 0);
    let mut slices = Vec::new();
    loop {
        let begun = Instant::now();
        let action = expert.considers(view, choices, &mut rng);
        slices.push(begun.elapsed());
        if action.is_some() {
            return (slices, expert.spent().1);
        }
    }
}
