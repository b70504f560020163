//! Replays a record, action by action, on a table of its own.

use super::action::Move;
use super::dealt_table::DealtTable;
use super::outcome::{DealOutcome, Outcome};
use super::record::{Record, Source};
use super::replay_error::{Refusal, ReplayError};
use crate::engine::{Ask, Chips, Event, Table};

/// A record that was replayed to its end.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The table after the last action.
    pub table: Table,
    /// The outcome of every deal that ended.
    pub deals: Vec<DealOutcome>,
}

impl Replay {
    /// The outcome of the record.
    #[must_use]
    pub fn outcome(&self) -> Outcome<'_> {
        Outcome {
            deals: &self.deals,
            table: &self.table,
        }
    }
}

/// Replays the whole record. A record whose notes say that the sitting was ended has no deal after that.
///
/// # Errors
/// [`ReplayError`]: the first error.
pub fn replay(record: &Record) -> Result<Replay, ReplayError> {
    let mut replayer = Replayer::begin(record)?;
    while replayer.step()? {}
    Ok(Replay {
        table: replayer.dealt_table.into_table(),
        deals: replayer.deals,
    })
}

/// A replay in progress, one action at a time.
#[derive(Clone, Debug)]
pub struct Replayer<'r> {
    record: &'r Record,
    dealt_table: DealtTable,
    deals: Vec<DealOutcome>,
    /// The number of deals begun. Those that all sat out are included.
    begun: usize,
    done: usize,
    /// The number of deals in a row without any action.
    unplayed: usize,
}

/// A position in a replay, from which it can go on later.
#[derive(Clone, Debug)]
pub struct Bookmark {
    dealt_table: DealtTable,
    begun: usize,
    /// The number of actions played.
    done: usize,
    unplayed: usize,
}

impl Bookmark {
    /// The table at this position.
    #[must_use]
    pub fn table(&self) -> &Table {
        self.dealt_table.table()
    }
}

/// The most deals in a row without any action. With more of them the record would never end. Only face-up hands can
/// cause that, if they cost the others next to nothing.
const MOST_DEALS_UNPLAYED: usize = 10_000;

