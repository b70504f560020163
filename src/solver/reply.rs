//! The best reply: how much a player who knows a strategy wins from it, exactly.
//!
//! All 22,100 hands of three cards are counted with the cards that they take from each other. Hands that differ only by
//! a swap of suits are alike, so 1,755 are enough.

use super::buckets::Buckets;
use super::cfr::Solver;
use super::range::{BUCKETS, Chances, SURE};
use super::spot::{Move, Side};
use super::tree::{Edge, Node, To, Tree};
use crate::cards::{Card, CardSet, Hand, HandValue, Pack, Ranking};

/// The hands of three cards, with what each leaves to the other player.
pub struct Hands {
    kinds: Vec<Kind>,
    /// The names of hands that are alike, in order, each with its place among the kinds.
    names: Vec<([u8; 3], usize)>,
}

/// Hands that are alike.
struct Kind {
    bucket: usize,
    count: i64,
    /// The other's hands, by bucket.
    left: [i64; BUCKETS],
    /// Of those in its own bucket: the worse ones, and the equal ones.
    worse: i64,
    equal: i64,
}

/// The hands of three cards.
const HANDS: i64 = 22_100;

/// The pairs of hands that two players can hold.
const PAIRS: i64 = HANDS * 18_424;

/// The bits of a chance in a best reply.
const CHANCE: u32 = 24;

/// The chance of every bucket before anything is done.
const EVERY: [i64; BUCKETS] = [1 << CHANCE; BUCKETS];

impl Hands {
    /// All hands of three of 52 cards.
    #[must_use]
    pub fn new(ranking: &Ranking, buckets: &Buckets) -> Hands {
        let pack: Vec<Card> = Pack::sorted().iter().collect();
        let mut all: Vec<(CardSet, HandValue, usize)> = Vec::with_capacity(22_100);
        for (a, first) in pack.iter().enumerate() {
            for (b, second) in pack.iter().enumerate().skip(a + 1) {
                for third in &pack[b + 1..] {
                    let hand = [*first, *second, *third];
                    let value = ranking.value(Hand(hand));
                    all.push((hand.into_iter().collect(), value, buckets.of(value)));
                }
            }
        }
        let mut seen: Vec<([u8; 3], usize)> = Vec::new();
        let mut kinds: Vec<Kind> = Vec::new();
        for (cards, value, bucket) in &all {
            let name = name(*cards);
            if let Ok(at) = seen.binary_search_by_key(&name, |(name, _)| *name) {
                kinds[seen[at].1].count += 1;
                continue;
            }
            let mut kind = Kind {
                bucket: *bucket,
                count: 1,
                left: [0; BUCKETS],
                worse: 0,
                equal: 0,
            };
            for (other, theirs, of) in &all {
                if cards.iter().any(|card| other.contains(card)) {
                    continue;
                }
                kind.left[*of] += 1;
                kind.worse += i64::from(of == bucket && theirs < value);
                kind.equal += i64::from(theirs == value);
            }
            let at = seen.partition_point(|(known, _)| *known < name);
            seen.insert(at, (name, kinds.len()));
            kinds.push(kind);
        }
        Hands { kinds, names: seen }
    }

    /// The mean over all hands of numbers for each bucket.
    fn mean(&self, of: &[i64; BUCKETS]) -> i64 {
        let all = self.kinds.iter().map(|kind| kind.count * of[kind.bucket]);
        all.sum::<i64>() / HANDS
    }

    /// By how much a strategy can be exploited, in thousandths of a chip a deal: what a best reply wins from it, the two
    /// seats in turns, above half the pot. Each solver has the strategy at one of the sides, and the other's moves are
    /// those of its tree.
    #[must_use]
    pub fn exploitable(&self, solvers: [&Solver; 2]) -> i64 {
        let reply = |side: Side| {
            let solver = solvers[side];
            self.best_reply(solver.tree(), 1 - side, &|at| solver.average(at))
        };
        let pot = solvers[0]
            .tree()
            .nodes
            .first()
            .map_or(0, |node| node.spot.pot as i64);
        (reply(0) + reply(1) - 1000 * pot) / 2
    }

