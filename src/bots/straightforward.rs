//! The straightforward temper: compares its chance with the price and the pot.

use super::choose_game::Taste;
use super::intent::Intent;
use super::plan::{Planned, percent, weighted};
use super::rival::Credit;
use super::situation::Situation;
use super::{PerMille, Policy, choose_game, response};
use crate::engine::{Action, Choice, NamedGame, OtherGame, View};
use crate::games;
use crate::random::Rng;

/// Assumes that others bet open on a little less than half of all hands, and seldom bluff.
const CREDIT: Credit = Credit {
    plays: 480,
    bluffs: 140,
    folds: 300,
    backs: 750,
};

/// Prefers the usual game, with four cards for a change.
const GAMES: [NamedGame; 2] = [
    NamedGame {
        blind_play: true,
        ..NamedGame::plain(&games::THREE)
    },
    NamedGame {
        blind_play: true,
        ..NamedGame::plain(&games::FOUR)
    },
];

const TASTE: Taste = Taste {
    games: &GAMES,
    others: &[
        OtherGame(games::TEEN_PATTI.key),
        OtherGame(games::THREE_STAKE.key),
        OtherGame(games::DRAW_BRAG.key),
    ],
};

/// Plays by the odds (RULES 1.3, 7.4). It raises for value, and sees when that pays. It plays blind while that is
/// cheap, because a blind player pays half and cannot be seen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Straightforward {
    plan: Planned<Plan>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Plan {
    /// How often to bet blind before looking.
    blind_bets: u32,
    /// Whether to bluff once in the deal, so that its bets do not always tell the truth.
    bluff: bool,
}

impl Policy for Straightforward {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        if let Some(call) = choose_game::choose(view, choices, TASTE, rng) {
            return call;
        }
        let situation = Situation::read(view, choices);
        if let Some(action) = response::answer(&situation, CREDIT) {
            return action;
        }
        let plan = self.plan.of(view.deals(), || Plan {
            blind_bets: blind_bets(&situation, rng),
            bluff: percent(8, rng),
        });
        let wish = match situation.strength {
            Some(strength) => open(&situation, strength, plan, rng),
            None => blind(&situation, plan, rng),
        };
        situation.offer.grant(wish)
    }
}

/// Between two players a blind bet makes nobody fold, because the pot would only be carried. So more than one is
/// rare.
fn blind_bets(situation: &Situation, rng: &mut Rng) -> u32 {
    let weights = if situation.dealt == 2 {
        [45, 50, 5, 0]
    } else {
        [40, 30, 18, 12]
    };
    weighted(&weights, rng)
}

fn blind(situation: &Situation, plan: Plan, rng: &mut Rng) -> Intent {
    let cheap = situation.is_cheap(situation.price()) && !situation.faces_open_bet();
    if situation.own.blind < plan.blind_bets && cheap {
        return Intent::Stay;
    }
    // Between two blind players a see is an even chance for a pot to which both have paid.
    match situation.offer.see {
        Some(cost)
            if situation.is_against_blind_man()
                && situation.see_worth(500, cost) > situation.fold_worth()
                && percent(40, rng) =>
        {
            Intent::See
        }
        _ => Intent::Look,
    }
}

fn open(situation: &Situation, strength: PerMille, plan: Plan, rng: &mut Rng) -> Intent {
    let win = situation.win(CREDIT);
    let players = situation.rivals.len() as u32 + 1;
    // Whether the hand wins clearly more than its share of the pot. An open player pays twice a blind player's bet,
    // so against a single one it must win about two times in three.
    let ahead = win * players >= if players == 2 { 1360 } else { 1700 };
    match situation.offer.see {
        // A bet costs half as much as a see, and the other may still pay.
        Some(_) if ahead && situation.own.open < patience(strength) => raise(situation, 2, rng),
        Some(cost) if situation.see_worth(win, cost) > situation.fold_worth() => Intent::See,
        None if situation.stay_worth(CREDIT) > situation.fold_worth() => {
            if ahead {
                raise(situation, 3, rng)
            } else {
                response::stay(situation, CREDIT, rng)
            }
        }
        _ if plan.bluff && situation.own.open == 0 && situation.is_cheap(situation.price()) => {
            raise(situation, 1, rng)
        }
        _ => Intent::Fold,
    }
}

/// How many bets to make between two before seeing.
fn patience(strength: PerMille) -> u32 {
    if strength >= 960 { 5 } else { 2 }
}

/// Bets. Half of the time it raises, at most `most` times in a deal.
fn raise(situation: &Situation, most: u32, rng: &mut Rng) -> Intent {
    if situation.own.open_raises < most && percent(50, rng) {
        situation.raise(rng)
    } else {
        response::stay(situation, CREDIT, rng)
    }
}
