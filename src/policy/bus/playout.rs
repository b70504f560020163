//! One world played to the end of the deal: everybody's cards are laid open, and all play the plainest
//! way, swapping for the strongest hand and sticking on one that will do.

use super::moves::{Move, strongest};
use crate::cards::{Card, Hand, HandValue, Ranking};

/// The most who can play: three cards for each of nine, and three on the table.
pub(super) const MOST_SEATS: usize = 9;

/// A deal with every card known, its seats counted from the player whose turn it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct World {
    pub hands: [[Card; 3]; MOST_SEATS],
    pub board: [Card; 3],
}

/// What holds in all worlds of a decision.
#[derive(Debug)]
pub(super) struct Law<'r> {
    pub ranking: &'r Ranking,
    pub seats: usize,
    /// Which places of the table lie open.
    pub open: [bool; 3],
    /// A bit for each seat that may stick in its next turn.
    pub may_stick: u32,
    pub stuck: Option<usize>,
    /// A hand that will do.
    pub enough: HandValue,
}

/// So many turns of a player, and he sticks whatever he holds: no deal lasts for ever.
const PATIENCE: usize = 4;

impl Law<'_> {
    /// Who loses a life where the first seat makes this move: a bit for each seat.
    pub fn losers(&self, world: &World, first: Move) -> u32 {
        let mut world = *world;
        let mut stuck = self.stuck;
        match first {
            Move::Stick => stuck = Some(0),
            Move::SwapAll => std::mem::swap(&mut world.hands[0], &mut world.board),
            Move::Swap { give, place } => {
                let own = world.hands[0].iter_mut().find(|own| **own == give);
                if let (Some(own), Some(card)) = (own, world.board.get_mut(place)) {
                    std::mem::swap(own, card);
                }
            }
        }
        let mut may_stick = self.may_stick | 1;
        for turn in 1.. {
            let seat = turn % self.seats;
            if stuck == Some(seat) {
                break;
            }
            let hand = world.hands[seat];
            let will_do = || self.ranking.value(Hand(hand)) >= self.enough;
            let tired = turn >= PATIENCE * self.seats;
            if stuck.is_none() && may_stick >> seat & 1 == 1 && (tired || will_do()) {
                stuck = Some(seat);
                continue;
            }
            may_stick |= 1 << seat;
            match strongest(self.ranking, hand, world.board, self.open).1 {
                Some((give, place)) => {
                    std::mem::swap(&mut world.hands[seat][give], &mut world.board[place]);
                }
                None => std::mem::swap(&mut world.hands[seat], &mut world.board),
            }
        }
        self.lowest(&world)
    }

    fn lowest(&self, world: &World) -> u32 {
        let (mut losers, mut least) = (0, None);
        for (seat, hand) in world.hands.iter().take(self.seats).enumerate() {
            let value = Some(self.ranking.value(Hand(*hand)));
            if least.is_none() || value < least {
                (losers, least) = (0, value);
            }
            if value == least {
                losers |= 1 << seat;
            }
        }
        losers
    }
}
