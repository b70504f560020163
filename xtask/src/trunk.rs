//! Builds the page.

use crate::command::{self, Result};
use crate::tools;
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// The build profile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// Compiles quickly, for development.
    Dev,
    /// Is small and fast, for players.
    Release,
}

/// The crates of the standard library that are compiled for size: 11.5 KB Brotli less.
const STANDARD: &str = "std,panic_abort";

/// Flags that then become possible: a panic stops the program at once, without a message or its location.
const ABORTING: [&str; 2] = ["-Zunstable-options", "-Cpanic=immediate-abort"];

/// The folder of the built page.
pub fn dist() -> PathBuf {
    command::root().join("dist")
}

/// Builds the page into [`dist`]. Installs the tools that it needs.
pub fn build(build: Build) -> Result {
    tools::wasm_target()?;
    tools::trunk()?;
    tools::wasm_bindgen()?;

    // Trunk runs Cargo offline, so the crates are fetched first.
    command::run(command::cargo().args(["fetch", "--quiet"]))?;

    let own = env::current_exe().map_err(|error| format!("This program: {error}."))?;
    let mut trunk = command::program("trunk");
    trunk
        .args(["build", "--skip-version-check"])
        .env("PATH", tools::path())
        // See `Trunk.toml`.
        .env("BRAG_XTASK", own);
    compiled_as(&mut trunk, build);
    // Trunk reads this variable as a flag of its own, and fails at the customary value 1.
    trunk.env_remove("NO_COLOR");
    if build == Build::Release {
        trunk.arg("--release");
    }
    command::run(&mut trunk)
}

/// Compiles the program of a development build, as Trunk has it compiled.
pub fn compile() -> Result {
    let mut cargo = command::cargo();
    cargo.args(["build", "--bin=brag-web", "--target", tools::WASM]);
    compiled_as(&mut cargo, Build::Dev);
    command::run(&mut cargo)
}

/// Has Cargo compile the page for this build.
fn compiled_as(command: &mut Command, build: Build) {
    let mut flags = vec![short_paths()];
    if build == Build::Release && tools::standard_library(STANDARD) {
        // Cargo and the compiler take these settings only with it.
        command.env("RUSTC_BOOTSTRAP", "1");
        flags.extend(ABORTING.map(String::from));
        command.env("CARGO_UNSTABLE_BUILD_STD", STANDARD);
        command.env("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size");
    }
    if build == Build::Dev {
        // Panics name their line without it, and all that follows the compiler has less to read.
        command.env("CARGO_PROFILE_DEV_DEBUG", "false");
    }
    command.env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        flags.join(" "),
    );
}

/// Flags that remove the paths of this machine from messages in the program. Cargo adds them to those in
/// `.cargo/config.toml`.
fn short_paths() -> String {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    home.map(|home| {
        format!(
            "--remap-path-prefix={}=",
            home.join("registry/src").display()
        )
    })
    .unwrap_or_default()
}
