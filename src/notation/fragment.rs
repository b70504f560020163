//! What the address of the page brings behind its `#`: house rules, ten deals, a sitting, or a code for a phone.
//!
//! Programs that pass an address on change it: they escape `#` and `=`, and put a full stop, a bracket or a parameter of
//! their own behind it. What is whole is read in spite of that. What was changed within stays as it is, so that its reader
//! refuses it.

/// What stands behind a `#`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fragment {
    /// What it is.
    pub kind: FragmentKind,
    /// Its text, without what was put behind it on its way.
    pub text: String,
}

/// What the text of a fragment is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FragmentKind {
    /// House rules.
    Rules,
    /// Ten deals.
    Ten,
    /// A sitting from an embedded table.
    Sitting,
    /// The code by which a phone joins.
    Phone,
    /// The code of a hand.
    Hand,
    Lesson,
}

impl FragmentKind {
    /// All of them.
    pub const ALL: [FragmentKind; 6] = [
        FragmentKind::Rules,
        FragmentKind::Ten,
        FragmentKind::Sitting,
        FragmentKind::Phone,
        FragmentKind::Hand,
        FragmentKind::Lesson,
    ];

    /// What it begins with.
    #[must_use]
    pub fn start(self) -> &'static str {
        match self {
            FragmentKind::Rules => "#rules=",
            FragmentKind::Ten => "#ten=",
            FragmentKind::Sitting => "#sitting=",
            FragmentKind::Phone => "#phone=",
            FragmentKind::Hand => "#hand=",
            FragmentKind::Lesson => "#lesson=",
        }
    }

    /// The letters with which no text of this kind ends.
    fn never_last(self) -> &'static [char] {
        match self {
            FragmentKind::Rules | FragmentKind::Ten => &['.', '~', '-', '_'],
            // `-` and `_` are letters of base64url.
            FragmentKind::Sitting
            | FragmentKind::Phone
            | FragmentKind::Hand
            | FragmentKind::Lesson => &['.', '~'],
        }
    }
}

/// How often an address may have been escaped.
const ESCAPED: usize = 3;

/// Reads what an address brings. A whole address and its fragment alone are read. `None`: it brings nothing.
#[must_use]
pub fn fragment(address: &str) -> Option<Fragment> {
    let address = unescaped(address);
    let found = FragmentKind::ALL.into_iter().filter_map(|kind| {
        let at = address.find(kind.start())?;
        Some((at, kind))
    });
    let (at, kind) = found.min_by_key(|(at, _)| *at)?;
    let rest = address.get(at + kind.start().len()..)?;
    let rest = rest.trim_start_matches(is_blank);
    let end = rest.find(|letter: char| !is_of_a_text(letter));
    let (text, behind) = rest.split_at(end.unwrap_or(rest.len()));
    let text = match is_put_behind(behind) {
        true => text.trim_end_matches(kind.never_last()),
        false => rest,
    };
    Some(Fragment {
        kind,
        text: text.into(),
    })
}

/// Whether what follows a text was put there on its way, and is no part of it.
fn is_put_behind(behind: &str) -> bool {
    let first = behind.trim_start_matches(is_blank).chars().next();
    // A part of a text that is torn apart, or has other letters than it should.
    first.is_none_or(|first| !first.is_alphanumeric() && !"-._~+/%".contains(first))
}

fn is_of_a_text(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "-._~".contains(letter)
}

/// Whether nothing is seen of a character.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(
            letter,
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}'
        )
}

/// Undoes percent escapes, as often as an address may have been escaped.
fn unescaped(address: &str) -> String {
    let mut text = address.to_owned();
    for _ in 0..ESCAPED {
        let once = once_unescaped(&text);
        if once == text {
            break;
        }
        text = once;
    }
    text
}

fn once_unescaped(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let code = after.get(..2).filter(|_| *first == b'%');
        match code.and_then(byte) {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The byte that two hexadecimal figures stand for.
fn byte(figures: &[u8]) -> Option<u8> {
    let [high, low] = *figures else { return None };
    let value = |figure: u8| char::from(figure).to_digit(16);
    Some((value(high)? << 4 | value(low)?) as u8)
}
