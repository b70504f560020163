//! How strong a hand is among all hands: what RULES 7.4 lists for a few, for every one.

use std::sync::OnceLock;

use super::PerMille;
use crate::cards::{Card, Hand, HandValue, Rank, Ranking, Suit};
use crate::engine::{RankingRules, View};

/// The chance that a hand of this strength beats one dealt blind, half of the equal ones counted as
/// beaten.
pub(super) fn strength(view: View<'_>, value: HandValue) -> PerMille {
    static BRAG: OnceLock<Strengths> = OnceLock::new();
    static RUNNING_FLUSH_OVER_PRIAL: OnceLock<Strengths> = OnceLock::new();
    let strengths = match view.rules().ranking {
        RankingRules::Brag => &BRAG,
        RankingRules::RunningFlushOverPrial => &RUNNING_FLUSH_OVER_PRIAL,
    };
    strengths
        .get_or_init(|| Strengths::new(view.ranking()))
        .of(value)
}

/// Each of the 741 classes of hands with its strength, weakest first.
struct Strengths(Vec<(HandValue, PerMille)>);

impl Strengths {
    /// Counts by ranks and not by cards, 455 steps for 22,100 hands, so that the first decision of a
    /// sitting is as quick as any other.
    fn new(ranking: &Ranking) -> Strengths {
        let mut counts: Vec<(HandValue, u32)> = Vec::with_capacity(741);
        let mut count = |[a, b, c]: [Rank; 3], third: Suit, hands: u32| {
            // Different suits as far as needed for the cards to be different; the third says the rest.
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
        counts.sort_unstable();
        let all: u32 = counts.iter().map(|(_, hands)| hands).sum();
        let mut below = 0;
        let place = |(value, hands): (HandValue, u32)| {
            let strength = (2 * below + hands) * 500 / all;
            below += hands;
            (value, strength)
        };
        Strengths(counts.into_iter().map(place).collect())
    }

    fn of(&self, value: HandValue) -> PerMille {
        let place = self.0.partition_point(|(class, _)| *class < value);
        self.0.get(place).map_or(1000, |(_, strength)| *strength)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_rules_7_4() {
        let ranking = Ranking::brag();
        let strengths = Strengths::new(&ranking);
        assert_eq!(strengths.0.len(), 741);
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
}
