//! `cargo xtask replay`: plays a record. Standard output holds the outcome and nothing else.

use crate::shell::Result;
use brag::notation::replay_text;
use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

/// Plays the record, or the records, in a file (`-`: standard input).
pub fn run(source: &str) -> ExitCode {
    match play(source) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Whether every record could be played.
fn play(source: &str) -> Result<bool> {
    let text = read(source).map_err(|error| format!("{source}: {error}."))?;
    let replayed = replay_text(&text);
    // Whoever reads may have read enough, and closed the pipe.
    let _ = io::stdout().write_all(replayed.stdout.as_bytes());
    if let Some(line) = replayed.stderr {
        eprintln!("{line}");
    }
    Ok(replayed.ok)
}

fn read(source: &str) -> io::Result<String> {
    if source == "-" {
        io::read_to_string(io::stdin())
    } else {
        fs::read_to_string(source)
    }
}
