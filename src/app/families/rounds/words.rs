//! Plates and costs where bets are equalised.

use super::events::{brags, is_blind, thrown};
use crate::app::i18n::{Text, say};
use crate::app::table::felt::pays;
use crate::app::table::patch::Node;
use crate::app::table::places::Plate;
use crate::app::table::scene::Speech;
use crate::engine::{Event, RoundEvent, Rules, Seat, Standing, View};

/// The words of these games. Their stage tells the events.
pub static SPEECH: Speech = Speech {
    plate,
    stake,
    next,
    ..Speech::DEFAULT
};

/// Changes the plate: how the hand is held or how much its owner has bet, and what he did last.
fn plate(view: View<'_>, seat: Seat, plate: &mut Plate) {
    let Some(place) = view.seat(seat) else {
        return;
    };
    let is_out = place.standing() == Standing::Folded && !view.is_between_deals();
    if is_out && brags(view) {
        plate.held = say::HELD_BOLTED.get().into();
    }
    let is_over = |event: Event<_>| matches!(event, Event::Ended { .. });
    let has_cards = place.hands().len() > 0;
    if place.standing() != Standing::In || !has_cards || view.history().any(is_over) {
        return;
    }
    let is = |name: &str| plate.class.split(' ').any(|class| class == name);
    let (is_own, is_turn) = (is("is-me"), is("is-turn"));
    // There is no room for both. The owner of an open hand sees its name instead.
    match place.level() {
        _ if place.is_blind() => plate.held = say::HELD_UNSEEN.get().into(),
        0 if is_own => {}
        0 => plate.held.clear(),
        chips => plate.held = say::level_of_a_seat(chips),
    }
    if !is_turn {
        let (says, class) = did(view, seat).unwrap_or_default();
        plate.last_action = says;
        plate.class += class;
    }
}

/// Draws the amount that every player still in must have bet.
fn stake(view: View<'_>) -> Option<Node> {
    let top = view.top();
    (top > 0).then(|| Node::new("div", "stake").child(pays(say::EACH_IN_FOR, top)))
}

/// The cost of the next deal. A dealer's stake and blinds are not antes.
fn next(rules: &Rules) -> String {
    match rules.ante {
        0 => String::new(),
        ante => say::next_ante(ante),
    }
}

/// What a player did last, and a class for his seat: as many small backs as cards that he drew for lie by the words.
fn did(view: View<'_>, seat: Seat) -> Option<(String, &'static str)> {
    let brags = brags(view);
    let says = |text: String| Some((text, ""));
    let plain = |text: Text| says(text.get().to_owned());
    view.history().rev().find_map(|event| match event {
        Event::Bet {
            seat: by, chips, ..
        } if by == seat => says(if brags {
            say::did_brag(chips)
        } else {
            say::did_bet(chips)
        }),
        Event::Looked { seat: by, .. } if by == seat => plain(say::DID_LOOK),
        Event::Discarded { seat: by, .. } if by == seat => {
            let cards = thrown(view, seat);
            let class = match cards {
                1 => " drew-1",
                2 => " drew-2",
                _ => " drew-3",
            };
            Some((say::did_draw(cards), class))
        }
        Event::Stood { seat: by } if by == seat => plain(say::DID_DRAW_NONE),
        Event::Round(event) => match event {
            RoundEvent::Staked { seat: by, chips } if by == seat => says(say::did_stake(chips)),
            RoundEvent::Posted { seat: by, chips } if by == seat && is_blind(view) => {
                says(say::did_post(chips))
            }
            RoundEvent::Checked { seat: by } if by == seat => {
                plain(if brags { say::DID_PASS } else { say::DID_CHECK })
            }
            RoundEvent::Matched { seat: by, .. } if by == seat && brags => plain(say::DID_GO),
            RoundEvent::Matched {
                seat: by, chips, ..
            } if by == seat => says(say::did_match(chips)),
            RoundEvent::Named { seat: by, .. } if by == seat => plain(say::DID_NAME_HAND),
            RoundEvent::Contested { seat: by, contests } if by == seat => plain(match contests {
                true => say::DID_CONTEST,
                false => say::DID_CONCEDE,
            }),
            _ => None,
        },
        _ => None,
    })
}
