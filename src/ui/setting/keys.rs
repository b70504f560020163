//! Keys that set hands: arrows go from card to card, digits are places, Backspace takes back.

use leptos::prelude::*;

use super::press::{SettingPress, card_name, done};
use super::way::Way;
use crate::engine::{Action, CardId, Choice, SettingAction};
use crate::ui::focus;
use crate::ui::game::Game;
use crate::ui::page::Page;

/// Does what the key means while hands are set. False where it means nothing.
#[must_use]
pub fn pressed(page: Page, key: &str) -> bool {
    let game = page.game;
    if chosen(game, key) {
        return true;
    }
    let Some(mut desk) = untrack(|| game.desk()) else {
        return false;
    };
    let focused = focused_card().filter(|id| desk.cards().iter().any(|(held, _)| held == id));
    if let Some(id) = focused
        && desk.stands() != Some(id)
    {
        desk.stand_at(id);
        game.lay_out(desk.clone());
    }
    let go = |way| match focused {
        Some(_) => SettingPress::Go(way),
        // The first arrow comes to where keys stand.
        None => SettingPress::Go(Way::Here),
    };
    let digit = |key: &str| key.parse::<u8>().ok()?.checked_sub(1);
    let press = match key {
        "ArrowLeft" => go(Way::Left),
        "ArrowRight" => go(Way::Right),
        "ArrowUp" => go(Way::Up),
        "ArrowDown" => go(Way::Down),
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
    done(game, press);
    if focused.is_some()
        && let Some(id) = untrack(|| game.desk()).and_then(|desk| desk.stands())
    {
        focus::give_to(&card_name(id));
    }
    true
}

/// What is offered before hands are set, and when they are shown.
fn chosen(game: Game, key: &str) -> bool {
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

/// The card that has the focus.
fn focused_card() -> Option<CardId> {
    let id = document().active_element()?.id();
    id.strip_prefix("card-")?.parse().ok().map(CardId)
}
