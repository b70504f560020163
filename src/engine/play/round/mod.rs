//! A round of equalised betting: every player who stays in must put in as much as the one who has put in most (RULES
//! 10.0.4, 10.0.6).

mod contest;
mod current;
mod level;
mod limits;
mod lookup;
pub(super) mod offers;
mod predicates;
pub(super) mod speaking;

use crate::engine::facts::round::{
    Opening, RoundAction, RoundAsk, RoundEvent, RoundRules, RoundState, Then,
};
use crate::engine::flow::Flow;
use crate::engine::ground::capacity::is_too_many;
use crate::engine::ground::ending::Ending;
use crate::engine::ground::purse::Purse;
use crate::engine::ground::resume::Resume;
use crate::engine::ground::seat::Seat;
use crate::engine::ground::setup_error::SetupError;
use crate::engine::model::{Dealer, Mechanic, Rules, Stage, Table};
use crate::engine::play::classic;
use crate::engine::sums::action::Action;
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;
use crate::engine::sums::stage::{StageRules, StageState};
pub(super) use current::rules;
use current::{in_pot, is_playing, state};
use level::show_level;
use speaking::Next;

impl Stage {
    /// Players bet until all who are left have put in the same (RULES 10.0.6).
    #[must_use]
    pub fn round(rules: RoundRules) -> Stage {
        Stage {
            rules: StageRules::Round(rules),
            mechanic: &MECHANIC,
        }
    }
}

/// The table of functions for the driver.
static MECHANIC: Mechanic = Mechanic {
    verify,
    state: || StageState::Round(RoundState::default()),
    begin,
    offer: offers::offer,
    check: offers::check,
    act,
    // The second of three pots is decided by the functions of three stakes.
    resume: |dealer, then| match then {
        Resume::Level => level::resume(dealer),
        _ => classic::resume(dealer, then),
    },
    apply,
    cost: |rules| rules.round()?.cost(),
    ..Mechanic::DEFAULT
};

fn begin(dealer: &mut Dealer) -> Flow {
    let Some(rules) = rules(dealer.table()) else {
        return Flow::Stay;
    };
    let players = dealer.table().in_order();
    let before = match rules.opening {
        Opening::Level => dealer.table().youngest(),
        Opening::Dealer { .. } => {
            let seat = dealer.table().dealer;
            let chips = in_pot(dealer.table(), &rules);
            dealer.emit(Event::Round(RoundEvent::Posted { seat, chips }));
            seat
        }
        Opening::Blinds { big } => post_blinds(dealer, &rules, &players, big),
    };
    let mut others = dealer.table().clockwise_after(before);
    match others.find(|seat| is_playing(dealer.table(), *seat)) {
        Some(seat) => wait(seat),
        None => Flow::Stay,
    }
}

/// Refuses a big blind without a half.
fn verify(rules: &Rules) -> Result<(), SetupError> {
    match rules.round().map(|rules| rules.opening) {
        Some(Opening::Blinds { big }) if big % 2 != 0 => Err(SetupError::OddBlind),
        Some(Opening::Dealer { fixed_sum }) if is_too_many([Some(fixed_sum)]) => {
            Err(SetupError::TooManyChips)
        }
        _ => Ok(()),
    }
}

/// Posts the blinds. Between two players the dealer posts the small one (RULES 1.7). Returns who posted the big one.
fn post_blinds(dealer: &mut Dealer, rules: &RoundRules, players: &[Seat], big: u64) -> Seat {
    let (small, large) = match *players {
        [other, own] => (own, other),
        [first, second, ..] => (first, second),
        _ => return dealer.table().dealer,
    };
    for (seat, chips) in [(small, big / 2), (large, big)] {
        dealer.pay_to(seat, rules.pot, chips);
        dealer.emit(Event::Round(RoundEvent::Posted { seat, chips }));
    }
    large
}

fn wait(seat: Seat) -> Flow {
    Flow::Wait(Ask::Round(RoundAsk::Speak { seat }))
}

fn act(dealer: &mut Dealer, seat: Seat, action: Action) -> Flow {
    let Some(rules) = rules(dealer.table()) else {
        return Flow::Stay;
    };
    match action {
        Action::Look(_) => {
            dealer.emit(Event::Looked { seat, pick: None });
            Flow::Stay
        }
        Action::Round(answer @ (RoundAction::Contest | RoundAction::Concede)) => {
            contest::answer(dealer, &rules, seat, answer == RoundAction::Contest)
        }
        Action::See => {
            dealer.emit(Event::Round(RoundEvent::SightCalled { seat }));
            level(dealer, &rules, seat)
        }
        _ => {
            speaking::speak(dealer, &rules, seat, action);
            go_on(dealer, &rules, seat)
        }
    }
}

/// Asks the next player who owes something or has not acted. If there is none, the round is over.
fn go_on(dealer: &mut Dealer, rules: &RoundRules, after: Seat) -> Flow {
    let table = dealer.table();
    match speaking::next(table, rules, table.clockwise_after(after)) {
        Next::Ask(seat) => wait(seat),
        Next::Level => level(dealer, rules, table.youngest()),
        Next::Alone(seat) => alone(dealer, rules, seat),
    }
}

/// All players who are in are level. Hands are shown from the left of `last` on.
fn level(dealer: &mut Dealer, rules: &RoundRules, last: Seat) -> Flow {
    if rules.then == Then::GoOn {
        return Flow::Next;
    }
    if rules.concede {
        return contest::begin(dealer, rules);
    }
    show_level(dealer, rules, last)
}

/// Only one player is left. He takes the pot without showing.
fn alone(dealer: &mut Dealer, rules: &RoundRules, seat: Seat) -> Flow {
    if rules.then == Then::Leave {
        return classic::won_brag(dealer, seat, false);
    }
    let chips = in_pot(dealer.table(), rules);
    let own = state(dealer.table()).map_or(0, |state| state.level(seat));
    dealer.pay_out(rules.pot, seat, chips);
    match rules.opening {
        // Only the dealer has put in chips.
        Opening::Dealer { fixed_sum } if chips == own => {
            unmet(dealer, seat, fixed_sum);
            Flow::end(Ending::Unmet, true)
        }
        _ => Flow::end(Ending::Fold, true),
    }
}

/// Each other player pays the dealer a fixed sum, as far as he has it (RULES 10.6).
fn unmet(dealer: &mut Dealer, seat: Seat, fixed_sum: u64) {
    let others: Vec<Seat> = dealer.table().dealt_in().collect();
    let mut sum = 0;
    for other in others.into_iter().filter(|other| *other != seat) {
        let chips = dealer.table().chips(other).min(fixed_sum);
        if chips > 0 {
            dealer.emit(Event::Paid {
                from: Purse::Seat(other),
                to: Purse::Seat(seat),
                chips,
            });
        }
        sum += chips;
    }
    dealer.emit(Event::Round(RoundEvent::Unmet { seat, chips: sum }));
}

fn apply(table: &mut Table, event: &Event) {
    if let StageState::Round(state) = &mut table.state {
        speaking::note(state, event);
    }
}
