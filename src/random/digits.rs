//! 32 bytes as text.

use std::fmt::{self, Write};

/// Writes 32 bytes as 64 lower-case hexadecimal digits.
pub(super) fn write(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut digits = digits(bytes).into_iter();
    digits.try_for_each(|digit| f.write_char(digit.into()))
}

/// The 64 lower-case hexadecimal digits of 32 bytes.
pub(super) fn digits(bytes: &[u8; 32]) -> [u8; 64] {
    const DIGITS: [u8; 16] = *b"0123456789abcdef";
    let mut text = [0; 64];
    for (pair, byte) in text.chunks_exact_mut(2).zip(bytes) {
        pair[0] = DIGITS[usize::from(byte >> 4)];
        pair[1] = DIGITS[usize::from(byte & 15)];
    }
    text
}
