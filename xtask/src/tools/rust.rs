//! Tools from the Rust registry and from rustup.

use super::install::{folder, found, install};
use super::path::version;
use super::prebuilt::{self, Archive};
use crate::command::{self, Result};
use std::fs;
use std::path::Path;
use std::process::Command;

const TRUNK: &str = "0.21.14";
/// Trunk's release builds of the same version. The hashes are published beside them.
const TRUNK_PREBUILT: [Archive; 2] = [
    Archive {
        machine: ("linux", "x86_64"),
        address: "https://github.com/trunk-rs/trunk/releases/download/v0.21.14/trunk-x86_64-unknown-linux-gnu.tar.gz",
        hash: "f2b4680cd239693a646a2795e4633c625328d7b2a044fbe749fa3a2fe9e7036b",
    },
    Archive {
        machine: ("linux", "aarch64"),
        address: "https://github.com/trunk-rs/trunk/releases/download/v0.21.14/trunk-aarch64-unknown-linux-gnu.tar.gz",
        hash: "b1d8e60e454f7fc182d9a4d95d1506ffbae947d8ba90f8f6f02da93b60f980f9",
    },
];
const CARGO_DENY: &str = "0.20.2";
/// Our package of wasm-bindgen's programs. The lock file of the published one names versions that some mirrors of the
/// registry lack.
const BINDGEN: &str = "xtask/bindgen";
/// The compilation target for browsers.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Installs the formatter and the linter.
pub fn components() -> Result {
    for (component, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if command::read(command::cargo().args([command, "--version"])).is_err() {
            let add =
                || command::run(command::program("rustup").args(["component", "add", component]));
            install(component, "seconds", add)?;
        }
    }
    Ok(())
}

/// Installs the standard library for browsers.
pub fn wasm_target() -> Result {
    let libraries = command::read(command::program("rustc").args([
        "--print",
        "target-libdir",
        "--target",
        WASM,
    ]))?;
    if Path::new(libraries.trim()).is_dir() {
        found(WASM);
        return Ok(());
    }
    install(WASM, "seconds", || {
        command::run(command::program("rustup").args(["target", "add", WASM]))
    })
}

/// Installs the source of the standard library and fetches its dependencies, to compile it with the page. `false`:
/// that fails, and the page is built on the precompiled library, which makes it larger.
pub fn standard_library(parts: &str) -> bool {
    let source = "the source of the standard library";
    let add = command::program("rustup")
        .args(["component", "add", "rust-src"])
        .output();
    let mut fetch = command::cargo();
    fetch
        .args(["fetch", "--quiet", "--target", WASM])
        .arg(format!("-Zbuild-std={parts}"))
        .env("RUSTC_BOOTSTRAP", "1");
    let is_here = add.is_ok_and(|add| add.status.success()) && command::read(&mut fetch).is_ok();
    if is_here {
        found(source);
    } else {
        eprintln!(
            "{source} cannot be had here: the page is built without, and is some 12 KB larger"
        );
    }
    is_here
}

/// Installs the builder of the page: a release build, or one compiled without network features, which offline builds
/// do not need.
pub fn trunk() -> Result {
    if !is_here("trunk", TRUNK) {
        eprintln!("Fetching trunk {TRUNK} …");
        let prebuilt = prebuilt::install(&TRUNK_PREBUILT, "trunk", &folder().join("bin"));
        if let Err(why) = prebuilt {
            eprintln!("It cannot be had prebuilt here, and is compiled: {why}");
        }
    }
    cargo_tool("trunk", "trunk", TRUNK, "two or three minutes", |install| {
        published(install, "trunk", TRUNK)
    })
}

/// Installs wasm-bindgen, which makes the bindings and runs tests.
///
/// Its version must equal that of the library.
pub fn wasm_bindgen() -> Result {
    let wanted = locked_version("wasm-bindgen")?;
    cargo_tool(
        "wasm-bindgen-cli",
        "wasm-bindgen",
        &wanted,
        "a minute or two",
        |install| {
            let (source, build) = (BINDGEN, command::root().join("target/bindgen"));
            install
                .args(["--locked", "--path", source, "--target-dir"])
                .arg(build)
        },
    )
}

/// Installs the checker of licences, sources and advisories.
pub fn cargo_deny() -> Result {
    cargo_tool(
        "cargo-deny",
        "cargo-deny",
        CARGO_DENY,
        "a minute or two",
        |install| published(install, "cargo-deny", CARGO_DENY),
    )
}

/// A published package with its own lock file, without network features.
fn published<'a>(install: &'a mut Command, package: &str, version: &str) -> &'a mut Command {
    install.args([
        package,
        "--version",
        version,
        "--locked",
        "--no-default-features",
    ])
}

/// Whether a program of this version is installed.
fn is_here(program: &str, wanted: &str) -> bool {
    version(program).is_some_and(|line| line.split_whitespace().nth(1) == Some(wanted))
}

fn cargo_tool(
    package: &str,
    program: &str,
    wanted: &str,
    how_long: &str,
    options: impl FnOnce(&mut Command) -> &mut Command,
) -> Result {
    let what = format!("{package} {wanted}");
    if is_here(program, wanted) {
        found(&what);
        return Ok(());
    }
    install(&what, how_long, || {
        let mut install = command::cargo();
        install.args(["install", "--quiet", "--root"]).arg(folder());
        // These tools run for seconds. Compiling them quickly saves more than optimising them.
        install.env("CARGO_PROFILE_RELEASE_LTO", "off");
        install.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0");
        command::run(options(&mut install))
    })
}

/// The version of a package in `Cargo.lock`.
fn locked_version(package: &str) -> Result<String> {
    let lock = fs::read_to_string(command::root().join("Cargo.lock"))
        .map_err(|error| format!("Cargo.lock: {error}."))?;
    let heading = format!("name = \"{package}\"\nversion = \"");
    lock.split_once(&heading)
        .and_then(|(_, rest)| rest.split_once('"'))
        .map(|(version, _)| version.to_owned())
        .ok_or_else(|| format!("Cargo.lock does not name {package}."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_programs_of_wasm_bindgen_have_the_version_of_the_library() {
        let lock = fs::read_to_string(command::root().join(BINDGEN).join("Cargo.lock")).unwrap();
        let wanted = locked_version("wasm-bindgen").unwrap();
        let locked = format!("name = \"wasm-bindgen-cli\"\nversion = \"{wanted}\"");
        assert!(lock.contains(&locked));
    }
}
