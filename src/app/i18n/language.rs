//! A language.

/// A language that the page can speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    /// `de`.
    pub code: &'static str,
    /// Its own name for itself.
    pub name: &'static str,
}
