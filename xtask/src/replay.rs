//! `cargo xtask replay`: replays a record. Standard output contains only the outcome.

use crate::command::Result;
use brag::notation::{decode, replay_text};
use std::fs;
use std::io::{self, Read, Write};
use std::process::ExitCode;

/// Replays the records in a file. `-` is standard input.
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

/// Replays the records. Returns whether all of them are valid.
fn play(source: &str) -> Result<bool> {
    let text = read(source).map_err(|error| format!("{source}: {error}."))?;
    let replayed = replay_text(&text);
    // The reader may have closed the pipe.
    let _ = io::stdout().write_all(replayed.stdout.as_bytes());
    if let Some(line) = replayed.stderr {
        eprintln!("{line}");
    }
    Ok(replayed.ok)
}

fn read(source: &str) -> io::Result<String> {
    let bytes = if source == "-" {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes)?;
        bytes
    } else {
        fs::read(source)?
    };
    let not_text = "the file is neither UTF-8 nor UTF-16 text";
    decode(&bytes).ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, not_text))
}
