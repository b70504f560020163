//! The table on the screen. It is behind the table in play while events wait in the queue.

use crate::app::platform::state::State;
use crate::engine::{Ask, Chips, Event, Purse, Seat, Table, View, Viewer};

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

/// What is on the screen. Copies are the same table.
#[derive(Clone, Copy)]
pub struct Shown {
    pub(super) table: State<Table>,
    /// The last event shown.
    pub(super) last: State<Option<Event>>,
    flights: State<Vec<Flight>>,
}

impl Shown {
    pub(super) fn new(table: Table) -> Shown {
        Shown {
            table: State::new(table),
            last: State::new(None),
            flights: State::new(Vec::new()),
        }
    }

    /// Reads the table as anybody may see it.
    pub fn public<T>(self, read: impl FnOnce(View<'_>) -> T) -> T {
        self.as_seen_by(Viewer::Gallery, read)
    }

    /// Reads the table as the player in this seat may see it.
    pub fn seen_by<T>(self, seat: Seat, read: impl FnOnce(View<'_>) -> T) -> T {
        self.as_seen_by(Viewer::Seat(seat), read)
    }

    pub(super) fn as_seen_by<T>(self, viewer: Viewer, read: impl FnOnce(View<'_>) -> T) -> T {
        self.table.with(|table| read(table.view(viewer)))
    }

    /// What the shown table waits for.
    pub(super) fn ask(self) -> Ask {
        self.table.with(Table::ask)
    }

    /// Whether the last event shown satisfies a condition.
    pub fn is_last(self, such: impl FnOnce(&Event) -> bool) -> bool {
        self.last.with(|last| last.as_ref().is_some_and(such))
    }

    /// The chips that are flying.
    pub fn flights(self) -> Vec<Flight> {
        self.flights.get()
    }

    /// Removes a flight that has arrived.
    pub fn end_flight(self, number: u32) {
        self.flights
            .update(|flights| flights.retain(|flight| flight.number != number));
    }

    /// Shows this table at once, after this event.
    pub(super) fn replace(self, table: Table, last: Option<Event>) {
        self.flights.update(Vec::clear);
        self.table.set(table);
        self.last.set(last);
    }

    /// Applies an event to the shown table.
    pub(super) fn apply(self, event: &Event) {
        self.table.update(|table| table.apply(event));
        self.last.set(Some(event.clone()));
    }

    /// Adds a flight of chips.
    pub(super) fn add_flight(self, from: Purse, to: Purse, chips: Chips) {
        self.flights.update(|flights| {
            let number = flights.last().map_or(0, |flight| flight.number + 1);
            flights.push(Flight {
                number,
                from,
                to,
                chips,
            });
        });
    }
}
