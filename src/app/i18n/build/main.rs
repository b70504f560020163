//! Compiles the message files of the languages (`*.ftl` in the folder above) to code. It fails if a language lacks a
//! message that English has.
//!
//! A language is one file in Fluent's syntax. The page supports messages with variables and selectors; it supports no
//! attributes, and no references from one message to another.

mod check;
mod compile;
mod emit;
mod language;
mod options;

use language::Language;
use std::path::Path;
use std::{env, fs, process};

/// The language that the others are compared with.
const FIRST: &str = "en";

fn main() {
    let folder = Path::new("src/app/i18n");
    println!("cargo::rerun-if-changed={}", folder.display());
    if let Err(faults) = build(folder) {
        for fault in faults {
            println!("cargo::error={fault}");
        }
        process::exit(1);
    }
}

fn build(folder: &Path) -> Result<(), Vec<String>> {
    let one = |fault: String| vec![fault];
    let mut languages = Vec::new();
    let files = fs::read_dir(folder).map_err(|error| one(error.to_string()))?;
    for file in files.flatten() {
        let path = file.path();
        if path.extension().is_some_and(|kind| kind == "ftl") {
            languages.push(Language::read(&path)?);
        }
    }
    // English first, then by code.
    languages.sort_by_key(|language| (language.code != FIRST, language.code.clone()));
    let (first, others) = languages
        .split_first()
        .filter(|(first, _)| first.code == FIRST)
        .ok_or_else(|| one(format!("{FIRST}.ftl is missing")))?;
    let faults: Vec<String> = languages
        .iter()
        .flat_map(|language| check::faults(first, language))
        .collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    let out = env::var("OUT_DIR").map_err(|error| one(error.to_string()))?;
    let write = |name: &str, code: String| {
        let file = Path::new(&out).join(name);
        fs::write(file, code).map_err(|error| one(error.to_string()))
    };
    write("english.rs", emit::english(first))?;
    write("options.rs", options::code(first))?;
    write("messages.rs", emit::code(first, others))
}
