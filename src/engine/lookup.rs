//! Queries on a table for rule code and views.

use super::ground::chips::Chips;
use super::ground::holding::Holding;
use super::ground::seat::{Presence, Seat, SeatSet, Standing};
use super::model::{Place, Stage, Table};
use super::sums::event::Event;
use super::view::View;
use crate::cards::{HandValue, Ranking};

impl Table {
    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.places.len() as u8).map(Seat)
    }

    /// The current stage.
    pub(super) fn stage_rules(&self) -> Option<&Stage> {
        self.rules.stages.get(usize::from(self.stage))
    }

    /// The players who are still in the deal, the eldest first.
    pub(super) fn in_order(&self) -> Vec<Seat> {
        let all = self.elders();
        all.filter(|seat| self.is_in(*seat)).collect()
    }

    /// The players who are still in the deal, in the order in which they are dealt to: clockwise from the dealer's left.
    pub(super) fn in_dealing_order(&self) -> Vec<Seat> {
        let all = self.clockwise_after(self.dealer);
        all.filter(|seat| self.is_in(*seat)).collect()
    }

    /// The seat that is last in every order: the dealer, unless he is the eldest (RULES 10.0.2).
    pub(super) fn youngest(&self) -> Seat {
        let before = match self.rules.eldest_deals() {
            true => self.places.len().saturating_sub(1),
            false => 0,
        };
        let seats = self.places.len().max(1);
        Seat(((self.dealer.index() + before) % seats) as u8)
    }

    pub(super) fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }

    pub(super) fn place_mut(&mut self, seat: Seat) -> Option<&mut Place> {
        self.places.get_mut(seat.index())
    }

    /// All seats once, clockwise, starting at the left of this one and ending with it.
    pub(super) fn clockwise_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.places.len();
        (1..=seats).map(move |step| Seat(((seat.index() + step) % seats) as u8))
    }

    pub(super) fn chips(&self, seat: Seat) -> Chips {
        self.place(seat).map_or(0, |place| place.chips)
    }

    pub(super) fn standing(&self, seat: Seat) -> Standing {
        self.place(seat)
            .map_or(Standing::Out, |place| place.standing)
    }

    pub(super) fn is_in(&self, seat: Seat) -> bool {
        self.standing(seat) == Standing::In
    }

    /// The number of players who can still bet.
    pub(super) fn betting(&self) -> usize {
        self.places
            .iter()
            .filter(|place| place.standing == Standing::In)
            .count()
    }

    /// The next player clockwise who can still bet.
    pub(super) fn next_in(&self, seat: Seat) -> Option<Seat> {
        self.clockwise_after(seat)
            .find(|next| self.is_in(*next) && *next != seat)
    }

    /// The next dealer. `None`: nobody can be dealt in. The first dealer is given; then the deal passes on clockwise
    /// (RULES 9.2.9, 10.0.3).
    #[must_use]
    pub fn next_dealer(&self) -> Option<Seat> {
        self.dealer_among(self.able())
    }

    /// The next dealer if these players can be dealt in.
    pub(super) fn dealer_among(&self, players: SeatSet) -> Option<Seat> {
        // After a deal that all sat out, the first dealer has begun, and passes on (RULES 10.10). A deal begins its
        // history.
        let has_begun = matches!(self.history.first(), Some(Event::DealBegan { .. }));
        let is_first = self.deals == 0 && !has_begun;
        let first = (is_first && players.contains(self.dealer)).then_some(self.dealer);
        let mut others = self.clockwise_after(self.dealer);
        first.or_else(|| others.find(|seat| players.contains(*seat)))
    }

    /// All seats, the eldest first: clockwise from the dealer's left, or from the dealer if he is the eldest.
    pub fn elders(&self) -> impl Iterator<Item = Seat> + use<> {
        self.clockwise_after(self.youngest())
    }

    /// The players who were dealt in, the eldest first.
    pub(super) fn dealt_in(&self) -> impl Iterator<Item = Seat> + '_ {
        self.elders()
            .filter(|seat| self.standing(*seat) != Standing::Out)
    }

    /// What the bank has won from the players; negative if it has lost (RULES 10.10). With it, stacks and pots are
    /// all that was brought.
    #[must_use]
    pub fn bank(&self) -> i64 {
        self.bank
    }

    /// The players who could be dealt in now (RULES 9.2.1, 10.0.3, 10.2).
    pub(super) fn able(&self) -> SeatSet {
        let all = self.places.iter().zip(self.seats());
        let of = |able: fn(&Place, Chips) -> bool, least: Chips| {
            let is_here = |place: &Place| place.presence == Presence::Here;
            let able = all.filter(|(place, _)| is_here(place) && able(place, least));
            able.map(|(_, seat)| seat).collect()
        };
        if self.rules.lives().is_none() {
            of(
                |place, least| place.chips >= least,
                self.rules.least_to_play(),
            )
        } else if self.deals == 0 {
            of(|place, least| place.chips >= least, self.rules.ante)
        } else {
            of(|place, _| place.score > 0, 0)
        }
    }

    /// Whether the seat holds cards and has looked at none of them.
    pub(super) fn is_blind(&self, seat: Seat) -> bool {
        self.place(seat).is_some_and(|place| {
            !place.hands.is_empty() && !place.hands.iter().any(|hand| hand.is_seen_by(seat))
        })
    }

    pub(super) fn has_two(&self, seat: Seat) -> bool {
        self.place(seat).is_some_and(|place| place.hands.len() == 2)
    }

    /// The player who keeps a blind hand for the next deal, or holds a kept one in this deal.
    pub(super) fn keeper(&self) -> Option<Seat> {
        self.seats().find(|seat| {
            self.place(*seat)
                .is_some_and(|place| place.hands.iter().any(Holding::is_kept))
        })
    }

    /// The value of the seat's hand; of its newest, if it has two. A hand of four or five cards that is not set
    /// counts as its best three (RULES 1.4).
    pub(super) fn value(&self, seat: Seat) -> Option<HandValue> {
        self.place(seat)?.hands.last()?.value(&self.ranking)
    }

    pub(super) fn ranking(&self) -> &Ranking {
        &self.ranking
    }
}

impl View<'_> {
    /// The chips that are played for now: those in the pot of the set hand that is bet on (RULES 10.1, `set_bets`), else
    /// those in all pots.
    #[must_use]
    pub fn pot_in_play(self) -> Chips {
        let is_bet_on = self.table.rules.bets_on_sets();
        let nth = self.set_in_play().filter(|_| is_bet_on);
        let own = nth.and_then(|nth| self.table.pots.get(usize::from(nth)));
        own.copied().unwrap_or_else(|| self.table.pot())
    }

    /// All seats, the eldest first, as the table orders them.
    pub fn elders(self) -> impl Iterator<Item = Seat> + use<> {
        self.table.elders()
    }
}
