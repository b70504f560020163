//! The result of a sitting that has ended: the date, the players, the final stacks and the record.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::session::{PlayerKind, Session};
use super::stored;
use crate::engine::{Chips, Event, Purse, Seat, SeatSet, Viewer};
use crate::notation::{Record, Source};
use crate::sitting::save::{LONGEST, Upgrade, keep_first_edition, say_old_defaults, upgrade};

/// The version of the format. It changes when an older page could not read it. `STEPS` upgrades older versions.
const VERSION: u64 = 3;
/// The upgrade from each version to the next, from version 1 on. The type asks for an upgrade with each new one.
const STEPS: [Upgrade; VERSION as usize - 1] = [say_old_defaults, keep_first_edition];

/// The latest date that a browser can write, in milliseconds since 1970.
const LAST: u64 = 8_640_000_000_000_000;

/// A result as it is stored. Its record is read on its own.
#[derive(Serialize, Deserialize)]
struct Stored<'s> {
    brag_result: u64,
    at: u64,
    deals: u32,
    #[serde(rename = "minds")]
    kinds: Cow<'s, [PlayerKind]>,
    chips: Cow<'s, [Chips]>,
    #[serde(default, deserialize_with = "some")]
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Cow<'s, [u32]>>,
    #[serde(default, deserialize_with = "some")]
    #[serde(skip_serializing_if = "Option::is_none")]
    changes: Option<Cow<'s, [i64]>>,
    #[serde(default, deserialize_with = "stored::hints")]
    #[serde(skip_serializing_if = "stored::is_none")]
    hints: u32,
    #[serde(default, deserialize_with = "stored::place")]
    #[serde(skip_serializing_if = "stored::is_nowhere")]
    place: u64,
    #[serde(skip_deserializing)]
    record: Option<&'s Record>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SittingResult {
    /// The date of its end, in milliseconds since 1970.
    pub at: u64,
    /// The number of deals that were played to their end.
    pub deals: u32,
    /// Who played each seat.
    pub kinds: Vec<PlayerKind>,
    /// The stack of each player at the end. Chips that he put into an unfinished deal are returned to him.
    pub chips: Vec<Chips>,
    /// The points or lives of each player at the end, in a game for them.
    pub scores: Option<Vec<u32>>,
    /// What each player has won or lost, where it is not his stack less what he brought: there were debts, or chips in a pot.
    pub changes: Option<Vec<i64>>,
    /// The number of hints taken.
    pub hints: u32,
    /// Its place in the order in which results were stored. 0: before all that have one.
    pub place: u64,
    pub record: Record,
}

impl SittingResult {
    /// The result of a sitting that ends now. `None`: nobody has done anything yet.
    #[must_use]
    pub fn of(session: &Session, at: u64) -> Option<SittingResult> {
        let record = session.ended_record();
        if record.actions.is_empty() {
            return None;
        }
        let mut chips: Vec<Chips> = session.table().stacks().collect();
        let is_unfinished = session.is_in_a_deal();
        if is_unfinished {
            // The last payment goes back first, so that each is covered by what it brought.
            for event in session.table().history().iter().rev() {
                if let Event::Paid {
                    from,
                    to,
                    chips: sum,
                } = event
                    && ![from, to].contains(&&Purse::Outside)
                {
                    give(&mut chips, to, Chips::saturating_sub, *sum);
                    give(&mut chips, from, Chips::saturating_add, *sum);
                }
            }
        }
        let deals = session.deals().saturating_sub(is_unfinished.into());
        let players = session.setup().players.iter();
        let rules = session.table().rules();
        let is_for_score = rules.keeps_score();
        let scores = is_for_score.then(|| {
            let seats = session.table().view(Viewer::Gallery).seats();
            seats.map(|seat| seat.score()).collect()
        });
        let changes = session.changes();
        let is_plain = changes == by_stacks(&record, &chips);
        Some(SittingResult {
            scores,
            changes: (!is_plain).then_some(changes),
            hints: session.hints(),
            place: 0,
            at,
            deals,
            kinds: players.map(|player| player.kind).collect(),
            chips,
            record,
        })
    }

    /// The identity of the sitting: the beginning of its seed.
    #[must_use]
    pub fn id(&self) -> String {
        match &self.record.source {
            Source::Seed(seed) => id(seed),
            Source::Packs { .. } => String::new(),
        }
    }

    /// The gain or loss of each player, debts and his share of the pots included.
    #[must_use]
    pub fn gains(&self) -> Vec<i64> {
        let by_stacks = || by_stacks(&self.record, &self.chips);
        self.changes.clone().unwrap_or_else(by_stacks)
    }

    /// The seat of the only person, whom the page calls "you".
    #[must_use]
    pub fn you(&self) -> Option<usize> {
        let mut people = (0..self.kinds.len()).filter(|seat| self.kinds[*seat].is_person());
        people.next().filter(|_| people.next().is_none())
    }

