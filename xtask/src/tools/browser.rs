//! The browsers that the tests drive.

use super::{find, found, install};
use crate::shell::{self, Result};
use std::env;
use std::path::PathBuf;
use std::process::Command;

const BROWSERS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Chromium or its like: the one that `CHROMIUM` names, the first on the path, or else one through apt.
pub fn chromium() -> Result<PathBuf> {
    have("Chromium", "CHROMIUM", &BROWSERS, "chromium")
}

/// The driver of that browser: the one that `CHROMEDRIVER` names, the one on the path, or else one through apt.
pub fn chromedriver() -> Result<PathBuf> {
    have(
        "chromedriver",
        "CHROMEDRIVER",
        &["chromedriver"],
        "chromium-driver",
    )
}

/// What the tests drive the other engines with, by the variable that they read each from.
pub fn other_engines() -> Result<[(&'static str, PathBuf); 3]> {
    // Firefox needs no driver: it is spoken to as its driver would.
    let firefox = ["firefox-esr", "firefox"];
    let webkit = ["WebKitWebDriver"];
    Ok([
        (
            "FIREFOX",
            have("Firefox", "FIREFOX", &firefox, "firefox-esr")?,
        ),
        (
            "WEBKIT_DRIVER",
            have("WebKit", "WEBKIT_DRIVER", &webkit, "webkit2gtk-driver")?,
        ),
        // WebKit's small browser has no way to do without a screen.
        ("XVFB", have("Xvfb", "XVFB", &["Xvfb"], "xvfb")?),
    ])
}

fn have(what: &str, variable: &str, names: &[&str], package: &str) -> Result<PathBuf> {
    if let Some(named) = env::var_os(variable) {
        return Ok(named.into());
    }
    let seek = || names.iter().find_map(|name| find(name));
    if let Some(file) = seek() {
        found(what);
        return Ok(file);
    }
    install(what, "seconds, through apt", || {
        shell::run(apt().arg("update"))?;
        shell::run(apt().args(["install", "--yes", "--no-install-recommends", package]))
    })?;
    seek().ok_or_else(|| format!("{what} is not on the path. Set {variable} to where it lies."))
}

/// `apt-get`, with the rights it needs and no questions.
fn apt() -> Command {
    let root = shell::read(shell::program("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    let mut apt = shell::program(if root { "env" } else { "sudo" });
    apt.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet=2"]);
    apt
}
