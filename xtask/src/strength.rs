//! `cargo xtask strength`: how well the bots play, over many deals. `cargo xtask test` plays a fifth of them.

use crate::command::{self, Result};

/// Measures what the decisions of bots cost by the reviews, and writes it into the docs and into the program.
pub fn bands() -> Result {
    let mut bands = command::cargo();
    bands.current_dir(command::root());
    bands.args([
        "run",
        "--quiet",
        "--package",
        "strength",
        "--profile",
        "fast",
    ]);
    command::run(bands.args(["--", "bands"]))
}

/// Plays the bots against each other and against players with one idea, writes the table of that into the docs and the
/// program, and fails where a bot does not win as it should. It takes three quarters of an hour; `quick` prints the tables from a tenth
/// of the pots, and writes and tests nothing.
pub fn run(quick: bool) -> Result {
    let mut table = command::cargo();
    table.args([
        "run",
        "--quiet",
        "--package",
        "strength",
        "--profile",
        "fast",
    ]);
    if quick {
        return command::run(table.args(["--", "--quick"]));
    }
    command::run(&mut table)?;
    let mut tests = command::cargo();
    tests.args(["test", "--package", "brag", "--no-default-features"]);
    // Compiled for speed, whatever profile this command has.
    tests.args([
        "--profile",
        "fast",
        "--test",
        "bots",
        "--test",
        "bus",
        "--test",
        "worths",
        "--test",
        "review",
    ]);
    tests.args(["--", "--nocapture", "--test-threads=1"]);
    command::run(tests.env("BRAG_STRENGTH", "full"))
}
