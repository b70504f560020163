//! Buying in, which is no move of the game: a person brings chips between deals, and in a deal where the
//! school lets him (RULES 1.2, O15 to O17). Bots do not.

use super::{Game, Scene};
use crate::engine::{Action, Chips, Choice, Seat};

/// Somebody who may buy in now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Buyer {
    /// Who.
    pub seat: Seat,
    /// The least that is let in.
    pub least: Chips,
    /// As much as anybody would want to bring.
    pub most: Chips,
    /// What he sat down with, or the nearest to it.
    pub usual: Chips,
}

impl Game {
    /// The persons who may buy in now: whoever is at the screen first.
    pub fn buyers(self) -> Vec<Buyer> {
        let plays = match self.scene.get() {
            Scene::Playing => !self.moving.get() && self.curtain().is_none(),
            Scene::DealOver => true,
            Scene::Ready | Scene::SittingOver => false,
        };
        if !plays {
            return Vec::new();
        }
        self.shown.track();
        let (actor, people) = (self.actor(), self.people.get());
        let rest = people.iter().filter(|seat| Some(*seat) != actor);
        let seats = actor.into_iter().chain(rest);
        seats.filter_map(|seat| self.buyer(seat)).collect()
    }

    fn buyer(self, seat: Seat) -> Option<Buyer> {
        self.session.with_value(|session| {
            let Choice::BuyIn { least, most } = session.table().buy_in(seat)? else {
                return None;
            };
            let brought = session.setup().players.get(seat.index())?.chips.max(1);
            let most = most.min(brought.saturating_mul(5).max(least));
            Some(Buyer {
                seat,
                least,
                most,
                usual: brought.clamp(least, most),
            })
        })
    }

    /// Who at the screen can be dealt in no more, for now.
    pub fn left_out(self) -> Vec<Seat> {
        let people = self.people.get();
        self.settled(|view| {
            let out = view.seats().filter(|place| !place.is_able());
            let out = out.map(|place| place.seat());
            out.filter(|seat| people.contains(*seat)).collect()
        })
    }

    /// Whether a deal is over, and nobody at the screen can be dealt in again.
    pub fn is_left_out(self) -> bool {
        let people = self.people.get().len();
        people > 0 && self.scene() == Scene::DealOver && self.left_out().len() == people
    }

    /// The least that a seat may buy in for now.
    pub fn buys_in_from(self, seat: Seat) -> Option<Chips> {
        self.buyer(seat).map(|buyer| buyer.least)
    }

    /// Whether it is being settled for how much somebody buys in.
    pub fn is_buying(self) -> bool {
        self.buying.get() && !self.buyers().is_empty()
    }

    /// Begins to settle it, or leaves it.
    pub fn think_of_buying(self, on: bool) {
        self.buying.set(on);
    }

    /// Buys in.
    pub fn buy_in(self, seat: Seat, chips: Chips) {
        self.buying.set(false);
        let action = Action::BuyIn(chips);
        let done = self
            .session
            .try_update_value(|session| session.act(seat, action));
        let Some(Ok(events)) = done else { return };
        if self.scene.get_untracked() == Scene::Playing {
            self.stop();
            return self.show(events);
        }
        self.changes.update(|count| *count += 1);
        // The cards of the last deal still lie there: these chips come to the table before they are gathered.
        for event in &events {
            self.apply(event);
        }
    }
}
