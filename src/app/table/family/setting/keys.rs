//! The keys for setting hands: arrows move from card to card, digits are places, Backspace takes a card back.

use leptos::prelude::*;

use super::direction::Direction;
use super::press::{card_name, handle};
use crate::app::table::focus;
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::app::table::press::SettingPress;
use crate::engine::{Action, CardId, Choice, SettingAction};

/// Handles a key while hands are set. `false`: the key means nothing.
#[must_use]
pub fn key(page: Page, key: &str) -> bool {
    let game = page.game;
    if play_key(game, key) {
        return true;
    }
    let Some(mut desk) = untrack(|| game.desk()) else {
        return false;
    };
    let focused = focused_card().filter(|id| desk.cards().iter().any(|(held, _)| held == id));
    if let Some(id) = focused
        && desk.focused() != Some(id)
    {
        desk.focus(id);
        game.lay_out(desk.clone());
    }
    let go = |way| match focused {
        Some(_) => SettingPress::Go(way),
        // The first arrow only moves the focus to the current card.
        None => SettingPress::Go(Direction::Here),
    };
    let digit = |key: &str| key.parse::<u8>().ok()?.checked_sub(1);
    let press = match key {
        "ArrowLeft" => go(Direction::Left),
        "ArrowRight" => go(Direction::Right),
        "ArrowUp" => go(Direction::Up),
        "ArrowDown" => go(Direction::Down),
        "Backspace" | "Delete" => SettingPress::TakeBack,
        "Enter" => SettingPress::Lay,
        "o" | "O" => SettingPress::Sort,
        "u" | "U" => SettingPress::Suggest,
        "b" | "B" => SettingPress::BestFirst,
        _ => match digit(key).filter(|nth| usize::from(*nth) < desk.places().len()) {
            Some(nth) => SettingPress::Place(nth),
            None => return false,
        },
    };
    handle(game, press);
    if focused.is_some()
        && let Some(id) = untrack(|| game.desk()).and_then(|desk| desk.focused())
    {
        focus::focus_element(&card_name(id));
    }
    true
}

/// Plays the action of a key before hands are set and while they are shown. `false`: the key means nothing.
fn play_key(game: Game, key: &str) -> bool {
    let action = match key.to_ascii_lowercase().as_str() {
        "t" => Action::Setting(SettingAction::Take),
        "k" => Action::Setting(SettingAction::Leave),
        "p" => Action::Pass,
        _ => return false,
    };
    let is_offered = untrack(|| game.choices()).contains(&Choice::One(action));
    if is_offered {
        game.act(action);
    }
    is_offered
}

/// The card with the focus.
fn focused_card() -> Option<CardId> {
    let id = document().active_element()?.id();
    id.strip_prefix("card-")?.parse().ok().map(CardId)
}
