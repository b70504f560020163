//! What comes from the Node registry.

use super::{folder, found, install};
use crate::shell::{self, Result};
use std::fs;
use std::path::{Path, PathBuf};

const BINARYEN: &str = "132.0.0";
const ESBUILD: &str = "0.25.12";
/// The last line of Lighthouse that runs on Node 20.
const LIGHTHOUSE: &str = "12.8.2";

/// Where the programs of Node packages lie.
pub fn programs() -> PathBuf {
    folder().join("npm/node_modules/.bin")
}

/// The optimiser of the compiled page.
pub fn wasm_opt() -> Result {
    package("binaryen", BINARYEN)
}

/// The minifier of scripts.
pub fn esbuild() -> Result {
    package("esbuild", ESBUILD)
}

/// The auditor of pages; returns the program.
pub fn lighthouse() -> Result<PathBuf> {
    package("lighthouse", LIGHTHOUSE)?;
    Ok(programs().join("lighthouse"))
}

/// The packages of the browser tests, exactly as locked.
pub fn browser_packages() -> Result {
    let tests = shell::root().join("tests/browser");
    if is_older(
        &tests.join("package-lock.json"),
        &tests.join("node_modules/.package-lock.json"),
    ) {
        found("packages of the browser tests");
        return Ok(());
    }
    install("packages of the browser tests", "seconds", || {
        shell::run(shell::program("npm").current_dir(&tests).args([
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
        let mut npm = shell::program("npm");
        npm.args([
            "install",
            "--no-audit",
            "--no-fund",
            "--save-exact",
            "--prefix",
        ])
        .arg(&home);
        shell::run(npm.arg(format!("{name}@{wanted}")))
    })
}

/// The version that an installed package gives itself.
fn installed(package: &Path) -> Option<String> {
    let manifest = fs::read_to_string(package.join("package.json")).ok()?;
    let manifest: serde_json::Value = serde_json::from_str(&manifest).ok()?;
    Some(manifest["version"].as_str()?.to_owned())
}

fn is_older(file: &Path, than: &Path) -> bool {
    let time = |file: &Path| fs::metadata(file).and_then(|data| data.modified()).ok();
    matches!((time(file), time(than)), (Some(file), Some(than)) if file <= than)
}
