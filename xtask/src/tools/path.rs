//! The search path of the tools, and what is on it.

use super::install::folder;
use super::npm;
use crate::command;
use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

/// The search path: the tools of the project, then those of the user.
pub fn path() -> OsString {
    let own = [folder().join("bin"), npm::programs()];
    let users = env::var_os("PATH").unwrap_or_default();
    env::join_paths(own.into_iter().chain(env::split_paths(&users)))
        .expect("PATH was split from a PATH")
}

/// The first program of that name on [`path`].
pub fn find(program: &str) -> Option<PathBuf> {
    env::split_paths(&path())
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

/// The output of `program --version`. `None`: there is no such program.
pub fn version(program: &str) -> Option<String> {
    let file = find(program)?;
    command::read(command::program(file).arg("--version"))
        .ok()
        .map(|line| line.trim().to_owned())
}
