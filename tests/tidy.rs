//! Rules of the house that no compiler knows.

use std::fs;
use std::path::{Path, PathBuf};

/// Every module of `src/`, with the modules to its left, which are all it may import.
const SIGHT: [(&str, &[&str]); 8] = [
    ("cards", &[]),
    ("engine", &["cards"]),
    ("chance", &["cards"]),
    ("games", &["cards", "engine"]),
    ("notation", &["cards", "engine", "chance", "games"]),
    ("policy", &["cards", "engine", "chance", "games"]),
    ("odds", &["cards", "engine", "chance", "games"]),
    (
        "ui",
        &[
            "cards", "engine", "chance", "games", "notation", "policy", "odds",
        ],
    ),
];

/// The engine is exact, has no clock and no luck, and knows no browser.
const NOT_IN_THE_ENGINE: [&str; 10] = [
    "f32",
    "f64",
    "std::time",
    "Instant",
    "SystemTime",
    "rand",
    "getrandom",
    "chacha20",
    "leptos",
    "web_sys",
];

/// What sees only what a viewer may see.
const NEVER_NAMES_A_TABLE: [&str; 4] = [
    "src/policy",
    "src/ui/felt",
    "src/ui/controls",
    "src/ui/pages",
];

/// The folders of hand-written code.
const CODE: [&str; 4] = ["src", "xtask", "style", "tests"];
const MOST_LINES: usize = 400;

#[test]
fn imports_run_one_way() {
    for file in rust("src") {
        let Some(home) = module(&file.path) else {
            continue;
        };
        let Some((_, sight)) = SIGHT.iter().find(|(name, _)| *name == home) else {
            panic!("{file}: give `{home}` its place in the order of imports");
        };
        for name in imported(&file.code(), depth(&file.path)) {
            let known = SIGHT.iter().any(|(module, _)| *module == name);
            assert!(
                !known || name == home || sight.contains(&name.as_str()),
                "{file} sees `{name}`"
            );
        }
    }
}

#[test]
fn locks_name_no_host_but_the_public_registries() {
    for file in files("", |path| path.ends_with("Cargo.lock")) {
        let foreign = |line: &&str| {
            line.starts_with("source = ")
                && !line.contains("registry+https://github.com/rust-lang/crates.io-index")
        };
        assert_eq!(file.text.lines().find(foreign), None, "{file}");
    }
    for file in files("", |path| path.ends_with("package-lock.json")) {
        let foreign = |line: &&str| {
            line.contains("\"resolved\"") && !line.contains("https://registry.npmjs.org/")
        };
        assert_eq!(file.text.lines().find(foreign), None, "{file}");
    }
}

#[test]
fn cards_and_engine_know_neither_fractions_nor_clocks_nor_luck_nor_browsers() {
    for file in rust("src/cards").into_iter().chain(rust("src/engine")) {
        let code = file.code();
        for name in NOT_IN_THE_ENGINE {
            assert!(!has_word(&code, name), "{file} names `{name}`");
        }
    }
}

#[test]
fn whoever_sees_a_view_never_names_a_table() {
    for file in NEVER_NAMES_A_TABLE.into_iter().flat_map(rust) {
        assert!(!has_word(&file.code(), "Table"), "{file} names `Table`");
    }
}

#[test]
fn files_stay_small() {
    for file in code() {
        let lines = file.text.lines().count();
        assert!(
            lines <= MOST_LINES,
            "{file} has {lines} lines: it holds more than one idea"
        );
    }
}

#[test]
fn nothing_is_left_for_later() {
    let marks = ["to do", "fix me"].map(|mark| mark.replace(' ', "").to_uppercase());
    let macros = ["to do!", "un implemented!"].map(|name| name.replace(' ', ""));
    for file in code() {
        for mark in marks.iter().chain(&macros) {
            assert!(!has_word(&file.text, mark), "{file} says `{mark}`");
        }
    }
}

#[test]
fn no_file_names_a_place_on_one_machine() {
    let places = ["work", "root", "home"].map(|folder| format!("/{folder}/"));
    for file in files("", |_| true) {
        for place in &places {
            // A part of a longer path, as of an address on the web, is no place on a machine.
            let begins = |at: usize| {
                !file.text[..at].ends_with(|c: char| c.is_alphanumeric() || ".-_}".contains(c))
            };
            let named = file
                .text
                .match_indices(place.as_str())
                .any(|(at, _)| begins(at));
            assert!(!named, "{file} names a path below `{place}`");
        }
    }
}

