//! The style of what is fetched later (`style/later/`): one file, which the page names and what fetches the sheets
//! waits for.

use crate::boot::{hash, minified_style};
use crate::shell::{self, Result};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// Writes the style into a staged build, named after what is in it, and has the page name it. `loader` fetches the
/// parts of the program `name`.
pub fn install(folder: &Path, name: &str, loader: &Path) -> Result {
    let style = minified_style(&sources()?)?;
    let digest = Sha256::digest(&style);
    let own: String = digest[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let file = format!("brag-web-{own}.css");
    write(&folder.join(&file), &style)?;

    let page = folder.join("index.html");
    let text = read(&page)?;
    let link = format!(
        "<link rel=\"later\" href=\"./{file}\" integrity=\"{}\">",
        hash(style.as_bytes())
    );
    let (head, rest) = text
        .split_once("</head>")
        .ok_or("index.html has no end of its head.")?;
    write(&page, &format!("{head}{link}</head>{rest}"))?;

    let text = read(loader)?;
    let fetch = format!("fetch(new URL(\"./{name}-sheets.wasm\", import.meta.url))");
    if !text.contains(&fetch) {
        return Err("The sheets are not fetched as they were: see dress.rs.".into());
    }
    let text = text.replace(&fetch, &format!("dressed({fetch})"));
    write(loader, &format!("{}{text}", include_str!("dress.js")))
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
