//! The questions that can be counted, and their answers. Page and worker send them to each other.

use serde::{Deserialize, Serialize};

use crate::cards::{CardSet, HandValue, RankingRules};
use crate::odds::{Ends, Line, MOST_OTHERS, Standing, Ways};

/// What is to be counted.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Question {
    /// How often each kind of hand is dealt.
    Ways {
        /// How hands are ranked.
        rules: RankingRules,
        /// How many cards a hand has.
        cards: usize,
    },
    /// How a hand stands among all hands, among those that hold none of its cards, and in random deals.
    HandStanding {
        /// How hands are ranked.
        rules: RankingRules,
        /// How many cards a hand has.
        cards: usize,
        /// The strength of the hand.
        value: HandValue,
        held: CardSet,
        /// How often it is dealt to others.
        deals: u32,
    },
    /// How often a hand is the best of several, in random deals.
    Deals {
        /// How hands are ranked.
        rules: RankingRules,
        /// How many cards a hand has.
        cards: usize,
        /// The strength of the hand.
        value: HandValue,
        /// The cards that nobody else can be dealt.
        held: CardSet,
        /// How often it is dealt to others.
        deals: u32,
    },
}

/// What has been counted so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// Of [`Question::Ways`]: how many hands, and what they are once they are all counted.
    Ways(u64, Option<Counted>),
    /// Of [`Question::HandStanding`], once it is counted.
    HandStanding(Option<HandStanding>),
    /// Of [`Question::Deals`], once it was dealt often enough.
    Deals(Option<Dealt>),
}

/// What is known of all hands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Counted {
    /// How many hands there are of each kind.
    pub ways: Ways,
    /// The best and the lowest hand of each line, best line first.
    pub lines: Vec<(Line, Option<Ends>)>,
}

/// How a hand stands.
#[derive(Clone, Copy, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct HandStanding {
    /// Among all hands of the pack.
    pub of_all: Standing,
    /// Among the hands that hold none of its cards.
    pub of_others: Standing,
    /// How often it was the best, against one to seven others, once they have been dealt.
    pub best: Option<[u32; MOST_OTHERS]>,
}

/// What dealing has shown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Dealt {
    /// How often it was dealt.
    pub times: u32,
    /// How often the hand was better than that of one other, of each of two, and so on.
    pub best: [u32; MOST_OTHERS],
}

impl Answer {
    /// Whether there is no more to count.
    #[must_use]
    pub fn is_done(&self) -> bool {
        match self {
            Answer::Ways(_, counted) => counted.is_some(),
            Answer::HandStanding(stands) => stands.is_some_and(|stands| stands.best.is_some()),
            Answer::Deals(deals) => deals.is_some(),
        }
    }
}
