//! The messages of a language, as its file has them.

use std::collections::BTreeMap;
use std::fs;

/// The languages of the page.
pub const CODES: [&str; 4] = ["en", "de", "fr", "ru"];

/// The text of each message by its key.
pub type Messages = BTreeMap<String, String>;

/// The messages of a language.
pub fn messages(code: &str) -> Messages {
    let text = fs::read_to_string(format!("src/app/i18n/{code}.ftl")).expect("a language");
    let mut messages = Messages::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let begins = line.starts_with(|letter: char| letter.is_ascii_lowercase());
        match line.split_once(" =") {
            Some((name, says)) if begins => {
                name.clone_into(&mut key);
                messages.insert(key.clone(), says.trim().to_owned());
            }
            _ => {
                if let Some(says) = messages.get_mut(&key) {
                    says.push(' ');
                    says.push_str(line.trim());
                }
            }
        }
    }
    messages
}
