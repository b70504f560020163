//! The code of a hand without an address, for a phone that scans in the page: fewer and larger squares than an address has.
//!
//! It is in the letters that a picture packs tightest: base32 (RFC 4648, section 6) without padding, after a mark by which it is
//! told from other texts.

use super::text;

/// The beginning of a short code.
const MARK: &str = "BRAG:";
const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// The short form of a code. `None`: the text is no code.
#[must_use]
pub fn shorten(code: &str) -> Option<String> {
    let bytes = text::read(code)?;
    let mut short = String::with_capacity(MARK.len() + bytes.len() * 8 / 5 + 1);
    short.push_str(MARK);
    for group in bytes.chunks(5) {
        let bits = group
            .iter()
            .zip([32, 24, 16, 8, 0])
            .fold(0, |bits, (byte, by)| bits | u64::from(*byte) << by);
        for nth in 0..(group.len() * 8).div_ceil(5) {
            let letter = bits >> (35 - 5 * nth) & 31;
            short.push(char::from(LETTERS[letter as usize]));
        }
    }
    Some(short)
}

/// The code of a short form. `None`: the text is none.
#[must_use]
pub fn lengthen(short: &str) -> Option<String> {
    let letters = short.trim().strip_prefix(MARK)?;
    if letters.len() > text::LONGEST {
        return None;
    }
    let mut bytes = Vec::with_capacity(letters.len() * 5 / 8);
    for group in letters.as_bytes().chunks(8) {
        let mut bits = 0;
        for (letter, by) in group.iter().zip([35, 30, 25, 20, 15, 10, 5, 0]) {
            let value = LETTERS.iter().position(|one| one == letter)?;
            bits |= (value as u64) << by;
        }
        let [_, _, _, all @ ..] = bits.to_be_bytes();
        let (whole, rest) = all.split_at_checked(group.len() * 5 / 8)?;
        // Bits that are left over must be 0.
        if rest.iter().any(|byte| *byte != 0) {
            return None;
        }
        bytes.extend_from_slice(whole);
    }
    Some(text::write(&bytes))
}

#[cfg(test)]
mod tests {
    use super::super::text;
    use super::{lengthen, shorten};

    #[test]
    fn a_code_of_every_length_has_a_short_form_that_leads_back() {
        for len in 0..40_u8 {
            let bytes: Vec<u8> = (0..len).map(|nth| nth.wrapping_mul(83) ^ len).collect();
            let code = text::write(&bytes);
            let short = shorten(&code).expect("a code");
            assert_eq!(short.len(), 5 + (bytes.len() * 8).div_ceil(5));
            assert_eq!(lengthen(&short), Some(code.clone()));
            assert_eq!(lengthen(&format!(" {short}\n")), Some(code));
        }
        // The example of RFC 4648.
        assert_eq!(
            shorten(&text::write(b"foobar")).as_deref(),
            Some("BRAG:MZXW6YTBOI")
        );
    }

    #[test]
    fn another_text_is_no_short_code() {
        for wrong in [
            "",
            "BRAG",
            "MZXW6",
            "brag:MZXW6",
            "BRAG:mzxw6",
            "BRAG:M1",
            "BRAG:MZ XW",
            "BRAG:MZ=",
            "BRAG:é",
        ] {
            assert_eq!(lengthen(wrong), None, "{wrong}");
        }
        assert_eq!(lengthen(&format!("BRAG:{}", "A".repeat(4_000))), None);
        assert_eq!(shorten("not base64!"), None);
    }
}
