//! The last turn of a deal. Nobody can change his hand after it, so the bot compares all moves exactly.

use std::cmp::Ordering;

use super::holdings::{Holding, holdings};
use super::moves::{Move, strongest};
use super::options::options;
use super::seen::Seen;
use super::worth::Worth;
use crate::cards::{CardSet, Hand, HandValue, Ranking};

/// The most hands of a player that are counted. Of more hands, every n-th is counted.
const MOST: usize = 250;

/// Certainty. Chances are parts of it.
const SURE: u64 = 1 << 20;

/// The move after which this player is least likely to have the lowest hand.
pub(super) fn choose(ranking: &Ranking, seen: &Seen, worth: &Worth) -> Move {
    let Some(hidden) = seen.board().iter().position(Option::is_none) else {
        // A stronger hand is never lower, whatever the others hold.
        let board = seen.board().map(|card| card.unwrap_or(seen.own().0[0]));
        return match strongest(ranking, seen.own().0, board, [true; 3]).1 {
            Some((give, place)) => Move::Swap {
                give: seen.own().0[give],
                place,
            },
            None => Move::SwapAll,
        };
    };
    let unseen = seen.unseen();
    let others: Vec<Vec<Valued>> = seen
        .in_order()
        .skip(1)
        .map(|player| {
            let all = holdings(ranking, player, unseen);
            let every = all.len().div_ceil(MOST).max(1);
            let thinned = all.into_iter().step_by(every);
            thinned
                .map(|holding| Valued::new(ranking, holding))
                .collect()
        })
        .collect();
    let count = |action: &Move| match seen.after(*action, None) {
        Some(hand) => points(ranking.value(hand), CardSet::NONE, &others, worth),
        None => {
            // Any of the unseen cards may be the hidden one.
            let each = unseen.iter().filter_map(|card| {
                let hand = seen.after(*action, Some(card))?;
                let taken = [card].into_iter().collect();
                Some(points(ranking.value(hand), taken, &others, worth))
            });
            each.sum::<u64>() / (unseen.len() as u64).max(1)
        }
    };
    let best = options(seen).into_iter().max_by_key(count);
    best.unwrap_or(Move::Swap {
        give: seen.own().0[0],
        place: hidden,
    })
}

/// A possible hand and its strength.
struct Valued {
    unknown: CardSet,
    value: HandValue,
    weight: u64,
}

impl Valued {
    fn new(ranking: &Ranking, holding: Holding) -> Valued {
        Valued {
            unknown: holding.unknown,
            value: ranking.value(Hand(holding.cards)),
            weight: holding.weight.into(),
        }
    }
}

/// The worth of a hand of this strength against all hands that the others may hold without these cards. The others'
/// hands are assumed to be independent.
fn points(value: HandValue, taken: CardSet, others: &[Vec<Valued>], worth: &Worth) -> u64 {
    let (mut nobody_below, mut all_above) = (SURE, SURE);
    for other in others {
        let (mut below, mut above, mut all) = (0, 0, 0);
        for held in other
            .iter()
            .filter(|held| held.unknown.both(taken).is_empty())
        {
            all += held.weight;
            match held.value.cmp(&value) {
                Ordering::Less => below += held.weight,
                Ordering::Equal => {}
                Ordering::Greater => above += held.weight,
            }
        }
        nobody_below = nobody_below * (all - below) / all.max(1);
        all_above = all_above * above / all.max(1);
    }
    let all_above = all_above.min(nobody_below);
    let safe = (SURE - nobody_below) * worth.safe();
    let equal = (nobody_below - all_above) * worth.equal();
    safe + equal + all_above * worth.lost()
}
