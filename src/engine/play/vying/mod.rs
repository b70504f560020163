//! Betting in Brag: bets are never equalised, only the last two may see, and a blind man cannot be seen (RULES 1.3).

mod acting;
mod asking;
mod current;
mod discarding;
mod lending;
mod lookup;
mod predicates;
mod prices;
pub(super) mod settling;
pub(super) mod showing;
mod shuffling;
pub(super) mod stock;
pub(super) mod throwing;
mod turns;

use crate::engine::facts::vying::{BlindLook, Rewin, Turn, VyingAsk, VyingRules, VyingState};
use crate::engine::flow::Flow;
use crate::engine::ground::capacity::is_too_many;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::money::Shortage;
use crate::engine::ground::pick::Pick;
use crate::engine::ground::resume::Resume;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::ground::setup_error::SetupError;
use crate::engine::model::{Folded, Mechanic, Rules, Stage, Table};
use crate::engine::sums::action::{Action, Choice, Choices};
use crate::engine::sums::illegal::{Illegal, Limit};
use crate::engine::sums::stage::{StageRules, StageState};
use asking::asked;
use prices::{Prices, see_cost};

impl Stage {
    /// Players bet until one is left or hands are shown (RULES 1.3).
    #[must_use]
    pub fn vying(rules: VyingRules) -> Stage {
        Stage {
            rules: StageRules::Vying(rules),
            mechanic: &MECHANIC,
        }
    }
}

/// The table of functions for the driver.
static MECHANIC: Mechanic = Mechanic {
    verify,
    state: || StageState::Vying(VyingState::default()),
    begin: |dealer| match dealer.rules().vying() {
        Some(rules) => turns::begin(dealer, rules),
        None => Flow::Stay,
    },
    offer: |table, seat, choices| {
        if let Some(rules) = table.rules.vying() {
            offer(table, rules, seat, choices);
        }
    },
    check: |table, seat, action| match table.rules.vying() {
        Some(rules) => check(table, rules, seat, action),
        None => Err(Illegal::BetweenDeals),
    },
    act: |dealer, seat, action| match dealer.rules().vying() {
        Some(rules) => acting::act(dealer, rules, seat, action),
        None => Flow::Stay,
    },
    bought_in: |dealer| match dealer.rules().vying() {
        Some(rules) => lending::update_turn(dealer, rules),
        None => Flow::Stay,
    },
    resume: |dealer, then| match then {
        Resume::Showing(showing) => showing::show(dealer, showing),
        _ => Flow::Stay,
    },
    folded: Some(Folded::UnderPack),
    vies: true,
    ..Mechanic::DEFAULT
};

/// Refuses limits of bets that exclude each other.
fn verify(rules: &Rules) -> Result<(), SetupError> {
    let Some(vying) = rules.vying() else {
        return Ok(());
    };
    let min = vying.open_min;
    if min == 0 {
        return Err(SetupError::OpenMinZero);
    }
    if let Some(max) = vying.open_max.filter(|max| *max < min) {
        return Err(SetupError::OpenMaxBelowMin { min, max });
    }
    if let Some(cap) = vying.bet_cap.filter(|cap| *cap < min) {
        return Err(SetupError::CapBelowOpenMin { min, cap });
    }
    let amounts = [Some(min), vying.open_max, vying.raise_limit, vying.bet_cap];
    match is_too_many(amounts) {
        true => Err(SetupError::TooManyChips),
        false => Ok(()),
    }
}

