//! Counts all hands of a number of cards. Hands that differ only in their last card are counted together: their last
//! cards are sets of bits, so one bit count counts many hands.

use arrayvec::ArrayVec;

use crate::cards::{Card, CardSet, Hand, Pack};

/// Hands of more cards are too many to count, even together.
pub(super) const MOST_CARDS: usize = 7;

/// The most levels of strength that are told apart, without the lowest.
pub(super) const LEVELS: usize = 6;

/// For each level above the lowest, the cards of the pack that reach it: one bit for each position in the pack.
type Sets = [u64; LEVELS];

/// All hands of `cards` cards that a pack can deal, each once, and how many have been counted.
///
/// The level of a hand is that of its best three cards. So the last card lifts a hand to a level if it does so with any
/// two of the other cards. The sets of such cards are found once for every two cards (`makes`). The set for a hand is
/// the union of the sets of its pairs of cards.
#[derive(Debug)]
pub(super) struct Sieve {
    pack: Vec<Card>,
    cards: usize,
    /// For each two cards, by their positions: the third cards that reach each level with them.
    makes: Vec<Sets>,
    /// The position of the first card of the next hands of three. They fill `makes` before any hand is counted.
    sorting: usize,
    /// The cards of the current hands without the last one, in ascending positions. It is empty before the first hand
    /// and after the last.
    lead: ArrayVec<Led, MOST_CARDS>,
}

/// One of these cards, and the last cards that reach each level with it and the cards before it.
#[derive(Clone, Copy, Debug)]
struct Led {
    place: usize,
    sets: Sets,
}

/// Hands that differ only in their last card.
pub(super) struct LastCards<'s> {
    sieve: &'s Sieve,
    sets: &'s Sets,
    /// All possible last cards, one bit each.
    all: u64,
}

impl Sieve {
    /// Hands of three to seven cards from the whole pack with these jokers, without the `without` cards. `None`: the
    /// number of cards is another, or the pack has fewer.
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

    /// Counts about `hands` hands more. First `level` gets every three cards of the pack once, and returns their level.
    /// Then `count` gets all hands, and returns the cost of those that it looked at one by one. Returns whether all
    /// hands have been counted.
    pub fn step(
        &mut self,
        hands: u32,
        mut level: impl FnMut(Hand) -> usize,
        mut count: impl FnMut(&LastCards<'_>) -> u32,
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
            let last_cards = LastCards {
                sieve: self,
                sets: &last.sets,
                all: (1 << self.pack.len()) - (2 << last.place),
            };
            done = done.saturating_add(last_cards.all.count_ones() + count(&last_cards));
            self.advance();
        }
        self.sorting + 2 == self.pack.len() && self.lead.is_empty()
    }

    /// Finds the level of all hands of three whose first card is the next one. Returns the number of these hands.
    // Not inlined, like the two functions below: WebKit 2.50 sometimes loses variables while it compiles a function
    // with many nested loops.
    #[inline(never)]
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

    /// Adds cards from this position on, until only the last card is missing.
    #[inline(never)]
    fn lead_from(&mut self, mut place: usize) {
        while self.lead.len() + 1 < self.cards {
            let mut sets = self.lead.last().map_or([0; LEVELS], |led| led.sets);
            for (level, set) in sets.iter_mut().enumerate() {
                if *set >> place & 1 == 1 {
                    // The cards before the last reach this level already.
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

    /// Moves on to the next cards before the last. There are none after the last hand.
    #[inline(never)]
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

impl LastCards<'_> {
    /// The number of hands.
    pub fn len(&self) -> u64 {
        self.all.count_ones().into()
    }

    /// The number of hands that reach this level, counted from 1.
    pub fn reach(&self, level: usize) -> u64 {
        (self.sets[level - 1] & self.all).count_ones().into()
    }

    /// The hands that reach this level and not the next.
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
