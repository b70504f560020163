//! The records at hand: of this sitting as far as it is over, and those that have been imported. They are read in
//! slices, so that the page always answers.

use std::time::Duration;

use leptos::prelude::*;

use super::deal_id::DealId;
use super::earlier::Earlier;
use super::import::{FileError, Importing, SLICE, error_text};
use super::players::{player_name, setup};
use super::steps::Story;
use crate::app::i18n::say;
use crate::app::platform::slices::{Progress, in_slices};
use crate::app::table::game::{Game, Model, Phase};
use crate::app::words;
use crate::engine::{Seat, Viewer};
use crate::notation::{DealSummary, Record, Sitting};
use crate::review::Position;
use crate::sitting::session::Setup;

/// The records at hand. Copies are the same records.
#[derive(Clone, Copy)]
pub struct Records {
    own: StoredValue<Option<Sitting>>,
    imported: StoredValue<Vec<Sitting>>,
    /// The deals of this sitting. The newest comes first.
    own_deals: RwSignal<Vec<DealId>>,
    imported_deals: RwSignal<Vec<DealId>>,
    fault: RwSignal<Option<FileError>>,
    reading: RwSignal<bool>,
    /// The numbers of the newest reading of this sitting and of the newest import. Older ones stop.
    runs: StoredValue<[u32; 2]>,
    /// The deal that was opened last.
    opened: StoredValue<Option<DealId>>,
    /// The step of that deal that was shown last, and whether it can be played on there.
    at: StoredValue<(usize, bool)>,
    /// As whom that deal is seen. `None`: as it is seen at first.
    seen_as: StoredValue<Option<Viewer>>,
    /// Where a trial begins, and who plays.
    trial: StoredValue<Option<(Position, Setup)>>,
    /// The earlier sitting that was opened last, for a review.
    earlier: StoredValue<Option<Earlier>>,
    /// The element of *Statistics* from which a review was opened. It has the focus again when the player comes back.
    left_from: StoredValue<Option<String>>,
}

impl Records {
    /// No records.
    #[must_use]
    pub fn new() -> Records {
        Records {
            own: StoredValue::new(None),
            imported: StoredValue::new(Vec::new()),
            own_deals: RwSignal::new(Vec::new()),
            imported_deals: RwSignal::new(Vec::new()),
            fault: RwSignal::new(None),
            reading: RwSignal::new(false),
            runs: StoredValue::new([0; 2]),
            opened: StoredValue::new(None),
            at: StoredValue::new((1, false)),
            seen_as: StoredValue::new(None),
            trial: StoredValue::new(None),
            earlier: StoredValue::new(None),
            left_from: StoredValue::new(None),
        }
    }

    /// Reads the record of this sitting, as far as its deals are over.
    pub fn read_own(self, game: Game) {
        let (record, deals) = game.peek_at(Model::finished_deals);
        let sitting = Sitting::new(record).map(|sitting| sitting.up_to(deals));
        self.own.set_value(sitting.ok());
        let run = self.run(0);
        self.continue_own(run);
    }