    /// What a best reply of `side` is worth in this tree, in thousandths of a chip, if the other plays so: for a node,
    /// the chance of each bucket for each move.
    #[must_use]
    pub fn best_reply(&self, tree: &Tree, side: Side, play: &dyn Fn(u32) -> Vec<Chances>) -> i64 {
        let reply = Reply {
            hands: self,
            tree,
            side,
            play,
            is_best: true,
        };
        let worth = reply.walk(0, &EVERY);
        let mut all = 0_i128;
        for (kind, worth) in self.kinds.iter().zip(worth) {
            all += i128::from(kind.count) * i128::from(worth);
        }
        ((all * 1000 / i128::from(PAIRS) / i128::from(tree.unit)) >> CHANCE) as i64
    }

    /// What each move after this path is worth to a player in turn who holds this hand, if both play so: in thousandths
    /// of a chip, against what he had at the root. `None`: the path leaves the tree.
    #[must_use]
    pub fn worths(
        &self,
        tree: &Tree,
        play: &dyn Fn(u32) -> Vec<Chances>,
        path: &[Move],
        hand: CardSet,
    ) -> Option<Vec<(Move, i64)>> {
        let name = name(hand);
        let place = self.names.binary_search_by_key(&name, |(name, _)| *name);
        let (_, place) = self.names[place.ok()?];
        let mut at = 0;
        let mut reach = [EVERY; 2];
        for by in path {
            let edges = tree.edges_of(at);
            let nth = edges.iter().position(|edge| edge.by == *by)?;
            let mover = tree.nodes[at as usize].spot.turn;
            reach[mover] = thinned(&reach[mover], &play(at)[nth]);
            at = tree.to(at, nth)?;
        }
        let side = tree.nodes[at as usize].spot.turn;
        let reach = &reach[1 - side];
        let reply = Reply {
            hands: self,
            tree,
            side,
            play,
            is_best: false,
        };
        let pairs = i128::from(all(&self.kinds[place].left, reach).max(1));
        let worth = |edge: &Edge| {
            let worth = i128::from(reply.below(edge.to, reach)[place]);
            (worth * 1000 / pairs / i128::from(tree.unit)) as i64
        };
        let edges = tree.edges_of(at).iter();
        Some(edges.map(|edge| (edge.by, worth(edge))).collect())
    }
}

/// A chance of each bucket, by the chance of a move.
fn thinned(reach: &[i64; BUCKETS], chance: &Chances) -> [i64; BUCKETS] {
    std::array::from_fn(|bucket| reach[bucket] * i64::from(chance[bucket]) / i64::from(SURE))
}

/// A name of a hand that is the same for all hands that differ from it by a swap of suits: the ranks in falling order, and the suits renamed in the order
/// in which they come, the least such.
fn name(cards: CardSet) -> [u8; 3] {
    let mut best = [u8::MAX; 3];
    let cards: Vec<u8> = cards.iter().map(Card::index).collect();
    for order in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        let mut suits = [u8::MAX; 4];
        let mut next = 0;
        let renamed = order.map(|at: usize| {
            let card = cards[at];
            let suit = &mut suits[usize::from(card & 3)];
            if *suit == u8::MAX {
                *suit = next;
                next += 1;
            }
            card & !3 | *suit
        });
        best = best.min(renamed);
    }
    best
}

struct Reply<'a> {
    hands: &'a Hands,
    tree: &'a Tree,
    side: Side,
    play: &'a dyn Fn(u32) -> Vec<Chances>,
    /// Whether `side` plays the best moves, and not as the other does.
    is_best: bool,
}

