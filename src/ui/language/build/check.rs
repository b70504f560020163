//! What is wrong with a language, in sentences.

use super::compile::{self, Kind, Variable};
use super::language::{Language, Message};
use std::collections::BTreeSet;

/// What is wrong with a language whatever others say.
pub fn alone(language: &Language) -> Vec<String> {
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for message in &language.messages {
        if !seen.insert(&message.id) {
            faults.push(format!("{} is there twice", message.id));
        }
        let variables = compile::variables(&message.pattern);
        faults.extend(of_message(language, message, &variables));
    }
    for (term, value) in [
        ("-name", &language.name),
        ("-thousands", &language.thousands),
    ] {
        if value.is_empty() {
            faults.push(format!("{term} is missing"));
        }
    }
    at(language, faults)
}

/// What is wrong with a language beside the first.
pub fn against(first: &Language, other: &Language) -> Vec<String> {
    let mut faults = Vec::new();
    for model in &first.messages {
        let Some(message) = other.message(&model.id) else {
            faults.push(format!("{} is missing", model.id));
            continue;
        };
        let variables = compile::variables(&model.pattern);
        faults.extend(of_message(other, message, &variables));
        let own = compile::variables(&message.pattern);
        let lost = variables.iter().filter(|variable| variable.is_placed);
        let lost = lost.filter(|variable| own.iter().all(|own| own.name != variable.name));
        faults.extend(lost.map(|lost| format!("{} does not say ${}", model.id, lost.name)));
    }
    let unknown = other
        .messages
        .iter()
        .filter(|message| first.message(&message.id).is_none());
    faults.extend(unknown.map(|message| format!("{} is no message of English", message.id)));
    let mut all = at(other, faults);
    all.extend(alone_but_messages(other));
    all
}

fn alone_but_messages(language: &Language) -> Vec<String> {
    let said = |fault: &String| fault.contains("there twice") || fault.contains(": -");
    alone(language).into_iter().filter(said).collect()
}

fn of_message(language: &Language, message: &Message, variables: &[Variable]) -> Vec<String> {
    let mut faults = Vec::new();
    if let Err(fault) = compile::compiled(&message.pattern, variables) {
        faults.push(format!("{} {fault}", message.id));
    }
    for choice in compile::choices(&message.pattern) {
        let kind = variables
            .iter()
            .find(|variable| variable.name == choice.by)
            .map(|variable| variable.kind);
        let is_number = |key: &&str| key.bytes().all(|byte| byte.is_ascii_digit());
        let by_plural = choice.keys.iter().any(|key| language.plurals.contains(key));
        match kind {
            Some(Kind::Name) if choice.keys != ["you"] => {
                faults.push(format!(
                    "{}: ${} is chosen by `you` or not at all",
                    message.id, choice.by
                ));
            }
            Some(Kind::Count) if by_plural => {
                let wanted: BTreeSet<&str> = language.plurals.iter().copied().collect();
                let given = choice.keys.iter().filter(|key| !is_number(key)).count();
                let strangers = choice
                    .keys
                    .iter()
                    .filter(|key| !is_number(key) && !wanted.contains(**key));
                faults.extend(
                    strangers.map(|key| format!("{}: nothing is counted as `{key}`", message.id)),
                );
                if given + 1 < wanted.len() {
                    faults.push(format!(
                        "{} must choose among {wanted:?} by ${}",
                        message.id, choice.by
                    ));
                }
            }
            _ => {}
        }
    }
    faults
}

fn at(language: &Language, faults: Vec<String>) -> Vec<String> {
    let faults = faults.into_iter();
    faults
        .map(|fault| format!("{}.ftl: {fault}", language.code))
        .collect()
}