/// The choices of a seat, in the order of the buttons.
fn offer(table: &Table, rules: &VyingRules, seat: Seat, choices: &mut Choices) {
    let mut offer = |choice: Choice, action: Action| {
        if check(table, rules, seat, action).is_ok() {
            choices.push(choice);
        }
    };
    let one = |action| (Choice::One(action), action);
    match asked(table) {
        Some(VyingAsk::Turn(turn)) => {
            if table.is_blind(seat) {
                let picks = match table.has_two(seat) {
                    true => &[Some(Pick::Old), Some(Pick::New)][..],
                    false => &[None],
                };
                for pick in picks {
                    let (choice, action) = one(Action::Look(*pick));
                    offer(choice, action);
                }
            }
            match turn {
                Turn::Answer { seat: to, .. } if to == seat => {
                    for (choice, action) in [one(Action::Agree), one(Action::Refuse)] {
                        offer(choice, action);
                    }
                }
                Turn::Own {
                    seat: to,
                    offered,
                    refused,
                } if to == seat => {
                    let prices = Prices::of(table, rules, seat);
                    offer_turn(table, rules, seat, &prices, &mut |choice, action| {
                        let turn = (offered, refused);
                        let check = check_turn(table, rules, seat, &prices, action, turn);
                        if check.is_ok() {
                            choices.push(choice);
                        }
                    });
                    let offer = |choice: Choice, action: Action| {
                        if check(table, rules, seat, action).is_ok() {
                            choices.push(choice);
                        }
                    };
                    lending::offer_loans(table, rules, seat, refused, offer);
                }
                Turn::Lend { seat: to, .. } if to == seat => {
                    for (choice, action) in [one(Action::Lend(None)), one(Action::Refuse)] {
                        offer(choice, action);
                    }
                }
                Turn::LendOrShow { seat: to, short } if to == seat => {
                    lending::offer_rescue(table, rules, seat, short, offer);
                }
                _ => {}
            }
        }
        Some(VyingAsk::Decide { .. }) => {
            for (choice, action) in [one(Action::Keep), one(Action::Throw)] {
                offer(choice, action);
            }
        }
        Some(VyingAsk::ChooseHand { .. }) => {
            for pick in [Pick::Old, Pick::New] {
                offer(Choice::One(Action::Play(pick)), Action::Play(pick));
            }
        }
        Some(VyingAsk::Retain { .. }) => {
            for pick in [Some(Pick::Old), Some(Pick::New), None] {
                offer(Choice::One(Action::Retain(pick)), Action::Retain(pick));
            }
        }
        Some(VyingAsk::Discard { .. }) => discarding::offer(table, seat, choices),
        None => {}
    }
}

fn offer_turn(
    table: &Table,
    rules: &VyingRules,
    seat: Seat,
    prices: &Prices,
    offer: &mut impl FnMut(Choice, Action),
) {
    offer(Choice::One(Action::Fold), Action::Fold);
    let Prices { least, most, .. } = *prices;
    offer(Choice::Bet { least, most }, Action::Bet(least));
    if let Ok(seen) = check_see(table, rules, seat) {
        let cost = see_cost(table, rules, seat, seen);
        offer(Choice::See { seat: seen, cost }, Action::See);
    }
    offer(Choice::Cover { chips: prices.have }, Action::Cover);
    offer(Choice::One(Action::Showdown), Action::Showdown);
}

/// Whether a seat may play this action now.
fn check(table: &Table, rules: &VyingRules, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Some(ask) = asked(table) else {
        return Err(Illegal::BetweenDeals);
    };
    let to_act = table.ask.seat().unwrap_or(seat);
    if let VyingAsk::Discard { .. } = ask {
        return discarding::check(table, to_act, seat, action);
    }
    if !table.is_in(seat) && to_act != seat {
        return Err(Illegal::NotInDeal);
    }
    if let (Action::Look(pick), VyingAsk::Turn(turn)) = (action, ask) {
        return check_look(table, rules, seat, pick, turn);
    }
    if to_act != seat {
        return Err(Illegal::NotYourTurn { to_act });
    }
    match ask {
        VyingAsk::Turn(Turn::Own {
            offered, refused, ..
        }) => {
            let prices = Prices::of(table, rules, seat);
            check_turn(table, rules, seat, &prices, action, (offered, refused))
        }
        VyingAsk::Turn(Turn::Lend { .. }) => match action {
            Action::Lend(None) | Action::Refuse => Ok(()),
            _ => Err(Illegal::MustAnswerLoan),
        },
        VyingAsk::Turn(Turn::LendOrShow { short, .. }) => {
            lending::check_rescue(table, rules, seat, short, action)
        }
        VyingAsk::Turn(Turn::Answer { .. }) => match action {
            Action::Agree | Action::Refuse => Ok(()),
            _ => Err(Illegal::MustAnswer),
        },
        VyingAsk::Decide { .. } => match action {
            Action::Keep | Action::Throw => Ok(()),
            _ => Err(Illegal::MustDecide),
        },
        VyingAsk::ChooseHand { .. } => match action {
            Action::Play(_) => Ok(()),
            _ => Err(Illegal::MustNameHand),
        },
        VyingAsk::Retain { .. } => match action {
            Action::Retain(None) if rules.two_hands_rewin == Rewin::One => {
                Err(Illegal::MustKeepOne)
            }
            Action::Retain(_) => Ok(()),
            _ => Err(Illegal::MustRetain),
        },
        VyingAsk::Discard { .. } => Err(Illegal::NothingToDiscard),
    }
}

