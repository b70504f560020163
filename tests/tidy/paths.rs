//! Which module each path in the source names.

use std::collections::{BTreeMap, BTreeSet};

use super::files::File;
use super::parsed::{Import, Parsed};

/// A module, by the names on the way from the root of the crate.
pub type Module = Vec<String>;

/// A path from a module: the module that it starts at, and the names that follow.
type Path = (Module, Vec<String>);

/// The modules of the crate.
pub struct Modules(BTreeMap<Module, Parsed>);

impl Modules {
    /// Reads these files. Those for tests alone are left out.
    pub fn read(files: Vec<File>) -> Modules {
        let is_shipped = |file: &File| {
            !file.is_test() && !file.path.contains("/i18n/build/") && file.path != "src/main.rs"
        };
        let files = files.into_iter().filter(is_shipped);
        Modules(
            files
                .map(|file| (module(&file.path), Parsed::read(&file)))
                .collect(),
        )
    }

    /// The modules whose names each module uses. What it only hands on does not count.
    pub fn arrows(&self) -> BTreeMap<Module, BTreeSet<Module>> {
        let arrows = self.0.iter().map(|(module, parsed)| {
            let used = self.used(module, parsed).into_iter();
            let used = used.filter_map(|path| self.defines(path, 0));
            let others = used.filter(|other| other != module);
            (module.clone(), others.collect())
        });
        arrows.collect()
    }

    /// The modules that each module names: where a name comes through a door, the door. What a door hands on it names too.
    pub fn doors(&self) -> BTreeMap<Module, BTreeSet<Module>> {
        let arrows = self.0.iter().map(|(module, parsed)| {
            let handed_on = parsed.imports.iter().filter(|import| import.is_public);
            let handed_on = handed_on.filter_map(|import| self.start(module, &import.path));
            let used = self.used(module, parsed).into_iter().chain(handed_on);
            let used = used.filter_map(|path| self.door(path));
            let others = used.filter(|other| other != module);
            (module.clone(), others.collect())
        });
        arrows.collect()
    }

    /// The paths that a module uses, each from where it starts.
    fn used(&self, module: &Module, parsed: &Parsed) -> Vec<Path> {
        let private = parsed.imports.iter().filter(|import| !import.is_public);
        let mut used: Vec<Path> = private
            .filter_map(|import| self.start(module, &import.path))
            .collect();
        for names in &parsed.paths {
            if let Some(path) = self.start(module, names) {
                used.push(path);
                continue;
            }
            let import = parsed.imports.iter().find(|one| one.name == names[0]);
            if let Some((from, mut first)) =
                import.and_then(|import| self.start(module, &import.path))
            {
                first.extend(names[1..].iter().cloned());
                used.push((from, first));
            }
        }
        used
    }

    /// Where a path begins. `None`: outside the crate, or at a name that the module has itself.
    fn start(&self, module: &Module, names: &[String]) -> Option<Path> {
        let mut from = module.clone();
        let mut rest = names;
        match names.first()?.as_str() {
            "crate" => {
                from.clear();
                rest = &rest[1..];
            }
            "self" => rest = &rest[1..],
            "super" => {
                while rest.first().is_some_and(|name| name == "super") {
                    from.pop();
                    rest = &rest[1..];
                }
            }
            child => {
                from.push(child.to_owned());
                if !self.0.contains_key(&from) {
                    return None;
                }
                from.pop();
            }
        }
        Some((from, rest.to_vec()))
    }

    /// The first module on a path that defines or hands on the next name. `None`: the path names a module as such.
    fn door(&self, (mut module, names): Path) -> Option<Module> {
        for name in names {
            module.push(name);
            if !self.0.contains_key(&module) {
                module.pop();
                return self.0.contains_key(&module).then_some(module);
            }
        }
        None
    }

