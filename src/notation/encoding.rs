//! The text in the bytes of a file: UTF-8, or UTF-16, which some editors and shells on Windows write.

/// The text of a file, without a byte order mark. UTF-16 is known by its mark, or by the zero byte beside the first letter,
/// because a record begins with an ASCII letter. `None` if the bytes are neither.
///
/// ```
/// use brag::notation::decode;
///
/// assert_eq!(decode(b"{}").as_deref(), Some("{}"));
/// assert_eq!(decode(b"\xff\xfe{\0}\0").as_deref(), Some("{}"));
/// assert_eq!(decode(b"\0{\0}").as_deref(), Some("{}"));
/// assert_eq!(decode(b"\xc3"), None);
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> Option<String> {
    let text = match bytes {
        [0xff, 0xfe, ..] => utf16(bytes, u16::from_le_bytes),
        [0xfe, 0xff, ..] => utf16(bytes, u16::from_be_bytes),
        [1..=255, 0, ..] => utf16(bytes, u16::from_le_bytes),
        [0, 1..=255, ..] => utf16(bytes, u16::from_be_bytes),
        _ => String::from_utf8(bytes.to_vec()).ok(),
    }?;
    Some(text.trim_start_matches('\u{feff}').to_owned())
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units = pairs.iter().map(|pair| unit(*pair));
    let text: Option<String> = char::decode_utf16(units).map(Result::ok).collect();
    text.filter(|_| rest.is_empty())
}
