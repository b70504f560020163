//! The set hand that is compared now: everybody's lies large in the middle of the felt, and goes back to its row
//! when the next one comes.

use crate::app::families::sets::events::all_won;
use crate::app::table::places::shown_hands::ShownHands;
use crate::engine::{Event, Role, Seat, SeatSet, SettingEvent, Standing, View};

/// Reads the hands that are compared. `order`: the seats from the left of the bottom one on. None, once a player has
/// won every hand: then all hands are seen together, and while the next hand is bet on.
pub(super) fn shown(view: View<'_>, order: &[Seat]) -> ShownHands {
    let mut shown = ShownHands::default();
    let mut nth = 0;
    let mut left = SeatSet::NONE;
    for event in view.history() {
        match event {
            Event::Exposed { .. } | Event::Setting(SettingEvent::Passed { .. })
                if shown.set != Some(nth) =>
            {
                shown = begin(view, order, nth, left);
            }
            Event::Asked(ask) if ask.is_to_bet_in_round() => shown = ShownHands::default(),
            Event::Setting(SettingEvent::Won { seat, .. }) => {
                if shown.set == Some(nth) {
                    shown.winners.extend(seat);
                    shown.is_settled = true;
                }
                nth += 1;
                left = SeatSet::NONE;
            }
            event => left.extend(event.gave_up_pot()),
        }
    }
    if shown.seats.is_empty() || all_won(view).is_some() {
        return ShownHands::default();
    }
    shown
}

fn begin(view: View<'_>, order: &[Seat], nth: u8, left: SeatSet) -> ShownHands {
    let is_in = |seat: &Seat| {
        let place = view.seat(*seat).filter(|_| !left.contains(*seat));
        place.is_some_and(|place| place.standing() == Standing::In && place.set(nth).is_some())
    };
    let seats: Vec<Seat> = order.iter().copied().filter(is_in).collect();
    let cards = seats.iter().filter_map(|seat| view.seat(*seat)?.set(nth));
    ShownHands {
        cards: cards
            .map(|hand| hand.faces().len())
            .max()
            .unwrap_or_default(),
        seats,
        winners: SeatSet::NONE,
        is_settled: false,
        set: Some(nth),
        are_counted: false,
    }
}

/// Whether cards of this role are those that are compared.
pub(super) fn is_compared(shown: &ShownHands, role: Role) -> bool {
    matches!(role, Role::Set(nth) if shown.set == Some(nth))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Viewer;
    use crate::notation::{Record, replay};

    /// The hands in the middle after these actions of a record.
    fn after(record: &str, actions: usize) -> ShownHands {
        let mut record: Record = record.parse().expect("a record");
        record.actions.truncate(actions);
        let table = replay(&record).expect("it is legal").table;
        shown(table.view(Viewer::Gallery), &[Seat(1), Seat(2), Seat(0)])
    }

    /// The next hand is bet on when the last one lies in its row again.
    #[test]
    fn hands_lie_in_the_middle_only_while_they_are_shown() {
        let record = include_str!("../../../../../tests/records/v97_set_bets.json");
        for actions in 3..9 {
            assert_eq!(after(record, actions), ShownHands::default(), "{actions}");
        }
    }

    #[test]
    fn who_has_folded_a_hand_does_not_show_it() {
        let record = include_str!("../../../../../tests/records/v97_main_lost_by_a_fold.json");
        let shown = after(record, usize::MAX);
        assert_eq!((shown.set, shown.seats), (Some(2), vec![Seat(1), Seat(0)]));
        assert_eq!(shown.winners, SeatSet::from_iter([Seat(0)]));
        assert!(shown.is_settled);
    }
}
