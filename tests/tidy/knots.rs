//! No rooms import each other in a circle, at any level: the files and the folders of a folder are its rooms.

use std::collections::{BTreeMap, BTreeSet};

use super::circles::circle;
use super::files::rust;
use super::paths::{Module, Modules};

#[test]
fn no_rooms_import_each_other_in_a_circle() {
    let arrows = Modules::read(rust("src")).arrows();
    let above = |module: &Module| {
        (0..module.len())
            .map(|depth| module[..depth].to_vec())
            .collect::<Vec<_>>()
    };
    let folders: BTreeSet<Module> = arrows.keys().flat_map(above).collect();
    for folder in folders {
        let name = folder.join("/");
        let circle = circle(&between(&arrows, &folder));
        assert!(
            circle.is_empty(),
            "in {name} these import each other:\n{}",
            circle.join("\n")
        );
    }
}

/// The arrows between the rooms of a folder. What the folder's own file has belongs to the room `mod`.
fn between(
    arrows: &BTreeMap<Module, BTreeSet<Module>>,
    folder: &[String],
) -> BTreeMap<Module, BTreeSet<Module>> {
    let room = |module: &Module| {
        let inside = module.strip_prefix(folder)?;
        Some(vec![
            inside.first().cloned().unwrap_or_else(|| "mod".into()),
        ])
    };
    let mut rooms: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
    for (from, to) in arrows {
        let Some(home) = room(from) else {
            continue;
        };
        let others = to.iter().filter_map(room);
        let others: Vec<Module> = others.filter(|other| *other != home).collect();
        for other in others.iter().chain([&home]) {
            rooms.entry(other.clone()).or_default();
        }
        rooms.entry(home).or_default().extend(others);
    }
    rooms
}

#[test]
fn a_folder_is_one_room_and_its_files_are_rooms_of_it() {
    let module = |path: &str| -> Module { path.split('/').map(str::to_owned).collect() };
    let mut arrows: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
    for (from, to) in [
        ("a/b/one", "a/c"),
        ("a/c", "a/b/two"),
        ("a/b/two", "d"),
        ("a/b", "a/b/one"),
    ] {
        arrows.entry(module(from)).or_default().insert(module(to));
    }
    assert!(circle(&arrows).is_empty(), "no files import each other");
    let rooms = circle(&between(&arrows, &module("a")));
    assert_eq!(rooms, ["b -> c", "c -> b"]);
    assert!(circle(&between(&arrows, &module("a/b"))).is_empty());
}
