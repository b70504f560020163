//! Seeing: who may see whom, what it costs, and what is shown (RULES 1.3, see and showdown).

use brag::engine::{Illegal, Rules, SeeCost};

use crate::kit::school::{ANY, School, rules};

const ACES: &str = "As Ad Ac";
const KINGS: &str = "Ks Kd Kc";

fn equal() -> Rules {
    rules(|vying| vying.see_cost = SeeCost::Equal)
}

fn patient(bets: u32) -> Rules {
    rules(|vying| vying.see_blind_after = Some(bets))
}

fn two(rules: Rules, hands: [&str; 2]) -> School {
    School::new(rules, &[51; 2], &[&hands])
}

#[test]
fn rules_1_3_open_sees_open_for_twice_the_stake() {
    let mut school = two(rules(|_| {}), [ACES, KINGS]).all_look();
    school.play("0 bet 3, 1 bet 5");
    assert_eq!(school.offers(0), "fold, bet 5-47, see 1 for 10");
}

#[test]
fn rules_1_3_open_sees_open_for_the_stake_where_see_cost_is_equal() {
    let mut school = two(equal(), [ACES, KINGS]).all_look();
    school.play("0 bet 3, 1 bet 5");
    assert_eq!(school.offers(0), "fold, bet 5-47, see 1 for 5");
}

#[test]
fn rules_1_3_blind_sees_open_for_twice_the_blind_stake() {
    let mut school = two(rules(|_| {}), [ACES, KINGS]);
    school.play("0 look, 0 bet 5");
    assert_eq!(school.offers(1), "look, fold, bet 3-50, see 0 for 5");
}

#[test]
fn rules_1_3_blind_sees_open_for_half_the_stake_rounded_up_where_see_cost_is_equal() {
    let mut school = two(equal(), [ACES, KINGS]);
    school.play("0 look, 0 bet 5");
    assert_eq!(school.offers(1), "look, fold, bet 3-50, see 0 for 3");
}

#[test]
fn rules_1_3_blind_sees_blind_for_twice_the_blind_stake() {
    let mut school = two(rules(|_| {}), [ACES, KINGS]);
    school.play("0 bet 3");
    assert_eq!(school.offers(1), "look, fold, bet 3-50, see 0 for 6");
}

#[test]
fn rules_9_2_16_blind_sees_blind_as_by_default_where_see_cost_is_equal() {
    let mut school = two(equal(), [ACES, KINGS]);
    school.play("0 bet 3");
    assert_eq!(school.offers(1), "look, fold, bet 3-50, see 0 for 6");
    // An odd stake between blind players: the one who bet it open was the dealt-out third.
    let mut school = School::new(equal(), &[51; 3], &[&[ANY; 3]]);
    school.play("0 look, 0 bet 5, 1 bet 3, 2 bet 3, 0 bet 7, 1 bet 4, 2 bet 4, 0 fold");
    assert_eq!(school.offers(1), "look, fold, bet 4-43, see 2 for 8");
}

#[test]
fn rules_1_3_you_cannot_see_a_blind_man() {
    for rules in [rules(|_| {}), equal()] {
        let mut school = two(rules, [ACES, KINGS]);
        school.play("0 look, 0 bet 2, 1 bet 1");
        assert_eq!(school.offers(0), "fold, bet 2-48");
        school.refuses("0 see", Illegal::BlindMan);
    }
}

#[test]
fn v42_the_blind_man_may_see_you() {
    let mut school = two(rules(|_| {}), [ACES, KINGS]);
    school.play("0 look, 0 bet 2, 1 bet 1, 0 bet 2");
    assert_eq!(school.offers(1), "look, fold, bet 1-49, see 0 for 2");
}

#[test]
fn rules_1_3_a_see_is_open_to_one_who_has_not_bet_before() {
    let mut school = two(rules(|_| {}), [ACES, KINGS]);
    school.play("0 look, 0 bet 2, 1 look, 1 see");
    assert_eq!(school.awards(), "0 8");
}

#[test]
fn v37_no_see_with_three_players_in() {
    let mut school = School::open(&[50; 3], &[ANY; 3]);
    school.play("0 bet 2, 1 bet 2");
    assert_eq!(school.offers(2), "fold, bet 2-50, showdown");
    school.refuses("2 see", Illegal::StillIn { players: 3 });
}

#[test]
fn v38_no_see_before_the_first_bet() {
    let school = two(rules(|_| {}), [ANY, ANY]).all_look();
    assert_eq!(school.offers(0), "fold, bet 1-50");
    school.refuses("0 see", Illegal::NoBetYet);
}

