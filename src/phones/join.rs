//! The code by which a phone joins: the key of a seat, its name, and the rules.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::key::{Holder, SeatKey, hash};
use super::text;

/// The version of the codes. A phone refuses others.
const VERSION: u8 = 2;
/// The version whose codes have no check.
const WITHOUT_CHECK: u8 = 1;
/// The number of bytes that check the others.
const CHECK: usize = 3;
/// The longest name, in bytes. What is longer is cut.
const LONGEST_NAME: usize = 48;

/// What a phone needs in order to hold the cards of a seat. As text it follows `#phone=` in an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Join {
    /// Which phone it is.
    pub holder: Holder,
    pub key: SeatKey,
    /// The name of the player.
    pub name: String,
    /// The rules, as a link writes them (`docs/records.md`).
    pub rules: String,
}

impl Display for Join {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut end = self.name.len().min(LONGEST_NAME);
        while !self.name.is_char_boundary(end) {
            end -= 1;
        }
        let mut bytes = vec![VERSION];
        bytes.extend(self.holder.bytes());
        bytes.extend(self.key.0);
        bytes.push(end as u8);
        bytes.extend_from_slice(&self.name.as_bytes()[..end]);
        bytes.extend_from_slice(self.rules.as_bytes());
        bytes.extend(check(&bytes));
        f.write_str(&text::write(&bytes))
    }
}

impl FromStr for Join {
    type Err = NotAJoin;

    fn from_str(code: &str) -> Result<Join, NotAJoin> {
        let bytes = text::read(code).ok_or(NotAJoin::Broken)?;
        if bytes.first() == Some(&WITHOUT_CHECK) {
            return Err(NotAJoin::OtherVersion);
        }
        match bytes.split_last_chunk() {
            Some((bytes, last)) if check(bytes) == *last => match bytes.first() {
                Some(&VERSION) => read(bytes).ok_or(NotAJoin::Broken),
                _ => Err(NotAJoin::OtherVersion),
            },
            _ => Err(NotAJoin::Broken),
        }
    }
}

/// What tells a code from one that was cut off or changed. A phone would take the wrong key, and refuse every hand.
fn check(bytes: &[u8]) -> [u8; CHECK] {
    let [a, b, c, ..] = hash(&[b"brag phones: join", bytes]);
    [a, b, c]
}

fn read(bytes: &[u8]) -> Option<Join> {
    let (_version, rest) = bytes.split_first()?;
    let (holder, rest) = rest.split_first_chunk()?;
    let (key, rest) = rest.split_first_chunk()?;
    let (len, rest) = rest.split_first()?;
    let (name, rules) = rest.split_at_checked(usize::from(*len))?;
    let join = Join {
        holder: Holder::of_bytes(*holder),
        key: SeatKey(*key),
        name: String::from_utf8(name.to_vec()).ok()?,
        rules: String::from_utf8(rules.to_vec()).ok()?,
    };
    (name.len() <= LONGEST_NAME && rules.is_ascii()).then_some(join)
}

/// Why a text is not the code of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAJoin {
    /// It is none, or was cut off or changed.
    Broken,
    /// Another version of the page wrote it.
    OtherVersion,
}

impl Display for NotAJoin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotAJoin::Broken => "this is not the code of a seat",
            NotAJoin::OtherVersion => "this code is from another version of Brag",
        })
    }
}

impl std::error::Error for NotAJoin {}
