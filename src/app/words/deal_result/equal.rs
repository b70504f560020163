//! Why somebody has lost with a hand that is as good as the winner's.

use super::teller::Teller;
use crate::app::i18n::{Text, say};
use crate::engine::{Compared, Ending, Event, Face, Purse, Seat, SeatSet, Standing};

impl Teller<'_> {
    /// A sentence for each comparison of equal hands that one of them has lost: the table does not know the cards, or somebody
    /// has covered. `payer_loses` says why whoever paid to see has lost.
    pub(super) fn equal_hands(&self, how: Ending, payer_loses: Text) -> Vec<String> {
        let mut why: Vec<Text> = Vec::new();
        for event in self.history {
            let text = match event {
                Event::Declared { question, answer }
                    if question.is_of_hands() && answer.seats.len() > 1 =>
                {
                    self.why_real(how, answer.seats, payer_loses)
                }
                Event::Paid {
                    from: Purse::Pot(pot),
                    to: Purse::Seat(winner),
                    ..
                } => self.coverer(*pot).and_then(|by| self.equals(by, *winner)),
                _ => None,
            };
            why.extend(text.filter(|text| !why.iter().any(|other| other.get() == text.get())));
        }
        why.into_iter().map(|text| text.get().into()).collect()
    }

    /// Whether several players were named as equal where this was asked about real cards.
    pub fn were_equal(&self, is_asked: impl Fn(Compared) -> bool) -> bool {
        let equal = |event: &Event<Face>| matches!(event, Event::Declared { question, answer } if is_asked(question.of) && answer.seats.len() > 1);
        self.history.iter().any(equal)
    }

    /// Why one of those whose real hands are equal has lost. `None`: they share, or the game's own words tell it.
    fn why_real(&self, how: Ending, equal: SeatSet, payer_loses: Text) -> Option<Text> {
        let is_covered = |seat: Seat| {
            let place = self.view.seat(seat);
            place.is_some_and(|place| matches!(place.standing(), Standing::Covered(_)))
        };
        match how {
            _ if equal.iter().any(is_covered) => Some(say::DECIDED_BY_COVERING),
            Ending::See => Some(payer_loses),
            Ending::Show => Some(say::DECIDED_BY_BEING_SHORT),
            _ => None,
        }
    }

    /// Who has covered this pot. `None`: nobody.
    fn coverer(&self, pot: u8) -> Option<Seat> {
        let mut covers = self.history.iter().filter_map(|event| match event {
            Event::Covered { seat, .. } => Some(*seat),
            _ => None,
        });
        covers.nth(pot.into())
    }

    /// Why the pot that `by` has covered goes to `winner`, where both have shown equal hands.
    fn equals(&self, by: Seat, winner: Seat) -> Option<Text> {
        let ranking = self.view.ranking();
        let value = |seat| Some(ranking.value(self.cards(seat)?));
        let is_equal = by != winner && value(by)? == value(winner)?;
        is_equal.then_some(say::DECIDED_BY_COVERING)
    }
}
