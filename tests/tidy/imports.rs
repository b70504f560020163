//! The order of the modules, and of the rooms of the page: imports run one way.

use super::files::rust;
use super::paths::{Module, Modules};

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
    ("solver", &["cards", "engine", "random", "games"]),
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

/// The layers of the engine, from below. A layer imports those below it and itself. `mechanics` is the list of their names.
/// The files between `sums` and `play` hold tables, and nobody imports `play`: stages bring its functions along.
const LAYERS: [&str; 5] = ["mechanics", "ground", "facts", "sums", "play"];

/// The entries of the programs belong to the root: they may import every room, and no room imports them.
const PROGRAMS: &str = "programs";

#[test]
fn imports_run_one_way() {
    for (from, to) in arrows() {
        let (Some(home), Some(seen)) = (from.first(), to.first()) else {
            continue;
        };
        let sight = sight(&SIGHT, home);
        assert!(
            home == seen || sight.contains(&seen.as_str()),
            "{} sees {}",
            from.join("/"),
            to.join("/")
        );
    }
}

#[test]
fn rooms_of_the_page_import_one_way() {
    for (at, (room, sight)) in ROOMS.iter().enumerate() {
        let left = &ROOMS[..at];
        let is_left = |name: &&str| left.iter().any(|(other, _)| other == name);
        assert!(sight.iter().all(is_left), "{room} sees its right");
    }
    for (from, to) in arrows() {
        let (Some(home), Some(seen)) = (room(&from), room(&to)) else {
            continue;
        };
        assert!(
            home == PROGRAMS || home == seen || sight(&ROOMS, home).contains(&seen),
            "{} sees {}",
            from.join("/"),
            to.join("/")
        );
    }
}

#[test]
fn layers_of_the_engine_import_what_lies_below() {
    let layer = |module: &Module| {
        let inside = module.strip_prefix(["engine".to_owned()].as_slice())?;
        let layer = LAYERS
            .iter()
            .position(|layer| inside.first().is_some_and(|first| first == layer));
        // The files of the engine itself: above the data, below the play.
        Some(layer.map_or(7, |at| 2 * at))
    };
    for (from, to) in arrows() {
        let (Some(home), Some(seen)) = (layer(&from), layer(&to)) else {
            continue;
        };
        assert!(
            seen <= home,
            "{} sees {}, which lies above it",
            from.join("/"),
            to.join("/")
        );
    }
}

/// Each module of the crate, with each that defines a name which it uses.
fn arrows() -> impl Iterator<Item = (Module, Module)> {
    let arrows = Modules::read(rust("src")).arrows().into_iter();
    arrows.flat_map(|(from, all)| all.into_iter().map(move |to| (from.clone(), to)))
}

/// What a module or a room may import.
fn sight<'s>(order: &[(&str, &'s [&'s str])], name: &str) -> &'s [&'s str] {
    let place = order.iter().find(|(known, _)| *known == name);
    place.map_or_else(
        || panic!("give `{name}` its place in the order of imports"),
        |(_, sight)| sight,
    )
}

/// The room of `src/app` that a module belongs to. `None`: it is the root, which may import all, or lies elsewhere.
fn room(module: &Module) -> Option<&str> {
    let room = module.strip_prefix(["app".to_owned()].as_slice())?.first();
    room.map(String::as_str)
}
