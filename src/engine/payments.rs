//! Payments between players and pots.

use super::ground::chips::Chips;
use super::ground::purse::Purse;
use super::ground::seat::Seat;
use super::model::Dealer;
use super::sums::event::Event;

impl Dealer<'_> {
    /// Moves chips from a player to the newest pot.
    pub fn pay_in(&mut self, seat: Seat, chips: Chips) {
        let newest = self.table().pots.len() - 1;
        self.pay_to(seat, newest as u8, chips);
    }

    /// Pays a pot in equal shares; odd chips go one each to the first of these.
    pub fn split(&mut self, pot: u8, among: &[Seat]) {
        let chips = self
            .table()
            .pots
            .get(usize::from(pot))
            .copied()
            .unwrap_or(0);
        let Some(share) = chips.checked_div(among.len() as u64) else {
            return;
        };
        for (nth, &seat) in among.iter().enumerate() {
            let odd = u64::from((nth as u64) < chips % among.len() as u64);
            self.pay_out(pot, seat, share + odd);
        }
    }

    /// Moves chips from a player to a pot.
    pub fn pay_to(&mut self, seat: Seat, pot: u8, chips: Chips) {
        if chips > 0 {
            self.emit(Event::Paid {
                from: Purse::Seat(seat),
                to: Purse::Pot(pot),
                chips,
            });
        }
    }

    /// Moves chips from a pot to a player.
    pub fn pay_out(&mut self, pot: u8, seat: Seat, chips: Chips) {
        if chips > 0 {
            self.emit(Event::Paid {
                from: Purse::Pot(pot),
                to: Purse::Seat(seat),
                chips,
            });
        }
    }
}
