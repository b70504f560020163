//! The later style sheet (`style/later/`), for sheets and notices, with the rules that declare the fonts. The page names the file, and the loader waits for
//! it (`fetch.js`).

use crate::boot::minified_style;
use crate::command::{self, Result};
use crate::fonts;
use crate::hashed;
use crate::markup;
use lol_html::html_content::ContentType;
use std::fs;
use std::path::Path;

/// Writes the style sheet into a staged build and names it in the page.
pub fn install(folder: &Path) -> Result {
    let style = minified_style(&(fonts::install(folder)? + &sources()?))?;
    let file = hashed::name(style.as_bytes(), ".css");
    write(&folder.join(&file), &style)?;

    // It stands after the style of the table, because the first mention of a layer decides which layer wins.
    let named = format!("<link rel=later href={file}>");
    markup::change(&folder.join("index.html"), "link[rel=later]", |link| {
        link.replace(&named, ContentType::Html);
    })
}

/// The style sheets, in the order of their names. Cascade layers say which rule wins.
fn sources() -> Result<String> {
    let folder = command::root().join("style/later");
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
