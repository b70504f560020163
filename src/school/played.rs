//! Ten deals as they are stored: what has been played of them, or what came of it.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::course::{Course, Next};
use super::outcome::Outcome;
use super::ten::{DEALS, Make, Ten};
use crate::notation::Move;
use crate::sitting::session::Session;
use crate::sitting::stored;

/// The version of the format. It changes when an older page could not read it.
const VERSION: u64 = 1;
/// The longest text, in bytes.
const LONGEST: usize = 200_000;
/// The latest date that a browser can write, in milliseconds since 1970.
const LAST: u64 = 8_640_000_000_000_000;
/// More chips than any table has.
const MOST: u64 = 1 << 40;

/// Ten deals that somebody has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which they are.
    pub ten: Ten,
    /// When they were begun, in milliseconds since 1970.
    pub at: u64,
    /// Whether they are those of the day on which they were begun.
    pub counts: bool,
    /// The number of deals begun.
    pub deals: u32,
    /// The number of hints taken.
    pub hints: u32,
    /// The moves so far. Empty when the deals are over.
    pub moves: Vec<Move>,
    /// What came of them. `None`: they are not over.
    pub outcome: Option<Outcome>,
    /// What an expert wins in each deal. `None`: that is not known yet.
    pub expert: Option<Vec<i64>>,
    /// What the player has won who sent the link.
    pub other: Option<i64>,
    /// Their place in the order in which ten deals were begun. 0: before all that have one.
    pub place: u64,
}

/// The text.
#[derive(Serialize, Deserialize)]
struct Stored<'s> {
    brag_ten: u64,
    ten: Cow<'s, str>,
    at: u64,
    #[serde(default)]
    counts: bool,
    #[serde(default)]
    deals: u32,
    #[serde(default)]
    hints: u32,
    #[serde(default)]
    moves: Vec<Cow<'s, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    gains: Option<Vec<i64>>,
    #[serde(default)]
    blind: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    expert: Option<Vec<i64>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    other: Option<i64>,
    #[serde(default, deserialize_with = "stored::place")]
    #[serde(skip_serializing_if = "stored::is_nowhere")]
    place: u64,
}

/// Whether a later version wrote the text, so that only that version may replace it.
#[must_use]
pub fn is_newer(text: &str) -> bool {
    stored::is_later(text, "brag_ten", VERSION)
}

impl Played {
    /// Ten deals that begin now.
    #[must_use]
    pub fn new(ten: Ten, at: u64, counts: bool, other: Option<i64>) -> Played {
        Played {
            ten,
            at,
            counts,
            deals: 0,
            hints: 0,
            moves: Vec::new(),
            outcome: None,
            expert: None,
            other,
            place: 0,
        }
    }

    /// Takes what has been played in this sitting.
    pub fn take(&mut self, session: &Session) {
        let moves = session.record().actions.iter();
        self.moves = moves.filter_map(|text| text.parse().ok()).collect();
        self.deals = session.deals();
        self.hints = session.hints();
    }

    /// Takes what came of the deals.
    pub fn end(&mut self, session: &Session) {
        self.take(session);
        self.outcome = Outcome::of_session(&self.ten, session);
        self.moves.clear();
    }

    /// Writes it as a text.
    #[must_use]
    pub fn write(&self) -> String {
        let moves = self.moves.iter();
        let stored = Stored {
            brag_ten: VERSION,
            ten: self.ten.to_string().into(),
            at: self.at,
            counts: self.counts,
            deals: self.deals,
            hints: self.hints,
            moves: moves.map(|done| done.to_string().into()).collect(),
            gains: self.outcome.as_ref().map(|outcome| outcome.gains.clone()),
            blind: self.outcome.as_ref().map_or(0, |outcome| outcome.blind),
            expert: self.expert.clone(),
            other: self.other,
            place: self.place,
        };
        // This does not fail: everything in it can be written.
        serde_json::to_string(&stored).unwrap_or_default()
    }

    /// Reads a text that [`Played::write`] wrote. `None`: it is something else.
    #[must_use]
    pub fn read(text: &str) -> Option<Played> {
        if text.len() > LONGEST {
            return None;
        }
        let value: Value = serde_json::from_str(text).ok()?;
        let stored = Stored::deserialize(value.as_object()?).ok()?;
        let are_sums = |sums: &Option<Vec<i64>>| {
            let mut each = sums.iter().flatten();
            let count = sums.as_ref().map_or(0, Vec::len);
            count <= DEALS as usize && each.all(|sum| sum.unsigned_abs() < MOST)
        };
        let fits = stored.brag_ten == VERSION
            && stored.at <= LAST
            && stored.deals <= DEALS
            && stored.blind <= DEALS
            && stored.other.is_none_or(|sum| sum.unsigned_abs() < MOST)
            && are_sums(&stored.gains)
            && are_sums(&stored.expert);
        let moves = stored.moves.iter().map(|text| text.parse().ok());
        let played = Played {
            ten: stored.ten.parse().ok()?,
            at: stored.at,
            counts: stored.counts,
            deals: stored.deals,
            hints: stored.hints,
            moves: moves.collect::<Option<_>>()?,
            outcome: stored.gains.map(|gains| Outcome {
                gains,
                blind: stored.blind,
            }),
            expert: stored.expert,
            other: stored.other,
            place: stored.place,
        };
        fits.then_some(played)
    }

    /// Begins to play it again, up to where it was left.
    #[must_use]
    pub fn again(&self, make: Make<'_>) -> Option<Again> {
        let mut session = self.ten.begin(make).ok()?;
        session.take_hints(self.hints);
        Some(Again {
            session,
            course: Course::new(self.moves.clone(), self.deals),
        })
    }
}

/// Ten deals that are being played again, in steps.
pub struct Again {
    session: Session,
    course: Course,
}

/// The state after some steps.
pub enum PlayedStep {
    /// There is more to play.
    More(Again),
    /// The sitting is where it was left.
    Done(Session),
    /// The moves do not fit the deals.
    Spoilt,
}

impl Again {
    /// Plays a deal or a move again. A bot that thinks long takes several calls.
    #[must_use]
    pub fn step(mut self) -> PlayedStep {
        let session = &mut self.session;
        let played = match self.course.next(session) {
            None => return PlayedStep::Done(self.session),
            Some(Next::Deal) => session.deal().is_ok(),
            // The bots draw anew in each deal, so only those of the deal in hand must have drawn as often as before.
            Some(Next::Move(done)) if self.course.is_at_the_last(session) => {
                match session.repeat(done) {
                    Ok(None) => return PlayedStep::More(self),
                    Ok(Some(_)) => {
                        self.course.goes_on();
                        true
                    }
                    Err(_) => false,
                }
            }
            Some(Next::Move(done)) => {
                self.course.goes_on();
                session.act(done.seat, done.action).is_ok()
            }
        };
        match played {
            true => PlayedStep::More(self),
            false => PlayedStep::Spoilt,
        }
    }
}

#[cfg(test)]
mod tests;
