//! The strength of a hand among all hands. RULES 7.4 lists it for a few hands; this computes it for all.

use std::cell::RefCell;

use super::PerMille;
use crate::cards::{Card, Hand, HandValue, Pack, Rank, Ranking, RankingRules, Suit, sort_many};
use crate::engine::View;
use crate::random::{Rng, Seed};

thread_local! {
    /// The strengths for the rules that were asked for last. A sitting has one set of rules.
    static LAST: RefCell<Option<Strengths>> = const { RefCell::new(None) };
}

/// The chance that a hand of this strength beats a random one; half of the equal ones count as beaten.
pub(super) fn strength(view: View<'_>, value: HandValue) -> PerMille {
    let cards = view.rules().dealing().map_or(3, |dealing| dealing.cards);
    LAST.with_borrow_mut(|last| {
        let rules = view.ranking().rules();
        if last.as_ref().is_none_or(|last| last.by != (rules, cards)) {
            *last = Some(Strengths::new(view.ranking(), cards));
        }
        last.as_ref().map_or(500, |last| last.of(value))
    })
}

/// The strength of these cards, by their best three, under the rules of this view.
#[must_use]
pub fn strength_of(view: View<'_>, cards: &[Card]) -> PerMille {
    let value = match *cards {
        [a, b, c] => Some(view.ranking().value(Hand([a, b, c]))),
        _ => view.ranking().best(cards).map(|best| best.value),
    };
    value.map_or(500, |value| strength(view, value))
}

/// Values of hands with their strengths, weakest first.
struct Strengths {
    /// The ranking and the number of cards dealt to a player that they are computed for.
    by: (RankingRules, u8),
    places: Vec<(HandValue, PerMille)>,
}

impl Strengths {
    fn new(ranking: &Ranking, cards: u8) -> Strengths {
        let rules = ranking.rules();
        let is_natural =
            rules.wild.is_empty() && rules.jokers == 0 && !rules.variant.has_own_wild();
        let mut counts = if cards == 3 && is_natural {
            classes(ranking)
        } else {
            sample(ranking, cards.into())
        };
        sort_many(&mut counts);
        let all: u32 = counts.iter().map(|(_, hands)| hands).sum();
        let mut below = 0;
        let mut places: Vec<(HandValue, PerMille)> = Vec::new();
        for equal in counts.chunk_by(|a, b| a.0 == b.0) {
            let hands: u32 = equal.iter().map(|(_, hands)| hands).sum();
            places.push((equal[0].0, (2 * below + hands) * 500 / all.max(1)));
            below += hands;
        }
        Strengths {
            by: (rules, cards),
            places,
        }
    }

    /// The strength of a value. One that is not listed counts as the next better one.
    fn of(&self, value: HandValue) -> PerMille {
        let place = self.places.partition_point(|(class, _)| *class < value);
        self.places
            .get(place)
            .map_or(1000, |(_, strength)| *strength)
    }
}

/// The 741 classes of three natural cards, with their numbers of hands. Counting by ranks takes 455 steps instead of
/// 22,100.
fn classes(ranking: &Ranking) -> Vec<(HandValue, u32)> {
    let mut counts: Vec<(HandValue, u32)> = Vec::with_capacity(741);
    let mut count = |[a, b, c]: [Rank; 3], third: Suit, hands: u32| {
        // Suits differ as far as the cards must differ. The third suit decides about flushes.
        let second = if third == Suit::Clubs {
            Suit::Clubs
        } else {
            Suit::Diamonds
        };
        let cards = [(a, Suit::Clubs), (b, second), (c, third)];
        let hand = Hand(cards.map(|(rank, suit)| Card::new(rank, suit)));
        counts.push((ranking.value(hand), hands));
    };
    for (i, a) in Rank::ALL.into_iter().enumerate() {
        count([a, a, a], Suit::Hearts, 4);
        for (j, b) in Rank::ALL.into_iter().enumerate().skip(i + 1) {
            count([a, a, b], Suit::Hearts, 24);
            count([b, b, a], Suit::Hearts, 24);
            for c in Rank::ALL.into_iter().skip(j + 1) {
                count([a, b, c], Suit::Clubs, 4);
                count([a, b, c], Suit::Hearts, 60);
            }
        }
    }
    counts
}

/// The size of the sample. Strengths from it are seldom wrong by more than two in a hundred, and the first decision
/// of a sitting is as quick as any other.
const SAMPLE: usize = 3000;

/// Random hands at their best value. They are always the same under the same rules.
fn sample(ranking: &Ranking, cards: usize) -> Vec<(HandValue, u32)> {
    let mut pack: Vec<Card> = Pack::whole(ranking.rules().jokers).iter().collect();
    let mut rng = Rng::new(Seed([0; 32]), 0);
    let hand = |_| {
        for place in 0..cards {
            let left = (pack.len() - place) as u32;
            pack.swap(place, place + rng.below(left) as usize);
        }
        let best = ranking.best(&pack[..cards])?;
        Some((best.value, 1))
    };
    (0..SAMPLE).filter_map(hand).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_rules_7_4() {
        let ranking = Ranking::brag();
        let strengths = Strengths::new(&ranking, 3);
        assert_eq!(strengths.places.len(), 741);
        for (hand, beaten) in [
            ("Ac Kd Jh", 741),
            ("2c 2d 3h", 744),
            ("Kc Kd 2h", 887),
            ("Qc 6d 4h", 326),
            ("Ac 9d 4h", 630),
            ("3c 3d 3h", 999),
            ("5c 3d 2h", 0),
        ] {
            let hand: Hand = hand.parse().unwrap();
            let strength = strengths.of(ranking.value(hand));
            assert!(strength.abs_diff(beaten) <= 2, "{hand}: {strength}");
        }
    }
    /// The share of all hands below the best of a kind, from RULES 7.1, 7.2 and 7.3.
    #[test]
    fn samples_agree_with_the_counts_of_rules_7() {
        let twos = RankingRules {
            wild: crate::cards::CardSet::TWOS,
            ..RankingRules::default()
        };
        let jokers = RankingRules {
            jokers: 2,
            ..RankingRules::default()
        };
        for (rules, cards, hand, beaten) in [
            (twos, 3, "Ac Kd Jh", 570),
            (twos, 3, "Ac Ad Kh", 809),
            (RankingRules::default(), 4, "Ac Kd Jh", 457),
            (RankingRules::default(), 4, "Ac Ad Kh", 722),
            (jokers, 4, "Ac Ad Kh", 629),
            (RankingRules::default(), 5, "Ac Ad Kh", 465),
            (twos, 5, "Ac Kc Jc", 482),
        ] {
            let ranking = Ranking::new(rules);
            let hand: Hand = hand.parse().unwrap();
            let strength = Strengths::new(&ranking, cards).of(ranking.value(hand));
            assert!(
                strength.abs_diff(beaten) <= 25,
                "{cards} {hand}: {strength}, {beaten}"
            );
        }
    }
}
