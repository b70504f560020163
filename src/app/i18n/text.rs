//! Messages and their arguments.

use super::catalogue;
use super::grammar::Grammar;

/// A message in the language of the page.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    index: u16,
    english: &'static str,
}

/// A player, as sentences name him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    pub name: String,
    /// Whether the sentence addresses him as "you".
    pub is_you: bool,
}

/// An argument of a message.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// A player, who may be "you".
    Name(&'a Name),
    /// A whole number.
    Count(u64),
    /// Words.
    Text(&'a str),
}

impl Text {
    pub(super) const fn new(index: u16, english: &'static str) -> Text {
        Text { index, english }
    }

    /// The text of a message without arguments.
    #[must_use]
    pub fn get(self) -> &'static str {
        catalogue::message(self.index, self.english).0
    }

    /// The text with these arguments, in the order of the English message.
    pub(super) fn with(self, args: &[Arg<'_>]) -> String {
        let (pattern, grammar) = catalogue::message(self.index, self.english);
        said_in(pattern, grammar, args)
    }
}

/// Formats a pattern. A broken one is formatted as far as it can be read.
pub(super) fn said_in(pattern: &str, grammar: &Grammar, args: &[Arg<'_>]) -> String {
    let mut said = Said {
        rest: pattern,
        args,
        grammar,
        out: String::new(),
    };
    said.pattern(true);
    said.out
}

/// Reads a pattern in the format of `build/compile.rs`.
struct Said<'p, 'a> {
    rest: &'p str,
    args: &'a [Arg<'a>],
    grammar: &'a Grammar,
    out: String,
}

impl<'p, 'a> Said<'p, 'a> {
    /// Reads to the end of a variant or of the pattern. `aloud`: it is the chosen one.
    fn pattern(&mut self, aloud: bool) {
        while !self.rest.is_empty() {
            let (text, mark) = self.up_to(|letter| letter < '\u{6}');
            if aloud {
                self.out.push_str(text);
            }
            match mark {
                Some('\u{1}') => {
                    let arg = self.arg();
                    if aloud {
                        self.put(arg);
                    }
                }
                Some('\u{2}') => self.choice(aloud),
                _ => return,
            }
        }
    }

    fn choice(&mut self, aloud: bool) {
        let by = self.arg();
        let mut is_chosen = false;
        loop {
            let (key, mark) = self.up_to(|letter| letter == '\u{3}' || letter == '\u{5}');
            if mark != Some('\u{3}') {
                return;
            }
            let this = !is_chosen && self.is(by, key);
            is_chosen |= this;
            self.pattern(aloud && this);
        }
    }

    fn is(&self, arg: Option<Arg<'a>>, key: &str) -> bool {
        key.is_empty()
            || match arg {
                Some(Arg::Name(name)) => name.is_you,
                Some(Arg::Count(count)) => match key.parse::<u64>() {
                    Ok(number) => number == count,
                    Err(_) => self.grammar.counts(count, key),
                },
                Some(Arg::Text(text)) => text == key,
                None => false,
            }
    }

    fn put(&mut self, arg: Option<Arg<'a>>) {
        match arg {
            Some(Arg::Name(name)) => self.out.push_str(&name.name),
            Some(Arg::Count(count)) => self.grammar.number(count, &mut self.out),
            Some(Arg::Text(text)) => self.out.push_str(text),
            None => {}
        }
    }

    fn arg(&mut self) -> Option<Arg<'a>> {
        let letter = self.rest.bytes().next()?;
        self.rest = self.rest.get(1..).unwrap_or_default();
        self.args
            .get(usize::from(letter.wrapping_sub(b'a')))
            .copied()
    }

    /// The text up to such a mark, and the mark. Both are consumed.
    fn up_to(&mut self, is_mark: fn(char) -> bool) -> (&'p str, Option<char>) {
        match self.rest.find(is_mark) {
            Some(at) => {
                let (text, rest) = self.rest.split_at(at);
                let mark = rest.chars().next();
                self.rest = rest.get(1..).unwrap_or_default();
                (text, mark)
            }
            None => (std::mem::take(&mut self.rest), None),
        }
    }
}
