//! Where tools are installed, and what is told of it.

use crate::command::{self, Result};
use std::fs;
use std::path::PathBuf;

/// The folder of the tools. It is created where needed.
pub fn folder() -> PathBuf {
    let folder = command::root().join("target/tools");
    // If this fails, installing into the folder reports it.
    let _ = fs::create_dir_all(&folder);
    folder
}

/// Prints that a tool is installed.
pub fn found(what: &str) {
    eprintln!("{what} found");
}

/// Prints the name of a tool and installs it. The error says that it cannot be installed.
pub fn install(what: &str, how_long: &str, work: impl FnOnce() -> Result) -> Result {
    eprintln!("Installing {what} ({how_long}) …");
    work().map_err(|error| format!("{what} cannot be had here: {error}"))
}
