//! Edits the built page by CSS selectors. Everything else stays as it is, byte by byte.

use crate::command::Result;
use lol_html::html_content::Element;
use lol_html::{ElementContentHandlers, RewriteStrSettings, Selector, element, rewrite_str, text};
use std::borrow::Cow;
use std::fs;
use std::path::Path;

/// Changes every element that a selector matches.
///
/// # Errors
///
/// No element matches: the page is not as the build expects.
pub fn change(page: &Path, selector: &str, mut work: impl FnMut(&mut Element)) -> Result {
    let failed = |error| format!("{}: {error}.", page.display());
    let before = fs::read_to_string(page).map_err(failed)?;
    let mut found = 0;
    let work = element!(selector, |element| {
        found += 1;
        work(element);
        Ok(())
    });
    let after = rewrite(&before, [work])?;
    if found == 0 {
        return Err(format!("{} has no `{selector}`.", page.display()));
    }
    fs::write(page, after).map_err(failed)
}

/// An attribute and the text of every element that a selector matches.
pub fn texts(page: &str, selector: &str, attribute: &str) -> Result<Vec<(String, String)>> {
    let mut found: Vec<(String, String)> = Vec::new();
    // The handlers run in turn, but both hold the list.
    let list = std::cell::RefCell::new(&mut found);
    let begin = element!(selector, |element| {
        let named = element.get_attribute(attribute).unwrap_or_default();
        list.borrow_mut().push((named, String::new()));
        Ok(())
    });
    let more = text!(selector, |chunk| {
        if let Some((_, text)) = list.borrow_mut().last_mut() {
            text.push_str(chunk.as_str());
        }
        Ok(())
    });
    rewrite(page, [begin, more])?;
    Ok(found)
}

fn rewrite<'h, const N: usize>(
    page: &str,
    handlers: [(Cow<'h, Selector>, ElementContentHandlers<'h>); N],
) -> Result<String> {
    let settings = handlers
        .into_iter()
        .fold(RewriteStrSettings::new(), |settings, handler| {
            settings.append_element_content_handler(handler)
        });
    rewrite_str(page, settings).map_err(|error| format!("A page cannot be edited: {error}."))
}
