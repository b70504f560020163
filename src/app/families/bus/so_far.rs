//! The deal so far: where each card lies, and what each player has done. Read from a view.

use super::picks::place_face_down;
use crate::app::table::game::Model;
use crate::cards::sort_few;
use crate::engine::{BusEvent, CardId, Event, Face, Seat, SeatSet, View, Viewer, Zone};

/// The id of a card's element.
#[must_use]
pub fn card_name(so_far: &SoFar, id: CardId) -> String {
    format!("card-{}", so_far.element(id))
}

/// What a player did last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastMove {
    /// He swapped a card.
    Swap,
    /// He swapped all three.
    SwapAll,
    /// He has stuck.
    Stick,
}

/// The deal so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SoFar {
    /// The cards of each hand by seat, in the order in which they lie.
    hands: Vec<Vec<CardId>>,
    board: Vec<CardId>,
    /// The element that shows each card, by card id.
    elements: Vec<u8>,
    /// The elements that come first on the page: those of the player's own cards and of the board, as they lay when he was
    /// asked last. While cards are swapped they keep their order, because moving an element ends its motion.
    first: Vec<u8>,
    /// Who put the face-down card on the board. `None`: nobody.
    pub put_down: Option<Seat>,
    did: Vec<(Seat, LastMove)>,
    /// Who has stuck.
    pub stuck: Option<Seat>,
    /// The cards that have been turned up at the end.
    exposed: Vec<CardId>,
    /// The seats that are losing a life.
    pub lost: SeatSet,
}

impl SoFar {
    /// Reads the deal at this table. The cards of a single player are followed for him; on a shared screen nobody's
    /// are.
    #[must_use]
    pub fn at(game: &Model, view: View<'_>) -> SoFar {
        let own = game.actor().filter(|_| !game.is_replay());
        SoFar::seen_from(view, own.filter(|_| !game.seats().is_shared()), own)
    }

    /// Reads the deal. Only the seat `open` may know which of its cards it put face down.
    #[must_use]
    pub fn of(view: View<'_>, open: Option<Seat>) -> SoFar {
        SoFar::seen_from(view, open, None)
    }

    /// Reads the deal. The cards of the seat `own` and the board come first on the page.
    fn seen_from(view: View<'_>, open: Option<Seat>, own: Option<Seat>) -> SoFar {
        let down = place_face_down(view);
        let mut so_far = SoFar {
            hands: vec![Vec::new(); view.seats().len()],
            ..SoFar::default()
        };
        for event in view.history() {
            match event {
                Event::Dealt { to, card } => {
                    so_far.dealt(to, card.id);
                    so_far.put_first(own);
                }
                Event::Asked(ask) if ask.seat() == own => so_far.put_first(own),
                Event::Exposed { card, .. } => so_far.exposed.push(card.id),
                Event::Bus(BusEvent::Swapped { seat, gave, took }) => {
                    let is_open = open == Some(seat) || view.viewer() == Viewer::Hindsight;
                    so_far.swapped(seat, [gave.id, took.id], down, is_open);
                }
                Event::Bus(BusEvent::SwappedAll { seat, gave, took }) => {
                    so_far.swapped_all(seat, *gave, *took, down);
                }
                Event::Bus(BusEvent::Stuck { seat }) => {
                    so_far.stuck = Some(seat);
                    so_far.did.push((seat, LastMove::Stick));
                }
                Event::Bus(BusEvent::Lost { seat }) => so_far.lost.insert(seat),
                _ => {}
            }
        }
        so_far
    }

    /// How many cards have been dealt.
    #[must_use]
    pub fn dealt_cards(&self) -> u8 {
        self.elements.len() as u8
    }

    /// The element that shows a card. It does not tell others which card was put face down: that card gets another's
    /// element.
    #[must_use]
    pub fn element(&self, id: CardId) -> u8 {
        let element = self.elements.get(usize::from(id.0));
        element.copied().unwrap_or(id.0)
    }

    /// The place of an element on the page.
    #[must_use]
    pub fn order(&self, element: u8) -> usize {
        let first = self.first.iter().position(|one| *one == element);
        first.unwrap_or(self.first.len() + usize::from(element))
    }

