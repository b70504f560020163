//! The parts of the program: one table for the splitter, the loader and the bounds.
//!
//! A part begins with a function that has `#[wasm_split(name)]`. The build fails if the program has a part that is not
//! in the table, or lacks one that is.

use std::collections::BTreeSet;

use crate::command::Result;

/// When a part is loaded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Before every part that follows in the table.
    InOrder,
    /// When a game needs it, after all of [`Kind::InOrder`].
    Felt,
    /// When its sheet is opened, after all of [`Kind::InOrder`].
    Sheet,
    /// When the language is chosen. The first screen waits for it.
    Language,
    /// When a sheet needs it: code that only sheets share. No function begins it.
    SharedBySheets,
}

/// A part of the program.
pub struct Known {
    pub name: &'static str,
    pub kind: Kind,
    /// The most bytes, compressed with Brotli.
    pub most: usize,
}

/// The later style sheet comes with these: the result of a deal, and the sheets.
const STYLED: [&str; 2] = ["sitting", "sheets"];

/// The part for code that only sheets share.
pub const SHARED_BY_SHEETS: &str = "common_sheets";

/// All parts. Those that are loaded in order stand in that order.
pub const PARTS: [Known; 24] = [
    known("play", Kind::InOrder, 60_000),
    known("bots", Kind::InOrder, 12_000),
    known("games", Kind::InOrder, 50_000),
    known("sitting", Kind::InOrder, 68_000),
    known("counts", Kind::InOrder, 12_000),
    known("sheets", Kind::InOrder, 200_000),
    known("bus", Kind::Felt, 30_000),
    known("casino_patti", Kind::Felt, 30_000),
    known("rounds_classic", Kind::Felt, 30_000),
    known("sets", Kind::Felt, 34_000),
    known("expert", Kind::Felt, 80_000),
    known("new_game", Kind::Sheet, 45_000),
    known("records", Kind::Sheet, 77_000),
    known("statistics", Kind::Sheet, 33_000),
    known("guides", Kind::Sheet, 39_000),
    known("school", Kind::Sheet, 40_000),
    known("tools", Kind::Sheet, 52_000),
    known(SHARED_BY_SHEETS, Kind::SharedBySheets, 21_000),
    known("de", Kind::Language, 5_000),
    known("de_sheets", Kind::Sheet, 28_000),
    known("fr", Kind::Language, 5_000),
    known("fr_sheets", Kind::Sheet, 28_000),
    known("ru", Kind::Language, 5_000),
    known("ru_sheets", Kind::Sheet, 30_000),
];

const fn known(name: &'static str, kind: Kind, most: usize) -> Known {
    Known { name, kind, most }
}

impl Known {
    /// Whether the later style sheet is fetched with it.
    pub fn has_style(&self) -> bool {
        STYLED.contains(&self.name)
    }

    /// Whether a function of the program begins it.
    fn has_seam(&self) -> bool {
        self.kind != Kind::SharedBySheets
    }
}

/// The part of this name.
pub fn named(name: &str) -> Option<&'static Known> {
    PARTS.iter().find(|part| part.name == name)
}

/// Checks that these are the names of all parts that begin with a function.
pub fn check<'a>(names: impl IntoIterator<Item = &'a str>) -> Result {
    let names: BTreeSet<&str> = names.into_iter().collect();
    let seams = PARTS.iter().filter(|part| part.has_seam());
    let known: BTreeSet<&str> = seams.map(|part| part.name).collect();
    if let Some(unknown) = names.difference(&known).next() {
        return Err(format!(
            "The program has a part `{unknown}` that is not in the table of parts (xtask/src/parts/names.rs)."
        ));
    }
    match known.difference(&names).next() {
        Some(lacking) => Err(format!(
            "The program has no part `{lacking}`, which is in the table of parts (xtask/src/parts/names.rs)."
        )),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seams() -> Vec<&'static str> {
        let seams = PARTS.iter().filter(|part| part.has_seam());
        seams.map(|part| part.name).collect()
    }

    #[test]
    fn the_parts_of_the_program_are_those_of_the_table() {
        assert_eq!(check(seams()), Ok(()));
        let more = check(seams().into_iter().chain(["other"]));
        assert!(more.is_err_and(|error| error.contains("`other`")));
        let fewer = check(seams().into_iter().skip(1));
        assert!(fewer.is_err_and(|error| error.contains(&format!("`{}`", PARTS[0].name))));
    }

    #[test]
    fn each_part_stands_in_the_table_once() {
        let names: BTreeSet<&str> = PARTS.iter().map(|part| part.name).collect();
        assert_eq!(names.len(), PARTS.len());
        assert!(STYLED.iter().all(|name| names.contains(name)));
    }
}
