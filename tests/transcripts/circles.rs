//! Debts that run in a circle are set off before any is paid (RULES 9.2.14).

use brag::engine::{Ending, Event, Seat, Shortage};

use crate::kit::school::{ANY, School, all_rules, rules};

/// Two owe each other 20, and the first has one chip: 1 borrowed of 0 in the first deal, 0 of 1 in the second,
/// and 2 has won it all.
fn circle_of_two() -> School {
    let hands = [ANY; 3];
    let borrowed = all_rules(|_, _, vying| vying.shortage = Shortage::Borrow);
    let mut school = School::new(borrowed, &[23, 1, 200], &[&hands, &hands]);
    school.play("0 bet 1, 1 borrow 0 20, 0 lend, 1 bet 20, 2 look, 2 bet 40, 0 fold, 1 fold");
    assert_eq!(
        (school.chips(), school.debts()),
        (vec![1, 0, 223], "1 owes 0 20".into())
    );
    school.play("1 buy_in 22");
    school.deal();
    school.play("1 bet 1, 2 look, 2 bet 2, 0 borrow 1 20, 1 lend, 0 bet 19, 1 fold, 2 bet 38");
    assert_eq!(school.debts(), "1 owes 0 20, 0 owes 1 20");
    school
}

#[test]
fn rules_9_2_14_debts_in_a_circle_are_set_off_and_no_chip_moves() {
    let mut school = circle_of_two();
    let before = school.chips();
    school.play("0 fold");
    assert_eq!(school.debts(), "");
    assert_eq!(school.chips()[..2], before[..2]);
    let history = school.table.history();
    let seats = [Seat(0), Seat(1)];
    let off = |from, to| Event::SetOff {
        from: seats[from],
        to: seats[to],
        chips: 20,
    };
    assert!(history.contains(&off(0, 1)) && history.contains(&off(1, 0)));
    let repaid = |event: &Event| matches!(event, Event::Repaid { .. });
    assert!(!history.iter().any(repaid));
}

#[test]
fn rules_9_2_14_a_circle_goes_as_far_as_its_smallest_debt_and_the_rest_is_paid() {
    let hands = [ANY; 3];
    let borrowed = all_rules(|_, _, vying| vying.shortage = Shortage::Borrow);
    let mut school = School::new(borrowed, &[33, 1, 200], &[&hands, &hands]);
    school.play("0 bet 1, 1 borrow 0 30, 0 lend, 1 bet 30, 2 look, 2 bet 60, 0 fold, 1 fold");
    school.play("1 buy_in 25");
    school.deal();
    school.play("1 bet 1, 2 look, 2 bet 2, 0 borrow 1 20, 1 lend, 0 bet 19, 1 fold, 2 bet 38");
    assert_eq!(
        (school.chips()[..2].to_vec(), school.debts()),
        (vec![1, 3], "1 owes 0 30, 0 owes 1 20".into())
    );
    school.play("0 fold");
    assert_eq!(
        (school.chips()[..2].to_vec(), school.debts()),
        (vec![4, 0], "1 owes 0 7".into())
    );
    let history = school.table.history().iter();
    let repaid = history.filter(|event| matches!(event, Event::Repaid { .. }));
    assert_eq!(
        repaid.count(),
        1,
        "three chips are paid at once, and none comes back"
    );
}

/// A deal at whose end these debts stand: debtor, creditor, chips. Nobody but 0 has a chip left to pay with.
fn owing(debts: &[(u8, u8, u64)]) -> School {
    let mut school = School::new(rules(|_| {}), &[1000, 1, 1, 1, 1], &[&[ANY; 5]]).all_look();
    for &(to, from, chips) in debts {
        let [to, from] = [to, from].map(Seat);
        school.table.apply(&Event::Lent { from, to, chips });
    }
    school.play("0 bet 1, 1 fold, 2 fold, 3 fold, 4 fold");
    school
}

#[test]
fn rules_9_2_14_the_oldest_circle_goes_first() {
    // The third debt closes a circle of three; what is left of 1's debt is too little for the fourth.
    let school = owing(&[(1, 2, 5), (2, 3, 9), (3, 1, 4), (2, 1, 3)]);
    assert_eq!(school.debts(), "2 owes 3 5, 2 owes 1 2");
    // The same debts, and the circle of two is the older one.
    let school = owing(&[(1, 2, 5), (2, 3, 9), (2, 1, 3), (3, 1, 4)]);
    assert_eq!(school.debts(), "2 owes 3 7, 3 owes 1 2");
}

#[test]
fn rules_9_2_14_of_circles_closed_by_one_debt_the_one_of_the_oldest_debts_goes_first() {
    let school = owing(&[(1, 2, 5), (1, 3, 5), (2, 4, 5), (3, 4, 5), (4, 1, 6)]);
    assert_eq!(school.debts(), "1 owes 3 4, 3 owes 4 4");
}

#[test]
fn rules_9_2_14_what_is_set_off_comes_off_the_oldest_of_several_debts() {
    let school = owing(&[(1, 2, 2), (1, 2, 3), (2, 1, 4)]);
    assert_eq!(school.debts(), "1 owes 2 1");
}

#[test]
fn rules_9_2_2_a_debt_that_is_set_off_need_not_be_paid_by_a_last_blind_player() {
    let mut school = School::new(rules(|_| {}), &[20; 3], &[&[ANY; 3]]);
    for (from, to) in [(0, 1), (1, 0)] {
        let [from, to] = [from, to].map(Seat);
        let chips = 50;
        school.table.apply(&Event::Lent { from, to, chips });
    }
    school.play("0 bet 1, 1 fold, 2 fold");
    assert_eq!(school.ended(), Some(Ending::Carried));
    assert_eq!((school.chips()[0], school.debts()), (18, String::new()));
}
