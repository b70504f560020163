//! A recorded deal as a story: steps of a sentence each, to go through forwards and back.

use crate::app::families::words::WORDS;
use crate::app::i18n::{Name, say};
use crate::app::words;
use crate::engine::{Event, Purse, Seat, Table, Viewer};
use crate::notation::ReplayedDeal;

/// Events that are shown as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayStep {
    pub events: Vec<Event>,
    /// Their sentence, as anybody at the table would say it.
    pub caption: String,
}

/// A deal, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    pub before: Table,
    /// The table after it, with the cards gathered.
    pub after: Table,
    /// The steps. The last one is the win, with the cards still on the table.
    pub steps: Vec<ReplayStep>,
    /// Whether the deal ended.
    pub is_over: bool,
}

impl Story {
    /// Divides a deal into steps.
    #[must_use]
    pub fn of(replayed: ReplayedDeal, name: impl Fn(Seat) -> Name) -> Story {
        let is_over = replayed
            .events
            .iter()
            .any(|event| matches!(event, Event::Ended { .. }));
        let events = without_gathering(replayed.events);
        let mut table = replayed.before.clone();
        let mut steps: Vec<ReplayStep> = Vec::new();
        let mut is_dealt = false;
        for event in events {
            table.apply(&event);
            let view = table.view(Viewer::Gallery);
            let said = words::event_sentence(&event, view, &name, &WORDS);
            is_dealt |= matches!(event, Event::Dealt { .. });
            // Payments before the first card belong to the step that begins the deal.
            let opens = !is_dealt && said.is_none();
            if steps
                .last()
                .is_none_or(|step| !opens && begins(step, &event, &said))
            {
                steps.push(ReplayStep {
                    events: Vec::new(),
                    caption: String::new(),
                });
            }
            if let Some(step) = steps.last_mut() {
                step.events.push(event);
                if let Some(said) = said {
                    step.caption = said;
                }
            }
        }
        Story {
            before: replayed.before,
            after: replayed.after,
            steps: with_words(steps),
            is_over,
        }
    }

    /// The table after this number of steps.
    #[must_use]
    pub fn table(&self, steps: usize) -> Table {
        let mut table = self.before.clone();
        let played = self.steps.iter().take(steps);
        played
            .flat_map(|step| &step.events)
            .for_each(|event| table.apply(event));
        table
    }

    /// The whole story as text, a sentence a line.
    #[must_use]
    pub fn to_text(&self, title: &str) -> String {
        let mut text = title.to_owned();
        for step in &self.steps {
            text.push('\n');
            text.push_str(&step.caption);
        }
        text.push('\n');
        text
    }
}

/// Removes the gathering of the cards at the end, so that they can be read as in play. Payments after it stay.
fn without_gathering(mut events: Vec<Event>) -> Vec<Event> {
    let ended = |event: &Event| matches!(event, Event::Ended { .. });
    let Some(end) = events.iter().position(ended) else {
        return events;
    };
    let gathers = |event: &Event| matches!(event, Event::Gathered { .. });
    let at_end = events[..end]
        .iter()
        .rev()
        .take_while(|event| gathers(event));
    let from = end - at_end.count();
    let late = |event: &Event| {
        matches!(
            event,
            Event::Paid { .. } | Event::Repaid { .. } | Event::SetOff { .. }
        )
    };
    let tail = events.split_off(from);
    events.extend(tail.into_iter().filter(late));
    events
}

/// Whether an event begins a new step.
fn begins(step: &ReplayStep, event: &Event, said: &Option<String>) -> bool {
    let is_told = !step.caption.is_empty();
    match (event, step.events.last()) {
        // When a player is asked, the step before is complete.
        (_, Some(Event::Asked(_))) => !matches!(event, Event::Asked(_)) || said.is_some(),
        (Event::Exposed { seat, .. }, Some(Event::Exposed { seat: before, .. })) => {
            seat != before || (is_told && said.is_some())
        }
        (Event::Exposed { .. }, _) => true,
        (Event::Dealt { .. }, Some(Event::Dealt { .. })) => false,
        // A payment comes before the action that it pays for.
        (Event::Paid { from, .. }, _) if *from != Purse::Outside => is_told,
        (Event::Dealt { .. }, _) => is_told,
        _ => is_told && said.is_some(),
    }
}

/// Merges each step without a sentence into the one before.
fn with_words(steps: Vec<ReplayStep>) -> Vec<ReplayStep> {
    let mut merged: Vec<ReplayStep> = Vec::new();
    for mut step in steps {
        let deals = |event: &Event| matches!(event, Event::Dealt { .. });
        if step.caption.is_empty() && step.events.iter().any(deals) {
            step.caption = say::THE_CARDS_ARE_DEALT.get().into();
        }
        match merged.last_mut() {
            Some(before) if step.caption.is_empty() => before.events.extend(step.events),
            _ => merged.push(step),
        }
    }
    merged
}