/// A text file of the project.
struct File {
    /// Its path from the root of the project.
    path: String,
    text: String,
}

impl File {
    /// The text without its line comments, which may name what code may not.
    fn code(&self) -> String {
        let lines = self
            .text
            .lines()
            .map(|line| line.split("//").next().unwrap_or_default());
        lines.collect::<Vec<_>>().join("\n")
    }
}

impl std::fmt::Display for File {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.path)
    }
}

fn rust(folder: &str) -> Vec<File> {
    files(folder, |path| {
        path.extension().is_some_and(|end| end == "rs")
    })
}

fn code() -> Vec<File> {
    let written = ["rs", "css", "mjs", "js", "html"];
    let is_code = |path: &Path| {
        path.extension()
            .is_some_and(|end| written.iter().any(|known| end == *known))
    };
    CODE.into_iter()
        .flat_map(|folder| files(folder, is_code))
        .collect()
}

/// The text files below a folder of the project, which may be missing; nothing that is built, installed or hidden by git.
fn files(folder: &str, wanted: impl Fn(&Path) -> bool) -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let (inner, files): (Vec<PathBuf>, Vec<PathBuf>) = entries
            .map(|entry| entry.path())
            .partition(|path| path.is_dir());
        let ours = |path: &PathBuf| {
            !["target", "dist", "node_modules", ".git"]
                .iter()
                .any(|name| path.ends_with(name))
        };
        folders.extend(inner.into_iter().filter(ours));
        for path in files.into_iter().filter(ours).filter(|path| wanted(path)) {
            // What is no text holds no rules to break.
            let Ok(text) = fs::read_to_string(&path) else {
                continue;
            };
            let path = path
                .strip_prefix(root)
                .unwrap_or(&path)
                .to_string_lossy()
                .replace('\\', "/");
            found.push(File { path, text });
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// The module of `src/` that a file belongs to; `lib.rs` and `main.rs` see everything.
fn module(path: &str) -> Option<String> {
    let inside = path.strip_prefix("src/")?;
    let name = inside.split('/').next()?.trim_end_matches(".rs");
    (!["lib", "main"].contains(&name)).then(|| name.to_owned())
}

/// How many times `super::` leads from a file of `src/` to the root.
fn depth(path: &str) -> usize {
    path.matches('/').count() - usize::from(path.ends_with("/mod.rs"))
}

/// The modules that a text names right after the root, alone or in braces, where so many `super::`
/// lead there.
fn imported(code: &str, depth: usize) -> Vec<String> {
    // A module within the file, as of its tests, lies one deeper.
    let climbs = [depth, depth + 1].map(|times| "super::".repeat(times));
    let roots = climbs.iter().map(String::as_str).chain(["crate::"]);
    let mut names = Vec::new();
    for rest in roots.flat_map(|root| code.split(root).skip(1)) {
        match rest.strip_prefix('{') {
            Some(group) => names.extend(tops(group)),
            None => names.push(word_at(rest)),
        }
    }
    names
}

/// The first words of a group `a::b, c::{d, e}, f}`, up to the brace that closes it.
fn tops(group: &str) -> Vec<String> {
    let mut names = vec![word_at(group)];
    let mut depth = 0;
    for (at, character) in group.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => names.push(word_at(&group[at + 1..])),
            _ => {}
        }
    }
    names
}

fn word_at(text: &str) -> String {
    text.trim_start()
        .chars()
        .take_while(|c| is_of_a_word(*c))
        .collect()
}

/// Whether a text holds a name as a whole word.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        !before.ends_with(is_of_a_word) && !after.starts_with(is_of_a_word)
    })
}

fn is_of_a_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

#[test]
fn imports_are_read_in_every_form() {
    let group = "use crate::{engine::{Table, view::View}, games};\nfn f(_: crate::ui::App) {}";
    assert_eq!(imported(group, 1), ["engine", "games", "ui"]);
    assert_eq!(depth("src/engine/stage/vying.rs"), 3);
    assert_eq!(depth("src/engine/stage/mod.rs"), 2);
    assert_eq!(
        imported("use super::super::super::games::Game;", 3),
        ["games"]
    );
    assert!(imported("use super::super::Table;", 3).is_empty());
}

#[test]
fn words_are_whole() {
    assert!(has_word("let t: Table<Held>;", "Table"));
    assert!(!has_word("TableView, a_Table", "Table"));
}
