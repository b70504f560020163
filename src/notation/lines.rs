//! Finds the line of a value in a JSON text.

use super::record::RecordError;
use super::replay_error::ReplayError;
use super::rules::RulesError;
use crate::engine::SetupError;

/// A step from a value to one inside it.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Inside {
    Key(String),
    Nth(usize),
}

/// The path to a value in a record. It is empty for the whole record.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Place(Vec<Inside>);

impl Place {
    /// `actions[3]`, `seats[0].chips`, `dealer`.
    fn read(key: &str) -> Place {
        let mut way = Vec::new();
        for part in key.split('.') {
            let mut numbers = part.split('[');
            way.extend(numbers.next().map(|key| Inside::Key(key.into())));
            let digits = numbers.filter_map(|number| number.trim_end_matches(']').parse().ok());
            way.extend(digits.map(Inside::Nth));
        }
        Place(way)
    }

    /// The path to the seats.
    pub(super) fn seats() -> Place {
        Place::read("seats")
    }

    /// The path to a rule.
    fn rule(key: &str) -> Place {
        let rules = Inside::Key("rules".into());
        Place(if key == "rules" {
            vec![rules]
        } else {
            vec![rules, Inside::Key(key.into())]
        })
    }

    /// The line of the value in a JSON text, counted from 1. If a key is missing, it is the line on which its object or
    /// list begins. If a key comes twice, the second one counts, because the reader of JSON also takes that.
    #[must_use]
    pub fn line(&self, text: &str) -> usize {
        let mut scan = Scan {
            text: text.as_bytes(),
            at: 0,
        };
        let at = scan.find(&self.0);
        let before = scan.text.get(..at).unwrap_or_default();
        1 + before.iter().filter(|byte| **byte == b'\n').count()
    }
}

impl RecordError {
    /// The path to the error, in a JSON text.
    #[must_use]
    pub fn place(&self) -> Place {
        match self {
            RecordError::Wrong(wrong) => Place::read(&wrong.key),
            RecordError::Rules(RulesError::UnknownKey(key)) => Place::rule(key),
            RecordError::Rules(RulesError::OtherGame { key, .. }) => Place::rule(key),
            RecordError::Rules(RulesError::Clash { key, .. }) => Place::rule(key),
            RecordError::Rules(RulesError::Wrong(wrong)) => Place::rule(&wrong.key),
            RecordError::Pack(_) => Place::read("pack"),
            RecordError::Shuffle { index, .. } => Place::read(&format!("shuffles[{index}]")),
            RecordError::BoxBesideOthers { seat } => Place::read(&format!("seats[{seat}].box_of")),
            RecordError::TwoSources => Place::read("seed"),
            RecordError::PackOfOwn => Place::read("pack"),
            RecordError::NotJson(_)
            | RecordError::NotAnObject(_)
            | RecordError::Missing(_)
            | RecordError::NoSource => Place::default(),
        }
    }
}

impl ReplayError {
    /// The path to the error, in the text of the record.
    #[must_use]
    pub fn place(&self) -> Place {
        match self {
            ReplayError::Setup(SetupError::NoSuchDealer(_)) | ReplayError::CutElsewhere(_) => {
                Place::read("dealer")
            }
            ReplayError::Setup(SetupError::BelowMinimum { seat, .. }) => {
                Place::read(&format!("seats[{}].chips", seat.0))
            }
            ReplayError::Setup(
                SetupError::TooFewSeats
                | SetupError::TooManySeats { .. }
                | SetupError::TooManyChips,
            ) => Place::read("seats"),
            ReplayError::Setup(_) => Place::read("rules"),
            ReplayError::Cut(_) => Place::read("cut"),
            ReplayError::NotWhole { .. } => Place::read("pack"),
            ReplayError::Deal { shuffle, .. } => Place::read(&format!("shuffles[{shuffle}]")),
            ReplayError::Action { index, .. } => Place::read(&format!("actions[{index}]")),
            ReplayError::NoEnd => Place::default(),
        }
    }
}

/// Where the elements of the array in a valid JSON text begin and end, in bytes. An empty array has none.
pub(super) fn elements(text: &str) -> Vec<(usize, usize)> {
    let mut scan = Scan {
        text: text.as_bytes(),
        at: 0,
    };
    let mut found = Vec::new();
    scan.skip_space();
    while scan.has_next(b']') {
        let from = scan.at;
        scan.skip_value();
        found.push((from, scan.at));
    }
    found
}

/// A scan of valid JSON. On any other text it stops somewhere, without an error.
struct Scan<'t> {
    text: &'t [u8],
    at: usize,
}

impl Scan<'_> {
    /// The position at which the value of this path begins, or the last value found on the path.
    fn find(&mut self, way: &[Inside]) -> usize {
        self.skip_space();
        let (mut found, closes) = (self.at, self.peek());
        match (way.split_first(), closes) {
            (Some((Inside::Key(wanted), rest)), Some(b'{')) => {
                while self.has_next(b'}') {
                    let key = self.skip_text();
                    let is_it =
                        serde_json::from_slice::<String>(key).is_ok_and(|key| key == *wanted);
                    self.skip_space();
                    self.at += 1;
                    if is_it {
                        found = self.find(rest);
                    } else {
                        self.skip_value();
                    }
                }
            }
            (Some((Inside::Nth(wanted), rest)), Some(b'[')) => {
                let mut nth = 0;
                while self.has_next(b']') {
                    if nth == *wanted {
                        found = self.find(rest);
                    } else {
                        self.skip_value();
                    }
                    nth += 1;
                }
            }
            _ => self.skip_value(),
        }
        found
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// Skips the opening bracket or the comma. Returns `false` at the end of the list or object.
    fn has_next(&mut self, close: u8) -> bool {
        self.skip_space();
        let is_open = self.peek().is_some_and(|byte| byte != close);
        if is_open {
            self.at += 1;
            self.skip_space();
        }
        let has_next = is_open && self.peek().is_some_and(|byte| byte != close);
        if !has_next {
            self.at += 1;
        }
        has_next
    }

    /// Skips a string. Returns it with its quotes.
    fn skip_text(&mut self) -> &[u8] {
        let from = self.at;
        self.at += 1;
        while let Some(byte) = self.peek() {
            self.at += if byte == b'\\' { 2 } else { 1 };
            if byte == b'"' {
                break;
            }
        }
        let to = self.at.min(self.text.len());
        self.text.get(from..to).unwrap_or_default()
    }

    fn skip_value(&mut self) {
        self.skip_space();
        let mut depth = 0usize;
        while let Some(byte) = self.peek() {
            match byte {
                b'"' => {
                    self.skip_text();
                }
                b'{' | b'[' => {
                    depth += 1;
                    self.at += 1;
                }
                b'}' | b']' if depth == 0 => return,
                b'}' | b']' => {
                    depth -= 1;
                    self.at += 1;
                }
                b',' if depth == 0 => return,
                _ => self.at += 1,
            }
            let next_ends = matches!(self.peek(), Some(b',' | b'}' | b']'));
            if depth == 0 && next_ends {
                return;
            }
        }
    }
}
