//! The events that wait to be shown, and what is known of the timer that shows them.

use crate::engine::Event;

/// Whether the game is paused, and what happens when the pause ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paused {
    /// It is not paused.
    No,
    /// It is paused. No step is due.
    Idle,
    /// It is paused. A step is due when the pause ends.
    Due,
}

pub(super) struct Queue {
    events: Vec<Event>,
    /// Whether the timer runs.
    pub has_timer: bool,
    /// Whether motion is left out until the next decision of a person.
    pub hurry: bool,
    /// Whether events are waiting or moving.
    pub is_moving: bool,
    pub paused: Paused,
}

impl Queue {
    pub fn new() -> Queue {
        Queue {
            events: Vec::new(),
            has_timer: false,
            hurry: false,
            is_moving: false,
            paused: Paused::No,
        }
    }

    /// Adds events at the end.
    pub fn extend(&mut self, events: Vec<Event>) {
        self.events.extend(events);
        self.is_moving = true;
    }

    /// Forgets all events.
    pub fn clear(&mut self) {
        self.events.clear();
    }

    /// Whether no event waits.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The next two events that change the screen.
    pub fn peek(&self) -> [Option<&Event>; 2] {
        let shows = |event: &&Event| !matches!(event, Event::Asked(_));
        let mut next = self.events.iter().filter(shows);
        [next.next(), next.next()]
    }

    /// Takes the next event. With `halts`, the cards of a finished deal are not gathered; only payments after its end
    /// are shown, so that debts are paid while the result can be read.
    pub fn take(&mut self, halts: bool) -> Option<Event> {
        let is_late = |event: &Event| {
            matches!(
                event,
                Event::Paid { .. } | Event::Repaid { .. } | Event::SetOff { .. }
            )
        };
        let next = if halts && ends_here(&self.events) {
            self.events.iter().position(is_late)?
        } else {
            0
        };
        (next < self.events.len()).then(|| self.events.remove(next))
    }
}

/// Whether the rest of the deal is only the gathering of its cards.
fn ends_here(queue: &[Event]) -> bool {
    let ends = queue
        .iter()
        .any(|event| matches!(event, Event::Ended { .. }));
    ends && matches!(
        queue.first(),
        Some(Event::Gathered { .. } | Event::Ended { .. })
    )
}
