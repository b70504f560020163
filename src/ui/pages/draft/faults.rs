//! What is wrong with a draft, each fault beside the field it concerns.

use super::{Amount, Chips, Draft, Field, LONGEST_NAME, MOST_CHIPS, Raises, Row, whole};
use crate::engine::SetupError;
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
        for (amount, least, most) in [
            (Amount::Ante, 0, MOST_CHIPS),
            (Amount::OpenMin, 1, MOST_CHIPS),
            (Amount::OpenMax, 1, MOST_CHIPS),
            (Amount::RaiseBy, 1, MOST_CHIPS),
            (Amount::BetCap, 1, MOST_CHIPS),
            (Amount::SeeBlindAfter, 1, 99),
        ] {
            put(Field::House(amount), self.amount_fault(amount, least, most));
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
        let ante = whole(self.amount(Amount::Ante)).filter(|ante| *ante <= MOST_CHIPS)?;
        (chips < ante).then(|| format!("Not enough to pay the ante of {}.", grouped(ante)))
    }

    fn amount_fault(&self, amount: Amount, least: Chips, most: Chips) -> Option<String> {
        let text = self.amount(amount);
        let may_be_empty = matches!(
            amount,
            Amount::OpenMax | Amount::BetCap | Amount::SeeBlindAfter
        );
        let is_used = match amount {
            Amount::RaiseBy => self.raises == Raises::By,
            Amount::SeeBlindAfter => self.vying.blind_play,
            _ => true,
        };
        if !is_used || (may_be_empty && text.trim().is_empty()) {
            return None;
        }
        bounded(text, least, most).err()
    }

    /// Sits everybody down for a moment.
    fn try_out(&self) -> Result<(), SetupError> {
        let stacks: Vec<Chips> = self
            .rows
            .iter()
            .filter_map(|row| whole(&row.chips))
            .collect();
        session::check(self.rules(), &stacks)
    }
}

/// Where an impossible combination stands on the sheet, and what it is called there.
fn explain(error: SetupError) -> (Field, String) {
    let players = |says: String| (Field::Players, says);
    match error {
        SetupError::OpenMinZero => (
            Field::House(Amount::OpenMin),
            "The first bet is at least 1.".into(),
        ),
        SetupError::OpenMaxBelowMin { min, .. } => (
            Field::House(Amount::OpenMax),
            format!(
                "The most must be {} or more, as the least is.",
                grouped(min)
            ),
        ),
        SetupError::CapBelowOpenMin { min, .. } => (
            Field::House(Amount::BetCap),
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
        SetupError::NoSuchDealer(_) | SetupError::Stages => {
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
