//! The hands that another player may hold: his known cards with any of the unseen ones. Hands that explain his swaps
//! are likelier.

use super::moves::strongest;
use super::seen::{OpenSwap, Player};
use crate::cards::{Card, CardSet, Hand, Ranking};

/// A possible hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holding {
    pub cards: [Card; 3],
    /// Those of its cards that are not known to be in it.
    pub unknown: CardSet,
    pub weight: u32,
}

/// How much likelier a swap for the strongest hand is than any other swap.
const SENSE: u32 = 8;

/// All hands that this player may hold.
pub(super) fn holdings(ranking: &Ranking, player: &Player, unseen: CardSet) -> Vec<Holding> {
    let known: Vec<Card> = player.known.iter().collect();
    let unseen: Vec<Card> = unseen.iter().collect();
    let mut all = Vec::new();
    let mut add = |unknown: &[Card]| {
        let mut cards = known.iter().chain(unknown).copied();
        let (Some(a), Some(b), Some(c)) = (cards.next(), cards.next(), cards.next()) else {
            return;
        };
        all.push(Holding {
            cards: [a, b, c],
            unknown: unknown.iter().copied().collect(),
            weight: weight(ranking, player, unknown),
        });
    };
    match known.len() {
        0 => {
            for (nth, &a) in unseen.iter().enumerate() {
                for (mth, &b) in unseen.iter().enumerate().skip(nth + 1) {
                    for &c in &unseen[mth + 1..] {
                        add(&[a, b, c]);
                    }
                }
            }
        }
        1 => {
            for (nth, &a) in unseen.iter().enumerate() {
                for &b in &unseen[nth + 1..] {
                    add(&[a, b]);
                }
            }
        }
        2 => unseen.iter().for_each(|&a| add(&[a])),
        _ => add(&[]),
    }
    all
}

/// How well these cards explain the player's swaps.
fn weight(ranking: &Ranking, player: &Player, unknown: &[Card]) -> u32 {
    let sensible = |swap: &&OpenSwap| is_sensible(ranking, swap, unknown);
    let sense = player.swaps.iter().filter(sensible).count();
    SENSE.pow(sense as u32)
}

/// Whether no other swap would have made a stronger hand of these cards.
fn is_sensible(ranking: &Ranking, swap: &OpenSwap, unknown: &[Card]) -> bool {
    let mut cards = swap.held.iter().chain(unknown.iter().copied());
    let (Some(a), Some(b), Some(c), None) =
        (cards.next(), cards.next(), cards.next(), cards.next())
    else {
        return false;
    };
    let before = [a, b, c];
    let after = before.map(|card| if card == swap.gave { swap.took } else { card });
    let open = swap.board.map(|card| card.is_some());
    let board = swap.board.map(|card| card.unwrap_or(swap.took));
    let value = ranking.value(Hand(after));
    let before = ranking.value(Hand(before));
    // With a hand as good as that he would have stuck.
    let gives_up = swap.might_stick && value < before;
    !gives_up && strongest(ranking, [a, b, c], board, open).0 == value
}
