//! The stages of a deal, one file a mechanic, matched here and nowhere else.

mod calling;
mod dealing;
mod discarding;
mod lending;
mod prices;
mod settling;
mod stock;
mod vying;

use super::action::{Action, Choices};
use super::ask::Ask;
use super::dealer::Dealer;
use super::event::Event;
use super::illegal::Illegal;
use super::ledger;
use super::rules::StageRules;
use super::seat::{Seat, SeatSet};
use super::table::Table;
use crate::cards::Pack;

/// What is offered to a seat now.
pub(super) fn choices(table: &Table, seat: Seat) -> Choices {
    match table.ask {
        Ask::Discard { .. } => return discarding::choices(table, seat),
        Ask::Call { .. } => return calling::choices(table, seat),
        _ => {}
    }
    match current(table) {
        Some(StageRules::Vying(rules)) => vying::choices(table, rules, seat),
        _ => Choices::new(),
    }
}

/// Whether a seat may do this now.
pub(super) fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    if table.place(seat).is_none() {
        return Err(Illegal::NoSuchSeat);
    }
    match (table.ask, current(table)) {
        (Ask::Over, _) => Err(Illegal::SittingOver),
        (Ask::Call { seat: to_act, .. }, _) => calling::check(table, to_act, seat, action),
        (_, _) if matches!(action, Action::Call(_)) => Err(Illegal::NoGameToName),
        (Ask::Deal { .. }, _) => Err(Illegal::BetweenDeals),
        (Ask::Discard { seat: to_act, .. }, _) => discarding::check(table, to_act, seat, action),
        (_, Some(StageRules::Vying(rules))) => vying::check(table, rules, seat, action),
        _ => Err(Illegal::BetweenDeals),
    }
}

/// Does what has been checked.
pub(super) fn act(dealer: &mut Dealer, seat: Seat, action: Action) {
    if let Action::Call(game) = action {
        return calling::act(dealer, seat, game);
    }
    if let Some(StageRules::Vying(rules)) = current(dealer.table()).cloned() {
        vying::act(dealer, &rules, seat, action);
    }
}

/// What follows where somebody has bought in: who was short may be so no longer.
pub(super) fn bought_in(dealer: &mut Dealer) {
    if let Ask::Call { seat, shuffle } = dealer.table().ask {
        return calling::bought_in(dealer, seat, shuffle);
    }
    if let Some(StageRules::Vying(rules)) = current(dealer.table()).cloned() {
        lending::see_to_it(dealer, &rules);
    }
}

/// Begins a deal and runs it to the first stage that waits for a player.
pub(super) fn begin_deal(dealer: &mut Dealer, pack: Option<Pack>) {
    let table = dealer.table();
    let players = table.able();
    let Some(next) = next_dealer(table) else {
        return;
    };
    dealer.emit(Event::DealBegan {
        dealer: next,
        players,
    });
    if let Some(pack) = pack {
        dealer.emit(Event::Shuffled {
            pack: pack.iter().collect(),
        });
    }
    run(dealer, 0);
}

/// The first dealer is given; afterwards the deal passes on (RULES 9.2.9).
fn next_dealer(table: &Table) -> Option<Seat> {
    let players = table.able();
    let first = (table.deals == 0 && players.contains(table.dealer)).then_some(table.dealer);
    let mut others = table.clockwise_after(table.dealer);
    first.or_else(|| others.find(|seat| players.contains(*seat)))
}

/// Runs the stages from this one until one waits for a player or the deal is over.
fn run(dealer: &mut Dealer, from: usize) {
    let rules = dealer.table().rules.clone();
    for (number, stage) in rules.stages.iter().enumerate().skip(from) {
        dealer.emit(Event::StageBegan {
            stage: number as u8,
        });
        let over = match stage {
            StageRules::Dealing(dealing) => dealing::run(dealer, dealing),
            StageRules::Vying(vying) => vying::begin(dealer, vying),
        };
        if over {
            return;
        }
    }
}

fn current(table: &Table) -> Option<&StageRules> {
    table.rules.stages.get(usize::from(table.stage))
}

/// The players dealt in and still in the deal, clockwise from the dealer's left.
fn in_order(table: &Table) -> Vec<Seat> {
    table
        .clockwise_after(table.dealer)
        .filter(|seat| table.is_in(*seat))
        .collect()
}

/// Ends the deal: debts are paid back, and the sitting ends where fewer than two could go on then
/// (RULES 5.2, 9.2.1).
fn end(dealer: &mut Dealer, how: super::event::Ending, shuffle: bool) {
    dealer.emit(Event::Ended { how });
    ledger::repay(dealer);
    let able: SeatSet = dealer.table().able();
    if able.len() >= 2 {
        let ask = calling::between_deals(dealer.table(), shuffle);
        dealer.ask(ask);
        return;
    }
    // Neither the keeper of a blind hand nor a player who can go on has a debt left.
    let table = dealer.table();
    if let Some(heir) = table.keeper().or_else(|| able.iter().next()) {
        for (pot, chips) in table.pots.clone().into_iter().enumerate() {
            dealer.pay_out(pot as u8, heir, chips);
        }
    }
    dealer.ask(Ask::Over);
}
