//! The choices in a round of betting, and why an action is refused.

use super::current::{rules, state};
use super::limits::{bounds, owed, to_match};
use crate::engine::facts::round::{Answer, RoundAction, RoundAsk, RoundIllegal, RoundRules};
use crate::engine::ground::seat::Seat;
use crate::engine::model::Table;
use crate::engine::play::looking;
use crate::engine::sums::action::{Action, Choice, Choices};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::illegal::Illegal;

pub(in super::super) fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    looking::offer(table, seat, choices);
    let Some(rules) = rules(table) else {
        return;
    };
    if matches!(table.ask, Ask::Round(RoundAsk::Contest { seat: to_act, .. }) if to_act == seat) {
        for answer in [RoundAction::Contest, RoundAction::Concede] {
            choices.push(Choice::One(Action::Round(answer)));
        }
        return;
    }
    let own_turn =
        matches!(table.ask, Ask::Round(RoundAsk::Speak { seat: to_act }) if to_act == seat);
    if !own_turn {
        return;
    }
    let cost = to_match(table, seat);
    for action in [
        Action::Round(RoundAction::Check),
        Action::Pass,
        Action::Round(RoundAction::Match),
        Action::Round(RoundAction::Go),
        Action::See,
        Action::Fold,
    ] {
        if check_turn(table, &rules, seat, action).is_err() {
            continue;
        }
        choices.push(match action {
            Action::Round(by @ (RoundAction::Match | RoundAction::Go)) => {
                Choice::Level { by, cost }
            }
            action => Choice::One(action),
        });
    }
    if let Ok(bounds) = may_bet(table, &rules, seat) {
        choices.push(Choice::Bet {
            least: bounds.least,
            most: bounds.most(),
        });
    }
}

pub(in super::super) fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Ask::Round(ask) = table.ask else {
        return Err(Illegal::BetweenDeals);
    };
    let to_act = ask.seat();
    let Some(rules) = rules(table) else {
        return Err(Illegal::BetweenDeals);
    };
    if !table.is_in(seat) {
        return Err(Illegal::NotInDeal);
    }
    if let Action::Look(pick) = action {
        return looking::check(table, seat, pick);
    }
    if to_act != seat {
        return Err(Illegal::NotYourTurn { to_act });
    }
    if let RoundAsk::Contest { .. } = ask {
        return match action {
            Action::Round(RoundAction::Contest | RoundAction::Concede) => Ok(()),
            _ => Err(Illegal::Round(RoundIllegal::MustContest)),
        };
    }
    check_turn(table, &rules, seat, action)
}

fn check_turn(
    table: &Table,
    rules: &RoundRules,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if let Some(why) = action.why_no_draw_now().filter(|_| draws(table)) {
        return Err(why);
    }
    match (rules.answer, action) {
        (_, Action::Bet(chips)) => may_bet(table, rules, seat)?.check(chips),
        (_, Action::Round(RoundAction::Stake(_))) => {
            Err(Illegal::Round(RoundIllegal::NothingToStake))
        }
        (_, Action::Round(RoundAction::Contest | RoundAction::Concede)) if rules.concede => {
            Err(Illegal::Round(RoundIllegal::NothingToContest))
        }
        (Answer::Equal, action) => check_equal(table, seat, action),
        (Answer::Sight, action) => check_sight(table, seat, action),
    }
}

fn check_equal(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (action, owed(table, seat)) {
        (Action::Fold, _) | (Action::Round(RoundAction::Check), 0) => Ok(()),
        (Action::Round(RoundAction::Check), owed) => {
            Err(Illegal::Round(RoundIllegal::Owing { owed }))
        }
        (Action::Round(RoundAction::Match), 0) => Err(Illegal::Round(RoundIllegal::NothingOwed)),
        (Action::Round(RoundAction::Match), _) => Ok(()),
        _ => Err(Illegal::NotInThisGame),
    }
}

/// Before a brag a player passes or brags. Then the others answer it. The last one who went calls a sight or brags
/// again.
fn check_sight(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    let owed = owed(table, seat);
    let bragged = state(table).is_some_and(|state| state.top() > 0);
    match action {
        Action::Pass if !bragged => Ok(()),
        Action::Pass if owed == 0 => Err(Illegal::Round(RoundIllegal::MustSeeOrBrag)),
        Action::Round(RoundAction::Go) | Action::Fold if owed > 0 => Ok(()),
        Action::Round(RoundAction::Go) | Action::Fold => {
            Err(Illegal::Round(RoundIllegal::NothingOwed))
        }
        Action::See if bragged && owed == 0 => Ok(()),
        Action::See if !bragged => Err(Illegal::NoBetYet),
        Action::Pass | Action::See => Err(Illegal::Round(RoundIllegal::MustGo { owed })),
        _ => Err(Illegal::NotInThisGame),
    }
}

fn may_bet(
    table: &Table,
    rules: &RoundRules,
    seat: Seat,
) -> Result<super::limits::Bounds, Illegal> {
    let owed = owed(table, seat);
    if rules.answer == Answer::Sight && owed > 0 {
        return Err(Illegal::Round(RoundIllegal::MustGo { owed }));
    }
    if table.is_blind(seat) {
        return Err(Illegal::Round(RoundIllegal::UnseenBet));
    }
    bounds(table, rules, seat)
}

/// Whether the deal has a draw.
fn draws(table: &Table) -> bool {
    table.rules.draws_cards() || table.rules.number().is_some()
}