    /// The seats of that player: against the bank he may have several boxes.
    #[must_use]
    pub fn yours(&self) -> SeatSet {
        yours(&self.kinds)
    }

    /// Writes the result as a text.
    #[must_use]
    pub fn write(&self) -> String {
        self.write_at(self.place)
    }

    /// Writes the result as a text, to be stored in this place.
    #[must_use]
    pub fn write_at(&self, place: u64) -> String {
        let stored = Stored {
            brag_result: VERSION,
            at: self.at,
            deals: self.deals,
            kinds: self.kinds.as_slice().into(),
            chips: self.chips.as_slice().into(),
            scores: self.scores.as_deref().map(Cow::from),
            changes: self.changes.as_deref().map(Cow::from),
            hints: self.hints,
            place,
            record: Some(&self.record),
        };
        // This does not fail: everything in it can be written.
        serde_json::to_string(&stored).unwrap_or_default()
    }

    /// Reads a text that [`SittingResult::write`] wrote in this version or an older one.
    #[must_use]
    pub fn read(text: &str) -> Option<SittingResult> {
        SittingResult::read_by(text, &STEPS)
    }

    fn read_by(text: &str, steps: &[Upgrade]) -> Option<SittingResult> {
        if text.len() > LONGEST {
            return None;
        }
        let value: Value = serde_json::from_str(text).ok()?;
        let version = value["brag_result"].as_u64()?;
        let value = upgrade(value, version, steps)?;
        let stored: Stored = stored::fields(&value)?;
        let result = SittingResult {
            at: stored.at,
            deals: stored.deals,
            kinds: stored.kinds.into_owned(),
            chips: stored.chips.into_owned(),
            scores: stored.scores.map(Cow::into_owned),
            changes: stored.changes.map(Cow::into_owned),
            hints: stored.hints,
            place: stored.place,
            record: Record::try_from(&value["record"]).ok()?,
        };
        let seats = result.record.seats.len();
        let fits = result.at <= LAST
            && result.kinds.len() == seats
            && result.chips.len() == seats
            && result.changes.iter().all(|changes| changes.len() == seats)
            && result.scores.iter().all(|scores| scores.len() == seats);
        let is_played_here = matches!(result.record.source, Source::Seed(_));
        (fits && is_played_here).then_some(result)
    }
}

/// The stack of each player less the chips that he brought.
fn by_stacks(record: &Record, chips: &[Chips]) -> Vec<i64> {
    let brought = record.brought(record.seats.iter().map(|seat| seat.chips));
    let whole = |chips: &Chips| i64::try_from(*chips).unwrap_or(i64::MAX);
    let change = |(now, brought)| whole(now).saturating_sub(whole(brought));
    chips.iter().zip(&brought).map(change).collect()
}

/// The seats of the only person, with his other boxes. It is empty if there are several people.
#[must_use]
pub fn yours(kinds: &[PlayerKind]) -> SeatSet {
    let seats = kinds.iter().zip(0..);
    let is_his = |kind: &PlayerKind| !kind.is_bot();
    let his = seats.filter(|(kind, _)| is_his(kind));
    let people = kinds.iter().filter(|kind| kind.is_person());
    match people.count() {
        1 => his.map(|(_, seat)| Seat(seat)).collect(),
        _ => SeatSet::NONE,
    }
}

/// Where a result as it is stored stands among others, whatever its game: the higher, the later it was stored. Those of older
/// versions have a date only, and come first. `None`: the text is no result of this version or an older one.
#[must_use]
pub fn order(text: &str) -> Option<(u64, u64)> {
    let value: Value = serde_json::from_str(text).ok()?;
    let is_known = (1..=VERSION).contains(&value["brag_result"].as_u64()?);
    let at = value["at"].as_u64().filter(|at| is_known && *at <= LAST)?;
    Some((stored::place(&value["place"]).ok()?, at))
}

/// Whether a later version wrote the text, so that only that version may replace it.
#[must_use]
pub fn is_newer(text: &str) -> bool {
    stored::is_later(text, "brag_result", VERSION)
}

/// The identity of the sitting with this seed.
#[must_use]
pub fn id(seed: &crate::random::Seed) -> String {
    let mut digits = seed.to_string();
    digits.truncate(16);
    digits
}

/// The value of a field that may be missing, but is not `null`.
fn some<'v, D, T>(value: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'v>,
    T: Deserialize<'v>,
{
    T::deserialize(value).map(Some)
}

fn give(chips: &mut [Chips], purse: &Purse, how: fn(Chips, Chips) -> Chips, sum: Chips) {
    if let Purse::Seat(seat) = purse
        && let Some(stack) = chips.get_mut(seat.index())
    {
        *stack = how(*stack, sum);
    }
}

#[cfg(test)]
mod tests;
