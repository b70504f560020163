//! The time that each event takes on the screen, in milliseconds at normal speed.

use crate::app::words::Words;
use crate::engine::{Event, Purse, Seat, Turn};

/// How long the cards of a deal take to go back to the pack, in milliseconds.
pub const GATHERING: u32 = 380;

/// How long an event is shown before the next one, in milliseconds. `next` is the next event that shows anything, if
/// it is known, and `then` the one after it. A card takes longer when the next one is turned by another player or there is none. `riffles`:
/// whether a shuffle can be watched; before the first deal the pack comes shuffled. `words` are those of the games
/// that the table can play.
#[must_use]
pub fn pause_after(
    event: &Event,
    next: Option<&Event>,
    then: Option<&Event>,
    riffles: bool,
    words: &Words,
) -> u32 {
    let turns = |event: Option<&Event>, of: &Seat| matches!(event, Some(Event::Exposed { seat, .. }) if seat == of);
    match event {
        Event::Shuffled { .. } if riffles => 900,
        Event::Shuffled { .. } => 0,
        Event::Dealt { .. } => match next {
            Some(Event::Dealt { .. }) => 90,
            _ => 420,
        },
        // A bot acts directly after it has looked.
        Event::Looked { .. } if next.is_some() => 200,
        Event::Looked { .. } => 450,
        Event::Bet { .. } | Event::Covered { .. } => 520,
        Event::Saw { .. } => 1100,
        Event::Folded { .. } => 420,
        Event::Offered { .. } => 800,
        Event::Answered { .. } => 600,
        Event::Proposed { .. } | Event::Declined { .. } | Event::LimitsDoubled => 1300,
        Event::Presence { .. } => 0,
        Event::Discarded { .. } if next.is_some() => 260,
        Event::Thrown { .. } | Event::Discarded { .. } => 520,
        // A breath before the last card of a hand.
        Event::Exposed { seat, .. } => match (turns(next, seat), turns(then, seat)) {
            (true, true) => 450,
            (true, false) => 900,
            _ => 1050,
        },
        Event::Carried { .. } => 900,
        Event::Retained { .. } => 600,
        Event::Gathered { .. } => 160,
        Event::Paid {
            from: Purse::Pot(_),
            ..
        } => match next {
            // A cover is compared next: the hands that played for this pot are read first.
            Some(Event::Exposed { .. }) => 1800,
            _ => 800,
        },
        // The pause comes after the bet, see or cover that follows. Antes fly together.
        Event::Paid { .. } => match next {
            Some(Event::Paid { .. }) => 40,
            Some(Event::Dealt { .. }) => 350,
            _ => 0,
        },
        Event::LoanRefused { .. } | Event::ShownTo { .. } => 600,
        Event::Lent { .. } | Event::Repaid { .. } | Event::SetOff { .. } => 420,
        Event::Cut { .. } => 420,
        Event::CutWon { .. } | Event::GameChosen { .. } | Event::OtherGameChosen { .. } => 1600,
        Event::Scored { .. } => 420,
        Event::Drew { .. } => 420,
        Event::Stood { .. } => 520,
        Event::Asked(ask) => match ask.turn() {
            Some(Turn::Lend { .. } | Turn::LendOrShow { .. }) => 600,
            _ => 0,
        },
        Event::Turned { .. }
        | Event::HandDealt { .. }
        | Event::Declared { .. }
        | Event::DealBegan { .. }
        | Event::StageBegan { .. }
        | Event::Ended { .. } => 0,
        _ => (words.of_mechanics.time)(event),
    }
}
