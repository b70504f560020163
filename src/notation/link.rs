//! House rules in the address of the page, so that players can share them: `v1.ante-2.wild-twos~Ad`.
//!
//! After the version come the rules that differ from the defaults of RULES 9.1: each has its key, a dash and its value.
//! Only letters, digits and `-._~` occur, which need no escapes in an address.

use std::fmt::{self, Display};

use crate::engine::{Rules, SetupError};
use crate::games;

const VERSION: u32 = 1;
const GAME: &str = "game";
/// The longest link that is read. No rules need more.
const LONGEST: usize = 2_000;

/// Writes rules as a link.
#[must_use]
pub fn write_link(rules: &Rules) -> String {
    let mut link = format!("v{VERSION}");
    let mut write = |key: &str, word: &str| link.extend([".", key, "-", word]);
    if rules.game != games::GAME_KEYS[0] {
        write(GAME, rules.game);
    }
    let differing = games::of(rules).map(|game| game.differing(rules));
    for (option, setting) in differing.into_iter().flatten() {
        write(option.key, &option.kind.word(setting));
    }
    link
}

/// Reads the rules of a link. They can be played by at least two players.
///
/// # Errors
/// [`LinkError`], in words for the player.
pub fn read_link(link: &str) -> Result<Rules, LinkError> {
    let link = unescaped(link).filter(|link| link.len() <= LONGEST);
    let link = link.ok_or(LinkError::NotALink)?;
    let mut parts = link.split('.');
    match version(parts.next().unwrap_or_default()) {
        Some(VERSION) => {}
        Some(version) if version > VERSION => return Err(LinkError::Newer),
        _ => return Err(LinkError::NotALink),
    }
    let parts: Option<Vec<(&str, &str)>> = parts.map(|part| part.split_once('-')).collect();
    let parts = parts.ok_or(LinkError::NotALink)?;
    let named = parts.iter().find(|(key, _)| *key == GAME);
    let key = named.map_or(games::GAME_KEYS[0], |(_, key)| *key);
    let game = games::named(key).ok_or(LinkError::WrongSetting(GAME))?;
    let mut seen: Vec<&str> = Vec::new();
    for (key, _) in &parts {
        if seen.contains(key) || (*key != GAME && game.option(key).is_none()) {
            return Err(unknown(key));
        }
        seen.push(key);
    }
    let mut rules = (game.rules)();
    rules.choosable = games::ALL.choosable;
    for option in game.options.iter().filter(|option| option.key != GAME) {
        let Some((_, word)) = parts.iter().find(|(key, _)| *key == option.key) else {
            continue;
        };
        let setting = option
            .kind
            .read(word)
            .filter(|_| option.clash(&rules).is_none());
        let setting = setting.ok_or(LinkError::WrongSetting(option.key))?;
        option.set(&mut rules, setting);
    }
    rules.check(2).map_err(LinkError::Unplayable)?;
    Ok(rules)
}

fn version(text: &str) -> Option<u32> {
    let digits = text.strip_prefix('v')?;
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    digits.parse().ok().filter(|_| plain)
}

/// The error for an unknown key, which is shortened.
fn unknown(key: &str) -> LinkError {
    let quoted = key
        .chars()
        .filter(|letter| letter.is_ascii_alphanumeric() || *letter == '_')
        .take(24);
    LinkError::UnknownRule(quoted.collect())
}

/// Undoes percent escapes, which some programs add to links without need.
fn unescaped(link: &str) -> Option<String> {
    let mut pieces = link.split('%');
    let mut text = pieces.next()?.to_owned();
    for piece in pieces {
        let code = piece
            .get(..2)
            .and_then(|code| u8::from_str_radix(code, 16).ok());
        text.push(char::from(code.filter(u8::is_ascii_graphic)?));
        text.push_str(&piece[2..]);
    }
    Some(text)
}

/// Why a link has no valid rules. The text is a sentence without its full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It is cut off, mistyped, or not such a link.
    NotALink,
    /// A later version wrote it.
    Newer,
    /// It has an unknown key, or one key twice.
    UnknownRule(String),
    /// The rule with this key cannot have this value.
    WrongSetting(&'static str),
    /// The rules are valid, but cannot be played together.
    Unplayable(SetupError),
}

impl Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the rules in this link can't be read: ")?;
        match self {
            LinkError::NotALink => f.write_str("it's broken, or isn't a link to house rules"),
            LinkError::Newer => f.write_str("it's from a later version of Brag"),
            LinkError::UnknownRule(key) => {
                write!(f, "it contains an unknown or repeated rule: “{key}”")
            }
            LinkError::WrongSetting(key) => write!(f, "the rule “{key}” can't be set like that"),
            LinkError::Unplayable(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LinkError {}
