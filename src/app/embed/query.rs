//! The query of an address, read and written.

/// Reads `?a=1&b` into names and values. Invalid UTF-8 becomes U+FFFD.
#[must_use]
pub fn pairs(query: &str) -> Vec<(String, String)> {
    let query = query.strip_prefix('?').unwrap_or(query);
    let pairs = query.split('&').filter(|pair| !pair.is_empty());
    pairs
        .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
        .map(|(name, value)| (decoded(name), decoded(value)))
        .collect()
}

/// The first value of a name.
#[must_use]
pub fn value<'p>(pairs: &'p [(String, String)], name: &str) -> Option<&'p str> {
    let mut named = pairs.iter().filter(|(other, _)| other == name);
    named.next().map(|(_, value)| value.as_str())
}

/// Percent-encodes all but letters, digits and `-._~`.
#[must_use]
pub fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for byte in value.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            text.push(char::from(byte));
        } else {
            text.push('%');
            for digit in [byte >> 4, byte & 15] {
                text.push(char::from(b"0123456789ABCDEF"[usize::from(digit)]));
            }
        }
    }
    text
}

fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        match (first, after) {
            (b'+', _) => bytes.push(b' '),
            (b'%', [high, low, after @ ..]) => match (hex(*high), hex(*low)) {
                (Some(high), Some(low)) => {
                    bytes.push(high << 4 | low);
                    rest = after;
                }
                _ => bytes.push(b'%'),
            },
            _ => bytes.push(*first),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|digit| digit as u8)
}

#[cfg(test)]
mod tests {
    use super::{escaped, pairs, value};

    #[test]
    fn names_and_values_are_read_as_they_were_meant() {
        let read = pairs("?embed&theme=dark&rules=v1.wild-twos~Ad&a+b=%C3%A9%2B&&=x&theme=light");
        assert_eq!(value(&read, "embed"), Some(""));
        assert_eq!(value(&read, "theme"), Some("dark"));
        assert_eq!(value(&read, "rules"), Some("v1.wild-twos~Ad"));
        assert_eq!(value(&read, "a b"), Some("é+"));
        assert_eq!(value(&read, "chips"), None);
    }

    #[test]
    fn what_is_cut_off_or_no_text_is_no_panic() {
        for query in ["%", "%4", "%zz", "a=%FF%FE", "=", "&", "?", "a=%é0"] {
            let _ = pairs(query);
        }
        assert_eq!(value(&pairs("a=100%"), "a"), Some("100%"));
    }

    #[test]
    fn what_is_written_is_read() {
        let odd = "a b&c=d+e%é\u{1f0a1}#";
        let query = format!("x={}", escaped(odd));
        assert_eq!(value(&pairs(&query), "x"), Some(odd));
    }
}
