//! The straightforward temper: weighs its chance against the price and the pot.

use super::plan::{Planned, percent, weighted};
use super::rival::Credit;
use super::spot::Spot;
use super::wish::Wish;
use super::{PerMille, Policy, duty, taste};
use crate::chance::Rng;
use crate::engine::{Action, Choice, NamedGame, View};

/// Takes others to bet open on a little less than half of all hands, and to bluff now and then.
const CREDIT: Credit = Credit {
    plays: 480,
    bluffs: 140,
    folds: 300,
    backs: 750,
};

/// Likes the usual game, and four cards for a change.
const GAMES: [NamedGame; 2] = [
    NamedGame {
        blind_play: true,
        ..NamedGame::USUAL
    },
    NamedGame {
        cards: 4,
        blind_play: true,
        ..NamedGame::USUAL
    },
];

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
        if let Some(call) = taste::call(choices, &GAMES, rng) {
            return call;
        }
        let spot = Spot::read(view, choices);
        if let Some(action) = duty::answer(&spot, CREDIT) {
            return action;
        }
        let plan = self.plan.of(view.deals(), || Plan {
            blind_bets: blind_bets(&spot, rng),
            bluff: percent(8, rng),
        });
        let wish = match spot.strength {
            Some(strength) => open(&spot, strength, plan, rng),
            None => blind(&spot, plan, rng),
        };
        spot.offer.grant(wish)
    }
}

/// Between two a blind bet frightens nobody off, for the pot would only be carried; so seldom more than
/// one.
fn blind_bets(spot: &Spot, rng: &mut Rng) -> u32 {
    let weights = if spot.dealt == 2 {
        [45, 50, 5, 0]
    } else {
        [40, 30, 18, 12]
    };
    weighted(&weights, rng)
}

fn blind(spot: &Spot, plan: Plan, rng: &mut Rng) -> Wish {
    let cheap = spot.is_cheap(spot.price()) && !spot.faces_open_bet();
    if spot.own.blind < plan.blind_bets && cheap {
        return Wish::Stay;
    }
    // Between two blind men a see is an even bet for a pot to which both have paid.
    match spot.offer.see {
        Some(cost)
            if spot.is_against_blind_man()
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
    // Whether the hand stands for clearly more than its share of the pot. Two chips go in for each of
    // a blind man's, so against one alone it must win about two times in three.
    let ahead = win * players >= if players == 2 { 1360 } else { 1700 };
    match spot.offer.see {
        // To bet is half the price of a see, and the other may still pay.
        Some(_) if ahead && spot.own.open < patience(strength) => raise(spot, 2, rng),
        Some(cost) if spot.see_worth(win, cost) > spot.fold_worth() => Wish::See,
        None if spot.stay_worth(CREDIT) > spot.fold_worth() => {
            if ahead {
                raise(spot, 3, rng)
            } else {
                duty::stay(spot, CREDIT, rng)
            }
        }
        _ if plan.bluff && spot.own.open == 0 && spot.is_cheap(spot.price()) => raise(spot, 1, rng),
        _ => Wish::Fold,
    }
}

/// How many bets to make between two before seeing.
fn patience(strength: PerMille) -> u32 {
    if strength >= 960 { 5 } else { 2 }
}

/// Bets, and every other time raises, but no more than so many times in a deal.
fn raise(spot: &Spot, most: u32, rng: &mut Rng) -> Wish {
    if spot.own.open_raises < most && percent(50, rng) {
        spot.raise(rng)
    } else {
        duty::stay(spot, CREDIT, rng)
    }
}
