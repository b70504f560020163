//! How a sitting comes out if it ends now: what each player has, owes and is owed, and his share of the pots. The screen, the
//! text that is passed on, the payments and the stored result all read it.

use super::transfers::{Transfer, transfers};
use crate::engine::{Chips, Presence, Role, Seat, SeatView, View};

/// What a player has at the end of a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Account {
    pub seat: Seat,
    /// The chips that he began with and bought.
    pub brought: Chips,
    /// His stack.
    pub chips: Chips,
    /// What others owe him, less what he owes.
    pub debts: i64,
    /// His share of the pots.
    pub share: Chips,
}

impl Account {
    /// All that is his.
    #[must_use]
    pub fn sum(&self) -> i64 {
        let own = whole(self.chips).saturating_add(self.debts);
        own.saturating_add(whole(self.share))
    }

    /// What he has won or lost.
    #[must_use]
    pub fn change(&self) -> i64 {
        self.sum().saturating_sub(whole(self.brought))
    }
}

/// The account of each seat of a table between two deals. The changes sum to 0.
#[must_use]
pub fn accounts(view: View<'_>, brought: &[Chips]) -> Vec<Account> {
    let heirs = heirs(view);
    let (pot, shares) = (view.pot(), heirs.len().max(1) as Chips);
    let of_heir = |nth: usize| pot / shares + Chips::from((nth as Chips) < pot % shares);
    let account = |(place, brought): (SeatView<'_>, &Chips)| {
        let seat = place.seat();
        let nth = heirs.iter().position(|heir| *heir == seat);
        Account {
            seat,
            brought: *brought,
            chips: place.chips(),
            debts: view.net_chips(seat).saturating_sub(whole(place.chips())),
            share: nth.map_or(0, of_heir),
        }
    };
    view.seats().zip(brought).map(account).collect()
}

/// What each player has, if the sitting ends now, between two deals.
#[must_use]
pub fn sums(view: View<'_>) -> Vec<i64> {
    let brought = vec![0; view.seats().len()];
    accounts(view, &brought).iter().map(Account::sum).collect()
}

/// The fewest payments that follow from the accounts.
#[must_use]
pub fn payments(accounts: &[Account]) -> Vec<Transfer> {
    let changes: Vec<i64> = accounts.iter().map(Account::change).collect();
    transfers(&changes)
}

/// Who gets the chips that lie in the pots, odd ones first. Whoever keeps a blind hand has them, as where a sitting is over by
/// itself. Otherwise those at the table share them.
fn heirs(view: View<'_>) -> Vec<Seat> {
    let keeps = |seat: &SeatView<'_>| seat.hands().any(|hand| hand.role() == Role::Kept);
    let is_here = |seat: &SeatView<'_>| seat.presence() == Presence::Here;
    let seats = |which: &dyn Fn(&SeatView<'_>) -> bool| -> Vec<Seat> {
        let seats = view.seats().filter(|seat| which(seat));
        seats.map(|seat| seat.seat()).collect()
    };
    let keeper = seats(&keeps);
    match keeper.is_empty() {
        true => seats(&is_here),
        false => keeper,
    }
}

fn whole(chips: Chips) -> i64 {
    i64::try_from(chips).unwrap_or(i64::MAX)
}
