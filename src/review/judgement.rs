//! A decision that is played out until its verdict is known.

use super::verdict::Verdict;
use crate::rollouts::Appraisal;

/// How often a decision is thought about anew, with the same budget each time, before it is too close to call.
const ROUNDS: u32 = 9;
/// The worlds that are played out while any rival is left, and after which it is asked again whether the verdict is clear. In fewer
/// worlds the rare ones, in which much is won or lost, may not have come up, and then the error is told too small.
const LEAST: u64 = 1024;
const ASKED: u64 = 128;

/// A verdict in progress. It is known when the choice is surely a fault, or surely none.
pub struct Judgement {
    appraisal: Appraisal,
    stake: i64,
    rounds: u32,
}

impl Judgement {
    /// Begins to judge the action of this appraisal, where this many thousandths of a chip are at stake.
    #[must_use]
    pub fn begin(appraisal: Appraisal, stake: i64) -> Judgement {
        Judgement {
            appraisal,
            stake,
            rounds: 0,
        }
    }

    /// Thinks on for about a millisecond on a phone. `false`: the verdict is known, or the budget is spent.
    pub fn step(&mut self) -> bool {
        let is_done = self.appraisal.step().is_done;
        if self.is_clear() {
            return false;
        }
        if !is_done {
            return true;
        }
        let is_settled = Verdict::is_settled(self.appraisal.behind(), self.stake);
        self.rounds += 1;
        !is_settled && self.rounds <= ROUNDS && self.appraisal.think_on()
    }

    /// Whether its first budget is spent, so that it is only thought on about.
    #[must_use]
    pub fn thinks_on(&self) -> bool {
        self.rounds > 0
    }

    /// The verdict by now.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let behind = self.appraisal.behind();
        match self.appraisal.is_dominated() {
            true => Verdict::of_dominated(behind, self.stake),
            false => Verdict::by_chance(behind, self.stake),
        }
    }

    /// What has been found so far.
    #[must_use]
    pub fn appraisal(&self) -> &Appraisal {
        &self.appraisal
    }

    fn is_clear(&self) -> bool {
        let worlds = self.appraisal.worlds();
        let is_due = worlds >= LEAST && worlds.is_multiple_of(ASKED);
        is_due && Verdict::is_clear(self.appraisal.behind(), self.stake)
    }
}
