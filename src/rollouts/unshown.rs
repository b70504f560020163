//! Hands that others have set and not shown, while hands are bet on: laid in a world as their players would have laid
//! them, and as likely as what they have said makes them.

use crate::bots::sets;
use crate::cards::Card;
use crate::engine::{Seat, Table, Unseen, Viewer};
use crate::random::Rng;

/// How often other cards are tried for a player whose cards are not likely.
const TRIES: u32 = 8;

/// A world in which unshown hands are being laid.
pub(super) struct LayUnshown {
    unseen: Unseen,
    /// The cards that nobody has been given.
    free: Vec<Card>,
    /// The cards of the players so far.
    order: Vec<Card>,
    /// The number of those players.
    given: usize,
    tries: u32,
}

impl LayUnshown {
    /// Begins. `None`: no set hands are bet on.
    pub fn begin(unseen: &Unseen) -> Option<LayUnshown> {
        let view = unseen.blank().view(Viewer::Gallery);
        let is_bet_on = view.rules().sets_hands() && view.ask().is_to_bet_in_round();
        is_bet_on.then(|| LayUnshown {
            unseen: unseen.clone(),
            free: unseen.cards().to_vec(),
            order: Vec::with_capacity(unseen.cards().len()),
            given: 0,
            tries: 0,
        })
    }

    /// Tries some cards for the next player. The world, once everybody has his.
    pub fn step(&mut self, own: Seat, rng: &mut Rng) -> Option<Table> {
        rng.shuffle(&mut self.free);
        let Some(&(seat, size)) = self.unseen.held().get(self.given) else {
            self.order.append(&mut self.free);
            return Some(self.unseen.dealt(&self.order));
        };
        let view = self.unseen.blank().view(Viewer::Seat(own));
        let cards = self.free.get(..size).unwrap_or_default();
        let guess = sets::unshown(view, seat, cards);
        self.tries += 1;
        let is_last = self.tries == TRIES;
        let taken = guess.filter(|guess| is_last || rng.below(1000) < guess.likely);
        match taken {
            Some(guess) => self.order.extend(guess.cards),
            None if is_last => self.order.extend_from_slice(cards),
            None => return None,
        }
        self.free.drain(..size.min(self.free.len()));
        self.given += 1;
        self.tries = 0;
        None
    }
}
