//! The service worker, the list of every file of the app by which it keeps them, and the keeping.

use crate::boot::minified;
use crate::hashed;
use crate::shell::Result;
use serde_json::{Map, Value};
use std::fs;
use std::path::Path;

/// What only an app store or a home screen shows, what speaks to hosts, what they show in its place, and what other
/// pages fetch.
const NOT_KEPT: [&str; 7] = [
    "shots/",
    "_headers",
    ".htaccess",
    "404.html",
    "sw.js",
    "embed.js",
    "oembed.json",
];

/// Writes the service worker of a build, which keeps every file the app can ask for, and its list. The worker vouches
/// for the list and the list for each file, so that whatever a host sends in place of one is not kept.
pub fn install(folder: &Path) -> Result {
    let mut files = crate::sizes::files(folder)?;
    files.retain(|file| !NOT_KEPT.iter().any(|other| file.starts_with(other)));
    let list = Value::Object(
        files
            .into_iter()
            .map(|file| listed(folder, file))
            .collect::<Result<Map<_, _>>>()?,
    )
    .to_string();
    let name = hashed::name(list.as_bytes(), "-files.json");
    write(&folder.join(&name), &list)?;
    let script = include_str!("offline.js")
        .replace("{version}", &hashed::short(list.as_bytes()))
        .replace("{list}", &name)
        .replace("{list-hash}", &hashed::whole(list.as_bytes()));
    write(&folder.join("sw.js"), &minified(&script)?)
}

/// A file with its hash.
fn listed(folder: &Path, file: String) -> Result<(String, Value)> {
    let path = folder.join(&file);
    let bytes = fs::read(&path).map_err(|error| format!("{}: {error}.", path.display()))?;
    Ok((file, Value::String(hashed::whole(&bytes))))
}

fn write(path: &Path, text: &str) -> Result {
    fs::write(path, text).map_err(|error| format!("{}: {error}.", path.display()))
}
