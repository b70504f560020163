//! Which key an event means, whatever keyboard is in use.

use web_sys::KeyboardEvent;

/// The key that an event means, as the browser names keys. Every piece of code that handles letters or digits asks here.
#[must_use]
pub fn meant(event: &KeyboardEvent) -> String {
    key_of(event.key(), &event.code())
}

/// A Latin letter or a digit is meant as it is typed, so that keyboards may place them as they like. Where a key types
/// neither, its place counts: that of the letter on an English keyboard. `code` is the browser's name of that place.
fn key_of(key: String, code: &str) -> String {
    let mut letters = key.chars();
    let is_typed = match (letters.next(), letters.next()) {
        (Some(letter), None) => letter.is_ascii_alphanumeric() || letter == '?',
        // Keys that type nothing have names. These two have none of their own.
        _ => key != "Process" && key != "Unidentified",
    };
    let place = code.strip_prefix("Key").or(code.strip_prefix("Digit"));
    match place.filter(|_| !is_typed) {
        Some(place) => place.to_ascii_lowercase(),
        None => key,
    }
}

#[cfg(test)]
mod tests {
    use super::key_of;

    fn means(key: &str, code: &str) -> String {
        key_of(key.into(), code)
    }

    #[test]
    fn a_latin_letter_is_meant_as_it_is_typed() {
        assert_eq!(means("z", "KeyY"), "z", "QWERTZ");
        assert_eq!(means("s", "Semicolon"), "s", "Dvorak");
        assert_eq!(means("L", "KeyL"), "L", "with Shift");
    }

    #[test]
    fn other_letters_mean_their_place() {
        assert_eq!(means("а", "KeyF"), "f", "Russian");
        assert_eq!(means("λ", "KeyL"), "l", "Greek");
        assert_eq!(means("'", "KeyW"), "w", "Hebrew");
        assert_eq!(means("ش", "KeyA"), "a", "Arabic");
        assert_eq!(means("Process", "KeyB"), "b", "behind an input method");
    }

    #[test]
    fn digits_are_meant_with_and_without_shift() {
        assert_eq!(means("&", "Digit1"), "1", "AZERTY");
        assert_eq!(means("é", "Digit2"), "2", "AZERTY");
        assert_eq!(means("2", "Digit2"), "2");
        assert_eq!(means("٣", "Digit3"), "3", "Arabic");
        assert_eq!(means("4", "Numpad4"), "4");
    }

    #[test]
    fn named_keys_and_the_question_mark_are_themselves() {
        for (key, code) in [("Enter", "Enter"), (" ", "Space"), ("ArrowLeft", "KeyS")] {
            assert_eq!(means(key, code), key);
        }
        assert_eq!(means("?", "KeyM"), "?", "AZERTY");
        assert_eq!(means("?", "Digit7"), "?", "Russian");
        assert_eq!(means("Dead", "KeyA"), "Dead");
    }
}
