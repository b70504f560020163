//! A second implementation of who may ask to double the limits, from RULES 9.2.18.

use brag::engine::{Ask, Event, Motion, Seat, SeatView, Table, Viewer};

/// Whether a seat may ask the others to double the limits now (RULES 9.2.18). The most doublings are left to the
/// transcripts.
pub fn may_double(table: &Table, seat: Seat) -> bool {
    let view = table.view(Viewer::Gallery);
    let history = || table.history().iter();
    let ended = history().rposition(|event| matches!(event, Event::Ended { .. }));
    let since = history().skip(ended.unwrap_or(0));
    let is_before_call = since.clone().all(|event| {
        !matches!(
            event,
            Event::GameChosen { .. }
                | Event::OtherGameChosen { .. }
                | Event::Proposed {
                    on: Motion::Double,
                    ..
                }
        )
    });
    let was_played =
        history().any(|event| matches!(event, Event::Asked(ask) if ask.seat().is_some()));
    let is_between = matches!(view.ask(), Ask::Deal { .. } | Ask::ChooseGame { .. });
    let can_pay = |seat: SeatView| seat.chips() >= view.next_cost().max(1);
    let keeper = view
        .seats()
        .find(|seat| seat.hands().any(|hand| hand.is_kept()));
    let keeper_pays = keeper.is_none_or(|seat| seat.chips() >= (2 * view.next_cost()).max(1));
    view.rules().agreed_limits
        && is_between
        && ended.is_some()
        && was_played
        && is_before_call
        && keeper_pays
        && view.seat(seat).is_some_and(can_pay)
}
