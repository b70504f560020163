//! The colour of buttons. The style sheet adapts it so that text stays readable.

/// Reads `rrggbb`, with or without `#`. Returns it in lower case without `#`.
#[must_use]
pub fn read(text: &str) -> Option<String> {
    let digits = text.strip_prefix('#').unwrap_or(text);
    let is_colour = digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    is_colour.then(|| digits.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn six_hexadecimal_digits_are_a_colour() {
        assert_eq!(read("1D4ed8").as_deref(), Some("1d4ed8"));
        assert_eq!(read("#1D4ed8").as_deref(), Some("1d4ed8"));
        for wrong in [
            "", "#", "red", "12345", "1234567", "##12345", "12345g", "é1234",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
