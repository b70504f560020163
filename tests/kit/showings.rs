//! Which cards may lie open for all: those of a showing and, if the rules show it, the bottom card of the pack.

use brag::engine::{Ending, Event, Role, SettingEvent, Standing, Table, Viewer};

use super::{classic, patti, prizes, rounds, set_bets};

/// The card that lies open is the bottom card of the pack (RULES 9.2.10).
pub fn the_bottom_card_lies_open(table: &Table) {
    let view = table.view(Viewer::Gallery);
    let plays = view.rules().dealing().is_some_and(|d| d.stock_face_up);
    let bottom = table.pack().iter().next_back().filter(|_| plays);
    let plays_on = table.ask().seat().is_some() && !view.is_between_deals();
    if plays_on {
        assert_eq!(view.turned(), bottom);
    } else {
        assert!(view.turned().is_none_or(|card| Some(card) == bottom));
    }
}

/// No card becomes public but at a see, an agreed showdown or for a covered pot, and then only those
/// of the players concerned (RULES 1.3, invariants).
pub fn only_showings_show(table: &Table) {
    let history = table.history();
    // A game that was named later is not the game of this deal.
    if history
        .iter()
        .any(|e| matches!(e, Event::GameChosen { .. }))
    {
        return;
    }
    let Some(Event::Ended { how }) = history.iter().find(|e| matches!(e, Event::Ended { .. }))
    else {
        return;
    };
    if !patti::bets(table) {
        return outside_betting_games(table, *how);
    }
    let cards = table.rules().dealing().expect("a deal is dealt").cards;
    let some = 3..=usize::from(cards);
    let exposed = |seat| {
        let cards = history
            .iter()
            .filter(|e| matches!(e, Event::Exposed { seat: s, .. } if *s == seat));
        cards.count()
    };
    for place in table.view(Viewer::Gallery).seats() {
        use Standing::{Covered, Folded, In, Out};
        let anyone_covered = history.iter().any(|e| matches!(e, Event::Covered { .. }));
        let cards = exposed(place.seat());
        match (place.standing(), how) {
            (Out | Folded, _) => assert_eq!(cards, 0),
            (Covered(_), _) | (In, Ending::Showdown | Ending::Limit) => {
                assert!(some.contains(&cards))
            }
            (In, Ending::See | Ending::Show) => assert!(cards == 0 || some.contains(&cards)),
            (In, _) if anyone_covered => assert!(some.contains(&cards)),
            (In, _) => assert_eq!(cards, 0),
        }
    }
}

/// The shown cards in games without betting: all set hands that were not passed or left, a winning four of a kind, and all
/// cards after a stick (RULES 10.1, 10.2).
fn outside_betting_games(table: &Table, how: Ending) {
    if rounds::plays(table.rules()) {
        return rounds::only_showings_show(table, how);
    }
    let history = table.history();
    let (bets, _) = set_bets::hands(table.view(Viewer::Gallery));
    let players = prizes::order(table);
    for place in table.view(Viewer::Gallery).seats() {
        let of_seat = |event: &&Event| match event {
            Event::Exposed { seat, .. } => *seat == place.seat(),
            _ => false,
        };
        let shown = history.iter().filter(of_seat).count();
        let passed = |nth: u8| {
            let seat = place.seat();
            let still_in = bets
                .get(usize::from(nth))
                .map(|bets| bets.still_in(&players));
            let is_in = still_in.is_none_or(|still| still.len() > 1 && still.contains(&seat));
            !is_in || history.contains(&Event::Setting(SettingEvent::Passed { seat, nth }))
        };
        let hands = place.hands().filter_map(|hand| match hand.role() {
            Role::Set(nth) if !passed(nth) => Some(hand.faces().len()),
            _ => None,
        });
        let wins = Event::Setting(SettingEvent::Quads { seat: place.seat() });
        let expected = match how {
            Ending::Quads if history.contains(&wins) => 4,
            Ending::Sets => hands.sum(),
            Ending::Stuck | Ending::House if place.standing() == Standing::In => 3,
            Ending::Three | Ending::Post => classic::turned_up(table, place),
            _ => 0,
        };
        assert_eq!(shown, expected, "{how:?}");
    }
}
