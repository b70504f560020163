//! The style of what is fetched later (`style/later/`): one file, which the page names and what fetches the sheets
//! waits for (`fetch.js`).

use crate::boot::minified_style;
use crate::hashed;
use crate::shell::{self, Result};
use std::fs;
use std::path::Path;

/// Writes the style into a staged build, named by what is in it, and has the page name it.
pub fn install(folder: &Path) -> Result {
    let style = minified_style(&sources()?)?;
    let file = hashed::name(style.as_bytes(), ".css");
    write(&folder.join(&file), &style)?;

    let page = folder.join("index.html");
    let text = read(&page)?;
    let link = format!("<link rel=\"later\" href=\"{file}\">");
    let (head, rest) = text
        .split_once("</head>")
        .ok_or("index.html has no end of its head.")?;
    write(&page, &format!("{head}{link}</head>{rest}"))
}

/// All of it, in the order of the files' names; the layers say what wins.
fn sources() -> Result<String> {
    let folder = shell::root().join("style/later");
    let failed = |error| format!("{}: {error}.", folder.display());
    let files = fs::read_dir(&folder).map_err(failed)?;
    let mut files: Vec<_> = files.flatten().map(|file| file.path()).collect();
    files.sort();
    files.iter().map(|file| read(file)).collect()
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}.", path.display()))
}

fn write(path: &Path, text: &str) -> Result {
    fs::write(path, text).map_err(|error| format!("{}: {error}.", path.display()))
}
