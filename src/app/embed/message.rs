//! The messages that the page around an embedded table may send, such as `{ brag: 1, type: "start" }`.

use serde_json::Value;

use crate::app::i18n;
use crate::app::settings::Theme;

/// The version of the messages in both directions. It changes when an older reader could not understand them.
pub const VERSION: u64 = 1;
/// The longest message, in bytes.
const LONGEST: usize = 2_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Deal.
    Start,
    /// Use this theme.
    SetTheme(Theme),
    /// Use this language, by its tag. `None`: that of the visitor.
    SetLanguage(Option<&'static str>),
    /// Pause bots and motion, or go on.
    Pause(bool),
    /// Set up this table, told as in the query of an address.
    SetTable(String),
    /// Tell the sitting after each action, to be kept.
    Keep,
}

/// Why a text is not an order. All but the last are ignored: other scripts send messages too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageError {
    TooLong,
    NotJson,
    /// Not a message to Brag.
    NotOurs,
    /// Another version.
    OtherVersion,
    /// An unknown type.
    Unknown,
    /// An order with an invalid value. The name of the value.
    Wrong(&'static str),
}

/// Reads the JSON text of a message.
///
/// # Errors
/// [`MessageError`]: why it is none.
pub fn read(text: &str) -> Result<Order, MessageError> {
    if text.len() > LONGEST {
        return Err(MessageError::TooLong);
    }
    let message: Value = serde_json::from_str(text).map_err(|_| MessageError::NotJson)?;
    match message.get("brag").and_then(Value::as_u64) {
        Some(VERSION) => {}
        Some(_) => return Err(MessageError::OtherVersion),
        None => return Err(MessageError::NotOurs),
    }
    let word = |name| message.get(name).and_then(Value::as_str);
    match word("type").ok_or(MessageError::Unknown)? {
        "start" => Ok(Order::Start),
        "set-theme" => {
            let named = |theme: &Theme| word("theme") == Some(theme.name());
            let theme = Theme::ALL.into_iter().find(named);
            theme
                .map(Order::SetTheme)
                .ok_or(MessageError::Wrong("theme"))
        }
        "set-language" if matches!(message.get("lang"), None | Some(Value::Null)) => {
            Ok(Order::SetLanguage(None))
        }
        "set-language" => {
            let language = word("lang").and_then(i18n::of_code).map(|known| known.code);
            language
                .map(|code| Order::SetLanguage(Some(code)))
                .ok_or(MessageError::Wrong("lang"))
        }
        "pause" => {
            let paused = message.get("paused").and_then(Value::as_bool);
            paused
                .map(Order::Pause)
                .ok_or(MessageError::Wrong("paused"))
        }
        "set-table" => {
            let options = word("options").ok_or(MessageError::Wrong("options"))?;
            Ok(Order::SetTable(options.into()))
        }
        "keep" => Ok(Order::Keep),
        _ => Err(MessageError::Unknown),
    }
}

#[cfg(test)]
mod tests {
    use super::{MessageError, Order, read};
    use crate::app::settings::Theme;

    const ORDERS: [(&str, Order); 8] = [
        (r#"{"brag":1,"type":"start"}"#, Order::Start),
        (
            r#"{"brag":1,"type":"set-theme","theme":"contrast"}"#,
            Order::SetTheme(Theme::Contrast),
        ),
        (
            r#"{"brag":1,"type":"set-language","lang":"fr-CA"}"#,
            Order::SetLanguage(Some("fr")),
        ),
        (
            r#"{"brag":1,"type":"set-language","lang":null}"#,
            Order::SetLanguage(None),
        ),
        (
            r#"{"brag":1,"type":"set-language"}"#,
            Order::SetLanguage(None),
        ),
        (r#"{"brag":1,"type":"keep"}"#, Order::Keep),
        (
            r#"{"brag":1,"type":"pause","paused":true}"#,
            Order::Pause(true),
        ),
        (
            r#"{"type":"pause","brag":1,"paused":false,"more":[]}"#,
            Order::Pause(false),
        ),
    ];

    #[test]
    fn orders_are_read() {
        for (text, order) in ORDERS {
            assert_eq!(read(text), Ok(order), "{text}");
        }
    }

    #[test]
    fn all_else_says_why_it_is_none() {
        for (text, why) in [
            ("", MessageError::NotJson),
            ("{", MessageError::NotJson),
            ("[[[[", MessageError::NotJson),
            ("null", MessageError::NotOurs),
            ("\"start\"", MessageError::NotOurs),
            ("[1]", MessageError::NotOurs),
            (r#"{"type":"start"}"#, MessageError::NotOurs),
            (r#"{"brag":"1","type":"start"}"#, MessageError::NotOurs),
            (r#"{"brag":-1,"type":"start"}"#, MessageError::NotOurs),
            (r#"{"brag":1.5,"type":"start"}"#, MessageError::NotOurs),
            (r#"{"brag":2,"type":"start"}"#, MessageError::OtherVersion),
            (r#"{"brag":1}"#, MessageError::Unknown),
            (r#"{"brag":1,"type":7}"#, MessageError::Unknown),
            (r#"{"brag":1,"type":"show-cards"}"#, MessageError::Unknown),
            (
                r#"{"brag":1,"type":"set-theme"}"#,
                MessageError::Wrong("theme"),
            ),
            (
                r#"{"brag":1,"type":"set-theme","theme":"pink"}"#,
                MessageError::Wrong("theme"),
            ),
            (
                r#"{"brag":1,"type":"set-language","lang":4}"#,
                MessageError::Wrong("lang"),
            ),
            (
                r#"{"brag":1,"type":"pause","paused":"yes"}"#,
                MessageError::Wrong("paused"),
            ),
        ] {
            assert_eq!(read(text), Err(why), "{text}");
        }
        let long = format!(r#"{{"brag":1,"type":"start","x":"{}"}}"#, "x".repeat(3_000));
        assert_eq!(read(&long), Err(MessageError::TooLong));
        assert_eq!(read(&"[".repeat(1_999)), Err(MessageError::NotJson));
    }

    /// A mutated message is refused, or does only what its text still says.
    #[test]
    fn ten_thousand_mutated_messages_do_nothing_that_they_do_not_say() {
        let mut state = 11_u32;
        let mut dice = |sides: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as usize % sides
        };
        let bits: [&[u8]; 14] = [
            b"{",
            b"}",
            b"\"",
            b":",
            b",",
            b"1",
            b"2",
            b"null",
            b"true",
            b"\\u0000",
            b"\xc3\xa9",
            b"brag",
            b"start",
            b" ",
        ];
        let mut refused = 0;
        for round in 0..10_000 {
            let (text, meant) = &ORDERS[round % ORDERS.len()];
            let mut bytes = text.as_bytes().to_vec();
            for _ in 0..=dice(3) {
                let (at, bit) = (dice(bytes.len()), bits[dice(bits.len())]);
                let end = (at + dice(4)).min(bytes.len());
                bytes.splice(at..end, bit.iter().copied());
            }
            match read(&String::from_utf8_lossy(&bytes)) {
                Err(_) => refused += 1,
                Ok(order) => {
                    let same = std::mem::discriminant(&order) == std::mem::discriminant(meant);
                    let is_start = String::from_utf8_lossy(&bytes).contains("start");
                    assert!(same || is_start, "{}", String::from_utf8_lossy(&bytes));
                }
            }
        }
        assert!(refused > 8_000, "{refused} of 10,000 were refused");
    }
}
