//! The programs that are fetched later: one table for the splitter and the loader.
//!
//! A program begins with a function that has `#[wasm_split(name)]`. The build fails if the page has a program that is not
//! in the table, or lacks one that is.

use std::collections::BTreeSet;

use crate::command::Result;

/// The program that all others but the languages need. Code that several of them share lies there.
pub const SHARED: &str = "games";
/// What opens over the table. Code that only these share lies in the first of them.
pub const SHEETS: [&str; 3] = ["sheets", "study", "phones"];
/// What the worker runs too.
const EXPERT: &str = "expert";
/// What reads pictures of the camera.
const READER: &str = "reader";
/// The first screen waits for its language, which needs no other program.
pub const LANGUAGES: [&str; 3] = ["de", "fr", "ru"];

/// The later style sheet comes with these: the result of a deal, and the sheets.
const STYLED: [&str; 2] = ["games", "sheets"];

/// Whether the later style sheet is fetched with this program.
pub fn has_style(name: &str) -> bool {
    STYLED.contains(&name)
}

fn known() -> BTreeSet<&'static str> {
    let others = [SHARED, EXPERT, READER].into_iter().chain(SHEETS);
    others.chain(LANGUAGES).collect()
}

/// Checks that these are the names of all programs.
pub fn check<'a>(names: impl IntoIterator<Item = &'a str>) -> Result {
    let names: BTreeSet<&str> = names.into_iter().collect();
    let known = known();
    if let Some(unknown) = names.difference(&known).next() {
        return Err(format!(
            "The page has a program `{unknown}` that is not in the table of programs (xtask/src/parts/names.rs)."
        ));
    }
    match known.difference(&names).next() {
        Some(lacking) => Err(format!(
            "The page has no program `{lacking}`, which is in the table of programs (xtask/src/parts/names.rs)."
        )),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_programs_of_the_page_are_those_of_the_table() {
        assert_eq!(check(known()), Ok(()));
        let more = check(known().into_iter().chain(["other"]));
        assert!(more.is_err_and(|error| error.contains("`other`")));
        let fewer = check(known().into_iter().filter(|name| *name != EXPERT));
        assert!(fewer.is_err_and(|error| error.contains("`expert`")));
        assert!(STYLED.iter().all(|name| known().contains(name)));
    }
}
