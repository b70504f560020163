//! A chart of every hand, as it is sent to the page.

use serde::{Deserialize, Serialize};

use super::sent::{action, text};
use crate::cards::{Card, HandValue};
use crate::engine::Seat;
use crate::review::{ChartLine, Charted};

/// A line, with its actions as records write them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToldLine {
    cards: Vec<Card>,
    value: HandValue,
    is_own: bool,
    /// Each choice, what it is worth, the error of that, and whether it is as good as the best.
    choices: Vec<(String, i64, i64, bool)>,
}

impl ToldLine {
    /// Puts a line of this seat's into words that arrive.
    #[must_use]
    pub fn of(seat: Seat, line: &ChartLine) -> ToldLine {
        let choices = line.choices.iter();
        let choices =
            choices.map(|one| (text(seat, one.action), one.mean, one.error, one.is_as_good));
        ToldLine {
            cards: line.cards.clone(),
            value: line.value,
            is_own: line.is_own,
            choices: choices.collect(),
        }
    }

    /// The line. `None`: an action in it is none.
    #[must_use]
    pub fn line(&self) -> Option<ChartLine> {
        let choices = self.choices.iter().map(|(text, mean, error, is_as_good)| {
            Some(Charted {
                action: action(text)?,
                mean: *mean,
                error: *error,
                is_as_good: *is_as_good,
            })
        });
        Some(ChartLine {
            cards: self.cards.clone(),
            value: self.value,
            is_own: self.is_own,
            choices: choices.collect::<Option<_>>()?,
        })
    }
}
