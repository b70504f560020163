//! Random hands of unseen cards, sorted by strength.

use super::work::{Slice, of_hand};
use crate::bots;
use crate::cards::{Card, CardSet};
use crate::engine::View;
use crate::random::{PerMille, Rng};

/// The strengths, in shares of all hands, at which the likelihood of what was done is computed. They are closer at the
/// top, where players differ most.
const STRENGTHS: [PerMille; PLACES] = [
    25, 75, 150, 250, 350, 450, 550, 620, 680, 740, 780, 820, 850, 880, 910, 935, 955, 972, 985,
    995,
];

/// The number of places.
pub(super) const PLACES: usize = 20;

/// The number of hands. So many that a few of the best are among them.
const HANDS: usize = 1500;

/// Random hands of this many unseen cards, valued with those that lie open beside them.
pub(super) struct Hands {
    pub size: usize,
    /// What lies open beside them.
    pub open: CardSet,
    /// The hands of about each strength.
    places: [Vec<CardSet>; PLACES],
    /// The unseen cards, as the sample has shuffled them.
    cards: Vec<Card>,
    drawn: usize,
}

/// The place of the nearest strength.
pub(super) fn place(strength: PerMille) -> usize {
    let above = |pair: &[PerMille]| (pair[0] + pair[1]) / 2 <= strength;
    STRENGTHS.windows(2).take_while(|pair| above(pair)).count()
}

impl Hands {
    /// None yet.
    pub fn of(unseen: &[Card], size: usize, open: CardSet) -> Hands {
        Hands {
            size,
            open,
            places: [const { Vec::new() }; PLACES],
            cards: unseen.to_vec(),
            drawn: 0,
        }
    }

    /// Draws hands until the slice is over. `true`: there are enough.
    pub fn sample(&mut self, view: View<'_>, rng: &mut Rng, slice: &mut Slice) -> bool {
        let size = self.size.min(self.cards.len());
        let whole = size + self.open.len();
        while self.drawn < HANDS && !slice.is_over() {
            self.drawn += 1;
            // Hands of three are valued by looking them up: eight are an action's work.
            if whole > 3 || self.drawn.is_multiple_of(8) {
                slice.spend(of_hand(whole));
            }
            draw(&mut self.cards, self.size, rng);
            let hand = &self.cards[..size];
            let strength = match self.open.is_empty() {
                true => bots::strength_of(view, hand),
                false => {
                    let whole: Vec<Card> = hand.iter().copied().chain(self.open.iter()).collect();
                    bots::strength_of(view, &whole)
                }
            };
            self.places[place(strength)].push(hand.iter().copied().collect());
        }
        self.drawn == HANDS
    }

    /// The number of hands in a place.
    pub fn count(&self, place: usize) -> u32 {
        self.places[place].len() as u32
    }

    /// A hand of this place that has none of these cards. `None`: none was found soon.
    pub fn draw(&self, place: usize, taken: CardSet, rng: &mut Rng) -> Option<CardSet> {
        let hands = &self.places[place];
        (0..8).find_map(|_| {
            let hand = *hands.get(rng.below(hands.len() as u32) as usize)?;
            (hand.bits() & taken.bits() == 0).then_some(hand)
        })
    }
}

/// Draws this many of the cards, without replacement, to the front.
pub(super) fn draw(cards: &mut [Card], count: usize, rng: &mut Rng) {
    for place in 0..count.min(cards.len()) {
        let left = (cards.len() - place) as u32;
        cards.swap(place, place + rng.below(left) as usize);
    }
}
