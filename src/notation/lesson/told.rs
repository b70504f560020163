//! A record as it is told to a viewer up to a moment: for each deal the table before it, the cards he has seen, and the acts.

use super::laying::dealt;
use super::limits::MOST_DEALS;
use crate::cards::{Card, CardSet};
use crate::engine::{Ask, Event, Seat, Table, Viewer, Zone};
use crate::notation::action::Move;
use crate::notation::record::Record;
use crate::notation::replay::Replayer;
use crate::notation::replay_error::ReplayError;

/// A record up to a moment.
pub(super) struct Told {
    viewer: Viewer,
    /// The last deals, as many as a lesson may have.
    pub deals: Vec<ToldDeal>,
    /// Whether there were more before.
    pub is_cut: bool,
    /// The table at the moment.
    pub table: Table,
}

/// A deal up to its end, or to the moment.
pub(super) struct ToldDeal {
    pub before: Table,
    pub dealer: Seat,
    /// The acts between the last deal and this one.
    pub first: Vec<Move>,
    /// The cards in the order in which they were dealt, and where to.
    pub dealt: Vec<(Zone, Card)>,
    /// The cards that the viewer has seen in it, or later in a hand kept from it.
    pub seen: CardSet,
    pub acts: Vec<Move>,
}

impl Told {
    /// The record up to the moment after so many actions. A deal that is due then is dealt. `None`: no deal is under way there.
    pub fn of(
        record: &Record,
        actions: usize,
        viewer: Viewer,
    ) -> Result<Option<Told>, ReplayError> {
        let mut replayer = Replayer::sit(record)?;
        let mut told = Told {
            viewer,
            deals: Vec::new(),
            is_cut: false,
            table: replayer.table().clone(),
        };
        let mut between: Vec<Move> = Vec::new();
        loop {
            let (done, begun) = (replayer.done(), replayer.begun());
            let table = replayer.table();
            let is_due = matches!(table.ask(), Ask::Deal { .. });
            if done == actions && !is_due {
                break;
            }
            let is_between = table.view(viewer).is_between_deals();
            told.end_deal(table, is_due);
            let before = is_due.then(|| table.clone());
            if !replayer.small_step()? || replayer.done() > actions {
                return Ok(None);
            }
            let table = replayer.table();
            if let Some(before) = before.filter(|_| replayer.begun() > begun) {
                told.begin_deal(before, std::mem::take(&mut between), table);
            } else if let Some(act) = record.actions.get(done).and_then(|text| text.parse().ok()) {
                match told.deals.last_mut().filter(|_| !is_between) {
                    Some(deal) => deal.acts.push(act),
                    None => between.push(act),
                }
            }
            told.look(table);
        }
        let table = replayer.table();
        told.end_deal(table, true);
        told.table = table.clone();
        let is_in_deal = table.ask() != Ask::Over && !table.view(viewer).is_between_deals();
        Ok((is_in_deal && !told.deals.is_empty()).then_some(told))
    }

    fn begin_deal(&mut self, before: Table, first: Vec<Move>, table: &Table) {
        if self.deals.len() == MOST_DEALS {
            self.deals.remove(0);
            self.is_cut = true;
        }
        self.deals.push(ToldDeal {
            before,
            dealer: table.dealer(),
            first,
            dealt: Vec::new(),
            seen: CardSet::NONE,
            acts: Vec::new(),
        });
    }

    /// Takes the cards of the last deal from its events, once it is over.
    fn end_deal(&mut self, table: &Table, is_over: bool) {
        let Some(deal) = self.deals.last_mut().filter(|_| is_over) else {
            return;
        };
        deal.dealt = table.history().iter().filter_map(dealt).collect();
        for event in table.view(self.viewer).history() {
            if let Event::Dealt { card, .. }
            | Event::Exposed { card, .. }
            | Event::Discarded { card, .. } = event
            {
                deal.seen.extend(card.card);
            }
        }
        let open = table
            .history()
            .iter()
            .filter(|event| !matches!(event, Event::Dealt { .. }));
        // All see what is turned up, or drawn to break a tie.
        let open = open.filter_map(dealt).map(|(_, card)| card);
        deal.seen.extend(open);
    }

    /// Notes the cards that the viewer sees now.
    fn look(&mut self, table: &Table) {
        let Some(deal) = self.deals.last_mut() else {
            return;
        };
        let lying = table.lying();
        let seen = lying.filter_map(|(_, held)| self.viewer.face(held).card);
        deal.seen.extend(seen);
        for seat in table.view(self.viewer).seats() {
            let hands = seat.hands();
            let kept = hands.filter(|hand| hand.is_kept());
            for card in kept
                .flat_map(|hand| hand.faces())
                .filter_map(|face| face.card)
            {
                let from = (Zone::Hand(seat.seat()), card);
                let mut deals = self.deals.iter_mut().rev();
                if let Some(deal) = deals.find(|deal| deal.dealt.contains(&from)) {
                    deal.seen.insert(card);
                }
            }
        }
    }
}
