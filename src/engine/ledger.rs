//! Who owes whom (RULES 5.2). Debts are public, outlive the deal, and are paid back at each deal's end,
//! the oldest first, as far as the debtor's chips go: what he keeps may be less than an ante, or nothing.

use super::Chips;
use super::dealer::Dealer;
use super::event::{Event, Purse};
use super::seat::Seat;
use super::table::Table;

/// Chips lent and not yet paid back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Debt {
    /// Who owes them.
    pub debtor: Seat,
    /// Who lent them.
    pub creditor: Seat,
    /// How many.
    pub chips: Chips,
}

/// Moves chips from one player to another and writes the debt down.
pub(super) fn lend(dealer: &mut Dealer, from: Seat, to: Seat, chips: Chips) {
    hand_over(dealer, from, to, chips);
    dealer.emit(Event::Lent { from, to, chips });
}

/// Pays back what can be paid back. Whoever is paid may owe others in turn: hence again and again,
/// until nobody has both a debt and a chip.
pub(super) fn repay(dealer: &mut Dealer) {
    while let Some((debt, chips)) = due(dealer.table()) {
        let (from, to) = (debt.debtor, debt.creditor);
        hand_over(dealer, from, to, chips);
        dealer.emit(Event::Repaid { from, to, chips });
    }
}

/// The oldest debt of which something can be paid back, and how much.
fn due(table: &Table) -> Option<(Debt, Chips)> {
    table.debts.iter().find_map(|debt| {
        let chips = table.chips(debt.debtor).min(debt.chips);
        (chips > 0).then_some((*debt, chips))
    })
}

fn hand_over(dealer: &mut Dealer, from: Seat, to: Seat, chips: Chips) {
    dealer.emit(Event::Paid {
        from: Purse::Seat(from),
        to: Purse::Seat(to),
        chips,
    });
}

impl Table {
    /// What the players owe each other, the oldest debt first.
    #[must_use]
    pub fn debts(&self) -> &[Debt] {
        &self.debts
    }

    /// What the seat would have left if it paid all it owes.
    pub(super) fn own_money(&self, seat: Seat) -> Chips {
        let mine = self.debts.iter().filter(|debt| debt.debtor == seat);
        let owed = mine.fold(0, |sum: Chips, debt| sum.saturating_add(debt.chips));
        self.chips(seat).saturating_sub(owed)
    }

    pub(super) fn write_down(&mut self, debtor: Seat, creditor: Seat, chips: Chips) {
        self.debts.push(Debt {
            debtor,
            creditor,
            chips,
        });
    }

    /// Takes what was paid back off the oldest debts between the two.
    pub(super) fn strike_off(&mut self, debtor: Seat, creditor: Seat, mut chips: Chips) {
        for debt in &mut self.debts {
            if (debt.debtor, debt.creditor) == (debtor, creditor) {
                let paid = debt.chips.min(chips);
                debt.chips -= paid;
                chips -= paid;
            }
        }
        self.debts.retain(|debt| debt.chips > 0);
    }
}
