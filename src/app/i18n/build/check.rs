//! Checks a language against the first one.

use super::compile::{self, Kind, Variable};
use super::language::{Language, Message};
use std::collections::BTreeSet;

/// What is wrong with a language, compared with the first, in sentences.
pub fn faults(first: &Language, language: &Language) -> Vec<String> {
    let mut faults = of_the_file(language);
    for model in &first.messages {
        match language.message(&model.id) {
            Some(message) => faults.extend(of_a_message(language, message, model)),
            None => faults.push(format!("{} is missing", model.id)),
        }
    }
    let at = |fault| format!("{}.ftl: {fault}", language.code);
    let unknown = language
        .messages
        .iter()
        .filter(|message| first.message(&message.id).is_none());
    faults.extend(unknown.map(|message| format!("{} is no message of English", message.id)));
    faults.into_iter().map(at).collect()
}

fn of_the_file(language: &Language) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let ids = language.messages.iter().map(|message| &message.id);
    let twice = ids.filter(|id| !seen.insert(*id));
    let mut faults: Vec<String> = twice.map(|id| format!("{id} is there twice")).collect();
    for (term, value) in [
        ("-name", &language.name),
        ("-thousands", &language.thousands),
    ] {
        if value.is_empty() {
            faults.push(format!("{term} is missing"));
        }
    }
    faults
}

fn of_a_message(language: &Language, message: &Message, model: &Message) -> Vec<String> {
    let variables = compile::variables(&model.pattern);
    let mut faults = Vec::new();
    if let Err(fault) = compile::compiled(&message.pattern, &variables) {
        faults.push(format!("{} {fault}", message.id));
    }
    let own = compile::variables(&message.pattern);
    let lost = variables
        .iter()
        .filter(|variable| variable.is_placed && own.iter().all(|own| own.name != variable.name));
    faults.extend(lost.map(|lost| format!("{} does not say ${}", message.id, lost.name)));
    for choice in compile::choices(&message.pattern) {
        let by = variables.iter().find(|variable| variable.name == choice.by);
        if let Some(fault) = by.and_then(|by| of_a_choice(language, by, &choice.keys)) {
            faults.push(format!("{}: {fault}", message.id));
        }
    }
    faults
}

fn of_a_choice(language: &Language, by: &Variable, keys: &[&str]) -> Option<String> {
    let words = keys
        .iter()
        .filter(|key| key.parse::<u64>().is_err())
        .copied();
    let words: BTreeSet<&str> = words.collect();
    match by.kind {
        Kind::Name if keys != ["you"] => {
            Some(format!("${} is chosen by `you` or not at all", by.name))
        }
        Kind::Count if !words.is_empty() => {
            let counted: BTreeSet<&str> = language.plurals.iter().copied().collect();
            // One of them is the default.
            (!words.is_subset(&counted) || words.len() + 1 < counted.len())
                .then(|| format!("${} is counted as {counted:?}", by.name))
        }
        _ => None,
    }
}
