//! The oEmbed document. Other sites fetch it on its own, so its addresses must be absolute.

use crate::command::Result;
use crate::markup;
use serde_json::Value;
use std::env;
use std::fs;
use std::path::Path;

/// The environment variable with the address of the site, such as `https://example.org/brag/`.
const SITE: &str = "BRAG_SITE";
/// What `embed.js` says while the site is not known.
const UNKNOWN: &str = "const SITE = \"\";";

/// Writes absolute addresses into the document, the page's link to it, the page for missing files, and the script for
/// other pages, which may be copied elsewhere. Does nothing if the site is not known.
pub fn install(folder: &Path) -> Result {
    match env::var(SITE) {
        Ok(site) => at(folder, &site),
        Err(_) => Ok(()),
    }
}

fn at(folder: &Path, site: &str) -> Result {
    if !(site.starts_with("https://") || site.starts_with("http://")) || !site.ends_with('/') {
        return Err(format!(
            "{SITE} is an address such as https://example.org/brag/, with a slash at its end; it is `{site}`."
        ));
    }
    let lead = |page: &str, selector: &str, address: &str| {
        markup::change(&folder.join(page), selector, |element| {
            // Fails only for invalid names.
            let _ = element.set_attribute("href", &format!("{site}{address}"));
        })
    };
    lead("index.html", "link[rel=alternate]", "oembed.json")?;
    lead("404.html", "a[href=\"./\"]", "")?;
    let script = folder.join("embed.js");
    let failed = |error| format!("{}: {error}.", script.display());
    let text = fs::read_to_string(&script).map_err(failed)?;
    if !text.contains(UNKNOWN) {
        return Err("embed.js has no SITE.".into());
    }
    let known = format!("const SITE = {};", Value::from(site));
    fs::write(&script, text.replacen(UNKNOWN, &known, 1)).map_err(failed)?;
    let path = folder.join("oembed.json");
    let failed = |error| format!("{}: {error}.", path.display());
    let text = fs::read_to_string(&path).map_err(failed)?;
    fs::write(&path, text.replace("./", site)).map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command;

    #[test]
    fn the_script_does_not_know_its_site_until_it_is_told() {
        let script = fs::read_to_string(command::root().join("public/embed.js"));
        assert_eq!(script.expect("the script").matches(UNKNOWN).count(), 1);
    }

    #[test]
    fn every_address_is_whole() {
        let folder = env::temp_dir().join(format!("brag-oembed-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let site = "https://example.org/brag/";
        let files = [
            (
                "index.html",
                "<link href=oembed.json rel=alternate title=Brag><link href=a.svg rel=icon>",
                "<link href=\"https://example.org/brag/oembed.json\" rel=alternate title=Brag><link href=a.svg rel=icon>",
            ),
            (
                "404.html",
                "<a href=\"./\">Here</a><a href=\"./\">Ici</a>",
                "<a href=\"https://example.org/brag/\">Here</a><a href=\"https://example.org/brag/\">Ici</a>",
            ),
            (
                "oembed.json",
                "{\"html\": \"./embed.js\"}",
                "{\"html\": \"https://example.org/brag/embed.js\"}",
            ),
            (
                "embed.js",
                "const SITE = \"\";",
                "const SITE = \"https://example.org/brag/\";",
            ),
        ];
        for (name, before, _) in files {
            fs::write(folder.join(name), before).expect("a file");
        }
        assert!(at(&folder, "example.org").is_err());
        at(&folder, site).expect("addresses");
        for (name, _, after) in files {
            let text = fs::read_to_string(folder.join(name)).expect("a file");
            assert_eq!(text, after, "{name}");
        }
        fs::remove_dir_all(&folder).expect("it can go");
    }
}
