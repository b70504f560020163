//! Measures a piece of work and prints a row.

use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_millis(500);

/// Prints the head of the table that [`row`] fills.
pub fn head() {
    println!("| {:66} | {:>13} | {:>16} |", "what", "per second", "each");
    println!("| {:-<66} | {:->13} | {:->16} |", "", ":", ":");
}

/// Measures the median rate of a piece of work that handles `units` things at a time, and prints it.
///
/// The work must return a value that depends on everything it does, so that none of it is optimised away.
pub fn row<T>(what: &str, units: usize, mut work: impl FnMut() -> T) {
    black_box(work());
    let mut rates: Vec<f64> = (0..ROUNDS).map(|_| rate(units, &mut work)).collect();
    rates.sort_by(f64::total_cmp);
    let median = rates[ROUNDS / 2];
    println!(
        "| {what:66} | {:>13} | {:>13.1} ns |",
        grouped(median),
        1e9 / median
    );
}

fn rate<T>(units: usize, work: &mut impl FnMut() -> T) -> f64 {
    let (start, ran) = (Instant::now(), on_processor());
    let mut done = 0;
    while start.elapsed() < ROUND {
        black_box(work());
        done += units;
    }
    let time = match (ran, on_processor()) {
        (Some(before), Some(after)) => after - before,
        _ => start.elapsed(),
    };
    done as f64 / time.as_secs_f64()
}

/// The time that this program has had a processor, so that a busy machine measures the same. `None`: only Linux tells it.
fn on_processor() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    let ran = told.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(ran))
}

/// A whole number with commas between the thousands.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut grouped = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}
