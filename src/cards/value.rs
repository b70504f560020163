//! The value of a hand as a number.

use serde::{Deserialize, Serialize};

use super::card::Rank;
use super::hand::HandKind;
use super::order::sort_few;
use super::ranking_rules::{LowRun, RankingRules, RankingVariant};

/// The value of a hand: the greater one wins, and equal values tie (RULES 1.3). If hands are equal otherwise, fewer
/// wild cards win (RULES 4), and in four- and five-card Brag the discards can decide (RULES 1.4).
// From the highest bit down: the kind, the ranks within the kind (three of 4 bits), then the number of wild cards and
// the discards, in the order that the rules give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct HandValue(pub(super) u64);

/// The most discards: ten of thirteen cards (RULES 2.4).
pub(super) const MOST_DISCARDS: u32 = 10;
/// The bits for the discards: four each.
pub(super) const DISCARDS: u32 = 4 * MOST_DISCARDS;
/// The bits for wild cards and discards, below the class of a hand.
pub(super) const TIES: u32 = DISCARDS + 2;
/// The bit for the hand names of Teen Patti. All hands of a ranking have it, or none.
pub(super) const TEEN_PATTI: u64 = 1 << 63;
/// The bit for rankings in which only pairs count and three of a rank are a pair-royal. All hands of a ranking have it,
/// or none.
pub(super) const PAIRS: u64 = 1 << 62;
const KIND_SHIFT: u16 = 12;
/// The kind of a running flush that beats prials: above all other hands of three.
const ABOVE_PRIAL: u16 = 6;
/// The kind of four of a kind: above all hands of three.
const FOUR: u16 = 7;
/// The kind of a number: three decimal digits follow, four bits each.
const DIGITS: u16 = 8;
/// From here on, the kinds of hands whose whole order is reversed.
const TURNED: u16 = 9;
/// The rank of A-2-3 as the best sequence, and of the top rank among prials: above the ace.
const BEST: u16 = 13;
/// The rank of 3-2-A as the lowest sequence: below 4-3-2.
const WORST: u16 = Rank::Three as u16;
/// The rank of A-K-Q if A-2-3 is second to it.
const FIRST_RUN: u16 = 14;

impl HandValue {
    /// The kind of the hand. Four of a kind count as a prial (see [`HandValue::is_four_of_a_kind`]), and a number as a
    /// high card (see [`HandValue::number`]).
    #[must_use]
    pub fn kind(self) -> HandKind {
        match self.class() >> KIND_SHIFT {
            0 | DIGITS => HandKind::HighCard,
            1 => HandKind::Pair,
            2 => HandKind::Flush,
            3 => HandKind::Run,
            4 | ABOVE_PRIAL => HandKind::RunningFlush,
            _ => HandKind::Prial,
        }
    }

    /// The three ranks of the hand, with wild cards as what they stand for. In a pair the odd card comes last;
    /// otherwise the highest rank comes first.
    #[must_use]
    pub fn ranks(self) -> [Rank; 3] {
        let nibbles = [8, 4, 0].map(|shift| self.class() >> shift & 15);
        let low = nibbles[2];
        let rank = |rank: u16| Rank::ALL[usize::from(rank.min(12))];
        match self.kind() {
            HandKind::Prial => [rank(low); 3],
            HandKind::Run | HandKind::RunningFlush if low == BEST || low == WORST => {
                [Rank::Ace, Rank::Three, Rank::Two]
            }
            HandKind::Run | HandKind::RunningFlush => {
                let low = low.min(Rank::Ace as u16);
                [low, low.saturating_sub(1), low.saturating_sub(2)].map(rank)
            }
            _ if self.number().is_some() => nibbles.map(|digit| match digit {
                0 => Rank::Ten,
                1 => Rank::Ace,
                digit => rank(digit - 2),
            }),
            _ => nibbles.map(rank),
        }
    }

    /// Whether it is a hand of Teen Patti, where hands have other names (RULES 1.6).
    #[must_use]
    pub fn is_teen_patti(self) -> bool {
        self.0 & TEEN_PATTI != 0
    }

    /// Whether it is named otherwise than in three-card Brag: in Teen Patti, and if only pairs count.
    #[must_use]
    pub fn is_named_apart(self) -> bool {
        self.0 & (TEEN_PATTI | PAIRS) != 0
    }

    /// The number of the digits of the cards, if that is what counts (RULES 10.3, `999`).
    #[must_use]
    pub fn number(self) -> Option<u16> {
        let digit = |shift: u16| self.class() >> shift & 15;
        let number = digit(8) * 100 + digit(4) * 10 + digit(0);
        (self.class() >> KIND_SHIFT == DIGITS).then_some(number)
    }

