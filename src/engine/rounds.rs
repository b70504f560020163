//! A sitting of whole rounds: it ends when everybody has dealt equally often (RULES 9.1, `rounds`; O44).

use super::ground::seat::Seat;
use super::model::Table;
use super::sums::ask::Ask;
use super::view::View;

impl View<'_> {
    /// How many deals are left after this one, if nobody runs out of chips (O44). `None`: their number was not agreed.
    #[must_use]
    pub fn deals_left(self) -> Option<u64> {
        left(self.table)
    }

    /// Whether all have dealt as often as was agreed before this deal, or before the one that is due, so that it is only
    /// played for what was carried (O44). It may not be the last: the pot can be carried again.
    #[must_use]
    pub fn plays_out(self) -> bool {
        let dealt = self.table.place(self.table.dealer).map(|place| place.dealt);
        let is_due = matches!(self.table.ask, Ask::Deal { .. });
        left(self.table) == Some(0) && (is_due || dealt > self.table.agreed.rounds)
    }
}

/// Notes that a player deals.
pub(super) fn note_dealer(table: &mut Table, dealer: Seat) {
    if let Some(place) = table.place_mut(dealer) {
        place.dealt = place.dealt.saturating_add(1);
    }
}

/// Whether every player who can pay the ante has dealt as often as was agreed. A carried pot is played out first.
pub(super) fn are_over(table: &Table) -> bool {
    left(table) == Some(0) && table.pot() == 0 && table.keeper().is_none()
}

/// How many deals are left after this one, if nobody runs out of chips. `None`: their number was not agreed.
fn left(table: &Table) -> Option<u64> {
    let agreed = table.agreed.rounds?;
    let able = table.able();
    let next = table.clockwise_after(table.dealer);
    let order: Vec<Seat> = next.filter(|seat| able.contains(*seat)).collect();
    let needed = (1..).zip(&order).map(|(nth, seat)| {
        let dealt = table.place(*seat).map_or(0, |place| place.dealt);
        let missing = u64::from(agreed.saturating_sub(dealt));
        // The deal goes round in `order`, so the nth player's last deal is `nth` deals into the last round.
        let before = missing.saturating_sub(1) * order.len() as u64;
        if missing == 0 { 0 } else { before + nth }
    });
    Some(needed.max().unwrap_or(0))
}
