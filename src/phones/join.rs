//! The code by which a phone joins: the key of a seat, its name, and the rules.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::key::{Holder, SeatKey};
use super::text;

/// The version of the codes. A phone refuses others.
pub(super) const VERSION: u8 = 1;
/// The longest name, in bytes. What is longer is cut.
const LONGEST_NAME: usize = 48;

/// What a phone needs in order to hold the cards of a seat. As text it follows `#phone=` in an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Join {
    /// Which phone it is.
    pub holder: Holder,
    /// Its key.
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
        f.write_str(&text::write(&bytes))
    }
}

impl FromStr for Join {
    type Err = NotAJoin;

    fn from_str(code: &str) -> Result<Join, NotAJoin> {
        let bytes = text::read(code).ok_or(NotAJoin)?;
        read(&bytes).ok_or(NotAJoin)
    }
}

fn read(bytes: &[u8]) -> Option<Join> {
    let (version, rest) = bytes.split_first()?;
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
    (*version == VERSION && rules.is_ascii()).then_some(join)
}

/// The error for a text that is not the code of a seat, or of another version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAJoin;

impl Display for NotAJoin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not the code of a seat")
    }
}

impl std::error::Error for NotAJoin {}
