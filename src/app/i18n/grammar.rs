//! The plurals and the numbers of a language.

/// The plural rules and the number format of a language.
#[derive(Clone, Copy, Debug)]
pub struct Grammar {
    /// The plural category of each number, a letter each: `1` for one, otherwise the first letter of zero, two, few,
    /// many or other.
    pub plurals: &'static str,
    /// The thousands separator.
    pub thousands: &'static str,
}

impl Grammar {
    /// Whether a number has this plural category, such as `one` or `few`.
    pub(super) fn counts(&self, number: u64, so: &str) -> bool {
        // Beyond a hundred it goes by the last two digits.
        let at = if number < 200 {
            number
        } else {
            100 + number % 100
        };
        let letter = self.plurals.as_bytes().get(at as usize).copied();
        let so = if so == "one" { "1" } else { so };
        letter == so.bytes().next()
    }

    /// Writes a number with separators.
    pub(super) fn number(&self, number: u64, into: &mut String) {
        if number >= 1000 {
            self.number(number / 1000, into);
            into.push_str(self.thousands);
            let rest = number % 1000;
            let digit = |at: u64| char::from(b'0' + (at % 10) as u8);
            into.extend([digit(rest / 100), digit(rest / 10), digit(rest)]);
        } else {
            into.push_str(&number.to_string());
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/english.rs"));
