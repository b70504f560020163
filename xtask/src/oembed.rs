//! The oEmbed document, which readers of other pages fetch on its own and so wants whole addresses, and what else is
//! better off with them.

use crate::shell::Result;
use std::env;
use std::fs;
use std::path::Path;

/// Where a build says that it will be found: `https://example.org/brag/`.
const SITE: &str = "BRAG_SITE";

/// Writes whole addresses into the document, into the page's link to it and into what stands in place of missing files,
/// where the build is told its site.
pub fn install(folder: &Path) -> Result {
    let Ok(site) = env::var(SITE) else {
        return Ok(());
    };
    if !(site.starts_with("https://") || site.starts_with("http://")) || !site.ends_with('/') {
        return Err(format!(
            "{SITE} is an address such as https://example.org/brag/, with a slash at its end; it is `{site}`."
        ));
    }
    for (name, relative, whole) in [
        ("oembed.json", "./", site.clone()),
        (
            "index.html",
            "href=\"oembed.json\"",
            format!("href=\"{site}oembed.json\""),
        ),
        (
            "index.html",
            "href=oembed.json",
            format!("href={site}oembed.json"),
        ),
        ("404.html", "href=\"./\"", format!("href=\"{site}\"")),
    ] {
        let path = folder.join(name);
        let failed = |error| format!("{}: {error}.", path.display());
        let text = fs::read_to_string(&path).map_err(failed)?;
        fs::write(&path, text.replace(relative, &whole)).map_err(failed)?;
    }
    Ok(())
}
