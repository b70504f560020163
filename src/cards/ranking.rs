//! Which hand beats which: every natural hand's strength, looked up in one small table.

use std::cmp::Reverse;
use std::fmt;

use super::card::{Card, Rank};
use super::hand::Hand;
use super::order::sort_few;
use super::pack::Pack;
use super::pairs::Pairs;
use super::set::CardSet;
use super::value::{self, DISCARDS, HandValue, MOST_DISCARDS, TEEN_PATTI, TIES};

/// What the players have agreed on about the strength of hands. By default that of three-card Brag
/// without wild cards (RULES 1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RankingRules {
    /// Whether running flushes beat prials (O24).
    pub running_flush_over_prial: bool,
    /// The rank of the best prial; the others follow from the aces down (RULES 10.1). Likewise the best
    /// four of a kind that is laid as a hand.
    pub prial_top: Rank,
    /// Where A-2-3 stands among the sequences.
    pub low_run: LowRun,
    /// Which cards of the 52 may stand for any card (O22).
    pub wild: CardSet,
    /// How many jokers are in the pack, all of them wild (O22).
    pub jokers: u8,
    /// The lowest rank of the pack: the cards below are left out (RULES 10.6).
    pub lowest: Rank,
    /// Whether a wild card that stands for itself counts as none (RULES 4).
    pub wild_as_itself_is_natural: bool,
    /// Whether discards are compared before the number of wild cards (RULES 1.4).
    pub discards_before_wilds: bool,
    /// Whether pairs alone count, and how (RULES 10.4, 10.5, 10.8).
    pub pairs: Option<Pairs>,
    /// Whether hands are those of Teen Patti: they are called by other names, and how many of their cards are wild is
    /// not compared (RULES 10.3).
    pub teen_patti: bool,
    /// How a game turns the order of hands into one of its own.
    pub twist: Twist,
}

impl RankingRules {
    /// The whole pack that is played with, sorted.
    #[must_use]
    pub fn pack(&self) -> Pack {
        Pack::from_rank(self.lowest, self.jokers)
    }

    /// The cards of the 52 that are no part of it.
    #[must_use]
    pub fn left_out(&self) -> CardSet {
        let whole = Pack::sorted();
        let low = whole.iter().filter(|card| card.rank() < Some(self.lowest));
        low.collect()
    }
}

impl RankingRules {
    /// Poker's order of three cards: a straight flush above three of a kind, aces the best three of a kind,
    /// A-K-Q the best straight and 3-2-A the lowest (RULES 1.8).
    #[must_use]
    pub fn poker() -> RankingRules {
        RankingRules {
            running_flush_over_prial: true,
            prial_top: Rank::Ace,
            low_run: LowRun::Worst,
            ..RankingRules::default()
        }
    }
}

/// Where A-2-3 stands among the sequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LowRun {
    /// Above A-K-Q (RULES 1.3).
    Best,
    /// Second, below A-K-Q (RULES 10.3, `a23`).
    Second,
    /// Below 4-3-2 (RULES 1.8).
    Worst,
}

/// A way of ranking hands that no wild card of the whole pack tells (RULES 10.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Twist {
    /// None.
    #[default]
    None,
    /// The lowest hand wins, the whole order turned round.
    LowestWins,
    /// The digits of the cards, in descending order, make a number, and the highest wins.
    Digits,
    /// All cards of the lowest rank in a hand are wild in it.
    OwnLowestWild,
    /// All cards of the highest rank in a hand are wild in it.
    OwnHighestWild,
}

impl Twist {
    /// Whether cards of a hand are wild by their place in it.
    #[must_use]
    pub fn has_own_wild(self) -> bool {
        matches!(self, Twist::OwnLowestWild | Twist::OwnHighestWild)
    }
}

impl Default for RankingRules {
    fn default() -> RankingRules {
        RankingRules {
            running_flush_over_prial: false,
            prial_top: Rank::Three,
            low_run: LowRun::Best,
            wild: CardSet::NONE,
            jokers: 0,
            lowest: Rank::Two,
            wild_as_itself_is_natural: false,
            discards_before_wilds: false,
            pairs: None,
            teen_patti: false,
            twist: Twist::None,
        }
    }
}

