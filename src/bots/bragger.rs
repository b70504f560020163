//! The bragger: bets without a good hand, and likes not to look.

use super::choose_game::Taste;
use super::intent::Intent;
use super::plan::{Planned, percent, weighted};
use super::rival::Credit;
use super::situation::Situation;
use super::{PerMille, Policy, choose_game, response};
use crate::cards::CardSet;
use crate::engine::{Action, Choice, NamedGame, OtherGame, View};
use crate::games;
use crate::random::Rng;

/// Assumes that others bluff as much as it does.
const CREDIT: Credit = Credit {
    plays: 620,
    bluffs: 260,
    folds: 350,
    backs: 500,
};

/// Prefers wild cards and unseen hands.
const GAMES: [NamedGame; 3] = [
    NamedGame {
        wild: CardSet::ONE_EYED_JACKS,
        blind_play: true,
        ..NamedGame::plain(&games::THREE)
    },
    NamedGame {
        wild: CardSet::TWOS,
        blind_play: true,
        ..NamedGame::plain(&games::FOUR)
    },
    NamedGame {
        jokers: 2,
        blind_play: true,
        ..NamedGame::plain(&games::FIVE)
    },
];

const TASTE: Taste = Taste {
    games: &GAMES,
    others: &[
        OtherGame(games::TEEN_PATTI.key),
        OtherGame(games::BRAGGERS.key),
        OtherGame(games::AMERICAN.key),
        OtherGame(games::DRAW_BRAG.key),
    ],
};

/// Plays and raises blind, because a blind player cannot be seen. It plans its bluffs at the beginning of the deal,
/// and how many bets each lasts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bragger {
    plan: Planned<Plan>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Plan {
    /// How often to bet blind before looking.
    blind_bets: u32,
    /// How many open bets to make without a good hand.
    nerve: u32,
}

impl Policy for Bragger {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        if let Some(call) = choose_game::choose(view, choices, TASTE, rng) {
            return call;
        }
        let situation = Situation::read(view, choices);
        if let Some(action) = response::answer(&situation, CREDIT) {
            return action;
        }
        let plan = self.plan.of(view.deals(), || Plan {
            blind_bets: weighted(&[15, 30, 30, 15, 10], rng),
            nerve: weighted(&[60, 15, 15, 10], rng),
        });
        let wish = match situation.strength {
            Some(strength) => open(&situation, strength, plan, rng),
            None => blind(&situation, plan, rng),
        };
        situation.offer.grant(wish)
    }
}

fn blind(situation: &Situation, plan: Plan, rng: &mut Rng) -> Intent {
    let bearable = situation.price().saturating_mul(8) <= situation.chips;
    if situation.own.blind < plan.blind_bets && bearable {
        return if situation.own.raises < 2 && percent(25, rng) {
            situation.raise(rng)
        } else {
            Intent::Stay
        };
    }
    if situation.offer.see.is_some() && situation.is_against_blind_man() && percent(60, rng) {
        Intent::See
    } else {
        Intent::Look
    }
}

fn open(situation: &Situation, strength: PerMille, plan: Plan, rng: &mut Rng) -> Intent {
    let win = situation.win(CREDIT);
    let strong = strength >= 840;
    if let Some(cost) = situation.offer.see {
        return if strong && situation.own.open < 4 {
            press(situation, 55, rng)
        } else if situation.see_worth(win, cost) > situation.fold_worth() {
            Intent::See
        } else {
            bluff(situation, plan, rng)
        };
    }
    if situation.stay_worth(CREDIT) <= situation.fold_worth() {
        bluff(situation, plan, rng)
    } else if strong {
        press(situation, 55, rng)
    } else {
        press(situation, 12, rng)
    }
}

/// Bluffs. A blind player cannot be bluffed, because he does not know that he should fold.
fn bluff(situation: &Situation, plan: Plan, rng: &mut Rng) -> Intent {
    let blind = situation
        .betting()
        .any(|rival| rival.blind && rival.bets.blind > 0);
    let bearable = situation.price().saturating_mul(10) <= situation.chips;
    if situation.own.open < plan.nerve && bearable && !blind {
        press(situation, 60, rng)
    } else {
        Intent::Fold
    }
}

/// Bets. It raises with this chance in per cent.
fn press(situation: &Situation, raises: u32, rng: &mut Rng) -> Intent {
    if situation.own.open_raises < 3 && percent(raises, rng) {
        situation.raise(rng)
    } else {
        response::stay(situation, CREDIT, rng)
    }
}
