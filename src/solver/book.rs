//! Strategies that were solved beforehand and stored.
//!
//! A book has a few situations at the beginning of a deal between two, and in each the turns that are reached often. The
//! chances of the moves are in fifteenths. All else follows from the rules, and the moves have the order of
//! [`Terms::moves`].
//!
//! A file is `BRAG`, the version, the number of situations, and the situations. A situation is the rule of the last blind
//! player (1 byte), whose play it has (1 byte: 0 both, 1 the first, 2 the second), the most bets of each in its tree (1
//! byte), the chips of each, the least and the most chips that it is good for (2 bytes each, the low one first), and its
//! root. A turn is a row for each move but the first, if its play is stored, two bytes with a bit for each move whose turn
//! is stored, and those turns. A row is a byte for all hands if they are unseen, and otherwise runs: the length less one
//! in the high half of a byte, the chance in the low half.

use std::fmt;

use super::carried::shares;
use super::range::{BUCKETS, Chances, SURE};
use super::spot::{Menu, Move, Side, Spot, Terms};
use super::tree::Tree;
use crate::cards::RankingRules;
use crate::engine::{BlindLast, Chips};
use crate::games;

/// Stored strategies.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Book {
    pub(super) situations: Vec<Situation>,
}

/// A situation at the beginning of a deal, by the default rules but for the last blind player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// What happens if the last player is blind.
    pub blind_last: BlindLast,
    /// The chips of each after the ante.
    pub chips: u16,
    /// The least and the most chips of the poorer player that its strategy is good for.
    pub good_for: (u16, u16),
    /// The most bets of each in its tree.
    pub bets: u8,
    /// The side whose play it has. The other's is not stored, but he may make every bet. `None`: it has the play of both,
    /// who bet the least and twice the least.
    pub of: Option<Side>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Situation {
    pub opening: Opening,
    pub turns: Vec<StoredTurn>,
}

/// A stored turn: its moves, where the turn after each is stored, and the chances of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StoredTurn {
    pub moves: Vec<Move>,
    pub to: Vec<Option<u32>>,
    pub chances: Vec<Chances>,
}

/// Why bytes are not a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotABook {
    /// They do not begin like one.
    Other,
    /// It has this version, which is unknown.
    Version(u8),
    /// They end too early.
    Short,
    /// The byte at this place cannot be there.
    Wrong(usize),
}

impl fmt::Display for NotABook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotABook::Other => f.write_str("this is not a stored strategy"),
            NotABook::Version(version) => {
                write!(f, "unknown version {version} of a stored strategy")
            }
            NotABook::Short => f.write_str("the stored strategy ends too early"),
            NotABook::Wrong(at) => write!(f, "byte {at} of the stored strategy is wrong"),
        }
    }
}

impl std::error::Error for NotABook {}

/// The book that `cargo xtask solve` has written: three-card Brag by its default rules, 10, 20, 50 and 100 chips each. And 10
/// chips where a last blind player wins the pot, with an answer to every bet.
pub static HEADS_UP: &[u8] = include_bytes!("heads_up.bin");

pub(super) const MAGIC: [u8; 4] = *b"BRAG";
pub(super) const VERSION: u8 = 1;
/// The parts in which stored chances are.
pub(super) const PARTS: u8 = 15;
/// The chips in the pot of an opening: the antes of two.
const POT: Chips = 2;
pub(super) const RULES: [BlindLast; 3] = [BlindLast::Keep, BlindLast::Carry, BlindLast::Win];

impl Opening {
    /// Its rules: those of the usual betting game.
    #[must_use]
    pub fn terms(&self) -> Option<Terms> {
        let rules = games::usual();
        let mut vying = rules.vying()?.clone();
        vying.blind_last = self.blind_last;
        Some(Terms {
            vying,
            carried: shares(self.blind_last, 2),
            least_to_play: [1; 2],
            only_two: true,
        })
    }

    /// Where the two stand.
    #[must_use]
    pub fn spot(&self) -> Spot {
        Spot {
            chips: [self.chips.into(); 2],
            pot: POT,
            stake: 0,
            open: [false; 2],
            played_blind: [false; 2],
            two: [false; 2],
            bets: [0; 2],
            turn: 0,
            decides: false,
        }
    }

    /// What each may do.
    #[must_use]
    pub fn menus(&self) -> [Menu; 2] {
        [0, 1].map(|side| Menu {
            every: self.of.is_some_and(|of| of != side),
            bets: self.bets.into(),
            stake: u64::MAX,
        })
    }

    fn fits(&self, terms: &Terms, root: &Spot, me: Side) -> bool {
        if self.of.is_some_and(|of| of != me) {
            return false;
        }
        let poorer = root.chips[0].min(root.chips[1]);
        let (least, most) = (self.good_for.0.into(), self.good_for.1.into());
        let own = self.spot();
        let alike = Spot {
            chips: own.chips,
            ..*root
        };
        (least..=most).contains(&poorer) && alike == own && self.terms().as_ref() == Some(terms)
    }
}

impl Book {
    /// The number of stored turns.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.situations
            .iter()
            .map(|situation| situation.turns.len())
            .sum()
    }

    /// Whether books are of this game: three cards, by the default ranking.
    pub(super) fn is_of((ranking, cards): (RankingRules, u8)) -> bool {
        cards == 3 && ranking == RankingRules::default()
    }

    /// The situation for a deal between two that begins so, if it is played with three cards by this ranking.
    pub(super) fn find(
        &self,
        terms: &Terms,
        root: &Spot,
        me: Side,
        (ranking, cards): (RankingRules, u8),
    ) -> Option<usize> {
        if !Book::is_of((ranking, cards)) {
            return None;
        }
        let fits = |situation: &Situation| situation.opening.fits(terms, root, me);
        self.situations.iter().position(fits)
    }

    /// The same situation with the play of the other side. `None`: there is none, or this one has the play of both.
    pub(super) fn other(&self, situation: usize) -> Option<usize> {
        let own = self.situations.get(situation)?.opening;
        let other = Opening {
            of: Some(1 - own.of?),
            ..own
        };
        self.situations.iter().position(|one| one.opening == other)
    }

    /// What a side may do in a situation, without a limit of bets.
    pub(super) fn menu(&self, situation: usize, side: Side) -> Menu {
        let of = self.situations.get(situation);
        let every = of.is_some_and(|of| of.opening.menus()[side].every);
        Menu {
            every,
            bets: u32::MAX,
            stake: u64::MAX,
        }
    }

    /// The play of a situation on its tree, both counted from 0: for each turn of the tree the chances of each bucket for
    /// each move. Where a turn is not stored, all moves are as likely.
    #[must_use]
    pub fn on(&self, situation: usize, tree: &Tree) -> Vec<Vec<Chances>> {
        let even = |at: u32| {
            let moves = tree.moves(at).count() as i32;
            vec![[(SURE / moves) as i16; BUCKETS]; moves as usize]
        };
        let mut play: Vec<Vec<Chances>> = (0..tree.turns() as u32).map(even).collect();
        let mut due = vec![(0, 0)];
        while let Some((at, stored)) = due.pop() {
            let Some(turn) = self.turn(situation, stored) else {
                continue;
            };
            if !turn.chances.is_empty() {
                play[at as usize].clone_from(&turn.chances);
            }
            for (nth, stored) in turn.to.iter().enumerate() {
                due.extend(tree.to(at, nth).zip(*stored));
            }
        }
        play
    }

    pub(super) fn turn(&self, situation: usize, at: u32) -> Option<&StoredTurn> {
        self.situations.get(situation)?.turns.get(at as usize)
    }
}
