//! Looking at a blind hand: when, and what it means (RULES 1.3, looking; 9.1).

use brag::engine::{BlindLook, Illegal, Seat};

use crate::kit::school::{ANY, School, rules};

fn three(change: impl FnOnce(&mut brag::engine::VyingRules)) -> School {
    School::new(rules(change), &[50; 3], &[&["As Ad Ac", ANY, "Ks Kd Kc"]])
}

#[test]
fn rules_1_3_a_player_may_look_right_after_the_deal() {
    let mut school = three(|_| {});
    assert_eq!(school.own_view(2), "?? ?? ??");
    school.play("2 look");
    assert_eq!(school.own_view(2), "Ks Kd Kc");
    assert_eq!(school.to_act(), Some(0), "and the turn stays where it was");
    school.play("0 bet 1, 1 bet 1");
    assert_eq!(school.offers(2), "fold, bet 2-49, showdown");
}

#[test]
fn rules_1_3_looking_is_final() {
    let mut school = three(|_| {});
    school.play("0 look").refuses("0 look", Illegal::NotBlind);
    school
        .play("0 bet 1, 1 bet 1, 2 bet 1")
        .refuses("0 look", Illegal::NotBlind);
    assert_eq!(school.offers(0), "fold, bet 2-48, showdown");
}

#[test]
fn rules_9_1_own_turn_out_of_turn_only_before_ones_first_bet() {
    let mut school = three(|_| {});
    assert_eq!(school.offers(1), "look");
    school
        .play("0 bet 1")
        .refuses("0 look", Illegal::TooLateToLook);
    assert_eq!(
        (school.offers(0).as_str(), school.offers(2).as_str()),
        ("", "look")
    );
    school.play("1 bet 1, 2 bet 1, 0 look");
    assert_eq!(school.own_view(0), "As Ad Ac");
}

#[test]
fn rules_9_1_any_time_out_of_turn_after_a_bet_too() {
    let mut school = three(|vying| vying.blind_look = BlindLook::AnyTime);
    school.play("0 bet 1");
    assert_eq!(school.offers(0), "look");
    school.play("0 look, 1 bet 1, 2 bet 1");
    assert_eq!(school.offers(0), "fold, bet 2-48, showdown");
}

#[test]
fn rules_1_3_who_has_folded_looks_at_nothing() {
    let mut school = three(|vying| vying.blind_look = BlindLook::AnyTime);
    school.play("0 fold").refuses("0 look", Illegal::NotInDeal);
}

#[test]
fn rules_9_1_without_blind_play_a_hand_is_looked_at_first() {
    let mut school = three(|vying| vying.blind_play = false);
    assert_eq!(school.offers(0), "look");
    for early in ["0 fold", "0 bet 1", "0 see", "0 cover", "0 showdown"] {
        school.refuses(early, Illegal::MustLookFirst);
    }
    school.play("0 look");
    assert_eq!(school.offers(0), "fold, bet 1-49");
}

#[test]
fn rules_9_1_without_blind_play_nobody_has_played_blind() {
    let mut school = three(|vying| {
        vying.blind_play = false;
        vying.blind_means_not_looked = true;
    });
    school.play("0 look, 0 fold, 1 look, 1 fold");
    assert_eq!(school.awards(), "2 3");
    assert!(school.hands(2).is_empty(), "nothing is kept");
}

#[test]
fn rules_1_3_hands_are_named_only_where_there_are_two() {
    let school = three(|_| {});
    school.refuses("0 look old", Illegal::OnlyOneHand);
    school.refuses("0 keep", Illegal::NothingToDecide);
    school.refuses("0 throw", Illegal::NothingToDecide);
    school.refuses("0 play new", Illegal::NothingToName);
    school.refuses("0 retain old", Illegal::NothingToRetain);
    school.refuses("0 agree", Illegal::NothingOffered);
    school.refuses("1 keep", Illegal::NotYourTurn { to_act: Seat(0) });
}
