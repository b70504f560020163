//! Builds the page.

use crate::shell::{self, Result};
use crate::tools;
use std::path::PathBuf;

/// How the page is compiled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// Quick to compile, for work on the page.
    Dev,
    /// Small and fast, for players.
    Release,
}

/// Where the built page lies.
pub fn dist() -> PathBuf {
    shell::root().join("dist")
}

/// Builds the page into [`dist`], with the tools it takes.
pub fn build(build: Build) -> Result {
    tools::wasm_target()?;
    tools::trunk()?;
    tools::wasm_bindgen()?;
    tools::wasm_opt()?;

    // Trunk, told to fetch nothing, passes that on to Cargo.
    shell::run(shell::cargo().args(["fetch", "--quiet"]))?;

    let mut trunk = shell::program("trunk");
    trunk
        .args(["build", "--skip-version-check"])
        .env("PATH", tools::path());
    // Trunk takes this variable for a flag of its own, and stumbles over its customary value 1.
    trunk.env_remove("NO_COLOR");
    if build == Build::Release {
        trunk.arg("--release");
    }
    shell::run(&mut trunk)
}
