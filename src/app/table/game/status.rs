//! What those who listen are told beside what happens.

use super::model::Model;
use super::phase::Phase;
use crate::app::i18n::say;
use crate::app::table::places::in_order;
use crate::app::words;
use crate::cards::Card;
use crate::engine::{Event, Seat};

impl Model {
    /// What is asked of the player in the words of all games, in a sentence or more. `None`: nothing is.
    pub fn asks(&self) -> Option<String> {
        if !self.is_my_turn() || self.phase != Phase::Playing || self.curtain().is_some() {
            return None;
        }
        Some(match self.public(|view| view.ask().is_to_set()) {
            true => self.named(say::SET_YOUR_HANDS.get()),
            false => self.in_turn(""),
        })
    }

    /// Whose turn it is, and what is asked.
    pub fn in_turn(&self, asks: &str) -> String {
        let asked = self.public(|view| view.ask().seat());
        let turn = asked.map(|seat| say::turn_of(&self.seats.somebody(seat)) + " ");
        turn.unwrap_or_default() + asks
    }

    /// What is asked. Where several share the screen, all hear whose turn it is.
    pub fn named(&self, asks: &str) -> String {
        match self.seats.is_shared() {
            true => self.in_turn(asks),
            false => asks.into(),
        }
    }

    /// The player's own cards, when he has looked at them or thrown some away with this event. `None` on a shared screen,
    /// where they must not be read aloud.
    pub(super) fn hand_opened_by(&self, event: &Event) -> Option<String> {
        let own = self.actor().filter(|_| !self.seats.is_shared())?;
        let (Event::Looked { seat, .. } | Event::Discarded { seat, .. }) = event else {
            return None;
        };
        self.hand_aloud(own).filter(|_| *seat == own)
    }

    /// What a seat holds, in the order in which it lies. `None`: the player at the screen has seen no hand of it.
    pub fn hand_aloud(&self, own: Seat) -> Option<String> {
        let sorted = self.settings.sorted;
        self.view(|view| {
            let place = view.seat(own)?;
            // Of two hands he has looked at one.
            let cards: Vec<Card> = place.hands().find_map(|hand| {
                let lie = in_order(hand.playing(), sorted).into_iter();
                lie.map(|(_, card)| card).collect()
            })?;
            let cards = words::cards(cards.into_iter());
            Some(match place.known_hand() {
                Some((_, value)) => say::you_hold_hand(&cards, &words::a_hand(value)),
                None => say::you_hold(&cards),
            })
        })
    }
}
