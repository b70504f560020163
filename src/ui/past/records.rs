//! The records at hand: of this sitting as far as it is over, and what has been brought from elsewhere. They
//! are read in slices, so that the page never waits for them.

use std::time::Duration;

use leptos::prelude::*;

use super::seated::{named, setup};
use super::steps::Story;
use crate::notation::{Brought, Fault, PastDeal, Record, Sitting, read_records};
use crate::ui::family;
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::saved::LONGEST;
use crate::ui::session::{MOST_SEATS, Setup};
use crate::ui::words::{self, refused};

/// A deal of the records at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Which {
    /// The record that was brought, counted from 0; none of this sitting.
    pub brought: Option<usize>,
    /// The deal of it, counted from 1.
    pub number: usize,
}

impl Which {
    /// A number that tells it apart.
    #[must_use]
    pub fn key(self) -> u64 {
        let record = self.brought.map_or(0, |nth| nth as u64 + 1);
        record << 32 | self.number as u64
    }
}

/// The records at hand. Copies are the same records.
#[derive(Clone, Copy)]
pub struct Records {
    own: StoredValue<Option<Sitting>>,
    brought: StoredValue<Vec<Sitting>>,
    /// Their deals, newest first.
    own_deals: RwSignal<Vec<Which>>,
    brought_deals: RwSignal<Vec<Which>>,
    fault: RwSignal<Option<Refused>>,
    reading: RwSignal<bool>,
    /// What is being brought, and what of it has been read.
    coming: StoredValue<Vec<(Brought, Option<Sitting>)>>,
    /// Which reading of this sitting, and of something brought, is the newest.
    runs: StoredValue<[u32; 2]>,
    /// The deal that was last opened.
    opened: StoredValue<Option<Which>>,
}

/// Steps that are read in one go: a few milliseconds' work.
const SLICE: usize = 400;
/// So many records are begun in one go.
const AT_ONCE: usize = 8;

impl Records {
    /// Nothing read yet.
    #[must_use]
    pub fn new() -> Records {
        Records {
            own: StoredValue::new(None),
            brought: StoredValue::new(Vec::new()),
            own_deals: RwSignal::new(Vec::new()),
            brought_deals: RwSignal::new(Vec::new()),
            fault: RwSignal::new(None),
            reading: RwSignal::new(false),
            coming: StoredValue::new(Vec::new()),
            runs: StoredValue::new([0; 2]),
            opened: StoredValue::new(None),
        }
    }

    /// Reads the record of this sitting, as far as its deals are over.
    pub fn read_own(self, game: Game) {
        let (record, deals) = game.past_deals();
        let sitting = Sitting::new(record).map(|sitting| sitting.up_to(deals));
        self.own.set_value(sitting.ok());
        let run = self.run(0);
        self.read_own_on(run);
    }

    fn read_own_on(self, run: u32) {
        if run != self.runs.get_value()[0] {
            return;
        }
        let read = self.own.try_update_value(|own| {
            // What was played can be played.
            own.as_mut()
                .is_none_or(|own| own.read(SLICE).unwrap_or(true))
        });
        if read == Some(false) {
            later(move || self.read_own_on(run));
        } else {
            let deals = self
                .own
                .with_value(|own| own.as_ref().map(|own| newest_first(None, own)));
            let deals = deals.unwrap_or_default();
            if self.own_deals.with_untracked(|before| *before != deals) {
                self.own_deals.set(deals);
            }
        }
    }

    /// Reads a text that somebody brings. Until all of it is read, and where it is refused, nothing changes
    /// but what is said of it.
    pub fn bring(self, text: &str) {
        let run = self.run(1);
        self.reading.set(true);
        self.fault.set(None);
        let brought = text.to_owned();
        let begin = move || self.bring_all(&brought, run);
        family::once_here(text, Box::new(begin));
    }

