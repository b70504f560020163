//! The events that wait to be shown, and the timer that shows them.

use std::collections::VecDeque;

use gloo::timers::callback::Timeout;

use crate::app::platform::state::{State, Stored};
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

/// The queue. Copies are the same queue.
#[derive(Clone, Copy)]
pub(super) struct Queue {
    events: Stored<VecDeque<Event>>,
    timer: Stored<Option<Timeout>>,
    /// Whether motion is left out until the next decision of a person.
    pub hurry: Stored<bool>,
    /// Whether events are waiting or moving.
    pub moving: State<bool>,
    pub paused: Stored<Paused>,
}

impl Queue {
    pub fn new() -> Queue {
        Queue {
            events: Stored::new(VecDeque::new()),
            timer: Stored::new(None),
            hurry: Stored::new(false),
            moving: State::new(false),
            paused: Stored::new(Paused::No),
        }
    }

    /// Adds events at the end.
    pub fn extend(self, events: Vec<Event>) {
        self.events.update_value(|queue| queue.extend(events));
        self.moving.set(true);
    }

    /// Forgets all events.
    pub fn clear(self) {
        self.events.update_value(VecDeque::clear);
    }

    /// Whether no event waits.
    pub fn is_empty(self) -> bool {
        self.events.with_value(VecDeque::is_empty)
    }

    /// The next two events that change the screen.
    pub fn peek(self) -> [Option<Event>; 2] {
        let shows = |event: &&Event| !matches!(event, Event::Asked(_));
        self.events.with_value(|queue| {
            let mut next = queue.iter().filter(shows).cloned();
            [next.next(), next.next()]
        })
    }

    /// Takes the next event. With `halts`, the cards of a finished deal are not gathered; only payments after its end
    /// are shown, so that debts are paid while the result can be read.
    pub fn take(self, halts: bool) -> Option<Event> {
        let halts = halts && self.events.with_value(ends_here);
        self.events
            .try_update_value(|queue| {
                let late = |event: &Event| {
                    matches!(
                        event,
                        Event::Paid { .. } | Event::Repaid { .. } | Event::SetOff { .. }
                    )
                };
                let next = if halts {
                    queue.iter().position(late)?
                } else {
                    0
                };
                queue.remove(next)
            })
            .flatten()
    }

    /// Whether the timer runs.
    pub fn has_timer(self) -> bool {
        self.timer.with_value(Option::is_some)
    }

    /// Sets the timer.
    pub fn set_timer(self, timer: Timeout) {
        self.timer.set_value(Some(timer));
    }

    /// Stops the timer.
    pub fn stop(self) {
        self.timer.set_value(None);
    }
}

/// Whether the rest of the deal is only the gathering of its cards.
fn ends_here(queue: &VecDeque<Event>) -> bool {
    let ends = queue
        .iter()
        .any(|event| matches!(event, Event::Ended { .. }));
    ends && matches!(
        queue.front(),
        Some(Event::Gathered { .. } | Event::Ended { .. })
    )
}
