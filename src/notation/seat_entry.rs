//! The players of a record: names, chips and, against the bank, whose further box a seat is.

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::field::{Allowed, Field, WrongValue};
use super::name::clean_name;
use crate::engine::{Chips, Rules, Seat};

/// The longest name, in letters. Longer ones are cut when a record is read, so that records from other programs can be
/// replayed.
pub(super) const LONGEST_NAME_READ: usize = 40;

/// A player and his chips.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatEntry {
    /// His name. Names that were read have at most 40 letters, and none that changes the text around it.
    pub name: String,
    /// His chips before the first deal.
    pub chips: Chips,
    /// The seat of the player whose further box this is, against the bank (RULES 10.10). `None`: a player of his own.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "number")]
    pub box_of: Option<Seat>,
}

/// How many of these seats, with so many chips at the beginning, were there before the first deal. Where players come and
/// go, the chairs of those who sat down later are the last ones, without chips.
#[must_use]
pub fn seats_at_first(rules: &Rules, stacks: &[Chips]) -> usize {
    let last = stacks.iter().rposition(|chips| *chips > 0);
    match last.filter(|_| rules.lets_players_go()) {
        Some(last) => last + 1,
        None => stacks.len(),
    }
}

impl SeatEntry {
    /// A player of his own.
    #[must_use]
    pub fn new(name: impl Into<String>, chips: Chips) -> SeatEntry {
        SeatEntry {
            name: name.into(),
            chips,
            box_of: None,
        }
    }
}

fn number<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
    seat.map(|seat| seat.0).serialize(serializer)
}

/// Reads a seat. In other games than those against the bank `box_of` is a note.
pub(super) fn seat(number: usize, value: &Value, rules: &Rules) -> Result<SeatEntry, WrongValue> {
    let key = format!("seats[{number}]");
    let whole = Field { key: &key, value };
    let Some(entry) = value.as_object() else {
        return Err(whole.wrong(Allowed::Player));
    };
    let chips_key = format!("{key}.chips");
    let chips = entry.get("chips").unwrap_or(&Value::Null);
    let chips = Field {
        key: &chips_key,
        value: chips,
    };
    let name_key = format!("{key}.name");
    let name = match entry.get("name") {
        None => "",
        Some(value) => value.as_str().ok_or_else(|| {
            let name = Field {
                key: &name_key,
                value,
            };
            name.wrong(Allowed::Text)
        })?,
    };
    let owner = entry.get("box_of").filter(|_| rules.is_against_bank());
    Ok(SeatEntry {
        name: clean_name(name, LONGEST_NAME_READ),
        chips: chips.chips(0)?,
        box_of: owner.map(|value| owner_of(number, value)).transpose()?,
    })
}

fn owner_of(number: usize, value: &Value) -> Result<Seat, WrongValue> {
    let seat = value.as_u64().and_then(|seat| u8::try_from(seat).ok());
    seat.map(Seat).ok_or_else(|| wrong_owner(number, value))
}

fn wrong_owner(number: usize, value: &Value) -> WrongValue {
    let key = format!("seats[{number}].box_of");
    let field = Field { key: &key, value };
    field.wrong(Allowed::Owner)
}

/// Checks that each further box is that of a player of his own.
pub(super) fn check_owners(seats: &[SeatEntry]) -> Result<(), WrongValue> {
    let is_own = |owner: Seat| {
        let entry = seats.get(owner.index());
        entry.is_some_and(|entry| entry.box_of.is_none())
    };
    match further(seats).find(|(_, owner)| !is_own(*owner)) {
        Some((number, owner)) => Err(wrong_owner(number, &Value::from(owner.0))),
        None => Ok(()),
    }
}

/// A further box beside another player, where only who is alone at the table may have any (RULES 10.10, `boxes`).
pub(super) fn box_beside_others(seats: &[SeatEntry], rules: &Rules) -> Option<Seat> {
    let players = seats.iter().filter(|entry| entry.box_of.is_none()).count();
    let may = !rules.is_against_bank() || rules.has_boxes_beside_others();
    let first = further(seats).next().filter(|_| players > 1 && !may);
    first.map(|(number, _)| Seat(number as u8))
}

/// The further boxes, each with the seat of its player.
fn further(seats: &[SeatEntry]) -> impl Iterator<Item = (usize, Seat)> {
    let boxes = seats.iter().enumerate();
    boxes.filter_map(|(number, entry)| Some((number, entry.box_of?)))
}