impl<'r> Replayer<'r> {
    /// Seats the players and deals.
    ///
    /// # Errors
    /// [`ReplayError`]: that is not possible.
    pub fn begin(record: &'r Record) -> Result<Replayer<'r>, ReplayError> {
        let mut replayer = Replayer::sit(record)?;
        replayer.deal()?;
        Ok(replayer)
    }

    /// Seats the players and finds the first dealer. Nothing is dealt yet.
    ///
    /// # Errors
    /// [`ReplayError`]: that is not possible.
    pub fn sit(record: &'r Record) -> Result<Replayer<'r>, ReplayError> {
        let stacks: Vec<Chips> = record.seats.iter().map(|seat| seat.chips).collect();
        let (rules, source) = (record.rules.clone(), &record.source);
        let ranking = rules.ranking;
        let dealt_table = DealtTable::new(rules, &stacks, record.dealer, source);
        if let Source::Packs { pack, .. } = source
            && !record.rules.real_cards
            && !pack.same_cards(&ranking.pack())
        {
            return Err(ReplayError::NotWhole {
                cards: pack.len(),
                jokers: ranking.jokers,
                others: ranking.pack().len() - usize::from(ranking.jokers),
            });
        }
        let mut dealt_table = dealt_table.map_err(ReplayError::Setup)?;
        if let Some(cut) = &record.cut {
            dealt_table.cut(cut).map_err(ReplayError::Cut)?;
            let dealer = dealt_table.table().dealer();
            if dealer != record.dealer {
                return Err(ReplayError::CutElsewhere(dealer));
            }
        }
        Ok(Replayer {
            record,
            dealt_table,
            deals: Vec::new(),
            begun: 0,
            done: 0,
            unplayed: 0,
        })
    }

    /// Goes on from a bookmark of this record. The outcomes of earlier deals are not repeated.
    #[must_use]
    pub fn resume(record: &'r Record, bookmark: Bookmark) -> Replayer<'r> {
        Replayer {
            record,
            dealt_table: bookmark.dealt_table,
            deals: Vec::new(),
            begun: bookmark.begun,
            done: bookmark.done,
            unplayed: bookmark.unplayed,
        }
    }

    /// Ends the replay with a bookmark here. The table is moved and not copied, because its deal may be long.
    #[must_use]
    pub fn bookmark(self) -> Bookmark {
        Bookmark {
            dealt_table: self.dealt_table,
            begun: self.begun,
            done: self.done,
            unplayed: self.unplayed,
        }
    }

    /// Plays the next action, and deals if that ended a deal. Returns `false` if no action is left.
    ///
    /// # Errors
    /// [`ReplayError`]: the action is refused, or the next shuffle does not fit.
    pub fn step(&mut self) -> Result<bool, ReplayError> {
        let played = self.play_next()?;
        if played {
            self.deal()?;
        }
        Ok(played)
    }

    /// Deals if a deal is due, or else plays the next action: the smallest step. Returns `false` if nothing is left.
    ///
    /// # Errors
    /// As [`Replayer::step`].
    pub fn small_step(&mut self) -> Result<bool, ReplayError> {
        Ok(self.deal_next()? || self.play_next()?)
    }

    #[must_use]
    pub fn table(&self) -> &Table {
        self.dealt_table.table()
    }

    /// The outcomes of the deals that have ended.
    #[must_use]
    pub fn deals(&self) -> &[DealOutcome] {
        &self.deals
    }

    /// The number of actions played.
    #[must_use]
    pub fn done(&self) -> usize {
        self.done
    }

    /// The number of packs used.
    pub(super) fn used(&self) -> usize {
        self.dealt_table.used()
    }

    /// The number of deals begun. Those that all sat out are included.
    pub(super) fn begun(&self) -> usize {
        self.begun
    }

    /// Whether the sitting was ended here, as its notes say. The next deal never took place.
    fn is_ended(&self) -> bool {
        let notes = &self.record.notes;
        notes.ended.is_some()
            && self.done == self.record.actions.len()
            && self.begun >= notes.dealt.len()
    }

    fn play_next(&mut self) -> Result<bool, ReplayError> {
        let Some(text) = self.record.actions.get(self.done) else {
            return Ok(false);
        };
        self.play(text).map_err(|why| ReplayError::Action {
            index: self.done,
            text: text.clone(),
            why,
        })?;
        self.done += 1;
        self.unplayed = 0;
        Ok(true)
    }

    fn play(&mut self, text: &str) -> Result<(), Refusal> {
        let Move { seat, action } = text.parse().map_err(Refusal::Unreadable)?;
        // Dealing has gone as far as possible. If the table still waits for a deal, there is no pack for it.
        if matches!(self.table().ask(), Ask::Deal { .. }) && !action.needs_no_deal() {
            return Err(Refusal::NoShuffle);
        }
        let known = self.table().history().len();
        self.dealt_table
            .play(seat, action)
            .map_err(Refusal::Illegal)?;
        // Each deal's outcome is added once, with the action that ends it. Purchases and chosen games after it add
        // none.
        let history = self.table().history();
        let ended = |event: &Event| matches!(event, Event::Ended { .. });
        if history.iter().skip(known).any(ended) {
            self.deals.extend(DealOutcome::of(self.dealt_table.table()));
        }
        Ok(())
    }

    /// Whether the next action comes before the next deal.
    fn waits_for_action(&self) -> bool {
        let next = self.record.actions.get(self.done);
        next.is_some_and(|text| needs_no_deal(text))
    }

    /// Deals, unless a player buys in or asks to double the limits first. Deals again if the cards alone decide a deal, until a player must act or
    /// no deal can begin.
    fn deal(&mut self) -> Result<(), ReplayError> {
        while self.deal_next()? {}
        Ok(())
    }

    /// Deals once. Returns `false` if no deal is due or can begin, if an action that needs none comes first, or if the
    /// sitting was ended here.
    fn deal_next(&mut self) -> Result<bool, ReplayError> {
        let is_due = matches!(self.table().ask(), Ask::Deal { .. });
        if !is_due || self.waits_for_action() || self.is_ended() {
            return Ok(false);
        }
        if self.unplayed == MOST_DEALS_UNPLAYED {
            return Err(ReplayError::NoEnd);
        }
        let dealt = self.dealt_table.deal(&self.record.source);
        let dealt = dealt.map_err(|why| ReplayError::Deal {
            shuffle: self.dealt_table.used().saturating_sub(2),
            why,
        })?;
        if !dealt {
            return Ok(false);
        }
        self.begun += 1;
        self.unplayed += 1;
        self.deals.extend(DealOutcome::of(self.dealt_table.table()));
        Ok(true)
    }
}

/// Whether this text is an action that needs no deal.
pub(super) fn needs_no_deal(action: &str) -> bool {
    let read: Result<Move, _> = action.parse();
    read.is_ok_and(|read| read.action.needs_no_deal())
}
