//! The ten deals that the school shows, and what it knows of them.

use leptos::prelude::*;
use web_sys::js_sys::Date;

use crate::app::storage::tens;
use crate::school::day::Day;
use crate::school::played::Played;
use crate::school::ten::Ten;
use crate::sitting::session::Setup;

/// The ten deals that the school shows. Copies are the same ones.
#[derive(Clone, Copy)]
pub struct Chosen {
    ten: RwSignal<Option<(Ten, Option<i64>)>>,
    /// The day of the school. It changes while the sheet is open, not while its deals are played.
    today: RwSignal<Day>,
    /// Whether the chosen ones have been asked for.
    is_to_play: StoredValue<bool>,
    /// A table that was made up in *New game*, to be played by number.
    pub table: RwSignal<Option<Setup>>,
    /// Counts the changes to what is stored.
    changes: RwSignal<u32>,
}

impl Chosen {
    /// Nothing is chosen yet. It lives as long as the current owner.
    #[must_use]
    pub fn new() -> Chosen {
        Chosen {
            ten: RwSignal::new(None),
            today: RwSignal::new(today()),
            is_to_play: StoredValue::new(false),
            table: RwSignal::new(None),
            changes: RwSignal::new(0),
        }
    }

    /// The ten deals: those of the day until others are chosen.
    #[must_use]
    pub fn ten(self) -> Ten {
        let chosen = self.ten.get();
        chosen.map_or_else(|| Ten::of_day(self.day()), |(ten, _)| ten)
    }

    /// The day whose deals count.
    #[must_use]
    pub fn day(self) -> Day {
        self.today.get()
    }

    /// Looks at the calendar. Returns whether another day has begun.
    pub fn look_at_the_day(self) -> bool {
        let now = today();
        let is_new = self.today.get_untracked() != now;
        if is_new {
            self.today.set(now);
        }
        is_new
    }

    /// Shows the deals of the day, if another has begun.
    pub fn turn_the_page(self) {
        if self.look_at_the_day() {
            self.ten.set(None);
        }
    }

    /// The chosen ones are played next, and stay chosen, whatever day it is at their end.
    pub fn play(self) {
        let (ten, other) = (self.ten(), self.other());
        self.choose(ten, other);
        self.is_to_play.set_value(true);
    }

    /// Chooses those that are in progress, unless others were to be played: the first screen leads to them at once.
    pub fn enter(self) {
        let is_asked = self.is_to_play.try_update_value(std::mem::take);
        if is_asked != Some(true)
            && let Some(played) = tens::in_progress()
        {
            self.choose(played.ten, played.other);
        }
    }

    /// What the player has won who sent the link.
    #[must_use]
    pub fn other(self) -> Option<i64> {
        self.ten.get()?.1
    }

    /// Chooses ten deals, and what another has won.
    pub fn choose(self, ten: Ten, other: Option<i64>) {
        self.ten.set(Some((ten, other)));
    }

    /// What is stored of the chosen ones.
    #[must_use]
    pub fn played(self) -> Option<Played> {
        self.changes.track();
        tens::of(&self.ten().id())
    }

    /// All that is stored. The newest comes first.
    #[must_use]
    pub fn all(self) -> Vec<Played> {
        self.changes.track();
        tens::all()
    }

    /// Counts a change to what is stored.
    pub fn changed(self) {
        self.changes.update(|changes| *changes += 1);
    }
}

/// Today's date where the visitor is. Before 2026 it is the first day: the clock of the device is wrong.
#[must_use]
pub fn today() -> Day {
    let now = Date::new_0();
    let day = Day::of(now.get_full_year(), now.get_month() + 1, now.get_date());
    day.unwrap_or(Day::FIRST)
}
