//! The player's cards laid out before him: those in the hand, and the places for set hands. A plain value.

pub(super) mod dropped;
mod focus;

use std::cmp::Reverse;

use crate::cards::arrange::SetHand;
use crate::cards::{Card, HandValue, Ranking, Rows, four_of_a_kind, sort_few};
use crate::engine::CardId;

/// The cards of the player who sets, and where each lies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Desk {
    /// All cards, as dealt.
    cards: Vec<(CardId, Card)>,
    /// The cards in each place.
    places: Vec<Vec<CardId>>,
    /// The picked cards. The first pick comes first.
    picked: Vec<CardId>,
    by_suit: bool,
    /// Whether a place may hold four of a kind.
    fours: bool,
    /// The place that changed last.
    touched: Option<usize>,
    /// The card with the keyboard focus.
    focused: Option<CardId>,
}

impl Desk {
    /// A desk with these cards and this number of places. Cards that lay in a place `before` stay there.
    #[must_use]
    pub fn new(cards: Vec<(CardId, Card)>, hands: u8, fours: bool, before: Option<Desk>) -> Desk {
        let mut desk = before.unwrap_or_default();
        let is_held = |id: &CardId| cards.iter().any(|(held, _)| held == id);
        desk.places.resize(hands.into(), Vec::new());
        for place in &mut desk.places {
            place.retain(is_held);
        }
        desk.picked.retain(is_held);
        desk.focused = desk.focused.filter(is_held);
        desk.cards = cards;
        desk.fours = fours;
        desk
    }

    /// All cards, as dealt.
    #[must_use]
    pub fn cards(&self) -> &[(CardId, Card)] {
        &self.cards
    }

    /// The cards in each place.
    #[must_use]
    pub fn places(&self) -> &[Vec<CardId>] {
        &self.places
    }

    /// The place in which a card lies. `None`: it is in the hand.
    #[must_use]
    pub fn place_of(&self, id: CardId) -> Option<usize> {
        self.places.iter().position(|place| place.contains(&id))
    }

    /// Whether all places are empty.
    #[must_use]
    pub fn are_places_empty(&self) -> bool {
        self.places.iter().all(Vec::is_empty)
    }

    /// The cards in the hand, sorted.
    #[must_use]
    pub fn hand(&self) -> Vec<CardId> {
        let in_hand = self.cards.iter();
        let mut hand: Vec<(CardId, Card)> = in_hand
            .filter(|(id, _)| self.place_of(*id).is_none())
            .copied()
            .collect();
        let by_suit = self.by_suit;
        sort_few(&mut hand, |(_, card)| {
            let (rank, suit) = (card.rank().map(|rank| rank as u8), suit_place(*card));
            let of_suit = if by_suit { suit } else { 0 };
            (of_suit, Reverse(rank), suit)
        });
        hand.into_iter().map(|(id, _)| id).collect()
    }

    /// The rows of cards in the hand: two where one would be too narrow.
    #[must_use]
    pub fn rows_in_hand(&self) -> Vec<Vec<CardId>> {
        let hand = self.hand();
        if hand.len() <= MOST_IN_A_ROW {
            return vec![hand];
        }
        let (upper, lower) = hand.split_at(hand.len().div_ceil(2));
        vec![upper.to_vec(), lower.to_vec()]
    }

    /// Whether the hand is sorted by suit. Otherwise it is sorted by rank.
    #[must_use]
    pub fn is_by_suit(&self) -> bool {
        self.by_suit
    }

    /// Changes between sorting by suit and by rank.
    pub fn sort(&mut self) {
        self.by_suit = !self.by_suit;
        self.touched = None;
    }

    /// How many cards are picked.
    #[must_use]
    pub fn picks(&self) -> usize {
        self.picked.len()
    }

    /// Whether this card is picked.
    #[must_use]
    pub fn is_picked(&self, id: CardId) -> bool {
        self.picked.contains(&id)
    }

    /// Picks a card in the hand, or puts it back. A card in a place is taken back if nothing is picked. Otherwise the
    /// picked cards go to its place; if that is full, a single picked card changes places with it.
    pub fn press_card(&mut self, id: CardId) {
        self.press_one(id);
        self.tidy();
    }

    fn press_one(&mut self, id: CardId) {
        self.focused = Some(id);
        let Some(nth) = self.place_of(id) else {
            match self.picked.iter().position(|other| *other == id) {
                Some(at) => drop(self.picked.remove(at)),
                None => self.picked.push(id),
            }
            self.touched = None;
            return;
        };
        match self.picked[..] {
            [] => self.take_back(id),
            [only] if !self.fits(nth, &with(&self.places[nth], &[only])) => {
                let mut changed = self.places[nth].clone();
                changed
                    .iter_mut()
                    .filter(|held| **held == id)
                    .for_each(|held| *held = only);
                if self.fits(nth, &changed) {
                    self.places[nth] = changed;
                    self.picked.clear();
                    self.touched = Some(nth);
                } else {
                    self.press_place(nth);
                }
            }
            _ => self.press_place(nth),
        }
    }

    /// Puts the picked cards into a place. If nothing is picked, takes back the cards that lie there.
    pub fn press_place(&mut self, nth: usize) {
        if nth >= self.places.len() {
            return;
        }
        self.touched = Some(nth);
        let picked = std::mem::take(&mut self.picked);
        if picked.is_empty() {
            self.places[nth].clear();
            return;
        }
        let more = with(&self.places[nth], &picked);
        self.places[nth] = if self.fits(nth, &more) {
            more
        } else if self.fits(nth, &picked) {
            // There is no room beside the cards that lie there, so they go back to the hand.
            picked
        } else {
            self.picked = picked[HAND..].to_vec();
            picked[..HAND].to_vec()
        };
        // The keyboard focus returns to the hand.
        self.focused = self.focused.filter(|id| self.place_of(*id).is_none());
        self.tidy();
    }

