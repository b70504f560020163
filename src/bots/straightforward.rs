//! The straightforward temper: compares its chance with the price and the pot.

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
pub(super) const CHARACTER: Character = Character {
    taste: TASTE,
    credit: CREDIT,
    blind,
    open,
};

/// The chance in per cent of a further blind bet, by how many were made. Between two players a blind bet makes nobody fold,
/// because the pot would only be carried. So more than one is rare.
fn bets_blind(situation: &Situation) -> u32 {
    let chances = if situation.dealt == 2 {
        [55, 9, 0]
    } else {
        [60, 50, 40]
    };
    let nth = situation.own.blind as usize;
    chances.get(nth).copied().unwrap_or(0)
}

fn blind(situation: &Situation) -> Mix {
    let cheap = situation.is_cheap(situation.price()) && !situation.faces_open_bet();
    let stays = if cheap { bets_blind(situation) } else { 0 };
    // Between two blind players a see is an even chance for a pot to which both have paid.
    let sees = situation.offer.see.is_some_and(|cost| {
        situation.is_against_blind_man() && situation.see_worth(500, cost) > situation.fold_worth()
    });
    let sees = if sees { 40 } else { 0 };
    Mix::either(
        stays,
        Intent::Stay,
        Mix::either(sees, Intent::See, Intent::Look),
    )
}

/// The chance in per cent of a bluff: once in a deal, so that its bets do not always tell the truth.
const BLUFFS: u32 = 8;

fn open(situation: &Situation, strength: PerMille) -> Mix {
    let win = situation.win(CREDIT);
    let players = situation.rivals.len() as u32 + 1;
    // Whether the hand wins clearly more than its share of the pot. An open player pays twice a blind player's bet,
    // so against a single one it must win about two times in three.
    let ahead = win * players >= if players == 2 { 1360 } else { 1700 };
    match situation.offer.see {
        // A bet costs half as much as a see, and the other may still pay.
        Some(_) if ahead && situation.own.open < patience(strength) => raise(situation, 2),
        Some(cost) if situation.see_worth(win, cost) > situation.fold_worth() => Intent::See.into(),
        None if situation.stay_worth(CREDIT) > situation.fold_worth() => {
            if ahead {
                raise(situation, 3)
            } else {
                response::stay(situation, CREDIT)
            }
        }
        _ if situation.own.open == 0 && situation.is_cheap(situation.price()) => {
            Mix::either(BLUFFS, raise(situation, 1), Intent::Fold)
        }
        _ => Intent::Fold.into(),
    }
}

/// How many bets to make between two before seeing.
fn patience(strength: PerMille) -> u32 {
    if strength >= 960 { 5 } else { 2 }
}

/// Bets. Half of the time it raises, at most `most` times in a deal.
fn raise(situation: &Situation, most: u32) -> Mix {
    let raises = if situation.own.open_raises < most {
        50
    } else {
        0
    };
    situation.raise_or(raises, response::stay(situation, CREDIT))
}