    fn bring_all(self, text: &str, run: u32) {
        if run != self.runs.get_value()[1] {
            return;
        }
        match read(text) {
            Ok(records) => {
                let coming = records.into_iter().map(|record| (record, None)).collect();
                self.coming.set_value(coming);
                self.bring_on(run);
            }
            Err(why) => self.refuse(why),
        }
    }

    fn bring_on(self, run: u32) {
        if run != self.runs.get_value()[1] {
            return;
        }
        match self.coming.try_update_value(|coming| read_on(coming)) {
            Some(Ok(false)) => return later(move || self.bring_on(run)),
            Some(Err(fault)) => self.fault.set(Some(Refused::Fault(fault))),
            _ => {
                let coming = self.coming.try_update_value(std::mem::take);
                let brought: Vec<Sitting> = coming
                    .into_iter()
                    .flatten()
                    .filter_map(|(_, sitting)| sitting)
                    .collect();
                let deals = brought.iter().enumerate();
                let deals = deals.flat_map(|(nth, sitting)| newest_first(Some(nth), sitting));
                let deals = deals.collect();
                self.brought.set_value(brought);
                self.brought_deals.set(deals);
            }
        }
        self.reading.set(false);
    }

    /// Refuses what is brought.
    pub fn refuse(self, why: Refused) {
        self.run(1);
        self.reading.set(false);
        self.fault.set(Some(why));
    }

    /// Why nothing could be brought, in sentences.
    #[must_use]
    pub fn fault(self) -> Option<String> {
        self.fault.with(|fault| fault.as_ref().map(said))
    }

    /// Whether something brought is being read.
    #[must_use]
    pub fn is_reading(self) -> bool {
        self.reading.get()
    }

    /// The deals of this sitting, or of what was brought, newest first.
    #[must_use]
    pub fn deals(self, brought: bool) -> Vec<Which> {
        if brought {
            self.brought_deals.get()
        } else {
            self.own_deals.get()
        }
    }

    /// Whether anything has been brought.
    #[must_use]
    pub fn has_brought(self) -> bool {
        self.brought_deals.track();
        self.brought.with_value(|brought| !brought.is_empty())
    }

    /// The records that have been brought, whole.
    #[must_use]
    pub fn brought(self) -> Vec<Record> {
        let whole = |sitting: &Sitting| sitting.record().clone();
        self.brought
            .with_value(|brought| brought.iter().map(whole).collect())
    }

    /// The record of a deal, counted from 1, where several have been brought.
    #[must_use]
    pub fn among(self, which: Which) -> Option<u64> {
        let are_several = self.brought.with_value(|brought| brought.len() > 1);
        let nth = which.brought.filter(|_| are_several);
        nth.map(|nth| nth as u64 + 1)
    }

    /// What a deal of the list is called, and what came of it.
    #[must_use]
    pub fn line(self, which: Which, game: Game) -> Option<(String, String)> {
        let title = match self.among(which) {
            Some(record) => say::past_deal_of_record(record, which.number as u64),
            None => say::past_deal(which.number as u64),
        };
        self.with(which, |sitting| {
            let deal = deal(sitting, which.number)?;
            let setup = setup(which, sitting, game);
            Some((title, words::past_deal(deal, |seat| named(&setup, seat))))
        })
    }

    /// The story of a deal, with who sits there.
    #[must_use]
    pub fn story(self, which: Which, game: Game) -> Option<(Setup, Story)> {
        self.with(which, |sitting| {
            let setup = setup(which, sitting, game);
            let told = sitting.tell(which.number)?;
            let story = Story::of(told, |seat| named(&setup, seat));
            Some((setup, story))
        })
    }

    /// A deal as a text to take away: its record, or in words where that would tell hidden cards.
    #[must_use]
    pub fn text(self, which: Which, game: Game) -> Option<String> {
        if may_show_all(which, game) {
            return self.with(which, |sitting| {
                Some(sitting.record_of(which.number)?.to_json())
            });
        }
        let (title, came) = self.line(which, game)?;
        let (_, story) = self.story(which, game)?;
        Some(story.to_text(&say::past_deal_came(&title, &came)))
    }

