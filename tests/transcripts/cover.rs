//! Covering the pot (RULES 5.1; V54 to V57).

use brag::engine::{Ending, Illegal, Standing};

use crate::kit::school::{ANY, School, all_rules, rules};

const RUN: &str = "Js Td 9c";
const SAME_RUN: &str = "Jd Tc 9s";

/// V54: A covers with 3, then C is to see or to fold.
fn v54(a: &str) -> School {
    let hands = [a, "9h 8h 2h", RUN];
    let mut school = School::new(rules(|_| {}), &[6, 30, 30], &[&hands]).all_look();
    school.play("0 bet 2, 1 bet 4, 2 bet 4");
    assert_eq!(school.offers(0), "fold, cover with 3");
    school.play("0 cover");
    assert_eq!((school.pots(), school.stake()), (vec![16, 0], 4));
    assert_eq!(school.standing(0), Standing::Covered(0));
    school.play("1 bet 4");
    assert_eq!(school.offers(2), "fold, bet 4-25, see 1 for 8");
    school
}

#[test]
fn v54a_the_covered_hand_is_better_than_the_winner_of_the_new_pot() {
    let mut school = v54("5s 5d 5c");
    school.play("2 see");
    assert_eq!(
        (school.awards(), school.chips()),
        ("2 12, 0 16".into(), vec![16, 21, 29])
    );
    assert_eq!(school.showed(), [1, 2, 0]);
}

#[test]
fn v54b_equal_and_the_winner_of_the_newer_pot_takes_it() {
    let mut school = v54(SAME_RUN);
    school.play("2 see");
    assert_eq!(school.chips(), [0, 21, 45]);
}

#[test]
fn v54c_the_covered_hand_is_worse() {
    let mut school = v54("Ks Kd 4c");
    school.play("2 see");
    assert_eq!(school.chips(), [0, 21, 45]);
    school.deal();
    assert_eq!(
        school.standing(0),
        Standing::Out,
        "rules 5.1.7: he is out of the game"
    );
}

#[test]
fn v54d_the_last_one_left_shows_though_nobody_paid_to_see() {
    let mut school = v54(SAME_RUN);
    school.play("2 fold");
    assert_eq!(
        (school.awards(), school.chips()),
        ("1 4, 0 16".into(), vec![16, 25, 25])
    );
    assert_eq!(school.showed(), [1, 0]);
    assert_eq!(school.ended(), Some(Ending::Fold));
}

/// V55: covers in sequence, to the end of pot 3, which C (flush A-J-4) wins from D (pair of kings).
fn v55(a: &str, b: &str) -> School {
    let no_ante = all_rules(|rules, _, _| rules.ante = 0);
    let hands = [a, b, "Ah Jh 4h", "Ks Kd 5c"];
    let mut school = School::new(no_ante, &[3, 8, 40, 40], &[&hands]).all_look();
    school.play("0 bet 2, 1 bet 2, 2 bet 4, 3 bet 4, 0 cover, 1 bet 4, 2 bet 6, 3 bet 6, 1 cover");
    assert_eq!(school.pots(), [13, 18, 0]);
    school.play("2 bet 6, 3 see");
    school
}

#[test]
fn v55a_each_cover_beats_the_winner_before_it() {
    let school = v55("9s 9d 9c", "7s 6d 5h");
    assert_eq!(school.awards(), "2 18, 1 18, 0 13");
    assert_eq!(school.chips(), [13, 18, 42, 18]);
    assert_eq!(school.showed(), [2, 1, 0]);
}

#[test]
fn v55b_the_later_cover_takes_both_older_pots() {
    assert_eq!(v55("Ts Td 2c", "7s 6d 5h").chips(), [0, 31, 42, 18]);
}

#[test]
fn v55c_a_tie_stays_with_the_newer_pot() {
    assert_eq!(v55("9s 9d 9c", "As Js 4s").chips(), [13, 0, 60, 18]);
}

#[test]
fn v55d_three_equal_hands() {
    assert_eq!(v55("Ad Jd 4d", "As Js 4s").chips(), [0, 0, 73, 18]);
}

/// V56: seats C, D, A, B; A and B cover one after the other.
fn v56(a: &str, b: &str) -> School {
    let no_ante = all_rules(|rules, _, _| rules.ante = 0);
    let hands = ["Kh Kc 4c", "Qs Qd 4d", a, b];
    let mut school = School::new(no_ante, &[40, 40, 3, 3], &[&hands]).all_look();
    school.play("0 bet 4, 1 bet 4, 2 cover, 3 cover");
    assert_eq!(school.pots(), [11, 3, 0]);
    school.play("0 bet 4, 1 see");
    school
}

#[test]
fn v56_two_players_cover_one_after_the_other() {
    let run = "7s 6d 5c";
    assert_eq!(v56("9s 9d 2c", run).chips(), [44, 28, 0, 14]);
    assert_eq!(v56("Th 8h 3h", "Ts Td 3c").chips(), [47, 28, 11, 0]);
    assert_eq!(v56("8s 7d 6c", "7s 6d 5h").chips(), [44, 28, 11, 3]);
}

/// V57: two players, B covers with his last chip.
fn v57(b: &str) -> School {
    let mut school = School::new(rules(|_| {}), &[20, 5], &[&["Ks Kd 2c", b]]).all_look();
    school.play("0 bet 3, 1 bet 3, 0 bet 3");
    assert_eq!(school.offers(1), "fold, cover with 1");
    school.play("1 cover");
    assert_eq!(
        (school.showed(), school.ended()),
        (vec![0, 1], Some(Ending::Cover))
    );
    school
}

#[test]
fn v57_with_two_players_betting_ends_at_once() {
    assert_eq!(
        v57("Kh Kc 2d").chips(),
        [25, 0],
        "equal: the one who can still bet"
    );
    assert_eq!(v57("Kh Kc 3d").chips(), [13, 12]);
}

