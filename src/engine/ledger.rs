//! Who owes whom (RULES 5.2). Debts are public, outlive the deal, and are paid back at each deal's end,
//! the oldest first, as far as the debtor's chips go: what he keeps may be less than an ante, or nothing.
//! Before that, debts that run in a circle are set off against each other (RULES 9.2.14).

use std::borrow::Cow;

use super::Chips;
use super::dealer::Dealer;
use super::event::{Event, Purse};
use super::seat::{Seat, SeatSet};
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

/// Sets off what runs in a circle, and pays back what can be paid back. Whoever is paid may owe others in turn:
/// hence again and again, until nobody has both a debt and a chip. Without a circle no chip comes back to where
/// it was, so there is an end.
pub(super) fn repay(dealer: &mut Dealer) {
    for debt in set_off(dealer.table()) {
        let (from, to, chips) = (debt.debtor, debt.creditor, debt.chips);
        dealer.emit(Event::SetOff { from, to, chips });
    }
    while let Some((debt, chips)) = due(dealer.table()) {
        let (from, to) = (debt.debtor, debt.creditor);
        hand_over(dealer, from, to, chips);
        dealer.emit(Event::Repaid { from, to, chips });
    }
}

/// What this deal's end sets off, the oldest circle first, and how many chips of each debt. A circle is as old
/// as the debt that closed it. The debts from before this deal run in none: their circles were set off then.
fn set_off(table: &Table) -> Vec<Debt> {
    if table.debts.is_empty() {
        return Vec::new();
    }
    let lent = |event: &&Event| matches!(event, Event::Lent { .. });
    let lent = table.history.iter().filter(lent).count();
    let mut off = Vec::new();
    if lent == 0 {
        return off;
    }
    let mut debts = Cow::from(&table.debts);
    let owing: SeatSet = debts.iter().map(|debt| debt.debtor).collect();
    for closing in debts.len().saturating_sub(lent)..debts.len() {
        // Most lenders owe nothing: of however many loans, no circle has to be looked for.
        if !owing.contains(debts[closing].creditor) {
            continue;
        }
        while let Some(circle) = circle(&debts[..=closing]) {
            let debts = debts.to_mut();
            let least = circle.iter().map(|nth| debts[*nth].chips).min();
            let chips = least.unwrap_or_default();
            for nth in circle {
                debts[nth].chips -= chips;
                off.push(Debt {
                    chips,
                    ..debts[nth]
                });
            }
        }
    }
    off
}

/// The circle that the last of these debts closes, by the places of its debts. Of several it is the one whose
/// debts are the oldest.
fn circle(debts: &[Debt]) -> Option<Vec<usize>> {
    let (closing, older) = debts.split_last()?;
    if closing.chips == 0 {
        return None;
    }
    let mut circle = vec![older.len()];
    let mut passed = SeatSet::NONE;
    leads(
        older,
        closing.creditor,
        closing.debtor,
        &mut passed,
        &mut circle,
    )
    .then_some(circle)
}

/// Whether debts lead from one player to another, and by which: he owes somebody, who owes somebody, and so on.
/// The oldest are tried first, and nobody is passed twice.
fn leads(debts: &[Debt], from: Seat, to: Seat, passed: &mut SeatSet, way: &mut Vec<usize>) -> bool {
    if from == to {
        return true;
    }
    passed.insert(from);
    for (nth, debt) in debts.iter().enumerate() {
        if debt.debtor == from && debt.chips > 0 && !passed.contains(debt.creditor) {
            way.push(nth);
            if leads(debts, debt.creditor, to, passed, way) {
                return true;
            }
            way.pop();
        }
    }
    false
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

    /// What the seat would have left if it paid all it owes and is not set off.
    pub(super) fn own_money(&self, seat: Seat) -> Chips {
        let sum = |debts: &[Debt]| {
            let mine = debts.iter().filter(|debt| debt.debtor == seat);
            mine.fold(0, |sum: Chips, debt| sum.saturating_add(debt.chips))
        };
        let owed = sum(&self.debts).saturating_sub(sum(&set_off(self)));
        self.chips(seat).saturating_sub(owed)
    }

    pub(super) fn write_down(&mut self, debtor: Seat, creditor: Seat, chips: Chips) {
        self.debts.push(Debt {
            debtor,
            creditor,
            chips,
        });
    }

    /// Takes what was paid back or set off off the oldest debts between the two.
    pub(super) fn strike_off(&mut self, debtor: Seat, creditor: Seat, mut chips: Chips) {
        let between = |debt: &Debt| (debt.debtor, debt.creditor) == (debtor, creditor);
        while chips > 0
            && let Some(at) = self.debts.iter().position(between)
        {
            let paid = self.debts[at].chips.min(chips);
            self.debts[at].chips -= paid;
            chips -= paid;
            // Only the one goes: there may be many more behind it.
            if self.debts[at].chips == 0 {
                self.debts.remove(at);
            }
        }
    }
}
