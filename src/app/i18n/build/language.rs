//! Reads the file of a language.

use super::compile;
use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::fs;
use std::path::Path;
use unic_langid::LanguageIdentifier;

/// How many numbers determine a language's plurals. All plural rules for whole numbers in use depend on the last two
/// digits and on whether there are more.
const NUMBERS: usize = 200;

/// A language: its messages in the order of its file, and its properties.
pub struct Language {
    /// Its code, such as `de`.
    pub code: String,
    /// Its own name, from the term `-name`.
    pub name: String,
    /// The separator of thousands, from the term `-thousands`.
    pub thousands: String,
    pub messages: Vec<Message>,
    /// The plural category of each number from 0 on: `one`, `few`, …
    pub plurals: Vec<&'static str>,
}

/// A message of a language.
pub struct Message {
    /// Its id, such as `new-game`.
    pub id: String,
    pub pattern: Pattern<String>,
}

impl Language {
    pub fn read(path: &Path) -> Result<Language, Vec<String>> {
        let text = fs::read_to_string(path)
            .map_err(|error| vec![format!("{}: {error}", path.display())])?;
        let code = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let at = |what: String| format!("{code}.ftl: {what}");
        let resource = parser::parse(text).map_err(|(_, errors)| {
            let errors = errors.into_iter();
            errors
                .map(|error| at(format!("{error} (at byte {})", error.pos.start)))
                .collect::<Vec<_>>()
        })?;
        let mut language = Language {
            plurals: plurals(&code).map_err(|fault| vec![at(fault)])?,
            code: code.clone(),
            name: String::new(),
            thousands: String::new(),
            messages: Vec::new(),
        };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => language.messages.push(Message {
                    id: message.id.name,
                    pattern: message.value.unwrap_or(Pattern {
                        elements: Vec::new(),
                    }),
                }),
                Entry::Term(term) => {
                    let value = compile::plain(&term.value)
                        .ok_or_else(|| vec![at(format!("-{} is not plain text", term.id.name))])?;
                    match term.id.name.as_str() {
                        "name" => language.name = value,
                        "thousands" => language.thousands = value,
                        other => {
                            return Err(vec![at(format!(
                                "-{other} is no term that the page knows"
                            ))]);
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(language)
    }

    pub fn message(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }
}

fn plurals(code: &str) -> Result<Vec<&'static str>, String> {
    let id: LanguageIdentifier = code
        .parse()
        .map_err(|_| "its name is no language's code".to_owned())?;
    let rules = PluralRules::create(id, PluralRuleType::CARDINAL)?;
    (0..NUMBERS)
        .map(|number| Ok(name(rules.select(number)?)))
        .collect()
}

fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}
