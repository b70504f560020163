//! The keys for setting hands: arrows move from card to card, digits are places, Backspace takes a card back.

use leptos::prelude::document;

use super::bets;
use crate::app::table::direction::Direction;
use crate::app::table::press::{Press, SettingPress};
use crate::app::table::scene::Scene;
use crate::engine::{Action, CardId, Choice, SettingAction};

/// What a key means while hands are set, and before and after. `None`: it means nothing.
#[must_use]
pub fn key(scene: &Scene<'_>, key: &str) -> Option<Vec<Press>> {
    if bets::are_made(scene.game) {
        return bets::key(scene, key);
    }
    if let Some(press) = play_key(scene.choices, key) {
        return Some(vec![press]);
    }
    let desk = scene.game.desk()?;
    let focused = focused_card().filter(|id| desk.cards().iter().any(|(held, _)| held == id));
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
        _ => {
            let nth = digit(key).filter(|nth| usize::from(*nth) < desk.places().len());
            SettingPress::Place(nth?)
        }
    };
    let before = focused.map(SettingPress::Focused);
    let after = focused.map(|_| SettingPress::FollowFocus);
    let presses = before.into_iter().chain([press]).chain(after);
    Some(presses.map(Press::Setting).collect())
}

/// What a key means before hands are set and while they are shown. `None`: it means nothing.
fn play_key(choices: &[Choice], key: &str) -> Option<Press> {
    let action = match key.to_ascii_lowercase().as_str() {
        "t" => Action::Setting(SettingAction::Take),
        "k" => Action::Setting(SettingAction::Leave),
        "p" => Action::Pass,
        "s" => Action::Show(None),
        _ => return None,
    };
    let is_offered = choices.contains(&Choice::One(action));
    is_offered.then_some(Press::Act(action))
}

/// The card with the focus.
fn focused_card() -> Option<CardId> {
    let id = document().active_element()?.id();
    id.strip_prefix("card-")?.parse().ok().map(CardId)
}
