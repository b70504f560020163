//! The language that the page speaks.
//!
//! What it says is in one file for each language (`en.ftl`, `de.ftl`, …), which the build turns into [`say`]: a
//! constant or a function for each message. English is part of the program; another language is fetched when it is
//! wanted. A file that lacks a message, or counts otherwise than its language does, fails the build (`build/`).

mod catalogue;
mod spoken;
mod text;

pub use catalogue::{Grammar, in_english, speak_in_sheets};
pub use spoken::Spoken;
pub use text::{Arg, Name, Text};

/// A language that the page can speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    /// `de`.
    pub code: &'static str,
    /// What it calls itself.
    pub name: &'static str,
}

/// Every language, English first.
pub static ALL: &[Language] = say::LANGUAGES;

/// The language of this code, with or without a country: `de` and `de-AT` are one.
#[must_use]
pub fn of_code(code: &str) -> Option<&'static Language> {
    let code = code.split('-').next()?;
    ALL.iter()
        .find(|language| language.code.eq_ignore_ascii_case(code))
}

/// Every message, as the message files have it.
pub mod say {
    #![allow(
        unsafe_code,
        reason = "a language is a part of the program that is fetched on its own"
    )]

    use super::{Arg, Grammar, Language, Name, Text};
    use leptos::wasm_split::{SplitLoaderError, wasm_split};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

#[cfg(test)]
mod tests;
