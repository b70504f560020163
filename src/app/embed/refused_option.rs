//! Options and orders that are refused. The frame says so in the language of the page. The page around it is told in
//! English, because its messages are for developers.

use crate::app::draft::{self, LARGEST_AMOUNT};
use crate::app::i18n::{in_english, say};
use crate::app::words::refused;
use crate::notation::{Fault, LinkError};
use crate::sitting::save::SaveError;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedOption {
    /// The name of the option.
    pub option: &'static str,
    pub why: Reason,
}

/// Why an option is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The value is invalid.
    Value(String),
    /// The rules in a link cannot be read.
    Rules(LinkError),
    /// The options are not playable together.
    Unplayable(draft::Fault),
    /// The page must know the cards of this game.
    CardsNeeded,
    /// The record cannot be played.
    Record(Fault),
    /// The sitting cannot go on.
    Sitting(SaveError),
}

impl RefusedOption {
    /// The value is invalid.
    #[must_use]
    pub fn of_value(option: &'static str, value: &str) -> RefusedOption {
        RefusedOption {
            option,
            why: Reason::Value(value.chars().take(40).collect()),
        }
    }

    /// The refusal in a sentence or two.
    #[must_use]
    pub fn says(&self) -> String {
        match &self.why {
            Reason::Value(value) => say::option_wrong(self.option, value, LARGEST_AMOUNT),
            Reason::Rules(error) => refused::link(error),
            Reason::Record(fault) => say::option_record(fault.line as u64, &refused::fault(fault)),
            Reason::Sitting(error) => say::carried_cannot_go_on(&refused::saved(error)),
            Reason::CardsNeeded => say::OWN_CARDS_NOT.get().into(),
            Reason::Unplayable(fault) => say::options_unplayable(&fault.kind.says()),
        }
    }

    /// The refusal in English.
    #[must_use]
    pub fn in_english(&self) -> String {
        in_english(|| self.says())
    }
}

#[cfg(test)]
mod tests {
    use super::RefusedOption;
    use crate::app::embed::Options;

    #[test]
    fn what_is_wrong_is_told_in_whole_sentences() {
        for (query, told) in [
            (
                "seats=9",
                "The option “seats” can’t be “9”: it must be a number from 2 to 8. The default is used.",
            ),
            (
                "chips=0",
                "The option “chips” can’t be “0”: it must be a number from 1 to 1,000,000. The default is used.",
            ),
            (
                "record=perhaps",
                "The option “record” can’t be “perhaps”: it must be 1 or 0. The default is used.",
            ),
            (
                "own-cards&variant=nine_card",
                "This game can’t be played with your own cards: Brag needs to know them.",
            ),
            (
                "rules=nonsense",
                "The rules in this link can’t be read: it’s broken, or isn’t a link to house rules.",
            ),
            (
                "rules=v1.ante-50&chips=10",
                "This table can’t be played: It takes 50 chips to play. It uses the usual rules and chips.",
            ),
        ] {
            let (_, wrong) = Options::read(query);
            let says: Vec<_> = wrong.iter().map(RefusedOption::in_english).collect();
            assert_eq!(says, [told], "{query}");
        }
    }
}
