//! The hands that the others are assumed to hold, from what they have done in the deal.

use super::share::{ALL, Share};
use super::style::Style;
use crate::engine::{Event, RoundEvent, SeatView, Standing, View};

/// The most players that one pack with its jokers can serve.
const SEATS: usize = 18;

/// What a rival has done in the deal.
#[derive(Clone, Copy, Debug, Default)]
struct Actions {
    bets: u32,
    matched: bool,
    /// The number of his discards. `None`: he has not drawn yet.
    thrown: Option<u32>,
}

/// The others who can still win the pot.
pub(in super::super) fn still_in(view: View<'_>) -> impl Iterator<Item = SeatView<'_>> {
    let own = view.own().map(|own| own.seat());
    view.seats().filter(move |place| {
        Some(place.seat()) != own && place.standing() == Standing::In && !place.has_left()
    })
}

/// The chance to beat all of them with a hand that beats this share of hands.
pub(super) fn win(view: View<'_>, share: Share, style: Style) -> Share {
    let actions = actions(view);
    still_in(view).fold(ALL, |win, place| {
        let of_place = actions.get(place.seat().index()).copied();
        let least = least(place, of_place.unwrap_or_default());
        win * beaten(share, least, style) / ALL
    })
}

/// The chance of a hand that beats this share of hands against one that is taken to beat at least the other share.
pub(in super::super) fn beaten(share: Share, least: Share, style: Style) -> Share {
    let range = share.saturating_sub(least) * ALL / (ALL - least).max(1);
    let doubt = Share::from(style.doubt);
    (doubt * share + (1000 - doubt) * range) / 1000
}

/// The share of hands that are taken to be too weak to bet so often, or to match a bet.
pub(in super::super) fn too_weak(bets: u32, matched: bool) -> Share {
    let mut least = if matched { 1_800 } else { 0 };
    for _ in 0..bets.min(4) {
        least += (ALL - least) * 2 / 5;
    }
    least
}

/// The share of hands that are assumed to be too weak for what he has done.
fn least(place: SeatView<'_>, actions: Actions) -> Share {
    if place.is_blind() {
        return 0;
    }
    let least = too_weak(actions.bets, actions.matched);
    // A player who draws nothing has a hand that a draw would not improve.
    match actions.thrown {
        Some(0) => least.max(5_000),
        _ => least,
    }
}

/// What each player has done, by seat.
fn actions(view: View<'_>) -> [Actions; SEATS] {
    let mut all = [Actions::default(); SEATS];
    for event in view.acts() {
        let (Event::Bet { seat, .. }
        | Event::Round(RoundEvent::Matched { seat, .. })
        | Event::Discarded { seat, .. }
        | Event::Stood { seat }) = event
        else {
            continue;
        };
        let Some(actions) = all.get_mut(seat.index()) else {
            continue;
        };
        match event {
            Event::Bet { .. } => actions.bets += 1,
            Event::Round(RoundEvent::Matched { blind, .. }) => actions.matched |= !blind,
            Event::Discarded { .. } => actions.thrown = Some(actions.thrown.unwrap_or(0) + 1),
            _ => actions.thrown = Some(0),
        }
    }
    all
}
