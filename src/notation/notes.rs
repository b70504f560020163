//! What the record of a sitting played here notes down beside what it needs, for the shuffle to be checked:
//! it is never played by.

use serde_json::{Map, Value, json};

use crate::chance::Seal;
use crate::engine::{Chips, Event};

/// What was shown, what was dealt and how it ended. Kept as it was written, for whoever changes it to be found
/// out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The seal of the seed, as it was shown before the first card.
    pub seal: Option<String>,
    /// The cards of each deal, in the order they were dealt, such as `Ks 2h 3c`.
    pub dealt: Vec<String>,
    /// Everybody's chips when the sitting was over, by seat.
    pub ended: Option<Vec<Chips>>,
    /// The seal of all that was done until then: of the actions, each on a line of its own.
    pub done: Option<String>,
}

impl Notes {
    /// Notes down the deal that has begun with this.
    pub fn note(&mut self, events: &[Event]) {
        self.dealt.push(cards(events));
    }

    /// Keeps what was noted down before, as far as that goes.
    pub fn keep(&mut self, before: &Notes) {
        if before.seal.is_some() {
            self.seal.clone_from(&before.seal);
        }
        for (own, before) in self.dealt.iter_mut().zip(&before.dealt) {
            own.clone_from(before);
        }
    }

    /// Notes down how the sitting has ended.
    pub fn end(&mut self, chips: Vec<Chips>, actions: &[String]) {
        self.ended = Some(chips);
        self.done = Some(done(actions));
    }

    /// Leaves nothing that comes after so many deals.
    pub(super) fn only(&mut self, deals: usize) {
        self.dealt.truncate(deals);
        (self.ended, self.done) = (None, None);
    }

    pub(super) fn write(&self, keys: &mut Map<String, Value>) {
        let mut put = |key: &str, value: Value| keys.insert(key.into(), value);
        if let Some(seal) = &self.seal {
            put("seal", json!(seal));
        }
        if !self.dealt.is_empty() {
            put("dealt", json!(self.dealt));
        }
        if let Some(ended) = &self.ended {
            put("ended", json!(ended));
        }
        if let Some(done) = &self.done {
            put("done", json!(done));
        }
    }

    /// What of it a record has. Whatever else stands under these keys is a note of somebody else's, or has been
    /// changed: the first makes nothing wrong, and the second is found out when the shuffle is checked.
    pub(super) fn read(keys: &Map<String, Value>) -> Notes {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let seal = |key: &str| keys.get(key).and_then(Value::as_str).map(String::from);
        let list = |key: &str| keys.get(key).and_then(Value::as_array);
        let chips = |value: &Value| value.as_u64().unwrap_or(Chips::MAX);
        Notes {
            seal: seal("seal"),
            done: seal("done"),
            dealt: list("dealt").into_iter().flatten().map(text).collect(),
            ended: list("ended").map(|list| list.iter().map(chips).collect()),
        }
    }
}

/// The seal of these actions.
pub(super) fn done(actions: &[String]) -> String {
    Seal::of(&actions.join("\n")).to_string()
}

/// The cards that were dealt, in their order.
pub(super) fn cards(events: &[Event]) -> String {
    let mut text = String::new();
    for event in events {
        if let Event::Dealt { card, .. } = event {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&card.card.to_string());
        }
    }
    text
}
