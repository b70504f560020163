//! Writes the code of the messages: a constant or function for each message, and the texts of each language.

use super::compile::{self, Kind, Variable};
use super::language::{Language, Message};
use std::fmt::Write;

/// Separates two messages of a fetched language.
const NEXT: char = '\u{6}';

/// The prefix of messages that the page shows before its program is here. The build puts them into `index.html`
/// (`xtask/src/shell_words.rs`); in the program only tests use them.
const SHELL: &str = "shell-";

/// The code. The languages must have been checked before.
pub fn code(first: &Language, others: &[Language]) -> String {
    let mut code = String::new();
    let shell = first.messages.iter().filter(|message| !is_said(message));
    let shell: Vec<(&str, String)> = shell
        .map(|message| {
            let text = compile::plain(&message.pattern).unwrap_or_default();
            (message.id.as_str(), text)
        })
        .collect();
    let _ = writeln!(
        code,
        "/// The messages that the page shows before its program is here.\n#[cfg(test)]\npub static SHELL: &[(&str, &str)] = &{shell:?};"
    );
    let said = first.messages.iter().filter(|message| is_said(message));
    for (index, message) in said.enumerate() {
        let variables = compile::variables(&message.pattern);
        let text = compile::compiled(&message.pattern, &variables).unwrap_or_default();
        let name = message.id.replace('-', "_");
        let of = format!("/// `{}` of the message files.", message.id);
        if variables.is_empty() {
            let name = name.to_uppercase();
            let _ = writeln!(
                code,
                "{of}\npub const {name}: Text = Text::new({index}, {text:?});"
            );
        } else {
            let (takes, gives) = (list(&variables, declared), list(&variables, given));
            let _ = writeln!(
                code,
                "{of}\npub fn {name}({takes}) -> String {{ Text::new({index}, {text:?}).with(&[{gives}]) }}"
            );
        }
    }
    let _ = writeln!(
        code,
        "/// Every language, English first.\npub static LANGUAGES: &[Language] = &["
    );
    for language in std::iter::once(first).chain(others) {
        let _ = writeln!(
            code,
            "    Language {{ code: {:?}, name: {:?} }},",
            language.code, language.name
        );
    }
    code += "];\n";
    for language in others {
        let name = &language.code;
        let (grammar, texts) = (grammar(language), blob(&first.messages, language));
        let _ = writeln!(
            code,
            "#[wasm_split({name}, wasm_split_path = ::leptos::wasm_split, fallible)]\n\
             fn {name}() -> Result<(Grammar, &'static str), SplitLoaderError> {{ Ok(({grammar}, {texts:?})) }}"
        );
    }
    let arm = |language: &Language| {
        let code = &language.code;
        format!("        \"{code}\" => {code}().await.ok(),\n")
    };
    let arms: String = others.iter().map(arm).collect();
    let _ = writeln!(
        code,
        "/// Fetches the grammar of a language other than English, and its messages.\n\
         pub async fn fetch(code: &str) -> Option<(Grammar, &'static str)> {{\n    match code {{\n{arms}        _ => None,\n    }}\n}}"
    );
    code
}

/// The code of the grammar of English. It lies below all messages: what writes one out needs it.
pub fn english(first: &Language) -> String {
    format!(
        "/// The plurals and thousands of English.\npub(super) static ENGLISH: Grammar = {};\n",
        grammar(first)
    )
}

fn is_said(message: &Message) -> bool {
    !message.id.starts_with(SHELL)
}

fn list(variables: &[Variable], each: fn(&Variable) -> String) -> String {
    variables.iter().map(each).collect::<Vec<_>>().join(", ")
}

fn declared(variable: &Variable) -> String {
    let kind = match variable.kind {
        Kind::Name => "&Name",
        Kind::Count => "u64",
        Kind::Text => "&str",
    };
    format!("{}: {kind}", variable.name.replace('-', "_"))
}

fn given(variable: &Variable) -> String {
    let kind = match variable.kind {
        Kind::Name => "Name",
        Kind::Count => "Count",
        Kind::Text => "Text",
    };
    format!("Arg::{kind}({})", variable.name.replace('-', "_"))
}

fn grammar(language: &Language) -> String {
    // The first letter of zero, two, few, many and other. `one` begins like `other`, so it is `1`.
    let letter = |name: &&str| match *name {
        "one" => '1',
        name => name.chars().next().unwrap_or('o'),
    };
    let plurals: String = language.plurals.iter().map(letter).collect();
    format!(
        "Grammar {{ plurals: {plurals:?}, thousands: {:?} }}",
        language.thousands
    )
}

/// The texts of a language for these messages of the first language.
fn blob(models: &[Message], language: &Language) -> String {
    let said = models.iter().filter(|message| is_said(message));
    let texts = said.map(|model| {
        let variables = compile::variables(&model.pattern);
        let message = language.message(&model.id);
        message
            .and_then(|message| compile::compiled(&message.pattern, &variables).ok())
            .unwrap_or_default()
    });
    texts.collect::<Vec<_>>().join(&NEXT.to_string())
}