    /// The module that defines what a path names. `None`: the path names a module as such, or nothing of the crate.
    fn defines(&self, (mut module, names): Path, depth: usize) -> Option<Module> {
        for (nth, name) in names.iter().enumerate() {
            module.push(name.clone());
            if self.0.contains_key(&module) {
                continue;
            }
            module.pop();
            let parsed = self.0.get(&module)?;
            let brings = |import: &&Import| match import.name.as_str() {
                "*" => self.has(&module, import, name),
                other => other == name,
            };
            let handed_on = parsed.imports.iter().filter(|import| import.is_public);
            let import = handed_on.filter(|_| depth < 8).find(brings);
            if let Some((from, mut rest)) = import.and_then(|one| self.start(&module, &one.path)) {
                if rest.last().is_some_and(|last| last == "*") {
                    rest.pop();
                    rest.push(name.clone());
                }
                rest.extend(names[nth + 1..].iter().cloned());
                return self.defines((from, rest), depth + 1);
            }
            return Some(module);
        }
        None
    }

    /// Whether the module all of whose names are imported here defines this name or hands it on.
    fn has(&self, module: &Module, import: &Import, name: &str) -> bool {
        let Some((mut from, names)) = self.start(module, &import.path) else {
            return false;
        };
        from.extend(names.into_iter().filter(|name| name != "*"));
        self.0.get(&from).is_some_and(|parsed| {
            let mut public = parsed.imports.iter().filter(|import| import.is_public);
            let brings = |import: &Import| match import.name.as_str() {
                "*" => self.has(&from, import, name),
                other => other == name,
            };
            parsed.defined.contains(name) || public.any(brings)
        })
    }
}

/// The module of a file.
fn module(path: &str) -> Module {
    let inside = path.split_once("src/").map_or(path, |(_, inside)| inside);
    let inside = inside.trim_end_matches(".rs");
    let mut names: Module = inside.split('/').map(str::to_owned).collect();
    let is_of_folder = |last: &String| ["mod", "lib", "main"].contains(&last.as_str());
    if names.last().is_some_and(is_of_folder) {
        names.pop();
    }
    names
}

#[test]
fn a_name_is_followed_through_doors_to_the_file_that_defines_it() {
    let file = |path: &str, text: &str| File {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    let modules = Modules::read(vec![
        file("src/lib.rs", "pub mod a; pub mod b;"),
        file(
            "src/a/mod.rs",
            "mod one; pub use one::*; pub use two::Two as Other; mod two;",
        ),
        file("src/a/one.rs", "pub struct One;"),
        file("src/a/two.rs", "pub struct Two;"),
        file(
            "src/b.rs",
            "use crate::a; fn f() { a::One; view! { <p>{crate::a::Other}</p> } } #[cfg(test)] mod t { use crate::c; }",
        ),
    ]);
    let arrows = modules.arrows();
    let of_b: Vec<String> = arrows[&vec!["b".to_owned()]]
        .iter()
        .map(|to| to.join("/"))
        .collect();
    assert_eq!(of_b, ["a/one", "a/two"]);
    assert!(arrows[&vec!["a".to_owned()]].is_empty());
}

#[test]
fn a_name_that_comes_through_a_door_is_of_the_door() {
    let file = |path: &str, text: &str| File {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    let modules = Modules::read(vec![
        file("src/lib.rs", "pub mod a; pub mod b;"),
        file(
            "src/a/mod.rs",
            "mod one; mod two; pub use one::One; pub use two::*;",
        ),
        file("src/a/one.rs", "use super::Two; pub struct One(Two);"),
        file("src/a/two.rs", "pub struct Two;"),
        file("src/b.rs", "use crate::a::{One, Two};"),
    ]);
    let of = |arrows: &BTreeMap<Module, BTreeSet<Module>>, module: &str| {
        let module: Module = module.split('/').map(str::to_owned).collect();
        let to = arrows[&module].iter().map(|to| to.join("/"));
        to.collect::<Vec<_>>()
    };
    let doors = modules.doors();
    assert_eq!(of(&doors, "b"), ["a"]);
    assert_eq!(of(&doors, "a"), ["a/one", "a/two"]);
    assert_eq!(of(&doors, "a/one"), ["a"], "so these two import each other");
    assert_eq!(of(&modules.arrows(), "a/one"), ["a/two"]);
}
