//! Picking cards from a looked-at hand of more than three: those to throw away, or the three to play (RULES 1.4).
//! Only cards that the viewer at the screen sees can be picked; on a shared screen, only while that player peeks.

use arrayvec::ArrayVec;
use leptos::prelude::*;

use super::Game;
use crate::app::table::felt::in_order;
use crate::cards::{Card, CardSet, MOST_TO_CHOOSE_FROM};
use crate::engine::{Action, CardId, Choice, Seat, Viewer};

/// The cards that can be picked and are seen.
pub type Seen = ArrayVec<(CardId, Card), MOST_TO_CHOOSE_FROM>;

impl Game {
    /// How many cards the player at the screen must throw away now. `None`: he need not.
    pub fn must_throw(self) -> Option<usize> {
        self.choices().into_iter().find_map(|choice| match choice {
            Choice::Discard { cards, .. } => Some(cards.into()),
            _ => None,
        })
    }

    /// Whether the player picks the cards to play. From a large hand that is quicker than picking the rest.
    pub fn picks_to_play(self) -> bool {
        self.must_throw().is_some_and(|cards| cards > 2)
    }

    /// How many cards the player at the screen must pick now.
    pub fn must_pick(self) -> usize {
        let throws = self.must_throw().unwrap_or(0);
        if self.picks_to_play() { 3 } else { throws }
    }

    /// The most cards that he may pick now.
    pub fn most_to_pick(self) -> usize {
        let most = self.choices().into_iter().find_map(|choice| match choice {
            Choice::Exchange { most, .. } => Some(most.into()),
            _ => None,
        });
        most.unwrap_or_else(|| self.must_pick())
    }

    /// The cards that can be picked now, in the order in which they lie. A hand that may be exchanged unseen counts
    /// whole.
    pub fn can_be_picked(self) -> Vec<CardId> {
        let is_unseen = |choice: &Choice| matches!(choice, Choice::Exchange { unseen: 1.., .. });
        if !self.choices().iter().any(is_unseen) {
            return self.pickable().iter().map(|(id, _)| *id).collect();
        }
        let own = self.actor();
        self.shown.public(|view| {
            let hand = own.and_then(|own| view.seat(own)?.hands().last());
            hand.into_iter().flat_map(|hand| hand.ids()).collect()
        })
    }

    /// The seen cards that can be picked now, in the order in which they lie.
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

    /// Picks this card, or puts it back. If too many are picked, the first pick goes back.
    pub fn pick(self, id: CardId) {
        let most = untrack(|| self.most_to_pick());
        self.plans.picked.update(
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

    /// Picks the best three to play, or all others to throw away.
    pub fn pick_worst(self) {
        let seen = untrack(|| self.pickable());
        let cards: ArrayVec<Card, MOST_TO_CHOOSE_FROM> =
            seen.iter().map(|(_, card)| *card).collect();
        let best = self.shown.public(|view| view.ranking().best(&cards));
        if let Some(best) = best {
            let to_play = untrack(|| self.picks_to_play());
            let picks = seen
                .iter()
                .filter(|(_, card)| best.discards.contains(*card) != to_play);
            self.plans.picked.set(picks.map(|(id, _)| *id).collect());
        }
    }

    /// The picked cards, in the order in which they lie.
    pub fn picks(self) -> ArrayVec<Card, MOST_TO_CHOOSE_FROM> {
        let seen = self.pickable().into_iter();
        seen.filter(|(id, _)| self.plans.is_picked(*id))
            .map(|(_, card)| card)
            .collect()
    }

    /// Throws the picked cards away, or all but those. Does nothing until enough are picked.
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
