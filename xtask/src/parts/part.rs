//! The parts of the program: which files they consist of, which other parts they need, and how the page fetches them.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use super::failed;
use super::merge::merge;
use super::names::{self, Kind, Known};
use crate::command::Result;
use crate::hashed;

/// The prefix of a part's file in the splitter's output. Files without it hold shared code.
const SPLIT: &str = "split_";
/// A part that is fetched later.
pub struct Part {
    /// Its name in the program.
    name: String,
    /// Its file.
    pub path: PathBuf,
    /// The parts that must be loaded before it.
    needs: BTreeSet<String>,
}

/// Makes the parts from the splitter's files. `files` lists the files that each part needs. Shared code goes to few
/// parts, by which parts share it.
pub fn gather(folder: &Path, files: HashMap<String, Vec<String>>) -> Result<Vec<Part>> {
    names::check(files.keys().map(String::as_str))?;
    let mut users: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (part, files) in &files {
        for file in files {
            users.entry(file).or_default().insert(part);
        }
    }
    let mut shared: BTreeMap<Option<&str>, Vec<PathBuf>> = BTreeMap::new();
    for (file, users) in &users {
        let path = folder.join(format!("{file}.wasm"));
        shared.entry(part_for(users)).or_default().push(path);
    }
    let mut parts = Vec::new();
    for (name, files) in shared {
        let path = folder.join(format!("{SPLIT}{}.wasm", name.unwrap_or_default()));
        match (gather_into(&path, &files)?, name.map(str::to_owned)) {
            (true, Some(name)) => {
                let needs = BTreeSet::new();
                parts.push(Part { name, path, needs });
            }
            (true, None) => {
                return Err(format!(
                    "There is no part for the code that languages share ({}). Move it to the first program.",
                    path.display()
                ));
            }
            (false, _) => {}
        }
    }
    let names: BTreeSet<String> = parts.iter().map(|part| part.name.clone()).collect();
    for part in &mut parts {
        let shared = users
            .values()
            .filter(|users| users.contains(part.name.as_str()));
        let shared = shared.filter_map(part_for).map(str::to_owned);
        part.needs = shared
            .filter(|needed| names.contains(needed) && *needed != part.name)
            .collect();
    }
    Ok(without_the_needs_of_needs(parts))
}

/// Leaves out what a part needs through another that it needs: loading that one loads it too.
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

/// The part for code that these parts share: the first one that is loaded before all of them, or one for shared code.
/// `None`: a language shares it. The first screen waits for that, and shall not wait for a part that comes later.
fn part_for<'a>(users: &BTreeSet<&'a str>) -> Option<&'a str> {
    if let (1, Some(only)) = (users.len(), users.first()) {
        return Some(only);
    }
    let has_one_of = |kind| {
        users
            .iter()
            .any(|user| names::named(user).is_some_and(|part| part.kind == kind))
    };
    if has_one_of(Kind::Language) {
        return None;
    }
    let mut in_order = names::PARTS
        .iter()
        .filter(|part| part.kind == Kind::InOrder);
    let mut shared_in_order = in_order.clone().filter(|part| users.contains(part.name));
    if let Some(first) = shared_in_order.next() {
        Some(first.name)
    } else if has_one_of(Kind::Felt) {
        // The code that several games share is small. It goes into the last part that is loaded before any of them.
        in_order.next_back().map(|last| last.name)
    } else {
        names::shared_by_sheets()
    }
}

/// Merges files into one. Returns whether there is anything in it.
fn gather_into(whole: &Path, files: &[PathBuf]) -> Result<bool> {
    let read = |file: &PathBuf| fs::read(file).map_err(|error| failed(file, error));
    let modules = files.iter().map(read).collect::<Result<Vec<_>>>()?;
    let merged = merge(&modules).map_err(|error| failed(whole, error))?;
    for file in files {
        fs::remove_file(file).map_err(|error| failed(file, error))?;
    }
    if let Some(merged) = &merged {
        fs::write(whole, merged).map_err(|error| failed(whole, error))?;
    }
    Ok(merged.is_some())
}

impl Part {
    /// Names the file by its hash.
    pub fn name_file(&mut self) -> Result {
        let file = hashed::rename(&self.path, &format!("-{}.wasm", self.name))?;
        self.path.set_file_name(file);
        Ok(())
    }

    /// The entry of the part in the loader's table: its name, its file, whether it has style, and the parts it needs.
    fn in_script(&self) -> String {
        let file = self.path.file_name().unwrap_or_default().to_string_lossy();
        let has_style = names::named(&self.name).is_some_and(Known::has_style);
        let needs = self.needs.iter().map(|need| format!(", \"{need}\""));
        format!(
            "{}: [\"{file}\", {}{}],\n",
            self.name,
            u8::from(has_style),
            needs.collect::<String>()
        )
    }
}

/// The loader script. `made` is the splitter's script, which tells the parts that the program asks for, and the mark
/// by which a part of a development build finds its program.
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
        let of = |users: &[&'static str]| part_for(&users.iter().copied().collect());
        assert_eq!(of(&["new_game", "play", "sheets"]), Some("play"));
        assert_eq!(
            of(&["new_game", "records", "sheets", "sitting"]),
            Some("sitting")
        );
        assert_eq!(of(&["new_game", "sheets"]), Some("sheets"));
        assert_eq!(of(&["new_game"]), Some("new_game"));
        assert_eq!(of(&["new_game", "records"]), Some("common_sheets"));
        assert_eq!(of(&["new_game", "sets"]), Some("sheets"));
        assert_eq!(of(&["bus", "sets"]), Some("sheets"));
        assert_eq!(of(&["de", "fr"]), None);
    }

    #[test]
    fn what_is_needed_through_another_part_is_not_listed() {
        let part = |name: &str, needs: &[&str]| Part {
            name: name.to_owned(),
            path: PathBuf::new(),
            needs: needs.iter().map(ToString::to_string).collect(),
        };
        let parts = without_the_needs_of_needs(vec![
            part("play", &[]),
            part("games", &["play"]),
            part("sheets", &["games", "play"]),
            part("common_sheets", &[]),
            part("tools", &["common_sheets", "games", "play", "sheets"]),
        ]);
        let needs = parts.into_iter().map(|part| Vec::from_iter(part.needs));
        let few: [&[&str]; 5] = [
            &[],
            &["play"],
            &["games"],
            &[],
            &["common_sheets", "sheets"],
        ];
        assert_eq!(Vec::from_iter(needs), few);
    }
}
