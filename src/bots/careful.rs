//! The careful temper: looks, waits for a good hand, and believes the others' bets.

use super::choose_game::Taste;
use super::intent::Intent;
use super::plan::{Planned, percent, weighted};
use super::rival::Credit;
use super::situation::Situation;
use super::{PerMille, Policy, choose_game, response};
use crate::engine::{Action, Choice, NamedGame, OtherGame, View};
use crate::games;
use crate::random::Rng;

/// Assumes that others have what their bets say.
const CREDIT: Credit = Credit {
    plays: 460,
    bluffs: 80,
    folds: 150,
    backs: 900,
};

/// Prefers games that it can calculate: no wild cards, and bets that cost all players the same.
const GAMES: [NamedGame; 2] = [
    NamedGame::plain(&games::THREE),
    NamedGame::plain(&games::FOUR),
];

const TASTE: Taste = Taste {
    games: &GAMES,
    others: &[
        OtherGame(games::SEVEN_CARD.key),
        OtherGame(games::NINE_CARD.key),
        OtherGame(games::THREE_STAKE.key),
    ],
};

/// A weaker hand folds without further thought: about king and queen high.
const RUBBISH: PerMille = 560;
/// A hand that may raise the stake: a good pair.
const STRONG: PerMille = 880;

/// Looks at once, folds weak hands early, seldom raises, and sees when the price is right.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful {
    blind_bets: Planned<u32>,
}

impl Policy for Careful {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        if let Some(call) = choose_game::choose(view, choices, TASTE, rng) {
            return call;
        }
        let situation = Situation::read(view, choices);
        if let Some(action) = response::answer(&situation, CREDIT) {
            return action;
        }
        let blind_bets = self
            .blind_bets
            .of(view.deals(), || weighted(&[90, 10], rng));
        let wish = match situation.strength {
            Some(strength) => open(&situation, strength, rng),
            None if situation.own.blind < blind_bets && situation.is_cheap(situation.price()) => {
                Intent::Stay
            }
            None => Intent::Look,
        };
        situation.offer.grant(wish)
    }
}

fn open(situation: &Situation, strength: PerMille, rng: &mut Rng) -> Intent {
    let win = situation.win(CREDIT);
    let may_raise = strength >= STRONG && situation.own.raises == 0;
    if let Some(cost) = situation.offer.see {
        return if may_raise && percent(30, rng) {
            situation.raise(rng)
        } else if strength >= STRONG && situation.own.open < 2 {
            Intent::Stay
        } else if situation.see_worth(win, cost) > situation.fold_worth() {
            Intent::See
        } else {
            Intent::Fold
        };
    }
    let weak = situation.rivals.len() > 1 && strength < RUBBISH;
    if weak || situation.stay_worth(CREDIT) <= situation.fold_worth() {
        Intent::Fold
    } else if may_raise && percent(35, rng) {
        situation.raise(rng)
    } else {
        response::stay(situation, CREDIT, rng)
    }
}
