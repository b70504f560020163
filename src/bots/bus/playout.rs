//! Plays one world to the end of the deal. All cards are open, and everybody plays simply: he swaps for the strongest
//! hand, and sticks with a hand that is good enough.

use super::moves::{Move, strongest};
use super::seen::Seen;
use crate::cards::{Card, Hand, HandValue, Rank, Ranking, Suit};

/// The most players: nine hands of three cards, and three cards on the board.
pub(super) const MOST_SEATS: usize = 9;

/// A deal with every card known. Seats are counted from the player in turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct World {
    pub hands: [[Card; 3]; MOST_SEATS],
    pub board: [Card; 3],
}

/// A playout: what all worlds of a decision have in common.
#[derive(Debug)]
pub(super) struct Playout<'r> {
    pub ranking: &'r Ranking,
    pub seats: usize,
    /// The places of the board that are open.
    pub open: [bool; 3],
    /// The seats that may stick in their next turn. Each is one bit.
    pub may_stick: u32,
    pub stuck: Option<usize>,
    /// The weakest value that is good enough.
    pub enough: HandValue,
}

/// After this many turns a player sticks with any hand, so that every deal ends.
const PATIENCE: usize = 4;

/// The weakest hand with which the others are assumed to stick.
const ENOUGH: Hand = Hand([
    Card::new(Rank::Eight, Suit::Clubs),
    Card::new(Rank::Eight, Suit::Diamonds),
    Card::new(Rank::Two, Suit::Clubs),
]);

/// Which places of the board everybody sees.
fn open(seen: &Seen) -> [bool; 3] {
    [0, 1, 2].map(|place| Some(place) != seen.down())
}

impl Playout<'_> {
    /// The playouts of a decision of the player who has seen this, among so many.
    pub fn of<'r>(ranking: &'r Ranking, seen: &Seen, seats: usize) -> Playout<'r> {
        Playout {
            ranking,
            seats: seats.max(1),
            open: open(seen),
            may_stick: (0..seats)
                .zip(seen.in_order())
                .filter(|(_, player)| seen.sticks_first() || player.turns > 0)
                .fold(0, |seats, (seat, _)| seats | 1 << seat),
            stuck: seen.who_stuck(),
            enough: ranking.value(ENOUGH),
        }
    }

    /// The seats that lose a life after this move of the first seat. Each is one bit.
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
