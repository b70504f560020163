//! Which hand beats which: every hand's strength, looked up in one small table.

use std::fmt;

use super::card::{Card, Rank};
use super::hand::{Hand, HandKind};

/// How strong a hand is: greater beats smaller, equal is equal (RULES 1.3).
// The kind's place stands above bit 12, the order within the kind below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HandValue(u16);

const KIND_SHIFT: u16 = 12;
/// The place of a running flush where it beats a prial: above all others.
const ABOVE_PRIAL: u16 = 6;

impl HandValue {
    /// What the hand is called.
    #[must_use]
    pub fn kind(self) -> HandKind {
        match self.0 >> KIND_SHIFT {
            0 => HandKind::HighCard,
            1 => HandKind::Pair,
            2 => HandKind::Flush,
            3 => HandKind::Run,
            4 | ABOVE_PRIAL => HandKind::RunningFlush,
            _ => HandKind::Prial,
        }
    }
}

/// A way of ranking hands. It holds a table of 16 KiB, so make one and keep it.
///
/// ```
/// use brag::cards::{Hand, HandKind, Ranking};
///
/// let ranking = Ranking::brag();
/// let threes: Hand = "3s 3h 3d".parse()?;
/// let aces: Hand = "Ac As Ah".parse()?;
/// assert_eq!(ranking.value(threes).kind(), HandKind::Prial);
/// assert!(ranking.value(threes) > ranking.value(aces));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Ranking {
    // By one bit for "one suit" and the three ranks, four bits each, in the order of the cards:
    // no sorting, and the whole table stays in the fastest cache.
    table: Box<[HandValue; TABLE]>,
}

const TABLE: usize = 1 << 13;

impl Ranking {
    /// The ranking of Brag: prial, running flush, run, flush, pair, high card; threes are the best
    /// prial and A-2-3 the best run (RULES 1.3).
    #[must_use]
    pub fn brag() -> Ranking {
        Ranking::new(HandKind::Prial as u16)
    }

    /// The same with the running flush above the prial (RULES 1.2 O24).
    #[must_use]
    pub fn running_flush_over_prial() -> Ranking {
        Ranking::new(ABOVE_PRIAL)
    }

    fn new(top: u16) -> Ranking {
        let mut table = Box::new([HandValue(0); TABLE]);
        for one_suit in [false, true] {
            for a in Rank::ALL {
                for b in Rank::ALL {
                    for c in Rank::ALL {
                        let (kind, detail) = strength([a, b, c], one_suit);
                        let place = match kind {
                            HandKind::RunningFlush if top == ABOVE_PRIAL => ABOVE_PRIAL,
                            kind => kind as u16,
                        };
                        let slot = usize::from(one_suit) << 12
                            | (a as usize) << 8
                            | (b as usize) << 4
                            | c as usize;
                        table[slot] = HandValue(place << KIND_SHIFT | detail);
                    }
                }
            }
        }
        Ranking { table }
    }

    /// How strong this hand is.
    #[must_use]
    #[inline]
    pub fn value(&self, hand: Hand) -> HandValue {
        let [a, b, c] = hand.0.map(Card::index);
        let one_suit = ((a ^ b) | (a ^ c)) & 3 == 0;
        let rank = |index: u8| usize::from(index >> 2 & 15);
        self.table[usize::from(one_suit) << 12 | rank(a) << 8 | rank(b) << 4 | rank(c)]
    }
}

impl fmt::Debug for Ranking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ranking")
    }
}

/// The kind of three ranks, and a number that orders hands of that kind.
fn strength(ranks: [Rank; 3], one_suit: bool) -> (HandKind, u16) {
    let [high, middle, low] = high_to_low(ranks);
    let by_cards = |a: Rank, b: Rank, c: Rank| a as u16 * 169 + b as u16 * 13 + c as u16;
    if high == low {
        let threes_first = if high == Rank::Three { 13 } else { high as u16 };
        return (HandKind::Prial, threes_first);
    }
    if let Some(place) = run_place(high, middle, low) {
        let kind = if one_suit {
            HandKind::RunningFlush
        } else {
            HandKind::Run
        };
        return (kind, place);
    }
    if one_suit {
        return (HandKind::Flush, by_cards(high, middle, low));
    }
    if middle == low {
        (HandKind::Pair, by_cards(middle, low, high))
    } else if high == middle {
        (HandKind::Pair, by_cards(high, middle, low))
    } else {
        (HandKind::HighCard, by_cards(high, middle, low))
    }
}

/// The ranks of a hand, highest first.
pub(crate) fn high_to_low([a, b, c]: [Rank; 3]) -> [Rank; 3] {
    let (a, b) = (a.max(b), a.min(b));
    let (b, c) = (b.max(c), b.min(c));
    [a.max(b), a.min(b), c]
}

/// A sequence's place among the sequences: A-2-3, then A-K-Q, K-Q-J … 4-3-2 (RULES 1.3).
fn run_place(high: Rank, middle: Rank, low: Rank) -> Option<u16> {
    if (high, middle, low) == (Rank::Ace, Rank::Three, Rank::Two) {
        return Some(13);
    }
    let falls_by_one = high as u8 == middle as u8 + 1 && middle as u8 == low as u8 + 1;
    falls_by_one.then_some(high as u16)
}
