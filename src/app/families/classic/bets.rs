//! The round of bets for the second stake (RULES 10.4, `vying`; 10.8). It is told and refused as in the games of rounds.

use crate::app::families::rounds;
use crate::app::i18n::Name;
use crate::app::words::Cue;
use crate::engine::{Event, Illegal, Seat, View};

/// Whether the second stake is played for in a round of bets.
pub(super) fn are_made(view: View<'_>) -> bool {
    view.rules().round().is_some()
}

/// Describes an event where bets are made. `None`: the shared words describe it, or it says nothing.
pub(super) fn sentence(
    event: &Event,
    public: View<'_>,
    name: &dyn Fn(Seat) -> Name,
) -> Option<String> {
    let tells = are_made(public).then_some(rounds::WORDS.sentence)?;
    tells(event, public, name)
}

/// How long an event of the betting takes, in milliseconds at normal speed. 0 for all other events.
pub(super) fn time(event: &Event) -> u32 {
    (rounds::WORDS.time)(event)
}

/// The sound of an event of the betting. `None`: it is silent.
pub(super) fn sound(
    event: &Event,
    public: View<'_>,
    is_person: &dyn Fn(Seat) -> bool,
) -> Option<Cue> {
    (rounds::WORDS.sound)(event, public, is_person)
}

/// Why an action is refused, in the few words that fit on a button. Empty: nothing need be said.
pub(super) fn why_not(reason: Illegal) -> String {
    rounds::why_not(reason)
}
