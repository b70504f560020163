//! Two blind hands: looking at one, playing one, keeping one (RULES 1.3, two blind hands; O11).

use brag::engine::{BlindLook, Ending, Illegal, Rewin, Seat, VyingRules};

use crate::kit::school::{ANY, School, rules};

const OLD: &str = "As Ad Ac";
const NEW: &str = "9s 7d 2c";

/// The second deal of a school of three, dealt by seat 0, who holds OLD kept and NEW new.
/// The pot is 3 + 2 + 3 and everybody has at least 46 chips.
fn keeper(change: impl FnOnce(&mut VyingRules), others: [&str; 2]) -> School {
    let first = [OLD, ANY, ANY];
    let second = [NEW, others[0], others[1]];
    let mut school = School::new(rules(change), &[50; 3], &[&first, &second]);
    school.play("0 bet 2, 1 fold, 2 fold");
    school.deal();
    assert_eq!(
        (school.hands(0), school.pots()),
        (vec![OLD.into(), NEW.into()], vec![8])
    );
    school
}

fn usual() -> School {
    keeper(|_| {}, [ANY, ANY])
}

#[test]
fn rules_1_3_one_bet_a_turn_at_blind_prices() {
    let mut school = usual();
    school.play("1 look, 1 bet 5, 2 fold, 0 bet 3");
    assert_eq!((school.stake(), school.chips()[0]), (6, 43));
    assert!(school.is_blind(0));
}

#[test]
fn rules_1_3_a_hand_of_two_must_be_named_to_look() {
    let mut school = usual();
    school.refuses("0 look", Illegal::SayWhichHand);
    school.play("0 look old");
    assert_eq!(school.own_view(0), "As Ad Ac ?? ?? ??");
}

#[test]
fn rules_1_3_looked_at_and_kept_the_other_is_thrown_unseen() {
    let mut school = usual();
    school.play("1 bet 1, 2 bet 1, 0 look old, 0 keep");
    assert_eq!(
        (school.hands(0), school.bottom(3)),
        (vec![OLD.into()], NEW.into())
    );
    assert!(!school.is_blind(0));
    assert_eq!(school.offers(0), "fold, bet 2-46, showdown");
}

#[test]
fn rules_1_3_the_new_hand_may_be_looked_at_and_kept() {
    let mut school = usual();
    school.play("1 bet 1, 2 bet 1, 0 look new");
    assert_eq!(school.own_view(0), "?? ?? ?? 9s 7d 2c");
    school.play("0 keep");
    assert_eq!(
        (school.hands(0), school.bottom(3)),
        (vec![NEW.into()], OLD.into())
    );
}

#[test]
fn v50_looked_at_and_thrown_he_is_still_blind_and_may_look_later() {
    let mut school = usual();
    school.play("1 bet 2, 2 bet 2, 0 look old, 0 throw");
    assert_eq!(
        (school.hands(0), school.own_view(0)),
        (vec![NEW.into()], "?? ?? ??".into())
    );
    assert!(school.is_blind(0));
    assert_eq!(school.offers(0), "look, fold, bet 2-46, showdown");
    school.play("0 bet 2, 1 bet 2, 2 bet 2, 0 look");
    assert_eq!(school.own_view(0), NEW);
}

#[test]
fn v50_the_new_one_thrown_the_kept_one_plays() {
    let mut school = usual();
    school.play("1 bet 2, 2 bet 2, 0 look new, 0 throw, 0 bet 2, 1 bet 2, 2 bet 2, 0 look");
    assert_eq!(school.own_view(0), OLD);
}

#[test]
fn v50_never_both_before_deciding() {
    let mut school = usual();
    school.play("1 bet 2, 2 bet 2, 0 look old");
    for early in ["0 look new", "0 look old", "0 bet 2", "0 fold", "0 see"] {
        school.refuses(early, Illegal::MustDecide);
    }
    school.refuses("1 bet 2", Illegal::NotYourTurn { to_act: Seat(0) });
}

#[test]
fn rules_1_3_a_look_out_of_turn_is_decided_at_once_and_the_turn_goes_back() {
    let mut school = usual();
    assert_eq!(school.to_act(), Some(1));
    school.play("0 look new");
    assert_eq!(school.to_act(), Some(0));
    school.play("0 throw");
    assert_eq!(school.to_act(), Some(1));
    let mut school = keeper(|vying| vying.blind_look = BlindLook::AnyTime, [ANY, ANY]);
    school.play("1 bet 2, 2 bet 2, 0 bet 2, 1 bet 4, 2 showdown, 0 look old, 0 keep");
    assert_eq!(
        school.offers(0),
        "agree, refuse",
        "back to the offer he was answering"
    );
}