#[test]
fn rules_5_1_1_only_a_player_who_cannot_pay_his_minimum_covers() {
    let mut school = School::new(rules(|_| {}), &[50, 4, 50], &[&[ANY; 3]]);
    school.play("0 look, 0 bet 5");
    // Blind he owes 3 and has 3; open he would owe 5.
    school.refuses("1 cover", Illegal::CanStillBet { least: 3 });
    school.play("1 look");
    assert_eq!(school.offers(1), "fold, cover with 3");
    school.refuses("1 bet 3", Illegal::BetTooSmall { least: 5 });
    school.refuses("1 bet 5", Illegal::TooFewChips { cost: 5, chips: 3 });
}

#[test]
fn rules_5_1_1_a_player_covers_with_nothing_at_all() {
    let mut school = School::new(
        rules(|_| {}),
        &[1, 50, 50],
        &[&["As Ad Ac", "Ks 9d 2c", RUN]],
    );
    assert_eq!(school.offers(0), "look, fold, cover with 0");
    school.play("0 cover, 1 bet 1, 2 bet 1");
    assert_eq!(school.pots(), [3, 2]);
    school.play("1 see");
    assert_eq!(school.awards(), "2 4, 0 3");
}

#[test]
fn rules_5_1_1_a_covered_player_takes_no_further_part() {
    let mut school = v54("5s 5d 5c");
    for late in ["0 fold", "0 bet 1", "0 see", "0 look", "0 cover"] {
        school.refuses(late, Illegal::NotInDeal);
    }
    school.play("2 bet 4").refuses("0 fold", Illegal::NotInDeal);
    assert_eq!(school.to_act(), Some(1), "the turn passes him over");
}

#[test]
fn rules_5_1_3_only_those_who_can_bet_count_as_two_left() {
    let mut school = School::new(rules(|_| {}), &[1, 50, 50], &[&[ANY; 3]]).all_look();
    school.play("0 cover, 1 bet 2");
    assert_eq!(school.offers(2), "fold, bet 2-49, see 1 for 4");
}

#[test]
fn rules_5_1_6_a_blind_player_covers_and_is_turned_up() {
    let mut school = School::new(rules(|_| {}), &[50, 2], &[&["Ks Kd 2c", "As Ad Ac"]]);
    school.play("0 look, 0 bet 4");
    assert_eq!(school.offers(1), "look, fold, cover with 1");
    school.play("1 cover");
    assert_eq!(
        (school.showed(), school.awards()),
        (vec![0, 1], "1 7".into())
    );
}

#[test]
fn rules_5_1_6_a_blind_last_player_with_a_cover_is_compared_and_carries_nothing() {
    let hands = ["Ks Kd 2c", "As Ad Ac", ANY];
    let mut school = School::new(rules(|_| {}), &[50, 2, 50], &[&hands]);
    school.play("0 bet 2, 1 cover, 2 fold");
    assert_eq!(
        (school.ended(), school.pots().iter().sum::<u64>()),
        (Some(Ending::Fold), 0)
    );
    assert_eq!(
        (school.showed(), school.awards()),
        (vec![0, 1], "1 6".into())
    );
    assert!(school.hands(0).is_empty(), "nothing is retained");
}

/// A school of three whose seat 0 holds two hands and so many chips in its second deal.
fn keeper(chips: u64, old: &str, new: &str, left: [&str; 2]) -> School {
    let deals: [&[&str]; 2] = [&[old, ANY, ANY], &[new, left[0], left[1]]];
    let mut school = School::new(rules(|_| {}), &[chips + 3, 50, 50], &deals);
    school.play("0 bet 1, 1 fold, 2 fold");
    school.deal();
    assert_eq!((school.chips()[0], school.pots()), (chips, vec![7]));
    school
}

#[test]
fn rules_1_3_a_keeper_who_covered_names_his_hand_before_anything_is_turned() {
    let mut school = keeper(1, "As Ad Ac", "Ks 9d 2c", [RUN, "Qs Qd 4d"]);
    school.play("1 look, 1 bet 4, 2 look, 2 bet 4");
    assert_eq!(school.offers(0), "look old, look new, fold, cover with 1");
    school.play("0 cover, 1 bet 4, 2 see");
    assert_eq!(
        (school.offers(0), school.exposed()),
        ("play old, play new".into(), String::new())
    );
    school.play("0 play old");
    assert_eq!(school.awards(), "1 12, 0 16");
    assert_eq!(school.showed(), [1, 0]);
}

#[test]
fn rules_5_1_5_a_keeper_left_alone_with_a_cover_names_the_hand_he_shows() {
    let deals: [&[&str]; 2] = [&["As Ad Ac", ANY, ANY], &["Ks 9d 2c", ANY, RUN]];
    let mut school = School::new(rules(|_| {}), &[50, 50, 4], &deals);
    school.play("0 bet 1, 1 fold, 2 fold");
    school.deal();
    school.play("1 look, 1 bet 6, 2 cover, 0 bet 3, 1 fold");
    assert_eq!(
        (school.offers(0), school.exposed()),
        ("play old, play new".into(), String::new())
    );
    school.play("0 play new");
    assert_eq!(
        (school.showed(), school.awards()),
        (vec![0, 2], "0 3, 2 15".into())
    );
}

#[test]
fn rules_9_2_5_covered_hands_go_under_last_the_latest_first() {
    let school = v55("9s 9d 9c", "7s 6d 5h");
    // C was seen, D paid; then B, the later cover, then A.
    assert_eq!(school.bottom(12), "Ah Jh 4h Ks Kd 5c 7s 6d 5h 9s 9d 9c");
}
