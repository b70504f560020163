//! The languages that an embedded table can be asked for.

/// Each by its tag, and by what it calls itself.
pub const LANGUAGES: [(&str, &str); 4] = [
    ("en", "English"),
    ("de", "Deutsch"),
    ("fr", "Français"),
    ("ru", "Русский"),
];

/// The language of a tag such as `de` or `de-AT`.
#[must_use]
pub fn read(tag: &str) -> Option<&'static str> {
    let first = tag.split('-').next().unwrap_or_default();
    let known = LANGUAGES.iter().map(|(tag, _)| *tag);
    let mut found = known.filter(|known| known.eq_ignore_ascii_case(first));
    found.next()
}
