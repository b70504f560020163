//! Betting in Teen Patti: a blind player pays half, the last two may see, and two may compare hands in private (RULES
//! 1.6, 10.3).

mod acting;
mod lookup;
mod predicates;
mod prices;
mod turns;

use crate::engine::facts::patti::{PattiIllegal, PattiRules, Raise};
use crate::engine::facts::vying::{Turn, VyingState};
use crate::engine::flow::Flow;
use crate::engine::ground::capacity::is_too_many;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::seat::Seat;
use crate::engine::ground::setup_error::SetupError;
use crate::engine::model::{Mechanic, Stage, Table};
use crate::engine::sums::action::{Action, Choice, Choices};
use crate::engine::sums::illegal::{Illegal, Limit};
use crate::engine::sums::stage::{StageRules, StageState};
use prices::Prices;
use turns::{check_sideshow, turn_after};

impl Stage {
    /// Players bet by the prices of Teen Patti (RULES 10.3).
    #[must_use]
    pub fn patti(rules: PattiRules) -> Stage {
        Stage {
            rules: StageRules::Patti(rules),
            mechanic: &MECHANIC,
        }
    }
}

/// The table of functions for the driver.
static MECHANIC: Mechanic = Mechanic {
    verify: |rules| {
        let limits = rules
            .patti()
            .map(|patti| [patti.chaal_limit, patti.pot_limit]);
        match limits.is_some_and(is_too_many) {
            true => Err(SetupError::TooManyChips),
            false => Ok(()),
        }
    },
    state: || StageState::Vying(VyingState::default()),
    begin: |dealer| turn_after(dealer.table(), dealer.table().dealer),
    offer: |table, seat, choices| {
        if let Some(rules) = table.rules.patti() {
            offer(table, rules, seat, choices);
        }
    },
    check: |table, seat, action| match table.rules.patti() {
        Some(rules) => check(table, rules, seat, action),
        None => Err(Illegal::BetweenDeals),
    },
    act: |dealer, seat, action| match dealer.rules().patti() {
        Some(rules) => acting::act(dealer, rules, seat, action),
        None => Flow::Stay,
    },
    resume: acting::resume,
    vies: true,
    ..Mechanic::DEFAULT
};

/// The choices of a seat, in the order of the buttons.
fn offer(table: &Table, rules: &PattiRules, seat: Seat, choices: &mut Choices) {
    let prices = Prices::of(table, rules, seat);
    let mut offer = |choice: Choice, action: Action| {
        if check_at(table, rules, seat, &prices, action).is_ok() {
            choices.push(choice);
        }
    };
    let Prices {
        least, most, step, ..
    } = prices;
    let bet = match step {
        step if step > 1 && most > least => Choice::BetBy { least, most, step },
        _ => Choice::Bet { least, most },
    };
    for (choice, action) in [
        (Choice::One(Action::Look(None)), Action::Look(None)),
        (Choice::One(Action::Fold), Action::Fold),
        (bet, Action::Bet(least)),
    ] {
        offer(choice, action);
    }
    if let Some(seen) = table.next_in(seat) {
        let choice = Choice::See {
            seat: seen,
            cost: least,
        };
        offer(choice, Action::See);
    }
    let chips = prices.have;
    offer(Choice::Cover { chips }, Action::Cover);
    for action in [Action::SIDESHOW, Action::Agree, Action::Refuse] {
        offer(Choice::One(action), action);
    }
}

/// Whether a seat may play this action now.
fn check(table: &Table, rules: &PattiRules, seat: Seat, action: Action) -> Result<(), Illegal> {
    check_at(table, rules, seat, &Prices::of(table, rules, seat), action)
}

/// The same at the prices that this seat pays.
fn check_at(
    table: &Table,
    rules: &PattiRules,
    seat: Seat,
    prices: &Prices,
    action: Action,
) -> Result<(), Illegal> {
    let (Some(turn), Some(to_act)) = (table.ask.turn(), table.ask.seat()) else {
        return Err(Illegal::BetweenDeals);
    };
    if !table.is_in(seat) {
        return Err(Illegal::NotInDeal);
    }
    if to_act != seat {
        return Err(Illegal::NotYourTurn { to_act });
    }
    match (turn, action) {
        (Turn::Answer { .. }, Action::Agree | Action::Refuse) => Ok(()),
        (Turn::Answer { .. }, _) => Err(Illegal::Patti(PattiIllegal::MustAnswer)),
        _ => check_turn(table, rules, seat, prices, action),
    }
}

fn check_turn(
    table: &Table,
    rules: &PattiRules,
    seat: Seat,
    prices: &Prices,
    action: Action,
) -> Result<(), Illegal> {
    let blind = prices.is_blind;
    match action {
        Action::Look(_) if !blind => return Err(Illegal::NotBlind),
        Action::Look(Some(_)) => return Err(Illegal::OnlyOneHand),
        Action::Look(None) => return Ok(()),
        Action::Agree | Action::Refuse => return Err(Illegal::Patti(PattiIllegal::NothingAsked)),
        Action::Bet(_) | Action::See | Action::Fold | Action::Cover | Action::SIDESHOW => {}
        _ => return Err(Illegal::NotInThisGame),
    }
    if let Some(after) = rules.blind_turns.filter(|_| blind)
        && table
            .vying()
            .is_some_and(|state| state.bids(seat).blind >= after)
    {
        return Err(Illegal::Patti(PattiIllegal::MustLookNow { after }));
    }
    let Prices { least, have, .. } = *prices;
    match action {
        Action::Bet(chips) => check_bet(rules, prices, chips),
        Action::See => check_see(table, seat).and_then(|()| pay(least, have)),
        Action::SIDESHOW => check_sideshow(table, rules, seat).and_then(|_| pay(least, have)),
        Action::Cover if have >= least => Err(Illegal::CanStillBet { least }),
        _ => Ok(()),
    }
}

fn pay(cost: Chips, chips: Chips) -> Result<(), Illegal> {
    if cost <= chips {
        Ok(())
    } else {
        Err(Illegal::TooFewChips { cost, chips })
    }
}

fn check_bet(rules: &PattiRules, prices: &Prices, bet: Chips) -> Result<(), Illegal> {
    let Prices {
        have,
        limit,
        least,
        step,
        ..
    } = *prices;
    if bet < least {
        return Err(Illegal::BetTooSmall { least });
    }
    if bet > limit {
        let (most, by) = (limit, Limit::Rules);
        return Err(Illegal::BetTooLarge { most, by });
    }
    pay(least, have)?;
    if bet > have {
        let (most, by) = (have, Limit::Chips);
        return Err(Illegal::BetTooLarge { most, by });
    }
    match (rules.raise, (bet - least).is_multiple_of(step)) {
        (_, true) => Ok(()),
        (Raise::Double, _) => Err(Illegal::Patti(PattiIllegal::NotDouble { least })),
        (Raise::Any, _) => Err(Illegal::Patti(PattiIllegal::OddBet)),
    }
}

fn check_see(table: &Table, seat: Seat) -> Result<(), Illegal> {
    let players = table.betting();
    let Some(other) = table.next_in(seat).filter(|_| players == 2) else {
        return Err(Illegal::StillIn { players });
    };
    if !table.is_blind(seat) && table.is_blind(other) {
        return Err(Illegal::BlindMan);
    }
    Ok(())
}
