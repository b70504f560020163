//! The high card (O23). Before the first deal each player is dealt one card face up, and the highest deals. Aces are
//! high and suits equal. Players who tie are dealt another card until one is highest. The cards go back, and the pack
//! is shuffled before the first deal, because everybody has seen where they lay.

use super::ground::rules::FirstDealer;
use super::ground::seat::Seat;
use super::model::{Dealer, Table};
use super::sums::ask::Ask;
use super::sums::event::Event;
use super::sums::illegal::DealError;
use crate::cards::{Pack, Rank};

impl Table {
    /// Whether a high card is dealt for the first dealer before the next deal. People with real cards find him themselves.
    #[must_use]
    pub fn awaits_high_card(&self) -> bool {
        let by_page = self.rules.first_dealer == FirstDealer::HighCard && !self.rules.real_cards;
        let waits = matches!(self.ask, Ask::Deal { .. });
        let is_found = |event: &Event| matches!(event, Event::CutWon { .. });
        by_page && self.deals == 0 && waits && !self.history.iter().any(is_found)
    }

    /// Deals cards from this shuffled pack, clockwise from seat 0, to all who can pay an ante. The player with the
    /// highest becomes the first dealer. If the pack ends in a tie, the first of those tied deals. The table's own
    /// pack does not change.
    ///
    /// # Errors
    ///
    /// [`DealError`]: the rules have no high card, the first deal has begun, the dealer has been found, or the pack
    /// does not have the table's cards.
    pub fn cut_in_place(&mut self, pack: &Pack) -> Result<(), DealError> {
        if !self.awaits_high_card() {
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
