//! Hashes of files: in their names, and for browsers to verify them.

use crate::command::Result;
use crate::sizes;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// The prefix of files that hosts and browsers may cache for ever.
const BEGINS: &str = "brag-web-";
/// The number of hash bytes in a name.
const SHOWN: usize = 8;

/// The name of a file with this content. `ends` is the end of the name: `.js`, `-de.wasm`.
pub fn name(bytes: &[u8], ends: &str) -> String {
    format!("{BEGINS}{}{ends}", short(bytes))
}

/// The hash as part of a name.
pub fn short(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest[..SHOWN]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The hash in base64.
pub fn whole(bytes: &[u8]) -> String {
    BASE64_STANDARD.encode(Sha256::digest(bytes))
}

/// The `integrity` hash of a file or an inline script.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", whole(bytes))
}

/// Renames a file by its hash, as the last step. Returns the new name.
pub fn rename(file: &Path, ends: &str) -> Result<String> {
    let failed = |error| format!("{}: {error}.", file.display());
    let name = name(&fs::read(file).map_err(failed)?, ends);
    fs::rename(file, file.with_file_name(&name)).map_err(failed)?;
    Ok(name)
}

/// Checks that each hashed name of a build fits its file.
pub fn check(folder: &Path) -> Result {
    for file in sizes::files(folder)? {
        let Some(rest) = file.strip_prefix(BEGINS) else {
            continue;
        };
        let path = folder.join(&file);
        let bytes = fs::read(&path).map_err(|error| format!("{}: {error}.", path.display()))?;
        if !rest.starts_with(&short(&bytes)) {
            return Err(format!("{file} is not named by what is in it."));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn the_hash_is_that_of_the_standard() {
        // SHA-256 of `abc`, from the examples of FIPS 180-4.
        assert_eq!(name(b"abc", ".js"), "brag-web-ba7816bf8f01cfea.js");
        assert_eq!(
            integrity(b"abc"),
            "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
        );
    }

    #[test]
    fn a_name_that_is_not_that_of_its_bytes_is_found() {
        let folder = env::temp_dir().join(format!("brag-hashed-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("index.html"), "other files have no hash").expect("a page");
        fs::write(folder.join("part.wasm"), "abc").expect("a part");
        let name = rename(&folder.join("part.wasm"), "-part.wasm").expect("a name");
        assert_eq!(name, "brag-web-ba7816bf8f01cfea-part.wasm");
        assert_eq!(check(&folder), Ok(()));
        fs::write(folder.join(&name), "abd").expect("other bytes");
        assert!(check(&folder).is_err_and(|error| error.contains(&name)));
        fs::remove_dir_all(&folder).expect("it can go");
    }
}
