//! What a host shows in place of a file that it lacks.
//!
//! Without such a page many send `index.html` for everything, and browsers take it for the file. It lies anywhere, so it
//! needs no other file and runs nothing; it does not know the visitor's language either and speaks them all.

use crate::shell::Result;
use crate::shell_words::{languages, plain};
use std::fs;
use std::path::Path;

/// Writes the page into a staged build.
pub fn install(folder: &Path) -> Result {
    let path = folder.join("404.html");
    fs::write(&path, page()?).map_err(|error| format!("{}: {error}.", path.display()))
}

fn page() -> Result<String> {
    let mut languages = languages()?;
    // English first, as everywhere.
    languages.sort_by_key(|(code, _)| code != "en");
    let words = languages.iter().map(|(code, file)| {
        let (says, leads) = (
            plain(code, file, "shell-no-page")?,
            plain(code, file, "shell-to-the-table")?,
        );
        Ok(format!(
            "<p lang=\"{code}\">{says} <a href=\"./\">{leads}</a></p>"
        ))
    });
    let words = words.collect::<Result<Vec<_>>>()?.join("\n");
    Ok(include_str!("not_found.html").replace("{words}", &words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_speaks_every_language_and_asks_for_nothing() {
        let page = page().expect("a page");
        for (code, _) in languages().expect("the message files") {
            assert!(page.contains(&format!("<p lang=\"{code}\">")), "{code}");
        }
        // Its links lead to the folder that it stands for, wherever that is.
        assert_eq!(
            page.matches("href=").count(),
            page.matches("href=\"./\"").count() + 1
        );
        assert!(
            page.contains("href=\"data:,\""),
            "browsers would ask for a picture"
        );
        for fetches in ["src=", "url(", "@import", "<script"] {
            assert!(!page.contains(fetches), "{fetches}");
        }
    }
}
