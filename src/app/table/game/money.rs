//! Buying in. It is no move of the game: a person brings chips between deals or, where the rules allow it, during a
//! deal (RULES 1.2, O15 to O17). Bots do not buy in.

use super::model::Model;
use super::phase::Phase;
use crate::engine::{Action, Chips, Choice, Illegal, Presence, Seat};

/// A person who may buy in now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Buyer {
    pub seat: Seat,
    /// The least allowed amount.
    pub least: Chips,
    /// The most that the controls offer.
    pub most: Chips,
    /// The suggested amount: the chips the player began with, as far as allowed.
    pub usual: Chips,
}

impl Model {
    /// The persons who may buy in now. The player at the screen comes first.
    pub fn buyers(&self) -> Vec<Buyer> {
        let plays = match self.phase {
            Phase::Playing => !self.queue.is_moving && self.curtain().is_none(),
            Phase::DealOver => true,
            Phase::Ready | Phase::SittingOver => false,
        };
        if !plays {
            return Vec::new();
        }
        let (actor, people) = (self.actor(), self.seats.people());
        let rest = people.iter().filter(|seat| Some(*seat) != actor);
        let seats = actor.into_iter().chain(rest);
        seats.filter_map(|seat| self.buyer(seat)).collect()
    }

    fn buyer(&self, seat: Seat) -> Option<Buyer> {
        let session = self.session();
        let table = session.table();
        // Points are not bought.
        if table.rules().points().is_some() {
            return None;
        }
        let Choice::BuyIn { least, most } = table.buy_in(seat)? else {
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
    }

    /// The persons at the table who have too few chips to be dealt in.
    pub fn left_out(&self) -> Vec<Seat> {
        let mut out = self.people_here();
        self.settled(|view| {
            out.retain(|seat| view.seat(*seat).is_some_and(|place| !place.is_able()));
        });
        out
    }

    /// The persons at the table.
    fn people_here(&self) -> Vec<Seat> {
        let people = self.seats.people();
        self.settled(|view| {
            let here = view
                .seats()
                .filter(|place| place.presence() == Presence::Here);
            let here = here.map(|place| place.seat());
            here.filter(|seat| people.contains(*seat)).collect()
        })
    }

    /// Whether a deal is over and no person has enough chips for the next one.
    pub fn is_left_out(&self) -> bool {
        let people = self.people_here().len();
        people > 0 && self.phase == Phase::DealOver && self.left_out().len() == people
    }

    /// Opens the choice of how much to buy in for where a deal has ended and nobody at the screen can be dealt in again.
    pub(super) fn offer_chips(&mut self) {
        // Lives are not bought.
        let has_lives = self.public(|view| view.rules().lives().is_some());
        if self.is_left_out() && !has_lives {
            self.plans.buying = true;
        }
    }

    /// The least amount that a seat may buy in for now.
    pub fn buys_in_from(&self, seat: Seat) -> Option<Chips> {
        self.buyer(seat).map(|buyer| buyer.least)
    }

    /// Whether the others have not let this player buy in since the last deal.
    pub fn is_refused_chips(&self, seat: Seat) -> bool {
        let check = self.session().table().check(seat, Action::BuyIn(1));
        check == Err(Illegal::BuyInRefused)
    }

    /// Whether somebody chooses how much to buy in for.
    pub fn is_buying(&self) -> bool {
        self.plans.buying && !self.buyers().is_empty()
    }

    pub(super) fn buy_in(&mut self, seat: Seat, chips: Chips) {
        self.plans.buying = false;
        let action = Action::BuyIn(chips);
        let Some(events) = self.in_play.act(seat, action) else {
            return;
        };
        if self.phase == Phase::Playing {
            self.stop_timer();
            return self.show(events);
        }
        // The cards of the last deal still lie on the table. The chips are shown without gathering them.
        self.note_vote(&events);
        if self.votes_on_money() {
            self.put_to_vote();
        }
    }
}
