//! The best three of four or more cards (RULES 1.4, 2.2, 2.4).

use super::card::Card;
use super::hand::Hand;
use super::ranking::Ranking;
use super::ranking_rules::{Discards, RankingVariant};
use super::set::CardSet;
use super::value::HandValue;

/// Four or more cards, divided into the three that play and the discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// The three that play, in the given order.
    pub hand: Hand,
    pub discards: CardSet,
    /// The value of the hand. It includes the discards, if they are compared.
    pub value: HandValue,
}

impl Ranking {
    /// The best three of three to thirteen cards. Of choices that are equal with their discards the one with earlier
    /// cards is taken; also where discards are not compared (RULES 9.2.20). `None`: another number of cards.
    #[must_use]
    pub fn best(&self, cards: &[Card]) -> Option<Best> {
        if !(3..=MOST_TO_CHOOSE_FROM).contains(&cards.len()) {
            return None;
        }
        let kept = match self.tells_ranks(cards) {
            true => self.best_by_class(cards),
            false => self.best_by_value(cards)?,
        };
        let hand = chosen(cards, kept);
        let bare = self.value(hand);
        Some(Best {
            hand,
            discards: others(cards, kept).collect(),
            value: match self.rules.discards {
                Discards::Stay => self.and_discards(bare, others(cards, kept)),
                Discards::Under => bare,
            },
        })
    }

    /// Whether the class of three of these cards tells their ranks. Then it tells the ranks of the discards too, so that
    /// these need not be compared.
    fn tells_ranks(&self, cards: &[Card]) -> bool {
        let variant = self.rules.variant;
        let is_natural = matches!(variant, RankingVariant::None | RankingVariant::LowestWins);
        let has_wild = cards.iter().any(|card| self.wild.contains(*card));
        is_natural && self.rules.pairs.is_none() && !has_wild
    }

    /// The places of the first three of the highest class.
    fn best_by_class(&self, cards: &[Card]) -> [usize; 3] {
        // On the stack, and of a size that the compiler knows: no place is checked again.
        let mut indices = [0; 16];
        for (index, card) in indices.iter_mut().zip(cards) {
            *index = card.index();
        }
        let (mut most, mut best) = (0, [0, 1, 2]);
        let count = cards.len().min(MOST_TO_CHOOSE_FROM);
        for a in 0..count {
            for b in a + 1..count {
                for c in b + 1..count {
                    let class = self.class_of([indices[a], indices[b], indices[c]]);
                    if class > most {
                        (most, best) = (class, [a, b, c]);
                    }
                }
            }
        }
        best
    }

    /// The places of the first three of the highest value with their discards.
    fn best_by_value(&self, cards: &[Card]) -> Option<[usize; 3]> {
        let mut best: Option<([usize; 3], HandValue)> = None;
        for kept in places(cards.len()) {
            let bare = self.value(chosen(cards, kept));
            if best.is_some_and(|(_, most)| bare.is_of_lower_class(most)) {
                continue;
            }
            let value = self.and_discards(bare, others(cards, kept));
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((kept, value));
            }
        }
        best.map(|(kept, _)| kept)
    }
}

/// The most cards from which three can be chosen.
pub const MOST_TO_CHOOSE_FROM: usize = 13;

/// All choices of three of `of` positions. Those of earlier cards come first.
fn places(of: usize) -> impl Iterator<Item = [usize; 3]> {
    let from = move |a| (a + 1..of).flat_map(move |b| (b + 1..of).map(move |c| [a, b, c]));
    (0..of).flat_map(from)
}

fn chosen(cards: &[Card], kept: [usize; 3]) -> Hand {
    Hand(kept.map(|place| cards[place]))
}

fn others(cards: &[Card], kept: [usize; 3]) -> impl Iterator<Item = Card> {
    let left = (0..cards.len()).filter(move |place| !kept.contains(place));
    left.map(|place| cards[place])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{LowRun, Pack, RankingRules};
    use crate::random::{Rng, Seed};

    #[test]
    fn the_highest_class_is_the_best_where_it_tells_the_ranks() {
        let usual = RankingRules::default();
        let lowest = RankingRules {
            variant: RankingVariant::LowestWins,
            ..usual
        };
        let patti = RankingRules {
            teen_patti: true,
            low_run: LowRun::Second,
            ..usual
        };
        let mut cards: Vec<Card> = Pack::sorted().iter().collect();
        let mut rng = Rng::new(Seed([8; 32]), 0);
        for rules in [usual, lowest, patti, RankingRules::poker()] {
            let ranking = Ranking::new(rules);
            for nth in 0..2_000 {
                rng.shuffle(&mut cards);
                let some = &cards[..3 + nth % 11];
                assert!(ranking.tells_ranks(some));
                let by_value = ranking.best_by_value(some);
                assert_eq!(Some(ranking.best_by_class(some)), by_value, "{some:?}");
            }
        }
    }

    #[test]
    fn a_class_of_wild_cards_pairs_or_digits_tells_no_ranks() {
        let usual = RankingRules::default();
        let twos = RankingRules {
            wild: CardSet::TWOS,
            ..usual
        };
        let digits = RankingRules {
            variant: RankingVariant::Digits,
            ..usual
        };
        let cards: Vec<Card> = ["2c", "Kd", "Qh", "9s"]
            .into_iter()
            .filter_map(|card| card.parse().ok())
            .collect();
        assert!(Ranking::new(usual).tells_ranks(&cards));
        assert!(!Ranking::new(twos).tells_ranks(&cards));
        assert!(Ranking::new(twos).tells_ranks(&cards[1..]));
        assert!(!Ranking::new(digits).tells_ranks(&cards));
    }
}