    /// The cards of a hand in the order in which they lie. `view` is of the same table.
    #[must_use]
    pub fn hand(&self, view: View<'_>, seat: Seat) -> Vec<Face> {
        let hands = view.seat(seat).into_iter().flat_map(|place| place.hands());
        let mut faces: Vec<Face> = hands.flat_map(|hand| hand.faces()).collect();
        let lies = self.hands.get(seat.index());
        sort_few(&mut faces, |face| {
            lies.and_then(|lies| lies.iter().position(|id| *id == face.id))
        });
        faces
    }

    /// Whether a card has been turned up at the end.
    #[must_use]
    pub fn is_exposed(&self, id: CardId) -> bool {
        self.exposed.contains(&id)
    }

    /// Whether hands are being shown, or have been.
    #[must_use]
    pub fn is_showing(&self) -> bool {
        !self.exposed.is_empty()
    }

    /// What a player did last.
    #[must_use]
    pub fn did(&self, seat: Seat) -> Option<LastMove> {
        let did = self.did.iter().rev().find(|(by, _)| *by == seat);
        did.map(|(_, did)| *did)
    }

    /// The seats with the lowest hand, once all hands are turned up.
    #[must_use]
    pub fn lowest(&self, view: View<'_>) -> SeatSet {
        let hands = view.seats().filter(|place| place.hands().len() > 0);
        let values: Vec<_> = hands
            .map(|place| {
                let is_up = self.is_up(view, place.seat());
                let known = place.known_hand().filter(|_| is_up);
                (place.seat(), known.map(|(_, value)| value))
            })
            .collect();
        // `None` is less than any value: while a hand is hidden, the least value is unknown.
        let least = values.iter().map(|(_, value)| *value).min().flatten();
        let low = values
            .iter()
            .filter(|(_, value)| least.is_some() && *value == least);
        low.map(|(seat, _)| *seat).collect()
    }

    /// Whether a whole hand has been turned up.
    #[must_use]
    pub fn is_up(&self, view: View<'_>, seat: Seat) -> bool {
        let mut faces = self.hand(view, seat).into_iter();
        faces.len() > 0 && faces.all(|face| self.is_exposed(face.id))
    }

    fn dealt(&mut self, to: Zone, id: CardId) {
        while self.elements.len() <= usize::from(id.0) {
            self.elements.push(self.elements.len() as u8);
        }
        match to {
            Zone::Hand(seat) => {
                if let Some(hand) = self.hands.get_mut(seat.index()) {
                    hand.push(id);
                }
            }
            Zone::Board => self.board.push(id),
            Zone::Spare(_) => {}
        }
    }

    fn put_first(&mut self, own: Option<Seat>) {
        if let Some(hand) = own.and_then(|own| self.hands.get(own.index())) {
            let cards = hand.iter().chain(&self.board);
            self.first = cards.map(|id| self.element(*id)).collect();
        }
    }

    /// The taken card gets the place of the given one. If one lies face down, the taken card comes last as in the
    /// engine, because places must not tell which card was given.
    fn swapped(&mut self, seat: Seat, [gave, took]: [CardId; 2], down: Option<usize>, open: bool) {
        self.did.push((seat, LastMove::Swap));
        let place = self.board.iter().position(|id| *id == took);
        let hand = self.hands.get_mut(seat.index());
        let from = hand
            .as_ref()
            .and_then(|hand| hand.iter().position(|id| *id == gave));
        let (Some(place), Some(hand), Some(from)) = (place, hand, from) else {
            return;
        };
        self.board[place] = gave;
        if down.is_none() {
            hand[from] = took;
            return;
        }
        let middle = hand[hand.len() / 2];
        hand.remove(from);
        hand.push(took);
        if Some(place) == down {
            self.put_down = Some(seat);
            if !open {
                // Nobody may see which card left the hand, so the middle one moves.
                let [gave, middle] = [gave, middle].map(|id| usize::from(id.0));
                self.elements.swap(gave, middle);
            }
        }
    }

    fn swapped_all(&mut self, seat: Seat, gave: [Face; 3], took: [Face; 3], down: Option<usize>) {
        self.did.push((seat, LastMove::SwapAll));
        if down.is_some() {
            self.put_down = Some(seat);
        }
        self.board = gave.map(|face| face.id).to_vec();
        for id in self.hands.get_mut(seat.index()).into_iter().flatten() {
            let nth = gave.iter().position(|face| face.id == *id);
            if let Some(nth) = nth {
                *id = took[nth].id;
            }
        }
    }
}

#[cfg(test)]
mod tests;
