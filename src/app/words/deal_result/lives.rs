//! The result of a deal in which lives are lost.

use super::Teller;
use crate::app::i18n::{Name, say};
use crate::app::words::{hand_name, join_list};
use crate::engine::{Event, Face, Seat, SwappingEvent};

impl<N: Fn(Seat) -> Name> Teller<'_, N> {
    /// Who has lost a life, without a full stop.
    pub(super) fn lost(&self) -> String {
        let lost = |event: &Event<Face>| match event {
            Event::Swapping(SwappingEvent::Lost { seat }) => Some(*seat),
            _ => None,
        };
        let lost: Vec<Seat> = self.history.iter().filter_map(lost).collect();
        match lost[..] {
            [] => say::NO_LIFE_LOST.get().into(),
            [only] => {
                let lives = self.view.seat(only).map_or(0, |place| place.score());
                let says = say::loses_life_of(&self.name(only), lives.into());
                says.trim_end_matches('.').into()
            }
            _ => {
                let names = lost.into_iter().map(|seat| self.name(seat).name);
                say::lose_a_life_each(&join_list(names.collect()))
            }
        }
    }

    /// Sentences about the lowest shown hand and the players who lost their last life.
    pub(super) fn lowest(&self) -> Vec<String> {
        let ranking = self.view.ranking();
        let hands = self.shown().into_iter();
        let values = hands.filter_map(|seat| Some(ranking.value(self.cards(seat)?)));
        let lowest = values.min().map(hand_name);
        let mut lines: Vec<String> = lowest
            .map(|hand| say::lowest_hand_was(&hand))
            .into_iter()
            .collect();
        let is_lost =
            |event: &Event<Face>| matches!(event, Event::Swapping(SwappingEvent::Lost { .. }));
        if !self.history.iter().any(is_lost) {
            lines.push(say::WOULD_LEAVE_NOBODY.get().into());
        } else if !self.won().is_empty() {
            lines.push(self.lost() + ".");
        }
        lines
    }
}
