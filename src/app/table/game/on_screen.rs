//! The table on the screen. It is behind the table in play while events wait in the queue.

use crate::engine::{Action, Ask, Chips, Choice, Event, Illegal, Purse, Seat, Table, View, Viewer};

/// Chips that fly from one purse to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// The key of the flight.
    pub number: u32,
    /// The purse they leave.
    pub from: Purse,
    /// The purse they go to.
    pub to: Purse,
    /// The number of chips.
    pub chips: Chips,
}

pub(super) struct OnScreen {
    table: Table,
    /// The last event shown.
    last: Option<Event>,
    /// The number of tables and events shown so far. It is another whenever the last event is another.
    steps: u32,
    flights: Vec<Flight>,
}

impl OnScreen {
    pub fn new(table: Table) -> OnScreen {
        OnScreen {
            table,
            last: None,
            steps: 0,
            flights: Vec::new(),
        }
    }

    /// The table as anybody may see it.
    pub fn public(&self) -> View<'_> {
        self.table.view(Viewer::Gallery)
    }

    /// The table as a viewer may see it.
    pub fn seen_by(&self, viewer: Viewer) -> View<'_> {
        self.table.view(viewer)
    }

    /// What the shown table waits for.
    pub fn ask(&self) -> Ask {
        self.table.ask()
    }

    /// What a seat may do at the shown table.
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        self.table.choices(seat).to_vec()
    }

    /// Why a seat may not play this action at the shown table. `None`: it may.
    pub fn refusal(&self, seat: Seat, action: Action) -> Option<Illegal> {
        self.table.check(seat, action).err()
    }

    /// The last event shown.
    pub fn last(&self) -> Option<&Event> {
        self.last.as_ref()
    }

    /// The number of tables and events shown so far.
    pub fn steps(&self) -> u32 {
        self.steps
    }

    /// The chips that are flying.
    pub fn flights(&self) -> &[Flight] {
        &self.flights
    }

    /// Removes a flight that has arrived.
    pub fn end_flight(&mut self, number: u32) {
        self.flights.retain(|flight| flight.number != number);
    }

    /// Shows the table of another sitting. Chips in flight arrive.
    pub fn replace_sitting(&mut self, table: Table) {
        self.table = table;
        self.last = None;
        self.steps += 1;
    }

    /// Shows this table at once, after this event.
    pub fn replace(&mut self, table: Table, last: Option<Event>) {
        self.flights.clear();
        self.table = table;
        self.last = last;
        self.steps += 1;
    }

    /// Applies an event to the shown table.
    pub fn apply(&mut self, event: &Event) {
        self.table.apply(event);
        self.last = Some(event.clone());
        self.steps += 1;
    }

    pub fn add_flight(&mut self, from: Purse, to: Purse, chips: Chips) {
        let number = self.flights.last().map_or(0, |flight| flight.number + 1);
        self.flights.push(Flight {
            number,
            from,
            to,
            chips,
        });
    }
}
