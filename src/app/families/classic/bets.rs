//! The round of bets for the second stake (RULES 10.4, `vying`; 10.8). It is told and refused as in the games of rounds.

use crate::app::i18n::Name;
use crate::engine::{Event, Seat, View};

pub(super) use crate::app::families::rounds::{WORDS, why_not};

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
    let tells = are_made(public).then_some(WORDS.sentence)?;
    tells(event, public, name)
}
