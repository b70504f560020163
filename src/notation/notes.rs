//! Notes in the record of a sitting that was played here. They are for checking the shuffle. A replay only takes from them
//! where the sitting was ended.

use serde::ser::SerializeMap;
use serde_json::{Map, Value};

use crate::engine::{Chips, Event};
use crate::random::{CutSeed, Seal};

/// The notes: what was shown and dealt, and how the sitting ended. They are kept as they were written, so that changes
/// to a record can be found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The seal of the seed that was shown before the first card.
    pub seal: Option<String>,
    /// The cards that each deal began with, in dealing order, such as `Ks 2h 3c`.
    pub dealt: Vec<String>,
    /// The cards that left the pack later in each deal: those dealt after a stake, those drawn, and those drawn to break
    /// a tie. Deals after the last with such cards are left out.
    pub drawn: Vec<String>,
    /// The final stacks, by seat.
    pub ended: Option<Vec<Chips>>,
    /// The hash of all actions, each on a line of its own.
    pub done: Option<String>,
    /// Whether the players chose the first dealer.
    pub chosen: bool,
    /// The seed that was sealed, and the words with which players cut after they saw the seal. `None`: nobody has cut, and
    /// the sealed seed is that of the record.
    pub cut: Option<CutSeed>,
    /// Whether the sitting came to the page by a link or a file, so that somebody else may have known the cards to come.
    pub came: bool,
}

impl Notes {
    /// Adds the deal that has begun with these events.
    pub fn note(&mut self, events: &[Event]) {
        self.dealt.push(cards(events));
    }

    /// Adds cards that left the pack in these later events of the deal.
    pub fn note_later(&mut self, events: &[Event]) {
        let cards = cards(events);
        if !cards.is_empty() {
            self.drawn.resize(self.dealt.len(), String::new());
            if let Some(drawn) = self.drawn.last_mut() {
                add(drawn, &cards);
            }
        }
    }

    /// Keeps earlier notes in place of these, as far as they go.
    pub fn keep(&mut self, before: &Notes) {
        self.chosen |= before.chosen;
        self.came |= before.came;
        if before.cut.is_some() {
            self.cut.clone_from(&before.cut);
        }
        if before.seal.is_some() {
            self.seal.clone_from(&before.seal);
        }
        for (own, before) in [
            (&mut self.dealt, &before.dealt),
            (&mut self.drawn, &before.drawn),
        ] {
            for (own, before) in own.iter_mut().zip(before) {
                own.clone_from(before);
            }
        }
    }

    /// Adds the end of the sitting.
    pub fn end(&mut self, chips: Vec<Chips>, actions: &[String]) {
        self.ended = Some(chips);
        self.done = Some(done(actions));
    }

    /// Removes everything that was noted after this number of deals had begun.
    pub(super) fn only(&mut self, deals: usize) {
        self.dealt.truncate(deals);
        self.drawn.truncate(deals);
        (self.ended, self.done) = (None, None);
    }

    pub(super) fn write<M: SerializeMap>(&self, keys: &mut M) -> Result<(), M::Error> {
        if let Some(seal) = &self.seal {
            keys.serialize_entry("seal", seal)?;
        }
        if let Some(cut) = &self.cut {
            keys.serialize_entry("sealed", &cut.sealed().to_string())?;
            keys.serialize_entry("words", cut.words())?;
        }
        if self.came {
            keys.serialize_entry("came", &true)?;
        }
        if self.chosen {
            keys.serialize_entry("chosen", &true)?;
        }
        if !self.dealt.is_empty() {
            keys.serialize_entry("dealt", &self.dealt)?;
        }
        if !self.drawn.is_empty() {
            keys.serialize_entry("drawn", &self.drawn)?;
        }
        if let Some(ended) = &self.ended {
            keys.serialize_entry("ended", ended)?;
        }
        if let Some(done) = &self.done {
            keys.serialize_entry("done", done)?;
        }
        Ok(())
    }

    /// Reads the notes of a record. Other values under these keys are ignored: they are notes of another program, or
    /// were changed. Changes are found when the shuffle is checked.
    pub(super) fn read(keys: &Map<String, Value>) -> Notes {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let seal = |key: &str| keys.get(key).and_then(Value::as_str).map(String::from);
        let list = |key: &str| keys.get(key).and_then(Value::as_array);
        let chips = |value: &Value| value.as_u64().unwrap_or(Chips::MAX);
        let is = |key: &str| keys.get(key).and_then(Value::as_bool) == Some(true);
        let sealed = seal("sealed").and_then(|sealed| sealed.parse().ok());
        let words = || list("words").into_iter().flatten().map(text).collect();
        Notes {
            seal: seal("seal"),
            done: seal("done"),
            chosen: is("chosen"),
            cut: sealed.map(|sealed| CutSeed::with(sealed, words())),
            came: is("came"),
            dealt: list("dealt").into_iter().flatten().map(text).collect(),
            drawn: list("drawn").into_iter().flatten().map(text).collect(),
            ended: list("ended").map(|list| list.iter().map(chips).collect()),
        }
    }
}

/// The hash of these actions.
pub(super) fn done(actions: &[String]) -> String {
    Seal::of(&actions.join("\n")).to_string()
}

/// The cards that left the pack in these events, in their order.
pub(super) fn cards(events: &[Event]) -> String {
    let mut text = String::new();
    for event in events {
        let card = match event {
            Event::Dealt { card, .. } => card.card,
            other => match other.drawn_again() {
                Some(card) => card,
                None => continue,
            },
        };
        add(&mut text, &card.to_string());
    }
    text
}

/// Adds cards to others.
pub(super) fn add(text: &mut String, cards: &str) {
    if !text.is_empty() && !cards.is_empty() {
        text.push(' ');
    }
    text.push_str(cards);
}
