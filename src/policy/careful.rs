//! The careful temper: looks, waits for a hand, and believes what others bet.

use super::plan::{Planned, percent, weighted};
use super::rival::Credit;
use super::spot::Spot;
use super::wish::Wish;
use super::{PerMille, Policy, duty, taste};
use crate::chance::Rng;
use crate::engine::{Action, Choice, NamedGame, View};

/// Takes others to have what they say they have.
const CREDIT: Credit = Credit {
    plays: 460,
    bluffs: 80,
    folds: 150,
    backs: 900,
};

/// Likes what it can reckon with: no wild cards, and a bet costs what it costs.
const GAMES: [NamedGame; 2] = [
    NamedGame::USUAL,
    NamedGame {
        cards: 4,
        ..NamedGame::USUAL
    },
];

/// A hand below this is thrown in without further thought: about a king with a queen.
const RUBBISH: PerMille = 560;
/// A hand for which the stake may go up: a good pair.
const STRONG: PerMille = 880;

/// Folds weak hands early, looks at once, seldom raises, sees when the price is right.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful {
    blind_bets: Planned<u32>,
}

impl Policy for Careful {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        if let Some(call) = taste::call(choices, &GAMES, rng) {
            return call;
        }
        let spot = Spot::read(view, choices);
        if let Some(action) = duty::answer(&spot, CREDIT) {
            return action;
        }
        let blind_bets = self
            .blind_bets
            .of(view.deals(), || weighted(&[90, 10], rng));
        let wish = match spot.strength {
            Some(strength) => open(&spot, strength, rng),
            None if spot.own.blind < blind_bets && spot.is_cheap(spot.price()) => Wish::Stay,
            None => Wish::Look,
        };
        spot.offer.grant(wish)
    }
}

fn open(spot: &Spot, strength: PerMille, rng: &mut Rng) -> Wish {
    let win = spot.win(CREDIT);
    let may_raise = strength >= STRONG && spot.own.raises == 0;
    if let Some(cost) = spot.offer.see {
        return if may_raise && percent(30, rng) {
            spot.raise(rng)
        } else if strength >= STRONG && spot.own.open < 2 {
            Wish::Stay
        } else if spot.see_worth(win, cost) > spot.fold_worth() {
            Wish::See
        } else {
            Wish::Fold
        };
    }
    let weak = spot.rivals.len() > 1 && strength < RUBBISH;
    if weak || spot.stay_worth(CREDIT) <= spot.fold_worth() {
        Wish::Fold
    } else if may_raise && percent(35, rng) {
        spot.raise(rng)
    } else {
        duty::stay(spot, CREDIT, rng)
    }
}
