//! Writes the texts of the options of games, found by the names of their messages.
//!
//! An option `see_cost` has the messages `rule-see-cost` (its label) and `rule-see-cost-why` (its source). If it has
//! `rule-see-cost-hint`, that explains it. All others that begin with `rule-see-cost-` are the labels of its choices.
//!
//! Its sentences begin with `agreed-see-cost`. One that takes the number of chips, cards or deals is for any amount, and
//! `agreed-see-cost-none` beside it for none. Otherwise there is one for each value, in the order of the file. If there is
//! only one, or if they are named 1, 2, …, the first value needs none.

use super::compile::{self, Kind};
use super::language::{Language, Message};
use std::fmt::Write;

/// Explains a limit without an explanation of its own.
const NO_LIMIT: &str = "empty-is-no-limit";

/// The code of the two modules.
pub fn code(language: &Language) -> String {
    let ids: Vec<&str> = language
        .messages
        .iter()
        .filter_map(|message| message.id.strip_prefix("rule-")?.strip_suffix("-why"))
        .collect();
    let (mut texts, mut sentences) = (String::new(), String::new());
    for id in &ids {
        let (name, key) = (constant(id), id.replace('-', "_"));
        if let Some(text) = text(language, id, &ids) {
            let _ = writeln!(
                texts,
                "/// Of `{key}`.\npub const {name}: RuleText = RuleText {{ key: {key:?}, {text} }};"
            );
        }
        if let Some(sentence) = sentence(language, id, &ids) {
            let _ = writeln!(
                sentences,
                "/// Of `{key}`.\npub const {name}: OptionSentences = OptionSentences::{sentence};"
            );
        }
    }
    format!(
        "/// The texts of options.\npub mod option {{\nuse super::{{RuleText, say}};\n{texts}}}\n\
         /// The sentences of options.\n#[allow(dead_code, reason = \"some games choose between sentences of two options\")]\n\
         pub mod agreed {{\nuse super::{{OptionSentences, say}};\n{sentences}}}\n"
    )
}

/// The fields of an option's texts. `None`: it has no label of its own.
fn text(language: &Language, id: &str, ids: &[&str]) -> Option<String> {
    let label = format!("rule-{id}");
    language.message(&label)?;
    let hint = format!("{label}-hint");
    let hint = language.message(&hint).map_or(NO_LIMIT, |_| &hint);
    let choices: Vec<String> = of(language, "rule-", id, ids)
        .filter(|(rest, _)| !["", "hint", "why"].contains(rest))
        .map(|(_, message)| said(&message.id))
        .collect();
    Some(format!(
        "label: {}, hint: {}, says: &[{}], why: {}",
        said(&label),
        said(hint),
        choices.join(", "),
        said(&format!("{label}-why"))
    ))
}

/// The sentences of an option. `None`: it has none of its own.
fn sentence(language: &Language, id: &str, ids: &[&str]) -> Option<String> {
    let own: Vec<(&str, &Message)> = of(language, "agreed-", id, ids).collect();
    let some = |message: &Message| format!("Some({})", said(&message.id));
    if let Some((_, amount)) = own.iter().find(|(rest, _)| rest.is_empty()) {
        let counts = |message: &Message| {
            let variables = compile::variables(&message.pattern);
            variables.len() == 1 && variables[0].kind == Kind::Count
        };
        let none = own.iter().find(|(rest, _)| *rest == "none");
        let none = none.map_or("None".to_owned(), |(_, message)| some(message));
        let amount = counts(amount).then(|| amount.id.replace('-', "_"));
        return amount.map(|amount| format!("Amount({none}, say::{amount})"));
    }
    let are_counted = || {
        (1..)
            .zip(&own)
            .all(|(nth, (rest, _))| *rest == format!("{nth}"))
    };
    let before = match own.len() {
        0 => return None,
        1 => 1,
        _ => usize::from(are_counted()),
    };
    let none = std::iter::repeat_n("None".to_owned(), before);
    let each: Vec<String> = none
        .chain(own.iter().map(|(_, message)| some(message)))
        .collect();
    Some(format!("Each(&[{}])", each.join(", ")))
}

/// The messages of an option with such a beginning, and what follows its name in theirs. Those of an option with a longer
/// name, such as `pot_limit_blind` beside `pot_limit`, are left out.
fn of<'l>(
    language: &'l Language,
    beginning: &'l str,
    id: &'l str,
    ids: &'l [&'l str],
) -> impl Iterator<Item = (&'l str, &'l Message)> {
    let rest = |name: &'l str, id: &str| match name.strip_prefix(id)? {
        "" => Some(""),
        rest => rest.strip_prefix('-'),
    };
    language.messages.iter().filter_map(move |message| {
        let name = message.id.strip_prefix(beginning)?;
        let found = rest(name, id)?;
        let is_of = |other: &&&str| other.len() > id.len() && rest(name, other).is_some();
        ids.iter().find(is_of).is_none().then_some((found, message))
    })
}

fn constant(id: &str) -> String {
    id.replace('-', "_").to_uppercase()
}

/// The name of a message without variables in the code.
fn said(id: &str) -> String {
    format!("say::{}", constant(id))
}
