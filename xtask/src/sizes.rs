//! What a first visit loads, in bytes.

use crate::shell::Result;
use std::fs;
use std::io::Write;
use std::path::Path;

/// The files of a first visit with their sizes, then the parts of the program that are fetched at the
/// visitor's first move, as a Markdown table.
pub fn table(dist: &Path) -> Result<String> {
    let mut rows = first_load(dist)?
        .iter()
        .map(|name| File::measure(dist, name))
        .collect::<Result<Vec<_>>>()?;
    rows.sort_by_key(|file| std::cmp::Reverse(file.brotli));
    let total = File {
        name: "first load".to_owned(),
        raw: rows.iter().map(|file| file.raw).sum(),
        gzip: rows.iter().map(|file| file.gzip).sum(),
        brotli: rows.iter().map(|file| file.brotli).sum(),
    };
    rows.push(total);
    let parts = later_parts(dist)?;
    for name in parts {
        rows.push(File::measure(dist, &name)?);
    }
    let width = rows.iter().map(|file| file.name.len()).max().unwrap_or(0);
    let mut table = format!("| {:width$} |      raw |     gzip |   brotli |\n", "file");
    table += &format!("| {:-<width$} | -------: | -------: | -------: |\n", "");
    for File {
        name,
        raw,
        gzip,
        brotli,
    } in &rows
    {
        table += &format!("| {name:width$} | {raw:8} | {gzip:8} | {brotli:8} |\n");
    }
    Ok(table)
}

struct File {
    name: String,
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl File {
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

/// Bytes as a host sends them to a browser that takes gzip.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder
        .write_all(bytes)
        .and_then(|()| encoder.finish())
        .expect("memory takes every byte")
}

/// Bytes as a host sends them to a browser that takes Brotli, packed beforehand.
pub fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let best = brotli::enc::BrotliEncoderParams::default();
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &best).expect("memory takes every byte");
    packed
}

/// The parts of the program that no page names, the style that comes with them, and the list by which all is kept.
fn later_parts(dist: &Path) -> Result<Vec<String>> {
    let first = first_load(dist)?;
    let mut files = files(dist)?;
    let ends = [".wasm", ".css", "-files.json"];
    files.retain(|file| ends.iter().any(|end| file.ends_with(end)));
    files.retain(|file| !first.contains(file));
    Ok(files)
}

/// `index.html` and every file that it names.
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

/// Whether browsers leave a file until the page is put on a home screen, or the sheets are wanted, or for good.
fn is_for_later(file: &str) -> bool {
    file == "apple-touch-icon.png" || file == "oembed.json" || file.ends_with(".css")
}

/// Whether a text names a file, as the end of a relative address.
fn names(text: &str, file: &str) -> bool {
    text.match_indices(file)
        .any(|(at, _)| text[..at].ends_with(['"', '\'', '(', '/', '=']))
}

/// Every file below a folder, by its path from there.
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
    fn a_file_is_named_by_the_end_of_an_address() {
        assert!(names(r#"<link href="./card.svg">"#, "card.svg"));
        assert!(names("url(card.svg)", "card.svg"));
        assert!(!names(r#"<link href="./discard.svg">"#, "card.svg"));
    }
}
