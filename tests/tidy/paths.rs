//! Which module each path in the source names.

use std::collections::{BTreeMap, BTreeSet};

use super::files::File;
use super::is_of_a_word;
use super::source::{bare, shipped};

/// A module, by the names on the way from the root of the crate.
pub type Module = Vec<String>;

/// A path from a module: the module that it starts at, and the names that follow.
type Path = (Module, Vec<String>);

/// The modules of the crate.
pub struct Modules {
    code: BTreeMap<Module, String>,
    /// What each module hands on with `pub use`.
    handed_on: BTreeMap<Module, Vec<Import>>,
}

/// A name that a `use` brings into a module, and where it comes from.
struct Import {
    name: String,
    from: Path,
    is_public: bool,
}

impl Modules {
    /// Reads these files.
    pub fn read(files: Vec<File>) -> Modules {
        let is_shipped = |file: &File| {
            !file.is_test() && !file.path.contains("/i18n/build/") && file.path != "src/main.rs"
        };
        let code: BTreeMap<Module, String> = files
            .into_iter()
            .filter(is_shipped)
            .map(|file| (module(&file.path), shipped(&bare(&file.text))))
            .collect();
        let mut modules = Modules {
            code,
            handed_on: BTreeMap::new(),
        };
        for (module, text) in &modules.code {
            let mut imports = modules.imports(module, text);
            imports.retain(|import| import.is_public);
            modules.handed_on.insert(module.clone(), imports);
        }
        modules
    }

    /// The modules whose names each module uses.
    pub fn arrows(&self) -> BTreeMap<Module, BTreeSet<Module>> {
        let mut arrows = BTreeMap::new();
        for (module, text) in &self.code {
            let imports = self.imports(module, text);
            let body = without_uses(text);
            let mut paths = Vec::new();
            for word in paths_in(&body) {
                if let Some(path) = self.start(module, &word) {
                    paths.push(path);
                } else if let Some(import) = imports.iter().find(|one| one.name == word[0]) {
                    let (from, mut names) = import.from.clone();
                    names.extend(word[1..].iter().cloned());
                    paths.push((from, names));
                }
            }
            let private = imports.into_iter().filter(|import| !import.is_public);
            paths.extend(private.map(|import| import.from));
            let used = paths.into_iter().filter_map(|path| self.defines(path, 0));
            let others = used.filter(|other| other != module);
            arrows.insert(module.clone(), others.collect());
        }
        arrows
    }

    /// The imports of a module.
    fn imports(&self, module: &Module, text: &str) -> Vec<Import> {
        let mut imports = Vec::new();
        for (at, _) in text.match_indices("use ") {
            let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
            let before = &text[line..at];
            let is_public = before.trim_start().starts_with("pub");
            if !before.trim().is_empty() && !is_public {
                continue;
            }
            let Some((tree, _)) = text[at + 4..].split_once(';') else {
                continue;
            };
            // The messages that the build makes are a module that is written out in a file. What they name is left out.
            if before.starts_with(char::is_whitespace) {
                continue;
            }
            for leaf in leaves(tree) {
                let (path, name) = leaf.split_once(" as ").unwrap_or((&leaf, ""));
                let mut names: Vec<String> = path.split("::").map(|n| n.trim().into()).collect();
                if names.last().is_some_and(|last| last == "self") {
                    names.pop();
                }
                let Some(from) = self.start(module, &names) else {
                    continue;
                };
                let own = names.last().cloned().unwrap_or_default();
                let name = if name.is_empty() {
                    own
                } else {
                    name.trim().into()
                };
                imports.push(Import {
                    name,
                    from,
                    is_public,
                });
            }
        }
        imports
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
                if !self.code.contains_key(&from) {
                    return None;
                }
                from.pop();
            }
        }
        Some((from, rest.to_vec()))
    }

    /// The module that defines what a path names. `None`: the path names a module as such, or nothing of the crate.
    fn defines(&self, (mut module, names): Path, depth: usize) -> Option<Module> {
        for (nth, name) in names.iter().enumerate() {
            module.push(name.clone());
            if self.code.contains_key(&module) {
                continue;
            }
            module.pop();
            let handed_on = self.handed_on.get(&module)?;
            let brings = |import: &&Import| match import.name.as_str() {
                "*" => self.has(&import.from, name),
                other => other == name,
            };
            if let Some(import) = handed_on.iter().find(brings).filter(|_| depth < 8) {
                let (from, mut rest) = import.from.clone();
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

    /// Whether a path that ends with `*` leads to a module that defines this name or hands it on.
    fn has(&self, (from, names): &Path, name: &str) -> bool {
        let mut module = from.clone();
        module.extend(names.iter().filter(|name| *name != "*").cloned());
        let handed_on = self.handed_on.get(&module).into_iter().flatten();
        let code = self.code.get(&module).map_or("", String::as_str);
        let kinds = ["enum", "struct", "trait", "type", "fn", "const", "static"];
        let is_defined = |kind: &str| code.contains(&format!("{kind} {name}"));
        handed_on.into_iter().any(|import| import.name == name) || kinds.into_iter().any(is_defined)
    }
}

/// The module of a file.
fn module(path: &str) -> Module {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs");
    let mut names: Module = path.split('/').map(str::to_owned).collect();
    if names
        .last()
        .is_some_and(|last| last == "mod" || last == "lib")
    {
        names.pop();
    }
    names
}

/// The text without its imports.
fn without_uses(text: &str) -> String {
    let mut kept = String::new();
    let mut in_use = false;
    for line in text.lines() {
        let start = line.trim_start().trim_start_matches("pub ");
        in_use |=
            start.starts_with("use ") || start.starts_with("pub(") && start.contains(") use ");
        if !in_use {
            kept += line;
            kept.push('\n');
        }
        in_use &= !line.contains(';');
    }
    kept
}

/// The paths of more than one name in a text.
fn paths_in(text: &str) -> Vec<Vec<String>> {
    let is_of_a_path = |letter: char| is_of_a_word(letter) || letter == ':';
    let words = text.split(|letter| !is_of_a_path(letter));
    let paths = words.filter(|word| word.contains("::"));
    let names = paths.map(|path| path.split("::").map(str::to_owned).collect::<Vec<_>>());
    names.filter(|names| !names[0].is_empty()).collect()
}

/// The paths that a tree of imports such as `a::{b, c::d}` lists.
fn leaves(tree: &str) -> Vec<String> {
    let mut leaves = Vec::new();
    let mut depth = 0;
    let mut from = 0;
    let parts = tree.char_indices().filter_map(|(at, letter)| {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                let part = &tree[from..at];
                from = at + 1;
                return Some(part);
            }
            _ => {}
        }
        None
    });
    let mut parts: Vec<&str> = parts.collect();
    parts.push(&tree[from..]);
    for part in parts
        .into_iter()
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        match part.split_once('{') {
            Some((head, inner)) => {
                let inner = inner.trim_end().trim_end_matches('}');
                leaves.extend(
                    self::leaves(inner)
                        .into_iter()
                        .map(|leaf| head.trim().to_owned() + &leaf),
                );
            }
            None => leaves.push(part.to_owned()),
        }
    }
    leaves
}

#[test]
fn a_tree_of_imports_is_read_leaf_by_leaf() {
    assert_eq!(
        leaves("a::{b, c::{d, e}}, f"),
        ["a::b", "a::c::d", "a::c::e", "f"]
    );
}
