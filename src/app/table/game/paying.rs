//! Setting the amount of a bet, a loan or a purchase, and paying it.

use super::amount::{AmountKind, Range};
use super::model::Model;
use super::money::Buyer;
use crate::app::i18n::say;
use crate::app::table::press::Quick;
use crate::engine::{Action, Chips, Choice, Seat};

impl Model {
    /// Sets the amount anew if another one is asked for.
    pub(super) fn follow_amount(&mut self) {
        let offered = self.offered();
        if self.amount.offered != offered {
            self.amount.offered = offered;
            self.amount.is_told = false;
            self.forget_confirming();
            if let Some(range) = offered {
                self.amount.chips = range.usual;
            }
        }
    }

    /// The range for the chosen seat, else the first range.
    fn offered(&self) -> Option<Range> {
        let ranges = self.ranges();
        let wished = self.amount.chosen_seat;
        let is_wished = |range: &&Range| wished.is_some() && range.kind.seat() == wished;
        ranges.iter().find(is_wished).or(ranges.first()).copied()
    }

    /// The ranges of all actions that take an amount now.
    #[must_use]
    pub fn ranges(&self) -> Vec<Range> {
        let range = |kind, least, most| Range {
            kind,
            least,
            most,
            usual: least,
            step: 1,
        };
        if self.is_buying() {
            let buyers = self.buyers().into_iter();
            let range = |buyer: Buyer| Range {
                usual: buyer.usual,
                ..range(AmountKind::BuyIn(buyer.seat), buyer.least, buyer.most)
            };
            return buyers.map(range).collect();
        }
        let choices = self.choices().iter();
        let range = |choice: &Choice| match *choice {
            Choice::Bet { least, most } => Some(range(AmountKind::Bet, least, most)),
            Choice::BetBy { least, most, step } => Some(Range {
                step: step.max(1),
                ..range(AmountKind::Bet, least, most)
            }),
            Choice::Stake { least, most } => Some(range(AmountKind::Stake, least, most)),
            Choice::Lend { least, most } => Some(range(AmountKind::Lend, least, most)),
            Choice::Borrow { from, least, most } => {
                Some(range(AmountKind::Borrow(from), least, most))
            }
            _ => None,
        };
        choices.filter_map(range).collect()
    }

    /// What an amount is asked for, and its bounds. `None`: none is asked for.
    #[must_use]
    pub fn range(&self) -> Option<Range> {
        self.amount.offered
    }

    /// The amount that is set. `None`: none is asked for.
    #[must_use]
    pub fn amount(&self) -> Option<Chips> {
        let Range {
            least, most, step, ..
        } = self.amount.offered?;
        let chips = self.amount.chips.clamp(least, most);
        Some(chips - (chips - least) % step)
    }

    /// The amount that a key has set, for those who listen. `None`: no key has.
    #[must_use]
    pub fn amount_aloud(&self) -> Option<String> {
        self.amount()
            .filter(|_| self.amount.is_told)
            .map(say::chips)
    }

    /// A sentence about buying in, while somebody chooses how much. `None`: nobody does.
    #[must_use]
    pub fn buys(&self) -> Option<String> {
        let AmountKind::BuyIn(seat) = self.range()?.kind else {
            return None;
        };
        let before = self.public(|view| view.seat(seat).map(|place| place.chips()))?;
        let more = self.amount()?;
        let who = self.seats.somebody(seat);
        Some(say::buying_in(&who, more, before.saturating_add(more)))
    }

    /// Chooses the seat that the amount concerns.
    pub(super) fn choose_seat(&mut self, whom: Option<Seat>) {
        self.amount.chosen_seat = whom;
    }

    /// Sets the amount, limited to what is allowed.
    pub(super) fn set_amount(&mut self, chips: Chips) {
        if let Some(Range { least, most, .. }) = self.amount.offered {
            self.amount.chips = chips.clamp(least, most);
            self.forget_confirming();
        }
    }

    /// Sets one of the suggested amounts.
    pub(super) fn set_quick(&mut self, quick: Quick) {
        if let Some(Range { least, .. }) = self.amount.offered {
            let pot = self.public(|view| view.pot_in_play());
            self.set_amount(quick.chips(least, pot));
        }
    }

    /// Raises the amount by one step, or lowers it. By a key it is told to those who listen.
    pub(super) fn step_amount(&mut self, up: bool, aloud: bool) {
        let now = self.amount.chips;
        let step = self.amount.offered.map_or(1, |range| range.step);
        self.set_amount(if up {
            now.saturating_add(step)
        } else {
            now.saturating_sub(step)
        });
        self.amount.is_told |= aloud;
    }

    /// Makes the bet, asks for the loan, lends, or buys in.
    pub(super) fn pay(&mut self) {
        let (Some(chips), Some(range)) = (self.amount(), self.range()) else {
            return;
        };
        match range.kind {
            AmountKind::Bet => self.act(Action::Bet(chips)),
            AmountKind::Borrow(from) => self.act(Action::Borrow { from, chips }),
            AmountKind::Stake => self.act(Action::stake(chips)),
            AmountKind::Lend => self.act(Action::Lend(Some(chips))),
            AmountKind::BuyIn(seat) => self.buy_in(seat, chips),
        }
    }
}
