//! The status line against the house.

use super::press::stakes;
use crate::app::i18n::say;
use crate::app::table::game::{Game, Scene};
use crate::app::words;
use crate::engine::{Ask, CasinoAsk};

/// What happened last, what is asked of the player in turn, and his stakes or his hand.
#[must_use]
pub fn status(game: Game) -> Option<String> {
    let ask = game.shown.public(|view| match view.ask() {
        Ask::Casino(ask) => Some(ask),
        _ => None,
    })?;
    if game.screen.is_replay() || game.scene() != Scene::Playing || !game.is_my_turn() {
        return None;
    }
    let (asked, goes_by) = match ask {
        CasinoAsk::Stake { .. } => {
            let set = stakes(game).map(|(_, set)| say::stakes_to_be(set.ante, set.plus));
            (say::STAKE_BEFORE_THE_CARDS, set.unwrap_or_default())
        }
        CasinoAsk::Play { .. } => (say::PLAY_OR_FOLD, hand(game)),
    };
    let (whose, last) = (whose(game), game.log().said());
    let said = [last, whose, goes_by, asked.get().into()];
    let said: Vec<String> = said.into_iter().filter(|part| !part.is_empty()).collect();
    Some(said.join(" "))
}

/// Which box is asked, if a player has several.
fn whose(game: Game) -> String {
    let asked = game.shown.public(|view| view.ask().seat());
    let of_several = asked.filter(|seat| {
        let others = game.shown.public(|view| view.seats().len()) as u8;
        let mut others = (0..others).map(crate::engine::Seat);
        others.any(|other| other != *seat && game.seats.is_same_person(*seat, other))
    });
    of_several.map_or(String::new(), |seat| game.seats.name(seat) + ":")
}

/// The hand of the player in turn. On a shared screen nobody's cards are read aloud.
fn hand(game: Game) -> String {
    if game.seats.is_shared() {
        return String::new();
    }
    let own = game.view(|view| view.own()?.known_hand());
    own.map_or(String::new(), |(hand, value)| {
        say::you_hold_hand(&words::cards(hand.0.into_iter()), &words::a_hand(value))
    })
}

/// The name of the hand of the player in turn, if the viewer sees it.
pub(super) fn own_hand(game: Game) -> String {
    let own = game.view(|view| view.own()?.known_hand());
    own.map_or(String::new(), |(_, value)| words::hand_name(value))
}
