//! The page for missing files.
//!
//! Without it many hosts answer with `index.html`, which a browser would take for the missing file. All of the page is in
//! one file, because it may be sent for any path. It is in all languages, because it does not know that of the visitor.
//! Its script finds the folder of the table, and keeps what the address brings.

use crate::boot::minified;
use crate::command::Result;
use crate::hashed::integrity;
use crate::markup;
use crate::shell_words::{languages, plain};
use lol_html::html_content::ContentType;
use std::fs;
use std::path::Path;

/// Writes the page into a staged build.
pub fn install(folder: &Path) -> Result {
    let path = folder.join("404.html");
    let script = minified(include_str!("not_found.js"))?;
    let page = include_str!("not_found.html")
        .replace("{hash}", &integrity(script.as_bytes()))
        .replace("{script}", &script);
    fs::write(&path, page).map_err(|error| format!("{}: {error}.", path.display()))?;
    let words = words()?;
    markup::change(&path, "main", |main| main.append(&words, ContentType::Html))
}

/// The text in all languages: that the page does not exist, and a link to the table.
fn words() -> Result<String> {
    let mut languages = languages()?;
    // English first.
    languages.sort_by_key(|(code, _)| code != "en");
    let words = languages.iter().map(|(code, file)| {
        let (says, leads) = (
            plain(code, file, "shell-no-page")?,
            plain(code, file, "shell-to-the-table")?,
        );
        Ok(format!(
            "<p lang=\"{code}\">{says} <a href=\"./\">{leads}</a></p>\n"
        ))
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell_words::languages;
    use std::env;

    #[test]
    fn it_speaks_every_language_and_asks_for_nothing() {
        let folder = env::temp_dir().join(format!("brag-missing-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        install(&folder).expect("a page");
        let page = fs::read_to_string(folder.join("404.html")).expect("the page");
        fs::remove_dir_all(&folder).expect("it can go");
        for (code, _) in languages().expect("the message files") {
            assert!(page.contains(&format!("<p lang=\"{code}\">")), "{code}");
        }
        // Its links lead to the folder of the game, wherever that is.
        assert_eq!(
            page.matches(" href=").count(),
            page.matches(" href=\"./\"").count() + 1
        );
        assert!(
            page.contains("href=\"data:,\""),
            "browsers would ask for a picture"
        );
        for fetches in ["src=", "url(", "@import"] {
            assert!(!page.contains(fetches), "{fetches}");
        }
    }
}
