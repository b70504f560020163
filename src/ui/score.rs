//! What came of a sitting, as it is kept on the device once nobody goes on with it: when, who played, how all
//! stood at the end, and its record.

use serde_json::{Value, json};

use super::saved::{LONGEST, Step, read_hints, read_mind, upgrade, write_mind};
use super::session::{Mind, Session};
use crate::engine::{Action, Chips, Event, Purse, Viewer};
use crate::notation::{Move, Record, Sitting, Source};

/// The version of what is written here. It changes when an older page could not read it; `STEPS` makes what older
/// pages wrote into it.
const VERSION: u64 = 1;
/// The step from each version to the next, from version 1 on. There has been one version so far; the type
/// asks for a step with the next.
const STEPS: [Step; VERSION as usize - 1] = [];

/// The last moment that a browser can write down, in milliseconds since 1970.
const LAST: u64 = 8_640_000_000_000_000;

/// What came of a sitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// How many of its deals were played to their end.
    pub deals: u32,
    /// Who decided for each player.
    pub minds: Vec<Mind>,
    /// What each had at the end; what was put into a deal that nobody finished is his again.
    pub chips: Vec<Chips>,
    /// The points, or the lives, that each had at the end, in a game for them.
    pub scores: Option<Vec<u32>>,
    /// How many hints were taken.
    pub hints: u32,
    /// All that was played.
    pub record: Record,
}

impl Score {
    /// What came of a sitting that ends here; none where nobody has done anything yet.
    #[must_use]
    pub fn of(session: &Session, at: u64) -> Option<Score> {
        let record = session.ended_record();
        if record.actions.is_empty() {
            return None;
        }
        let mut chips: Vec<Chips> = session.table().stacks().collect();
        let history = session.table().history();
        let is_unfinished = !history
            .iter()
            .any(|event| matches!(event, Event::Ended { .. }));
        if is_unfinished {
            for event in history {
                if let Event::Paid {
                    from,
                    to,
                    chips: sum,
                } = event
                    && ![from, to].contains(&&Purse::Outside)
                {
                    give(&mut chips, from, Chips::saturating_add, *sum);
                    give(&mut chips, to, Chips::saturating_sub, *sum);
                }
            }
        }
        let deals = session.deals().saturating_sub(is_unfinished.into());
        let players = session.setup().players.iter();
        let rules = session.table().rules();
        let is_for_score = rules.points().is_some() || rules.swapping().is_some();
        let scores = is_for_score.then(|| {
            let seats = session.table().view(Viewer::Gallery).seats();
            seats.map(|seat| seat.score()).collect()
        });
        Some(Score {
            scores,
            hints: session.hints(),
            at,
            deals,
            minds: players.map(|player| player.mind).collect(),
            chips,
            record,
        })
    }

    /// What tells its sitting from all others: the beginning of what its packs were shuffled from.
    #[must_use]
    pub fn id(&self) -> String {
        match &self.record.source {
            Source::Seed(seed) => id(seed),
            Source::Packs { .. } => String::new(),
        }
    }

    /// What each has won, or lost: what he had at the end, less what he brought.
    #[must_use]
    pub fn gains(&self) -> Vec<i64> {
        let mut brought: Vec<Chips> = self.record.seats.iter().map(|seat| seat.chips).collect();
        for action in &self.record.actions {
            if let Ok(Move {
                seat,
                action: Action::BuyIn(sum),
            }) = action.parse()
                && let Some(chips) = brought.get_mut(seat.index())
            {
                *chips = chips.saturating_add(sum);
            }
        }
        let whole = |chips: &Chips| i64::try_from(*chips).unwrap_or(i64::MAX);
        let gain = |(now, brought)| whole(now) - whole(brought);
        self.chips.iter().zip(&brought).map(gain).collect()
    }

    /// The seat of the only person at the table, who is spoken to as "you".
    #[must_use]
    pub fn you(&self) -> Option<usize> {
        let mut people = (0..self.minds.len()).filter(|seat| self.minds[*seat] == Mind::Person);
        people.next().filter(|_| people.next().is_none())
    }

    /// As it is kept.
    #[must_use]
    pub fn write(&self) -> String {
        let minds: Vec<_> = self.minds.iter().map(write_mind).collect();
        let mut head = json!({
            "brag_result": VERSION, "at": self.at, "deals": self.deals, "minds": minds, "chips": self.chips,
        });
        if let Some(scores) = &self.scores {
            head["scores"] = json!(scores);
        }
        if self.hints > 0 {
            head["hints"] = json!(self.hints);
        }
        let head = head.to_string();
        let head = head.trim_end_matches('}');
        format!("{head},\"record\":{}}}", self.record.to_json_line())
    }

    /// Reads what [`Score::write`] wrote, in this version or an older one. None where it is anything else.
    #[must_use]
    pub fn read(text: &str) -> Option<Score> {
        Score::read_by(text, &STEPS)
    }

    fn read_by(text: &str, steps: &[Step]) -> Option<Score> {
        if text.len() > LONGEST {
            return None;
        }
        let value: Value = serde_json::from_str(text).ok()?;
        let version = value["brag_result"].as_u64()?;
        let value = upgrade(value, version, steps)?;
        let minds = value["minds"].as_array()?.iter();
        let chips = value["chips"].as_array()?.iter();
        let score = |value: &Value| value.as_u64()?.try_into().ok();
        let scores = match value.get("scores") {
            None => None,
            Some(scores) => Some(
                scores
                    .as_array()?
                    .iter()
                    .map(score)
                    .collect::<Option<_>>()?,
            ),
        };
        let score = Score {
            at: value["at"].as_u64().filter(|at| *at <= LAST)?,
            deals: value["deals"].as_u64()?.try_into().ok()?,
            minds: minds
                .map(|mind| read_mind(mind.as_str()?))
                .collect::<Option<_>>()?,
            chips: chips.map(Value::as_u64).collect::<Option<_>>()?,
            scores,
            hints: read_hints(&value),
            record: Record::try_from(&value["record"]).ok()?,
        };
        let seats = score.record.seats.len();
        let fits = score.minds.len() == seats
            && score.chips.len() == seats
            && score.scores.iter().all(|scores| scores.len() == seats);
        let is_played_here = matches!(score.record.source, Source::Seed(_));
        (fits && is_played_here).then_some(score)
    }

    /// Whether its record can be played to its end.
    #[must_use]
    pub fn can_be_told(&self) -> bool {
        let Ok(mut sitting) = Sitting::new(self.record.clone()) else {
            return false;
        };
        sitting.read(usize::MAX).is_ok()
    }
}

/// What tells one sitting from all others, by what its packs are shuffled from.
#[must_use]
pub fn id(seed: &crate::chance::Seed) -> String {
    let mut digits = seed.to_string();
    digits.truncate(16);
    digits
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
