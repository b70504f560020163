//! The programs that are fetched later: which files they consist of, which others they need, and how the page fetches them.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use super::merge::{has_variables, merge};
use super::names::{self, LANGUAGES, SHARED, SHEETS};
use crate::command::{Result, failed};
use crate::hashed;

/// The prefix of a program's file in the splitter's output. Files without it hold shared code.
const SPLIT: &str = "split_";

/// A program that is fetched later.
pub struct Part {
    /// Its name in the program.
    name: String,
    /// Its file.
    pub path: PathBuf,
    /// The programs that must be loaded before it.
    needs: BTreeSet<String>,
}

/// Makes the programs from the splitter's files. `files` lists the files that each program needs. Shared code goes to few
/// programs, by which programs share it.
pub fn gather(folder: &Path, files: HashMap<String, Vec<String>>) -> Result<Vec<Part>> {
    names::check(files.keys().map(String::as_str))?;
    let mut users: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (part, files) in &files {
        for file in files {
            users.entry(file).or_default().insert(part);
        }
    }
    let mut shared: BTreeMap<&str, Vec<PathBuf>> = BTreeMap::new();
    for (file, users) in &users {
        let path = folder.join(format!("{file}.wasm"));
        let places = places_of(users);
        if places.len() > 1 {
            check_constant(&path)?;
        }
        for part in places {
            shared.entry(part).or_default().push(path.clone());
        }
    }
    let mut parts = Vec::new();
    for (name, files) in shared {
        let path = folder.join(format!("{SPLIT}{name}.wasm"));
        if let Some(merged) = merged(&files)? {
            fs::write(&path, merged).map_err(|error| failed(&path, error))?;
            let (name, needs) = (name.to_owned(), BTreeSet::new());
            parts.push(Part { name, path, needs });
        }
    }
    for file in users.keys() {
        let path = folder.join(format!("{file}.wasm"));
        if parts.iter().all(|part| part.path != path) {
            fs::remove_file(&path).map_err(|error| failed(&path, error))?;
        }
    }
    let names: BTreeSet<String> = parts.iter().map(|part| part.name.clone()).collect();
    for part in &mut parts {
        let shared = users
            .values()
            .filter(|users| users.contains(part.name.as_str()));
        // A language needs no other program: it has a copy of what it shares.
        let places = shared.filter_map(|users| {
            let places = places_of(users);
            let has_copy = places.contains(&part.name.as_str());
            places.last().copied().filter(|_| !has_copy)
        });
        part.needs = places
            .filter(|needed| names.contains(*needed))
            .map(str::to_owned)
            .collect();
    }
    Ok(without_the_needs_of_needs(parts))
}

/// Leaves out what a program needs through another that it needs: loading that one loads it too.
fn without_the_needs_of_needs(mut parts: Vec<Part>) -> Vec<Part> {
    let all: BTreeMap<String, BTreeSet<String>> = parts
        .iter()
        .map(|part| (part.name.clone(), part.needs.clone()))
        .collect();
    for part in &mut parts {
        let whole = part.needs.clone();
        let needs = |need: &String| all.get(need).into_iter().flatten();
        part.needs.retain(|need| {
            !whole
                .iter()
                .any(|other| needs(other).any(|its| its == need))
        });
    }
    parts
}

/// The programs in which code lies that these programs share. The first screen waits for a language and shall not wait for
/// another program, so a language has a copy of its own.
fn places_of<'a>(users: &BTreeSet<&'a str>) -> Vec<&'a str> {
    let (languages, others): (BTreeSet<&str>, BTreeSet<&str>) =
        users.iter().partition(|user| LANGUAGES.contains(user));
    languages.into_iter().chain(place_of(&others)).collect()
}

/// The program for code that these programs share: one that is loaded before all of them. `None`: there are none.
fn place_of<'a>(users: &BTreeSet<&'a str>) -> Option<&'a str> {
    match users.len() {
        0 | 1 => users.first().copied(),
        _ if users.iter().all(|user| SHEETS.contains(user)) => Some(SHEETS[0]),
        _ => Some(SHARED),
    }
}

