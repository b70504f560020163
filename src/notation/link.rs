//! House rules in the address of the page, so that a school can pass them on: `v1.ante-2.wild-twos~Ad`.
//!
//! Behind the version come the rules that differ from the defaults of RULES 9.1, each as its key, a
//! dash and its setting. All of it is letters, digits and `-._~`, which no address has to escape.

use std::fmt::{self, Display};

use crate::engine::{Rules, SetupError};
use crate::games;

const VERSION: u32 = 1;
const GAME: &str = "game";
/// Longer than any rules can be told.
const LONGEST: usize = 2_000;

/// These rules as the text of a link.
#[must_use]
pub fn write_link(rules: &Rules) -> String {
    let game = games::of(rules);
    let mut link = format!("v{VERSION}");
    let mut write = |key: &str, word: &str| link.extend([".", key, "-", word]);
    if rules.game != games::GAME_KEYS[0] {
        write(GAME, rules.game);
    }
    for (option, setting) in game.differing(rules) {
        write(option.key, &option.kind.word(setting));
    }
    link
}

/// Reads the text of a link. The rules can be played, by two at least.
///
/// # Errors
/// [`LinkError`], in words for whoever opened it.
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

/// A rule that there is not, as far as its name can be quoted.
fn unknown(key: &str) -> LinkError {
    let told = key
        .chars()
        .filter(|letter| letter.is_ascii_alphanumeric() || *letter == '_')
        .take(24);
    LinkError::UnknownRule(told.collect())
}

/// Some who pass a link on escape what need not be escaped.
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

/// Why a link gives no rules. What it says is a sentence for the reader, without its full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It is cut off, mistyped, or something else.
    NotALink,
    /// It is of a later version.
    Newer,
    /// It names a rule that there is not, or one twice.
    UnknownRule(String),
    /// A rule, by its key, has no such setting.
    WrongSetting(&'static str),
    /// Each rule can be read, and together they cannot be played.
    Unplayable(SetupError),
}

impl Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the rules of this link cannot be read: ")?;
        match self {
            LinkError::NotALink => f.write_str("it is broken, or no link to house rules"),
            LinkError::Newer => f.write_str("it comes from a later version of Brag than this one"),
            LinkError::UnknownRule(key) => {
                write!(
                    f,
                    "it names a rule that there is not, or one twice: “{key}”"
                )
            }
            LinkError::WrongSetting(key) => write!(f, "the rule “{key}” cannot be set as it says"),
            LinkError::Unplayable(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LinkError {}
