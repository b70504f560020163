//! The result of a deal in which lives are lost.

use crate::app::i18n::say;
use crate::app::words::{FamilyResult, Teller, hand_name, join_list, won_the_game};
use crate::engine::{BusEvent, Ending, Event, Face, Seat};

/// What the game says of the result.
#[must_use]
pub fn result(teller: &Teller<'_>, how: Ending) -> FamilyResult {
    FamilyResult {
        headline: teller.won().is_empty().then(|| lost(teller)),
        details: match how {
            Ending::Stuck => lowest(teller),
            _ => Vec::new(),
        },
        game_won: alive(teller),
        ..FamilyResult::default()
    }
}

/// Who has lives left: the winners, if the game is over. `None`: nobody.
fn alive(teller: &Teller<'_>) -> Option<String> {
    let alive = teller.view.seats().filter(|place| place.score() > 0);
    let alive: Vec<Seat> = alive.map(|place| place.seat()).collect();
    (!alive.is_empty()).then(|| won_the_game(&alive, &|seat| teller.name(seat)))
}

/// Who has lost a life, without a full stop.
fn lost(teller: &Teller<'_>) -> String {
    let lost = |event: &Event<Face>| match event {
        Event::Bus(BusEvent::Lost { seat }) => Some(*seat),
        _ => None,
    };
    let lost: Vec<Seat> = teller.history.iter().filter_map(lost).collect();
    match lost[..] {
        [] => say::NO_LIFE_LOST.get().into(),
        [only] => {
            let lives = teller.view.seat(only).map_or(0, |place| place.score());
            let says = say::loses_life_of(&teller.name(only), lives.into());
            says.trim_end_matches('.').into()
        }
        _ => {
            let names = lost.into_iter().map(|seat| teller.name(seat).name);
            say::lose_a_life_each(&join_list(names.collect()))
        }
    }
}

/// Sentences about the lowest shown hand and the players who lost their last life.
fn lowest(teller: &Teller<'_>) -> Vec<String> {
    let ranking = teller.view.ranking();
    let hands = teller.shown().into_iter();
    let values = hands.filter_map(|seat| Some(ranking.value(teller.cards(seat)?)));
    let lowest = values.min().map(hand_name);
    let mut lines: Vec<String> = lowest
        .map(|hand| say::lowest_hand_was(&hand))
        .into_iter()
        .collect();
    let is_lost = |event: &Event<Face>| matches!(event, Event::Bus(BusEvent::Lost { .. }));
    if !teller.history.iter().any(is_lost) {
        lines.push(say::WOULD_LEAVE_NOBODY.get().into());
    } else if !teller.won().is_empty() {
        lines.push(lost(teller) + ".");
    }
    lines
}