    /// Notes which deal is opened.
    pub fn open(self, which: Which) {
        self.opened.set_value(Some(which));
    }

    /// The deal that was last opened.
    #[must_use]
    pub fn opened(self) -> Option<Which> {
        self.opened.get_value()
    }

    fn with<T>(self, which: Which, read: impl FnOnce(&Sitting) -> Option<T>) -> Option<T> {
        match which.brought {
            None => self.own.with_value(|own| own.as_ref().and_then(read)),
            Some(nth) => self.brought.with_value(|all| all.get(nth).and_then(read)),
        }
    }

    fn run(self, of: usize) -> u32 {
        self.runs.update_value(|runs| runs[of] += 1);
        self.runs.get_value()[of]
    }
}

impl Default for Records {
    fn default() -> Records {
        Records::new()
    }
}

/// Whether every card may be shown: of this sitting only once it has ended.
#[must_use]
pub fn may_show_all(which: Which, game: Game) -> bool {
    which.brought.is_some() || game.scene() == Scene::SittingOver
}

fn later(then: impl FnOnce() + 'static) {
    set_timeout(then, Duration::ZERO);
}

fn newest_first(brought: Option<usize>, sitting: &Sitting) -> Vec<Which> {
    let numbers = sitting.deals().iter().rev().map(|deal| deal.number);
    numbers.map(|number| Which { brought, number }).collect()
}

fn deal(sitting: &Sitting, number: usize) -> Option<&PastDeal> {
    let deals = sitting.deals();
    // Of one deal of many the list is shorter than its number.
    let nth = number.checked_sub(deals.first()?.number)?;
    deals.get(nth)
}

/// Why nothing could be brought.
#[derive(Clone)]
pub enum Refused {
    /// A file that cannot be read.
    Unreadable,
    /// A text that is too large.
    TooLarge,
    /// A record of more than the felt has room for, whose seats begin on this line.
    TooManySeats(usize),
    /// A text that is no record, or none that can be played.
    Fault(Fault),
}

/// Reads the text, not yet what was played.
fn read(text: &str) -> Result<Vec<Brought>, Refused> {
    if text.len() > LONGEST {
        return Err(Refused::TooLarge);
    }
    let records = read_records(text).map_err(Refused::Fault)?;
    let mut many = records.iter();
    match many.find(|brought| brought.record.seats.len() > MOST_SEATS) {
        Some(brought) => Err(Refused::TooManySeats(brought.line_of_seats())),
        None => Ok(records),
    }
}

/// Plays a slice of what is coming. True once all of it has been played.
fn read_on(coming: &mut [(Brought, Option<Sitting>)]) -> Result<bool, Fault> {
    let mut left = AT_ONCE;
    for (brought, sitting) in coming.iter_mut() {
        if left == 0 {
            return Ok(false);
        }
        let error = match sitting {
            Some(sitting) => match sitting.read(SLICE) {
                Ok(true) => continue,
                Ok(false) => return Ok(false),
                Err(error) => error,
            },
            None => match Sitting::new(brought.record.clone()) {
                Ok(begun) => {
                    left -= 1;
                    match sitting.insert(begun).read(SLICE / AT_ONCE) {
                        Ok(true) => continue,
                        Ok(false) => return Ok(false),
                        Err(error) => error,
                    }
                }
                Err(error) => error,
            },
        };
        return Err(brought.fault(&error));
    }
    Ok(true)
}

fn said(why: &Refused) -> String {
    match why {
        Refused::Unreadable => say::FILE_CANNOT_BE_READ.get().into(),
        Refused::TooLarge => say::RECORD_IS_TOO_LARGE.get().into(),
        Refused::TooManySeats(line) => {
            say::brought_fault(*line as u64, say::RECORD_SEATS_TOO_MANY.get())
        }
        Refused::Fault(fault) => say::brought_fault(fault.line as u64, &refused::fault(fault)),
    }
}
