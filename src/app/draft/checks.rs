//! Finds the faults of a draft, each with its field.

use super::fault::{Fault, FaultKind};
use super::parts::{Field, Row, whole};
use super::{Draft, LARGEST_AMOUNT, LONGEST_NAME};
use crate::engine::{Chips, SetupError};
use crate::games::{HouseRule, Kind};
use crate::notation::look_alike;
use crate::sitting::session;

impl Draft {
    /// All faults, in the order of the sheet. A field has at most one.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut put = |field, kind: Option<FaultKind>| {
            faults.extend(kind.map(|kind| Fault { field, kind }));
        };
        for row in &self.rows {
            put(Field::Name(row.key), self.name_fault(row));
            put(Field::Chips(row.key), self.chips_fault(row));
        }
        for rule in self.options() {
            put(Field::House(rule.key), self.amount_fault(rule));
        }
        // Combinations are checked once each field is valid.
        if faults.is_empty() && self.has_boxes_too_many() {
            faults.push(Fault {
                field: Field::House("boxes"),
                kind: FaultKind::BoxesBesideOthers,
            });
        }
        if faults.is_empty()
            && let Err(error) = self.try_out()
        {
            faults.push(Fault {
                field: field_of(error),
                kind: FaultKind::Setup(error),
            });
        }
        faults
    }

    fn name_fault(&self, row: &Row) -> Option<FaultKind> {
        let name = row.called.text().trim();
        let is_same = |other: &&Row| look_alike(other.called.text(), name);
        let people = self.rows.iter().filter(|row| row.kind.is_person()).count();
        if name.is_empty() {
            Some(FaultKind::NoName)
        } else if name.chars().count() > LONGEST_NAME {
            Some(FaultKind::LongName)
        } else if self.rows.iter().filter(is_same).count() > 1 {
            Some(FaultKind::SameName(name.into()))
        } else if row.called.is_you() && (!row.kind.is_person() || people > 1) {
            Some(FaultKind::You)
        } else {
            None
        }
    }

    /// Whether the players say with how many chips they begin. Where points are played for, the usual ones do, unless they
    /// are too few.
    #[must_use]
    pub fn asks_for_chips(&self) -> bool {
        let mut rows = self.rows().iter();
        self.rules().points().is_none() || rows.any(|row| self.chips_fault(row).is_some())
    }

    fn chips_fault(&self, row: &Row) -> Option<FaultKind> {
        let chips = match bounded(&row.chips, 1, LARGEST_AMOUNT) {
            Ok(chips) => chips,
            Err(kind) => return Some(kind),
        };
        let cost = self.rules.first_cost();
        (chips < cost).then_some(FaultKind::CannotPay(cost))
    }

    fn amount_fault(&self, rule: &HouseRule) -> Option<FaultKind> {
        let text = self.amount(rule.key);
        let (least, most) = match rule.kind {
            Kind::Chips { least } => (least, LARGEST_AMOUNT),
            Kind::Limit { .. } if text.trim().is_empty() => return None,
            Kind::Limit { least, most } => (least, most.min(LARGEST_AMOUNT)),
            Kind::Count { least, most } => (least, most.min(LARGEST_AMOUNT)),
            Kind::Cards | Kind::Flag | Kind::Word(_) | Kind::Value(_) => return None,
        };
        let fault = bounded(text, least, most).err();
        fault.filter(|_| rule.matters(&self.rules))
    }

    /// Tries to set up the table.
    fn try_out(&self) -> Result<(), SetupError> {
        let stacks: Vec<Chips> = self
            .rows
            .iter()
            .filter_map(|row| whole(&row.chips))
            .collect();
        session::check(self.rules.clone(), &stacks)
    }
}

/// The field for an impossible combination.
fn field_of(error: SetupError) -> Field {
    match error {
        SetupError::OpenMinZero => Field::House("open_min"),
        SetupError::OpenMaxBelowMin { .. } => Field::House("open_max"),
        SetupError::CapBelowOpenMin { .. } => Field::House("bet_cap"),
        SetupError::OddBlind => Field::House("big_blind"),
        SetupError::CourtsAndTens => Field::House("pips31"),
        SetupError::AnteMaxBelowMin { .. } => Field::House("ante_max"),
        SetupError::BragPays { key } => Field::House(key),
        _ => Field::Players,
    }
}

fn bounded(text: &str, least: Chips, most: Chips) -> Result<Chips, FaultKind> {
    whole(text)
        .filter(|chips| (least..=most).contains(chips))
        .ok_or(FaultKind::NotBetween(least, most))
}