    /// Takes a card back into the hand.
    pub fn take_back(&mut self, id: CardId) {
        if let Some(nth) = self.place_of(id) {
            self.places[nth].retain(|other| *other != id);
            self.touched = Some(nth);
        }
        self.picked.retain(|other| *other != id);
    }

    /// The value of the hand in a place. `None`: it is no whole hand.
    #[must_use]
    pub fn value(&self, nth: usize, ranking: &Ranking) -> Option<HandValue> {
        ranking.row(&self.cards_in(nth))
    }

    /// The whole hands in the places.
    #[must_use]
    pub fn set_hands(&self, ranking: &Ranking) -> Vec<SetHand> {
        let places = 0..self.places.len();
        places
            .filter_map(|nth| SetHand::new(&self.cards_in(nth), ranking))
            .collect()
    }

    /// The first hand that is better than one before it, and that one, counted from 0.
    #[must_use]
    pub fn first_out_of_order(&self, ranking: &Ranking) -> Option<(usize, usize)> {
        let mut before: Option<(usize, HandValue)> = None;
        for nth in 0..self.places.len() {
            let Some(value) = self.value(nth, ranking) else {
                continue;
            };
            match before {
                Some((worse, least)) if value > least => return Some((nth, worse)),
                _ => before = Some((nth, value)),
            }
        }
        None
    }

    /// Sorts the hands, best first. Places without a whole hand come last.
    pub fn best_first(&mut self, ranking: &Ranking) {
        let mut places: Vec<(Option<HandValue>, Vec<CardId>)> = (0..self.places.len())
            .map(|nth| (self.value(nth, ranking), self.places[nth].clone()))
            .collect();
        sort_few(&mut places, |(value, _)| Reverse(*value));
        self.places = places.into_iter().map(|(_, place)| place).collect();
        self.touched = None;
    }

    /// Puts these hands into the places, best first, in place of all that lies there.
    pub fn lay(&mut self, hands: &[SetHand], ranking: &Ranking) {
        for place in &mut self.places {
            place.clear();
        }
        let id = |card: &Card| {
            let held = self.cards.iter().find(|(_, held)| held == card);
            held.map(|(id, _)| *id)
        };
        let laid = hands
            .iter()
            .map(|hand| hand.cards().iter().filter_map(id).collect());
        let laid: Vec<Vec<CardId>> = laid.collect();
        for (place, cards) in self.places.iter_mut().zip(laid) {
            *place = cards;
        }
        self.picked.clear();
        self.tidy();
        self.best_first(ranking);
    }

    /// How many cards are missing in the places.
    #[must_use]
    pub fn missing(&self) -> usize {
        let missing = |place: &Vec<CardId>| HAND.saturating_sub(place.len());
        self.places.iter().map(missing).sum()
    }

    /// The hands to be laid. `None`: a place is not whole, or a hand is better than the one before it.
    #[must_use]
    pub fn rows(&self, ranking: &Ranking) -> Option<Rows> {
        let rows = Rows::new((0..self.places.len()).map(|nth| self.cards_in(nth)))?;
        rows.is_in_order(ranking).then_some(rows)
    }

    /// The place that changed last, for screen readers.
    #[must_use]
    pub fn touched(&self) -> Option<usize> {
        self.touched
    }

    /// Sorts the cards in each place: equal ranks together and first, otherwise the highest first.
    fn tidy(&mut self) {
        let mut places = std::mem::take(&mut self.places);
        for place in &mut places {
            let ranks: Vec<_> = place
                .iter()
                .filter_map(|id| self.card(*id)?.rank())
                .collect();
            sort_few(place, |id| {
                let card = self.card(*id);
                let rank = card.and_then(Card::rank);
                let alike = ranks.iter().filter(|other| Some(**other) == rank).count();
                (
                    Reverse(alike),
                    Reverse(rank.map(|rank| rank as u8)),
                    card.map(suit_place),
                )
            });
        }
        self.places = places;
    }

    fn cards_in(&self, nth: usize) -> Vec<Card> {
        let place = self.places.get(nth).into_iter().flatten();
        place.filter_map(|id| self.card(*id)).collect()
    }

    fn card(&self, id: CardId) -> Option<Card> {
        let held = self.cards.iter().find(|(held, _)| *held == id);
        held.map(|(_, card)| *card)
    }

    /// Whether these cards fit in the place: three, or four of a kind if no other place has four.
    fn fits(&self, nth: usize, cards: &[CardId]) -> bool {
        let faces: Vec<Card> = cards.iter().filter_map(|id| self.card(*id)).collect();
        let others = self
            .places
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != nth);
        let is_first = || others.into_iter().all(|(_, place)| place.len() <= HAND);
        cards.len() <= HAND || (self.fours && four_of_a_kind(&faces).is_some() && is_first())
    }
}

/// How many cards a hand has, unless it is four of a kind.
const HAND: usize = 3;
/// The most cards in a row. A larger hand lies in two rows.
const MOST_IN_A_ROW: usize = 9;

/// The order of suits. The colours alternate.
fn suit_place(card: Card) -> u8 {
    use crate::cards::Suit;
    match card.suit() {
        Some(Suit::Spades) => 1,
        Some(Suit::Hearts) => 2,
        Some(Suit::Clubs) => 3,
        Some(Suit::Diamonds) => 4,
        None => 0,
    }
}

fn with(place: &[CardId], more: &[CardId]) -> Vec<CardId> {
    [place, more].concat()
}

#[cfg(test)]
mod tests;
