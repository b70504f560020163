//! The bragger: bets what it has not got, and would rather not know what it has.

use super::plan::{Planned, percent, weighted};
use super::rival::Credit;
use super::spot::Spot;
use super::wish::Wish;
use super::{PerMille, Policy, duty, taste};
use crate::cards::CardSet;
use crate::chance::Rng;
use crate::engine::{Action, Choice, NamedGame, View};

/// Takes others to bluff as gladly as it does.
const CREDIT: Credit = Credit {
    plays: 620,
    bluffs: 260,
    folds: 350,
    backs: 500,
};

/// Likes wild cards and dark hands, the more the better.
const GAMES: [NamedGame; 3] = [
    NamedGame {
        wild: CardSet::ONE_EYED_JACKS,
        blind_play: true,
        ..NamedGame::USUAL
    },
    NamedGame {
        cards: 4,
        wild: CardSet::TWOS,
        blind_play: true,
        ..NamedGame::USUAL
    },
    NamedGame {
        cards: 5,
        jokers: 2,
        blind_play: true,
        ..NamedGame::USUAL
    },
];

/// Plays and raises blind, for nobody can see a blind man; and when it bluffs it has planned to, and
/// goes on for as many bets as it has nerve.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bragger {
    plan: Planned<Plan>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Plan {
    /// How often to bet blind before looking.
    blind_bets: u32,
    /// How many open bets to make on nothing.
    nerve: u32,
}

impl Policy for Bragger {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        if let Some(call) = taste::call(choices, &GAMES, rng) {
            return call;
        }
        let spot = Spot::read(view, choices);
        if let Some(action) = duty::answer(&spot, CREDIT) {
            return action;
        }
        let plan = self.plan.of(view.deals(), || Plan {
            blind_bets: weighted(&[15, 30, 30, 15, 10], rng),
            nerve: weighted(&[60, 15, 15, 10], rng),
        });
        let wish = match spot.strength {
            Some(strength) => open(&spot, strength, plan, rng),
            None => blind(&spot, plan, rng),
        };
        spot.offer.grant(wish)
    }
}

fn blind(spot: &Spot, plan: Plan, rng: &mut Rng) -> Wish {
    let bearable = spot.price().saturating_mul(8) <= spot.chips;
    if spot.own.blind < plan.blind_bets && bearable {
        return if spot.own.raises < 2 && percent(25, rng) {
            spot.raise(rng)
        } else {
            Wish::Stay
        };
    }
    if spot.offer.see.is_some() && spot.is_against_blind_man() && percent(60, rng) {
        Wish::See
    } else {
        Wish::Look
    }
}

fn open(spot: &Spot, strength: PerMille, plan: Plan, rng: &mut Rng) -> Wish {
    let win = spot.win(CREDIT);
    let strong = strength >= 840;
    if let Some(cost) = spot.offer.see {
        return if strong && spot.own.open < 4 {
            press(spot, 55, rng)
        } else if spot.see_worth(win, cost) > spot.fold_worth() {
            Wish::See
        } else {
            bluff(spot, plan, rng)
        };
    }
    if spot.stay_worth(CREDIT) <= spot.fold_worth() {
        bluff(spot, plan, rng)
    } else if strong {
        press(spot, 55, rng)
    } else {
        press(spot, 12, rng)
    }
}

/// A blind man cannot be bluffed, for he does not know that he should fold.
fn bluff(spot: &Spot, plan: Plan, rng: &mut Rng) -> Wish {
    let blind = spot
        .betting()
        .any(|rival| rival.blind && rival.bets.blind > 0);
    let bearable = spot.price().saturating_mul(10) <= spot.chips;
    if spot.own.open < plan.nerve && bearable && !blind {
        press(spot, 60, rng)
    } else {
        Wish::Fold
    }
}

/// Bets, and raises so many times in a hundred.
fn press(spot: &Spot, raises: u32, rng: &mut Rng) -> Wish {
    if spot.own.open_raises < 3 && percent(raises, rng) {
        spot.raise(rng)
    } else {
        duty::stay(spot, CREDIT, rng)
    }
}
