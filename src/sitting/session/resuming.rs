//! Resumes a sitting from its record, in steps, because a sitting may be long.

use std::fmt::{self, Display};

use super::kept::Recent;
use super::player_kind::PlayerKind;
use super::state::{Player, Session, Setup};
use crate::engine::{Ask, DealError, Event, SetupError};
use crate::notation::{Move, Record, Source};
use crate::random::Seed;

/// The most deals in a row without any choice. More of them mean that the rules make no game.
const MOST_DEALS_UNPLAYED: usize = 1_000;

/// The number of last actions whose events are kept. They fill the log, which keeps no more lines.
const RECENT: usize = 400;

/// A sitting that is being resumed: it plays all actions of its record, and the deal that had begun.
pub struct Resuming {
    session: Session,
    /// Boxed, because both variants of [`Resumed`] should be about the same size.
    record: Box<Record>,
    /// The number of deals that had begun.
    deals: u32,
    /// The number of actions played.
    done: usize,
    /// The last events, once no more actions are left than are kept.
    recent: Option<Box<Recent>>,
}

/// The state of resuming after some steps.
pub enum Resumed {
    /// There is more to play.
    Partly(Resuming),
    /// The sitting has reached the point where it was left.
    Whole(Session),
}

impl Resuming {
    /// Seats the players of a record. Nothing is played yet. Bots draw on `bot_seed` once all is played, and have
    /// forgotten their plans for the deal.
    ///
    /// # Errors
    /// [`ResumeError`]: the record is not of such a sitting.
    pub fn new(
        record: Record,
        kinds: &[PlayerKind],
        deals: u32,
        bot_seed: Seed,
    ) -> Result<Resuming, ResumeError> {
        let Source::Seed(seed) = record.source else {
            return Err(ResumeError::NoSeed);
        };
        if kinds.len() != record.seats.len() {
            return Err(ResumeError::OtherSeats);
        }
        // Almost every deal has an action. Only face-up hands can decide one without.
        if deals as usize > record.actions.len() + MOST_DEALS_UNPLAYED {
            return Err(ResumeError::OtherDeals);
        }
        let players = record.seats.iter().zip(kinds);
        let setup = Setup {
            rules: record.rules.clone(),
            players: players
                .map(|(seat, kind)| Player {
                    name: seat.name.clone(),
                    chips: seat.chips,
                    kind: *kind,
                })
                .collect(),
            first_dealer: record.notes.chosen.then_some(record.dealer),
            at_home: false,
        };
        Ok(Resuming {
            session: Session::new(setup, seed, bot_seed).map_err(ResumeError::Setup)?,
            record: record.into(),
            deals,
            done: 0,
            recent: None,
        })
    }

    /// Plays this many steps more. Each deal and each action is a step.
    ///
    /// # Errors
    /// [`ResumeError`]: the record is not of such a sitting.
    pub fn play(mut self, steps: usize) -> Result<Resumed, ResumeError> {
        for _ in 0..steps {
            if !self.step()? {
                return self.finish().map(Resumed::Whole);
            }
        }
        Ok(Resumed::Partly(self))
    }

    /// The number of actions played.
    #[must_use]
    pub fn done(&self) -> usize {
        self.done
    }

    /// The number of all actions.
    #[must_use]
    pub fn all(&self) -> usize {
        self.record.actions.len()
    }

    /// Deals if a deal is due, or else plays the next action. Returns `false` if nothing is left.
    fn step(&mut self) -> Result<bool, ResumeError> {
        let session = &mut self.session;
        if self.recent.is_none() && self.record.actions.len() - self.done <= RECENT {
            let before = session.table().clone();
            let events = Vec::new();
            self.recent = Some(Recent { before, events }.into());
        }
        let mut keep = |events: Vec<Event>| {
            if let Some(recent) = &mut self.recent {
                recent.events.extend(events);
            }
        };
        let Some(text) = self.record.actions.get(self.done) else {
            let is_due = session.deals() < self.deals;
            if is_due {
                keep(session.deal().map_err(ResumeError::Deal)?);
            }
            return Ok(is_due);
        };
        let played = session
            .play_recorded(text, self.deals)
            .map_err(|Unplayable| {
                ResumeError::Action(self.done, text.chars().take(40).collect())
            })?;
        keep(played.events);
        self.done += usize::from(played.is_action);
        Ok(true)
    }

    fn finish(mut self) -> Result<Session, ResumeError> {
        if self.session.deals() != self.deals {
            return Err(ResumeError::OtherDeals);
        }
        // Keep what was shown and dealt at that time. The shuffle is checked against these notes and not against what
        // the seed gives now.
        self.session.record.notes.keep(&self.record.notes);
        self.session.recent = self.recent;
        Ok(self.session)
    }
}

/// What a step of a record has played.
pub struct Played {
    pub events: Vec<Event>,
    /// Whether it was the action itself. Otherwise it was a deal before it.
    pub is_action: bool,
}

/// An action that cannot be read or played.
#[derive(Debug)]
pub struct Unplayable;

impl Session {
    /// Plays this action of a record, or the next deal if one is due before it. `deals` is the number of deals that have
    /// begun by the end of the record.
    ///
    /// # Errors
    /// [`Unplayable`]: the action cannot be read or played.
    pub fn play_recorded(&mut self, text: &str, deals: u32) -> Result<Played, Unplayable> {
        let Move { seat, action } = text.parse().map_err(|_| Unplayable)?;
        // A deal that all sit out does not count afterwards, so it may be one more.
        let is_due = matches!(self.table().ask(), Ask::Deal { .. })
            && !action.needs_no_deal()
            && self.deals() <= deals;
        let events = match is_due {
            true => self.deal().map_err(|_| Unplayable)?,
            false => self.act(seat, action).map_err(|_| Unplayable)?,
        };
        Ok(Played {
            events,
            is_action: !is_due,
        })
    }
}

/// Why a sitting cannot be resumed. The text ends a sentence and has no full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResumeError {
    /// It has packs instead of a seed, so it was not played here.
    NoSeed,
    /// It does not say who plays each seat.
    OtherSeats,
    /// The number of deals begun does not fit the record.
    OtherDeals,
    /// It cannot begin.
    Setup(SetupError),
    /// This action cannot be read or played. Its index, from 0, and its first letters.
    Action(usize, String),
    /// The deal that had begun cannot be dealt.
    Deal(DealError),
}

impl Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResumeError::NoSeed => f.write_str("it wasn't played here"),
            ResumeError::OtherSeats => f.write_str("it doesn't say who plays each seat"),
            ResumeError::OtherDeals => f.write_str("it can't have that many deals"),
            ResumeError::Setup(error) => error.fmt(f),
            ResumeError::Action(index, text) => {
                write!(f, "action {} isn't possible: “{text}”", index + 1)
            }
            ResumeError::Deal(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ResumeError {}
