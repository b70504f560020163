//! Checks records in slices, so that the page always answers.

use std::time::Duration;

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::words::refused::unfair;
use crate::notation::{Check, Checked, FairnessError, Record};

/// Steps that are checked in one slice: a few milliseconds of work.
const SLICE: usize = 400;
/// The most faults that are listed.
const MOST_FAULTS: usize = 5;

/// A check of some records. Copies are the same check.
#[derive(Clone, Copy)]
pub struct Checking {
    waiting: StoredValue<Vec<Record>>,
    now: StoredValue<Option<Check>>,
    found: RwSignal<Vec<Result<Checked, FairnessError>>>,
    is_done: RwSignal<bool>,
}

impl Checking {
    /// Begins the check. It ends when all records are checked or its owner goes.
    pub fn begin(mut records: Vec<Record>) -> Checking {
        records.reverse();
        let checking = Checking {
            waiting: StoredValue::new(records),
            now: StoredValue::new(None),
            found: RwSignal::new(Vec::new()),
            is_done: RwSignal::new(false),
        };
        checking.continue_later();
        checking
    }

    fn continue_later(self) {
        set_timeout(move || self.go_on(), Duration::ZERO);
    }

    fn go_on(self) {
        let now = self.now.try_update_value(Option::take).flatten();
        let next = || self.waiting.try_update_value(Vec::pop).flatten();
        let check = match now {
            Some(check) => Ok(check),
            None => match next() {
                Some(record) => Check::new(record),
                None => {
                    let _ = self.is_done.try_set(true);
                    return;
                }
            },
        };
        let read = check.and_then(|mut check| Ok((check.read(SLICE)?, check)));
        let found = match read {
            Ok((None, check)) => {
                self.now.try_update_value(|now| *now = Some(check));
                return self.continue_later();
            }
            Ok((Some(checked), _)) => Ok(checked),
            Err(unfair) => Err(unfair),
        };
        if self.found.try_update(|all| all.push(found)).is_some() {
            self.continue_later();
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
    let dealt_again = match (checked.compared, checked.to_the_chip) {
        (false, _) => say::dealt_again_and_allowed,
        (true, false) => say::dealt_again_alike,
        (true, true) => say::dealt_again_to_the_chip,
    };
    vec![(true, seal), (true, dealt_again(checked.deals as u64))]
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
