//! Browser tests of several files in one process. To start Node with a browser takes two seconds of processor time.

use crate::command::{self, Result};
use std::fs;
use std::path::PathBuf;

/// How many programs run all files, one after another in a few processes. With more of them the last processes end closer together.
const GROUPS: usize = 24;

/// Writes programs that each run some of these test files, whose paths begin at the root of the project. Returns their paths.
/// Neighbours in the list, which are often alike, are in different groups.
///
/// # Errors
///
/// A program can't be written.
pub fn in_groups(files: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let folder = command::root().join("target/browser-tests");
    // Groups of an earlier run would not be run, but only confuse.
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}.", folder.display()))?;
    let count = GROUPS.min(files.len());
    (0..count)
        .map(|nth| {
            let path = folder.join(format!("{nth:02}.test.mjs"));
            let group = files.iter().skip(nth).step_by(count);
            fs::write(&path, program(group))
                .map_err(|error| format!("{}: {error}.", path.display()))?;
            Ok(path)
        })
        .collect()
}

/// A program that imports test files, which registers their tests.
fn program<'a>(files: impl Iterator<Item = &'a PathBuf>) -> String {
    let imports =
        files.map(|file| format!("await import('../../{}');\nendFile();\n", file.display()));
    let start = "import { endFile } from '../../tests/browser/harness.mjs';\n\n";
    start.to_owned() + &imports.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::program;
    use std::path::PathBuf;

    #[test]
    fn a_program_ends_each_file_before_the_next() {
        let files = ["tests/browser/a.test.mjs", "tests/browser/b.test.mjs"].map(PathBuf::from);
        let lines = program(files.iter());
        let lines: Vec<&str> = lines.lines().skip(2).collect();
        assert_eq!(
            lines,
            [
                "await import('../../tests/browser/a.test.mjs');",
                "endFile();",
                "await import('../../tests/browser/b.test.mjs');",
                "endFile();",
            ]
        );
    }
}
