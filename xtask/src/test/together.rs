//! Browser tests of several files in one process. To start Node with a browser takes 1.8 s of processor time.

use crate::command::{self, Result};
use std::fs;
use std::path::PathBuf;

/// The number of programs. Node runs four of them at a time; with more programs the last ones end closer together.
const GROUPS: usize = 24;

/// Writes programs that each run some of these test files, whose paths begin at the root of the project. Returns their paths.
///
/// # Errors
///
/// A program can't be written.
pub fn in_groups(files: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let folder = command::root().join("target/browser-tests");
    // Groups of an earlier run would not be run, but only confuse.
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}.", folder.display()))?;
    let write = |(nth, group): (usize, Vec<&PathBuf>)| {
        let path = folder.join(format!("{nth:02}.test.mjs"));
        fs::write(&path, program(&group))
            .map_err(|error| format!("{}: {error}.", path.display()))?;
        Ok(path)
    };
    groups(files).into_iter().enumerate().map(write).collect()
}

/// Each file in one group. Neighbours in the list, which are often alike, are in different ones.
fn groups(files: &[PathBuf]) -> Vec<Vec<&PathBuf>> {
    let count = GROUPS.min(files.len());
    let group = |nth| files[nth..].iter().step_by(count).collect();
    (0..count).map(group).collect()
}

/// A program that imports test files, which registers their tests. Its own first test keeps Node from ending the tests of one
/// file while it still reads the next. A file that can't be read fails by its name, and the others are run.
fn program(files: &[&PathBuf]) -> String {
    let start = "\
import { test } from 'node:test';
import { endFile } from '../../tests/browser/harness.mjs';

let allRead;
const reading = new Promise((resolve) => { allRead = resolve; });
test('the files of this group are read', () => reading);

async function read(file) {
  try {
    await import(`../../${file}`);
  } catch (error) {
    test(file, () => { throw error; });
  }
  endFile();
}

";
    let reads = files
        .iter()
        .map(|file| format!("await read('{}');\n", file.display()));
    format!("{start}{}allRead();\n", reads.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::{groups, program};
    use std::path::PathBuf;

    fn files(count: usize) -> Vec<PathBuf> {
        let name = |nth| PathBuf::from(format!("tests/browser/{nth:03}.test.mjs"));
        (0..count).map(name).collect()
    }

    #[test]
    fn each_file_is_in_one_group() {
        for count in [0, 1, 5, 24, 25, 132] {
            let files = files(count);
            let mut grouped: Vec<&PathBuf> = groups(&files).into_iter().flatten().collect();
            grouped.sort();
            assert_eq!(grouped, files.iter().collect::<Vec<_>>(), "{count} files");
        }
    }

    #[test]
    fn a_program_reads_its_files_in_turn() {
        let files = files(2);
        let lines = program(&files.iter().collect::<Vec<_>>());
        let end = "\
await read('tests/browser/000.test.mjs');
await read('tests/browser/001.test.mjs');
allRead();
";
        assert!(lines.ends_with(end), "{lines}");
    }
}