fn check_look(
    table: &Table,
    rules: &VyingRules,
    seat: Seat,
    pick: Option<Pick>,
    turn: Turn,
) -> Result<(), Illegal> {
    if !table.is_blind(seat) {
        return Err(Illegal::NotBlind);
    }
    let own_turn = matches!(turn, Turn::Own { seat: to, .. } if to == seat);
    let acted = table
        .vying()
        .is_some_and(|state| state.acted.contains(seat));
    if !own_turn && acted && rules.blind_look == BlindLook::OwnTurn {
        return Err(Illegal::TooLateToLook);
    }
    match (table.has_two(seat), pick) {
        (true, None) => Err(Illegal::SayWhichHand),
        (false, Some(_)) => Err(Illegal::OnlyOneHand),
        _ => Ok(()),
    }
}

fn check_turn(
    table: &Table,
    rules: &VyingRules,
    seat: Seat,
    prices: &Prices,
    action: Action,
    (offered, refused): (bool, SeatSet),
) -> Result<(), Illegal> {
    match action {
        Action::Keep | Action::Throw => return Err(Illegal::NothingToDecide),
        Action::Discard(_) => return Err(Illegal::NothingToDiscard),
        Action::Agree | Action::Refuse => return Err(Illegal::NothingOffered),
        Action::Play(_) => return Err(Illegal::NothingToName),
        Action::Retain(_) => return Err(Illegal::NothingToRetain),
        Action::Lend(_) => return Err(Illegal::NoLoanAsked),
        Action::Look(_)
        | Action::Bet(_)
        | Action::See
        | Action::Fold
        | Action::Cover
        | Action::Showdown
        | Action::Borrow { .. }
        | Action::Show(_)
        | Action::BuyIn(_)
        | Action::Double
        | Action::ChooseGame(_)
        | Action::ChooseOtherGame(_) => {}
        _ => return Err(Illegal::NotInThisGame),
    }
    let Prices {
        is_blind,
        have,
        least,
        most,
    } = *prices;
    if !rules.blind_play && is_blind {
        return Err(Illegal::MustLookFirst);
    }
    let pay = |cost: Chips| {
        if cost <= have {
            Ok(())
        } else {
            Err(Illegal::TooFewChips { cost, chips: have })
        }
    };
    match action {
        Action::Fold => return Ok(()),
        Action::See => {
            let opponent = check_see(table, rules, seat)?;
            return pay(see_cost(table, rules, seat, opponent));
        }
        Action::Borrow { from, chips } => {
            return lending::check_borrow(table, rules, seat, refused, (from, chips));
        }
        Action::Show(to) => return lending::check_show(table, rules, seat, refused, to),
        _ => {}
    }
    match action {
        Action::Bet(bet) if bet < least => Err(Illegal::BetTooSmall { least }),
        Action::Bet(bet) => {
            if bet <= most {
                return pay(least);
            }
            if most < have {
                let by = Limit::Rules;
                return Err(Illegal::BetTooLarge { most, by });
            }
            pay(least)?;
            let (most, by) = (have, Limit::Chips);
            Err(Illegal::BetTooLarge { most, by })
        }
        Action::Cover if rules.shortage == Shortage::Fold => Err(Illegal::ShortFolds),
        Action::Cover if rules.shortage != Shortage::Cover => Err(Illegal::NoCover),
        Action::Cover if have >= least => Err(Illegal::CanStillBet { least }),
        Action::Showdown if !rules.agreed_showdown => Err(Illegal::NoShowdown),
        Action::Showdown if table.betting() < 3 => Err(Illegal::OnlyTwoLeft),
        Action::Showdown if table.stake() == 0 => Err(Illegal::NoBetYet),
        Action::Showdown if offered => Err(Illegal::AlreadyOffered),
        Action::Showdown => pay(least),
        _ => Ok(()),
    }
}

/// Whether this player may see, and whom.
fn check_see(table: &Table, rules: &VyingRules, seat: Seat) -> Result<Seat, Illegal> {
    let players = table.betting();
    let two = (players == 2).then(|| table.next_in(seat));
    let Some(opponent) = two.flatten() else {
        return Err(Illegal::StillIn { players });
    };
    if table.stake() == 0 {
        return Err(Illegal::NoBetYet);
    }
    if table.is_blind(seat) || !table.is_blind(opponent) {
        return Ok(opponent);
    }
    let bets = table
        .vying()
        .map_or(0, |state| state.bets_between_two(seat));
    match rules.see_blind_after {
        None => Err(Illegal::BlindMan),
        Some(after) if bets < after => Err(Illegal::BlindManTooSoon { after, bets }),
        Some(_) => Ok(opponent),
    }
}
