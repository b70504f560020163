//! The ways in which the unseen cards may lie: all of them if they are few, otherwise a fair sample.

use super::holdings::{Holding, holdings};
use super::playout::{MOST_SEATS, World};
use super::seen::Seen;
use crate::cards::{Card, CardSet, Rank, Ranking, Suit};
use crate::random::{Rng, Seed};

pub(super) type WeightedWorld = (World, u32);

/// Ways in which the unseen cards may lie.
pub(super) struct Worlds {
    pub worlds: Vec<WeightedWorld>,
    /// Whether these are all of them.
    pub are_all: bool,
}

/// The number of hands drawn for a sample. The more players there are, the fewer worlds these make.
const SAMPLE: usize = 700;
/// The most worlds that are listed completely.
const MOST: usize = 550;

/// Worlds that agree with everything this player has seen.
pub(super) fn worlds(ranking: &Ranking, seen: &Seen) -> Worlds {
    let unseen = seen.unseen();
    let others: Vec<Other> = seen
        .in_order()
        .skip(1)
        .take(MOST_SEATS - 1)
        .map(|player| match player.known.is_empty() {
            true => Other::Blank,
            false => Other::of(holdings(ranking, player, unseen)),
        })
        .collect();
    let own = seen.own().0;
    let mut world = World {
        hands: [own; MOST_SEATS],
        board: seen.board().map(|card| card.unwrap_or(own[0])),
    };
    let hidden = seen.board().iter().position(Option::is_none);
    if let ([Other::Listed { all, .. }], None) = (others.as_slice(), hidden)
        && all.len() <= MOST
    {
        let each = all.iter().map(|holding| {
            world.hands[1] = holding.cards;
            (world, holding.weight)
        });
        return Worlds {
            worlds: each.collect(),
            are_all: true,
        };
    }
    let mut rng = Rng::new(Seed([0; 32]), 0);
    let mut one = |_| {
        let mut left = unseen;
        // Players of whom something is known come first. The others may hold anything.
        for listed in [true, false] {
            for (other, hand) in others.iter().zip(&mut world.hands[1..]) {
                if matches!(other, Other::Listed { .. }) == listed {
                    *hand = other.draw(&mut left, &mut rng);
                }
            }
        }
        if let Some(place) = hidden {
            world.board[place] = draw(&mut left, &mut rng).unwrap_or(own[0]);
        }
        (world, 1)
    };
    Worlds {
        worlds: (0..SAMPLE / (others.len() + 1)).map(&mut one).collect(),
        are_all: false,
    }
}

/// What another player may hold.
enum Other {
    /// Any three cards.
    Blank,
    /// One of these hands. `sums` are the running sums of their weights, for drawing one.
    Listed { all: Vec<Holding>, sums: Vec<u32> },
}

/// How often a hand is redrawn because another player holds one of its cards.
const TRIES: usize = 8;

impl Other {
    fn of(all: Vec<Holding>) -> Other {
        let sums = all.iter().scan(0, |sum, holding| {
            *sum += holding.weight;
            Some(*sum)
        });
        Other::Listed {
            sums: sums.collect(),
            all,
        }
    }

    fn draw(&self, left: &mut CardSet, rng: &mut Rng) -> [Card; 3] {
        let any = Card::new(Rank::Two, Suit::Clubs);
        let mut hand = [any; 3];
        let mut missing = [true; 3];
        if let Other::Listed { all, sums } = self {
            let total = sums.last().copied().unwrap_or(0);
            for _ in 0..TRIES {
                let drawn = rng.below(total);
                let Some(holding) = all.get(sums.partition_point(|sum| *sum <= drawn)) else {
                    break;
                };
                hand = holding.cards;
                missing = hand.map(|card| holding.unknown.contains(card));
                if left.contains_all(holding.unknown) {
                    *left = left.without(holding.unknown);
                    return hand;
                }
            }
        }
        for (card, missing) in hand.iter_mut().zip(missing) {
            if missing {
                *card = draw(left, rng).unwrap_or(*card);
            }
        }
        hand
    }
}

fn draw(left: &mut CardSet, rng: &mut Rng) -> Option<Card> {
    let nth = rng.below(left.len() as u32) as usize;
    let card = left.iter().nth(nth)?;
    *left = left.without([card].into_iter().collect());
    Some(card)
}
