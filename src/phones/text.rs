//! Bytes as text in an address: base64 with the letters `-` and `_`, without padding (RFC 4648, section 5).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The longest text that is read, in letters.
pub(super) const LONGEST: usize = 3_000;

/// Writes bytes as text.
pub(super) fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 2);
    for group in bytes.chunks(3) {
        let mut padded = [0; 3];
        padded[..group.len()].copy_from_slice(group);
        let [a, b, c] = padded.map(u32::from);
        let bits = a << 16 | b << 8 | c;
        for nth in 0..=group.len() {
            let letter = bits >> (18 - 6 * nth) & 63;
            text.push(char::from(LETTERS[letter as usize]));
        }
    }
    text
}

/// Reads text that [`write`] wrote. `None`: it is another text, or too long.
pub(super) fn read(text: &str) -> Option<Vec<u8>> {
    if text.len() > LONGEST {
        return None;
    }
    let value = |letter: u8| LETTERS.iter().position(|one| *one == letter);
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for group in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for nth in 0..4 {
            let letter = group.get(nth).map_or(Some(0), |letter| value(*letter))?;
            bits = bits << 6 | letter as u32;
        }
        let [_, a, b, c] = bits.to_be_bytes();
        let all = [a, b, c];
        let (whole, rest) = all.split_at_checked(group.len() - 1)?;
        // A single letter has too few bits. Bits that are left over must be 0, so that each text has one form.
        if whole.is_empty() || rest.iter().any(|byte| *byte != 0) {
            return None;
        }
        bytes.extend_from_slice(whole);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::{read, write};

    #[test]
    fn bytes_of_every_length_are_read_again_and_each_has_one_text() {
        for len in 0..40_u8 {
            let bytes: Vec<u8> = (0..len).map(|nth| nth.wrapping_mul(83) ^ len).collect();
            let text = write(&bytes);
            assert_eq!(read(&text), Some(bytes));
            assert!(
                text.bytes()
                    .all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter))
            );
        }
        assert_eq!(write(b"\xfb\xef\xbe\xff"), "----_w");
        for wrong in ["A", "AAAAA", "AB", "AAB", "A=", "A+AA", "é"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
