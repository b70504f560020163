//! The words of the static first screen, in all languages.
//!
//! Elements of `index.html` name their message, such as `<p data-say="shell-company">`, and contain it in English. The
//! build adds the other languages, and a script that applies them before the first paint.

use crate::boot;
use crate::command::{self, Result};
use crate::markup;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use lol_html::html_content::ContentType;
use serde_json::{Map, Value};
use std::fs;
use std::path::Path;

/// The language of the static page.
const FIRST: &str = "en";

/// The message for a program that cannot be fetched. `boot.js` reads it from the page.
const FAILED: &str = "shell-not-fetched";

/// Puts the messages into a page. Does nothing if there is no language but English.
pub fn install(folder: &Path) -> Result {
    let page = folder.join("index.html");
    let failed = |error| format!("{}: {error}.", page.display());
    let text = fs::read_to_string(&page).map_err(failed)?;
    let places = places(&text)?;
    let said = places.iter().map(|(id, _)| id.as_str()).chain([FAILED]);
    let said: Vec<&str> = said.collect();
    let mut words = Map::new();
    for (code, file) in languages()? {
        let texts = said.iter().map(|id| plain(&code, &file, id));
        let texts = texts.map(|text| Ok(Value::String(text?)));
        let texts = texts.collect::<Result<Vec<_>>>()?;
        if code != FIRST {
            words.insert(code, Value::Array(texts));
        }
    }
    if words.is_empty() {
        return Ok(());
    }
    // The minifier would escape all letters outside ASCII, so the messages are put in after it.
    let words = Value::Object(words).to_string().replace('<', "\\u003c");
    let script = boot::minified(include_str!("shell_words.js"))?.replace("WORDS", &words);
    let script = format!("<script>{script}</script>");
    markup::change(&page, "main", |first| {
        first.after(&script, ContentType::Html)
    })
}

/// The message files, each as the code and the text of a language.
pub fn languages() -> Result<Vec<(String, String)>> {
    let folder = command::root().join("src/app/i18n");
    let failed = |error| format!("{}: {error}.", folder.display());
    let mut languages = Vec::new();
    for file in fs::read_dir(&folder).map_err(failed)?.flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        if let Some(code) = name.strip_suffix(".ftl") {
            let text = fs::read_to_string(file.path()).map_err(failed)?;
            languages.push((code.to_owned(), text));
        }
    }
    languages.sort();
    Ok(languages)
}

/// The text of a message without variables.
pub fn plain(code: &str, file: &str, id: &str) -> Result<String> {
    let resource = parser::parse(file).map_err(|_| format!("{code}.ftl cannot be read."))?;
    let pattern = resource.body.iter().find_map(|entry| match entry {
        Entry::Message(message) if message.id.name == id => message.value.as_ref(),
        _ => None,
    });
    let pattern = pattern.ok_or_else(|| format!("{code}.ftl: {id} is missing."))?;
    let text = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(value.replace('\n', " ")),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => Some(unescape_unicode_to_string(value).into_owned()),
        PatternElement::Placeable { .. } => None,
    });
    text.collect::<Option<String>>().ok_or_else(|| {
        format!(
            "{code}.ftl: {id} is said before the program has come, so nothing may be put into it."
        )
    })
}

/// The messages that a page contains, each as its id and its text.
fn places(page: &str) -> Result<Vec<(String, String)>> {
    markup::texts(page, "[data-say]", "data-say")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> String {
        fs::read_to_string(command::root().join("index.html")).expect("the page")
    }

    #[test]
    fn the_page_says_in_english_what_the_messages_say() {
        let page = page();
        let languages = languages().expect("the message files");
        let (_, english) = languages
            .iter()
            .find(|(code, _)| code == FIRST)
            .expect("English");
        let places = places(&page).expect("a page");
        assert!(places.len() >= 6);
        for (id, text) in places {
            assert_eq!(plain(FIRST, english, &id), Ok(text), "{id}");
        }
        let failed = plain(FIRST, english, FAILED).expect("plain text");
        assert!(page.contains(&format!("data-failed=\"{failed}\"")));
    }

    #[test]
    fn places_are_found_with_and_without_quotation_marks() {
        let page = "<p class=hint data-say=\"a-b\" id=x>One</p><b data-say=c>Two</b>";
        let found = places(page).expect("a page");
        let found: Vec<_> = found
            .iter()
            .map(|(id, text)| (&id[..], &text[..]))
            .collect();
        assert_eq!(found, [("a-b", "One"), ("c", "Two")]);
    }

    #[test]
    fn what_is_put_together_cannot_stand_in_the_page() {
        let file = "a = Plain { \"text\" }\nb = Not { $plain }\n";
        assert_eq!(plain("xx", file, "a").as_deref(), Ok("Plain text"));
        let refused = plain("xx", file, "b").expect_err("it is not plain");
        assert!(refused.contains("xx.ftl: b "), "{refused}");
        assert!(plain("xx", file, "c").is_err());
    }
}
