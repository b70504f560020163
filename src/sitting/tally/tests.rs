use std::fs;

use super::Tally;
use crate::cards::HandKind;
use crate::engine::{Seat, SeatSet};
use crate::notation::{Record, Sitting};
use crate::sitting::result::SittingResult;

fn read(record: &str) -> Sitting {
    let record: Record = record.parse().expect("a record");
    let mut sitting = Sitting::new(record).expect("it can be sat down to");
    while !sitting.read(7).expect("it can be played") {}
    sitting
}

fn one(seat: u8) -> SeatSet {
    [Seat(seat)].into_iter().collect()
}

fn tally(sitting: &Sitting, seat: u8) -> Tally {
    let mut tally = Tally::default();
    tally.add(sitting, one(seat));
    tally
}

/// The result that every version must read: two deals, both won by the Captain.
fn kept() -> Sitting {
    let text = fs::read_to_string("tests/results/1.json").expect("a result");
    let score = SittingResult::read(&text).expect("it can be read");
    read(&score.record.to_json())
}

#[test]
fn a_known_sitting_is_counted_right() {
    let sitting = kept();
    let you = tally(&sitting, 0);
    assert_eq!((you.deals, you.won, you.biggest), (2, 0, 0));
    assert_eq!(you.line, [-1, -2]);
    // All others had folded: nothing was shown.
    let captain = tally(&sitting, 3);
    assert_eq!((captain.deals, captain.won, captain.won_blind), (2, 2, 0));
    assert_eq!(captain.line, [3, 17]);
    assert_eq!(captain.biggest, 25);
    assert_eq!((captain.by_kind, captain.best), ([0; 6], None));
}

#[test]
fn a_hand_that_is_shown_is_counted_by_its_kind() {
    let mut all = Tally::default();
    let mut shown = 0;
    for file in fs::read_dir("tests/records").expect("records").flatten() {
        let Ok(text) = fs::read_to_string(file.path()) else {
            continue;
        };
        let Ok(record) = text.parse::<Record>() else {
            continue;
        };
        let Ok(mut sitting) = Sitting::new(record) else {
            continue;
        };
        if sitting.read(usize::MAX).is_err() {
            continue;
        }
        for seat in 0..sitting.record().seats.len() as u8 {
            let own = tally(&sitting, seat);
            assert!(own.won <= own.deals && own.won_blind <= own.won);
            assert!(own.by_kind.iter().sum::<u64>() <= own.won);
            assert_eq!(own.line.len() as u64, own.deals);
            shown += own.by_kind.iter().sum::<u64>();
            all.add(&sitting, one(seat));
        }
    }
    assert_eq!(all.by_kind.iter().sum::<u64>(), shown);
    assert!(all.by_kind[HandKind::Prial as usize] > 0);
    assert!(all.by_kind[HandKind::HighCard as usize] > 0);
    assert!(all.won_blind > 0);
    // By some rules a running flush is better than a prial.
    let best = all.best.expect("hands were shown").kind();
    assert!(best >= HandKind::RunningFlush, "{best:?}");
}

#[test]
fn chips_that_were_bought_are_not_won() {
    let mut record = kept().record().clone();
    let plain = tally(&read(&record.to_json()), 0);
    // You buy in once the first deal is over.
    let end = record.actions.iter().position(|action| action == "2 fold");
    let at = end.expect("the first deal ends") + 1;
    record.actions.insert(at, "0 buy_in 50".into());
    record.notes = Default::default();
    let bought = tally(&read(&record.to_json()), 0);
    assert_eq!(bought.line, plain.line);
}

#[test]
fn sittings_follow_each_other_in_one_line() {
    let sitting = kept();
    let mut both = tally(&sitting, 0);
    both.add(&sitting, one(0));
    assert_eq!(both.line, [-1, -2, -3, -4]);
    assert_eq!(both.deals, 4);
}

#[test]
fn all_boxes_of_a_player_count_as_his() {
    let text = fs::read_to_string("tests/records/poker_all_sit_out.json").expect("a record");
    let sitting = read(&text);
    let (one, other) = (tally(&sitting, 0), tally(&sitting, 1));
    let mut both = Tally::default();
    both.add(&sitting, [Seat(0), Seat(1)].into_iter().collect());
    assert_eq!(both.deals, 1);
    let sum = |line: &[i64]| line.last().copied().unwrap_or_default();
    assert_eq!(sum(&both.line), sum(&one.line) + sum(&other.line));
    let won = u64::try_from(sum(&both.line)).unwrap_or(0);
    assert_eq!((both.won, both.biggest), (u64::from(won > 0), won));
    // The better of the two hands.
    assert_eq!(both.best, one.best.max(other.best));
    assert!(both.best.is_some());
}

#[test]
fn a_hand_of_teen_patti_is_the_best_where_there_is_no_other() {
    let mut all = Tally::default();
    let mut best = None;
    for name in ["patti_a23_first", "patti_a23_second"] {
        let text = fs::read_to_string(format!("tests/records/{name}.json")).expect("a record");
        let sitting = read(&text);
        for seat in 0..sitting.record().seats.len() as u8 {
            all.add(&sitting, one(seat));
            best = best.max(tally(&sitting, seat).best);
        }
    }
    assert!(best.is_some_and(|hand| hand.is_teen_patti()));
    assert_eq!(all.best, best);
    assert_eq!(all.won_shown, all.by_kind.iter().sum::<u64>());
}
