//! Sentences for the events that only tables with real cards have.

use crate::app::i18n::{Name, Text, say};
use crate::app::words::join_list;
use crate::engine::{Event, Presence, Purse, Reason, Seat, View};

/// Describes an event. `None`: other tables have it too, or it says nothing.
#[must_use]
pub fn sentence(event: &Event, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    Some(match *event {
        Event::Presence { seat, to } => match to {
            Presence::Here => say::bank_is_back(&name(seat)),
            Presence::Away => say::bank_sits_out(&name(seat)),
            Presence::Left => say::bank_leaves(&name(seat)),
        },
        // Several pots are compared for, one after the other, before they are paid.
        Event::Declared { question, answer } if question.is_of_hands() && has_cover(public) => {
            let best = answer.seats.iter().map(|seat| name(seat).name);
            say::bank_best_hand(&join_list(best.collect()))
        }
        Event::PutRight {
            from,
            to,
            chips,
            why,
        } => {
            let why = reason(why).get();
            match (from, to) {
                (Purse::Seat(from), Purse::Seat(to)) => {
                    say::bank_puts_right(&name(from), &name(to).name, chips, why)
                }
                (Purse::Seat(from), _) => say::bank_puts_right_to_pot(&name(from), chips, why),
                (_, Purse::Seat(to)) => say::bank_puts_right_from_pot(&name(to), chips, why),
                _ => return None,
            }
        }
        _ => return None,
    })
}

fn has_cover(public: View<'_>) -> bool {
    let mut events = public.history();
    events.any(|event| matches!(event, Event::Covered { .. }))
}

/// Why chips are put right.
#[must_use]
pub fn reason(why: Reason) -> Text {
    match why {
        Reason::Winner => say::BANK_WHY_WINNER,
        Reason::Bet => say::BANK_WHY_BET,
        Reason::Count => say::BANK_WHY_COUNT,
        Reason::Agreed => say::BANK_WHY_AGREED,
    }
}
