//! The data of a page of *How to play*.

use crate::app::i18n::Text;
use crate::cards::HandKind;
use crate::engine::{Action, Ask, Rules};
use crate::games;
use crate::school::drills::Advice;

/// How a game is played by its usual rules.
pub struct GamePage {
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
    /// Blocks that are told as long as these options have their usual values.
    While(&'static [&'static str], &'static [Block]),
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
    Hands(&'static [&'static str], Text),
}

/// A step: a sentence or two. `words` has what is told of it under the rules of a table.
#[derive(Clone, Copy)]
pub enum Step {
    /// A fixed text.
    Say(Text),
    /// A text with a number.
    Of(fn(u64) -> String, u64),
    /// A text that the rules choose. `None`: under them there is nothing to tell.
    By(fn(&Rules) -> Option<Text>),
    /// A step with a picture: cards as in records, `?` for the back of a card, `~` before one that is thrown away or
    /// lost, `o` for a chip, `|` between what lies apart, `<>` between what is exchanged, and `/` between lines.
    Drawn(&'static str, &'static Step),
    /// A step that is told as long as these options have their usual values. Otherwise their sentences stand in its place.
    While(&'static [&'static str], &'static Step),
}

/// The value of an option. `None`: the game does not have it, or it is a limit that is not set.
#[must_use]
pub fn setting(rules: &Rules, key: &str) -> Option<u64> {
    games::of(rules)?.option(key)?.get(rules)
}

/// Whether an option has this value.
#[must_use]
pub fn has(rules: &Rules, key: &str, value: u64) -> bool {
    setting(rules, key) == Some(value)
}

/// Whether these options have the values that the game usually has.
#[must_use]
pub fn are_usual(rules: &Rules, keys: &[&str]) -> bool {
    let usual = games::named(rules.game).map(|game| (game.rules)());
    usual.is_none_or(|usual| {
        keys.iter()
            .all(|key| setting(rules, key) == setting(&usual, key))
    })
}
