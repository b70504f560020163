//! What comes from the Rust registry and from rustup.

use super::{folder, found, install, version};
use crate::shell::{self, Result};
use std::fs;
use std::path::Path;
use std::process::Command;

const TRUNK: &str = "0.21.14";
/// The target that browsers run.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The formatter and the linter.
pub fn components() -> Result {
    for (component, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if shell::read(shell::cargo().args([command, "--version"])).is_err() {
            let add = || shell::run(shell::program("rustup").args(["component", "add", component]));
            install(component, "seconds", add)?;
        }
    }
    Ok(())
}

/// The standard library for the browser.
pub fn wasm_target() -> Result {
    let libraries =
        shell::read(shell::program("rustc").args(["--print", "target-libdir", "--target", WASM]))?;
    if Path::new(libraries.trim()).is_dir() {
        found(WASM);
        return Ok(());
    }
    install(WASM, "seconds", || {
        shell::run(shell::program("rustup").args(["target", "add", WASM]))
    })
}

/// The source of the standard library with all it stands on, to be compiled along with the page. False where it cannot be
/// had: the page is then built on the library as it comes, and works alike.
pub fn standard_library(parts: &str) -> bool {
    let source = "the source of the standard library";
    let add = shell::program("rustup")
        .args(["component", "add", "rust-src"])
        .output();
    let mut fetch = shell::cargo();
    fetch
        .args(["fetch", "--quiet", "--target", WASM])
        .arg(format!("-Zbuild-std={parts}"))
        .env("RUSTC_BOOTSTRAP", "1");
    let is_here = add.is_ok_and(|add| add.status.success()) && shell::read(&mut fetch).is_ok();
    if is_here {
        found(source);
    } else {
        eprintln!(
            "{source} cannot be had here: the page is built without, and is some 12 KB larger"
        );
    }
    is_here
}

/// The builder of the page.
pub fn trunk() -> Result {
    cargo_tool("trunk", "trunk", TRUNK, "some minutes", |install| {
        install.args(["--locked", "--no-default-features", "--features", "rustls"])
    })
}

/// The binder between the page and the browser, and the runner of tests in one.
///
/// Its version must equal that of the library. Not `--locked`: some versions ship without a lock file.
pub fn wasm_bindgen() -> Result {
    let wanted = locked_version("wasm-bindgen")?;
    cargo_tool(
        "wasm-bindgen-cli",
        "wasm-bindgen",
        &wanted,
        "a minute or two",
        |install| install,
    )
}

fn cargo_tool(
    package: &str,
    program: &str,
    wanted: &str,
    how_long: &str,
    options: impl FnOnce(&mut Command) -> &mut Command,
) -> Result {
    let what = format!("{package} {wanted}");
    if version(program).is_some_and(|line| line.split_whitespace().nth(1) == Some(wanted)) {
        found(&what);
        return Ok(());
    }
    install(&what, how_long, || {
        let mut install = shell::cargo();
        install
            .args(["install", "--quiet", package, "--version", wanted, "--root"])
            .arg(folder());
        // These tools run for seconds: compiling them quickly saves more than their own speed ever could.
        install.env("CARGO_PROFILE_RELEASE_LTO", "off");
        install.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
        shell::run(options(&mut install))
    })
}

/// The version of a package in `Cargo.lock`.
fn locked_version(package: &str) -> Result<String> {
    let lock = fs::read_to_string(shell::root().join("Cargo.lock"))
        .map_err(|error| format!("Cargo.lock: {error}."))?;
    let heading = format!("name = \"{package}\"\nversion = \"");
    lock.split_once(&heading)
        .and_then(|(_, rest)| rest.split_once('"'))
        .map(|(version, _)| version.to_owned())
        .ok_or_else(|| format!("Cargo.lock does not name {package}."))
}
