//! Hands that others have set already, set anew in a world: which of their cards lie in which hand is no chance.

use super::players::Players;
use crate::engine::{Ask, Event, Seat, SettingAsk, SettingEvent, Table, Viewer};
use crate::random::Rng;

/// The world in which everybody who was asked before this seat has set his hands by his own lights. `None`: nobody has,
/// or the deal cannot be told again.
pub(super) fn set_anew(
    told: &Table,
    kinds: &[usize],
    own: Seat,
    players: &mut Players,
    rng: &mut Rng,
) -> Option<Table> {
    if !matches!(told.ask(), Ask::Setting(SettingAsk::Set { .. })) {
        return None;
    }
    let is_set = |event: &Event| matches!(event, Event::Setting(SettingEvent::Set { .. }));
    let first = told.history().iter().position(is_set)?;
    let mut table = told.rewound()?;
    let before = told.history().iter().take(first);
    before
        .filter(|event| !matches!(event, Event::Shuffled { .. }))
        .for_each(|event| table.apply(event));
    for _ in 0..kinds.len() {
        let Some(next) = table.ask().seat().filter(|next| *next != own) else {
            break;
        };
        let kind = kinds.get(next.index()).copied().unwrap_or(0);
        let choices = table.choices(next);
        let view = table.view(Viewer::Seat(next));
        let action = players.policy(kind).choose(view, &choices, rng);
        table.play_in_place(next, action).ok()?;
    }
    (table.ask() == told.ask()).then_some(table)
}
