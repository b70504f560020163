//! Limits that double after every n deals (O54; RULES 9.2.18).

use brag::engine::{Ask, Ending, Rules, Seat, Standing, Viewer};
use brag::games;

use crate::kit::school::{ANY, School, all_rules};

fn every(deals: u32) -> Rules {
    all_rules(|rules, _, vying| {
        rules.double_every = Some(deals);
        vying.open_max = Some(4);
    })
}

/// Plays the deal: seat 0 looks and bets the least, and everybody else folds.
fn seat_0_wins(school: &mut School) {
    let mut has_looked = false;
    while let Ask::Vying(_) = school.table.ask() {
        let seat = school.to_act().expect("a turn");
        if seat != 0 {
            school.play(&format!("{seat} fold"));
            continue;
        }
        if !has_looked {
            school.play("0 look");
        }
        has_looked = true;
        let least = school
            .table
            .rules()
            .vying()
            .expect("it is vied for")
            .open_min;
        school.play(&format!("0 bet {least}"));
    }
}

#[test]
fn v98_all_limits_double_after_every_second_deal() {
    let mut school = School::new(every(2), &[50, 50, 50, 9], &[&[ANY; 4]]);
    let deals = [(1, 4), (1, 4), (2, 8), (2, 8), (4, 16), (4, 16)];
    for (nth, (ante, most)) in deals.into_iter().enumerate() {
        let dealt_in = if nth < 4 { 4 } else { 3 };
        assert_eq!(school.table.pot(), ante * dealt_in, "deal {}", nth + 1);
        assert_eq!(
            school.standing(3) == Standing::Out,
            nth >= 4,
            "with 3 chips"
        );
        let first = school.to_act().expect("a turn");
        let mut open = School {
            table: school.table.clone(),
        };
        if first != 3 {
            open.play(&format!("{first} look"));
            let bet = format!("bet {ante}-{most}");
            assert!(open.offers(first).contains(&bet), "{}", open.offers(first));
        }
        seat_0_wins(&mut school);
        school.deal();
    }
}

#[test]
fn rules_9_2_18_nothing_and_no_limit_stay() {
    let mut rules = every(1);
    rules.ante = 0;
    let vying = rules.vying_mut().expect("it is vied for");
    (vying.open_max, vying.raise_limit, vying.bet_cap) = (None, Some(0), Some(7));
    let mut school = School::new(rules, &[50; 2], &[&[ANY; 2]]);
    seat_0_wins(&mut school);
    let rules = school.table.rules();
    assert_eq!(rules.ante, 0);
    let vying = rules.vying().expect("it is vied for");
    assert_eq!((vying.open_min, vying.open_max), (2, None));
    assert_eq!((vying.raise_limit, vying.bet_cap), (Some(0), Some(14)));
}

#[test]
fn rules_9_2_18_the_twenty_first_doubling_is_left_out() {
    let mut school = School::new(every(1), &[1 << 40; 2], &[&[ANY; 2]]);
    for nth in 0..23 {
        assert_eq!(
            school.table.rules().ante,
            1 << nth.min(20),
            "deal {}",
            nth + 1
        );
        let first = school.to_act().expect("a turn");
        school.play(&format!("{first} fold"));
        school.deal();
    }
}

#[test]
fn rules_9_2_18_the_next_ante_is_that_of_the_deal_to_come() {
    for (every, ended) in [(1, Ending::Fold), (2, Ending::Carried)] {
        let mut rules = self::every(every);
        rules.ante = 1;
        let mut school = School::new(rules, &[3, 50], &[&[ANY; 2]]);
        // He has a chip left, and the next ante is two, or one.
        school.play("0 bet 1, 1 fold");
        assert_eq!(school.ended(), Some(ended), "every {every}");
    }
}

#[test]
fn rules_9_2_18_who_can_pay_this_ante_and_not_the_next_is_not_dealt_in() {
    let mut school = School::new(every(1), &[50, 2, 50], &[&[ANY; 3]]);
    seat_0_wins(&mut school);
    assert_eq!(school.chips()[1], 1);
    assert!(
        !school
            .table
            .view(Viewer::Gallery)
            .seat(Seat(1))
            .expect("a seat")
            .is_able()
    );
    school.deal();
    assert_eq!(school.standing(1), Standing::Out);
}

#[test]
fn rules_9_2_18_another_game_takes_the_ante_as_it_stands() {
    let mut rules = every(2);
    rules.choosable = games::ALL.choosable;
    (rules.dealers_choice, rules.other_game_by_dealer) = (true, true);
    let mut school = School::new(rules, &[50; 2], &[&[ANY; 2]]);
    for _ in 0..2 {
        seat_0_wins(&mut school);
        school.deal();
    }
    seat_0_wins(&mut school);
    // Three deals are over, and the fourth is the second of two with an ante of 2.
    let dealer = school.to_act().expect("a dealer who chooses");
    school.play(&format!("{dealer} call nine_card"));
    assert_eq!(
        (school.table.rules().game, school.table.rules().ante),
        ("nine_card", 2)
    );
}
