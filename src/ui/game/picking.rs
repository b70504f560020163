//! Picking from a hand of more than three that has just been opened: the cards to throw away, or the three to play
//! (RULES 1.4).
//! What can be picked is what the eyes at the screen see: nothing on a shared one but while it is peeked at.

use arrayvec::ArrayVec;
use leptos::prelude::*;

use super::Game;
use crate::cards::{Card, CardSet, MOST_TO_CHOOSE_FROM};
use crate::engine::{Action, CardId, Choice, Seat, Viewer};
use crate::ui::felt::in_order;

/// The cards of a hand from which some must go.
pub type Seen = ArrayVec<(CardId, Card), MOST_TO_CHOOSE_FROM>;

impl Game {
    /// How many cards the player at the screen must throw away now, where he must.
    pub fn must_throw(self) -> Option<usize> {
        self.choices().into_iter().find_map(|choice| match choice {
            Choice::Discard { cards, .. } => Some(cards.into()),
            _ => None,
        })
    }

    /// Whether the cards picked are those that play: of many cards it is quicker to choose three than to throw away
    /// the rest.
    pub fn picks_to_play(self) -> bool {
        self.must_throw().is_some_and(|cards| cards > 2)
    }

    /// How many cards the player at the screen must pick now.
    pub fn must_pick(self) -> usize {
        let throws = self.must_throw().unwrap_or(0);
        if self.picks_to_play() { 3 } else { throws }
    }

    /// How many cards he may pick now.
    pub fn most_to_pick(self) -> usize {
        let most = self.choices().into_iter().find_map(|choice| match choice {
            Choice::Exchange { most, .. } => Some(most.into()),
            _ => None,
        });
        most.unwrap_or_else(|| self.must_pick())
    }

    /// The cards that can be picked now, as they lie; of a hand that its player has not looked at all of them.
    pub fn can_be_picked(self) -> Vec<CardId> {
        let is_unseen = |choice: &Choice| matches!(choice, Choice::Exchange { unseen: 1.., .. });
        if !self.choices().iter().any(is_unseen) {
            return self.pickable().iter().map(|(id, _)| *id).collect();
        }
        let own = self.actor();
        self.public(|view| {
            let hand = own.and_then(|own| view.seat(own)?.hands().last());
            hand.into_iter().flat_map(|hand| hand.ids()).collect()
        })
    }

    /// The cards that can be picked now and are seen, as they lie.
    pub fn pickable(self) -> Seen {
        if self.most_to_pick() == 0 {
            return Seen::new();
        }
        let own = match self.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Gallery | Viewer::Hindsight => Seat(u8::MAX),
        };
        self.view(|view| {
            let hand = view.seat(own).and_then(|place| place.hands().last());
            let faces = hand.into_iter().flat_map(|hand| hand.faces());
            let lie = in_order(faces, self.settings.get().sorted).into_iter();
            lie.filter_map(|(id, card)| Some((id, card?))).collect()
        })
    }

    /// Whether this card is picked.
    pub fn is_picked(self, id: CardId) -> bool {
        self.picked.with(|picked| picked.contains(&id))
    }

    /// Picks this card, or puts it back. Of too many the one picked first goes back.
    pub fn pick(self, id: CardId) {
        let most = untrack(|| self.most_to_pick());
        self.picked.update(
            |picked| match picked.iter().position(|other| *other == id) {
                Some(at) => drop(picked.remove(at)),
                None if most > 0 => {
                    if picked.len() == most {
                        picked.remove(0);
                    }
                    picked.push(id);
                }
                None => {}
            },
        );
    }

    /// Picks the best three to play, or all others to be thrown away.
    pub fn pick_worst(self) {
        let seen = untrack(|| self.pickable());
        let cards: ArrayVec<Card, MOST_TO_CHOOSE_FROM> =
            seen.iter().map(|(_, card)| *card).collect();
        let best = self.public(|view| view.ranking().best(&cards));
        if let Some(best) = best {
            let to_play = untrack(|| self.picks_to_play());
            let picks = seen
                .iter()
                .filter(|(_, card)| best.discards.contains(*card) != to_play);
            self.picked.set(picks.map(|(id, _)| *id).collect());
        }
    }

    /// The cards picked, as they lie.
    pub fn picks(self) -> ArrayVec<Card, MOST_TO_CHOOSE_FROM> {
        let seen = self.pickable().into_iter();
        seen.filter(|(id, _)| self.is_picked(*id))
            .map(|(_, card)| card)
            .collect()
    }

    /// Throws the picked cards away, or all but those, where as many are picked as must be.
    pub fn throw_picked(self) {
        let picks: CardSet = untrack(|| self.picks()).into_iter().collect();
        if picks.is_empty() || picks.len() != untrack(|| self.must_pick()) {
            return;
        }
        let to_play = untrack(|| self.picks_to_play());
        let seen = untrack(|| self.pickable()).into_iter();
        let thrown = seen
            .map(|(_, card)| card)
            .filter(|card| picks.contains(*card) != to_play);
        self.act(Action::Discard(thrown.collect()));
    }
}
