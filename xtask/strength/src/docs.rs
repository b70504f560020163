//! Writes tables into the docs.

use std::fs;
use std::path::Path;

use crate::matches::Won;

const DOCS: &str = "docs/measured.md";

/// Puts this table in place of the one that begins so, in the docs of the package in this folder. `None`: there is none.
pub fn put_table(root: &Path, begins: &str, table: &str) -> Option<()> {
    let docs = fs::read_to_string(root.join(DOCS)).ok()?;
    fs::write(root.join(DOCS), with_table(&docs, begins, table)?).ok()
}

/// A figure as the docs write it.
pub fn told(won: &Won) -> String {
    won.to_string().replace('-', "−")
}

/// The docs with this table in place of the one that begins so. `None`: they have none.
fn with_table(docs: &str, begins: &str, table: &str) -> Option<String> {
    let begin = docs.find(begins)?;
    let rest = &docs[begin..];
    let lines = rest.split_inclusive('\n');
    let old: usize = lines
        .take_while(|line| line.starts_with('|'))
        .map(str::len)
        .sum();
    Some([&docs[..begin], table, &rest[old..]].concat())
}

#[cfg(test)]
mod tests {
    use super::with_table;

    #[test]
    fn a_table_takes_the_place_of_the_one_that_begins_alike() {
        let docs = "Before.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nAfter.\n";
        let table = "| a | c |\n|---|---|\n";
        let written = with_table(docs, "| a |", table).expect("there is one");
        assert_eq!(written, "Before.\n\n| a | c |\n|---|---|\n\nAfter.\n");
        assert_eq!(with_table(docs, "| x |", table), None);
    }
}
