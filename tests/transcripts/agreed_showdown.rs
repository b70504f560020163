//! The agreed showdown (RULES 5.5, 9.2.6, 9.2.11).

use brag::engine::{Ending, Illegal, Seat};

use crate::kit::school::{ANY, School, all_rules, rules};

const RUN: &str = "8s 7h 6c";
const SAME_RUN: &str = "8d 7c 6h";
const ACES: &str = "As Ad 9c";
const POOR: &str = "Kc 9d 2h";

fn three(hands: [&str; 3]) -> School {
    School::new(rules(|_| {}), &[50; 3], &[&hands]).all_look()
}

#[test]
fn rules_5_5_all_agree_and_the_best_hand_wins() {
    let mut school = three([ACES, RUN, POOR]);
    school.play("0 bet 2, 1 bet 2, 2 showdown");
    assert_eq!(
        (school.offers(0).as_str(), school.offers(1).as_str()),
        ("agree, refuse", "")
    );
    school.play("0 agree, 1 agree");
    assert_eq!(school.ended(), Some(Ending::Showdown));
    assert_eq!(school.showed(), [0, 1, 2], "everybody shows");
    assert_eq!(school.awards(), "1 7");
}

#[test]
fn rules_9_2_11_the_others_answer_clockwise() {
    let mut school = School::new(rules(|_| {}), &[50; 4], &[&[ANY; 4]]).all_look();
    school.play("0 bet 1, 1 fold, 2 showdown");
    school.refuses("0 agree", Illegal::NotYourTurn { to_act: Seat(3) });
    school.refuses("3 bet 1", Illegal::MustAnswer);
    school
        .play("3 agree")
        .refuses("2 agree", Illegal::NotYourTurn { to_act: Seat(0) });
    school.play("0 agree");
    assert_eq!(school.ended(), Some(Ending::Showdown));
}

#[test]
fn rules_9_2_11_one_refusal_ends_the_offer_and_the_turn_goes_on() {
    let mut school = three([ACES, RUN, POOR]);
    school.play("0 bet 2, 1 showdown, 2 refuse");
    assert_eq!(
        (school.to_act(), school.offers(1).as_str()),
        (Some(1), "fold, bet 2-49")
    );
    school.refuses("1 showdown", Illegal::AlreadyOffered);
    school.play("1 bet 2");
    assert_eq!(
        school.offers(2),
        "fold, bet 2-49, showdown",
        "another turn, another offer"
    );
}

#[test]
fn rules_9_2_11_once_a_turn_even_if_one_looks_in_between() {
    let mut school = School::new(rules(|_| {}), &[50; 3], &[&[ANY; 3]]);
    school.play("0 bet 2, 1 showdown, 2 agree, 0 refuse, 1 look");
    school.refuses("1 showdown", Illegal::AlreadyOffered);
    school.play("1 bet 4, 2 bet 2, 0 bet 2, 1 showdown");
}

#[test]
fn rules_9_2_11_only_after_a_bet_with_three_left_and_where_it_is_agreed_on() {
    let mut school = three([ANY; 3]);
    school.refuses("0 showdown", Illegal::NoBetYet);
    school
        .play("0 bet 1, 1 fold")
        .refuses("2 showdown", Illegal::OnlyTwoLeft);
    let never = rules(|vying| vying.agreed_showdown = false);
    let mut school = School::new(never, &[50; 3], &[&[ANY; 3]]);
    school
        .play("0 bet 1")
        .refuses("1 showdown", Illegal::NoShowdown);
}

#[test]
fn rules_5_who_cannot_pay_the_least_bet_has_no_turn_to_offer_in() {
    let mut school = School::new(rules(|_| {}), &[50, 3, 50], &[&[ANY; 3]]).all_look();
    school.play("0 bet 4");
    assert_eq!(school.offers(1), "fold, cover with 2");
    school.refuses("1 showdown", Illegal::TooFewChips { cost: 4, chips: 2 });
}

#[test]
fn v61_equal_hands_split() {
    let rich = all_rules(|rules, _, _| rules.ante = 20);
    let mut school = School::new(rich, &[60; 3], &[&[RUN, ACES, SAME_RUN]]).all_look();
    school.play("0 bet 1, 1 bet 1, 2 bet 1, 0 bet 1, 1 bet 1, 2 bet 1");
    school.play("0 showdown, 1 agree, 2 agree");
    assert_eq!(school.awards(), "0 33, 2 33");
}

#[test]
fn rules_9_2_6_the_odd_chip_goes_nearest_the_dealers_left() {
    let mut school = three([POOR, SAME_RUN, RUN]);
    school.play("0 bet 2, 1 bet 2, 2 showdown, 0 agree, 1 agree");
    assert_eq!(school.awards(), "1 4, 2 3");
    // The dealer is the farthest from his own left, so the odd chip is not his.
    let mut school = three([RUN, POOR, SAME_RUN]);
    school.play("0 bet 2, 1 bet 2, 2 showdown, 0 agree, 1 agree");
    assert_eq!(school.awards(), "0 4, 2 3");
}

#[test]
fn rules_5_5_blind_players_agree_and_show_too() {
    let mut school = School::new(rules(|_| {}), &[50; 3], &[&[ACES, RUN, POOR]]);
    school.play("0 bet 2, 1 showdown, 2 agree, 0 agree");
    assert_eq!(
        (school.showed(), school.awards()),
        (vec![0, 1, 2], "1 5".into())
    );
}

/// Stacks of 50 but for seat 0, who covers with 1 chip.
fn with_a_cover(hands: [&str; 4]) -> School {
    let mut school = School::new(rules(|_| {}), &[3, 50, 50, 50], &[&hands]).all_look();
    school.play("0 bet 1, 1 bet 3, 2 bet 3, 3 bet 3, 0 cover");
    assert_eq!(school.pots(), [15, 0]);
    school.play("1 bet 3, 2 bet 3, 3 bet 3, 1 showdown, 2 agree, 3 agree");
    school
}

#[test]
fn rules_9_2_6_the_nearest_of_the_tied_meets_the_covered_hands() {
    let school = with_a_cover([ACES, POOR, RUN, SAME_RUN]);
    assert_eq!(school.awards(), "2 5, 3 4, 2 15");
    assert_eq!(
        school.showed(),
        [1, 2, 3, 0],
        "clockwise, then the covered hand"
    );
    let school = with_a_cover(["3s 3d 3c", POOR, RUN, SAME_RUN]);
    assert_eq!(school.awards(), "2 5, 3 4, 0 15");
    let school = with_a_cover(["8h 7d 6s", POOR, RUN, SAME_RUN]);
    assert_eq!(
        school.awards(),
        "2 5, 3 4, 2 15",
        "equal: the winner of the newer pot"
    );
}

#[test]
fn rules_9_2_5_after_an_agreed_showdown_hands_go_under_clockwise_then_covered_ones() {
    let school = with_a_cover([ACES, POOR, RUN, SAME_RUN]);
    assert_eq!(school.bottom(12), "Kc 9d 2h 8s 7h 6c 8d 7c 6h As Ad 9c");
}
