//! The language that the page speaks.
//!
//! Each language has a file (`en.ftl`, `de.ftl`, …). The build turns them into [`say`], which has a constant or a
//! function for each message. English comes with the table. Another language is fetched when it is chosen. The build
//! fails where a file lacks a message or a plural form (`build/`).

mod catalogue;
mod page_language;
mod text;

#[cfg(test)]
pub use catalogue::load;
pub use catalogue::{Grammar, in_english};
pub use page_language::PageLanguage;
pub use text::{Arg, Name, Text};

/// A language that the page can speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    /// `de`.
    pub code: &'static str,
    /// Its own name for itself.
    pub name: &'static str,
}

/// All languages. English comes first.
pub static ALL: &[Language] = say::LANGUAGES;

/// The language of this code. A country is ignored: `de`, `de-AT` and `de_AT` are the same.
#[must_use]
pub fn of_code(code: &str) -> Option<&'static Language> {
    let code = code.split(['-', '_']).next()?;
    ALL.iter()
        .find(|language| language.code.eq_ignore_ascii_case(code))
}

/// All messages.
pub mod say {
    #![allow(unsafe_code, reason = "a language is a program that is fetched alone")]

    use super::{Arg, Grammar, Language, Name, Text};
    use leptos::wasm_split::{SplitLoaderError, wasm_split};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

#[cfg(test)]
mod tests;
