//! Picking cards from a looked-at hand of more than three: those to throw away, or the three to play (RULES 1.4).
//! Only cards that the viewer at the screen sees can be picked; on a shared screen, only while that player peeks.

use super::model::Model;
use super::phase::Phase;
use crate::app::table::places::in_order;
use crate::cards::{Card, CardSet, MOST_TO_CHOOSE_FROM};
use crate::engine::{Action, CardId, Choice, Seat, Viewer};
use arrayvec::ArrayVec;

/// The cards that can be picked and are seen.
pub type Seen = ArrayVec<(CardId, Card), MOST_TO_CHOOSE_FROM>;

impl Model {
    /// Waits for no second press any more.
    pub(super) fn forget_confirming(&mut self) {
        self.plans.to_confirm = None;
    }

    pub fn picked(&self) -> Vec<CardId> {
        self.plans.picked.clone()
    }

    /// Picks these cards and no others.
    pub fn pick_these(&mut self, cards: Vec<CardId>) {
        self.plans.picked = cards;
    }

    /// Whether this card is picked.
    pub fn is_picked(&self, id: CardId) -> bool {
        self.plans.picked.contains(&id)
    }

    /// Opens the choice of how much to buy in for (`true`), or closes it.
    pub(super) fn set_buying(&mut self, on: bool) {
        self.plans.buying = on;
    }

    /// Whether the player at the screen is asked to swap now.
    pub fn must_swap(&self) -> bool {
        let asks = self.shown.ask().is_to_swap();
        asks && self.is_my_turn()
            && self.phase == Phase::Playing
            && self.curtain().is_none()
            && !self.is_replay()
    }

    /// How many cards the player at the screen must throw away now. `None`: he need not.
    pub fn must_throw(&self) -> Option<usize> {
        self.choices().iter().find_map(|choice| match *choice {
            Choice::Discard { cards, .. } => Some(cards.into()),
            _ => None,
        })
    }

    /// Whether the player picks the cards to play. From a large hand that is quicker than picking the rest.
    pub fn picks_to_play(&self) -> bool {
        self.must_throw().is_some_and(|cards| cards > 2)
    }

    /// How many cards the player at the screen must pick now.
    pub fn must_pick(&self) -> usize {
        let throws = self.must_throw().unwrap_or(0);
        if self.picks_to_play() { 3 } else { throws }
    }

    /// The most cards that he may pick now.
    pub fn most_to_pick(&self) -> usize {
        let most = self
            .choices()
            .iter()
            .find_map(|choice| choice.most_to_give());
        most.map_or_else(|| self.must_pick(), Into::into)
    }

    /// The cards that can be picked now, in the order in which they lie. A hand that may be exchanged unseen counts
    /// whole.
    pub fn can_be_picked(&self) -> Vec<CardId> {
        if !self.choices().iter().any(|choice| choice.gives_unseen()) {
            return self.pickable().iter().map(|(id, _)| *id).collect();
        }
        let own = self.actor();
        self.public(|view| {
            let hand = own.and_then(|own| view.seat(own)?.hands().last());
            hand.into_iter().flat_map(|hand| hand.ids()).collect()
        })
    }

    /// The seen cards that can be picked now, in the order in which they lie.
    pub fn pickable(&self) -> Seen {
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
            let lie = in_order(faces, self.settings.sorted).into_iter();
            lie.filter_map(|(id, card)| Some((id, card?))).collect()
        })
    }

    /// Picks this card, or puts it back. If too many are picked, the first pick goes back.
    pub(super) fn pick(&mut self, id: CardId) {
        let most = self.most_to_pick();
        let picked = &mut self.plans.picked;
        match picked.iter().position(|other| *other == id) {
            Some(at) => drop(picked.remove(at)),
            None if most > 0 => {
                if picked.len() == most {
                    picked.remove(0);
                }
                picked.push(id);
            }
            None => {}
        }
    }

    /// Picks the best three to play, or all others to throw away.
    pub(super) fn pick_worst(&mut self) {
        let seen = self.pickable();
        let cards: ArrayVec<Card, MOST_TO_CHOOSE_FROM> =
            seen.iter().map(|(_, card)| *card).collect();
        let best = self.public(|view| view.ranking().best(&cards));
        if let Some(best) = best {
            let to_play = self.picks_to_play();
            let picks = seen
                .iter()
                .filter(|(_, card)| best.discards.contains(*card) != to_play);
            self.plans.picked = picks.map(|(id, _)| *id).collect();
        }
    }

    /// The picked cards, in the order in which they lie.
    pub fn picks(&self) -> ArrayVec<Card, MOST_TO_CHOOSE_FROM> {
        let seen = self.pickable().into_iter();
        seen.filter(|(id, _)| self.is_picked(*id))
            .map(|(_, card)| card)
            .collect()
    }

    /// Throws the picked cards away, or all but those. Does nothing until enough are picked.
    pub(super) fn throw_picked(&mut self) {
        let picks: CardSet = self.picks().into_iter().collect();
        if picks.is_empty() || picks.len() != self.must_pick() {
            return;
        }
        let to_play = self.picks_to_play();
        let seen = self.pickable().into_iter();
        let thrown = seen
            .map(|(_, card)| card)
            .filter(|card| picks.contains(*card) != to_play);
        self.act(Action::Discard(thrown.collect()));
    }
}
