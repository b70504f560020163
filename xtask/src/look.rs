//! The script that gives the page its look before the first paint (`look.js`).

use crate::boot;
use crate::command::Result;
use crate::markup;
use lol_html::html_content::ContentType;
use std::path::Path;

/// Puts the script into a page, in the place of its link. Before `boot::install`, which adds the start to it.
pub fn install(folder: &Path) -> Result {
    let script = boot::minified(include_str!("look.js"))?;
    let script = format!("<script>{}</script>", script.trim_end());
    markup::change(&folder.join("index.html"), "link[rel=look]", |link| {
        link.replace(&script, ContentType::Html);
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    #[test]
    fn no_script_of_the_page_is_left_to_trunk() {
        let page = fs::read_to_string(crate::command::root().join("index.html")).expect("the page");
        assert!(!page.contains("<script"), "two builds would differ");
    }
}
