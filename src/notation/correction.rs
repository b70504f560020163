//! Chips that are put right, as words of an action: `1 give 2 12 winner`, `1 give pot 3 bet`, `1 collect 3 count`.

use super::words::{Words, a_seat, number};
use crate::engine::{Action, Correction, Reason, Way};

/// The words of the reasons, in their order.
const REASONS: [&str; 4] = ["winner", "bet", "count", "agreed"];

/// Writes the correction behind these words.
pub(super) fn write(correction: Correction, words: &mut Words) -> &mut Words {
    let Correction { way, chips, why } = correction;
    let words = match way {
        Way::ToPlayer(to) => words.word("give").seat(to),
        Way::ToPot => words.word("give").word("pot"),
        Way::FromPot => words.word("collect"),
    };
    words.number(chips).word(REASONS[why as usize])
}

/// Reads a correction. `None` if the words are none.
pub(super) fn read(verb: &str, words: &[&str]) -> Option<Action> {
    let (way, chips, why) = match (verb, words) {
        ("give", ["pot", chips, why]) => (Way::ToPot, chips, why),
        ("give", [to, chips, why]) => (Way::ToPlayer(a_seat(to)?), chips, why),
        ("collect", [chips, why]) => (Way::FromPot, chips, why),
        _ => return None,
    };
    let nth = REASONS.iter().position(|word| word == why)?;
    Some(Action::PutRight(Correction {
        way,
        chips: number(chips)?,
        why: Reason::ALL[nth],
    }))
}
