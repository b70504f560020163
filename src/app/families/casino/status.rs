//! The status line against the house.

use super::press::stakes;
use crate::app::i18n::say;
use crate::app::table::game::{Model, Phase};
use crate::app::words;
use crate::engine::{Ask, CasinoAsk};

/// His stakes or his hand, and what is asked of the player in turn.
#[must_use]
pub fn status(game: &Model) -> Option<String> {
    let ask = game.public(|view| match view.ask() {
        Ask::Casino(ask) => Some(ask),
        _ => None,
    })?;
    if game.is_replay() || game.phase() != Phase::Playing || !game.is_my_turn() {
        return None;
    }
    let (asked, goes_by) = match ask {
        CasinoAsk::Stake { .. } => {
            let set = stakes(game).map(|(_, set)| match set.bonus {
                None => say::stakes_to_be(set.ante, set.plus),
                Some(bonus) => say::three_stakes_to_be(set.ante, set.plus, bonus),
            });
            (say::STAKE_BEFORE_THE_CARDS, set.unwrap_or_default())
        }
        CasinoAsk::Play { .. } => (say::PLAY_OR_FOLD, hand(game)),
    };
    let whose = whose(game);
    let asked = match whose.is_empty() {
        true => game.named(asked.get()),
        false => asked.get().into(),
    };
    let said = [whose, goes_by, asked];
    let said: Vec<String> = said.into_iter().filter(|part| !part.is_empty()).collect();
    Some(said.join(" "))
}

/// Which box is asked, if a player has several.
fn whose(game: &Model) -> String {
    let asked = game.public(|view| view.ask().seat());
    let of_several = asked.filter(|seat| {
        let others = game.public(|view| view.seats().len()) as u8;
        let mut others = (0..others).map(crate::engine::Seat);
        others.any(|other| other != *seat && game.seats().is_same_person(*seat, other))
    });
    of_several.map_or(String::new(), |seat| game.seats().name(seat) + ":")
}

/// The hand of the player in turn. On a shared screen nobody's cards are read aloud.
fn hand(game: &Model) -> String {
    if game.seats().is_shared() {
        return String::new();
    }
    let own = game.view(|view| view.own()?.known_hand());
    own.map_or(String::new(), |(hand, value)| {
        say::you_hold_hand(&words::cards(hand.0.into_iter()), &words::a_hand(value))
    })
}

/// The name of the hand of the player in turn, if the viewer sees it.
pub(super) fn own_hand(game: &Model) -> String {
    let own = game.view(|view| view.own()?.known_hand());
    own.map_or(String::new(), |(_, value)| words::hand_name(value))
}
