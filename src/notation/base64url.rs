//! Bytes as part of an address, in base64url (RFC 4648, section 5).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Writes bytes as letters of an address.
#[must_use]
pub fn as_letters(bytes: &[u8]) -> String {
    let mut letters = String::with_capacity(bytes.len() * 4 / 3 + 4);
    for three in bytes.chunks(3) {
        let byte = |nth: usize| u32::from(three.get(nth).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for nth in 0..=three.len() {
            let letter = bits >> (18 - 6 * nth) & 63;
            letters.push(char::from(LETTERS[letter as usize]));
        }
    }
    letters
}

/// Reads bytes from letters of an address. `None`: they are not base64url.
#[must_use]
pub fn from_letters(letters: &str) -> Option<Vec<u8>> {
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
    Some(bytes)
}
