//! What a file is, told by its name and to browsers: a hash of its bytes.

use crate::shell::Result;
use crate::sizes;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// How the names of files begin that hosts and browsers may keep for ever.
const BEGINS: &str = "brag-web-";
/// How many bytes of the hash stand in a name.
const SHOWN: usize = 8;

/// The name of a file with these bytes; `ends` says what it is: `.js`, `-de.wasm`.
pub fn name(bytes: &[u8], ends: &str) -> String {
    format!("{BEGINS}{}{ends}", short(bytes))
}

/// The hash as it stands in names.
pub fn short(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest[..SHOWN]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The whole hash, in base 64.
pub fn whole(bytes: &[u8]) -> String {
    BASE64_STANDARD.encode(Sha256::digest(bytes))
}

/// The hash by which a page vouches for a file or for a script of its own.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", whole(bytes))
}

/// Names a file by what is in it: the last that happens to it. Returns the name.
pub fn rename(file: &Path, ends: &str) -> Result<String> {
    let failed = |error| format!("{}: {error}.", file.display());
    let name = name(&fs::read(file).map_err(failed)?, ends);
    fs::rename(file, file.with_file_name(&name)).map_err(failed)?;
    Ok(name)
}

/// Makes sure that every such name of a build is that of its bytes.
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
        // The SHA-256 of `abc`, from the examples to FIPS 180-4.
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