impl Reply<'_> {
    /// The worth of a node to each kind of hand, times the pairs of hands. `reach` is the other's chance to play to it
    /// with each bucket.
    fn walk(&self, at: u32, reach: &[i64; BUCKETS]) -> Vec<i64> {
        let node = self.tree.nodes[at as usize];
        let edges = &self.tree.edges[node.edges.0 as usize..node.edges.1 as usize];
        if node.spot.turn == self.side {
            let worths = edges.iter().map(|edge| {
                let worth = self.below(edge.to, reach);
                match self.tree.is_redrawn(&node, edge.to) {
                    true => self.of_any_hand(&worth),
                    false => worth,
                }
            });
            return match self.is_best {
                true => self.best(node, worths.collect()),
                false => self.mixed(at, worths.collect()),
            };
        }
        let chances = (self.play)(at);
        let mut whole = vec![0; self.hands.kinds.len()];
        for (edge, chance) in edges.iter().zip(&chances) {
            let mut reach = thinned(reach, chance);
            if self.tree.is_redrawn(&node, edge.to) {
                reach = [self.hands.mean(&reach); BUCKETS];
            }
            if reach.iter().all(|reach| *reach == 0) {
                continue;
            }
            for (whole, worth) in whole.iter_mut().zip(self.below(edge.to, &reach)) {
                *whole += worth;
            }
        }
        whole
    }

    /// The worth of a new hand. That it takes no cards from the one thrown away is not counted.
    fn of_any_hand(&self, worth: &[i64]) -> Vec<i64> {
        let both = worth.iter().zip(&self.hands.kinds);
        let all: i128 = both
            .map(|(worth, kind)| i128::from(*worth) * i128::from(kind.count))
            .sum();
        vec![(all / i128::from(HANDS)) as i64; worth.len()]
    }

    /// All moves, by the chance of each.
    fn mixed(&self, at: u32, worths: Vec<Vec<i64>>) -> Vec<i64> {
        let chances = (self.play)(at);
        let kinds = self.hands.kinds.iter().enumerate();
        let of_kind = |(nth, kind): (usize, &Kind)| {
            let moves = worths.iter().zip(&chances);
            let each = moves.map(|(worth, chance)| {
                i128::from(worth[nth]) * i128::from(chance[kind.bucket]) / i128::from(SURE)
            });
            each.sum::<i128>() as i64
        };
        kinds.map(of_kind).collect()
    }

    /// The best move for each kind of hand, or for all together if the player does not know his hand.
    fn best(&self, node: Node, worths: Vec<Vec<i64>>) -> Vec<i64> {
        if !node.knows() {
            let mean = |worth: &Vec<i64>| -> i128 {
                let both = worth.iter().zip(&self.hands.kinds);
                both.map(|(worth, kind)| i128::from(*worth) * i128::from(kind.count))
                    .sum()
            };
            return worths.into_iter().max_by_key(mean).unwrap_or_default();
        }
        let best = |a: Vec<i64>, b: Vec<i64>| a.into_iter().zip(b).map(|(a, b)| a.max(b)).collect();
        worths.into_iter().reduce(best).unwrap_or_default()
    }

    fn below(&self, to: To, reach: &[i64; BUCKETS]) -> Vec<i64> {
        let kinds = self.hands.kinds.iter();
        match to {
            To::Node(at) => self.walk(at, reach),
            To::Settled { worth, .. } => {
                let worth = i64::from(worth[self.side]);
                kinds.map(|kind| all(&kind.left, reach) * worth).collect()
            }
            To::Shown { lost, pot, payer } => {
                let won = |kind: &Kind| {
                    let below = all(&kind.left[..kind.bucket], &reach[..kind.bucket]);
                    let mine = if payer == self.side {
                        kind.worse
                    } else {
                        kind.worse + kind.equal
                    };
                    let won = below + mine * reach[kind.bucket];
                    won * i64::from(pot) + all(&kind.left, reach) * i64::from(lost[self.side])
                };
                kinds.map(won).collect()
            }
        }
    }
}

fn all(left: &[i64], reach: &[i64]) -> i64 {
    left.iter()
        .zip(reach)
        .map(|(left, reach)| left * reach)
        .sum()
}
