//! What those who listen are told beside what happens.

use super::Phase;
use super::model::Model;
use crate::app::i18n::say;
use crate::app::words;
use crate::cards::Card;
use crate::engine::{Ask, Choice, Event, Turn, VyingAsk};

impl Model {
    /// What is asked of the player in the betting games, in a sentence or more. `None`: nothing is.
    pub fn asks(&self) -> Option<String> {
        let is_opened = self.public(|view| view.stake() > 0);
        self.asks_for(is_opened)
    }

    /// The same where a bet has a price, or is to be opened.
    pub fn asks_for(&self, has_price: bool) -> Option<String> {
        let asked = self.public(|view| view.ask());
        if !self.is_my_turn() || self.phase != Phase::Playing || self.curtain().is_some() {
            return None;
        }
        let asks = match asked {
            Ask::Vying(VyingAsk::Turn(Turn::Own { .. })) if has_price => {
                return Some(self.price());
            }
            Ask::Vying(VyingAsk::Turn(Turn::Own { .. })) => say::YOUR_TURN_TO_OPEN.get(),
            Ask::Vying(VyingAsk::Turn(Turn::Lend { .. })) => say::LEND_OR_REFUSE.get(),
            Ask::Vying(VyingAsk::Turn(Turn::LendOrShow { .. })) => say::LEND_OR_SHOW.get(),
            ask if ask.is_to_set() => say::SET_YOUR_HANDS.get(),
            Ask::Vying(VyingAsk::Discard { .. }) => words::must_throw(self.must_throw()),
            _ => say::YOUR_TURN.get(),
        };
        Some(asks.into())
    }

    /// The player's own cards, when he has looked at them or thrown some away with this event. `None` on a shared screen,
    /// where they must not be read aloud.
    pub(super) fn hand_opened_by(&self, event: &Event) -> Option<String> {
        let own = self.actor().filter(|_| !self.seats.is_shared())?;
        let (Event::Looked { seat, .. } | Event::Discarded { seat, .. }) = event else {
            return None;
        };
        self.view(|view| {
            let place = view.seat(own).filter(|_| *seat == own)?;
            let cards: Option<Vec<Card>> = place
                .hands()
                .last()?
                .playing()
                .map(|face| face.card)
                .collect();
            let cards = words::cards(cards?.into_iter());
            Some(match place.known_hand() {
                Some((_, value)) => say::you_hold_hand(&cards, &words::a_hand(value)),
                None => say::you_hold(&cards),
            })
        })
    }

    /// What staying in costs, as a sentence.
    fn price(&self) -> String {
        let bet = self.choices().iter().find_map(|choice| match *choice {
            Choice::Bet { least, .. } | Choice::BetBy { least, .. } => {
                Some(say::your_turn_to_bet(least))
            }
            Choice::Borrow { least, .. } => Some(say::your_turn_to_borrow(least)),
            Choice::Cover { chips } => Some(say::your_turn_to_cover(chips)),
            _ => None,
        });
        bet.unwrap_or_else(|| say::YOUR_TURN_TO_LOOK.get().into())
    }
}
