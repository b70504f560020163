//! The sizes of the first load and of the parts, and their bounds.

use crate::command::Result;
use crate::parts::names;
use std::fs;
use std::io::Write;
use std::path::Path;

/// The largest allowed sizes in bytes with Brotli, beside those of the parts.
const BOUNDS: [(&str, usize); 4] = [
    (FIRST_LOAD, 105_000),
    (TO_FIRST_CARD, 160_000),
    ("files.json", 2_500),
    ("style", 20_000),
];
const FIRST_LOAD: &str = "first load";
/// All that is fetched before a card can be dealt: the first load and the part that deals.
const TO_FIRST_CARD: &str = "to the first card";
const DEALS: &str = "play";

/// The sizes of the first load's files and of the parts, as a Markdown table.
///
/// # Errors
///
/// A part is larger than its bound, or has none.
pub fn table(dist: &Path) -> Result<String> {
    let rows = rows(dist)?;
    let table = markdown(&rows);
    let first = rows.iter().position(|file| file.name == FIRST_LOAD);
    let bounded = rows.iter().skip(first.unwrap_or(0));
    let wrong: String = bounded
        .filter_map(|file| wrong(&file.name, file.brotli))
        .collect();
    if wrong.is_empty() {
        Ok(table)
    } else {
        Err(format!("{table}\n{wrong}"))
    }
}

/// What is wrong with the size of a file. `None`: nothing.
fn wrong(file: &str, brotli: usize) -> Option<String> {
    let part = part(file);
    let other = BOUNDS.iter().find(|(name, _)| *name == part);
    match names::named(part)
        .map(|part| part.most)
        .or(other.map(|(_, most)| *most))
    {
        Some(most) if brotli <= most => None,
        Some(most) => Some(format!(
            "{part} weighs {brotli} bytes, and may weigh {most}.\n"
        )),
        None => Some(format!(
            "{part} has no bound: see sizes.rs and parts/names.rs.\n"
        )),
    }
}

/// The name of a part from the name of its file, such as `brag-web-0123456789abcdef-play.wasm`.
fn part(file: &str) -> &str {
    let named = file
        .strip_prefix("brag-web-")
        .and_then(|rest| rest.get(16..));
    match named {
        Some(".css") => "style",
        Some(name) => name.trim_start_matches('-').trim_end_matches(".wasm"),
        None => file,
    }
}

/// The size of a file as a server packs it.
pub fn packed(folder: &Path, name: &str) -> Result<usize> {
    File::measure(folder, name).map(|file| file.brotli)
}

fn rows(dist: &Path) -> Result<Vec<File>> {
    let mut rows = first_load(dist)?
        .iter()
        .map(|name| File::measure(dist, name))
        .collect::<Result<Vec<_>>>()?;
    rows.sort_by_key(|file| std::cmp::Reverse(file.brotli));
    rows.push(File::sum(FIRST_LOAD, &rows));
    let later = later_parts(dist)?;
    let later = later.iter().map(|name| File::measure(dist, name));
    let later = later.collect::<Result<Vec<_>>>()?;
    let deals = later.iter().filter(|file| part(&file.name) == DEALS);
    rows.push(File::sum(
        TO_FIRST_CARD,
        rows.last().into_iter().chain(deals),
    ));
    rows.extend(later);
    Ok(rows)
}

fn markdown(rows: &[File]) -> String {
    let width = rows.iter().map(|file| file.name.len()).max().unwrap_or(0);
    let mut table = format!("| {:width$} |      raw |     gzip |   brotli |\n", "file");
    table += &format!("| {:-<width$} | -------: | -------: | -------: |\n", "");
    for File {
        name,
        raw,
        gzip,
        brotli,
    } in rows
    {
        table += &format!("| {name:width$} | {raw:8} | {gzip:8} | {brotli:8} |\n");
    }
    table
}

struct File {
    name: String,
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl File {
    /// Several files as one row.
    fn sum<'a>(name: &str, files: impl IntoIterator<Item = &'a File>) -> File {
        let mut sum = File {
            name: name.to_owned(),
            raw: 0,
            gzip: 0,
            brotli: 0,
        };
        for file in files {
            sum.raw += file.raw;
            sum.gzip += file.gzip;
            sum.brotli += file.brotli;
        }
        sum
    }

    fn measure(dist: &Path, name: &str) -> Result<File> {
        let bytes = fs::read(dist.join(name)).map_err(|error| format!("{name}: {error}."))?;
        Ok(File {
            name: name.to_owned(),
            raw: bytes.len(),
            gzip: gzip(&bytes).len(),
            brotli: brotli(&bytes).len(),
        })
    }
}

/// The bytes compressed with gzip.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder
        .write_all(bytes)
        .and_then(|()| encoder.finish())
        .expect("memory takes every byte")
}

/// The bytes compressed with Brotli at its best level.
pub fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let best = brotli::enc::BrotliEncoderParams::default();
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &best).expect("memory takes every byte");
    packed
}

/// The files outside the first load that have a bound: the parts, the later style, and the service worker's list.
fn later_parts(dist: &Path) -> Result<Vec<String>> {
    let first = first_load(dist)?;
    let mut files = files(dist)?;
    let ends = [".wasm", ".css", "-files.json"];
    files.retain(|file| ends.iter().any(|end| file.ends_with(end)));
    files.retain(|file| !first.contains(file));
    Ok(files)
}

/// The files of the first load: `index.html` and all files that it names.
fn first_load(dist: &Path) -> Result<Vec<String>> {
    let every = files(dist)?;
    let mut load = vec!["index.html".to_owned()];
    let mut read = 0;
    while let Some(name) = load.get(read).cloned() {
        read += 1;
        if !name.ends_with(".html") {
            continue;
        }
        let text = fs::read_to_string(dist.join(&name))
            .map_err(|error| format!("dist/{name}: {error}. Run `cargo xtask dist` first."))?;
        let named = every
            .iter()
            .filter(|file| names(&text, file) && !load.contains(file) && !is_for_later(file))
            .cloned();
        load.extend(named.collect::<Vec<_>>());
    }
    Ok(load)
}

/// Whether browsers do not fetch a file with the first load although the page names it.
fn is_for_later(file: &str) -> bool {
    file == "apple-touch-icon.png" || file == "oembed.json" || file.ends_with(".css")
}

/// Whether a text names a file at the end of a relative address.
fn names(text: &str, file: &str) -> bool {
    text.match_indices(file)
        .any(|(at, _)| text[..at].ends_with(['"', '\'', '(', '/', '=']))
}

/// All files below a folder, as relative paths.
pub fn files(folder: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let entries =
            fs::read_dir(&next).map_err(|error| format!("{}: {error}.", next.display()))?;
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(name) = path.strip_prefix(folder) {
                files.push(name.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_that_weighs_too_much_is_told() {
        let file = "brag-web-0123456789abcdef-play.wasm";
        assert_eq!(part(file), "play");
        assert_eq!(part("brag-web-0123456789abcdef.css"), "style");
        assert_eq!(wrong(file, 60_000), None);
        assert!(wrong(file, 60_001).is_some());
        assert!(wrong("brag-web-0123456789abcdef-new.wasm", 1).is_some());
    }

    #[test]
    fn a_file_is_named_by_the_end_of_an_address() {
        assert!(names(r#"<link href="./card.svg">"#, "card.svg"));
        assert!(names("url(card.svg)", "card.svg"));
        assert!(!names(r#"<link href="./discard.svg">"#, "card.svg"));
    }
}
