//! Builds the page.

use crate::command::{self, Result};
use crate::tools;
use std::env;
use std::path::PathBuf;

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
    let mut flags = vec![short_paths()];
    if build == Build::Release && tools::standard_library(STANDARD) {
        // Cargo and the compiler take these settings only with it.
        trunk.env("RUSTC_BOOTSTRAP", "1");
        flags.extend(ABORTING.map(String::from));
        trunk.env("CARGO_UNSTABLE_BUILD_STD", STANDARD);
        trunk.env("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size");
    }
    trunk.env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        flags.join(" "),
    );
    // Trunk reads this variable as a flag of its own, and fails at the customary value 1.
    trunk.env_remove("NO_COLOR");
    if build == Build::Release {
        trunk.arg("--release");
    }
    command::run(&mut trunk)
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
