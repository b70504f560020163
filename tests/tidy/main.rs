//! Rules of the project that no compiler checks.

mod circles;
mod doc_lines;
mod docs;
mod files;
mod games;
mod imports;
mod knots;
mod mechanics;
mod parsed;
mod paths;
mod rules;
mod source;

use std::path::Path;

use files::{File, code, files, rust};

/// The engine has no fractions, no clock, no randomness and no browser.
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

/// The code that gets only views.
const NEVER_NAMES_A_TABLE: [&str; 6] = [
    "src/bots",
    "src/app/worker",
    "src/app/table/felt",
    "src/app/table/places",
    "src/app/table/controls",
    "src/app/sheets",
];

const MOST_LINES: usize = 400;

/// The most places of the page that read without subscribing by a wrapper. Elsewhere a read says so itself, or nobody
/// subscribes there: in components, handlers of events and later tasks.
const MOST_UNTRACKED: usize = 23;

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
    let shipped = |file: &File| !file.is_test();
    for file in NEVER_NAMES_A_TABLE
        .into_iter()
        .flat_map(rust)
        .filter(shipped)
    {
        assert!(!has_word(&file.code(), "Table"), "{file} names `Table`");
    }
}

#[test]
fn only_the_storage_reads_saves_and_results_on_the_page() {
    // A long sitting takes seconds, so the storage reads it in slices.
    for file in rust("src/app") {
        let code = file.code();
        assert!(!code.contains("save::read("), "{file} reads it at once");
        if file.path.starts_with("src/app/storage/") {
            continue;
        }
        for read in ["Reading::new(", "SittingResult::read("] {
            assert!(!code.contains(read), "{file} calls `{read}`");
        }
    }
}

#[test]
fn reads_that_do_not_subscribe_are_seldom_wrapped() {
    let wrapped = |file: &File| file.code().matches("untrack(").count();
    let count: usize = rust("src/app").iter().map(wrapped).sum();
    assert!(
        (1..=MOST_UNTRACKED).contains(&count),
        "{count} calls of `untrack`"
    );
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
fn light_and_dark_go_by_the_setting_and_by_the_system() {
    // `light-dark()` knows both, through the colour scheme that the tokens set.
    let one_alone = [
        "data-theme=\"light\"",
        "data-theme=\"dark\"",
        "prefers-color-scheme",
    ];
    let style = files("style", |path| {
        path.extension().is_some_and(|end| end == "css")
    });
    let (tokens, others): (Vec<File>, Vec<File>) = style
        .into_iter()
        .partition(|file| file.path == "style/tokens.css");
    assert!(tokens.len() == 1 && others.len() > 20);
    for file in others {
        for one in one_alone {
            assert!(!file.text.contains(one), "{file} goes by `{one}` alone");
        }
    }
}

#[test]
fn the_style_of_the_table_asks_no_element_what_it_contains() {
    // A browser answers `:has()` on a felt again at every change there. The nodes are marked instead (`marks.rs`).
    let of_sheets = [
        "form",
        "laid",
        "marks",
        "patti",
        "phones",
        "print",
        "records",
        "school",
        "statistics",
        "wide",
    ];
    let may = |path: &str| {
        let mut sheets = of_sheets.iter();
        path == "style/zoom.css" || sheets.any(|name| path == format!("style/later/{name}.css"))
    };
    let style = files("style", |path| {
        path.extension().is_some_and(|end| end == "css")
    });
    let (may, must_not): (Vec<File>, Vec<File>) =
        style.into_iter().partition(|file| may(&file.path));
    assert!(may.len() == of_sheets.len() + 1 && must_not.len() > 15);
    for file in must_not {
        assert!(!file.text.contains(":has("), "{file} uses `:has()`");
    }
}

#[test]
fn the_code_map_names_what_there_is() {
    let folders = [
        "src/", "tests/", "xtask/", "style/", "public/", "docs/", ".cargo/",
    ];
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut count = 0;
    let is_map =
        |path: &Path| path.ends_with("ARCHITECTURE.md") || path.ends_with("docs/decisions.md");
    for file in files("", is_map) {
        for name in file.text.split('`').skip(1).step_by(2) {
            if folders.iter().any(|folder| name.starts_with(folder)) {
                assert!(root.join(name).exists(), "{file} names {name}");
                count += 1;
            }
        }
    }
    assert!(count > 60, "{count} paths");
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
            // Part of a longer path, such as an address on the web, is not a path of a machine.
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

/// Whether a text holds a name as a whole word.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        !before.ends_with(is_of_a_word) && !after.starts_with(is_of_a_word)
    })
}

/// Whether a name may contain this character.
pub fn is_of_a_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

#[test]
fn words_are_whole() {
    assert!(has_word("let t: Table<Held>;", "Table"));
    assert!(!has_word("TableView, a_Table", "Table"));
}