/// A way of ranking hands. It holds a table of 16 KiB, so make one and keep it.
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
    /// All that can be wild: a joker always is.
    pub(super) wild: CardSet,
    /// Whether any card of the 52 is: where none is, the table alone tells what is natural.
    has_wild: bool,
    /// What stands in the place of wild cards and discards where there are none.
    natural: u64,
    // By one bit for "one suit" and the three ranks, four bits each, in the order of the cards:
    // no sorting, and the whole table stays in the fastest cache.
    table: Box<[u16; TABLE]>,
}

const TABLE: usize = 1 << 13;
const MOST_WILDS: u64 = 3;

impl Ranking {
    /// The ranking of Brag: prial, running flush, run, flush, pair, high card; threes are the best
    /// prial and A-2-3 the best run (RULES 1.3).
    #[must_use]
    pub fn brag() -> Ranking {
        Ranking::new(RankingRules::default())
    }

    /// The ranking of these rules.
    #[must_use]
    pub fn new(rules: RankingRules) -> Ranking {
        let mut table = Box::new([0; TABLE]);
        for one_suit in [false, true] {
            for a in Rank::ALL {
                for b in Rank::ALL {
                    for c in Rank::ALL {
                        let class = value::class([a, b, c], one_suit, rules);
                        table[slot(one_suit, [a, b, c].map(|rank| rank as u8))] = class;
                    }
                }
            }
        }
        let natural = ties(rules, 0, 0);
        let own = match rules.twist.has_own_wild() {
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

    /// The rules it ranks by.
    #[must_use]
    pub fn rules(&self) -> RankingRules {
        self.rules
    }

    /// How strong this hand is, nothing thrown away.
    #[must_use]
    #[inline]
    pub fn value(&self, hand: Hand) -> HandValue {
        let [a, b, c] = hand.0;
        let wild = |card| self.wild.contains(card);
        if self.has_wild && (wild(a) | wild(b) | wild(c)) {
            return self.value_with_wilds(hand);
        }
        let class = self.class(hand);
        // No hand of the 52 has this class: there is a joker in it.
        if class == 0 {
            return self.value_with_wilds(hand);
        }
        HandValue(u64::from(class) << TIES | self.natural)
    }

    /// How strong four of this rank are, laid as one hand: above every prial, and among themselves as
    /// prials are (RULES 10.1).
    #[must_use]
    pub fn four_of_a_kind(&self, rank: Rank) -> HandValue {
        HandValue::four_of_a_kind(rank, self.rules.prial_top)
    }

    /// How strong this hand is where these cards were thrown away for it: the highest of them counts first,
    /// a wild card as what it is and a joker below the two (RULES 1.4). No more than ten of them count.
    #[must_use]
    pub fn value_after(&self, hand: Hand, discards: CardSet) -> HandValue {
        self.and_discards(self.value(hand), discards.iter())
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

    /// Whether two hands are equal in all that is compared before what was thrown away.
    #[must_use]
    pub fn is_up_to_discards(&self, a: HandValue, b: HandValue) -> bool {
        let below = if self.rules.discards_before_wilds {
            TIES
        } else {
            DISCARDS
        };
        a.0 >> below == b.0 >> below
    }

    #[inline(never)]
    fn value_with_wilds(&self, hand: Hand) -> HandValue {
        let reading = self.reading(hand);
        let wild = self.wild_in(hand);
        let counts = |(card, as_what): &(Card, Card)| {
            wild.contains(*card) && !(self.rules.wild_as_itself_is_natural && card == as_what)
        };
        let wilds = match self.rules.pairs {
            Some(pairs) => pairs.demerit(hand, reading, self.wild),
            None => hand.0.into_iter().zip(reading.0).filter(counts).count(),
        };
        HandValue(u64::from(self.class(reading)) << TIES | ties(self.rules, wilds as u64, 0))
    }

    #[inline]
    fn class(&self, hand: Hand) -> u32 {
        let [a, b, c] = hand.0.map(Card::index);
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

/// What orders hands of the same class: fewer wild cards, and higher discards.
fn ties(rules: RankingRules, wilds: u64, discards: u64) -> u64 {
    let (counted, named) = match rules.teen_patti {
        true => (0, TEEN_PATTI),
        false => (wilds, 0),
    };
    let fewer = MOST_WILDS - counted.min(MOST_WILDS);
    let shift = if rules.discards_before_wilds {
        0
    } else {
        DISCARDS
    };
    named | fewer << shift | ties_of_discards(rules, discards)
}

fn ties_of_discards(rules: RankingRules, discards: u64) -> u64 {
    let shift = if rules.discards_before_wilds {
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
