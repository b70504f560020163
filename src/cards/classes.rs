//! The classes of hands of three natural cards.

use super::{Card, Hand, HandValue, Rank, Ranking, Suit};

impl Ranking {
    /// The values of all hands of three cards of 52, with their numbers of hands, in no order. Counting by ranks takes 455
    /// steps instead of 22,100. `None`: cards can be wild.
    #[must_use]
    pub fn classes(&self) -> Option<Vec<(HandValue, u32)>> {
        let rules = self.rules();
        let is_natural =
            rules.wild.is_empty() && rules.jokers == 0 && !rules.variant.has_own_wild();
        is_natural.then(|| self.natural_classes())
    }

    fn natural_classes(&self) -> Vec<(HandValue, u32)> {
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
            counts.push((self.value(hand), hands));
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
}
