//! A sitting in an address: text in the letters that an address takes as they are (RFC 4648, section 5).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The longest that is read, in letters: browsers take no longer address.
const LONGEST: usize = 2 * 1024 * 1024;

/// A text in those letters.
#[must_use]
pub fn encoded(text: &str) -> String {
    let mut letters = String::with_capacity(text.len() * 4 / 3 + 4);
    for three in text.as_bytes().chunks(3) {
        let byte = |nth: usize| u32::from(three.get(nth).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for nth in 0..=three.len() {
            let letter = bits >> (18 - 6 * nth) & 63;
            letters.push(char::from(LETTERS[letter as usize]));
        }
    }
    letters
}

/// The text; none where that is not what stands there.
#[must_use]
pub fn decoded(letters: &str) -> Option<String> {
    if letters.len() > LONGEST {
        return None;
    }
    let mut bytes = Vec::with_capacity(letters.len());
    for four in letters.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for letter in four {
            let value = LETTERS.iter().position(|own| own == letter)?;
            bits = bits << 6 | value as u32;
        }
        bits <<= 6 * (4 - four.len());
        let whole = bits.to_be_bytes();
        bytes.extend_from_slice(&whole[1..four.len()]);
        if four.len() == 1 {
            return None;
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::{decoded, encoded};

    #[test]
    fn any_text_comes_back() {
        for text in [
            "",
            "f",
            "fo",
            "foo",
            "foob",
            "fooba",
            "foobar",
            "Zoë · 🂡",
            "{\"a\":[1,2]}",
        ] {
            assert_eq!(decoded(&encoded(text)).as_deref(), Some(text));
        }
        // The examples of RFC 4648, section 10, without what fills up.
        assert_eq!(encoded("fooba"), "Zm9vYmE");
        assert_eq!(encoded("foobar"), "Zm9vYmFy");
    }

    #[test]
    fn what_is_none_is_refused() {
        for letters in ["a", "Zm9vY", "Zm 9", "Zm9=", "_-_-", "é"] {
            assert_eq!(decoded(letters), None, "{letters}");
        }
    }
}
