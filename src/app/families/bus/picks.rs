//! The cards picked for a swap: one of the player's own and one of the board. A plain value.

use crate::cards::{Card, Hand, HandValue};
use crate::engine::{Action, BusAction, CardId, Face, View};

/// The cards that can be picked, and those that are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picks {
    own: Vec<(CardId, Card)>,
    board: Vec<Face>,
    /// The place of the board whose card lies face down. `None`: none does.
    down: Option<usize>,
    give: Option<CardId>,
    take: Option<CardId>,
}

/// The place of the board whose card lies face down (RULES 10.2, `one_down`). `None`: none does under these rules.
#[must_use]
pub fn place_face_down(view: View<'_>) -> Option<usize> {
    let one_down = view.rules().hides_card_of_board();
    one_down.then_some(1)
}

impl Picks {
    /// Reads the picks. Of the picked cards, the last one in each row counts. The player's own cards can be picked
    /// only if the viewer sees them.
    #[must_use]
    pub fn of(view: View<'_>, picked: &[CardId]) -> Picks {
        let hands = view.own().into_iter().flat_map(|place| place.hands());
        let faces = hands.flat_map(|hand| hand.faces());
        let mut picks = Picks {
            own: faces
                .filter_map(|face| Some((face.id, face.card?)))
                .collect(),
            board: view.board().collect(),
            down: place_face_down(view),
            ..Picks::default()
        };
        for id in picked {
            if picks.is_own(*id) {
                picks.give = Some(*id);
            } else if picks.place(*id).is_some() {
                picks.take = Some(*id);
            }
        }
        picks
    }

    /// Picks a card in place of the one picked in its row, or puts it back.
    pub fn press(&mut self, id: CardId) {
        let picked = if self.is_own(id) {
            &mut self.give
        } else if self.place(id).is_some() {
            &mut self.take
        } else {
            return;
        };
        *picked = if *picked == Some(id) { None } else { Some(id) };
    }

    /// The picked cards.
    #[must_use]
    pub fn ids(&self) -> Vec<CardId> {
        self.give.into_iter().chain(self.take).collect()
    }

    /// Whether this card is picked.
    #[must_use]
    pub fn is_picked(&self, id: CardId) -> bool {
        self.give == Some(id) || self.take == Some(id)
    }

    /// Whether this is one of the player's own cards and can be picked.
    #[must_use]
    pub fn is_own(&self, id: CardId) -> bool {
        self.own.iter().any(|(own, _)| *own == id)
    }

    /// The card that the swap would give. `None`: none is picked.
    #[must_use]
    pub fn gave(&self) -> Option<Card> {
        let own = self.own.iter().find(|(id, _)| Some(*id) == self.give);
        own.map(|(_, card)| *card)
    }

    /// The card of the board that is picked. `None`: none is. `Some(None)`: it lies face down.
    #[must_use]
    pub fn took(&self) -> Option<Option<Card>> {
        let place = self.place(self.take?)?;
        let open = (Some(place) != self.down).then_some(self.board.get(place)?);
        Some(open.and_then(|face| face.card))
    }

    /// The swap of the picked cards. `None`: they are not both picked.
    #[must_use]
    pub fn swap(&self) -> Option<Action> {
        let (give, take) = (self.gave()?, self.took()?);
        Some(Action::Bus(BusAction::Swap { give, take }))
    }

    /// The value of the hand after the swap. `None`: it cannot be known.
    #[must_use]
    pub fn would_be(&self, value: impl Fn(Hand) -> HandValue) -> Option<HandValue> {
        let took = self.took()??;
        let give = self.give?;
        let kept = self.own.iter().filter(|(id, _)| *id != give);
        let cards: Vec<Card> = kept.map(|(_, card)| *card).chain([took]).collect();
        Some(value(Hand(<[Card; 3]>::try_from(cards).ok()?)))
    }

    fn place(&self, id: CardId) -> Option<usize> {
        self.board.iter().position(|face| face.id == id)
    }
}
