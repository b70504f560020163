//! Records being checked, a slice at a time, so that the page never waits for them.

use std::time::Duration;

use leptos::prelude::*;

use crate::notation::{Check, Checked, Record};
use crate::ui::words;

/// Steps that are checked in one go: a few milliseconds' work.
const SLICE: usize = 400;
/// So many faults are told.
const MOST_FAULTS: usize = 5;

/// A check under way. Copies are the same.
#[derive(Clone, Copy)]
pub struct Checking {
    waiting: StoredValue<Vec<Record>>,
    now: StoredValue<Option<Check>>,
    found: RwSignal<Vec<Result<Checked, String>>>,
    is_done: RwSignal<bool>,
}

impl Checking {
    /// Begins, and goes on until all is checked or its owner is gone.
    pub fn begin(mut records: Vec<Record>) -> Checking {
        records.reverse();
        let checking = Checking {
            waiting: StoredValue::new(records),
            now: StoredValue::new(None),
            found: RwSignal::new(Vec::new()),
            is_done: RwSignal::new(false),
        };
        checking.later();
        checking
    }

    fn later(self) {
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
                return self.later();
            }
            Ok((Some(checked), _)) => Ok(checked),
            Err(unfair) => Err(words::sentence(&unfair.to_string())),
        };
        if self.found.try_update(|all| all.push(found)).is_some() {
            self.later();
        }
    }

    /// What has been found: whether it is good, and a sentence.
    pub fn lines(self) -> Vec<(bool, String)> {
        if !self.is_done.get() {
            return vec![(true, "Checking.".into())];
        }
        self.found.with(|found| match found.as_slice() {
            [Ok(checked)] => said(checked),
            [Err(fault)] => vec![(false, fault.clone())],
            all => said_of_all(all),
        })
    }
}

fn said(checked: &Checked) -> Vec<(bool, String)> {
    let seal = if checked.was_shown {
        "The seed is the one that was sealed: its SHA-256 is the seal, digit for digit.".into()
    } else {
        let seal = &checked.seal;
        format!(
            "The record does not say which seal was shown. That of its seed is {seal}: compare it with the one you noted down."
        )
    };
    let many = match checked.deals {
        1 => "One deal was dealt again from the seed".to_owned(),
        many => format!("{many} deals were dealt again from the seed"),
    };
    let deals = match (checked.compared, checked.to_the_chip) {
        (false, _) => format!("{many}, and every action in them was allowed."),
        (true, false) => format!("{many}, and every card was the one that was dealt."),
        (true, true) => {
            format!(
                "{many}: every card was the one that was dealt, and everybody ended with the same chips."
            )
        }
    };
    vec![(true, seal), (true, deals)]
}

fn said_of_all(all: &[Result<Checked, String>]) -> Vec<(bool, String)> {
    let good = all.iter().filter(|found| found.is_ok()).count();
    let mut lines = vec![(
        true,
        format!(
            "{good} of {} records are as their seeds deal them.",
            all.len()
        ),
    )];
    let faults = all.iter().zip(1..).filter_map(|(found, number)| {
        let fault = found.as_ref().err()?;
        Some((false, format!("Record {number}: {fault}")))
    });
    lines.extend(faults.take(MOST_FAULTS));
    lines
}
