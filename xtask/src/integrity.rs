//! The hashes by which a page vouches for the files it loads.

use crate::shell::Result;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha384};
use std::fs;
use std::path::Path;

/// Writes anew every `integrity` in a page, for the files as they lie in a folder now.
pub fn refresh(page: &Path, folder: &Path) -> Result {
    let failed = |path: &Path, error| format!("{}: {error}.", path.display());
    let mut text = fs::read_to_string(page).map_err(|error| failed(page, error))?;
    for link in links(&text) {
        let (Some(href), Some(old)) = (attribute(&link, "href"), attribute(&link, "integrity"))
        else {
            continue;
        };
        let file = folder.join(href);
        let bytes = fs::read(&file).map_err(|error| failed(&file, error))?;
        text = text.replace(&link, &link.replace(old, &hash(&bytes)));
    }
    fs::write(page, text).map_err(|error| failed(page, error))
}

fn links(text: &str) -> Vec<String> {
    let link = |rest: &str| Some(rest[..rest.find('>')?].to_owned());
    text.match_indices("<link ")
        .filter_map(|(at, _)| link(&text[at..]))
        .collect()
}

/// The value of an attribute, in quotation marks or bare.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}="))?;
    match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => rest.split_whitespace().next(),
    }
}

fn hash(bytes: &[u8]) -> String {
    format!("sha384-{}", BASE64_STANDARD.encode(Sha384::digest(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_quoted_or_bare() {
        assert_eq!(
            attribute(r#"<link href="./a.js" integrity="x""#, "href"),
            Some("./a.js")
        );
        assert_eq!(
            attribute("<link integrity=sha384-abc= rel=preload", "integrity"),
            Some("sha384-abc=")
        );
        assert_eq!(attribute("<link rel=preload", "integrity"), None);
    }

    #[test]
    fn the_hash_is_that_of_the_standard() {
        // The SHA-384 of the empty text, as FIPS 180-4's examples give it, in base 64.
        assert_eq!(
            hash(b""),
            "sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb"
        );
    }
}
