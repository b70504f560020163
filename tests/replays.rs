//! Random sittings under random house rules, written down as they are played, replay to the same table:
//! whenever somebody buys in, and however many deals decide themselves.

mod kit;

use brag::cards::Pack;
use brag::engine::{Action, Ask, Table};
use brag::notation::{Record, SeatEntry, Source, replay};
use kit::sittings::{self, Move};

const DEALS: u32 = 3_000;

/// The record of a sitting so far, and how many moves ago it was last played again.
struct Written {
    record: Record,
    dealt: bool,
    moves: u32,
}

fn begin(table: &Table) -> Written {
    let seats = table.stacks().map(|chips| SeatEntry {
        name: String::new(),
        chips,
    });
    let packs = Source::Packs {
        pack: Pack::sorted(),
        shuffles: Vec::new(),
    };
    Written {
        record: Record::new(
            table.rules().clone(),
            seats.collect(),
            table.dealer(),
            packs,
        ),
        dealt: false,
        moves: 0,
    }
}

impl Written {
    fn follow(&mut self, table: &Table, next: &Move) {
        match next {
            Move::Deal(Some(first)) if !self.dealt => {
                if let Source::Packs { pack, .. } = &mut self.record.source {
                    *pack = first.clone();
                }
                self.dealt = true;
            }
            Move::Deal(Some(pack)) => self.record.push_shuffle(pack.clone()),
            Move::Deal(None) => {}
            Move::Act(seat, action) => self.record.push(*seat, *action),
            Move::Discard(seat, ids) => {
                let discard = sittings::discard(table, *seat, ids);
                self.record.push(*seat, discard);
            }
        }
        self.moves += 1;
    }
}

#[test]
fn every_sitting_replays_from_its_record() {
    let (mut purchases, mut calls) = (0, 0);
    sittings::play(16, DEALS, begin, |written, table, next, step| {
        written.follow(table, next);
        let buys = matches!(next, Move::Act(_, Action::BuyIn(_)));
        purchases += u32::from(buys);
        calls += u32::from(matches!(next, Move::Act(_, Action::Call(_))));
        // A record deals at once: only where a player has the word are the two at the same point.
        let same_point = step.table.ask().seat().is_some() || step.table.ask() == Ask::Over;
        if !same_point || !(buys || written.moves.is_multiple_of(40)) {
            return;
        }
        let read: Record = written.record.to_json().parse().expect("a record");
        let replayed = replay(&read).expect("it was played so");
        assert_eq!(replayed.table, step.table);
    });
    assert!(purchases > 100, "only {purchases} bought in");
    assert!(calls > 100, "only {calls} games were named");
}
