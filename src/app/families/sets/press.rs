//! Presses while hands are set, what each does, and the sentences about it.

use crate::app::i18n::say;
use crate::app::table::game::Desk;
use crate::app::table::game::{Effect, Model};
use crate::app::table::press::{Press, SettingPress};
use crate::app::words;
use crate::bots::Temper;
use crate::bots::sets::complete;
use crate::cards::arrange::SetHand;
use crate::engine::{Action, Ask, CardId, SettingAction};

/// Handles a press.
pub fn press(game: &mut Model, press: Press) {
    let (Press::Setting(press), Some(mut desk)) = (press, game.desk()) else {
        return;
    };
    match press {
        SettingPress::Card(id) => desk.press_card(id),
        // A drag or a tap may follow.
        SettingPress::Grab(_) => return,
        SettingPress::Place(nth) => desk.press_place(nth.into()),
        SettingPress::TakeBack => {
            if let Some(id) = desk.focused() {
                desk.take_back(id);
            }
        }
        SettingPress::Go(way) => {
            desk.move_focus(way);
            follow_focus(game, &desk);
        }
        SettingPress::Focused(id) if desk.focused() == Some(id) => return,
        SettingPress::Focused(id) => desk.focus(id),
        SettingPress::FollowFocus => return follow_focus(game, &desk),
        SettingPress::Sort => desk.sort(),
        SettingPress::BestFirst => game.view(|view| desk.best_first(view.ranking())),
        SettingPress::Suggest if !can_suggest(game, &desk) => return,
        SettingPress::Suggest => suggest(game, &mut desk),
        SettingPress::Lay => {
            if let Some(rows) = game.view(|view| desk.rows(view.ranking())) {
                game.act(Action::Setting(SettingAction::Set(rows)));
            }
            return;
        }
    }
    game.lay_out(desk);
}

/// Puts the keyboard focus on the card that the player moves.
fn follow_focus(game: &mut Model, desk: &Desk) {
    if let Some(id) = desk.focused() {
        game.wants(Effect::Focus(card_name(id)));
    }
}

/// The id of a card's element.
#[must_use]
pub fn card_name(id: CardId) -> String {
    format!("card-{}", id.0)
}

/// Whether cards are left to set, and all are dealt. Before, what is there need not make hands.
pub(super) fn can_suggest(game: &Model, desk: &Desk) -> bool {
    let is_dealt = |ask| matches!(ask, Ask::Setting(_));
    desk.missing() > 0 && game.public(|view| is_dealt(view.ask()))
}

/// Sets the remaining cards as a good player would. Whole hands stay together.
fn suggest(game: &Model, desk: &mut Desk) {
    game.view(|view| {
        let ranking = view.ranking();
        let laid = desk.set_hands(ranking);
        let Some(rest) = complete(view, &laid, Temper::Straightforward) else {
            return;
        };
        let hands: Vec<SetHand> = laid.into_iter().chain(rest.hands).collect();
        desk.lay(&hands, ranking);
    });
}

/// What changed last, for screen readers.
#[must_use]
pub fn status(game: &Model) -> Option<String> {
    let desk = game.desk()?;
    game.view(|view| {
        let ranking = view.ranking();
        if let Some((nth, worse)) = desk.first_out_of_order(ranking) {
            return Some(say::hand_beats(place_number(nth), place_number(worse)));
        }
        if desk.picks() > 0 {
            return Some(say::cards_picked(desk.picks() as u64));
        }
        if desk.are_places_empty() && desk.touched().is_none() {
            return to_set(game, &desk);
        }
        let Some(touched) = desk.touched() else {
            // Suggested, or put in order.
            let hand = |nth| {
                let hand = desk.value(nth, ranking).map(words::hand_name)?;
                Some(say::hand_is(place_number(nth), &hand) + ".")
            };
            let hands: Option<Vec<String>> = (0..desk.places().len()).map(hand).collect();
            return hands.map(|hands| hands.join(" "));
        };
        let what = place_contents(
            &desk,
            touched,
            desk.value(touched, ranking).map(words::hand_name),
        );
        Some(say::hand_is(place_number(touched), &what))
    })
}

/// The hand as it lies on the screen, and what is asked. `None`: nothing is asked yet, or others could hear it.
fn to_set(game: &Model, desk: &Desk) -> Option<String> {
    if !game.must_set() || game.seats().is_shared() {
        return None;
    }
    let card = |id: CardId| desk.cards().iter().find(|(held, _)| *held == id);
    let hand = desk.hand().into_iter();
    let cards = hand.filter_map(|id| card(id).map(|(_, card)| *card));
    let holds = say::you_hold(&words::cards(cards));
    Some(format!("{holds} {}", say::SET_YOUR_HANDS.get()))
}

/// What lies in a place, in words.
pub fn place_contents(desk: &Desk, nth: usize, hand: Option<String>) -> String {
    match (hand, desk.places().get(nth).map_or(0, Vec::len)) {
        (Some(hand), _) => hand,
        (None, 0) => say::PLACE_IS_EMPTY.get().into(),
        (None, cards) => say::cards_so_far(cards as u64),
    }
}

/// The number of a place, counted from 1.
pub fn place_number(nth: usize) -> u64 {
    nth as u64 + 1
}
