//! Tools from the Node registry, exactly as the lock files beside their manifests say.
//!
//! A lock file has the version and the hash of each package, those that a package needs too. No package runs a script when
//! it is installed.

use super::install::{found, install};
use crate::command::{self, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// The packages of one lock file.
struct Packages {
    name: &'static str,
    /// The folder of the manifest, from the root of the project. The packages are installed into it.
    folder: &'static str,
}

/// What a build of the page runs: the optimiser, the bundler, the fonts and what cuts them.
const BUILD: Packages = Packages {
    name: "packages of the build",
    folder: "xtask/npm/build",
};
const LIGHTHOUSE: Packages = Packages {
    name: "Lighthouse",
    folder: "xtask/npm/lighthouse",
};
const BROWSER_TESTS: Packages = Packages {
    name: "packages of the browser tests",
    folder: "tests/browser",
};

/// The folder of the programs of a build.
pub fn programs() -> PathBuf {
    packages().join(".bin")
}

/// The folder of the packages of a build.
pub fn packages() -> PathBuf {
    BUILD.modules()
}

/// Installs what a build runs.
pub fn build_packages() -> Result {
    BUILD.install()
}

/// Installs Lighthouse. Returns its path.
pub fn lighthouse() -> Result<PathBuf> {
    LIGHTHOUSE.install()?;
    Ok(LIGHTHOUSE.modules().join(".bin/lighthouse"))
}

/// Installs the packages of the browser tests.
pub fn browser_packages() -> Result {
    BROWSER_TESTS.install()
}

impl Packages {
    fn home(&self) -> PathBuf {
        command::root().join(self.folder)
    }

    fn modules(&self) -> PathBuf {
        self.home().join("node_modules")
    }

    fn install(&self) -> Result {
        let home = self.home();
        if is_older(
            &home.join("package-lock.json"),
            &self.modules().join(".package-lock.json"),
        ) {
            found(self.name);
            return Ok(());
        }
        install(self.name, "seconds", || {
            command::run(command::program("npm").current_dir(&home).args([
                "ci",
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
            ]))
        })
    }
}

fn is_older(file: &Path, than: &Path) -> bool {
    let time = |file: &Path| fs::metadata(file).and_then(|data| data.modified()).ok();
    matches!((time(file), time(than)), (Some(file), Some(than)) if file <= than)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_package_is_locked_with_its_hash_and_its_version_is_one() {
        for packages in [BUILD, LIGHTHOUSE, BROWSER_TESTS] {
            let lock = fs::read_to_string(packages.home().join("package-lock.json")).unwrap();
            let lock: serde_json::Value = serde_json::from_str(&lock).unwrap();
            let locked = lock["packages"].as_object().unwrap();
            assert!(locked.len() > 1, "{}", packages.folder);
            for (path, package) in locked.iter().filter(|(path, _)| !path.is_empty()) {
                let hash = package["integrity"].as_str().unwrap_or_default();
                assert!(hash.starts_with("sha512-"), "{path} has no hash");
            }
            // Whatever the newest is called on some day is another package on the next.
            let manifest = fs::read_to_string(packages.home().join("package.json")).unwrap();
            let manifest: serde_json::Value = serde_json::from_str(&manifest).unwrap();
            for needs in locked
                .values()
                .filter_map(|one| one["dependencies"].as_object())
            {
                for (name, _) in needs.iter().filter(|(_, version)| *version == "latest") {
                    assert!(manifest["overrides"][name].is_string(), "{name} floats");
                }
            }
            let wanted = locked[""]
                .as_object()
                .unwrap()
                .iter()
                .filter(|(key, _)| key.to_lowercase().ends_with("dependencies"))
                .flat_map(|(_, list)| list.as_object().unwrap());
            for (name, version) in wanted {
                let version = version.as_str().unwrap_or_default();
                assert!(
                    version.starts_with(|first: char| first.is_ascii_digit()),
                    "{name} floats: {version}"
                );
            }
        }
    }
}
