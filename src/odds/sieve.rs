//! Every choice of so many cards, many hands at a time: whatever the other cards are, the last one
//! comes from a set, and sets are counted by their bits.

use arrayvec::ArrayVec;

use crate::cards::{Card, CardSet, Hand, Pack};

/// More would be too many to count, even so.
pub(super) const MOST_CARDS: usize = 7;

/// The most levels of strength that hands can be told apart by, the lowest not counted.
pub(super) const LEVELS: usize = 6;

/// Which cards of the pack, a bit each by their place in it, reach each level above the lowest.
type Sets = [u64; LEVELS];

/// All hands of so many cards that a pack can deal, each once, and how far they have been gone through.
///
/// A hand's level is that of its best three cards. So a last card lifts a hand to a level where it does
/// so with any two of the others: the sets of cards that do are found once for every two cards, and
/// joined.
#[derive(Debug)]
pub(super) struct Sieve {
    pack: Vec<Card>,
    cards: usize,
    /// What makes so much of two cards, by their places.
    makes: Vec<Sets>,
    /// The lowest place of the three cards that are looked at next, to find those sets.
    sorting: usize,
    /// All cards of the hands in hand but the last, their places rising. Empty before and after.
    lead: ArrayVec<Led, MOST_CARDS>,
}

/// One more card before the last, and what the last one can make of the cards up to here.
#[derive(Clone, Copy, Debug)]
struct Led {
    place: usize,
    sets: Sets,
}

/// Hands that differ in their last card alone.
pub(super) struct Alike<'s> {
    sieve: &'s Sieve,
    sets: &'s Sets,
    /// The last cards, a bit each.
    all: u64,
}

impl Sieve {
    /// Hands of three to seven cards out of the whole pack with these jokers, but for these cards.
    pub fn new(jokers: u8, without: CardSet, cards: usize) -> Option<Sieve> {
        let whole = Pack::whole(jokers);
        let pack: Vec<Card> = whole
            .iter()
            .filter(|card| !without.contains(*card))
            .collect();
        ((3..=MOST_CARDS).contains(&cards) && cards <= pack.len()).then(|| Sieve {
            makes: vec![[0; LEVELS]; pack.len() * pack.len()],
            pack,
            cards,
            sorting: 0,
            lead: ArrayVec::new(),
        })
    }

    /// Goes on through about so many hands. Each three cards of the pack are shown to `level` once and
    /// before all else, which tells how far they reach; then all hands come to `count`, which tells how
    /// many of them it had to look at one by one. True once none is left.
    pub fn step(
        &mut self,
        hands: u32,
        mut level: impl FnMut(Hand) -> usize,
        mut count: impl FnMut(&Alike<'_>) -> u32,
    ) -> bool {
        let mut done = 0;
        while done < hands {
            if self.sorting + 2 < self.pack.len() {
                done = done.saturating_add(self.sort(&mut level));
                if self.sorting + 2 == self.pack.len() {
                    self.lead_from(0);
                }
                continue;
            }
            let Some(last) = self.lead.last() else {
                return true;
            };
            let alike = Alike {
                sieve: self,
                sets: &last.sets,
                all: (1 << self.pack.len()) - (2 << last.place),
            };
            done = done.saturating_add(alike.all.count_ones() + count(&alike));
            self.advance();
        }
        self.sorting + 2 == self.pack.len() && self.lead.is_empty()
    }

    /// Finds the level of every three cards of which the next one comes first, and of how many.
    fn sort(&mut self, level: &mut impl FnMut(Hand) -> usize) -> u32 {
        let (first, count) = (self.sorting, self.pack.len());
        self.sorting += 1;
        for second in first + 1..count {
            for third in second + 1..count {
                let hand = Hand([first, second, third].map(|place| self.pack[place]));
                let level = level(hand);
                for (pair, other) in [
                    (first * count + second, third),
                    (first * count + third, second),
                    (second * count + first, third),
                    (second * count + third, first),
                    (third * count + first, second),
                    (third * count + second, first),
                ] {
                    for set in &mut self.makes[pair][..level] {
                        *set |= 1 << other;
                    }
                }
            }
        }
        let left = (count - self.sorting) as u32;
        left * (left - 1) / 2
    }

    /// Puts cards before the last, from this place on, until only the last is missing.
    fn lead_from(&mut self, mut place: usize) {
        while self.lead.len() + 1 < self.cards {
            let mut sets = self.lead.last().map_or([0; LEVELS], |led| led.sets);
            for (level, set) in sets.iter_mut().enumerate() {
                if *set >> place & 1 == 1 {
                    // It is reached already, whatever comes last.
                    *set = u64::MAX;
                    continue;
                }
                for led in &self.lead {
                    *set |= self.makes[led.place * self.pack.len() + place][level];
                }
            }
            self.lead.push(Led { place, sets });
            place += 1;
        }
    }

    /// Leads with the next cards; with none after the last ones.
    fn advance(&mut self) {
        while let Some(led) = self.lead.pop() {
            let missing = self.cards - self.lead.len();
            if led.place + missing < self.pack.len() {
                self.lead_from(led.place + 1);
                return;
            }
        }
    }
}

impl Alike<'_> {
    /// How many there are.
    pub fn len(&self) -> u64 {
        self.all.count_ones().into()
    }

    /// How many of them reach this level, counted from 1.
    pub fn reach(&self, level: usize) -> u64 {
        (self.sets[level - 1] & self.all).count_ones().into()
    }

    /// Those that reach this level and not the next.
    pub fn only(&self, level: usize) -> impl Iterator<Item = ArrayVec<Card, MOST_CARDS>> {
        let mut left = self.sets[level - 1] & !self.sets[level] & self.all;
        std::iter::from_fn(move || {
            let place = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            let places = self.sieve.lead.iter().map(|led| led.place).chain([place]);
            Some(places.map(|place| self.sieve.pack[place]).collect())
        })
    }
}
