//! What is pressed while hands are set, what comes of it, and what is said of it.

use leptos::prelude::*;
use web_sys::Event;

use super::desk::Desk;
use super::drag;
use super::way::Way;
use crate::cards::arrange::SetHand;
use crate::engine::{Action, CardId, SettingAction};
use crate::policy::Temper;
use crate::policy::sets::complete;
use crate::ui::focus;
use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::press::Press;
use crate::ui::words;

/// What it means to press something while hands are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingPress {
    /// This card.
    Card(CardId),
    /// A finger has come down on this card.
    Grab(CardId),
    /// This place, counted from 0.
    Place(u8),
    /// Take back the card at which keys stand.
    TakeBack,
    /// Go to another card.
    Go(Way),
    /// Sort the hand the other way.
    Sort,
    /// Put the best hand first.
    BestFirst,
    /// Fill what is not set yet.
    Suggest,
    /// Lay the hands.
    Lay,
}

/// Does what has been pressed on the page.
pub fn pressed(game: Game, press: Press, event: &Event) {
    match press {
        Press::Setting(SettingPress::Grab(id)) => drag::grab(game, id, event),
        Press::Setting(press) => done(game, press),
        _ => {}
    }
}

/// Does it.
pub fn done(game: Game, press: SettingPress) {
    let Some(mut desk) = untrack(|| game.desk()) else {
        return;
    };
    match press {
        SettingPress::Card(id) => desk.press_card(id),
        // It is not known yet whether it is dragged or tapped.
        SettingPress::Grab(_) => return,
        SettingPress::Place(nth) => desk.press_place(nth.into()),
        SettingPress::TakeBack => {
            if let Some(id) = desk.stands() {
                desk.take_back(id);
            }
        }
        SettingPress::Go(way) => {
            desk.go(way);
            if let Some(id) = desk.stands() {
                focus::give_to(&card_name(id));
            }
        }
        SettingPress::Sort => desk.sort(),
        SettingPress::BestFirst => untrack(|| game.view(|view| desk.best_first(view.ranking()))),
        SettingPress::Suggest => suggest(game, &mut desk),
        SettingPress::Lay => {
            let rows = untrack(|| game.view(|view| desk.rows(view.ranking())));
            if let Some(rows) = rows {
                game.act(Action::Setting(SettingAction::Set(rows)));
            }
            return;
        }
    }
    game.lay_out(desk);
}

/// What the element of a card is called.
#[must_use]
pub fn card_name(id: CardId) -> String {
    format!("card-{}", id.0)
}

/// Hands that are whole stay together; the rest is set as a good player would.
fn suggest(game: Game, desk: &mut Desk) {
    untrack(|| {
        game.view(|view| {
            let ranking = view.ranking();
            let laid = desk.laid(ranking);
            let Some(rest) = complete(view, &laid, Temper::Straightforward) else {
                return;
            };
            let hands: Vec<SetHand> = laid.into_iter().chain(rest.hands).collect();
            desk.lay(&hands, ranking);
        });
    });
}

/// What was done last, for those who listen.
#[must_use]
pub fn said(game: Game) -> Option<String> {
    let desk = game.desk()?;
    game.view(|view| {
        let ranking = view.ranking();
        if let Some((nth, worse)) = desk.better(ranking) {
            return Some(say::hand_beats(place(nth), place(worse)));
        }
        if desk.picks() > 0 {
            return Some(say::cards_picked(desk.picks() as u64));
        }
        let touched = desk.touched()?;
        let what = lies_there(
            &desk,
            touched,
            desk.value(touched, ranking).map(words::hand_name),
        );
        Some(say::hand_is(place(touched), &what))
    })
}

/// What lies in a place, in words.
pub fn lies_there(desk: &Desk, nth: usize, hand: Option<String>) -> String {
    match (hand, desk.places().get(nth).map_or(0, Vec::len)) {
        (Some(hand), _) => hand,
        (None, 0) => say::PLACE_IS_EMPTY.get().into(),
        (None, cards) => say::cards_so_far(cards as u64),
    }
}

/// A place as it is counted aloud.
pub fn place(nth: usize) -> u64 {
    nth as u64 + 1
}
