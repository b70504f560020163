//! The keeper's new hand lies face up (RULES 1.3, O12; 9.2.7; V53).

use brag::engine::{BlindLook, Ending, Event, RetainedMode, Rules, Standing, Viewer};

use crate::kit::school::{ANY, School, all_rules};

const KEPT: &str = "5s 4c 2c";
const FACE_UP: &str = "Qs Qh 4d";

fn face_up() -> Rules {
    all_rules(|_, dealing, _| dealing.retained_mode = RetainedMode::FaceUp)
}

/// The deal after A was left alone, blind, with a pot of 6: four antes and his 2.
fn second(b: &str, c: &str, d: &str) -> School {
    let deals: [&[&str]; 2] = [&[KEPT, ANY, ANY, ANY], &[FACE_UP, b, c, d]];
    let mut school = School::new(face_up(), &[50; 4], &deals);
    school.play("0 bet 2, 1 fold, 2 fold, 3 fold");
    assert_eq!(school.pots(), [6]);
    school.deal();
    school
}

const FLUSH: &str = "Ah Th 2h";

#[test]
fn v53_who_cannot_beat_the_exposed_hand_folds() {
    let mut school = second("9s 9h Kd", FLUSH, "Qd Qc 3s");
    assert_eq!(school.standing(1), Standing::Folded);
    assert_eq!(school.standing(3), Standing::Folded);
    assert_eq!(school.to_act(), Some(2));
    assert!(!school.is_blind(2), "all others must look");
    assert_eq!(school.hands(0), [KEPT], "the face-up hand is thrown away");
    assert!(school.is_blind(0));
    assert_eq!(school.own_view(0), "?? ?? ??");
    // Folded hands went under from the dealer's left, then the face-up one.
    assert_eq!(school.bottom(9), "9s 9h Kd Qd Qc 3s Qs Qh 4d");
    school.play("2 bet 2");
    assert_eq!(school.offers(0), "look, fold, bet 1-46, see 2 for 2");
}

#[test]
fn v53_the_face_up_hand_is_seen_by_all_while_it_lies_there() {
    let school = second(ANY, FLUSH, ANY);
    let view = school.table.view(Viewer::Gallery);
    let cards = view.history().filter_map(|event| match event {
        Event::Dealt { card, .. } => card.card,
        _ => None,
    });
    let cards: Vec<_> = cards.map(|card| card.to_string()).collect();
    assert_eq!(cards.join(" "), FACE_UP, "and of the dealt cards no other");
}

#[test]
fn v53_an_equal_hand_does_not_beat_it() {
    let school = second("Qd Qc 4s", "Ks Kh 2h", "9s 9h Kd");
    assert_eq!(school.standing(1), Standing::Folded);
    assert_eq!(school.standing(2), Standing::In);
}

#[test]
fn v53_all_fold_and_he_takes_the_antes_and_keeps_the_blind_hand() {
    let mut school = second("Qd Qc 4s", "9s 9h Kd", "9c 9d Kh");
    assert_eq!(school.ended(), Some(Ending::FaceUp));
    assert_eq!((school.awards(), school.pots()), ("0 4".into(), vec![6]));
    assert_eq!(school.chips(), [50, 48, 48, 48]);
    assert_eq!(school.hands(0), [KEPT]);
    assert_eq!(school.table.dealer().0, 0);
    school.deal();
    assert_eq!(school.table.dealer().0, 1, "the next player deals");
}

#[test]
fn v53_one_who_can_beat_it_may_fold_too_and_then_he_takes_the_antes() {
    let mut school = second("9s 9h Kd", FLUSH, "Qd Qc 3s");
    school.play("2 fold");
    assert_eq!(school.ended(), Some(Ending::FaceUp));
    assert_eq!((school.awards(), school.pots()), ("0 4".into(), vec![6]));
    assert_eq!(school.hands(0), [KEPT]);
}

#[test]
fn v53_once_there_is_a_bet_the_blind_hand_plays_on_under_the_normal_rules() {
    let mut school = second("9s 9h Kd", FLUSH, "Qd Qc 3s");
    school.play("2 bet 2, 0 bet 1, 2 fold");
    assert_eq!(school.ended(), Some(Ending::Carried));
    assert_eq!((school.awards(), school.pots()), (String::new(), vec![13]));
    assert_eq!(school.hands(0), [KEPT]);
}

#[test]
fn v53_looking_makes_him_an_open_player() {
    let mut school = second("9s 9h Kd", FLUSH, "Qd Qc 3s");
    school.play("2 bet 2, 0 look");
    assert_eq!(school.offers(0), "fold, bet 2-46, see 2 for 4");
    school.play("0 bet 2, 2 fold");
    assert_eq!(
        (school.ended(), school.awards()),
        (Some(Ending::Fold), "0 14".into())
    );
}

#[test]
fn rules_9_2_7_folding_comes_before_any_turn_whatever_may_be_looked_at_when() {
    let rules = all_rules(|_, dealing, vying| {
        dealing.retained_mode = RetainedMode::FaceUp;
        vying.blind_look = BlindLook::AnyTime;
    });
    let deals: [&[&str]; 2] = [&[KEPT, ANY, ANY], &[FACE_UP, FLUSH, "Ks Kh 2s"]];
    let mut school = School::new(rules, &[50; 3], &deals);
    school.play("0 bet 2, 1 fold, 2 fold");
    school.deal();
    assert_eq!(
        (school.to_act(), school.offers(0).as_str()),
        (Some(1), "look")
    );
    assert_eq!(school.offers(1), "fold, bet 1-48");
}