/// Checks that a file may be in several programs: loading the second of them must not reset what the page has changed.
fn check_constant(file: &Path) -> Result {
    let module = fs::read(file).map_err(|error| failed(file, error))?;
    match has_variables(&module).map_err(|error| failed(file, error))? {
        false => Ok(()),
        true => Err(
            "A language shares a static variable with another program. Use it in the first program."
                .into(),
        ),
    }
}

/// Merges files into one. `None`: there is nothing in it.
fn merged(files: &[PathBuf]) -> Result<Option<Vec<u8>>> {
    let read = |file: &PathBuf| fs::read(file).map_err(|error| failed(file, error));
    let modules = files.iter().map(read).collect::<Result<Vec<_>>>()?;
    merge(&modules).map_err(|error| failed(&files[0], error))
}

impl Part {
    /// Names the file by its hash.
    pub fn name_file(&mut self) -> Result {
        let file = hashed::rename(&self.path, &format!("-{}.wasm", self.name))?;
        self.path.set_file_name(file);
        Ok(())
    }

    /// The entry of the program in the loader's table: its name, its file, whether it has style, and the programs it needs.
    fn in_script(&self) -> String {
        let file = self.path.file_name().unwrap_or_default().to_string_lossy();
        let has_style = names::has_style(&self.name);
        let needs = self.needs.iter().map(|need| format!(", \"{need}\""));
        format!(
            "{}: [\"{file}\", {}{}],\n",
            self.name,
            u8::from(has_style),
            needs.collect::<String>()
        )
    }
}

/// The loader script. `made` is the splitter's script. It has the programs that the first calls for, and the mark by
/// which a later program of a development build recognises the first.
pub fn loader(parts: &[Part], made: &str) -> String {
    let listed: String = parts.iter().map(Part::in_script).collect();
    let asked = parts.iter().filter_map(|part| {
        let asked = format!("__wasm_split_load_{}", part.name);
        made.contains(&asked)
            .then(|| format!("export const {asked} = loader(\"{}\");\n", part.name))
    });
    let mark = made.split_once("__canary_").and_then(|(_, rest)| {
        let (hash, _) = rest.split_once(':')?;
        Some(format!("__canary_{hash}: ~0xdead"))
    });
    let script = include_str!("loader.js").replace("MARK", &mark.unwrap_or_default());
    let fetch = include_str!("../fetch.js");
    format!(
        "{fetch}const PARTS = {{\n{listed}}};\n{script}{}",
        asked.collect::<String>()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_code_lies_where_it_is_here_before_all_that_share_it() {
        let of = |users: &[&'static str]| places_of(&users.iter().copied().collect());
        assert_eq!(of(&["study"]), ["study"]);
        assert_eq!(of(&["sheets", "study"]), ["sheets"]);
        assert_eq!(of(&["expert", "study"]), ["games"]);
        assert_eq!(of(&["expert", "games", "sheets", "study"]), ["games"]);
        assert_eq!(of(&["de", "fr"]), ["de", "fr"]);
        assert_eq!(of(&["de", "sheets", "study"]), ["de", "sheets"]);
    }

    #[test]
    fn what_is_needed_through_another_part_is_not_listed() {
        let part = |name: &str, needs: &[&str]| Part {
            name: name.to_owned(),
            path: PathBuf::new(),
            needs: needs.iter().map(ToString::to_string).collect(),
        };
        let parts = without_the_needs_of_needs(vec![
            part("games", &[]),
            part("sheets", &["games"]),
            part("study", &["games", "sheets"]),
        ]);
        let needs = parts.into_iter().map(|part| Vec::from_iter(part.needs));
        let few: [&[&str]; 3] = [&[], &["games"], &["sheets"]];
        assert_eq!(Vec::from_iter(needs), few);
    }
}
