//! Builds the page.

use crate::shell::{self, Result};
use crate::tools;
use std::env;
use std::path::PathBuf;

/// How the page is compiled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// Quick to compile, for work on the page.
    Dev,
    /// Small and fast, for players.
    Release,
}

/// What leaves out of the program where it panicked, and how values are printed for those who debug it: 2.4 KB Brotli that
/// no visitor reads. The pinned compiler takes them only where it is told to (`RUSTC_BOOTSTRAP`); a build without them is the
/// same page, but larger.
const SMALLER: [&str; 2] = ["-Zlocation-detail=none", "-Zfmt-debug=none"];

/// What of the standard library is compiled along with the page, for size: 11.5 KB Brotli less.
const STANDARD: &str = "std,panic_abort";

/// What that makes possible: a panic says nothing, and stops the program at once.
const ABORTING: [&str; 2] = ["-Zunstable-options", "-Cpanic=immediate-abort"];

/// Where the built page lies.
pub fn dist() -> PathBuf {
    shell::root().join("dist")
}

/// Builds the page into [`dist`], with the tools it takes.
pub fn build(build: Build) -> Result {
    tools::wasm_target()?;
    tools::trunk()?;
    tools::wasm_bindgen()?;

    // Trunk, told to fetch nothing, passes that on to Cargo.
    shell::run(shell::cargo().args(["fetch", "--quiet"]))?;

    let mut trunk = shell::program("trunk");
    trunk
        .args(["build", "--skip-version-check"])
        .env("PATH", tools::path());
    let mut flags = vec![short_paths()];
    if build == Build::Release {
        flags.extend(SMALLER.map(String::from));
        trunk.env("RUSTC_BOOTSTRAP", "1");
        if tools::standard_library(STANDARD) {
            flags.extend(ABORTING.map(String::from));
            trunk.env("CARGO_UNSTABLE_BUILD_STD", STANDARD);
            trunk.env("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size");
        }
    }
    trunk.env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        flags.join(" "),
    );
    // Trunk takes this variable for a flag of its own, and stumbles over its customary value 1.
    trunk.env_remove("NO_COLOR");
    if build == Build::Release {
        trunk.arg("--release");
    }
    shell::run(&mut trunk)
}

/// Cuts off where this machine keeps its sources from the messages of the program: it is nobody's concern,
/// and every byte is loaded by every visitor. Cargo adds this to the flags in `.cargo/config.toml`.
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
