//! A record divided into its deals. It is read in steps, and each deal can be replayed.

use super::mechanics::OpenHand;
use super::outcome::DealOutcome;
use super::record::{Record, Source};
use super::replay::{Bookmark, Replayer};
use super::replay_error::ReplayError;
use crate::cards::HandValue;
use crate::engine::{Ask, Chips, Event, Purse, Seat, SeatSet, Table, Viewer, Zone};

/// A record, and its deals as far as they have been read.
#[derive(Clone, Debug)]
pub struct Sitting {
    record: Record,
    /// The position in the record. `None`: nothing has been read.
    now: Option<Bookmark>,
    /// A bookmark before every [`APART`] deals. A deal is replayed from the last bookmark before it.
    marks: Vec<Bookmark>,
    deals: Vec<DealSummary>,
    /// The number of deals after which reading stops.
    most: usize,
    /// Whether the current deal has had any action.
    is_played: bool,
    is_read: bool,
}

/// The number of deals between two bookmarks.
const APART: usize = 32;

/// A summary of one deal of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealSummary {
    /// Its number, counted from 1.
    pub number: usize,
    /// The outcome. `None`: the record ends before the deal does.
    pub outcome: Option<DealOutcome>,
    /// The values of the shown hands.
    pub hands: Vec<(Seat, HandValue)>,
    /// The open hands of games that list them on their own. `hands` has none of these.
    pub open: Vec<OpenHand>,
    /// The winners of a game for points or lives that ends with this deal. Empty: none does.
    pub game_won: SeatSet,
    /// The players who were dealt in.
    pub dealt: SeatSet,
    /// Those of them who looked at their cards.
    pub looked: SeatSet,
    /// The stacks after it. They are empty if the record ends before the deal does.
    pub stacks: Vec<Chips>,
    /// By how many chips it has changed what each seat has. Chips that were bought do not count, nor does a debt.
    pub gains: Vec<i64>,
    /// The number of actions in the record up to the end of the deal.
    pub done: usize,
    /// The number of packs up to there.
    used: usize,
    /// The number of deals begun up to there. Those that all sat out are included.
    begun: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayedDeal {
    /// The table before the deal.
    pub before: Table,
    /// All events. Purchases and the chosen game before the deal are included.
    pub events: Vec<Event>,
    /// The table after the deal.
    pub after: Table,
}

impl Sitting {
    /// Begins to read a record.
    ///
    /// # Errors
    /// [`ReplayError`]: the players cannot be seated.
    pub fn new(record: Record) -> Result<Sitting, ReplayError> {
        let begin = Replayer::sit(&record)?.bookmark();
        Ok(Sitting {
            marks: vec![begin],
            now: None,
            record,
            deals: Vec::new(),
            most: usize::MAX,
            is_played: false,
            is_read: false,
        })
    }

    /// The same sitting, but later deals are not read, because they must stay secret.
    #[must_use]
    pub fn up_to(mut self, deals: usize) -> Sitting {
        self.most = deals;
        self
    }

    /// Reads this many steps more. Each deal and each action is a step. Returns whether all has been read.
    ///
    /// # Errors
    /// [`ReplayError`]: the first error.
    pub fn read(&mut self, steps: usize) -> Result<bool, ReplayError> {
        if self.is_read {
            return Ok(true);
        }
        let mut replayer = match self.now.take() {
            Some(now) => Replayer::resume(&self.record, now),
            None => Replayer::sit(&self.record)?,
        };
        let mut failed = None;
        for _ in 0..steps {
            if self.deals.len() >= self.most {
                self.is_read = true;
                break;
            }
            let (done, begun) = (replayer.done(), replayer.begun());
            let is_in_deal = waits_in_deal(replayer.table().ask());
            match replayer.small_step() {
                Ok(true) => {}
                Ok(false) => {
                    self.is_read = true;
                    if is_in_deal && (self.is_played || self.deals.is_empty()) {
                        self.deals
                            .push(DealSummary::unfinished(self.deals.len() + 1));
                    }
                    break;
                }
                Err(error) => {
                    failed = Some(error);
                    break;
                }
            }
            self.is_played |= is_in_deal && replayer.done() > done;
            // A deal that all sat out was not played.
            self.is_played &= replayer.begun() == begun;
            if replayer.deals().len() == 1 {
                self.is_played = false;
                let number = self.deals.len() + 1;
                self.deals.push(DealSummary::of(number, &replayer));
                let now = replayer.bookmark();
                if number.is_multiple_of(APART) {
                    self.marks.push(now.clone());
                }
                replayer = Replayer::resume(&self.record, now);
            }
        }
        self.now = Some(replayer.bookmark());
        failed.map_or(Ok(self.is_read), Err)
    }

    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The deals read so far, oldest first. For the record of one deal only that one.
    #[must_use]
    pub fn deals(&self) -> &[DealSummary] {
        let one = self.record.deal.and_then(|deal| {
            let nth = usize::try_from(deal).ok()?.checked_sub(1)?;
            self.deals.get(nth..=nth)
        });
        one.unwrap_or(&self.deals)
    }

