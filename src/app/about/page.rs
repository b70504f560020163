//! The data of a page of *How to play*.

use crate::app::i18n::Text;
use crate::cards::HandKind;
use crate::engine::{Action, Ask};
use crate::school::drills::Advice;

/// How a game is played by its usual rules.
pub struct Page {
    /// The blocks, from the top.
    pub blocks: &'static [Block],
    /// Where the game comes from and what is not known, with the sources named: a paragraph each.
    pub history: &'static [Text],
    /// A first deal, in which each thing is told when it comes up. `None`: the guided deals of three-card Brag serve.
    pub first: Option<FirstDeal>,
}

/// The first deal of a game.
pub struct FirstDeal {
    /// The number of its deals. With it, all comes up that is told of, if the learner plays as bots do.
    pub number: u32,
    /// What is told, in the order in which it is told at one time.
    pub script: &'static [(When, Step)],
}

/// When something is told.
#[derive(Clone, Copy)]
pub enum When {
    /// When the learner is first asked.
    First,
    /// In a turn of betting before he has looked.
    Blind,
    /// In a turn of betting after he has looked.
    Open,
    /// When he may do one of these.
    May(&'static [Action]),
    /// When he is asked such a thing.
    Asked(fn(Ask) -> bool),
    /// When the deal is over.
    Over,
}

/// A part of a page.
pub enum Block {
    /// A heading.
    Head(Text),
    /// Explanations, a paragraph each.
    Paragraphs(&'static [Text]),
    /// A point of advice, with a decision to try it.
    Advised(Advice),
    /// The steps of a deal, in order.
    Steps(&'static [Step]),
    /// The hands that a player makes of his cards, and what he throws away. Cards are written as in records: `Ah As
    /// Ad`.
    Laid {
        /// The hands, best first.
        hands: &'static [&'static str],
        /// The cards that are thrown away.
        left: &'static str,
    },
    /// The hands of two players side by side, and who wins each.
    Beside {
        /// The hands of "you".
        yours: &'static [&'static str],
        /// The hands of the other player.
        others: &'static [&'static str],
        /// The least kind of hand that wins.
        least: HandKind,
        /// A sentence about the result.
        says: Text,
    },
    /// A swap of two cards, one above the other.
    Swap {
        /// The board before the swap.
        board: &'static str,
        /// The hand before the swap.
        hand: &'static str,
        /// The place of the cards that are given and taken, counted from 0.
        nth: usize,
        /// A sentence about the swap.
        says: Text,
    },
    /// Shown hands, best first, and a sentence about the result.
    Shown(&'static [&'static str], Text),
}

/// A step: a sentence or two.
#[derive(Clone, Copy)]
pub enum Step {
    /// A fixed text.
    Say(Text),
    /// A text with a number.
    Of(fn(u64) -> String, u64),
}

impl Step {
    /// The text.
    #[must_use]
    pub fn get(self) -> String {
        match self {
            Step::Say(text) => text.get().into(),
            Step::Of(says, number) => says(number),
        }
    }
}
