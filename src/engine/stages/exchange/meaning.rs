//! Drawing: what its actions and choices mean to those who know no mechanic.

use super::DrawingAction;
use crate::cards::CardSet;
use crate::engine::action::{Action, Choice};

impl Action {
    /// Throws these cards and draws as many.
    #[must_use]
    pub fn draw(cards: CardSet) -> Action {
        Action::Drawing(DrawingAction::Draw(cards))
    }
}

impl Choice {
    /// Whether it is to draw one more card.
    #[must_use]
    pub fn is_to_draw_one_more(self) -> bool {
        self == Choice::One(Action::draw(CardSet::NONE))
    }
}
