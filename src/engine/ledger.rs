//! Debts between players (RULES 5.2). They are public and outlive the deal. At the end of each deal they are paid
//! back, the oldest first, as far as the debtor's chips go, even if he keeps less than an ante. Before that, debts in
//! a circle are set off against each other (RULES 9.2.14).

use super::ground::debt::Debt;
use std::borrow::Cow;

use super::ground::chips::Chips;
use super::ground::purse::Purse;
use super::ground::seat::{Seat, SeatSet};
use super::model::{Dealer, Table};
use super::sums::event::Event;
use super::view::View;

/// Moves chips from one player to another and records the debt.
pub(super) fn lend(dealer: &mut Dealer, from: Seat, to: Seat, chips: Chips) {
    hand_over(dealer, from, to, chips);
    dealer.emit(Event::Lent { from, to, chips });
}

/// Sets off circles, and pays back what can be paid. A player who is paid may owe others, so this repeats until
/// nobody has both a debt and a chip. It ends, because without circles no chip returns to a player.
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

/// The circles that this deal's end sets off, with the chips of each debt. A circle exists from the moment its newest
/// debt was made, and the one that has existed longest comes first. Debts from before this deal are in no circle: those
/// were set off then.
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
        // Most lenders owe nothing, so no circle has to be searched.
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

/// The circle whose newest debt is the last of these, as indices. If there are several, the one whose older debts were
/// made first, compared from the creditor of the last debt on.
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

/// Whether a chain of debts leads from one player to another, and its indices. The oldest debts are tried first, and
/// nobody is visited twice.
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

/// The oldest debt of which something can be paid, and how much.
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
    /// The debts of the players, the oldest first.
    #[must_use]
    pub fn debts(&self) -> &[Debt] {
        &self.debts
    }

    /// The chips that the seat would have left after paying all debts that are not set off.
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

    /// Subtracts chips that were paid back or set off from the oldest debts between the two.
    pub(super) fn strike_off(&mut self, debtor: Seat, creditor: Seat, mut chips: Chips) {
        let between = |debt: &Debt| (debt.debtor, debt.creditor) == (debtor, creditor);
        while chips > 0
            && let Some(at) = self.debts.iter().position(between)
        {
            let paid = self.debts[at].chips.min(chips);
            self.debts[at].chips -= paid;
            chips -= paid;
            // Removes only this debt: there may be more of the same pair behind it.
            if self.debts[at].chips == 0 {
                self.debts.remove(at);
            }
        }
    }
}

impl<'t> View<'t> {
    /// The debts of the players, the oldest first. They are public.
    #[must_use]
    pub fn debts(self) -> &'t [Debt] {
        &self.table.debts
    }

    /// The chips of a seat, less those that it owes, with those that others owe it (RULES 5.2). Less than 0: it owes more
    /// than it has.
    #[must_use]
    pub fn net_chips(self, seat: Seat) -> i64 {
        let whole = |chips: Chips| i64::try_from(chips).unwrap_or(i64::MAX);
        let own = self.seat(seat).map_or(0, |own| whole(own.chips()));
        self.debts().iter().fold(own, |net, debt| match debt {
            debt if debt.debtor == seat => net.saturating_sub(whole(debt.chips)),
            debt if debt.creditor == seat => net.saturating_add(whole(debt.chips)),
            _ => net,
        })
    }
}
