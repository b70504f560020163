//! Finds what the commands need at the versions the project is proven with, and installs what is missing.
//!
//! Everything but the browsers goes into `target/tools`, so that nobody's own installation is touched.

mod browser;
mod npm;
mod rust;

pub use browser::{chromedriver, chromium, other_engines};
pub use npm::{browser_packages, esbuild, lighthouse, wasm_opt};
pub use rust::{WASM, components, standard_library, trunk, wasm_bindgen, wasm_target};

use crate::shell::{self, Result};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

/// Where programs are looked for: the project's own tools first, then the user's.
pub fn path() -> OsString {
    let own = [folder().join("bin"), npm::programs()];
    let users = env::var_os("PATH").unwrap_or_default();
    env::join_paths(own.into_iter().chain(env::split_paths(&users)))
        .expect("PATH was split from a PATH")
}

/// The folder of the project's own tools, made at need.
fn folder() -> PathBuf {
    let folder = shell::root().join("target/tools");
    // Where it cannot be made, whatever installs into it says so.
    let _ = fs::create_dir_all(&folder);
    folder
}

/// The first program of that name on [`path`].
fn find(program: &str) -> Option<PathBuf> {
    env::split_paths(&path())
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

/// What `program --version` says, where there is such a program.
fn version(program: &str) -> Option<String> {
    let file = find(program)?;
    shell::read(shell::program(file).arg("--version"))
        .ok()
        .map(|line| line.trim().to_owned())
}

/// Prints that a tool is there.
fn found(what: &str) {
    eprintln!("{what} found");
}

/// Prints what is about to be installed, installs it, and says plainly where it cannot be had.
fn install(what: &str, how_long: &str, work: impl FnOnce() -> Result) -> Result {
    eprintln!("Installing {what} ({how_long}) …");
    work().map_err(|error| format!("{what} cannot be had here: {error}"))
}
