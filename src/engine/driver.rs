//! The driver. It walks through the stages of a deal, and only it decides whom the table waits for.

use super::flow::{End, Flow};
use super::ground::chips::Chips;
use super::ground::ending::Ending;
use super::ground::purse::Purse;
use super::ground::seat::{Seat, SeatSet};
use super::model::{Dealer, Mechanic, Rules, Table};
use super::sums::action::{Action, Choices};
use super::sums::ask::{Ask, Between, Motion};
use super::sums::event::Event;
use super::sums::illegal::{DeclareIllegal, Illegal};
use super::vote::{self, Carried};
use super::{dealers_choice, declare, ledger, rounds};
use crate::cards::Pack;

/// Adds the choices of a seat.
pub(super) fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    match (table.ask, current(table)) {
        (Ask::ChooseGame { .. }, _) => dealers_choice::offer(table, seat, choices),
        (Ask::Agree { .. }, _) => vote::offer(table, seat, choices),
        (
            Ask::Declare {
                seat: to_act,
                question,
                ..
            },
            _,
        ) => declare::offer(question, to_act, seat, choices),
        (Ask::Deal { .. } | Ask::Over, _) | (_, None) => {}
        (_, Some(mechanic)) => (mechanic.offer)(table, seat, choices),
    }
}

/// Whether a seat may play this action now.
pub(super) fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    if table.place(seat).is_none() {
        return Err(Illegal::NoSuchSeat);
    }
    match (table.ask, current(table)) {
        (Ask::Over, _) => Err(Illegal::SittingOver),
        (Ask::ChooseGame { seat: to_act, .. }, _) => {
            dealers_choice::check(table, to_act, seat, action)
        }
        (
            Ask::Agree {
                seat: to_act, on, ..
            },
            _,
        ) => vote::check(on, to_act, seat, action),
        (
            Ask::Declare {
                seat: to_act,
                question,
                ..
            },
            _,
        ) => declare::check(question, to_act, seat, action),
        _ if matches!(action, Action::Declare(_)) => {
            Err(Illegal::Declare(DeclareIllegal::NothingAsked))
        }
        _ if matches!(action, Action::ChooseGame(_) | Action::ChooseOtherGame(_)) => {
            Err(Illegal::NoGameToName)
        }
        (Ask::Deal { .. }, _) | (_, None) => Err(Illegal::BetweenDeals),
        (_, Some(mechanic)) => (mechanic.check)(table, seat, action),
    }
}

/// Plays a checked action, up to the point where the table waits again.
pub(super) fn act(dealer: &mut Dealer, seat: Seat, action: Action) {
    match action {
        Action::ChooseGame(game) => return dealers_choice::act(dealer, seat, game),
        Action::ChooseOtherGame(game) => return dealers_choice::act_other(dealer, seat, game),
        Action::Declare(answer) => {
            if let Ask::Declare { question, then, .. } = dealer.table().ask {
                dealer.emit(Event::Declared { question, answer });
                if let Some(mechanic) = current(dealer.table()) {
                    let flow = (mechanic.resume)(dealer, then);
                    go_on(dealer, flow);
                }
            }
            return;
        }
        _ if matches!(dealer.table().ask, Ask::Agree { .. }) => {
            if let Some(carried) = vote::answer(dealer, action == Action::Agree) {
                carry(dealer, &carried);
            }
            return;
        }
        _ => {}
    }
    if let Some(mechanic) = current(dealer.table()) {
        let flow = (mechanic.act)(dealer, seat, action);
        go_on(dealer, flow);
    }
}

/// Does what the players have voted for.
pub(super) fn carry(dealer: &mut Dealer, carried: &Carried) {
    match carried.on {
        Motion::Game(game) => dealers_choice::change_to(dealer, carried.by, game),
        Motion::BuyIn(chips) => {
            dealer.ask(carried.back.ask());
            bring(dealer, carried.by, chips);
        }
        Motion::Double => {
            dealer.emit(Event::LimitsDoubled);
            go_on_between(dealer, carried.back);
        }
    }
}

