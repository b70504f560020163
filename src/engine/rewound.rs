//! A table as it was before its deal, so that the deal can be told again from its history.

use super::ground::held::{CardId, Held};
use super::ground::holding::{Holding, Role};
use super::ground::purse::Purse;
use super::ground::seat::{Seat, SeatSet};
use super::model::Table;
use super::sums::event::Event;
use crate::cards::{Card, CardSet, Pack};

impl Table {
    /// The table as it was before this deal, for telling it again: applying the events of its history, but shuffles,
    /// leads back to this table. `None`: it cannot be told, because a hand kept from an earlier deal has left it, or because the cards are real.
    #[must_use]
    pub fn rewound(&self) -> Option<Table> {
        if self.rules.real_cards {
            return None;
        }
        let mut table = self.clone();
        let history = std::mem::take(&mut table.history);
        for event in history.iter().rev() {
            match *event {
                // Chips that came from outside are not told again.
                Event::Paid {
                    from: Purse::Outside | Purse::Bank,
                    ..
                }
                | Event::Paid {
                    to: Purse::Bank, ..
                } => return None,
                Event::Paid { from, to, chips } => table.change(&Event::Paid {
                    from: to,
                    to: from,
                    chips,
                }),
                // A loan is not told again.
                Event::Lent { .. } | Event::Repaid { .. } | Event::SetOff { .. } => return None,
                _ => {}
            }
        }
        table.pots.truncate(table.rules.pots().len());
        let mut dealt: Vec<Card> = Vec::with_capacity(56);
        let mut first = None;
        for event in &history {
            if let Event::Dealt { card, .. } = event {
                first = first.or(Some(card.id.0));
                dealt.push(card.card);
            }
        }
        let mut kept = 0;
        for place in &mut table.places {
            place.hands.retain(Holding::is_kept);
            for held in place.hands.iter_mut().flat_map(|hand| &mut hand.cards) {
                held.seen_by = SeatSet::NONE;
                kept += 1;
            }
        }
        let in_hand: CardSet = table.held().map(|(_, held)| held.card).collect();
        let out: CardSet = dealt.iter().copied().chain(in_hand.iter()).collect();
        let rest = self.pack.iter().chain(self.thrown.iter().copied());
        let mut rest: Vec<Card> = rest.filter(|card| !out.contains(*card)).collect();
        if kept == 0 && first.is_some_and(|first| first > 0) {
            // The kept hand has left the table. Any cards that have left it stand in for it.
            let seat = former_keeper(&history)?;
            let ids = (0..first?).map(CardId);
            let cards = ids.map(|id| {
                Some(Held {
                    id,
                    card: rest.pop()?,
                    seen_by: SeatSet::NONE,
                })
            });
            let hand = Holding::new(Role::Kept, cards.collect::<Option<_>>()?);
            table.place_mut(seat)?.hands.insert(0, hand);
        } else if kept != first.unwrap_or(0) {
            return None;
        }
        table.pack = Pack::new(dealt.into_iter().chain(rest)).ok()?;
        table.board.clear();
        table.spares.clear();
        table.thrown.clear();
        table.deals = table.deals.saturating_sub(1);
        table.deals_of_game = table.deals_of_game.saturating_sub(1);
        table.grow_limits();
        let dealer = table.dealer;
        if let Some(place) = table.place_mut(dealer) {
            place.dealt = place.dealt.saturating_sub(1);
        }
        Some(table)
    }
}

/// Who began a deal with a kept hand that has left the table: who has thrown one of two hands away, or has folded
/// without having looked at a single one.
fn former_keeper(history: &[Event]) -> Option<Seat> {
    let threw = history.iter().find_map(|event| match *event {
        Event::Thrown { seat, .. } => Some(seat),
        _ => None,
    });
    let looked = |of: Seat| {
        let is_look =
            |event: &Event| matches!(*event, Event::Looked { seat, pick: None } if seat == of);
        history.iter().any(is_look)
    };
    let folded = || {
        history.iter().find_map(|event| match *event {
            Event::Folded { seat } if !looked(seat) => Some(seat),
            _ => None,
        })
    };
    threw.or_else(folded)
}
