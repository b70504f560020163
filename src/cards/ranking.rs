//! The ranking of hands. One lookup in a small table gives the value of a hand without wild cards.

use std::cmp::Reverse;
use std::fmt;

use super::card::{Card, Rank};
use super::hand::Hand;
use super::order::sort_few;
use super::ranking_rules::{Discards, RankingRules};
use super::set::CardSet;
use super::value::{self, DISCARDS, HandValue, MOST_DISCARDS, PAIRS, TEEN_PATTI, TIES};

/// A ranking of hands. It contains a table of 16 KiB, so create it once and reuse it.
///
/// ```
/// use brag::cards::{CardSet, Hand, HandKind, Ranking, RankingRules};
///
/// let ranking = Ranking::brag();
/// let threes: Hand = "3s 3h 3d".parse()?;
/// let aces: Hand = "Ac As Ah".parse()?;
/// assert_eq!(ranking.value(threes).kind(), HandKind::Prial);
/// assert!(ranking.value(threes) > ranking.value(aces));
///
/// let twos_wild = Ranking::new(RankingRules { wild: CardSet::TWOS, ..RankingRules::default() });
/// let hand: Hand = "Ac Kc 2h".parse()?;
/// assert_eq!(twos_wild.reading(hand), "Ac Kc Qc".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Ranking {
    pub(super) rules: RankingRules,
    /// All wild cards. Jokers are always among them.
    pub(super) wild: CardSet,
    /// Whether any of the 52 is wild. If not, the table alone gives the value of a hand without jokers.
    has_wild: bool,
    /// The low bits of a value without wild cards and discards.
    natural: u64,
    // The index consists of one bit for a single suit and four bits for each of the three ranks, in the order of the
    // cards. So nothing is sorted, and the whole table fits into the fastest cache.
    table: Box<[u16; TABLE]>,
}

const TABLE: usize = 1 << 13;
const MOST_WILDS: u64 = 3;

impl Ranking {
    /// The ranking of Brag: prial, running flush, run, flush, pair, high card. Threes are the best prial and A-2-3 is
    /// the best run (RULES 1.3).
    #[must_use]
    pub fn brag() -> Ranking {
        Ranking::new(RankingRules::default())
    }

    #[must_use]
    pub fn new(rules: RankingRules) -> Ranking {
        let mut table = Box::new([0; TABLE]);
        // The order of the cards does not matter, so each three ranks are classed once.
        for one_suit in [false, true] {
            for (nth, a) in Rank::ALL.into_iter().enumerate() {
                for (mth, b) in Rank::ALL.into_iter().enumerate().take(nth + 1) {
                    for c in Rank::ALL.into_iter().take(mth + 1) {
                        let class = value::class([a, b, c], one_suit, rules);
                        let [a, b, c] = [a, b, c].map(|rank| rank as u8);
                        for ranks in [
                            [a, b, c],
                            [a, c, b],
                            [b, a, c],
                            [b, c, a],
                            [c, a, b],
                            [c, b, a],
                        ] {
                            table[slot(one_suit, ranks)] = class;
                        }
                    }
                }
            }
        }
        let natural = ties(rules, 0, 0);
        let own = match rules.variant.has_own_wild() {
            true => CardSet::WHOLE,
            false => rules.wild,
        };
        Ranking {
            rules,
            wild: own.union(CardSet::JOKERS),
            has_wild: !own.is_empty(),
            natural,
            table,
        }
    }

    #[must_use]
    pub fn rules(&self) -> RankingRules {
        self.rules
    }

    /// The value of this hand without discards.
    #[must_use]
    #[inline]
    pub fn value(&self, hand: Hand) -> HandValue {
        let [a, b, c] = hand.0;
        let wild = |card| self.wild.contains(card);
        if self.has_wild && (wild(a) | wild(b) | wild(c)) {
            return self.value_with_wilds(hand);
        }
        let class = self.class(hand);
        // No hand of the 52 has class 0, so it contains a joker.
        if class == 0 {
            return self.value_with_wilds(hand);
        }
        HandValue(u64::from(class) << TIES | self.natural)
    }

