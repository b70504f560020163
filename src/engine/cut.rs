//! The high card (O23): before the first deal each player is dealt one card face up, and the highest
//! deals. Ace is high and suits are equal; those who tie are dealt another until one is highest. The cards
//! go back, and the pack is shuffled afresh before the first deal: everybody has seen where they lay.

use super::ask::Ask;
use super::dealer::Dealer;
use super::event::Event;
use super::illegal::DealError;
use super::rules::FirstDealer;
use super::seat::Seat;
use super::table::Table;
use crate::cards::{Pack, Rank};

impl Table {
    /// Turns cards from this shuffled pack, from seat 0 clockwise to all who can pay an ante, and makes
    /// whoever gets the highest the first dealer. Should the pack ever end in a tie, the first of those
    /// tied deals. The table's own pack stays as it is.
    ///
    /// # Errors
    /// [`DealError`] where the rules know no such thing, the first deal has begun, a dealer was found
    /// already, or these are not the table's cards.
    pub fn cut_in_place(&mut self, pack: &Pack) -> Result<(), DealError> {
        let waits = matches!(self.ask, Ask::Deal { .. });
        if self.rules.first_dealer != FirstDealer::HighCard || self.deals > 0 || !waits {
            return Err(DealError::NoCut);
        }
        if self
            .history
            .iter()
            .any(|e| matches!(e, Event::CutWon { .. }))
        {
            return Err(DealError::NoCut);
        }
        if !pack.same_cards(&self.pack) {
            return Err(DealError::OtherCards);
        }
        let rules = self.rules.clone();
        let dealer = &mut Dealer::new(self, &rules);
        let mut cards = pack.iter();
        let mut tied: Vec<Seat> = dealer.table().able().iter().collect();
        while tied.len() > 1 && cards.len() >= tied.len() {
            let mut best: Option<Rank> = None;
            let mut highest = Vec::new();
            for (&seat, card) in tied.iter().zip(&mut cards) {
                dealer.emit(Event::Cut { seat, card });
                let rank = card.rank();
                if rank > best {
                    (best, highest) = (rank, Vec::new());
                }
                if rank == best {
                    highest.push(seat);
                }
            }
            tied = highest;
        }
        if let Some(&first) = tied.first() {
            dealer.emit(Event::CutWon { dealer: first });
        }
        Ok(())
    }
}
