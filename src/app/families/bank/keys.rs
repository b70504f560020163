//! The keys of a table with real cards. Most are written on a button.

use super::{undo, words};
use crate::app::table::game::{Model, Phase};
use crate::app::table::press::{BankPress, Press};
use crate::app::table::scene::Scene;
use crate::cards::CardSet;
use crate::engine::{Action, DrawingAction, Question, Seat, SeatSet};

/// What a key means. `None`: it means nothing here.
#[must_use]
pub fn key(scene: &Scene<'_>, key: &str) -> Option<Vec<Press>> {
    let game = scene.game;
    if !game.has_real_cards() || game.is_buying() || game.is_replay() {
        return None;
    }
    let key = key.to_ascii_lowercase();
    let press = if game.bank_plan().undoes {
        undo::key(game, &key).map(Press::Bank)
    } else if key == "z" && game.can_undo() {
        Some(Press::Bank(BankPress::Undo(true)))
    } else if game.phase() != Phase::Playing || game.is_moving() {
        None
    } else if let Some(question) = game.question() {
        answer(game, question, &key)
    } else if words::counts(game) {
        exchange(&key)
    } else if words::draws_to_number(game) {
        number(&key)
    } else {
        None
    };
    press.map(|press| vec![press])
}

fn answer(game: &Model, question: Question, key: &str) -> Option<Press> {
    let among: Vec<Seat> = question.among.iter().collect();
    let plan = game.bank_plan();
    let nth = key.parse::<usize>().ok();
    if let Some(seat) = nth.and_then(|nth| among.get(nth.checked_sub(1)?)) {
        return Some(match plan.several {
            Some(_) => Press::Bank(BankPress::Name(*seat)),
            None => Press::Act(game.answer(SeatSet::from_iter([*seat]))),
        });
    }
    match key {
        "0" if question.may_be_nobody() => Some(Press::Act(game.answer(SeatSet::NONE))),
        "r" if question.may_be_royal() => Some(Press::Bank(BankPress::Royal)),
        "e" if among.len() == 2 && !question.may_be_nobody() => {
            Some(Press::Act(game.answer(question.among)))
        }
        "e" if question.may_be_several() => {
            Some(Press::Bank(BankPress::Several(plan.several.is_none())))
        }
        "enter" => plan.several.map(|named| Press::Act(game.answer(named))),
        _ => None,
    }
}

fn exchange(key: &str) -> Option<Press> {
    let action = match key {
        "l" => Action::Look(None),
        "0" | "k" => Action::Drawing(DrawingAction::Stand),
        digit => Action::Drawing(DrawingAction::Count(digit.parse().ok()?)),
    };
    Some(Press::Act(action))
}

fn number(key: &str) -> Option<Press> {
    let said = match key {
        "d" | "enter" => DrawingAction::Draw(CardSet::NONE),
        "s" => DrawingAction::Stand,
        "o" => DrawingAction::Bust,
        "m" => DrawingAction::Made,
        _ => return None,
    };
    Some(Press::Act(Action::Drawing(said)))
}
