//! The scripts that say why the program does not start: one in the page, and one that is fetched only then. They are in old
//! JavaScript, and have the sentences of all languages. A third one says why a program that follows cannot be used.

use crate::boot;
use crate::command::Result;
use crate::markup;
use crate::shell_words::{languages, plain};
use lol_html::html_content::ContentType;
use serde_json::{Map, Value};
use std::fs;
use std::path::Path;

/// The sentences, as `why.js` names them, and their messages.
const SAID: [(&str, &str); 10] = [
    ("not-fetched", "shell-not-fetched"),
    ("no-wasm", "shell-no-wasm"),
    ("too-old", "shell-too-old"),
    ("from-file", "shell-from-file"),
    ("sandboxed", "shell-sandboxed"),
    ("missing", "shell-file-missing"),
    ("changed", "shell-file-changed"),
    ("wrong-type", "shell-wrong-type"),
    ("no-page", "shell-no-page"),
    ("to-the-table", "shell-to-the-table"),
];
/// The sentences, as `lacks.js` names them, and their messages.
const LACKS: [(&str, &str); 3] = [
    ("missing", "shell-file-missing"),
    ("changed", "shell-file-changed"),
    ("language", "shell-language-lacks"),
];
/// The words in a script, before the build puts in all languages.
const WORDS: &str = "{ en: {} }";

/// Puts one script into the page and the other beside it.
pub fn install(folder: &Path) -> Result {
    let page = folder.join("index.html");
    let inline = boot::minified_for_all(include_str!("failed.js"))?;
    let inline = format!("<script>{inline}</script>");
    markup::change(&page, "main", |first| {
        first.after(&inline, ContentType::Html);
    })?;
    // They may be read in any encoding, and the minifier escapes all letters outside ASCII.
    let scripts = [
        (
            "why.js",
            boot::minified_for_all(&script(include_str!("why.js"), &SAID)?)?,
        ),
        (
            "lacks.js",
            boot::minified(&script(include_str!("lacks.js"), &LACKS)?)?,
        ),
    ];
    for (name, script) in scripts {
        let path = folder.join(name);
        fs::write(&path, script).map_err(|error| format!("{}: {error}.", path.display()))?;
    }
    Ok(())
}

/// The script with its sentences.
fn script(script: &str, said: &[(&str, &str)]) -> Result<String> {
    let words = Value::Object(words(said)?).to_string();
    Ok(script.replacen(WORDS, &words, 1))
}

fn words(said: &[(&str, &str)]) -> Result<Map<String, Value>> {
    let languages = languages()?.into_iter().map(|(code, file)| {
        let said = said.iter().map(|(name, id)| {
            let says = plain(&code, &file, id)?;
            Ok(((*name).to_owned(), Value::String(says)))
        });
        let said = said.collect::<Result<Map<_, _>>>()?;
        Ok((code, Value::Object(said)))
    });
    languages.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_has_a_sentence_of_its_own_in_each_language() {
        for (text, all) in [
            (include_str!("why.js"), &SAID[..]),
            (include_str!("lacks.js"), &LACKS[..]),
        ] {
            let script = script(text, all).expect("the script");
            assert!(!script.contains(WORDS));
            let words = words(all).expect("the messages");
            assert!(words.len() >= 4);
            for (code, said) in words {
                let said: Vec<_> = said.as_object().into_iter().flatten().collect();
                assert_eq!(said.len(), all.len(), "{code}");
                for (nth, (name, says)) in said.iter().enumerate() {
                    assert!(script.contains(&format!("\"{name}\"")), "{name}");
                    let again = said[..nth].iter().any(|(_, other)| other == says);
                    assert!(!again, "{code}: {name}");
                }
            }
        }
    }
}
