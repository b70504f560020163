//! `cargo xtask solve`: solves the betting between two and stores the play.

use crate::command::{self, Result};
use crate::sizes;

/// What is written.
const BOOK: &str = "src/solver/heads_up.bin";

/// Solves with code compiled for speed, whatever profile this command has. It takes a quarter of an hour.
pub fn run() -> Result {
    let package = ["run", "--quiet", "--package", "solve", "--profile", "fast"];
    command::run(command::cargo().args(package))?;
    let packed = sizes::packed(&command::root(), BOOK)?;
    println!("{packed} bytes with Brotli");
    Ok(())
}
