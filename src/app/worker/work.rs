//! Counts the answer to a question, in steps of about a millisecond.

use super::question::{Answer, Counted, Dealt, HandStanding, Question};
use crate::cards::{CardSet, RankingRules};
use crate::odds::{Deals, Line, StandingCounter, WaysCounter};

/// The hands that are counted in a step. A step that deals makes [`DEALS`] deals.
const HANDS: u32 = 4_000;
const DEALS: u32 = 200;

/// A count under way.
pub enum Work {
    Ways {
        rules: RankingRules,
        counter: WaysCounter,
        is_done: bool,
    },
    HandStanding {
        all: StandingCounter,
        others: StandingCounter,
        counted: Option<HandStanding>,
        dealing: Box<Dealing>,
    },
    Deals(Box<Dealing>),
}

/// Random deals, until there are as many as wanted.
pub struct Dealing {
    deals: Deals,
    wanted: u32,
}

impl Work {
    /// The work for a question. `None`: it cannot be counted, because a hand has fewer than three cards or more than
    /// thirteen.
    pub fn of(question: &Question) -> Option<Work> {
        Some(match *question {
            Question::Ways { rules, cards } => Work::Ways {
                rules,
                counter: WaysCounter::new(rules, cards)?,
                is_done: false,
            },
            Question::HandStanding {
                rules,
                cards,
                value,
                held,
                deals,
            } => {
                let begin = |known| StandingCounter::new(rules, cards, value, known);
                Work::HandStanding {
                    all: begin(CardSet::NONE)?,
                    others: begin(held)?,
                    counted: None,
                    dealing: Dealing::of(Deals::new(rules, cards, value, held)?, deals),
                }
            }
            Question::Deals {
                rules,
                cards,
                value,
                held,
                deals,
            } => Work::Deals(Dealing::of(Deals::new(rules, cards, value, held)?, deals)),
        })
    }

    /// Counts for about a millisecond. Returns whether all is counted.
    pub fn step(&mut self) -> bool {
        match self {
            Work::Ways {
                counter, is_done, ..
            } => {
                *is_done = counter.step(HANDS);
                *is_done
            }
            Work::HandStanding {
                all,
                others,
                counted: counted @ None,
                ..
            } => {
                if all.step(HANDS) && others.step(HANDS) {
                    *counted = Some(HandStanding {
                        of_all: all.standing(),
                        of_others: others.standing(),
                        best: None,
                    });
                }
                false
            }
            Work::HandStanding {
                counted: Some(counted),
                dealing,
                ..
            } => {
                let is_done = dealing.step();
                counted.best = is_done.then(|| dealing.deals.best());
                is_done
            }
            Work::Deals(dealing) => dealing.step(),
        }
    }

    /// What is known so far.
    pub fn answer(&self) -> Answer {
        match self {
            Work::Ways {
                rules,
                counter,
                is_done,
            } => {
                let counted = || {
                    let lines = Line::all(*rules).into_iter().rev();
                    Counted {
                        ways: counter.ways(),
                        lines: lines.map(|line| (line, counter.ends(line))).collect(),
                    }
                };
                Answer::Ways(counter.counted(), is_done.then(counted))
            }
            Work::HandStanding { counted, .. } => Answer::HandStanding(*counted),
            Work::Deals(dealing) => {
                let Dealing { deals, wanted } = &**dealing;
                let is_done = deals.dealt() >= *wanted;
                Answer::Deals(is_done.then(|| Dealt {
                    times: deals.dealt(),
                    best: deals.best(),
                }))
            }
        }
    }
}

impl Dealing {
    fn of(deals: Deals, wanted: u32) -> Box<Dealing> {
        Box::new(Dealing { deals, wanted })
    }

    fn step(&mut self) -> bool {
        let left = self.wanted.saturating_sub(self.deals.dealt());
        self.deals.deal(left.min(DEALS));
        self.deals.dealt() >= self.wanted
    }
}
