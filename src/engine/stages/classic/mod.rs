//! Three stakes in one deal: the best upcard, a brag between two, and drawing to a number (RULES 10.4, 10.8). Each is a
//! stage.

mod brag;
mod number;
mod pots;

pub(super) use brag::show as show_brag;
pub(super) use pots::won_brag;

use super::super::action::{Action, Choices};
use super::super::ask::{Ask, ClassicAsk};
use super::super::dealer::Dealer;
use super::super::driver::Flow;
use super::super::event::Event;
use super::super::illegal::Illegal;
use super::super::own_events::ClassicEvent;
use super::super::own_rules::{BragRules, ClassicRules, NumberRules};
use super::super::rules::StageRules;
use super::super::seat::{Seat, SeatSet, Standing};
use super::super::state::{ClassicState, StageState};
use super::super::table::Table;
use super::Mechanic;

/// The table of functions for the driver.
pub(super) static MECHANIC: Mechanic = Mechanic {
    begin,
    offer,
    check,
    act,
    bought_in: |_| Flow::Stay,
    apply,
};

/// The index of each pot.
const UPCARD: u8 = 0;
pub(super) const BRAG: u8 = 1;
const NUMBER: u8 = 2;

fn state(table: &Table) -> ClassicState {
    match table.state {
        StageState::Classic(state) => state,
        _ => ClassicState::default(),
    }
}

/// The rules of the current stage.
fn stage(table: &Table) -> Option<ClassicRules> {
    match table.rules.stages.get(usize::from(table.stage)) {
        Some(StageRules::Classic(rules)) => Some(*rules),
        _ => None,
    }
}

fn brag_rules(table: &Table) -> Option<BragRules> {
    match stage(table)? {
        ClassicRules::Brag(rules) => Some(rules),
        _ => None,
    }
}

fn number_rules(table: &Table) -> Option<NumberRules> {
    match stage(table)? {
        ClassicRules::Number(rules) => Some(rules),
        _ => None,
    }
}

fn begin(dealer: &mut Dealer) -> Flow {
    match stage(dealer.table()) {
        Some(ClassicRules::Upcard(rules)) => {
            if !rules.royal_takes_all {
                pots::pay_upcard(dealer);
            }
            Flow::Next
        }
        Some(ClassicRules::Brag(_)) => brag::begin(dealer.table()),
        Some(ClassicRules::Number(rules)) => number::begin(dealer, rules),
        None => Flow::Next,
    }
}

fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    if table.ask.seat() != Some(seat) {
        return;
    }
    match table.ask {
        Ask::Classic(ClassicAsk::Draw { .. }) => number::offer(table, seat, choices),
        _ => brag::offer(table, seat, choices),
    }
}

fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Ask::Classic(ask) = table.ask else {
        return Err(Illegal::BetweenDeals);
    };
    if table.standing(seat) == Standing::Out {
        return Err(Illegal::NotInDeal);
    }
    let to_act = ask.seat();
    if to_act != seat {
        return Err(Illegal::NotYourTurn { to_act });
    }
    match ask {
        ClassicAsk::Draw { .. } => number::check(table, seat, action),
        _ => brag::check(table, seat, action),
    }
}

fn act(dealer: &mut Dealer, seat: Seat, action: Action) -> Flow {
    match dealer.table().ask {
        Ask::Classic(ClassicAsk::Draw { .. }) => number::act(dealer, seat, action),
        Ask::Classic(ask) => brag::act(dealer, ask, action),
        _ => Flow::Stay,
    }
}

fn apply(table: &mut Table, event: &Event) {
    if *event == Event::Classic(ClassicEvent::Opened) {
        let hands = table.places.iter_mut().flat_map(|place| &mut place.hands);
        for held in hands.flat_map(|hand| &mut hand.cards) {
            held.seen_by = SeatSet::ALL;
        }
    }
    let StageState::Classic(state) = &mut table.state else {
        return;
    };
    match *event {
        Event::Bet { seat, stake, .. } => {
            state.owed = stake;
            state.speaks(seat);
        }
        Event::Classic(ClassicEvent::Met { seat, .. }) => {
            state.owed = 0;
            state.speaks(seat);
        }
        Event::Classic(ClassicEvent::Stood { seat }) => state.stood.insert(seat),
        _ => {}
    }
}
