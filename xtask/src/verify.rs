//! `cargo xtask verify FOLDER`: whether a folder holds the page of this checkout, file for file.
//!
//! Two builds of one commit give the same files on machines that can fetch the source of the standard library. So anybody can check what a
//! host serves.

use crate::command::Result;
use crate::{dist, hashed, sizes, trunk};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Builds the page and compares it with the folder.
///
/// # Errors
///
/// A file differs, is missing, or is not of this build.
pub fn run(folder: &str) -> Result {
    let theirs = hashes(Path::new(folder))?;
    dist::run()?;
    let ours = hashes(&trunk::dist())?;
    let faults = differences(&ours, &theirs);
    if faults.is_empty() {
        println!(
            "{folder} is the page of this checkout: {} files are the same.",
            ours.len()
        );
        Ok(())
    } else {
        Err(format!(
            "{folder} is not the page of this checkout:\n{}",
            faults.join("\n")
        ))
    }
}

/// The hash of each file of a folder, by its path in it.
fn hashes(folder: &Path) -> Result<BTreeMap<String, String>> {
    let hash = |file: String| {
        let path = folder.join(&file);
        let bytes = fs::read(&path).map_err(|error| format!("{}: {error}.", path.display()))?;
        Ok((file, hashed::whole(&bytes)))
    };
    sizes::files(folder)?.into_iter().map(hash).collect()
}

/// What is wrong with their files, a line each.
fn differences(ours: &BTreeMap<String, String>, theirs: &BTreeMap<String, String>) -> Vec<String> {
    let changed = ours
        .iter()
        .filter_map(|(file, hash)| match theirs.get(file) {
            None => Some(format!("  {file} is missing")),
            Some(other) if other != hash => Some(format!("  {file} differs")),
            Some(_) => None,
        });
    let added = theirs.keys().filter(|file| !ours.contains_key(*file));
    changed
        .chain(added.map(|file| format!("  {file} is not part of it")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_file_that_is_not_the_same_is_named() {
        let folder = |files: &[(&str, &str)]| {
            let files = files.iter();
            files
                .map(|(file, hash)| ((*file).to_owned(), (*hash).to_owned()))
                .collect()
        };
        let ours = folder(&[("a", "1"), ("b", "2"), ("c", "3")]);
        assert!(differences(&ours, &ours).is_empty());
        let theirs = folder(&[("a", "1"), ("b", "9"), ("d", "4")]);
        assert_eq!(
            differences(&ours, &theirs),
            ["  b differs", "  c is missing", "  d is not part of it"]
        );
    }
}
