//! The straightforward temper: weighs its chance against the price and the pot.

use super::plan::{Planned, percent, weighted};
use super::rival::{Credit, Rival};
use super::spot::Spot;
use super::wish::Wish;
use super::{PerMille, Policy, duty};
use crate::chance::Rng;
use crate::engine::{Action, Choice, View};

/// Takes others to bet open on a little less than half of all hands, and to bluff now and then.
const CREDIT: Credit = Credit {
    plays: 480,
    bluffs: 140,
};

/// Plays by the odds (RULES 1.3, 7.4): raises for value, sees when it is worth it, and plays blind while
/// that is cheap, since a blind man pays half and cannot be seen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Straightforward {
    plan: Planned<Plan>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Plan {
    /// How often to bet blind before looking.
    blind_bets: u32,
    /// Whether to bet one hand that is not worth it, lest every bet tell the truth.
    bluff: bool,
}

impl Policy for Straightforward {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let spot = Spot::read(view, choices);
        if let Some(action) = duty::answer(&spot, CREDIT) {
            return action;
        }
        let plan = self.plan.of(view.deals(), || Plan {
            blind_bets: weighted(&[40, 30, 20, 10], rng),
            bluff: percent(8, rng),
        });
        let wish = match spot.strength {
            Some(strength) => open(&spot, strength, plan, rng),
            None => blind(&spot, plan, rng),
        };
        spot.offer.grant(wish)
    }
}

fn blind(spot: &Spot, plan: Plan, rng: &mut Rng) -> Wish {
    if spot.own.blind < plan.blind_bets && spot.is_cheap(spot.price()) {
        return Wish::Stay;
    }
    // Between two blind men a see is an even bet for a pot to which both have paid.
    let even = |rival: &Rival| rival.blind && spot.rivals.len() == 1;
    match spot.offer.see {
        Some(cost)
            if spot.opponent().is_some_and(even)
                && spot.see_worth(500, cost) > spot.fold_worth()
                && percent(40, rng) =>
        {
            Wish::See
        }
        _ => Wish::Look,
    }
}

fn open(spot: &Spot, strength: PerMille, plan: Plan, rng: &mut Rng) -> Wish {
    let win = spot.win(CREDIT);
    let players = spot.rivals.len() as u32 + 1;
    if let Some(cost) = spot.offer.see {
        return between_two(spot, strength, win, cost, plan, rng);
    }
    let rounds = spot.opponent().map_or(2, |rival| spot.patience_of(rival));
    if spot.stay_worth(win, rounds) <= spot.fold_worth() {
        let bluffs = plan.bluff && spot.own.open == 0 && spot.is_cheap(spot.price());
        return if bluffs { Wish::Stay } else { Wish::Fold };
    }
    // Against one blind man two chips go in for each of his, so it takes two chances in three.
    let ahead = win * players >= if players == 2 { 1400 } else { 1700 };
    if ahead && spot.own.open_raises < 3 && percent(45, rng) {
        spot.offer.raise(spot.pot, spot.chips, rng)
    } else if spot.offer.showdown && duty::tires(spot, CREDIT) {
        Wish::Showdown
    } else {
        Wish::Stay
    }
}

/// To bet is half the price of a see, and the other may still pay: a good hand bets, a middling one
/// sees, a bad one folds.
fn between_two(
    spot: &Spot,
    strength: PerMille,
    win: PerMille,
    cost: u64,
    plan: Plan,
    rng: &mut Rng,
) -> Wish {
    let bets = if strength >= 960 { 5 } else { 2 };
    if win >= 680 && spot.own.open < bets {
        if spot.own.open_raises < 2 && percent(50, rng) {
            spot.offer.raise(spot.pot, spot.chips, rng)
        } else {
            Wish::Stay
        }
    } else if spot.see_worth(win, cost) > spot.fold_worth() {
        Wish::See
    } else if plan.bluff && spot.own.open == 0 && spot.is_cheap(spot.price()) {
        spot.offer.raise(spot.pot, spot.chips, rng)
    } else {
        Wish::Fold
    }
}