    fn continue_own(self, run: u32) {
        if run != self.runs.get_value()[0] {
            return;
        }
        let read = self.own.try_update_value(|own| {
            // A sitting that was played here can be replayed.
            own.as_mut()
                .is_none_or(|own| own.read(SLICE).unwrap_or(true))
        });
        if read == Some(false) {
            run_later(move || self.continue_own(run));
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

    /// Imports a text. The records change only once all of it has been read without a fault.
    pub fn import(self, text: &str) {
        let run = self.run(1);
        self.reading.set(true);
        self.fault.set(None);
        match Importing::begin(text) {
            Ok(mut importing) => in_slices(move || self.import_on(run, &mut importing)),
            Err(why) => self.refuse(why),
        }
    }

    fn import_on(self, run: u32, importing: &mut Importing) -> Progress {
        if run != self.runs.get_value()[1] {
            return Progress::Done;
        }
        match importing.step() {
            Ok(None) => return Progress::More,
            Ok(Some(imported)) => {
                let deals = imported.iter().enumerate();
                let deals = deals.flat_map(|(nth, sitting)| newest_first(Some(nth), sitting));
                let deals = deals.collect();
                self.imported.set_value(imported);
                self.imported_deals.set(deals);
            }
            Err(why) => self.fault.set(Some(why)),
        }
        self.reading.set(false);
        Progress::Done
    }

    /// Refuses the import.
    pub fn refuse(self, why: FileError) {
        self.run(1);
        self.reading.set(false);
        self.fault.set(Some(why));
    }

    /// Why the import was refused, in sentences.
    #[must_use]
    pub fn fault(self) -> Option<String> {
        self.fault.with(|fault| fault.as_ref().map(error_text))
    }

    /// Why the import was refused.
    #[must_use]
    pub fn refused(self) -> Option<FileError> {
        self.fault.get()
    }

    /// Whether an import is being read.
    #[must_use]
    pub fn is_reading(self) -> bool {
        self.reading.get()
    }

    /// The deals of this sitting, or the imported ones. The newest comes first.
    #[must_use]
    pub fn deals(self, imported: bool) -> Vec<DealId> {
        if imported {
            self.imported_deals.get()
        } else {
            self.own_deals.get()
        }
    }

    /// Whether any records have been imported.
    #[must_use]
    pub fn has_imported(self) -> bool {
        self.imported_deals.track();
        self.imported.with_value(|imported| !imported.is_empty())
    }

    #[must_use]
    pub fn imported(self) -> Vec<Record> {
        let whole = |sitting: &Sitting| sitting.record().clone();
        self.imported
            .with_value(|imported| imported.iter().map(whole).collect())
    }

    /// The number of a deal's record, counted from 1, if several have been imported.
    #[must_use]
    pub fn record_number(self, which: DealId) -> Option<u64> {
        let are_several = self.imported.with_value(|imported| imported.len() > 1);
        let nth = which.imported.filter(|_| are_several);
        nth.map(|nth| nth as u64 + 1)
    }

    /// The title of a deal, its result, and what it has brought the player. The last is empty where it is not known which
    /// player that is.
    #[must_use]
    pub fn line(self, which: DealId, game: Game) -> Option<(String, String, String)> {
        let title = match self.record_number(which) {
            Some(record) => say::past_deal_of_record(record, which.number as u64),
            None => say::past_deal(which.number as u64),
        };
        self.with(which, |sitting| {
            let deal = deal(sitting, which.number)?;
            let setup = setup(which, sitting, game);
            Some((
                title,
                words::deal_summary(deal, |seat| player_name(&setup, seat)),
                own_gain(deal, &setup),
            ))
        })
    }

    /// Whether the cards of a deal are known to the page: they are not real ones.
    #[must_use]
    pub fn has_cards(self, which: DealId) -> bool {
        let has = self.with(which, |sitting| Some(!sitting.record().rules.real_cards));
        has.unwrap_or_default()
    }

    /// The players and the story of a deal.
    #[must_use]
    pub fn story(self, which: DealId, game: Game) -> Option<(Setup, Story)> {
        self.with(which, |sitting| {
            let setup = setup(which, sitting, game);
            let replayed = sitting.replay(which.number)?;
            let story = Story::of(replayed, |seat| player_name(&setup, seat));
            Some((setup, story))
        })
    }

    /// The record of a deal. `None`: it would tell hidden cards.
    #[must_use]
    pub fn record(self, which: DealId, game: Game) -> Option<Record> {
        let may = may_show_all(which, game);
        self.with(which, |sitting| {
            sitting.record_of(which.number).filter(|_| may)
        })
    }

    /// A deal as a text to copy or save: its record, or sentences where the record would tell hidden cards.
    #[must_use]
    pub fn text(self, which: DealId, game: Game) -> Option<String> {
        if let Some(record) = self.record(which, game) {
            return Some(record.to_json());
        }
        let (title, came, _) = self.line(which, game)?;
        let (_, story) = self.story(which, game)?;
        Some(story.to_text(&say::past_deal_came(&title, &came)))
    }

    /// Notes that a deal is opened.
    pub fn open(self, which: DealId) {
        self.opened.set_value(Some(which));
        self.leave_at(1, false);
        self.see_as(None);
    }

    /// Notes at which step that deal is left, and whether somebody is to act there.
    pub fn leave_at(self, step: usize, is_asked: bool) {
        self.at.set_value((step, is_asked));
    }

    /// The step at which that deal was left, and whether somebody is to act there.
    #[must_use]
    pub fn left_at(self) -> (usize, bool) {
        self.at.get_value()
    }

    /// Notes as whom that deal is seen.
    pub fn see_as(self, viewer: Option<Viewer>) {
        self.seen_as.set_value(viewer);
    }

    /// As whom that deal is seen. `None`: as it is seen at first.
    #[must_use]
    pub fn seen_as(self) -> Option<Viewer> {
        self.seen_as.get_value()
    }

    /// The deal that was opened last.
    #[must_use]
    pub fn opened(self) -> Option<DealId> {
        self.opened.get_value()
    }

    /// Notes where a trial begins, and who plays.
    pub fn try_from(self, position: Position, setup: Setup) {
        self.trial.set_value(Some((position, setup)));
    }

    /// Where the trial begins, and who plays.
    #[must_use]
    pub fn trial(self) -> Option<(Position, Setup)> {
        self.trial.get_value()
    }

    /// Opens an earlier sitting for a review, or none: this sitting. `from` is the id of the button that was pressed.
    pub fn open_earlier(self, earlier: Option<Earlier>, from: String) {
        self.opened.set_value(None);
        self.earlier.set_value(earlier);
        self.left_from.set_value(Some(from));
    }

    /// The earlier sitting that was opened last.
    #[must_use]
    pub fn earlier(self) -> Option<Earlier> {
        self.earlier.get_value()
    }

    /// Takes the id of the button in *Statistics* that was left from.
    pub fn come_back(self) -> Option<String> {
        self.left_from.try_update_value(Option::take).flatten()
    }

    /// The players of a deal's record.
    #[must_use]
    pub fn players(self, which: DealId, game: Game) -> Option<Setup> {
        match which.imported {
            None => Some(game.setup()),
            Some(_) => self.with(which, |sitting| Some(setup(which, sitting, game))),
        }
    }

    fn with<T>(self, which: DealId, read: impl FnOnce(&Sitting) -> Option<T>) -> Option<T> {
        match which.imported {
            None => self.own.with_value(|own| own.as_ref().and_then(read)),
            Some(nth) => self.imported.with_value(|all| all.get(nth).and_then(read)),
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

/// Whether every card may be shown. In this sitting only once it has ended. The page does not know real cards.
#[must_use]
pub fn may_show_all(which: DealId, game: Game) -> bool {
    let has_no_cards = || game.public(|view| view.rules().real_cards);
    which.imported.is_some() || game.phase() == Phase::SittingOver || has_no_cards()
}

fn run_later(then: impl FnOnce() + 'static) {
    set_timeout(then, Duration::ZERO);
}

fn newest_first(imported: Option<usize>, sitting: &Sitting) -> Vec<DealId> {
    let numbers = sitting.deals().iter().rev().map(|deal| deal.number);
    numbers.map(|number| DealId { imported, number }).collect()
}

fn deal(sitting: &Sitting, number: usize) -> Option<&DealSummary> {
    let deals = sitting.deals();
    // A record of one deal out of many has fewer deals than the number.
    let nth = number.checked_sub(deals.first()?.number)?;
    deals.get(nth)
}

/// What a deal has brought the only person at the table. Empty: there are several, or they sat out.
fn own_gain(deal: &DealSummary, setup: &Setup) -> String {
    let mut gains = deal.gains.iter().zip((0..).map(Seat));
    let own = gains.find(|(_, seat)| player_name(setup, *seat).is_you);
    let own = own.filter(|(_, seat)| deal.dealt.contains(*seat) && deal.outcome.is_some());
    own.map_or_else(String::new, |(gain, _)| {
        say::past_own_gain(&words::signed(*gain))
    })
}
