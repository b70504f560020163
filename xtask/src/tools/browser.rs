//! The browsers that the tests drive.

use super::install::{found, install};
use super::path::find;
use crate::command::{self, Result};
use std::env;
use std::path::PathBuf;
use std::process::Command;

const BROWSERS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Finds Chromium or the like: the one that `CHROMIUM` names, or the first on the path. Installs it through apt if
/// there is none.
pub fn chromium() -> Result<PathBuf> {
    have("Chromium", "CHROMIUM", &BROWSERS, "chromium")
}

/// Finds the headless shell of Chromium, which runs the tests in half the processor time. If there is none, or
/// `CHROMIUM` names a browser, uses [`chromium`].
pub fn headless_chromium() -> Result<PathBuf> {
    if env::var_os("CHROMIUM").is_some() {
        return chromium();
    }
    let shell = "chromium-headless-shell";
    have("Chromium's headless shell", "CHROMIUM", &[shell], shell).or_else(|why| {
        eprintln!("{why}\nThe whole browser is driven, and the tests take longer.");
        chromium()
    })
}

/// Finds the driver of Chromium: the one that `CHROMEDRIVER` names, or the one on the path. Installs it through apt
/// if there is none.
pub fn chromedriver() -> Result<PathBuf> {
    have(
        "chromedriver",
        "CHROMEDRIVER",
        &["chromedriver"],
        "chromium-driver",
    )
}

/// The programs for the other engines, each with the variable that tells the tests where it is.
pub fn other_engines() -> Result<[(&'static str, PathBuf); 3]> {
    // Firefox needs no driver: the tests speak its protocol.
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
        // WebKit's MiniBrowser needs a display.
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
        command::run(apt().arg("update"))?;
        command::run(apt().args(["install", "--yes", "--no-install-recommends", package]))
    })?;
    seek().ok_or_else(|| format!("{what} is not on the path. Set {variable} to where it lies."))
}

/// `apt-get` as root, without questions.
fn apt() -> Command {
    let root = command::read(command::program("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    let mut apt = command::program(if root { "env" } else { "sudo" });
    apt.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet=2"]);
    apt
}
