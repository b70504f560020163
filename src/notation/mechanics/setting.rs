//! Setting hands from one deal (RULES 10.1): its verbs, and its outcome.

use serde_json::{Map, Value, json};

use super::open_hand::OpenHand;
use crate::cards::arrange::SetHand;
use crate::cards::{Card, Ranking, Rows};
use crate::engine::{
    Action, Chips, Ending, Event, Role, Seat, SettingAction, SettingEvent, Table, View,
};
use crate::notation::action_error::Needs;
use crate::notation::words::Words;

/// Writes an action behind these words.
pub(super) fn write(action: SettingAction, words: &mut Words) -> &mut Words {
    match action {
        SettingAction::Take => words.word("take"),
        SettingAction::Leave => words.word("leave"),
        SettingAction::Set(rows) => words.word("set").text(&rows),
    }
}

/// Reads an action. `None` if the words are none of this mechanic.
pub(super) fn read(verb: &str, arguments: &[&str]) -> Option<Action> {
    Some(Action::Setting(match (verb, arguments) {
        ("take", []) => SettingAction::Take,
        ("leave", []) => SettingAction::Leave,
        ("set", [_, ..]) => SettingAction::Set(rows(arguments)?),
        _ => return None,
    }))
}

/// The arguments of a verb of this mechanic. `None` if it has no such verb.
pub(super) fn needs(verb: &str) -> Option<Needs> {
    match verb {
        "set" => Some(Needs::Hands),
        "take" | "leave" => Some(Needs::Nothing),
        _ => None,
    }
}

/// Hands. The cards of each are written without spaces.
fn rows(words: &[&str]) -> Option<Rows> {
    let row = |word: &&str| -> Option<Vec<Card>> {
        let letters = word.as_bytes().chunks(2);
        let texts = letters.map(|pair| std::str::from_utf8(pair).ok());
        texts.map(|text| text?.parse().ok()).collect()
    };
    let rows: Option<Vec<Vec<Card>>> = words.iter().map(row).collect();
    Rows::new(rows?)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The player who won at once with four of a kind.
    pub quads: Option<Seat>,
    /// The set hands of each seat, the eldest first. `None` for a hand that was not shown.
    pub rows: Vec<(Seat, Vec<Option<Vec<Card>>>)>,
    /// The winner of each hand.
    pub won: Vec<Option<Seat>>,
    /// The points of each seat after the deal, in a game for points.
    pub points: Option<Vec<u32>>,
    /// The winners of the game, the eldest first.
    pub winners: Vec<Seat>,
}

impl Outcome {
    /// The set hands that were shown.
    pub(super) fn open_hands(&self, ranking: &Ranking) -> Vec<OpenHand> {
        let of = |(seat, rows): &(Seat, Vec<Option<Vec<Card>>>)| {
            let seat = *seat;
            let rows = rows.iter().zip(&self.won);
            let open = rows.filter_map(|(row, winner)| {
                Some(OpenHand {
                    seat,
                    value: SetHand::new(row.as_ref()?, ranking)?.value(),
                    has_won: *winner == Some(seat),
                })
            });
            open.collect::<Vec<_>>()
        };
        self.rows.iter().flat_map(of).collect()
    }

    pub(super) fn of(table: &Table, view: View<'_>, ended: Ending) -> Option<Outcome> {
        if !matches!(ended, Ending::Sets | Ending::Quads) {
            return None;
        }
        let mut outcome = Outcome {
            quads: None,
            rows: Vec::new(),
            won: Vec::new(),
            points: None,
            winners: Vec::new(),
        };
        let mut shown: Vec<(Seat, u8)> = Vec::new();
        for event in table.history() {
            match *event {
                Event::Setting(SettingEvent::Quads { seat }) => outcome.quads = Some(seat),
                Event::Setting(SettingEvent::Showed { seat, nth }) => shown.push((seat, nth)),
                Event::Setting(SettingEvent::Won { seat, .. }) => outcome.won.push(seat),
                Event::Setting(SettingEvent::Winners { seats }) => {
                    let order = table.elders().filter(|seat| seats.contains(*seat));
                    outcome.winners = order.collect();
                }
                _ => {}
            }
        }
        if outcome.quads.is_none() {
            for seat in table.elders() {
                let hands = view.seat(seat).into_iter().flat_map(|place| place.hands());
                let rows: Vec<Option<Vec<Card>>> = hands
                    .filter_map(|hand| match hand.role() {
                        Role::Set(nth) if !shown.contains(&(seat, nth)) => Some(None),
                        Role::Set(_) => Some(hand.faces().map(|face| face.card).collect()),
                        _ => None,
                    })
                    .collect();
                if !rows.is_empty() {
                    outcome.rows.push((seat, rows));
                }
            }
        }
        if table.rules().points().is_some() {
            outcome.points = Some(view.seats().map(|seat| seat.score()).collect());
        }
        Some(outcome)
    }

    pub(super) fn write(&self, fields: &mut Map<String, Value>) {
        let mut put = |key: &str, value: Value| fields.insert(key.into(), value);
        let number = |seat: &Option<Seat>| json!(seat.map(|seat| seat.0));
        if let Some(winner) = self.quads {
            put("winner", json!(winner.0));
        } else {
            let rows = self.rows.iter().map(|(seat, rows)| {
                let rows = rows
                    .iter()
                    .map(|row| row.as_deref().map_or(Value::Null, text));
                (seat.to_string(), rows.collect::<Value>())
            });
            put("rows", rows.collect());
            put("won", self.won.iter().map(number).collect());
        }
        if let Some(points) = &self.points {
            put("points", json!(points));
        }
        if !self.winners.is_empty() {
            put("winners", self.winners.iter().map(|seat| seat.0).collect());
        }
    }
}

fn text(row: &[Card]) -> Value {
    let words: Vec<String> = row.iter().map(Card::to_string).collect();
    json!(words.join(" "))
}

/// What an event adds to the awards of a deal. `None`: nothing.
pub(super) fn award(event: &SettingEvent) -> Option<(Seat, Chips)> {
    match *event {
        SettingEvent::Bonus { seat, chips } => Some((seat, chips)),
        _ => None,
    }
}
