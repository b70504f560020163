//! The bragger: bets without a good hand, and likes not to look.

use super::choose_game::Taste;
use super::intent::Intent;
use super::mix::Mix;
use super::response;
use super::rival::Credit;
use super::situation::Situation;
use super::temper_policy::Character;
use crate::cards::CardSet;
use crate::engine::{NamedGame, OtherGame};
use crate::games;
use crate::random::PerMille;

/// Assumes that others bluff as much as it does.
const CREDIT: Credit = Credit {
    plays: 500,
    bluffs: 150,
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

/// Plays and raises blind, because a blind player cannot be seen. Its bluffs last one to three bets.
pub(super) const CHARACTER: Character = Character {
    taste: TASTE,
    credit: CREDIT,
    blind,
    open,
};

/// The chance in per cent of a further blind bet, by how many were made. Between two players the pot would only be carried.
fn bets_blind(situation: &Situation) -> &'static [u32] {
    if situation.dealt == 2 {
        &[45, 12]
    } else {
        &[80, 55, 45, 40]
    }
}

/// The chance in per cent of a further open bet without a good hand, by how many were made.
const NERVE: [u32; 3] = [60, 62, 40];

/// The entry for this number of bets; no bet after the last.
fn after(bets: u32, chances: &[u32]) -> u32 {
    chances.get(bets as usize).copied().unwrap_or(0)
}

/// The most bets that a rival has made after looking. They tell that he has something.
fn most_open_bets(situation: &Situation) -> u32 {
    let rivals = situation.betting().filter(|rival| !rival.blind);
    rivals.map(|rival| rival.bets.open).max().unwrap_or(0)
}

fn blind(situation: &Situation) -> Mix {
    let bearable = situation.price().saturating_mul(8) <= situation.chips;
    // A blind hand is an average one: it is no match for several bets of players who have looked.
    let stays = match most_open_bets(situation) {
        0 if bearable => after(situation.own.blind, bets_blind(situation)),
        1 if bearable => after(situation.own.blind, bets_blind(situation)) / 2,
        _ => 0,
    };
    let raises = if situation.own.raises < 1 { 25 } else { 0 };
    let sees = situation.offer.see.is_some() && situation.is_against_blind_man();
    let sees = if sees { 60 } else { 0 };
    Mix::either(
        stays,
        situation.raise_or(raises, Intent::Stay),
        Mix::either(sees, Intent::See, Intent::Look),
    )
}

fn open(situation: &Situation, strength: PerMille) -> Mix {
    let win = situation.win(CREDIT);
    let most_open_bets = most_open_bets(situation);
    let strong = strength >= 840 + 30 * most_open_bets.min(4);
    if let Some(cost) = situation.offer.see {
        let win = match situation.is_against_who_never_raised() {
            true => win.max(strength / 2),
            false => win,
        };
        return if strong && situation.own.open < 4 {
            press(situation, 60)
        } else if situation.see_worth(win, cost) > situation.fold_worth() {
            Intent::See.into()
        } else {
            bluff(situation)
        };
    }
    if situation.stay_worth(CREDIT) <= situation.fold_worth() {
        bluff(situation)
    } else if strong {
        press(situation, 60)
    } else {
        press(situation, 8)
    }
}

/// Bluffs: seldom against a blind player, who does not know that he should fold, or against one who has bet on his
/// cards. Who has bet on them twice does not run away.
fn bluff(situation: &Situation) -> Mix {
    let blind = situation
        .betting()
        .any(|rival| rival.blind && rival.bets.blind > 0);
    let bearable = situation.price().saturating_mul(10) <= situation.chips;
    // The more there are, the likelier one of them has something.
    let others = situation.betting().count().max(2) as u32;
    let nerve = after(situation.own.open, &NERVE) * 2 / others;
    let nerve = match most_open_bets(situation) {
        0 if bearable && !blind => nerve,
        0 | 1 if bearable => nerve / 5,
        _ => 0,
    };
    match nerve {
        0 => Intent::Fold.into(),
        _ => Mix::either(nerve, press(situation, 60), Intent::Fold),
    }
}

/// Bets. It raises with this chance in per cent.
fn press(situation: &Situation, raises: u32) -> Mix {
    let raises = if situation.own.open_raises < 3 {
        raises
    } else {
        0
    };
    situation.raise_or(raises, response::stay(situation, CREDIT))
}
