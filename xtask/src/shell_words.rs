//! What the page says before its program has come, in every language.
//!
//! Places of `index.html` name the message that they say, `<p data-say="shell-company">`, and have it in English. The
//! build puts in the others' words, and a script that sets them before the first paint where they are wanted.

use crate::boot;
use crate::shell::{self, Result};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use serde_json::{Map, Value};
use std::fs;
use std::path::Path;

/// The language that stands in the page.
const FIRST: &str = "en";

/// What is said when the program cannot be fetched (`boot.js` reads it from the page).
const FAILED: &str = "shell-not-fetched";

/// Puts the words into a page; nothing where there is no language but English.
pub fn install(folder: &Path) -> Result {
    let page = folder.join("index.html");
    let failed = |error| format!("{}: {error}.", page.display());
    let text = fs::read_to_string(&page).map_err(failed)?;
    let said: Vec<&str> = places(&text).map(|(id, _)| id).chain([FAILED]).collect();
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
    // As the letters are: what makes a script small would write all but English in numbers.
    let words = Value::Object(words).to_string().replace('<', "\\u003c");
    let script = boot::minified(include_str!("shell_words.js"))?.replace("WORDS", &words);
    let (body, rest) = text
        .rsplit_once("</main>")
        .ok_or("index.html has no first screen.")?;
    let whole = format!("{body}</main><script>{script}</script>{rest}");
    fs::write(&page, whole).map_err(failed)
}

/// The message files: a language's code and the text of its file.
pub fn languages() -> Result<Vec<(String, String)>> {
    let folder = shell::root().join("src/ui/language");
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

/// A message in which nothing is put in.
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

/// The places of a page that say a message: which, and what stands there. A small page has no quotation marks.
fn places(page: &str) -> impl Iterator<Item = (&str, &str)> {
    page.split("data-say=").skip(1).filter_map(|rest| {
        let (tag, rest) = rest.split_once('>')?;
        let id = tag.split_whitespace().next()?.trim_matches('"');
        Some((id, rest.split('<').next()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> String {
        fs::read_to_string(shell::root().join("index.html")).expect("the page")
    }

    #[test]
    fn the_page_says_in_english_what_the_messages_say() {
        let page = page();
        let languages = languages().expect("the message files");
        let (_, english) = languages
            .iter()
            .find(|(code, _)| code == FIRST)
            .expect("English");
        assert!(places(&page).count() >= 6);
        for (id, text) in places(&page) {
            assert_eq!(plain(FIRST, english, id).as_deref(), Ok(text), "{id}");
        }
        let failed = plain(FIRST, english, FAILED).expect("plain text");
        assert!(page.contains(&format!("data-failed=\"{failed}\"")));
    }

    #[test]
    fn places_are_found_with_and_without_quotation_marks() {
        let page = "<p class=hint data-say=\"a-b\" id=x>One</p><b data-say=c>Two</b>";
        let found: Vec<_> = places(page).collect();
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
