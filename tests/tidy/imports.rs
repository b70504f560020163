//! The order of the modules, and of the rooms of the page: imports run one way.

use super::files::rust;
use super::is_of_a_word;

/// Every module of `src/`, with the modules to its left, which are all it may import.
const SIGHT: [(&str, &[&str]); 14] = [
    ("cards", &[]),
    ("engine", &["cards"]),
    ("random", &["cards"]),
    ("phones", &["cards", "random"]),
    ("games", &["cards", "engine"]),
    ("notation", &["cards", "engine", "random", "games"]),
    ("bots", &["cards", "engine", "random", "games"]),
    ("odds", &["cards", "engine", "random", "games"]),
    ("solver", &["cards", "engine", "games"]),
    (
        "rollouts",
        &["cards", "engine", "random", "games", "bots", "solver"],
    ),
    (
        "review",
        &[
            "cards", "engine", "random", "games", "notation", "bots", "solver", "rollouts",
        ],
    ),
    (
        "sitting",
        &[
            "cards", "engine", "random", "games", "notation", "bots", "rollouts",
        ],
    ),
    (
        "school",
        &[
            "cards", "engine", "random", "games", "notation", "bots", "rollouts", "review",
            "sitting",
        ],
    ),
    (
        "app",
        &[
            "cards", "engine", "random", "phones", "games", "notation", "bots", "odds", "rollouts",
            "review", "sitting", "school",
        ],
    ),
];

/// The rooms of `src/app`, from left to right, each with the rooms that it may import. The files of `src/app` itself may
/// import all of them.
const ROOMS: [(&str, &[&str]); 16] = [
    ("platform", &[]),
    ("worker", &["platform"]),
    ("i18n", &["platform"]),
    ("about", &["i18n"]),
    ("settings", &["platform", "i18n"]),
    ("words", &["i18n", "about"]),
    ("draft", &["i18n", "words"]),
    ("storage", &["platform", "settings"]),
    ("lazy", &["platform", "i18n"]),
    (
        "table",
        &[
            "platform", "worker", "i18n", "settings", "words", "storage", "lazy",
        ],
    ),
    ("families", &["platform", "i18n", "words", "table"]),
    (
        "autosave",
        &["platform", "i18n", "words", "storage", "table"],
    ),
    (
        "replay",
        &["platform", "i18n", "settings", "words", "table", "families"],
    ),
    ("sound", &["platform", "settings", "words", "table"]),
    (
        "embed",
        &["platform", "i18n", "settings", "words", "draft", "table"],
    ),
    (
        "sheets",
        &[
            "platform", "worker", "i18n", "about", "settings", "words", "draft", "storage", "lazy",
            "table", "families", "replay", "sound", "embed",
        ],
    ),
];

/// The entries of the programs belong to the root: they may import every room, and no room imports them.
const PROGRAMS: &str = "programs";

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
fn rooms_of_the_page_import_one_way() {
    for (at, (room, sight)) in ROOMS.iter().enumerate() {
        let left = &ROOMS[..at];
        let is_left = |name: &&str| left.iter().any(|(other, _)| other == name);
        assert!(sight.iter().all(is_left), "{room} sees its right");
    }
    for file in rust("src/app") {
        let Some(home) = room(&file.path) else {
            continue;
        };
        let Some((_, sight)) = ROOMS.iter().find(|(name, _)| *name == home) else {
            panic!("{file}: give `{home}` its place in the order of rooms");
        };
        for name in in_app(&file.code(), depth(&file.path)) {
            let is_room = name == PROGRAMS || ROOMS.iter().any(|(room, _)| *room == name);
            assert!(
                !is_room || name == home || sight.contains(&name.as_str()),
                "{file} sees `{name}`"
            );
        }
    }
}

/// The module of `src/` that a file belongs to; `lib.rs` and `main.rs` see everything.
fn module(path: &str) -> Option<String> {
    let inside = path.strip_prefix("src/")?;
    let name = inside.split('/').next()?.trim_end_matches(".rs");
    (!["lib", "main"].contains(&name)).then(|| name.to_owned())
}

/// The room of `src/app/` that a file belongs to; `None`: it is the root, which may import all.
fn room(path: &str) -> Option<String> {
    let inside = path.strip_prefix("src/app/")?;
    let name = inside.split('/').next()?.trim_end_matches(".rs");
    let is_room = inside.contains('/') || ROOMS.iter().any(|(room, _)| *room == name);
    (is_room && name != PROGRAMS).then(|| name.to_owned())
}

/// How many times `super::` leads from a file of `src/` to the root.
fn depth(path: &str) -> usize {
    path.matches('/').count() - usize::from(path.ends_with("/mod.rs"))
}

/// The modules that a text names right after the root, alone or in braces, where so many `super::`
/// lead there.
fn imported(code: &str, depth: usize) -> Vec<String> {
    named_after("crate::", code, depth)
}

/// The same for the modules right after `crate::app`.
fn in_app(code: &str, depth: usize) -> Vec<String> {
    named_after("crate::app::", code, depth - 1)
}

fn named_after(root: &str, code: &str, depth: usize) -> Vec<String> {
    // An inline module, such as that of the tests, is one level deeper.
    let climbs = [depth, depth + 1].map(|times| "super::".repeat(times));
    let roots = climbs.iter().map(String::as_str).chain([root]);
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
    let page =
        "use crate::app::{i18n::{self, say}, programs as fetched};\nuse super::super::words;";
    assert_eq!(in_app(page, 3), ["words", "i18n", "programs"]);
    assert_eq!(room("src/app/table/game/mod.rs").as_deref(), Some("table"));
    assert_eq!(room("src/app/settings.rs").as_deref(), Some("settings"));
    assert_eq!(room("src/app/programs.rs"), None);
}
