//! A build that is not yet in `dist/`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{self, Result, failed};
use crate::{sizes, tools};

/// A staged build: made by Trunk, but not yet in `dist/`.
pub struct Staged {
    pub folder: PathBuf,
    /// The name that Trunk gave the program before it was split.
    pub name: String,
    /// The program as the compiler linked it.
    pub compiled: PathBuf,
    pub is_release: bool,
}

impl Staged {
    /// The build that Trunk has staged.
    pub fn find() -> Result<Staged> {
        let variable =
            |what| env::var(what).map_err(|_| format!("{what} is not set: Trunk calls this."));
        let folder = PathBuf::from(variable("TRUNK_STAGING_DIR")?);
        Staged::at(folder, variable("TRUNK_PROFILE")? == "release")
    }

    fn at(folder: PathBuf, is_release: bool) -> Result<Staged> {
        let files = fs::read_dir(&folder).map_err(|error| failed(&folder, error))?;
        let name = files
            .flatten()
            .filter_map(|file| file.file_name().into_string().ok())
            .find_map(|file| Some(file.strip_suffix(PROGRAM)?.to_owned()))
            .ok_or_else(|| format!("{} holds no program.", folder.display()))?;
        let profile = if is_release { "release" } else { "debug" };
        let compiled = target()
            .join(tools::WASM)
            .join(profile)
            .join("brag-web.wasm");
        Ok(Staged {
            folder,
            name,
            compiled,
            is_release,
        })
    }

    /// Keeps what Trunk has made of everything but the program.
    pub fn keep(&self) -> Result {
        copy(&self.folder, &kept(), |name| !name.ends_with(PROGRAM))?;
        let stand_in = kept().join(format!("{}{PROGRAM}", self.name));
        fs::write(&stand_in, "").map_err(|error| failed(&stand_in, error))
    }

    /// A copy of what was kept, for the program that was compiled last.
    pub fn kept() -> Result<Staged> {
        let folder = target().join("page-renewed");
        copy(&kept(), &folder, |_| true)?;
        Staged::at(folder, false)
    }

    /// Puts the build in the place of another.
    pub fn replace(&self, dist: &Path) -> Result {
        fs::remove_dir_all(dist)
            .and_then(|()| fs::rename(&self.folder, dist))
            .map_err(|error| failed(dist, error))
    }
}

/// The end of the name of the program that Trunk makes.
const PROGRAM: &str = "_bg.wasm";

/// Where a development build of the page is kept as Trunk staged it.
fn kept() -> PathBuf {
    target().join("page-staged")
}

/// Copies the files with these names into a folder that is made anew.
fn copy(from: &Path, to: &Path, is_wanted: impl Fn(&str) -> bool) -> Result {
    if to.exists() {
        fs::remove_dir_all(to).map_err(|error| failed(to, error))?;
    }
    for name in sizes::files(from)? {
        let file = to.join(&name);
        if is_wanted(&name) {
            fs::create_dir_all(file.parent().unwrap_or(to))
                .and_then(|()| fs::copy(from.join(&name), &file))
                .map_err(|error| failed(&file, error))?;
        }
    }
    Ok(())
}

/// The folder of Cargo's output.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| command::root().join("target"), PathBuf::from)
}
