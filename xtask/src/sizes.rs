//! The sizes of what is fetched, and their bounds.

use crate::command::Result;
use std::fs;
use std::io::Write;
use std::path::Path;

/// What is painted before the program is here.
const FIRST_SCREEN: &str = "first screen";
/// All that is fetched before a card can be dealt: the first screen and the table's program, in one go.
const TO_FIRST_CARD: &str = "to the first card";
/// The fonts, in all languages.
const FONTS: &str = "fonts";
/// All of it.
const ALL: &str = "all of it";

/// The end of the name of each font file.
pub const FONTS_END: &str = ".woff2";

/// The largest allowed sizes in bytes with Brotli.
const BOUNDS: [(&str, usize); 4] = [
    (FIRST_SCREEN, 32_000),
    (TO_FIRST_CARD, 175_000),
    (FONTS, 35_000),
    (ALL, 1_340_000),
];

/// The sizes of the files and of what is bounded, as a Markdown table.
///
/// # Errors
///
/// Something is larger than its bound.
pub fn table(dist: &Path) -> Result<String> {
    let rows = rows(dist)?;
    let table = markdown(&rows);
    let wrong: String = rows
        .iter()
        .filter_map(|row| wrong(&row.name, row.brotli))
        .collect();
    if wrong.is_empty() {
        Ok(table)
    } else {
        Err(format!("{table}\n{wrong}"))
    }
}

/// What is wrong with the size of a row. `None`: nothing.
fn wrong(row: &str, brotli: usize) -> Option<String> {
    let (_, most) = BOUNDS.iter().find(|(name, _)| *name == row)?;
    (brotli > *most).then(|| format!("{row} weighs {brotli} bytes, and may weigh {most}.\n"))
}

/// The size of a file as a server packs it.
pub fn packed(folder: &Path, name: &str) -> Result<usize> {
    File::measure(folder, name).map(|file| file.brotli)
}

fn rows(dist: &Path) -> Result<Vec<File>> {
    let measure = |names: Vec<String>| {
        let files = names.iter().map(|name| File::measure(dist, name));
        files.collect::<Result<Vec<_>>>()
    };
    let first = measure(first_load(dist)?)?;
    let later = measure(later_files(dist)?)?;
    let is_painted = |file: &&File| !file.name.ends_with(".wasm") && !file.name.ends_with(".js");
    let is_font = |file: &&File| file.name.ends_with(FONTS_END);
    let sums = [
        File::sum(FIRST_SCREEN, first.iter().filter(is_painted)),
        File::sum(TO_FIRST_CARD, &first),
        File::sum(FONTS, later.iter().filter(is_font)),
        File::sum(ALL, first.iter().chain(&later)),
    ];
    let mut rows: Vec<File> = first.into_iter().chain(later).collect();
    rows.sort_by_key(|file| std::cmp::Reverse(file.brotli));
    rows.extend(sums);
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

/// The files outside the first load that count: the programs, the later style, the fonts, and the service worker's list.
fn later_files(dist: &Path) -> Result<Vec<String>> {
    let first = first_load(dist)?;
    let mut files = files(dist)?;
    let ends = [".wasm", ".css", "-files.json", FONTS_END];
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

/// Whether browsers do not fetch a file with the first load although the page names it: pictures and data for others, the
/// later style, the reasons of a page that does not start, what takes older keys over, and what stores the app for
/// offline use after the first press.
fn is_for_later(file: &str) -> bool {
    const LATER: [&str; 6] = [
        "apple-touch-icon.png",
        "oembed.json",
        "why.js",
        "lacks.js",
        "inherit.js",
        "keep.js",
    ];
    LATER.contains(&file) || file.ends_with(".css")
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
    fn what_weighs_too_much_is_told() {
        assert_eq!(wrong(TO_FIRST_CARD, 175_000), None);
        assert!(wrong(TO_FIRST_CARD, 175_001).is_some());
        assert_eq!(wrong("index.html", 1_000_000), None);
    }

    #[test]
    fn a_file_is_named_by_the_end_of_an_address() {
        assert!(names(r#"<link href="./card.svg">"#, "card.svg"));
        assert!(names("url(card.svg)", "card.svg"));
        assert!(!names(r#"<link href="./discard.svg">"#, "card.svg"));
    }
}
