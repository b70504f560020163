//! A deal as a story: steps that can be told in a sentence each, for one to go through forwards and back.

use crate::engine::{Event, Purse, Seat, Table, Viewer};
use crate::notation::Told;
use crate::ui::language::{Name, say};
use crate::ui::words;

/// Some events that are shown as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What happens.
    pub events: Vec<Event>,
    /// The same in a sentence, as anybody at the table would tell it.
    pub caption: String,
}

/// A deal, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The table before it.
    pub before: Table,
    /// The table after it, its cards gathered.
    pub after: Table,
    /// What happens. The last step is the winning: the cards still lie there.
    pub steps: Vec<Step>,
    /// Whether the deal came to its end.
    pub is_over: bool,
}

impl Story {
    /// Takes a deal apart.
    #[must_use]
    pub fn of(told: Told, name: impl Fn(Seat) -> Name) -> Story {
        let is_over = told
            .events
            .iter()
            .any(|event| matches!(event, Event::Ended { .. }));
        let events = without_gathering(told.events);
        let mut table = told.before.clone();
        let mut steps: Vec<Step> = Vec::new();
        let mut is_dealt = false;
        for event in events {
            table.apply(&event);
            let said = words::tell(&event, table.view(Viewer::Gallery), &name);
            is_dealt |= matches!(event, Event::Dealt { .. });
            // What everybody pays and has before the first card goes with the sentence that opens the deal.
            let opens = !is_dealt && said.is_none();
            if steps
                .last()
                .is_none_or(|step| !opens && begins(step, &event, &said))
            {
                steps.push(Step {
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
            before: told.before,
            after: told.after,
            steps: with_words(steps),
            is_over,
        }
    }

    /// The table after so many steps.
    #[must_use]
    pub fn table(&self, steps: usize) -> Table {
        let mut table = self.before.clone();
        let played = self.steps.iter().take(steps);
        played
            .flat_map(|step| &step.events)
            .for_each(|event| table.apply(event));
        table
    }

    /// The whole of it in words.
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

/// All but the gathering of the cards at the end: they are left to be read, as they are in play. What
/// changes hands after it is kept.
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

/// Whether an event begins a step of its own.
fn begins(step: &Step, event: &Event, said: &Option<String>) -> bool {
    let is_told = !step.caption.is_empty();
    match (event, step.events.last()) {
        // Once a player is asked, what was being done is done.
        (_, Some(Event::Asked(_))) => !matches!(event, Event::Asked(_)) || said.is_some(),
        (Event::Exposed { seat, .. }, Some(Event::Exposed { seat: before, .. })) => {
            seat != before || (is_told && said.is_some())
        }
        (Event::Exposed { .. }, _) => true,
        (Event::Dealt { .. }, Some(Event::Dealt { .. })) => false,
        // A payment goes before what it is for.
        (Event::Paid { from, .. }, _) if *from != Purse::Outside => is_told,
        (Event::Dealt { .. }, _) => is_told,
        _ => is_told && said.is_some(),
    }
}

/// Gives each step its sentence; one that has none goes with the one before.
fn with_words(steps: Vec<Step>) -> Vec<Step> {
    let mut told: Vec<Step> = Vec::new();
    for mut step in steps {
        let deals = |event: &Event| matches!(event, Event::Dealt { .. });
        if step.caption.is_empty() && step.events.iter().any(deals) {
            step.caption = say::THE_CARDS_ARE_DEALT.get().into();
        }
        match told.last_mut() {
            Some(before) if step.caption.is_empty() => before.events.extend(step.events),
            _ => told.push(step),
        }
    }
    told
}
