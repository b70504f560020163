//! The tree of everything that two players can do in public.

use super::range::BUCKETS;
use super::spot::{Menu, Move, Next, Side, Spot, Terms};
use crate::engine::Chips;

/// The public tree below a spot. Nodes are in the order in which they are first visited, the root first.
#[derive(Clone, Debug)]
pub struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge>,
    /// The number of numbers for chances: one for each move of a node, and for each bucket if the hand is known.
    pub(super) cells: usize,
    /// The worth of a chip.
    pub(super) unit: i64,
}

/// A player's turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub spot: Spot,
    pub edges: (u32, u32),
    /// The place at which its chances begin among those of all turns.
    pub cell: u32,
}

impl Node {
    /// Whether the player in turn knows the hand that decides.
    pub fn knows(&self) -> bool {
        self.spot.open[self.spot.turn] || self.spot.decides
    }

    /// The number of its moves.
    pub fn moves(&self) -> usize {
        (self.edges.1 - self.edges.0) as usize
    }

    /// The number of chances of one of its moves.
    pub fn width(&self) -> usize {
        if self.knows() { BUCKETS } else { 1 }
    }
}

/// A move and what it leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub by: Move,
    pub to: To,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum To {
    Node(u32),
    /// The worth to each, whatever they hold, and who is left.
    Settled {
        worth: [i32; 2],
        last: Side,
    },
    /// The worth to each if he loses, the pot, and who pays.
    Shown {
        lost: [i32; 2],
        pot: i32,
        payer: Side,
    },
}

impl To {
    /// An end that is worth nothing.
    const NOTHING: To = To::Settled {
        worth: [0; 2],
        last: 0,
    };
}

/// The bits of the greatest worth.
const WORTH_BITS: u32 = 22;

/// The most bets in a row. Walks go down the tree by recursion, and the stack of a page is small.
const DEEPEST: u32 = 100;

impl Tree {
    /// The tree below this spot. `None`: it would have more nodes than `most`, or there are too many chips to count.
    #[must_use]
    pub fn new(terms: &Terms, root: Spot, menus: [Menu; 2], most: usize) -> Option<Tree> {
        Tree::with(terms, root, menus, None, most)
    }

    /// The same; the player in turn may make this move besides.
    pub(super) fn with(
        terms: &Terms,
        root: Spot,
        menus: [Menu; 2],
        also: Option<Move>,
        most: usize,
    ) -> Option<Tree> {
        let all = root.chips[0]
            .checked_add(root.chips[1])?
            .checked_add(root.pot)?;
        let bits = WORTH_BITS.checked_sub(Chips::BITS - all.leading_zeros())?;
        let mut tree = Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            cells: 0,
            unit: 1 << bits,
        };
        let from = root.chips;
        tree.grow(
            &Growth {
                terms,
                menus,
                from,
                also,
                most,
            },
            root,
            [0; 2],
        )?;
        Some(tree)
    }

    /// Adds the node of a spot, after so many bets of each, and all below it.
    fn grow(&mut self, how: &Growth<'_>, spot: Spot, made: [u32; 2]) -> Option<u32> {
        if self.nodes.len() >= how.most || made[0] + made[1] > DEEPEST {
            return None;
        }
        let at = self.nodes.len() as u32;
        let mut menu = how.menus[spot.turn];
        if at == 0 {
            menu.stake = Chips::MAX;
        }
        let mut moves = how.terms.moves(&spot, menu, made[spot.turn]);
        if at == 0 {
            let is_new = |by: &Move| !moves.contains(by);
            let also = how.also.filter(is_new);
            moves.extend(also);
        }
        let first = self.edges.len();
        let node = Node {
            spot,
            edges: (first as u32, (first + moves.len()) as u32),
            cell: self.cells as u32,
        };
        self.cells += node.width() * moves.len();
        self.nodes.push(node);
        let none = To::NOTHING;
        self.edges
            .extend(moves.iter().map(|by| Edge { by: *by, to: none }));
        for (nth, by) in moves.into_iter().enumerate() {
            let mut made = made;
            made[spot.turn] += u32::from(matches!(by, Move::Bet(_)));
            let to = match how.terms.after(&spot, by) {
                Next::Turn(next) => To::Node(self.grow(how, next, made)?),
                next => self.end(how, next),
            };
            self.edges[first + nth].to = to;
        }
        Some(at)
    }

    /// The number of turns in it.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.nodes.len()
    }

    /// The moves of a turn, given by its place: the root is at 0.
    pub fn moves(&self, at: u32) -> impl Iterator<Item = Move> {
        self.edges_of(at).iter().map(|edge| edge.by)
    }

    /// The place of the turn after the n-th move of a turn. `None`: the deal is over, or there is no such move.
    #[must_use]
    pub fn to(&self, at: u32, nth: usize) -> Option<u32> {
        match self.edges_of(at).get(nth)?.to {
            To::Node(to) => Some(to),
            _ => None,
        }
    }

    /// Whether a move throws away the hand that was looked at, so that the range is that of a new hand.
    pub(super) fn is_redrawn(&self, node: &Node, to: To) -> bool {
        let To::Node(to) = to else {
            return false;
        };
        node.spot.decides && !self.nodes[to as usize].spot.open[node.spot.turn]
    }

    /// The moves of a node.
    pub(super) fn edges_of(&self, at: u32) -> &[Edge] {
        let (from, to) = self.nodes[at as usize].edges;
        &self.edges[from as usize..to as usize]
    }

    /// The worth of an end, against the chips that the two had at the root.
    fn end(&self, how: &Growth<'_>, next: Next) -> To {
        let lost = |chips: [Chips; 2]| {
            [0, 1].map(|side| ((chips[side] as i64 - how.from[side] as i64) * self.unit) as i32)
        };
        match next {
            Next::Shown { chips, pot, payer } => To::Shown {
                lost: lost(chips),
                pot: (pot as i64 * self.unit) as i32,
                payer,
            },
            Next::Alone {
                chips,
                pot,
                last,
                carried,
            } => {
                let shares = match carried {
                    true => how.terms.carried[last],
                    false => [1000, 0],
                };
                let mut worth = lost(chips);
                let pot = pot as i64 * self.unit;
                for (side, share) in [(last, shares[0]), (1 - last, shares[1])] {
                    worth[side] += (pot * i64::from(share) / 1000) as i32;
                }
                To::Settled { worth, last }
            }
            Next::Turn(_) => To::NOTHING,
        }
    }
}

struct Growth<'a> {
    terms: &'a Terms,
    menus: [Menu; 2],
    from: [Chips; 2],
    /// A move of the root.
    also: Option<Move>,
    most: usize,
}