    /// Replays a deal that has been read.
    #[must_use]
    pub fn replay(&self, number: usize) -> Option<ReplayedDeal> {
        let nth = number.checked_sub(1)?;
        self.deals.get(nth)?;
        let mark = self.marks.get(nth / APART)?;
        let mut replayer = Replayer::resume(&self.record, mark.clone());
        while replayer.deals().len() < nth % APART {
            if !replayer.small_step().ok()? {
                return None;
            }
        }
        let (mut before, mut events) = (replayer.table().clone(), Vec::new());
        if nth == 0 {
            // The cut comes before the first deal.
            let stacks: Vec<_> = before.stacks().collect();
            events.extend_from_slice(before.history());
            before = Table::new(self.record.rules.clone(), &stacks, before.dealer()).ok()?;
        }
        while replayer.deals().len() == nth % APART {
            let deals = matches!(replayer.table().ask(), Ask::Deal { .. });
            let (done, known) = (replayer.done(), replayer.table().history().len());
            if !replayer.small_step().ok()? {
                break;
            }
            let has_dealt = deals && replayer.done() == done;
            let history = replayer.table().history();
            events.extend_from_slice(if has_dealt {
                history
            } else {
                history.get(known..).unwrap_or_default()
            });
        }
        Some(ReplayedDeal {
            before,
            events,
            after: replayer.table().clone(),
        })
    }

    /// The record of one deal. It contains the sitting up to its end, because pots, pack, kept hands and debts come
    /// from earlier deals.
    #[must_use]
    pub fn record_of(&self, number: usize) -> Option<Record> {
        let deal = self.deals.get(number.checked_sub(1)?)?;
        let mut record = self.record.clone();
        record.deal = u64::try_from(number).ok();
        record.notes.only(deal.begun);
        if deal.outcome.is_some() {
            record.actions.truncate(deal.done);
            if let Source::Packs { shuffles, .. } = &mut record.source {
                shuffles.truncate(deal.used.saturating_sub(1));
            }
        }
        Some(record)
    }
}

/// Whether the table waits for a player in a deal, and not for a game to be chosen between two.
fn waits_in_deal(ask: Ask) -> bool {
    ask.seat().is_some() && !matches!(ask, Ask::ChooseGame { .. } | Ask::Agree { .. })
}

impl DealSummary {
    /// The summary of the deal that has just ended.
    fn of(number: usize, replayer: &Replayer) -> DealSummary {
        let view = replayer.table().view(Viewer::Gallery);
        let outcome = replayer.deals().last().cloned();
        let is_over = replayer.table().ask() == Ask::Over;
        let open = outcome
            .as_ref()
            .map(|outcome| outcome.own.open_hands(view.ranking()));
        let game_won = outcome
            .as_ref()
            .map(|outcome| outcome.own.game_winners(is_over));
        let shown = outcome.iter().flat_map(|outcome| &outcome.shown);
        let seats = |of: fn(&Event) -> Option<Seat>| {
            let history = replayer.table().history().iter();
            history.filter_map(of).collect()
        };
        DealSummary {
            number,
            hands: shown
                .map(|(seat, hand)| (*seat, view.ranking().value(*hand)))
                .collect(),
            open: open.unwrap_or_default(),
            game_won: game_won.unwrap_or_default(),
            dealt: seats(|event| match event {
                Event::Dealt {
                    to: Zone::Hand(seat),
                    ..
                } => Some(*seat),
                _ => None,
            }),
            looked: seats(|event| match event {
                Event::Looked { seat, .. } => Some(*seat),
                _ => None,
            }),
            stacks: replayer.table().stacks().collect(),
            gains: gains(replayer.table()),
            outcome,
            done: replayer.done(),
            used: replayer.used(),
            begun: replayer.begun(),
        }
    }

    fn unfinished(number: usize) -> DealSummary {
        DealSummary {
            number,
            outcome: None,
            hands: Vec::new(),
            open: Vec::new(),
            game_won: SeatSet::default(),
            dealt: SeatSet::default(),
            looked: SeatSet::default(),
            stacks: Vec::new(),
            gains: Vec::new(),
            done: 0,
            used: 0,
            begun: usize::MAX,
        }
    }
}

/// What each seat gained in the deal that this table tells of.
fn gains(table: &Table) -> Vec<i64> {
    let mut gains = vec![0_i64; table.stacks().len()];
    for event in table.history() {
        let Event::Paid { from, to, chips } = *event else {
            continue;
        };
        let chips = i64::try_from(chips).unwrap_or(i64::MAX);
        for (purse, change) in [(from, -chips), (to, chips)] {
            if let (Purse::Seat(seat), true) = (purse, from != Purse::Outside)
                && let Some(gain) = gains.get_mut(seat.index())
            {
                *gain = gain.saturating_add(change);
            }
        }
    }
    gains
}
