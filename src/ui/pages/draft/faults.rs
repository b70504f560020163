//! What is wrong with a draft, each fault beside the field it concerns.

use super::{Chips, Draft, Field, LONGEST_NAME, MOST_CHIPS, Row, whole};
use crate::engine::SetupError;
use crate::games::{HOUSE_RULES, HouseRule, Kind};
use crate::ui::session::{self, Mind};

/// Something wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The field it stands beside.
    pub field: Field,
    /// What is wrong, in a sentence.
    pub says: String,
}

impl Draft {
    /// All that is wrong, in the order in which it stands on the sheet. A field has one fault at most.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut put = |field, says: Option<String>| {
            faults.extend(says.map(|says| Fault { field, says }));
        };
        for row in &self.rows {
            put(Field::Name(row.key), self.name_fault(row));
            put(Field::Chips(row.key), self.chips_fault(row));
        }
        for rule in HOUSE_RULES {
            put(Field::House(rule.key), self.amount_fault(rule));
        }
        // A combination is only judged once each part of it can be read.
        if faults.is_empty()
            && let Err(error) = self.try_out()
        {
            let (field, says) = explain(error);
            faults.push(Fault { field, says });
        }
        faults
    }

    fn name_fault(&self, row: &Row) -> Option<String> {
        let name = row.name.trim();
        let is_same = |other: &&Row| other.name.trim().eq_ignore_ascii_case(name);
        let people = self
            .rows
            .iter()
            .filter(|row| row.mind == Mind::Person)
            .count();
        if name.is_empty() {
            Some("Give a name.".into())
        } else if name.chars().count() > LONGEST_NAME {
            Some(format!("A name has at most {LONGEST_NAME} letters."))
        } else if self.rows.iter().filter(is_same).count() > 1 {
            Some(format!("Two players are called {name}."))
        } else if name.eq_ignore_ascii_case("you") && (row.mind != Mind::Person || people > 1) {
            Some("Give a name. Only one who plays alone here can be “You”.".into())
        } else {
            None
        }
    }

    fn chips_fault(&self, row: &Row) -> Option<String> {
        let chips = match bounded(&row.chips, 1, MOST_CHIPS) {
            Ok(chips) => chips,
            Err(says) => return Some(says),
        };
        let ante = whole(self.amount("ante")).filter(|ante| *ante <= MOST_CHIPS)?;
        (chips < ante).then(|| format!("Not enough to pay the ante of {}.", grouped(ante)))
    }

    fn amount_fault(&self, rule: &HouseRule) -> Option<String> {
        let text = self.amount(rule.key);
        let (least, most) = match rule.kind {
            Kind::Chips { least } => (least, MOST_CHIPS),
            Kind::Limit { .. } if text.trim().is_empty() => return None,
            Kind::Limit { least, most } => (least, most.min(MOST_CHIPS)),
            Kind::Count { .. } | Kind::Cards | Kind::Flag | Kind::Word(_) => return None,
        };
        let told = bounded(text, least, most).err();
        told.filter(|_| rule.matters(&self.rules))
    }

    /// Sits everybody down for a moment.
    fn try_out(&self) -> Result<(), SetupError> {
        let stacks: Vec<Chips> = self
            .rows
            .iter()
            .filter_map(|row| whole(&row.chips))
            .collect();
        session::check(self.rules.clone(), &stacks)
    }
}

/// Where an impossible combination stands on the sheet, and what it is called there.
fn explain(error: SetupError) -> (Field, String) {
    let players = |says: String| (Field::Players, says);
    match error {
        SetupError::OpenMinZero => (
            Field::House("open_min"),
            "The first bet is at least 1.".into(),
        ),
        SetupError::OpenMaxBelowMin { min, .. } => (
            Field::House("open_max"),
            format!(
                "The most must be {} or more, as the least is.",
                grouped(min)
            ),
        ),
        SetupError::CapBelowOpenMin { min, .. } => (
            Field::House("bet_cap"),
            format!(
                "It must be {} or more, as the least first bet is.",
                grouped(min)
            ),
        ),
        SetupError::TooFewSeats => players("A game needs two players.".into()),
        SetupError::TooManySeats { most } => {
            players(format!("The pack serves {most} players at most."))
        }
        SetupError::BelowMinimum { minimum, .. } => {
            players(format!("Everybody brings {} at least.", grouped(minimum)))
        }
        SetupError::TooManyChips => players("Those are more chips than can be counted.".into()),
        SetupError::NoSuchDealer(_) | SetupError::TooManyJokers | SetupError::Stages => {
            players("These rules cannot be played.".into())
        }
    }
}

fn bounded(text: &str, least: Chips, most: Chips) -> Result<Chips, String> {
    whole(text)
        .filter(|chips| (least..=most).contains(chips))
        .ok_or_else(|| format!("A whole number from {least} to {}.", grouped(most)))
}

/// `1,000,000`.
fn grouped(number: Chips) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}
