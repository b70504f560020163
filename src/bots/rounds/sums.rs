//! The chances of hands, summed over the cards that may complete them.

use super::share::{ALL, Share};
use super::spread::{number, place};
use crate::cards::{Card, Hand, sort_few};

/// The chance to beat this many rivals, if each is beaten with this chance.
pub(super) fn beats(share: Share, rivals: u32) -> Share {
    (1..rivals).fold(share, |win, _| win * share / ALL)
}

/// For each card and each pair of cards, the sum of the chances of all hands that have it. From them follows what a draw
/// is worth: the hands that have a card that was thrown are taken away.
pub(super) struct Sums {
    cards: usize,
    /// The index of the lowest card of the pack.
    lowest: u8,
    /// The chance of each hand, by its number.
    hands: Vec<u16>,
    /// By the place of the card in the sorted pack.
    of_card: Vec<Share>,
    /// By the places of both.
    of_pair: Vec<u32>,
}

impl Sums {
    /// The sums of the chances to beat this many rivals. `shares` are those of all hands of so many cards, by their
    /// numbers. `lowest` is the index of the lowest card.
    pub fn of(shares: &[u16], rivals: u32, cards: usize, lowest: u8) -> Sums {
        let chances = shares.iter().map(|share| beats((*share).into(), rivals));
        let mut sums = Sums {
            cards,
            lowest,
            hands: chances.map(|chance| chance as u16).collect(),
            of_card: vec![0; cards],
            of_pair: vec![0; cards * cards],
        };
        let mut chances = sums.hands.iter().copied();
        for high in 0..cards {
            for middle in 0..high {
                let mut with_both = 0;
                for (low, chance) in (0..middle).zip(&mut chances) {
                    let chance = u32::from(chance);
                    with_both += chance;
                    sums.of_pair[high * cards + low] += chance;
                    sums.of_pair[middle * cards + low] += chance;
                }
                sums.of_pair[high * cards + middle] += with_both;
            }
        }
        for one in 0..cards {
            for other in 0..one {
                let pair = sums.of_pair[one * cards + other];
                sums.of_pair[other * cards + one] = pair;
                // Each hand of a card has two pairs with it.
                sums.of_card[one] += Share::from(pair);
                sums.of_card[other] += Share::from(pair);
            }
        }
        sums.of_card.iter_mut().for_each(|sum| *sum /= 2);
        sums
    }

    fn hand(&self, hand: Hand) -> Share {
        let chance = self.hands.get(number(hand, self.lowest));
        chance.copied().map_or(0, Share::from)
    }

    fn pair(&self, one: Card, other: Card) -> Share {
        let at = place(one, self.lowest) * self.cards + place(other, self.lowest);
        self.of_pair.get(at).copied().map_or(0, Share::from)
    }

    fn card(&self, card: Card) -> Share {
        let sum = self.of_card.get(place(card, self.lowest));
        sum.copied().unwrap_or(0)
    }

    /// The mean chance over all cards that may come in place of those thrown, at most two. Each bit is a card.
    pub fn mean(&self, hand: Hand, way: usize) -> Share {
        let mut cards = hand.0;
        // The cards that are thrown come first.
        sort_few(&mut cards, |card| {
            let nth = hand.0.iter().position(|own| own == card);
            nth.is_none_or(|nth| way >> nth & 1 == 0)
        });
        let [a, b, c] = cards;
        let left = self.cards.saturating_sub(3) as Share;
        let (sum, count) = match way.count_ones() {
            0 => (self.hand(hand), 1),
            1 => (self.pair(b, c) - self.hand(hand), left),
            _ => {
                let with_thrown = self.pair(a, c) + self.pair(b, c) - self.hand(hand);
                (
                    self.card(c) - with_thrown,
                    left * left.saturating_sub(1) / 2,
                )
            }
        };
        sum / count.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::super::discards::{WAYS, after_draw};
    use super::super::shares::shares;
    use super::*;
    use crate::cards::{CardSet, Rank, Ranking, RankingRules};

    /// The mean over every card or pair of cards that may come, counted one by one.
    fn counted(ranking: &Ranking, hand: Hand, way: usize, rivals: u32) -> Share {
        let shares = shares(ranking);
        let pack = ranking.rules().pack();
        let left: Vec<Card> = pack.iter().filter(|card| !hand.0.contains(card)).collect();
        let (mut sum, mut count) = (0, 0);
        let mut add = |new: &[Card]| {
            sum += beats(shares.of(after_draw(hand, way, new), true), rivals);
            count += 1;
        };
        match way.count_ones() {
            0 => add(&[]),
            1 => left.iter().for_each(|card| add(&[*card])),
            _ => {
                for (nth, first) in left.iter().enumerate() {
                    left[nth + 1..]
                        .iter()
                        .for_each(|second| add(&[*first, *second]));
                }
            }
        }
        sum / count
    }

    #[test]
    fn sums_tell_what_counting_every_draw_tells() {
        let twos = RankingRules {
            wild: CardSet::TWOS,
            jokers: 1,
            ..RankingRules::default()
        };
        let short = RankingRules {
            lowest: Rank::Six,
            ..RankingRules::default()
        };
        for rules in [RankingRules::default(), twos, short] {
            let ranking = Ranking::new(rules);
            for hand in ["Ac Kd 7h", "2c 2d 9s", "Qh 3h 8h", "5c 6d 4s"] {
                let hand: Hand = hand.parse().unwrap();
                if !hand.0.iter().all(|card| card.rank() >= Some(rules.lowest)) {
                    continue;
                }
                for (way, rivals) in (0..WAYS - 1).flat_map(|way| [(way, 1), (way, 3)]) {
                    let mean = shares(&ranking).sums(rivals).mean(hand, way);
                    assert_eq!(mean, counted(&ranking, hand, way, rivals), "{hand:?} {way}");
                }
            }
        }
    }
}