#[test]
fn rules_1_3_the_payer_of_a_see_names_the_hand_that_plays() {
    let mut school = keeper(|_| {}, ["Ks Kd 4c", ANY]);
    school.play("1 look, 1 bet 2, 2 fold, 0 see");
    assert_eq!(
        (school.offers(0), school.exposed()),
        ("play old, play new".into(), String::new())
    );
    school.refuses("0 fold", Illegal::MustNameHand);
    school.play("0 play old");
    assert_eq!(school.awards(), "0 12");
    assert_eq!(school.showed(), [1, 0]);
    // The hand not named went first, then the seen one, then the payer's.
    assert_eq!(school.bottom(9), format!("{NEW} Ks Kd 4c {OLD}"));
}

#[test]
fn rules_1_3_the_one_who_is_seen_names_the_hand_that_plays() {
    let patient = |vying: &mut VyingRules| vying.see_blind_after = Some(1);
    let mut school = keeper(patient, ["Ks Kd 4c", ANY]);
    school.play("1 look, 1 bet 2, 2 fold, 0 bet 1, 1 bet 2, 0 bet 1, 1 see");
    assert_eq!(
        (school.to_act(), school.exposed()),
        (Some(0), String::new())
    );
    school.play("0 play new");
    assert_eq!(school.showed(), [0, 1]);
    assert_eq!(school.exposed(), "0 9s, 0 7d, 0 2c, 1 Ks, 1 Kd, 1 4c");
    assert_eq!(school.awards(), "1 18");
}

#[test]
fn rules_1_3_two_blind_players_and_one_has_two_hands() {
    let mut school = keeper(|_| {}, ["Ks Kd 4c", ANY]);
    school.play("1 bet 1, 2 fold, 0 bet 1, 1 see, 0 play new");
    assert_eq!(school.exposed(), "0 9s, 1 Ks, 0 7d, 1 Kd, 0 2c, 1 4c");
}

#[test]
fn rules_5_5_an_agreed_showdown_has_the_hand_named_too() {
    let mut school = keeper(|_| {}, ["Ks Kd 4c", "Qs 8d 3c"]);
    school.play("1 bet 1, 2 showdown, 0 agree, 1 agree, 0 play old");
    assert_eq!(
        (school.showed(), school.awards()),
        (vec![1, 2, 0], "0 9".into())
    );
}

#[test]
fn o11_exactly_one_is_kept() {
    let mut school = usual();
    school.play("1 fold, 2 fold");
    assert_eq!(school.offers(0), "retain old, retain new");
    school.refuses("0 retain none", Illegal::MustKeepOne);
    school.refuses("0 look old", Illegal::MustRetain);
    school.play("0 retain old");
    assert_eq!(
        (school.hands(0), school.bottom(3)),
        (vec![OLD.into()], NEW.into())
    );
}

#[test]
fn o11_one_or_none_is_kept() {
    let either = |vying: &mut VyingRules| vying.two_hands_rewin = Rewin::OneOrNone;
    let mut school = keeper(either, [ANY, ANY]);
    school.play("1 fold, 2 fold");
    assert_eq!(school.offers(0), "retain old, retain new, retain");
    school.play("0 retain none");
    assert_eq!(
        (school.ended(), school.pots()),
        (Some(Ending::Carried), vec![8])
    );
    assert_eq!(school.bottom(6), format!("{OLD} {NEW}"), "the older first");
    school.deal();
    assert_eq!(school.hands(0).len(), 1);
}

#[test]
fn rules_1_3_never_three_hands() {
    let mut school = School::new(rules(|_| {}), &[50; 3], &[&[ANY; 3] as &[&str]; 4]);
    school.play("0 bet 1, 1 fold, 2 fold");
    for nth in 1..4 {
        school.deal();
        assert_eq!(school.hands(0).len(), 2, "deal {nth}");
        while school.to_act() != Some(0) {
            let folds = format!("{} fold", school.to_act().expect("somebody"));
            school.play(&folds);
        }
        if school.offers(0).starts_with("look") {
            let others: Vec<u8> = [1, 2]
                .into_iter()
                .filter(|s| !school.hands(*s).is_empty())
                .collect();
            school.play("0 bet 1");
            for seat in others {
                school.play(&format!("{seat} fold"));
            }
        }
        school.play("0 retain new");
        assert_eq!(school.hands(0).len(), 1);
    }
}

#[test]
fn rules_9_2_12_two_hands_folded_at_once_go_under_the_pack_old_before_new() {
    let mut school = usual();
    school.play("1 look, 1 bet 5, 2 fold, 0 fold");
    assert_eq!(school.ended(), Some(Ending::Fold));
    let bottom = school.bottom(9);
    assert!(bottom.starts_with(&format!("{OLD} {NEW}")), "{bottom}");
}
