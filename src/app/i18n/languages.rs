//! All languages, and fetching one.

use super::language::Language;
use super::{catalogue, say};

/// All languages. English comes first.
pub static ALL: &[Language] = say::LANGUAGES;

/// The language of this code. A country is ignored: `de`, `de-AT` and `de_AT` are the same.
#[must_use]
pub fn of_code(code: &str) -> Option<&'static Language> {
    let code = code.split(['-', '_']).next()?;
    ALL.iter()
        .find(|language| language.code.eq_ignore_ascii_case(code))
}

/// Fetches a language and makes it the current one, unless another is wanted by then. `false`: it cannot be fetched, and
/// the old one stays. The caller must draw the texts on the page again.
pub async fn load(language: &'static Language, is_wanted: impl Fn() -> bool) -> bool {
    if *language == ALL[0] {
        catalogue::speak_english();
        return true;
    }
    let Some((grammar, texts)) = say::fetch(language.code).await else {
        return false;
    };
    if is_wanted() {
        catalogue::speak(grammar, texts);
    }
    true
}
