//! The id of a lesson: the same text has the same.

use sha2::{Digest, Sha256};

/// The bytes of the digest that an id writes.
const BYTES: usize = 8;

/// The id of a lesson with this text, in 16 hexadecimal figures.
#[must_use]
pub fn lesson_id(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    let figures = digest.iter().take(BYTES).map(|byte| format!("{byte:02x}"));
    figures.collect()
}
