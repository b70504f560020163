//! The status line for screen readers.

use super::{Game, Scene};
use crate::app::i18n::say;
use crate::app::table::family;
use crate::app::words;
use crate::cards::Card;
use crate::engine::{Ask, Choice, Event, Face, SettingAsk, Turn, VyingAsk};

impl Game {
    /// The status line: what happened last, and what is asked of the player.
    pub fn status_line(self) -> String {
        let mut said = self.log.said();
        let family = self.shown.public(|view| family::of(view.rules()));
        if let Some(set) = family.and_then(|family| (family.status)(self)) {
            return set;
        }
        let (asked, has_price) = self.shown.public(|view| {
            let opens = view.stake() == 0 && view.rules().is_betting();
            (view.ask(), !opens)
        });
        if !self.is_my_turn() || self.scene.get() != Scene::Playing || self.curtain().is_some() {
            return said;
        }
        if let Some(hand) = self.hand_just_opened() {
            said = said + " " + &hand;
        }
        let asks = match asked {
            Ask::Vying(VyingAsk::Turn(Turn::Own { .. })) if has_price => {
                return said + " " + &self.price();
            }
            Ask::Vying(VyingAsk::Turn(Turn::Own { .. })) => say::YOUR_TURN_TO_OPEN.get(),
            Ask::Vying(VyingAsk::Turn(Turn::Lend { .. })) => say::LEND_OR_REFUSE.get(),
            Ask::Vying(VyingAsk::Turn(Turn::LendOrShow { .. })) => say::LEND_OR_SHOW.get(),
            Ask::Setting(SettingAsk::Set { .. }) => say::SET_YOUR_HANDS.get(),
            Ask::Vying(VyingAsk::Discard { .. }) => words::must_throw(self.must_throw()),
            _ => say::YOUR_TURN.get(),
        };
        said + " " + asks
    }

    /// The player's own cards, just after he has looked at them or thrown some away. `None` on a shared screen, where
    /// they must not be read aloud.
    fn hand_just_opened(self) -> Option<String> {
        let own = self.actor().filter(|_| !self.seats.is_shared())?;
        let is_asking = |event: &Event<Face>| matches!(event, Event::Asked(_));
        self.view(|view| {
            let did = view.history().rfind(|event| !is_asking(event))?;
            let opened = match did {
                Event::Looked { seat, .. } | Event::Discarded { seat, .. } => seat == own,
                _ => false,
            };
            let place = view.seat(own).filter(|_| opened)?;
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
    fn price(self) -> String {
        let bet = self.choices().into_iter().find_map(|choice| match choice {
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