#[test]
fn v41_both_blind_turn_their_cards_in_turn_the_seen_one_first() {
    let mut school = two(rules(|_| {}), ["Ks 7h 4c", "Kd 7c 4d"]);
    school.play("0 bet 2, 1 bet 3, 0 see");
    assert_eq!(school.exposed(), "1 Kd, 0 Ks, 1 7c, 0 7h, 1 4d, 0 4c");
    assert_eq!(
        school.awards(),
        "1 13",
        "equal, so the payer loses: 11 and two antes"
    );
    assert_eq!(school.chips(), [42, 60]);
}

#[test]
fn v46_see_cost_equal() {
    let cost = |rules: Rules| {
        let mut school = two(rules, [ACES, KINGS]).all_look();
        school.play("0 bet 4, 1 see");
        school.chips()
    };
    assert_eq!(cost(equal()), [56, 46], "with an ante each");
    assert_eq!(cost(rules(|_| {})), [60, 42]);
}

#[test]
fn v52_see_blind_after_three_bets() {
    let mut school = two(patient(3), [ACES, KINGS]);
    school.play("0 look, 0 bet 4, 1 bet 2, 0 bet 4, 1 bet 2");
    school.refuses("0 see", Illegal::BlindManTooSoon { after: 3, bets: 2 });
    school.play("0 bet 4, 1 bet 2");
    assert_eq!(school.offers(0), "fold, bet 4-38, see 1 for 8");
    school.play("0 see");
    assert_eq!(school.showed(), [1, 0]);
}

#[test]
fn rules_9_1_see_blind_after_counts_bets_since_two_were_left() {
    let mut school = School::new(patient(1), &[51; 3], &[&[ANY; 3]]);
    school.play("0 look, 0 bet 2, 1 bet 1, 2 fold");
    school.refuses("0 see", Illegal::BlindManTooSoon { after: 1, bets: 0 });
    school.play("0 bet 2, 1 bet 1");
    assert_eq!(school.offers(0), "fold, bet 2-46, see 1 for 4");
}

#[test]
fn rules_9_1_see_blind_after_costs_double_even_where_see_cost_is_equal() {
    let both = rules(|vying| {
        vying.see_blind_after = Some(1);
        vying.see_cost = SeeCost::Equal;
    });
    let mut school = two(both, [ACES, KINGS]);
    school.play("0 look, 0 bet 2, 1 bet 1");
    assert_eq!(school.offers(0), "fold, bet 2-48, see 1 for 4");
}

#[test]
fn rules_1_3_a_payer_who_is_better_shows_and_wins() {
    let mut school = two(rules(|_| {}), [ACES, KINGS]).all_look();
    school.play("0 bet 1, 1 bet 1, 0 see");
    assert_eq!(school.exposed(), "1 Ks, 1 Kd, 1 Kc, 0 As, 0 Ad, 0 Ac");
    assert_eq!(school.awards(), "0 6");
}

#[test]
fn rules_1_3_a_payer_who_is_worse_keeps_his_cards_hidden() {
    let mut school = two(rules(|_| {}), [KINGS, ACES]).all_look();
    school.play("0 bet 1, 1 bet 1, 0 see");
    assert_eq!(school.showed(), [1]);
    assert_eq!(school.awards(), "1 6");
}

#[test]
fn rules_1_3_a_blind_payer_looks_and_shows_only_if_better() {
    let mut school = two(rules(|_| {}), [ACES, KINGS]);
    school.play("0 look, 0 bet 2, 1 see");
    assert_eq!(school.showed(), [0]);
    let mut school = two(rules(|_| {}), [KINGS, ACES]);
    school.play("0 look, 0 bet 2, 1 see");
    assert_eq!(school.showed(), [0, 1]);
    assert_eq!(school.awards(), "1 6");
}

#[test]
fn v9_whoever_pays_to_see_an_equal_hand_loses() {
    let equal_hands = ["7s 7h Qc", "7c 7d Qd"];
    let mut school = two(rules(|_| {}), equal_hands).all_look();
    school.play("0 bet 1, 1 see");
    assert_eq!(school.awards(), "0 5");
    let mut school = two(rules(|_| {}), equal_hands).all_look();
    school.play("0 bet 1, 1 bet 1, 0 see");
    assert_eq!(school.awards(), "1 6");
}

#[test]
fn rules_1_3_doubling_a_bet_is_no_see() {
    let mut school = two(rules(|_| {}), [ACES, KINGS]).all_look();
    school.play("0 bet 2, 1 bet 4");
    assert_eq!((school.ended(), school.to_act()), (None, Some(0)));
}
