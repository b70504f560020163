//! What a page of *How to play* is made of.

use crate::cards::HandKind;
use crate::ui::language::Text;

/// How one game is played by its usual rules.
pub struct Page {
    /// The game's key in the catalogue.
    pub game: &'static str,
    /// What the game is called.
    pub name: Text,
    /// How many can play it at most; two can play any.
    pub most: u64,
    /// How many cards each is dealt.
    pub cards: u64,
    /// What is told, from the top.
    pub blocks: &'static [Block],
}

/// A piece of a page.
pub enum Block {
    /// A heading.
    Head(Text),
    /// What is told besides, a paragraph each.
    Told(&'static [Text]),
    /// What is done, in its order.
    Steps(&'static [Step]),
    /// The hands that a player makes of his cards, and what he throws away. Cards stand as in records: `Ah As Ad`.
    Laid {
        /// The hands, best first.
        hands: &'static [&'static str],
        /// The cards that are left over.
        left: &'static str,
    },
    /// The hands of two players, one beside the other, and who wins which.
    Beside {
        /// The hands of the one who is spoken to.
        yours: &'static [&'static str],
        /// The hands of another.
        others: &'static [&'static str],
        /// The weakest hand of its kind that wins anything.
        least: HandKind,
        /// What comes of it.
        says: Text,
    },
    /// A swap of two cards, which lie one above the other.
    Swap {
        /// The board before it.
        board: &'static str,
        /// The hand before it.
        hand: &'static str,
        /// Which card is given, and taken, counted from 0.
        nth: usize,
        /// What is done.
        says: Text,
    },
    /// Hands that are shown, best first, and what comes of it.
    Shown(&'static [&'static str], Text),
}

/// A sentence or two.
#[derive(Clone, Copy)]
pub enum Step {
    /// As it stands.
    Say(Text),
    /// With a number in it.
    Of(fn(u64) -> String, u64),
}

impl Step {
    /// The words.
    #[must_use]
    pub fn get(self) -> String {
        match self {
            Step::Say(text) => text.get().into(),
            Step::Of(says, number) => says(number),
        }
    }
}
