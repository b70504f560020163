//! What was asked of an embedded table and cannot be had. The frame says it in the language of the page; the page
//! around it is told in English, whatever the visitor reads, as its messages are for those who build it.

use super::options::MOST_CHIPS;
use crate::notation::LinkError;
use crate::ui::language::{in_english, say};
use crate::ui::pages::Fault;
use crate::ui::words::refused;

/// Something that cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The option it was asked for by.
    pub option: &'static str,
    /// Why not.
    pub why: Why,
}

/// Why it cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The option has this value, which it cannot have.
    Value(String),
    /// The rules cannot be read.
    Rules(LinkError),
    /// Nobody could play at such a table.
    Unplayable(Fault),
}

impl Wrong {
    /// What is wrong, in a sentence or two.
    #[must_use]
    pub fn says(&self) -> String {
        match &self.why {
            Why::Value(value) => say::option_wrong(self.option, value, MOST_CHIPS),
            Why::Rules(error) => refused::link(error),
            Why::Unplayable(fault) => say::options_unplayable(&fault.flaw.says()),
        }
    }

    /// The same in English.
    #[must_use]
    pub fn in_english(&self) -> String {
        in_english(|| self.says())
    }
}

#[cfg(test)]
mod tests {
    use super::Wrong;
    use crate::ui::embed::Options;

    #[test]
    fn what_is_wrong_is_told_in_whole_sentences() {
        for (query, told) in [
            (
                "seats=9",
                "The option “seats” cannot be “9”: it is a number from 2 to 8. The usual holds.",
            ),
            (
                "chips=0",
                "The option “chips” cannot be “0”: it is a number from 1 to 1,000,000. The usual holds.",
            ),
            (
                "record=perhaps",
                "The option “record” cannot be “perhaps”: it is 1 or 0. The usual holds.",
            ),
            (
                "rules=nonsense",
                "The rules of this link cannot be read: it is broken, or no link to house rules.",
            ),
            (
                "rules=v1.ante-50&chips=10",
                "This table cannot be played at: Not enough to pay the ante of 50. It has the usual rules and chips.",
            ),
        ] {
            let (_, wrong) = Options::read(query);
            let says: Vec<_> = wrong.iter().map(Wrong::in_english).collect();
            assert_eq!(says, [told], "{query}");
        }
    }
}
