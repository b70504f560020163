use super::printed::Printed;
use crate::app::lazy::RetoldTable;
use crate::engine::{Action, Ask, Viewer};
use crate::notation::{DealtTable, Move};

/// What each player has at the end, and has put into the pot, of 200 chips and an ante of 1.
fn played(table: &Printed) -> (Vec<u64>, u64) {
    let record = table.record().expect("a pack");
    let stacks: Vec<_> = record.seats.iter().map(|seat| seat.chips).collect();
    let mut drive = DealtTable::new(record.rules.clone(), &stacks, record.dealer, &record.source)
        .expect("a table");
    let mut pot = 0;
    for text in &record.actions {
        if let Ask::Deal { .. } = drive.table().ask() {
            drive.deal(&record.source).expect("a deal");
        }
        let Move { seat, action } = text.parse().expect("a move");
        pot = drive.table().view(Viewer::Gallery).pot();
        if let Err(why) = drive.play(seat, action) {
            panic!("{text}: {why:?}");
        }
    }
    assert!(
        matches!(drive.table().ask(), Ask::Deal { .. }),
        "it is over"
    );
    (drive.table().stacks().collect(), pot)
}

#[test]
fn the_tables_are_those_of_the_rule_book() {
    let [four, first, second, french, blind, classic, casino] = RetoldTable::ALL.map(Printed::of);
    // RULES V34 with an ante of 1: 18 in all, 8 of it for the see.
    assert_eq!(played(four), (vec![207, 199, 195, 199], 10));
    // RULES V29 with an ante of 1: 140 in all, 20 of it for the see.
    assert_eq!(played(first), (vec![277, 194, 182, 199, 148], 120));
    // RULES V31: 91, and 5 for the antes; 10 of it for the see.
    let (stacks, pot) = played(second);
    assert_eq!((stacks[1], stacks[2], pot), (170, 255, 86));
    // RULES V32: A pays 42, B 3, C 7 and E 31.
    let (stacks, pot) = played(french);
    assert_eq!(pot, 68);
    assert_eq!(stacks[1..4], [196, 192, 199]);
    // RULES V33: B wins 35, and 4 antes.
    let (stacks, pot) = played(blind);
    assert_eq!((stacks[1], pot), (239, 50));
    // RULES V74, V76 and V77: A has the elder queen, C the pair-royal of fours and then 31.
    assert_eq!(played(classic).0, vec![201, 192, 210, 197]);
    // RULES V87: 260, 25, -15 and 20.
    assert_eq!(played(casino).0, vec![490]);
}

#[test]
fn the_learner_is_asked_before_each_of_his_bets() {
    for table in RetoldTable::ALL.map(Printed::of) {
        let asked = table.own();
        assert!(asked.len() >= 3, "{}", table.title.get());
        let others = table.moves.len() - asked.len();
        assert!(others > asked.len() || table.names.len() == 1);
    }
}

/// The moves of a table up to this own move of the learner: who, and what was bet.
fn bets_before(table: &Printed, nth: usize) -> Vec<(u8, u64)> {
    let mut own = 0;
    let mut bets = Vec::new();
    for text in table.moves {
        let Move { seat, action } = text.parse().expect("a move");
        if seat == table.learner {
            if own == nth {
                break;
            }
            own += 1;
        }
        if let Action::Bet(chips) = action {
            bets.push((seat.0, chips));
        }
    }
    bets
}

#[test]
fn a_note_of_the_source_stands_where_it_is_true() {
    let [_, first, second, ..] = RetoldTable::ALL.map(Printed::of);
    let [(pace, _), (nerve, _)] = first.notes else {
        panic!("two notes");
    };
    // Three bet 2 again and again, and the next who does not is Eddie.
    let bets = bets_before(first, *pace);
    assert!(bets.iter().rev().take(6).all(|(_, chips)| *chips == 2));
    let next = &bets_before(first, pace + 1)[bets.len()..];
    let forced = next.iter().find(|(_, chips)| *chips > 2);
    assert_eq!(
        forced.map(|(seat, _)| first.names[usize::from(*seat)]),
        Some("Eddie")
    );
    // Three are still in.
    let bets = bets_before(first, *nerve);
    let mut last: Vec<u8> = bets.iter().rev().take(6).map(|(seat, _)| *seat).collect();
    last.sort_unstable();
    last.dedup();
    assert_eq!(last.len(), 3);
    // RULES V31: what two of them have put in after four rounds.
    let [(spent, note)] = second.notes else {
        panic!("one note");
    };
    let bets = bets_before(second, *spent);
    let of = |seat: u8| {
        bets.iter()
            .filter(|bet| bet.0 == seat)
            .map(|bet| bet.1)
            .sum::<u64>()
    };
    assert_eq!((second.learner.0, second.names[2]), (1, "Chris"));
    assert_eq!((of(1), of(2)), (4, 10));
    let note = note.get();
    assert!(
        note.contains("only 4 chips") && note.contains("Chris 10"),
        "{note}"
    );
}
