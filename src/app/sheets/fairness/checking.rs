//! Checks records in slices, so that the page always answers.

use leptos::prelude::*;

use super::cutting::quoted;
use crate::app::i18n::say;
use crate::app::platform::slices::{Progress, in_slices};
use crate::app::words::refused::unfair;
use crate::notation::{Check, Checked, FairnessError, Record};

/// The most actions between two looks at the clock.
const ACTIONS: usize = 50;
/// The most faults that are listed.
const MOST_FAULTS: usize = 5;

/// The result of one check.
type Found = Result<Checked, FairnessError>;

/// A check of some records. Copies are the same check.
#[derive(Clone, Copy)]
pub struct Checking {
    found: RwSignal<Vec<Found>>,
    is_done: RwSignal<bool>,
}

impl Checking {
    /// Begins the check. It ends when all records are checked or its owner goes.
    pub fn begin(records: Vec<Record>) -> Checking {
        let checking = Checking {
            found: RwSignal::new(Vec::new()),
            is_done: RwSignal::new(false),
        };
        let (mut waiting, mut now) = (records.into_iter(), None);
        in_slices(move || checking.step(&mut waiting, &mut now));
        checking
    }

    /// Checks some actions of the current record, or begins with the next.
    fn step(self, waiting: &mut impl Iterator<Item = Record>, now: &mut Option<Check>) -> Progress {
        let begun = match now.take() {
            Some(check) => Ok(check),
            None => match waiting.next() {
                Some(record) => Check::new(record),
                None => {
                    let _ = self.is_done.try_set(true);
                    return Progress::Done;
                }
            },
        };
        let found = match begun.and_then(|mut check| Ok((check.read(ACTIONS)?, check))) {
            Ok((None, check)) => {
                *now = Some(check);
                return if self.found.is_disposed() {
                    Progress::Done
                } else {
                    Progress::More
                };
            }
            Ok((Some(checked), _)) => Ok(checked),
            Err(fault) => Err(fault),
        };
        match self.found.try_update(|all| all.push(found)) {
            Some(()) => Progress::More,
            None => Progress::Done,
        }
    }

    /// The results so far: whether each is good, and a sentence.
    pub fn lines(self) -> Vec<(bool, String)> {
        if !self.is_done.get() {
            return vec![(true, say::CHECKING.get().into())];
        }
        self.found.with(|found| match found.as_slice() {
            [Ok(checked)] => said(checked),
            [Err(fault)] => vec![(false, unfair(fault))],
            all => said_of_all(all),
        })
    }
}

fn said(checked: &Checked) -> Vec<(bool, String)> {
    let seal = if checked.was_shown {
        say::SEAL_IS_RIGHT.get().into()
    } else {
        say::seal_was_not_noted(&checked.seal)
    };
    let is_whole = checked.compared && checked.unnoted == 0;
    let dealt_again = match (is_whole, checked.to_the_chip) {
        (false, _) => say::dealt_again_and_allowed,
        (true, false) => say::dealt_again_alike,
        (true, true) => say::dealt_again_to_the_chip,
    };
    let mut lines = vec![(true, seal)];
    if !checked.words.is_empty() {
        lines.push((true, say::cut_is_in(&quoted(&checked.words))));
    }
    lines.push((true, dealt_again(checked.deals as u64)));
    if checked.compared && !is_whole {
        lines.push((true, say::later_cards_not_noted(checked.unnoted as u64)));
    }
    if checked.came {
        lines.push((false, say::SEED_MAY_BE_KNOWN.get().into()));
    }
    lines
}

fn said_of_all(all: &[Result<Checked, FairnessError>]) -> Vec<(bool, String)> {
    let good = all.iter().filter(|found| found.is_ok()).count();
    let mut lines = vec![(true, say::records_are_fair(good as u64, all.len() as u64))];
    let faults = all.iter().zip(1..).filter_map(|(found, number)| {
        let fault = found.as_ref().err()?;
        Some((false, say::record_is_unfair(number, &unfair(fault))))
    });
    lines.extend(faults.take(MOST_FAULTS));
    lines
}

#[cfg(test)]
mod tests {
    use super::{Checked, said};

    #[test]
    fn cards_that_were_not_compared_are_not_said_to_be_right() {
        let mut checked = Checked {
            seal: String::new(),
            was_shown: true,
            deals: 5,
            compared: true,
            unnoted: 0,
            to_the_chip: true,
            words: Vec::new(),
            came: false,
        };
        assert!(said(&checked)[1].1.contains("every card matched"));
        checked.unnoted = 3;
        let lines: Vec<String> = said(&checked).into_iter().map(|(_, says)| says).collect();
        assert!(
            lines
                .iter()
                .all(|says| !says.contains("every card matched"))
        );
        assert!(lines[2].starts_with("In 3 deals the record leaves out"));
        // Without any cards noted, nothing is claimed of cards.
        checked.compared = false;
        assert_eq!(said(&checked).len(), 2);
        assert!(!said(&checked)[1].1.contains("every card"));
    }
}
