//! Actions that a player must confirm by a second press: a large stake, and what is easily pressed by mistake.

use super::model::Model;
use crate::app::i18n::say;
use crate::cards::HandKind;
use crate::engine::{Action, Chips, Choice, Seat, View};

impl Model {
    /// Whether this action waits for a second press.
    pub fn is_to_confirm(&self, action: Action) -> bool {
        self.plans.to_confirm == Some(action)
    }

    /// A sentence that asks for the second press. `None`: none is awaited.
    pub fn asks_to_confirm(&self) -> Option<String> {
        let action = self.plans.to_confirm?;
        Some(match self.stake(action) {
            0 if action == Action::Showdown => say::PRESS_AGAIN_TO_SHOW.get().into(),
            0 => say::PRESS_AGAIN_IF_SURE.get().into(),
            stake => say::press_again_for(stake),
        })
    }

    /// Looks at the cards by a press on them, which must be confirmed where the player wishes that.
    pub(super) fn look_by_card(&mut self) {
        self.act_once_sure(Action::Look(None), self.settings.confirms);
    }

    /// Whether the action of this seat needs no further press. If it does, it is awaited.
    pub(super) fn is_sure(&mut self, seat: Seat, action: Action, is_risky: bool) -> bool {
        let asks = !self.is_to_confirm(action)
            && (is_risky
                || self.is_large_stake(seat, action)
                || self.settings.confirms && self.is_irreversible(seat, action));
        self.plans.to_confirm = Some(action).filter(|_| asks);
        !asks
    }

    /// Whether an action stakes more than half of the chips of its player.
    fn is_large_stake(&self, seat: Seat, action: Action) -> bool {
        let own = self.public(|view| Some(view.seat(seat)?.chips()));
        self.stake(action) > own.unwrap_or(0) / 2
    }

    /// What a bet or a see costs, in chips. Other actions are not counted: their buttons name all that they cost.
    fn stake(&self, action: Action) -> Chips {
        let cost = |choice: &Choice| match *choice {
            Choice::See { cost, .. } => Some(cost),
            _ => None,
        };
        match action {
            Action::Bet(chips) => chips,
            Action::See => self.choices().iter().find_map(cost).unwrap_or(0),
            _ => 0,
        }
    }

    /// Whether an action loses something that no later one brings back: it folds a hand that is good or costs nothing to keep,
    /// or it shows or exchanges whole hands.
    fn is_irreversible(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Fold => {
                let mut choices = self.choices().iter();
                choices.any(|choice| choice.is_to_check())
                    || self.view_of(seat, |view| is_good(view, seat))
            }
            _ => action.is_of_whole_hand(),
        }
    }
}

/// Whether the viewer sees that this seat holds a run or better. Of five cards and more, many players hold one.
fn is_good(view: View<'_>, seat: Seat) -> bool {
    let is_rare = view.rules().cards_dealt() < Some(5);
    let known = view.seat(seat).and_then(|place| place.known_hand());
    is_rare && known.is_some_and(|(_, value)| value.kind() >= HandKind::Run)
}
