//! The service worker: a list of every file of the app, and the keeping of them.

use crate::boot::minified;
use crate::shell::Result;
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// What only an app store or a home screen shows, what speaks to hosts, and what other pages fetch.
const NOT_KEPT: [&str; 6] = [
    "shots/",
    "_headers",
    ".htaccess",
    "sw.js",
    "embed.js",
    "oembed.json",
];

/// Writes the service worker of a build, which keeps every file the app can ask for.
pub fn install(folder: &Path) -> Result {
    let mut files = crate::sizes::files(folder)?;
    files.retain(|file| !NOT_KEPT.iter().any(|other| file.starts_with(other)));
    let mut all = Sha256::new();
    for file in &files {
        let path = folder.join(file);
        all.update(file);
        all.update(fs::read(&path).map_err(|error| format!("{}: {error}.", path.display()))?);
    }
    let version: String = all.finalize()[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let list =
        serde_json::to_string(&files).map_err(|error| format!("The list of files: {error}."))?;
    let script = include_str!("offline.js")
        .replace("{version}", &version)
        .replace("{files}", &list);
    let path = folder.join("sw.js");
    fs::write(&path, minified(&script)?).map_err(|error| format!("{}: {error}.", path.display()))
}
