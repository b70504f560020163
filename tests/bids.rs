//! What each player has bid in a deal is what its events tell.

mod kit;

use brag::engine::{Bids, Chips, Event, Seat, Table, Viewer};
use kit::sittings;

const DEALS: u32 = 3_000;

/// The bids of a seat, counted from the events of the deal.
fn counted(table: &Table, seat: Seat) -> Bids {
    let (mut bids, mut stake): (Bids, Chips) = (Bids::default(), 0);
    for event in table.history() {
        match *event {
            Event::Bet {
                seat: by,
                blind,
                stake: now,
                ..
            } => {
                let raises = u32::from(stake > 0 && now > stake);
                stake = now;
                if by == seat {
                    bids.blind += u32::from(blind);
                    bids.open += u32::from(!blind);
                    bids.raises += raises;
                    bids.open_raises += if blind { 0 } else { raises };
                }
            }
            Event::Offered { seat: by } if by == seat => bids.offers += 1,
            _ => {}
        }
    }
    bids
}

#[test]
fn they_are_what_the_events_tell() {
    let mut raises = 0;
    sittings::play(
        29,
        DEALS,
        |_| (),
        |(), table, _, _| {
            let view = table.view(Viewer::Gallery);
            let bets = table.rules().vying().is_some() || table.rules().patti().is_some();
            if !bets || view.is_between_deals() {
                return;
            }
            for seat in view.seats() {
                let bids = seat.bids();
                assert_eq!(bids, counted(table, seat.seat()), "{:?}", table.history());
                raises += u32::from(bids.open_raises > 0);
            }
        },
    );
    assert!(raises > 100, "{raises}");
}