    /// The value of four of this rank. It is above every hand of three. The top rank is best, then aces down (RULES
    /// 10.1).
    #[must_use]
    pub fn four_of_a_kind(rank: Rank, top: Rank) -> HandValue {
        let class = FOUR << KIND_SHIFT | alike(rank, top);
        HandValue(u64::from(class) << TIES)
    }

    /// Whether it is the value of four of a kind (RULES 10.1).
    #[must_use]
    pub fn is_four_of_a_kind(self) -> bool {
        self.class() >> KIND_SHIFT == FOUR
    }

    /// Whether it is lower without comparing wild cards and discards.
    pub(super) fn is_of_lower_class(self, than: HandValue) -> bool {
        self.0 >> TIES < than.0 >> TIES
    }

    /// The kind and the ranks, without wild cards and discards, and with a reversed order undone.
    fn class(self) -> u16 {
        let class = (self.0 >> TIES) as u16;
        if class >> KIND_SHIFT >= TURNED {
            !class
        } else {
            class
        }
    }
}

/// The class of three ranks: the kind in the high bits, the order within the kind in the low bits.
pub(super) fn class(ranks: [Rank; 3], one_suit: bool, rules: RankingRules) -> u16 {
    match rules.variant {
        RankingVariant::Digits => DIGITS << KIND_SHIFT | digits(ranks),
        RankingVariant::LowestWins => !natural_class(ranks, one_suit, rules),
        _ => natural_class(ranks, one_suit, rules),
    }
}

/// The digits of three cards in descending order: an ace is 1, tens and courts are 0 (RULES 10.3).
fn digits(ranks: [Rank; 3]) -> u16 {
    let mut digits = ranks.map(|rank| match rank {
        Rank::Ace => 1,
        rank if rank < Rank::Ten => rank as u16 + 2,
        _ => 0,
    });
    sort_few(&mut digits, |digit| 9 - *digit);
    digits[0] << 8 | digits[1] << 4 | digits[2]
}

fn natural_class(ranks: [Rank; 3], one_suit: bool, rules: RankingRules) -> u16 {
    let (kind, order) = strength(high_to_low(ranks), one_suit, rules);
    let place = match kind {
        HandKind::RunningFlush if rules.running_flush_over_prial => ABOVE_PRIAL,
        kind => kind as u16,
    };
    place << KIND_SHIFT | order
}

/// The order of three or four cards of one rank: the top rank comes first. The low bits are the rank itself.
fn alike(rank: Rank, top: Rank) -> u16 {
    let place = if rank == top { BEST } else { rank as u16 };
    place << 4 | rank as u16
}

/// The kind of three ranks, highest first, and a number that orders hands of that kind.
fn strength(ranks: [Rank; 3], one_suit: bool, rules: RankingRules) -> (HandKind, u16) {
    let by_cards = |a: Rank, b: Rank, c: Rank| (a as u16) << 8 | (b as u16) << 4 | c as u16;
    let [high, middle, low] = ranks;
    if high == low {
        return (HandKind::Prial, alike(high, rules.prial_top));
    }
    if let Some(pairs) = rules.pairs {
        let (kind, [a, b, c]) = pairs.of(ranks);
        return (kind, by_cards(a, b, c));
    }
    if let Some(place) = run_place(high, middle, low, rules.low_run) {
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

/// The position of a sequence among the sequences: A-K-Q, K-Q-J … 4-3-2, with A-2-3 where the rules put it (RULES 1.3,
/// 10.3). `None`: the ranks are no sequence.
fn run_place(high: Rank, middle: Rank, low: Rank, low_run: LowRun) -> Option<u16> {
    if (high, middle, low) == (Rank::Ace, Rank::Three, Rank::Two) {
        return Some(match low_run {
            LowRun::Best | LowRun::Second => BEST,
            LowRun::Worst => WORST,
        });
    }
    let falls_by_one = high as u8 == middle as u8 + 1 && middle as u8 == low as u8 + 1;
    let place = match high {
        Rank::Ace if low_run == LowRun::Second => FIRST_RUN,
        high => high as u16,
    };
    falls_by_one.then_some(place)
}

/// Three ranks, highest first.
fn high_to_low([a, b, c]: [Rank; 3]) -> [Rank; 3] {
    let (a, b) = (a.max(b), a.min(b));
    let (b, c) = (b.max(c), b.min(c));
    [a.max(b), a.min(b), c]
}
