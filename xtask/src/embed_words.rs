//! The words that the element `<brag-table>` says itself, in all languages: `public/embed.js` has them in English.

use crate::command::Result;
use crate::shell_words::{languages, plain};
use serde_json::{Map, Value};
use std::fs;
use std::path::Path;

/// The messages, in the order in which the script reads them.
const SAID: [&str; 3] = ["embed-frame-title", "table-not-fetched", "try-again"];
/// The beginning and the end of the words in the script.
const WORDS: (&str, &str) = ("const WORDS = ", ";");

/// Puts the words of all languages into the script of a build.
pub fn install(folder: &Path) -> Result {
    let path = folder.join("embed.js");
    let failed = |error| format!("{}: {error}.", path.display());
    let script = fs::read_to_string(&path).map_err(failed)?;
    let before = written(&script)?;
    let words = Value::Object(words()?).to_string();
    fs::write(&path, script.replacen(before, &words, 1)).map_err(failed)
}

/// The words as the script has them.
fn written(script: &str) -> Result<&str> {
    let after = script.split_once(WORDS.0).map(|(_, after)| after);
    let words = after.and_then(|after| after.split_once(WORDS.1));
    words
        .map(|(words, _)| words)
        .ok_or_else(|| "embed.js has no WORDS.".into())
}

fn words() -> Result<Map<String, Value>> {
    let mut words = Map::new();
    for (code, file) in languages()? {
        let said = SAID.iter().map(|id| plain(&code, &file, id));
        let said = said.map(|said| Ok(Value::String(said?)));
        let said = said.collect::<Result<Vec<_>>>()?;
        words.insert(code, Value::Array(said));
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command;

    #[test]
    fn the_script_says_in_english_what_the_messages_say() {
        let script = fs::read_to_string(command::root().join("public/embed.js"));
        let script = script.expect("the script");
        let words = words().expect("the messages");
        assert!(words.len() > 1);
        let english: Vec<String> = words["en"]
            .as_array()
            .into_iter()
            .flatten()
            .map(Value::to_string)
            .collect();
        let english = format!("{{ en: [{}] }}", english.join(", "));
        assert_eq!(written(&script), Ok(english.as_str()));
    }
}
