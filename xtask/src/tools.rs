//! Finds the pinned versions of the tools, and installs those that are missing.
//!
//! Browsers are installed through apt, all other tools into `target/tools`. Other installations are not touched.

mod browser;
mod npm;
mod prebuilt;
mod rust;

pub use browser::{chromedriver, chromium, headless_chromium, other_engines};
pub use npm::{browser_packages, esbuild, fonts, lighthouse, packages, wasm_opt};
pub use rust::{WASM, cargo_deny, components, standard_library, trunk, wasm_bindgen, wasm_target};

use crate::command::{self, Result};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

/// The search path: the tools of the project, then those of the user.
pub fn path() -> OsString {
    let own = [folder().join("bin"), npm::programs()];
    let users = env::var_os("PATH").unwrap_or_default();
    env::join_paths(own.into_iter().chain(env::split_paths(&users)))
        .expect("PATH was split from a PATH")
}

/// The folder of the tools. It is created where needed.
fn folder() -> PathBuf {
    let folder = command::root().join("target/tools");
    // If this fails, installing into the folder reports it.
    let _ = fs::create_dir_all(&folder);
    folder
}

/// The first program of that name on [`path`].
fn find(program: &str) -> Option<PathBuf> {
    env::split_paths(&path())
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

/// The output of `program --version`. `None`: there is no such program.
fn version(program: &str) -> Option<String> {
    let file = find(program)?;
    command::read(command::program(file).arg("--version"))
        .ok()
        .map(|line| line.trim().to_owned())
}

/// Prints that a tool is installed.
fn found(what: &str) {
    eprintln!("{what} found");
}

/// Prints the name of a tool and installs it. The error says that it cannot be installed.
fn install(what: &str, how_long: &str, work: impl FnOnce() -> Result) -> Result {
    eprintln!("Installing {what} ({how_long}) …");
    work().map_err(|error| format!("{what} cannot be had here: {error}"))
}
