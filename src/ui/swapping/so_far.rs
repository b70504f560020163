//! What has come of the deal so far: where each card lies, who has done what. Read from a view.

use super::picks::place_face_down;
use crate::cards::sort_few;
use crate::engine::{CardId, Event, Face, Seat, SeatSet, SwappingEvent, View, Viewer, Zone};
use crate::ui::game::Game;

/// What the element of a card is called.
#[must_use]
pub fn card_name(so_far: &SoFar, id: CardId) -> String {
    format!("card-{}", so_far.element(id))
}

/// What a player did last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Did {
    /// He swapped a card.
    Swap,
    /// He swapped all three.
    SwapAll,
    /// He has stuck.
    Stick,
}

/// What has come of the deal so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SoFar {
    /// By seat: the cards of its hand, as they lie.
    hands: Vec<Vec<CardId>>,
    board: Vec<CardId>,
    /// By id: the element that shows the card.
    elements: Vec<u8>,
    /// Who put the card there that lies face down on the board, where somebody did.
    pub put_down: Option<Seat>,
    did: Vec<(Seat, Did)>,
    /// Who has stuck.
    pub stuck: Option<Seat>,
    /// The cards that have been turned up at the end.
    exposed: Vec<CardId>,
    /// Whose lives are on the way.
    pub lost: SeatSet,
}

impl SoFar {
    /// The deal at this table. Who plays it alone against bots follows his own cards; where several share the screen,
    /// nobody's are followed.
    #[must_use]
    pub fn at(game: Game, view: View<'_>) -> SoFar {
        let alone = game
            .actor()
            .filter(|_| !game.is_shared() && !game.is_past());
        SoFar::of(view, alone)
    }

    /// Follows the deal. With `open` eyes it is no secret which of a hand's cards was put face down.
    #[must_use]
    pub fn of(view: View<'_>, open: Option<Seat>) -> SoFar {
        let down = place_face_down(view);
        let mut so_far = SoFar {
            hands: vec![Vec::new(); view.seats().len()],
            ..SoFar::default()
        };
        for event in view.history() {
            match event {
                Event::Dealt { to, card } => so_far.dealt(to, card.id),
                Event::Exposed { card, .. } => so_far.exposed.push(card.id),
                Event::Swapping(SwappingEvent::Swapped { seat, gave, took }) => {
                    let is_open = open == Some(seat) || view.viewer() == Viewer::Hindsight;
                    so_far.swapped(seat, [gave.id, took.id], down, is_open);
                }
                Event::Swapping(SwappingEvent::SwappedAll { seat, gave, took }) => {
                    so_far.swapped_all(seat, *gave, *took, down);
                }
                Event::Swapping(SwappingEvent::Stuck { seat }) => {
                    so_far.stuck = Some(seat);
                    so_far.did.push((seat, Did::Stick));
                }
                Event::Swapping(SwappingEvent::Lost { seat }) => so_far.lost.insert(seat),
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

    /// The element that shows a card. Where a card was put face down, nobody but whoever gave it can follow it by that.
    #[must_use]
    pub fn element(&self, id: CardId) -> u8 {
        let element = self.elements.get(usize::from(id.0));
        element.copied().unwrap_or(id.0)
    }

    /// The cards of a hand as they lie, in a view of the same table.
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

    /// Whether the hands are being shown, or have been.
    #[must_use]
    pub fn is_showing(&self) -> bool {
        !self.exposed.is_empty()
    }

    /// What a player did last.
    #[must_use]
    pub fn did(&self, seat: Seat) -> Option<Did> {
        let did = self.did.iter().rev().find(|(by, _)| *by == seat);
        did.map(|(_, did)| *did)
    }

    /// Who has the lowest hand, once all are turned up.
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
        // Nothing is less than anything.
        let least = values.iter().map(|(_, value)| *value).min().flatten();
        let low = values
            .iter()
            .filter(|(_, value)| least.is_some() && *value == least);
        low.map(|(seat, _)| *seat).collect()
    }

    /// Whether a hand has been turned up whole.
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

    /// The card taken lies where the one given lay. Where one is put face down, hands lie as the engine has them, for
    /// the place of a card is to tell nothing: the one taken comes last.
    fn swapped(&mut self, seat: Seat, [gave, took]: [CardId; 2], down: Option<usize>, open: bool) {
        self.did.push((seat, Did::Swap));
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
                // Whichever it was, it is the one in the middle that is seen to go.
                let [gave, middle] = [gave, middle].map(|id| usize::from(id.0));
                self.elements.swap(gave, middle);
            }
        }
    }

    fn swapped_all(&mut self, seat: Seat, gave: [Face; 3], took: [Face; 3], down: Option<usize>) {
        self.did.push((seat, Did::SwapAll));
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
