//! What each player has won or lost, if the sitting ends now.

use super::state::Session;
use crate::engine::{Ask, Chips, Event, Purse, Viewer};
use crate::sitting::settlement::{Account, accounts, sums};

impl Session {
    /// The account of each player, if the sitting ends now, between two deals.
    #[must_use]
    pub fn accounts(&self) -> Vec<Account> {
        accounts(self.table().view(Viewer::Gallery), &self.brought())
    }

    /// Whether a deal has begun and is not over.
    #[must_use]
    pub fn is_in_a_deal(&self) -> bool {
        !matches!(
            self.table().ask(),
            Ask::Deal { .. } | Ask::ChooseGame { .. } | Ask::Agree { .. } | Ask::Over
        )
    }

    /// What each player has won or lost, if the sitting ends now. A deal that is not over counts as not played.
    #[must_use]
    pub fn changes(&self) -> Vec<i64> {
        let table = self.table();
        // A lesson begins within a deal.
        let is_in_a_deal = self.is_in_a_deal() && !self.had.is_empty();
        let mut sums = match is_in_a_deal {
            true => self.had.clone(),
            false => sums(table.view(Viewer::Gallery)),
        };
        // What was bought in that deal stays.
        let since = table.history().iter().filter(|_| is_in_a_deal);
        for event in since {
            if let Event::Paid {
                from: Purse::Outside,
                to: Purse::Seat(seat),
                chips,
            } = event
                && let Some(sum) = sums.get_mut(seat.index())
            {
                *sum = sum.saturating_add(whole(*chips));
            }
        }
        let brought = self.brought();
        let pairs = sums.iter().zip(&brought);
        pairs
            .map(|(sum, brought)| sum.saturating_sub(whole(*brought)))
            .collect()
    }
}

fn whole(chips: Chips) -> i64 {
    i64::try_from(chips).unwrap_or(i64::MAX)
}
