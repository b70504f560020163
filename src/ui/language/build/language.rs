//! One language as its file has it.

use super::compile;
use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::fs;
use std::path::Path;
use unic_langid::LanguageIdentifier;

/// As many numbers as it takes to know how any number is counted: all plural rules of whole numbers in use look at a
/// number's last two digits, and at whether there are more.
const NUMBERS: usize = 200;

/// A language: its messages in the order of its file, and what holds for all of them.
pub struct Language {
    /// `de`.
    pub code: String,
    /// What it calls itself, from the term `-name`.
    pub name: String,
    /// What stands between thousands, from the term `-thousands`.
    pub thousands: String,
    pub messages: Vec<Message>,
    /// How many of them can be said before the sheets have been fetched; all, where the file does not say.
    pub early: Option<usize>,
    /// How each number from 0 on is counted: `one`, `few`, …
    pub plurals: Vec<&'static str>,
}

/// The comment in the first language after which nothing is said before the sheets have been fetched.
const LATER: &str = "Fetched with the sheets";

/// A message of a language.
pub struct Message {
    /// `new-game`.
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
            early: None,
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
                Entry::ResourceComment(comment)
                    if comment.content.iter().any(|line| line.starts_with(LATER)) =>
                {
                    language.early = Some(language.messages.len());
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
