//! Drawing: what its actions and choices mean to those who know no mechanic.

use crate::cards::CardSet;
use crate::engine::facts::exchange::{DrawingAction, DrawingIllegal};
use crate::engine::ground::seat::Seat;
use crate::engine::model::Table;
use crate::engine::sums::action::{Action, Choice};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::illegal::Illegal;

impl Action {
    /// Throws these cards and draws as many.
    #[must_use]
    pub fn draw(cards: CardSet) -> Action {
        Action::Drawing(DrawingAction::Draw(cards))
    }

    /// Takes no card, or no more.
    #[must_use]
    pub fn stand() -> Action {
        Action::Drawing(DrawingAction::Stand)
    }

    /// Whether it is one while cards are drawn.
    #[must_use]
    pub fn is_of_drawing(self) -> bool {
        matches!(self, Action::Drawing(_))
    }

    /// Why it is refused at another moment of a deal with a draw. `None`: it is no action of a draw.
    pub(in crate::engine) fn why_no_draw_now(self) -> Option<Illegal> {
        let Action::Drawing(DrawingAction::Draw(_) | DrawingAction::Stand) = self else {
            return None;
        };
        Some(Illegal::Drawing(DrawingIllegal::NoDrawNow))
    }
}

impl DrawingAction {
    /// Whether it exchanges cards as the choice allows.
    pub(in crate::engine) fn is_of(self, choice: Choice) -> bool {
        let Choice::Exchange { from, unseen, most } = choice else {
            return false;
        };
        self.thrown().is_some_and(|thrown| {
            (1..=usize::from(most)).contains(&thrown) && self.throws_of(from, unseen)
        })
    }

    /// The plainest exchange of the choice. `None`: it is of another mechanic.
    pub(in crate::engine) fn plain(choice: Choice) -> Option<DrawingAction> {
        let Choice::Exchange { from, .. } = choice else {
            return None;
        };
        Some(match from.first() {
            Some(card) => DrawingAction::Draw(CardSet::from_iter([card])),
            None => DrawingAction::Unseen(1),
        })
    }
}

impl Ask {
    /// Whether a player is asked to throw cards and to take as many, or to keep his (RULES 10.7, 10.9).
    #[must_use]
    pub fn is_to_exchange(self) -> bool {
        matches!(self, Ask::Drawing(_))
    }
}

impl Table {
    /// The action as records write it: discards that a player has chosen unseen, by their places, become cards (RULES
    /// 10.9). This uses the true cards, so it is for records only.
    #[must_use]
    pub fn named(&self, seat: Seat, action: Action) -> Action {
        let Action::Drawing(DrawingAction::Unseen(places)) = action else {
            return action;
        };
        let hand = self.place(seat).and_then(|place| place.hands.last());
        let cards = hand.into_iter().flat_map(|hand| &hand.cards).enumerate();
        let thrown = cards.filter(|(nth, _)| *nth < 8 && places >> nth & 1 == 1);
        Action::draw(thrown.map(|(_, held)| held.card).collect())
    }
}

impl Choice {
    /// How many real cards it exchanges. `None`: it is no exchange that is counted.
    #[must_use]
    pub fn counts_exchanged(self) -> Option<u8> {
        match self {
            Choice::One(Action::Drawing(DrawingAction::Count(cards))) => Some(cards),
            _ => None,
        }
    }

    /// Whether it is to draw one more card.
    #[must_use]
    pub fn is_to_draw_one_more(self) -> bool {
        self == Choice::One(Action::draw(CardSet::NONE))
    }
}
