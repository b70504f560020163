//! The files of the project, as the rules read them.

use std::fs;
use std::path::{Path, PathBuf};

use super::source::without_comments;

/// The folders of hand-written code.
const CODE: [&str; 4] = ["src", "xtask", "style", "tests"];

/// A text file of the project.
pub struct File {
    /// Its path from the root of the project.
    pub path: String,
    pub text: String,
}

impl File {
    /// The Rust text without its comments, which may contain forbidden names.
    pub fn code(&self) -> String {
        without_comments(&self.text)
    }

    /// Whether the file is for tests alone.
    pub fn is_test(&self) -> bool {
        self.path.ends_with("tests.rs") || self.path.contains("/tests/")
    }
}

impl std::fmt::Display for File {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.path)
    }
}

/// The Rust files below a folder.
pub fn rust(folder: &str) -> Vec<File> {
    files(folder, |path| {
        path.extension().is_some_and(|end| end == "rs")
    })
}

/// The files of hand-written code.
pub fn code() -> Vec<File> {
    let written = ["rs", "css", "mjs", "js", "html"];
    let is_code = |path: &Path| {
        path.extension()
            .is_some_and(|end| written.iter().any(|known| end == *known))
    };
    CODE.into_iter()
        .flat_map(|folder| files(folder, is_code))
        .collect()
}

/// The text files below a folder of the project, which may be missing; nothing that is built, installed or hidden by git.
pub fn files(folder: &str, wanted: impl Fn(&Path) -> bool) -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let (inner, files): (Vec<PathBuf>, Vec<PathBuf>) = entries
            .map(|entry| entry.path())
            .partition(|path| path.is_dir());
        let ours = |path: &PathBuf| {
            !["target", "dist", "node_modules", ".git"]
                .iter()
                .any(|name| path.ends_with(name))
        };
        folders.extend(inner.into_iter().filter(ours));
        for path in files.into_iter().filter(ours).filter(|path| wanted(path)) {
            // Binary files are skipped.
            let Ok(text) = fs::read_to_string(&path) else {
                continue;
            };
            let path = path
                .strip_prefix(root)
                .unwrap_or(&path)
                .to_string_lossy()
                .replace('\\', "/");
            found.push(File { path, text });
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}