/// Brings chips to the table from outside, and goes on.
pub(super) fn bring(dealer: &mut Dealer, seat: Seat, chips: Chips) {
    dealer.emit(Event::Paid {
        from: Purse::Outside,
        to: Purse::Seat(seat),
        chips,
    });
    bought_in(dealer);
}

/// Goes on after a purchase: a short player may not be short any more.
fn bought_in(dealer: &mut Dealer) {
    match dealer.table().ask {
        Ask::ChooseGame { seat, shuffle } => dealers_choice::bought_in(dealer, seat, shuffle),
        Ask::Deal { .. } | Ask::Agree { .. } | Ask::Over => {}
        _ => {
            if let Some(mechanic) = current(dealer.table()) {
                let flow = (mechanic.bought_in)(dealer);
                go_on(dealer, flow);
            }
        }
    }
}

/// Waits for the next deal again after the limits have grown, or players have come or gone. Another player may deal next, or too few can pay for it.
pub(super) fn go_on_between(dealer: &mut Dealer, back: Between) {
    let able = dealer.table().able();
    if able.len() < dealer.table().rules.least_seats() || rounds::are_over(dealer.table()) {
        bequeath(dealer, able);
        return dealer.ask(Ask::Over);
    }
    dealer.ask(match (back, dealer.table().next_dealer()) {
        (Between::ChooseGame { shuffle, .. }, Some(seat)) => Ask::ChooseGame { seat, shuffle },
        _ => back.ask(),
    });
}

/// Begins a deal and runs it until the table waits for a player.
pub(super) fn begin_deal(dealer: &mut Dealer, pack: Option<Pack>) {
    let table = dealer.table();
    let players = table.able();
    let Some(next) = table.dealer_among(players) else {
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
    let flow = begin_stage(dealer, 0);
    go_on(dealer, flow);
}

fn current(table: &Table) -> Option<&'static Mechanic> {
    Some(table.stage_rules()?.mechanic)
}

fn go_on(dealer: &mut Dealer, mut flow: Flow) {
    loop {
        flow = match flow {
            Flow::Stay => return,
            Flow::Wait(ask) => return dealer.ask(ask),
            Flow::End(how) => return end(dealer, &how),
            Flow::Skip => return dealer.ask(Ask::Deal { shuffle: true }),
            Flow::Next => {
                let stage = dealer.table().stage + 1;
                begin_stage(dealer, stage)
            }
        };
    }
}

/// Begins a stage. If the last stage ended without ending the deal, the deal would end here; no game has such a
/// stage.
fn begin_stage(dealer: &mut Dealer, number: u8) -> Flow {
    let Some(stage) = dealer.rules().stages.get(usize::from(number)) else {
        return Flow::end(Ending::Fold, true);
    };
    dealer.emit(Event::StageBegan { stage: number });
    (stage.mechanic.begin)(dealer)
}

/// Ends the deal. Debts are paid back. The sitting ends if the game is won, or if fewer than two could go on (RULES
/// 5.2, 9.2.1, 10.0.3).
fn end(dealer: &mut Dealer, end: &End) {
    dealer.emit(Event::Ended { how: end.how });
    ledger::repay(dealer);
    let able: SeatSet = dealer.table().able();
    let ends = end.game_over || rounds::are_over(dealer.table());
    if able.len() >= dealer.table().rules.least_seats() && !ends {
        let ask = dealers_choice::between_deals(dealer.table(), end.shuffle);
        return dealer.ask(ask);
    }
    bequeath(dealer, able);
    dealer.ask(Ask::Over);
}

/// Pays the chips that are left in pots when the sitting ends: to the keeper of a blind hand, else to the player who
/// could go on. If nobody could, they are shared by those dealt in last, an odd chip going to the elder.
fn bequeath(dealer: &mut Dealer, able: SeatSet) {
    let table = dealer.table();
    // Neither of them has a debt left.
    let heir = table.keeper().or_else(|| able.iter().next());
    let shares_alike = !Rules::is_betting(&table.rules);
    let heirs: Vec<Seat> = match heir {
        Some(heir) => vec![heir],
        None if shares_alike => table.dealt_in().collect(),
        None => return,
    };
    for pot in 0..dealer.table().pots.len() {
        dealer.split(pot as u8, &heirs);
    }
}
