//! The language that the page speaks.
//!
//! Each language has a file (`en.ftl`, `de.ftl`, …). The build turns them into [`say`], which has a constant or a
//! function for each message. English comes with the table. Another language is fetched when it is chosen. The build
//! fails where a file lacks a message or a plural form (`build/`).

mod catalogue;
mod grammar;
mod language;
mod languages;
mod page_language;
pub mod say;
mod text;

#[cfg(test)]
mod tests;

pub use catalogue::in_english;
pub use language::Language;
#[cfg(test)]
pub use languages::load;
pub use languages::{ALL, of_code};
pub use page_language::PageLanguage;
pub use text::{Name, Text};
