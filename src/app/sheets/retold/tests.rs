use super::printed::{PRINTED, Printed};
use crate::engine::{Ask, Viewer};
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
    let [four, first, second, french, blind, classic, casino] = &PRINTED;
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
    for table in &PRINTED {
        let asked = table.own();
        assert!(asked.len() >= 3, "{}", table.title.get());
        let others = table.moves.len() - asked.len();
        assert!(others > asked.len() || table.names.len() == 1);
    }
}
