//! What a worker finds in a review, as it is sent to the page.

use serde::{Deserialize, Serialize};

use super::sent::{action, text};
use super::told::Told;
use crate::engine::Seat;
use crate::review::{DealReview, Decision, Ledger, Rated, Unit, Verdict};

/// A decision, with its actions as records write them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToldDecision {
    nth: u32,
    taken: String,
    /// Each choice, what it is worth, and the error of that.
    rated: Vec<(String, i64, i64)>,
    unit: u8,
    cost: i64,
    stake: i64,
    verdict: u8,
    going_on: Option<Told>,
    is_solved: Option<bool>,
}

/// The review of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToldDeal {
    deal: u32,
    decisions: Vec<ToldDecision>,
    unit: u8,
    /// The result, the cards, and the player's own decisions.
    ledger: [i64; 3],
}

const UNITS: [Unit; 3] = [Unit::Chips, Unit::Lives, Unit::Games];

fn place(unit: Unit) -> u8 {
    let place = UNITS.iter().position(|other| *other == unit);
    place.unwrap_or(0) as u8
}

impl ToldDecision {
    /// Puts a decision of this seat's into words that arrive.
    #[must_use]
    pub fn of(seat: Seat, decision: &Decision) -> ToldDecision {
        let grade = |of| {
            Verdict::ALL
                .iter()
                .position(|other| *other == of)
                .unwrap_or(0)
        };
        let rated = decision.rated.iter();
        let rated = rated.map(|one| (text(seat, one.action), one.mean, one.error));
        ToldDecision {
            nth: decision.nth as u32,
            taken: text(seat, decision.taken),
            rated: rated.collect(),
            unit: place(decision.unit),
            cost: decision.cost,
            stake: decision.stake,
            verdict: grade(decision.verdict) as u8,
            going_on: decision
                .going_on
                .as_ref()
                .map(|going_on| Told::of(seat, going_on)),
            is_solved: decision.is_solved,
        }
    }

    /// The decision. `None`: an action in it is none.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        let rated = self.rated.iter().map(|(text, mean, error)| {
            Some(Rated {
                action: action(text)?,
                mean: *mean,
                error: *error,
            })
        });
        Some(Decision {
            nth: self.nth as usize,
            taken: action(&self.taken)?,
            rated: rated.collect::<Option<_>>()?,
            unit: *UNITS.get(usize::from(self.unit))?,
            cost: self.cost,
            stake: self.stake,
            verdict: *Verdict::ALL.get(usize::from(self.verdict))?,
            going_on: self.going_on.as_ref().and_then(Told::estimate),
            is_solved: self.is_solved,
        })
    }
}

impl ToldDeal {
    /// Puts the review of a deal into words that arrive.
    #[must_use]
    pub fn of(seat: Seat, review: &DealReview) -> ToldDeal {
        let Ledger { result, cards, own } = review.ledger;
        let decisions = review.decisions.iter();
        ToldDeal {
            deal: review.deal,
            decisions: decisions.map(|one| ToldDecision::of(seat, one)).collect(),
            unit: place(review.unit),
            ledger: [result, cards, own],
        }
    }

    /// The review. `None`: an action in it is none.
    #[must_use]
    pub fn review(&self) -> Option<DealReview> {
        let decisions = self.decisions.iter().map(ToldDecision::decision);
        let [result, cards, own] = self.ledger;
        Some(DealReview {
            deal: self.deal,
            decisions: decisions.collect::<Option<_>>()?,
            unit: *UNITS.get(usize::from(self.unit))?,
            ledger: Ledger { result, cards, own },
        })
    }
}