    /// The value of four of this rank as one hand. It is above every prial. Among themselves they rank like prials
    /// (RULES 10.1).
    #[must_use]
    pub fn four_of_a_kind(&self, rank: Rank) -> HandValue {
        HandValue::four_of_a_kind(rank, self.rules.prial_top)
    }

    /// The value of this hand with these discards. They are compared from the highest down. A wild card counts as
    /// itself, a joker as lower than a two (RULES 1.4). At most ten count; under [`Discards::Under`] none does.
    #[must_use]
    pub fn value_after(&self, hand: Hand, discards: CardSet) -> HandValue {
        let value = self.value(hand);
        match self.rules.discards {
            Discards::Stay => self.and_discards(value, discards.iter()),
            Discards::Under => value,
        }
    }

    pub(super) fn and_discards(
        &self,
        value: HandValue,
        discards: impl Iterator<Item = Card>,
    ) -> HandValue {
        let mut left = [0_u8; MOST_DISCARDS as usize];
        for (to, card) in left.iter_mut().zip(discards) {
            *to = card.rank().map_or(0, |rank| rank as u8 + 1);
        }
        sort_few(&mut left, |place| Reverse(*place));
        let packed = left
            .into_iter()
            .fold(0, |packed, place| packed << 4 | u64::from(place));
        HandValue(value.0 | ties_of_discards(self.rules, packed))
    }

    /// Whether two hands are equal in everything that is compared before the discards, so that these decide. Never if
    /// discards are not compared.
    #[must_use]
    pub fn is_up_to_discards(&self, a: HandValue, b: HandValue) -> bool {
        let below = if self.rules.discards_before_wilds {
            TIES
        } else {
            DISCARDS
        };
        self.rules.discards == Discards::Stay && a.0 >> below == b.0 >> below
    }

    #[inline(never)]
    fn value_with_wilds(&self, hand: Hand) -> HandValue {
        let reading = self.reading(hand);
        let wild = self.wild_in(hand);
        let counts = |(card, as_what): &(Card, Card)| {
            wild.contains(*card) && !(self.rules.wild_as_itself_is_natural && card == as_what)
        };
        let wilds = match self.rules.pairs {
            Some(pairs) => pairs.wild_penalty(hand, reading, self.wild),
            None => hand.0.into_iter().zip(reading.0).filter(counts).count(),
        };
        HandValue(u64::from(self.class(reading)) << TIES | ties(self.rules, wilds as u64, 0))
    }

    #[inline]
    fn class(&self, hand: Hand) -> u32 {
        self.class_of(hand.0.map(Card::index))
    }

    /// The class of three cards by their indices. 0: one of them is a joker.
    #[inline]
    pub(super) fn class_of(&self, [a, b, c]: [u8; 3]) -> u32 {
        let one_suit = ((a ^ b) | (a ^ c)) & 3 == 0;
        self.table[slot(one_suit, [a >> 2, b >> 2, c >> 2])].into()
    }
}

#[inline]
fn slot(one_suit: bool, ranks: [u8; 3]) -> usize {
    let [a, b, c] = ranks.map(|rank| usize::from(rank & 15));
    usize::from(one_suit) << 12 | a << 8 | b << 4 | c
}

const WILDS: u32 = TIES - DISCARDS;

/// The low bits of a value, which order hands of one class: by fewer wild cards and by higher discards.
fn ties(rules: RankingRules, wilds: u64, discards: u64) -> u64 {
    let (counted, named) = match (rules.teen_patti, rules.pairs) {
        (true, _) => (0, TEEN_PATTI),
        (false, Some(_)) => (wilds, PAIRS),
        (false, None) => (wilds, 0),
    };
    let fewer = MOST_WILDS - counted.min(MOST_WILDS);
    let shift = if rules.compares_discards_first() {
        0
    } else {
        DISCARDS
    };
    named | fewer << shift | ties_of_discards(rules, discards)
}

fn ties_of_discards(rules: RankingRules, discards: u64) -> u64 {
    let shift = if rules.compares_discards_first() {
        WILDS
    } else {
        0
    };
    discards << shift
}

impl fmt::Debug for Ranking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ranking")
    }
}
