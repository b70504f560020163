//! The two hidden cards of a hand whose upcard is known: all pairs by what they are worth, as sets of bits. So those that
//! may still lie there are counted without looking at each.

use std::cmp::Ordering;

use crate::cards::{Card, CardSet, Hand, HandValue, Pack, Ranking, sort_many};

/// The most pairs: of 52 cards.
const MOST: usize = 52 * 51 / 2;

/// How likely a player puts chips in with a hand: an index into weights.
pub(super) type Class = usize;
pub(super) const CLASSES: usize = 3;

/// A set of pairs: a bit for each place.
type Places = [u64; MOST.div_ceil(64)];

/// A pair by the value of its hand alone: equal ones may lie in any order.
struct Pair {
    value: HandValue,
    /// The indices of its cards.
    cards: [u8; 2],
}

impl PartialEq for Pair {
    fn eq(&self, other: &Pair) -> bool {
        self.value == other.value
    }
}

impl Eq for Pair {}

impl PartialOrd for Pair {
    fn partial_cmp(&self, other: &Pair) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Pair {
    fn cmp(&self, other: &Pair) -> Ordering {
        self.value.cmp(&other.value)
    }
}

/// All pairs beside an upcard, weakest first.
pub(super) struct Pairs {
    values: Vec<HandValue>,
    /// The pairs of each class.
    of_class: [Places; CLASSES],
    /// The pairs with each card.
    with: Vec<Places>,
}

impl Pairs {
    pub fn beside(ranking: &Ranking, upcard: Card) -> Pairs {
        let pack = Pack::sorted();
        let cards: Vec<Card> = pack.iter().filter(|card| *card != upcard).collect();
        let mut pairs = Vec::with_capacity(cards.len() * cards.len() / 2);
        for (nth, a) in cards.iter().enumerate() {
            for b in &cards[nth + 1..] {
                let value = ranking.value(Hand([*a, *b, upcard]));
                let cards = [a.index(), b.index()];
                pairs.push(Pair { value, cards });
            }
        }
        sort_many(&mut pairs);
        let mut of_class = [Places::default(); CLASSES];
        let mut with = vec![Places::default(); pack.len()];
        for (place, Pair { value, cards }) in pairs.iter().enumerate() {
            let (word, bit) = (place / 64, 1 << (place % 64));
            of_class[class(*value)][word] |= bit;
            for card in cards {
                with[usize::from(*card)][word] |= bit;
            }
        }
        Pairs {
            values: pairs.into_iter().map(|pair| pair.value).collect(),
            of_class,
            with,
        }
    }

    /// How many pairs without these cards lose to this value, and how many do not, by their classes.
    pub fn counts(&self, value: HandValue, wins_ties: bool, seen: CardSet) -> [[u64; CLASSES]; 2] {
        let beaten = self
            .values
            .partition_point(|pair| *pair < value || wins_ties && *pair == value);
        let with = seen
            .iter()
            .filter_map(|card| self.with.get(usize::from(card.index())));
        let mut gone = Places::default();
        for with in with {
            for (gone, with) in gone.iter_mut().zip(with) {
                *gone |= with;
            }
        }
        let mut counts = [[0; CLASSES]; 2];
        for (word, gone) in gone.into_iter().enumerate() {
            // The places before the first pair that is not beaten.
            let lower = match beaten.saturating_sub(word * 64) {
                places @ 0..64 => (1 << places) - 1,
                _ => u64::MAX,
            };
            for (class, of_class) in self.of_class.iter().enumerate() {
                let free = of_class[word] & !gone;
                // Pairs of a class lie together, so that most of these sets are empty.
                for (side, some) in [free & lower, free & !lower].into_iter().enumerate() {
                    if some != 0 {
                        counts[side][class] += u64::from(some.count_ones());
                    }
                }
            }
        }
        counts
    }
}

/// The class of a hand: something, an ace or a king high, or nothing.
fn class(hand: HandValue) -> Class {
    match hand.kind() as u8 {
        0 if hand.ranks()[0] as u8 >= 11 => 1,
        0 => 2,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::RankingRules;

    /// The same counts, pair by pair.
    fn counted(
        ranking: &Ranking,
        upcard: Card,
        value: HandValue,
        wins_ties: bool,
        seen: CardSet,
    ) -> [[u64; CLASSES]; 2] {
        let free = |card: &Card| *card != upcard && !seen.contains(*card);
        let cards: Vec<Card> = Pack::sorted().iter().filter(free).collect();
        let mut counts = [[0; CLASSES]; 2];
        for (nth, a) in cards.iter().enumerate() {
            for b in &cards[nth + 1..] {
                let other = ranking.value(Hand([*a, *b, upcard]));
                let is_beaten = other < value || wins_ties && other == value;
                counts[usize::from(!is_beaten)][class(other)] += 1;
            }
        }
        counts
    }

    #[test]
    fn sets_of_bits_tell_what_counting_tells() {
        let twos = RankingRules {
            wild: CardSet::TWOS,
            ..RankingRules::default()
        };
        for rules in [RankingRules::default(), twos] {
            let ranking = Ranking::new(rules);
            for (own, upcard) in [("Ac Kd 7h", "7c"), ("4c 4d 9s", "4s"), ("5c 3d 2h", "Jd")] {
                let own: Hand = own.parse().expect("a hand");
                let upcard: Card = upcard.parse().expect("a card");
                let seen: CardSet = own.0.into_iter().chain([upcard]).collect();
                let value = ranking.value(own);
                let pairs = Pairs::beside(&ranking, upcard);
                for wins_ties in [false, true] {
                    assert_eq!(
                        pairs.counts(value, wins_ties, seen),
                        counted(&ranking, upcard, value, wins_ties, seen),
                        "{own:?} {upcard} {wins_ties}"
                    );
                }
            }
        }
    }
}
