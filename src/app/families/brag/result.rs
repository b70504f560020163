//! The result of a deal of Brag.

use crate::app::i18n::say;
use crate::app::words::{FamilyResult, Teller};
use crate::engine::{Ask, Ending, Event, Turn, VyingAsk};

/// What the game says of the result: why all have shown their hands, and that the pack is shuffled next. The other games
/// shuffle before every deal.
#[must_use]
pub fn result(teller: &Teller<'_>, how: Ending) -> FamilyResult {
    let is_shuffled = teller.view.ask() == (Ask::Deal { shuffle: true });
    let shuffled = is_shuffled.then(|| say::SHUFFLED_BEFORE_THE_NEXT.get().into());
    FamilyResult {
        why_shown: match how {
            Ending::Showdown => Some(say::ALL_AGREED_TO_SHOW.get().into()),
            Ending::Show => instead(teller),
            _ => None,
        },
        notes: shuffled.into_iter().collect(),
        ..FamilyResult::default()
    }
}

/// The sentence about a player who showed his hand instead of lending.
fn instead(teller: &Teller<'_>) -> Option<String> {
    let mut asks = teller.history.iter().rev();
    let asked = asks.find_map(|event| match event {
        Event::Asked(Ask::Vying(VyingAsk::Turn(Turn::LendOrShow { seat, .. }))) => Some(*seat),
        _ => None,
    });
    asked.map(|seat| say::showed_instead(&teller.name(seat)))
}
