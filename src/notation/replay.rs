//! Plays a record, action by action, at a table of its own.

use super::action::Move;
use super::cannot::{Refusal, ReplayError};
use super::drive::Drive;
use super::outcome::{DealOutcome, Outcome};
use super::record::{Record, Source};
use crate::engine::{Action, Ask, Chips, Event, Table};

/// A record played to its end.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The table after the last action.
    pub table: Table,
    /// What came of every deal that ended.
    pub deals: Vec<DealOutcome>,
}

impl Replay {
    /// What came of it all.
    #[must_use]
    pub fn outcome(&self) -> Outcome<'_> {
        Outcome {
            deals: &self.deals,
            table: &self.table,
        }
    }
}

/// Plays the whole record.
///
/// # Errors
/// [`ReplayError`]: the first thing in it that cannot be played.
pub fn replay(record: &Record) -> Result<Replay, ReplayError> {
    let mut replayer = Replayer::begin(record)?;
    while replayer.step()? {}
    Ok(Replay {
        table: replayer.drive.into_table(),
        deals: replayer.deals,
    })
}

/// A record that is being played, one action a step.
#[derive(Clone, Debug)]
pub struct Replayer<'r> {
    record: &'r Record,
    drive: Drive,
    deals: Vec<DealOutcome>,
    done: usize,
    /// Deals in a row that no player had a say in.
    unplayed: usize,
}

/// A place in a record that is being played, to go on from later.
#[derive(Clone, Debug)]
pub struct Bookmark {
    drive: Drive,
    /// How many actions have been played.
    done: usize,
    unplayed: usize,
}

impl Bookmark {
    /// The table as it is there.
    #[must_use]
    pub fn table(&self) -> &Table {
        self.drive.table()
    }
}

/// With so many deals in a row that no player had a say in, there will never be an end of it: only
/// face-up hands can do that, and only where they cost the others next to nothing.
const MOST_DEALS_UNPLAYED: usize = 10_000;

impl<'r> Replayer<'r> {
    /// Sits down and deals.
    ///
    /// # Errors
    /// [`ReplayError`] where that cannot be done.
    pub fn begin(record: &'r Record) -> Result<Replayer<'r>, ReplayError> {
        let mut replayer = Replayer::sit(record)?;
        replayer.deal()?;
        Ok(replayer)
    }

    /// Sits down, and finds the first dealer; nothing is dealt yet.
    ///
    /// # Errors
    /// [`ReplayError`] where that cannot be done.
    pub fn sit(record: &'r Record) -> Result<Replayer<'r>, ReplayError> {
        let stacks: Vec<Chips> = record.seats.iter().map(|seat| seat.chips).collect();
        let (rules, source) = (record.rules.clone(), &record.source);
        let ranking = rules.ranking;
        let drive = Drive::new(rules, &stacks, record.dealer, source);
        if let Source::Packs { pack, .. } = source
            && !pack.same_cards(&ranking.pack())
        {
            return Err(ReplayError::NotWhole {
                cards: pack.len(),
                jokers: ranking.jokers,
                others: ranking.pack().len() - usize::from(ranking.jokers),
            });
        }
        let mut drive = drive.map_err(ReplayError::Setup)?;
        if let Some(cut) = &record.cut {
            drive.cut(cut).map_err(ReplayError::Cut)?;
            let dealer = drive.table().dealer();
            if dealer != record.dealer {
                return Err(ReplayError::CutElsewhere(dealer));
            }
        }
        Ok(Replayer {
            record,
            drive,
            deals: Vec::new(),
            done: 0,
            unplayed: 0,
        })
    }

    /// Goes on from a bookmark that was laid into this record. What came of the deals before it is not told
    /// again.
    #[must_use]
    pub fn resume(record: &'r Record, bookmark: Bookmark) -> Replayer<'r> {
        Replayer {
            record,
            drive: bookmark.drive,
            deals: Vec::new(),
            done: bookmark.done,
            unplayed: bookmark.unplayed,
        }
    }

    /// Leaves the record with a bookmark here. The table is not copied: its deal may be a long one.
    #[must_use]
    pub fn bookmark(self) -> Bookmark {
        Bookmark {
            drive: self.drive,
            done: self.done,
            unplayed: self.unplayed,
        }
    }

    /// Plays the next action, and deals where it ended a deal. False where no action is left.
    ///
    /// # Errors
    /// [`ReplayError`] where the action is refused, or the next shuffle does not fit.
    pub fn step(&mut self) -> Result<bool, ReplayError> {
        let played = self.play_next()?;
        if played {
            self.deal()?;
        }
        Ok(played)
    }

    /// Deals, where a deal is due, or else plays the next action: the least there is to do. False where
    /// there is nothing left.
    ///
    /// # Errors
    /// As [`Replayer::step`].
    pub fn small_step(&mut self) -> Result<bool, ReplayError> {
        Ok(self.deal_next()? || self.play_next()?)
    }

    /// The table as it is now.
    #[must_use]
    pub fn table(&self) -> &Table {
        self.drive.table()
    }

    /// What came of the deals that have ended so far.
    #[must_use]
    pub fn deals(&self) -> &[DealOutcome] {
        &self.deals
    }

    /// How many actions have been played.
    #[must_use]
    pub fn done(&self) -> usize {
        self.done
    }

    /// How many packs have been.
    pub(super) fn used(&self) -> usize {
        self.drive.used()
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
        // Dealing has gone as far as it could: a table that still waits for a deal has no pack.
        let buys_in = matches!(action, Action::BuyIn(_));
        if matches!(self.table().ask(), Ask::Deal { .. }) && !buys_in {
            return Err(Refusal::NoShuffle);
        }
        let known = self.table().history().len();
        self.drive.play(seat, action).map_err(Refusal::Illegal)?;
        // A deal is told once, with the action that ends it: what is bought and named after it is none.
        let history = self.table().history();
        let ended = |event: &Event| matches!(event, Event::Ended { .. });
        if history.iter().skip(known).any(ended) {
            self.deals.extend(DealOutcome::of(self.drive.table()));
        }
        Ok(())
    }

    /// Whether somebody buys in before the next deal.
    fn buys_in_next(&self) -> bool {
        let next = self.record.actions.get(self.done);
        let read = next.and_then(|text| text.parse().ok());
        matches!(
            read,
            Some(Move {
                action: Action::BuyIn(_),
                ..
            })
        )
    }

    /// Deals, unless somebody buys in first, and deals again where the cards alone decide a deal, until a player has the word or no
    /// deal can begin.
    fn deal(&mut self) -> Result<(), ReplayError> {
        while self.deal_next()? {}
        Ok(())
    }

    /// Deals once. False where no deal is due, or none can begin, or somebody buys in first.
    fn deal_next(&mut self) -> Result<bool, ReplayError> {
        let is_due = matches!(self.table().ask(), Ask::Deal { .. });
        if !is_due || self.buys_in_next() {
            return Ok(false);
        }
        if self.unplayed == MOST_DEALS_UNPLAYED {
            return Err(ReplayError::NoEnd);
        }
        let dealt = self.drive.deal(&self.record.source);
        let dealt = dealt.map_err(|why| ReplayError::Deal {
            shuffle: self.drive.used().saturating_sub(2),
            why,
        })?;
        if !dealt {
            return Ok(false);
        }
        self.unplayed += 1;
        self.deals.extend(DealOutcome::of(self.drive.table()));
        Ok(true)
    }
}
