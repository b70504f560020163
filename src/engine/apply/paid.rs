//! Chips that move between purses.

use crate::engine::ground::purse::Purse;
use crate::engine::model::Table;

impl Table {
    pub(in crate::engine) fn pay(&mut self, from: Purse, to: Purse, chips: u64) {
        match (from, to) {
            (Purse::Outside, _) => return self.bring(to, chips),
            (Purse::Bank, _) => return self.settle(to, chips, false),
            (_, Purse::Bank) => return self.settle(from, chips, true),
            _ => {}
        }
        let Some(left) = self.purse(from).and_then(|purse| purse.checked_sub(chips)) else {
            return;
        };
        let Some(sum) = self.purse(to).and_then(|purse| purse.checked_add(chips)) else {
            return;
        };
        if from == to {
            return;
        }
        if let Some(purse) = self.purse(from) {
            *purse = left;
        }
        if let Some(purse) = self.purse(to) {
            *purse = sum;
        }
        // Carried chips leave with their pot.
        if let Purse::Pot(pot) = from
            && let Some(carried) = self.carried.get_mut(usize::from(pot))
        {
            *carried = (*carried).min(left);
        }
    }

    fn bring(&mut self, to: Purse, chips: u64) {
        let brought = self.brought.checked_add(chips);
        if let (Some(brought), Some(purse)) = (brought, self.purse(to)) {
            *purse += chips;
            self.brought = brought;
        }
    }

    /// Moves chips between the bank and this purse.
    fn settle(&mut self, purse: Purse, chips: u64, takes: bool) {
        let Ok(won) = i64::try_from(chips) else {
            return;
        };
        let bank = self.bank.checked_add(if takes { won } else { -won });
        let (Some(bank), Some(purse)) = (bank, self.purse(purse)) else {
            return;
        };
        let left = match takes {
            true => purse.checked_sub(chips),
            false => purse.checked_add(chips),
        };
        if let Some(left) = left {
            *purse = left;
            self.bank = bank;
        }
    }

    fn purse(&mut self, purse: Purse) -> Option<&mut u64> {
        match purse {
            Purse::Seat(seat) => self.place_mut(seat).map(|place| &mut place.chips),
            Purse::Pot(pot) => self.pots.get_mut(usize::from(pot)),
            Purse::Outside | Purse::Bank => None,
        }
    }
}
