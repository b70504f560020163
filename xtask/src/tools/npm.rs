//! Tools from the Node registry.

use super::{folder, found, install};
use crate::command::{self, Result};
use std::fs;
use std::path::{Path, PathBuf};

const BINARYEN: &str = "132.0.0";
const ESBUILD: &str = "0.25.12";
/// The last version of Lighthouse that runs on Node 20.
const LIGHTHOUSE: &str = "12.8.2";

/// Cuts fonts.
const SUBSET_FONT: &str = "2.9.0";
/// The fonts of the page.
const FONTS: [(&str, &str); 2] = [
    ("@fontsource/piazzolla", "5.3.0"),
    ("@fontsource/fira-sans", "5.3.0"),
];

/// The folder of the programs of Node packages.
pub fn programs() -> PathBuf {
    packages().join(".bin")
}

/// The folder of Node packages.
pub fn packages() -> PathBuf {
    folder().join("npm/node_modules")
}

/// Installs the optimiser of the program.
pub fn wasm_opt() -> Result {
    package("binaryen", BINARYEN)
}

/// Installs the minifier of scripts.
pub fn esbuild() -> Result {
    package("esbuild", ESBUILD)
}

/// Installs the fonts of the page, and what cuts them.
pub fn fonts() -> Result {
    package("subset-font", SUBSET_FONT)?;
    FONTS
        .iter()
        .try_for_each(|(name, version)| package(name, version))
}

/// Installs Lighthouse. Returns its path.
pub fn lighthouse() -> Result<PathBuf> {
    package("lighthouse", LIGHTHOUSE)?;
    Ok(programs().join("lighthouse"))
}

/// Installs the packages of the browser tests, exactly as locked.
pub fn browser_packages() -> Result {
    let tests = command::root().join("tests/browser");
    if is_older(
        &tests.join("package-lock.json"),
        &tests.join("node_modules/.package-lock.json"),
    ) {
        found("packages of the browser tests");
        return Ok(());
    }
    install("packages of the browser tests", "seconds", || {
        command::run(command::program("npm").current_dir(&tests).args([
            "ci",
            "--no-audit",
            "--no-fund",
        ]))
    })
}

fn package(name: &str, wanted: &str) -> Result {
    let what = format!("{name} {wanted}");
    let home = folder().join("npm");
    if installed(&home.join("node_modules").join(name)).as_deref() == Some(wanted) {
        found(&what);
        return Ok(());
    }
    install(&what, "seconds", || {
        let mut npm = command::program("npm");
        npm.args([
            "install",
            "--no-audit",
            "--no-fund",
            "--save-exact",
            "--prefix",
        ])
        .arg(&home);
        command::run(npm.arg(format!("{name}@{wanted}")))
    })
}

/// The version of an installed package.
fn installed(package: &Path) -> Option<String> {
    let manifest = fs::read_to_string(package.join("package.json")).ok()?;
    let manifest: serde_json::Value = serde_json::from_str(&manifest).ok()?;
    Some(manifest["version"].as_str()?.to_owned())
}

fn is_older(file: &Path, than: &Path) -> bool {
    let time = |file: &Path| fs::metadata(file).and_then(|data| data.modified()).ok();
    matches!((time(file), time(than)), (Some(file), Some(than)) if file <= than)
}
