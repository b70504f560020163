use super::{LastMove, SoFar};
use crate::app::families::bus::picks::{Picks, place_face_down};
use crate::engine::{Action, BusAction, Choice, Seat, Table, Viewer};
use crate::games;
use crate::random::Seed;
use crate::sitting::session::{PlayerKind, Session};
use crate::sitting::table_for_four;

/// A deal for four people. `one_down`: whether a card of the board lies face down.
fn dealt(one_down: bool) -> Session {
    let mut setup = table_for_four();
    let game = games::named("stop_the_bus").expect("a game");
    setup.rules = (game.rules)();
    setup.rules.dealing_mut().expect("cards are dealt").one_down = one_down;
    for player in &mut setup.players {
        player.kind = PlayerKind::Person;
    }
    let seed = Seed([7; 32]);
    let mut session = Session::new(setup, seed, seed).expect("a sitting");
    session.deal().expect("a deal");
    session
}

/// The seat in turn.
fn asked(table: &Table) -> Seat {
    table.ask().seat().expect("somebody is asked")
}

fn act(session: &mut Session, action: BusAction) {
    let seat = asked(session.table());
    session
        .act(seat, Action::Bus(action))
        .expect("it is allowed");
}

/// Swaps the player's k-th card for that of the board. A face-down card is not named.
fn swap(session: &mut Session, k: usize, place: usize) {
    let table = session.table();
    let view = table.view(Viewer::Seat(asked(table)));
    let hand = view.own().expect("a seat").hands().next().expect("a hand");
    let give = hand.faces().nth(k).and_then(|face| face.card);
    let open = view.board().nth(place).and_then(|face| face.card);
    let take = open.filter(|_| place_face_down(view) != Some(place));
    let give = give.expect("one’s own card is known");
    act(session, BusAction::Swap { give, take });
}

/// The elements of a hand and of the board on this viewer's page.
fn elements(table: &Table, viewer: Viewer, open: Option<Seat>, seat: Seat) -> [Vec<u8>; 2] {
    let view = table.view(viewer);
    let so_far = SoFar::of(view, open);
    let of = |id| so_far.element(id);
    let hand = so_far.hand(view, seat);
    [
        hand.into_iter().map(|face| of(face.id)).collect(),
        view.board().map(|face| of(face.id)).collect(),
    ]
}

#[test]
fn a_card_lies_where_the_one_it_was_swapped_for_lay() {
    let mut session = dealt(false);
    let seat = asked(session.table());
    let now = |session: &Session| elements(session.table(), Viewer::Gallery, None, seat);
    let [hand, board] = now(&session);
    swap(&mut session, 0, 2);
    assert_eq!(
        now(&session),
        [
            vec![board[2], hand[1], hand[2]],
            vec![board[0], board[1], hand[0]]
        ]
    );
}

#[test]
fn all_three_change_places_with_what_lies_above_them() {
    for one_down in [false, true] {
        let mut session = dealt(one_down);
        let seat = asked(session.table());
        let [hand, board] = elements(session.table(), Viewer::Gallery, None, seat);
        act(&mut session, BusAction::All);
        let now = elements(session.table(), Viewer::Gallery, None, seat);
        assert_eq!(now, [board, hand]);
    }
}

#[test]
fn which_card_was_put_face_down_cannot_be_told_from_where_it_came() {
    let others = |k: usize| {
        let mut session = dealt(true);
        let seat = asked(session.table());
        // A card whose face all know is in his hand too.
        swap(&mut session, 1, 0);
        for _ in 1..4 {
            swap(&mut session, 0, 2);
        }
        assert_eq!(asked(session.table()), seat);
        swap(&mut session, k, 1);
        let view = |viewer, open| elements(session.table(), viewer, open, seat);
        let next = asked(session.table());
        (
            view(Viewer::Gallery, None),
            view(Viewer::Seat(next), Some(next)),
        )
    };
    assert_eq!(others(0), others(1));
    assert_eq!(others(1), others(2));
}

#[test]
fn whoever_put_a_card_face_down_follows_it() {
    for k in 0..3 {
        let mut session = dealt(true);
        let seat = asked(session.table());
        let now =
            |session: &Session| elements(session.table(), Viewer::Seat(seat), Some(seat), seat);
        let [hand, _] = now(&session);
        swap(&mut session, k, 1);
        let [_, board] = now(&session);
        assert_eq!(board[1], hand[k]);
    }
}

#[test]
fn it_is_known_who_has_stuck_and_who_is_lowest() {
    let mut session = dealt(false);
    let first = asked(session.table());
    for _ in 0..4 {
        act(&mut session, BusAction::All);
    }
    act(&mut session, BusAction::Stick);
    let read = |session: &Session| SoFar::of(session.table().view(Viewer::Gallery), None);
    let so_far = read(&session);
    assert_eq!(so_far.stuck, Some(first));
    assert_eq!(so_far.did(first), Some(LastMove::Stick));
    assert!(
        so_far
            .lowest(session.table().view(Viewer::Gallery))
            .is_empty()
    );
    let mut told = session.table().clone();
    let mut events = Vec::new();
    for _ in 0..3 {
        let seat = asked(session.table());
        events.extend(
            session
                .act(seat, Action::Bus(BusAction::All))
                .expect("a last turn"),
        );
    }
    // Until the cards are gathered.
    for event in events {
        if matches!(event, crate::engine::Event::Gathered { .. }) {
            break;
        }
        told.apply(&event);
    }
    let view = told.view(Viewer::Gallery);
    let so_far = SoFar::of(view, None);
    assert!(!so_far.lost.is_empty());
    assert_eq!(so_far.lowest(view), so_far.lost);
}

#[test]
fn a_second_press_puts_a_card_back_and_another_takes_its_place() {
    let session = dealt(true);
    let table = session.table();
    let view = table.view(Viewer::Seat(asked(table)));
    let own: Vec<_> = view
        .own()
        .expect("a seat")
        .hands()
        .flat_map(|hand| hand.ids())
        .collect();
    let board: Vec<_> = view.board().map(|face| face.id).collect();
    let mut picks = Picks::of(view, &[]);
    picks.press(own[0]);
    picks.press(own[2]);
    assert_eq!(picks.ids(), [own[2]]);
    assert_eq!(picks.swap(), None);
    picks.press(board[1]);
    assert_eq!(Picks::of(view, &picks.ids()), picks);
    // The hidden card has no name.
    let swap = picks.swap().expect("both are picked");
    assert!(matches!(
        swap,
        Action::Bus(BusAction::Swap { take: None, .. })
    ));
    assert_eq!(picks.would_be(|hand| view.ranking().value(hand)), None);
    let choices: Vec<Choice> = table.choices(asked(table)).to_vec();
    assert!(choices.iter().any(|choice| choice.admits(swap)));
    picks.press(board[1]);
    assert_eq!(picks.took(), None);
    // Nobody picks from a hand that he does not see.
    let mut hidden = Picks::of(table.view(Viewer::Gallery), &[own[0]]);
    hidden.press(own[1]);
    assert_eq!(hidden.ids(), []);
}
