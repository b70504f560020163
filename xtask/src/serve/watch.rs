//! The files that the page is built from, and which of them have changed.

use crate::command;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Files and folders of the project that the page is built from. The scripts in `xtask/` are compiled into this command
/// and count when it is started again.
const SOURCES: [&str; 7] = [
    "src",
    "style",
    "public",
    "index.html",
    "Trunk.toml",
    "Cargo.toml",
    "Cargo.lock",
];

/// How often the files are looked at.
pub const PAUSE: Duration = Duration::from_millis(200);

/// When each source was last written.
pub struct Sources {
    root: PathBuf,
    written: BTreeMap<PathBuf, SystemTime>,
}

impl Sources {
    /// The sources of the project, as they are now.
    pub fn of_project() -> Sources {
        Sources::below(command::root())
    }

    fn below(root: PathBuf) -> Sources {
        let mut written = BTreeMap::new();
        for name in SOURCES {
            gather(&root, &root.join(name), &mut written);
        }
        Sources { root, written }
    }

    /// The files that were changed, added or removed since the last call, with paths from the root. Empty while some
    /// still change, so that a save of many files is one change.
    pub fn changed(&mut self) -> Vec<PathBuf> {
        let now = Sources::below(self.root.clone());
        let changed = difference(&self.written, &now.written);
        if changed.is_empty() {
            return changed;
        }
        std::thread::sleep(PAUSE);
        let later = Sources::below(self.root.clone());
        if !difference(&now.written, &later.written).is_empty() {
            return Vec::new();
        }
        self.written = later.written;
        changed
    }
}

/// A file that goes while it is looked at is gone.
fn gather(root: &Path, path: &Path, written: &mut BTreeMap<PathBuf, SystemTime>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).into_iter().flatten().flatten() {
            gather(root, &entry.path(), written);
        }
    } else if let Ok(when) = fs::metadata(path).and_then(|file| file.modified()) {
        let name = path.strip_prefix(root).unwrap_or(path);
        written.insert(name.to_owned(), when);
    }
}

fn difference(
    before: &BTreeMap<PathBuf, SystemTime>,
    after: &BTreeMap<PathBuf, SystemTime>,
) -> Vec<PathBuf> {
    let is_other = |path: &&PathBuf| before.get(*path) != after.get(*path);
    let gone = before.keys().filter(|path| !after.contains_key(*path));
    after.keys().filter(is_other).chain(gone).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_new_and_removed_files_are_told_once() {
        let root = std::env::temp_dir().join(format!("brag-watch-{}", std::process::id()));
        fs::create_dir_all(root.join("src/app")).expect("folders");
        for name in ["src/a.rs", "src/app/b.rs", "index.html", "README.md"] {
            fs::write(root.join(name), "before").expect("a file");
        }
        let mut sources = Sources::below(root.clone());
        assert!(sources.changed().is_empty());
        let later = SystemTime::now() + Duration::from_secs(5);
        let changed = fs::File::options().write(true).open(root.join("src/a.rs"));
        changed
            .and_then(|file| file.set_modified(later))
            .expect("a time");
        fs::remove_file(root.join("src/app/b.rs")).expect("it goes");
        fs::write(root.join("src/c.rs"), "new").expect("a file");
        fs::write(root.join("README.md"), "no source of the page").expect("a file");
        let told: Vec<_> = sources.changed();
        let expected = ["src/a.rs", "src/c.rs", "src/app/b.rs"].map(PathBuf::from);
        assert_eq!(told, expected);
        assert!(sources.changed().is_empty());
        fs::remove_dir_all(&root).expect("it can go");
    }
}
