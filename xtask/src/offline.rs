//! The service worker and its list of files.

use crate::boot::minified;
use crate::command::Result;
use crate::hashed;
use serde_json::{Map, Value};
use std::fs;
use std::path::Path;

/// Files that are not stored: those for app stores, home screens, hosts and other pages.
const NOT_KEPT: [&str; 7] = [
    "shots/",
    "_headers",
    ".htaccess",
    "404.html",
    "sw.js",
    "embed.js",
    "oembed.json",
];

/// The first line of the service worker. The owner of a site writes a word between the quotation marks, so it is not
/// minified (`docs/hosting.md`).
const RENEWAL: &str = "const RENEWAL = \"\";\n";

/// Writes the service worker and its list. The worker contains the hash of the list, and the list the hash of each
/// file, so that nothing else is stored in their place.
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
    write(
        &folder.join("sw.js"),
        &(RENEWAL.to_owned() + &minified(&script)?),
    )
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
