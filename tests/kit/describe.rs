//! Everything that a view shows, as text. Views with the same text show their viewer the same.

use std::fmt::Write;

use brag::engine::{HandView, Seat, SeatView, Table, View, Viewer};

/// Uses every accessor of the view, its seats and their hands.
pub fn describe(view: View) -> String {
    let mut text = String::new();
    let mut line = |line: String| {
        text.push_str(&line);
        text.push('\n');
    };
    line(format!("{:?} under {:?}", view.viewer(), view.rules()));
    line(format!(
        "deal {} by {}, {:?} in the pots ({}), {} carried, stake {}, {} betting, pack of {}, {:?}",
        view.deals(),
        view.dealer(),
        view.pots(),
        view.pot(),
        view.carried(),
        view.stake(),
        view.betting(),
        view.pack_len(),
        view.ask(),
    ));
    line(format!(
        "debts {:?}, {:?} turned, level with {}",
        view.debts(),
        view.turned(),
        view.top(),
    ));
    let board: Vec<_> = view.board().collect();
    let spares: Vec<String> = view.spares().map(describe_hand).collect();
    line(format!(
        "pots {:?}, board {board:?}, spare {spares:?}",
        view.pot_names()
    ));
    for seat in view.seats() {
        line(describe_seat(seat));
        let same = view.seat(seat.seat()).map(describe_seat);
        assert_eq!(same, Some(describe_seat(seat)), "by number or in turn");
    }
    line(format!("own: {:?}", view.own().map(describe_seat)));
    for event in view.history() {
        line(format!("{event:?}"));
    }
    text
}

fn describe_seat(seat: SeatView) -> String {
    let mut text = format!(
        "seat {}: {} chips, {:?}, {} points, {} in, left {}, {:?}, blind {}, acted {}, knows {:?};",
        seat.seat(),
        seat.chips(),
        seat.bets(),
        seat.score(),
        seat.level(),
        seat.has_left(),
        seat.standing(),
        seat.is_blind(),
        seat.has_acted(),
        seat.known_hand(),
    );
    for hand in seat.hands() {
        let _ = write!(text, " {}", describe_hand(hand));
    }
    text
}

fn describe_hand(hand: HandView) -> String {
    let faces: Vec<_> = hand.faces().collect();
    let ids: Vec<_> = hand.ids().collect();
    let hand_if_known = hand.hand();
    let playing: Vec<_> = hand.playing().collect();
    let discards: Vec<_> = hand.discards().collect();
    format!(
        "[kept {}, {:?}, {faces:?}, {ids:?}, {hand_if_known:?}, {playing:?}, {discards:?}]",
        hand.is_kept(),
        hand.role(),
    )
}

/// Every viewer a table can have.
pub fn viewers(table: &Table) -> impl Iterator<Item = Viewer> + use<> {
    let seats = table.stacks().len() as u8;
    (0..seats)
        .map(|seat| Viewer::Seat(Seat(seat)))
        .chain([Viewer::Gallery])
}
