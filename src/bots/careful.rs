//! The careful temper: looks, waits for a good hand, and believes the others' bets.

use super::choose_game::Taste;
use super::intent::Intent;
use super::mix::Mix;
use super::response;
use super::rival::Credit;
use super::situation::Situation;
use super::temper_policy::Character;
use crate::engine::{NamedGame, OtherGame};
use crate::games;
use crate::random::PerMille;

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
pub(super) const CHARACTER: Character = Character {
    taste: TASTE,
    credit: CREDIT,
    blind,
    open,
};

fn blind(situation: &Situation) -> Mix {
    if situation.own.blind == 0 && situation.is_cheap(situation.price()) {
        return Mix::either(10, Intent::Stay, Intent::Look);
    }
    Intent::Look.into()
}

fn open(situation: &Situation, strength: PerMille) -> Mix {
    let win = situation.win(CREDIT);
    let may_raise = strength >= STRONG && situation.own.raises == 0;
    if let Some(cost) = situation.offer.see {
        let win = match situation.is_against_who_never_raised() {
            true => win.max(strength * 4 / 5),
            false => win,
        };
        let otherwise = if strength >= STRONG && situation.own.open < 2 {
            Intent::Stay
        } else if situation.see_worth(win, cost) > situation.fold_worth() {
            Intent::See
        } else {
            Intent::Fold
        };
        let raises = if may_raise { 30 } else { 0 };
        return situation.raise_or(raises, otherwise);
    }
    let weak = situation.rivals.len() > 1 && strength < RUBBISH;
    if weak || situation.stay_worth(CREDIT) <= situation.fold_worth() {
        return Intent::Fold.into();
    }
    let raises = if may_raise { 35 } else { 0 };
    situation.raise_or(raises, response::stay(situation, CREDIT))
}
