//! What a wild card stands for. It follows from the normal forms of RULES 4, without trying all cards.

use super::card::{Card, Rank, Suit};
use super::hand::Hand;
use super::ranking::Ranking;
use super::ranking_rules::RankingVariant;
use super::set::CardSet;

impl Ranking {
    /// The wild cards of this hand. In some games they are all cards of its own lowest or highest rank (RULES 10.3).
    #[must_use]
    pub fn wild_in(&self, hand: Hand) -> CardSet {
        let ranks = hand.0.into_iter().filter_map(Card::rank);
        match self.rules.variant {
            RankingVariant::OwnLowestWild => ranks.min(),
            RankingVariant::OwnHighestWild => ranks.max(),
            _ => return self.wild,
        }
        .map_or(CardSet::JOKERS, |rank| {
            CardSet::all_of(rank).union(CardSet::JOKERS)
        })
    }

    /// The strongest hand that the wild cards can make: each is replaced by the card that it stands for (RULES 4). A
    /// wild card stands for itself if that is as good.
    #[must_use]
    pub fn reading(&self, hand: Hand) -> Hand {
        let wild = self.wild_in(hand);
        let is_wild = |card: &Card| wild.contains(*card);
        let mut natural = hand.0.into_iter().filter(|card| !is_wild(card));
        let candidates = if let Some(pairs) = self.rules.pairs {
            pairs.stands_for(natural)
        } else {
            match (natural.next(), natural.next(), natural.next()) {
                (Some(a), Some(b), None) => beside_two(a, b),
                (Some(a), None, None) => self.beside_one(a),
                (None, ..) => self.of_wilds_alone(hand),
                _ => return hand,
            }
        };
        // No card comes twice in a hand.
        let mut taken: CardSet = hand
            .0
            .into_iter()
            .filter(|card| !is_wild(card) || candidates.contains(*card))
            .collect();
        Hand(hand.0.map(|card| {
            if taken.contains(card) {
                return card;
            }
            let stands_for = candidates.without(taken).first().unwrap_or(card);
            taken.insert(stands_for);
            stands_for
        }))
    }

    /// With two wild cards the best hand is a prial of the third card, or a running flush if that is worth more.
    fn beside_one(&self, card: Card) -> CardSet {
        let Some((rank, suit)) = card.rank().zip(card.suit()) else {
            return CardSet::NONE;
        };
        if !self.rules.running_flush_over_prial {
            return CardSet::all_of(rank);
        }
        let best_run = match rank {
            Rank::Ace | Rank::Three | Rank::Two => LOW_RUN,
            Rank::King | Rank::Queen => [Rank::Ace, Rank::King, Rank::Queen],
            rank => [rank, above(rank, 1), above(rank, 2)],
        };
        run_in(best_run, suit)
    }

    /// With three wild cards the best hand is the best prial, or A-2-3 in one suit if that is worth more.
    fn of_wilds_alone(&self, hand: Hand) -> CardSet {
        if !self.rules.running_flush_over_prial {
            return CardSet::all_of(self.rules.prial_top);
        }
        // The suit in which most cards stand for themselves.
        let held: CardSet = hand.0.into_iter().collect();
        let runs = Suit::ALL.map(|suit| run_in(LOW_RUN, suit));
        runs.into_iter()
            .max_by_key(|run| run.both(held).len())
            .unwrap_or_default()
    }
}

const LOW_RUN: [Rank; 3] = [Rank::Ace, Rank::Three, Rank::Two];

fn run_in(ranks: [Rank; 3], suit: Suit) -> CardSet {
    ranks
        .into_iter()
        .map(|rank| Card::new(rank, suit))
        .collect()
}

/// The cards that make the best hand with these two.
fn beside_two(a: Card, b: Card) -> CardSet {
    let (Some(a_rank), Some(b_rank)) = (a.rank(), b.rank()) else {
        return CardSet::NONE;
    };
    let (high, low) = (a_rank.max(b_rank), a_rank.min(b_rank));
    let one_suit = a.suit().filter(|suit| b.suit() == Some(*suit));
    if high == low {
        return CardSet::all_of(high);
    }
    match (completing(high, low), one_suit) {
        (Some(third), None) => CardSet::all_of(third),
        (Some(third), Some(suit)) => CardSet::all_of(third).both(CardSet::suit(suit)),
        (None, Some(suit)) => {
            let best = if high == Rank::Ace {
                Rank::King
            } else {
                Rank::Ace
            };
            CardSet::all_of(best).both(CardSet::suit(suit))
        }
        (None, None) => CardSet::all_of(high),
    }
}

/// The rank that makes the best sequence with these two. `None`: they fit no sequence. A-2-3 is best if possible, then
/// the highest (RULES 4).
fn completing(high: Rank, low: Rank) -> Option<Rank> {
    match (high, low, high as u8 - low as u8) {
        (Rank::Three, Rank::Two, _) => Some(Rank::Ace),
        (Rank::Ace, Rank::Two, _) => Some(Rank::Three),
        (Rank::Ace, Rank::Three, _) => Some(Rank::Two),
        (Rank::Ace, Rank::King, _) => Some(Rank::Queen),
        (_, _, 1) => Some(above(high, 1)),
        (_, _, 2) => Some(above(low, 1)),
        _ => None,
    }
}

fn above(rank: Rank, steps: usize) -> Rank {
    Rank::ALL[(rank as usize + steps).min(12)]
}
