//! Every choice of so many cards, one after the other.

use arrayvec::ArrayVec;

use crate::cards::{Card, CardSet, Pack};

const MOST: usize = 5;

/// All hands of so many cards that a pack can deal, each once, and how far they have been gone through.
#[derive(Clone, Debug)]
pub(super) struct Hands {
    pack: Vec<Card>,
    /// Where in the pack the cards of the next hand lie, rising; none once all have been.
    places: Option<ArrayVec<usize, MOST>>,
}

impl Hands {
    /// Hands of three to five cards out of the whole pack with these jokers, but for these cards.
    pub fn new(jokers: u8, without: CardSet, cards: usize) -> Option<Hands> {
        let whole = Pack::whole(jokers);
        let pack: Vec<Card> = whole
            .iter()
            .filter(|card| !without.contains(*card))
            .collect();
        ((3..=MOST).contains(&cards) && cards <= pack.len()).then(|| Hands {
            pack,
            places: Some((0..cards).collect()),
        })
    }

    /// Calls this with as many of the hands that are left. True once none is.
    pub fn step(&mut self, hands: u32, mut count: impl FnMut(&[Card])) -> bool {
        for _ in 0..hands {
            let Some(places) = &mut self.places else {
                break;
            };
            let hand: ArrayVec<Card, MOST> = places.iter().map(|place| self.pack[*place]).collect();
            count(&hand);
            if !advance(places, self.pack.len()) {
                self.places = None;
            }
        }
        self.places.is_none()
    }
}

/// The next rising places below `end`; false where these are the last.
fn advance(places: &mut [usize], end: usize) -> bool {
    let cards = places.len();
    let Some(moving) = (0..cards).rfind(|nth| places[*nth] + cards < end + nth) else {
        return false;
    };
    let first = places[moving] + 1;
    for (step, place) in places[moving..].iter_mut().enumerate() {
        *place = first + step;
    }
    true
}
