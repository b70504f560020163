//! The oEmbed document. Other sites fetch it on its own, so its addresses must be absolute.

use crate::command::Result;
use crate::markup;
use std::env;
use std::fs;
use std::path::Path;

/// The environment variable with the address of the site, such as `https://example.org/brag/`.
const SITE: &str = "BRAG_SITE";

/// Writes absolute addresses into the document, the page's link to it, and the page for missing files. Does nothing
/// if the site is not known.
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
    let path = folder.join("oembed.json");
    let failed = |error| format!("{}: {error}.", path.display());
    let text = fs::read_to_string(&path).map_err(failed)?;
    fs::write(&path, text.replace("./", site)).map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

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
