//! The last player left is blind: the pot is carried (RULES 1.3; O10; 9.2.2; V47 to V51).

use brag::engine::{BlindLast, Ending, Standing};

use crate::kit::school::{ANY, School, rules};

/// V47's deal, to where A is left alone, blind.
fn v47(change: impl FnOnce(&mut brag::engine::VyingRules)) -> School {
    let mut school = School::new(rules(change), &[50; 3], &[&[ANY; 3] as &[&str]; 3]);
    school.play("0 bet 2, 1 look, 1 bet 4, 2 fold, 0 bet 2, 1 fold");
    school
}

#[test]
fn v47_the_pot_is_carried_and_the_hand_kept() {
    let mut school = v47(|_| {});
    assert_eq!(school.ended(), Some(Ending::Carried));
    assert_eq!(
        (school.chips(), school.pots()),
        (vec![45, 45, 49], vec![11])
    );
    assert_eq!(school.hands(0).len(), 1);
    let kept = school.hands(0);
    school.deal();
    assert_eq!(school.pots(), [14], "all have paid another ante");
    assert_eq!((school.hands(0).len(), &school.hands(0)[0]), (2, &kept[0]));
    assert_eq!(school.own_view(0), "?? ?? ?? ?? ?? ??");
}

#[test]
fn v48_and_the_next_deal() {
    let mut school = v47(|_| {});
    school.deal();
    // Seat 0 has dealt now, and seat 1 is at his left.
    school.play("1 look, 1 bet 2, 2 fold");
    assert_eq!(
        school.offers(0),
        "look old, look new, fold, bet 1-44, see 1 for 2"
    );
    school.play("0 bet 1, 1 fold");
    assert_eq!(school.offers(0), "retain old, retain new");
    let new = school.hands(0)[1].clone();
    school.play("0 retain new");
    assert_eq!(
        (school.chips(), school.pots()),
        (vec![43, 42, 48], vec![17])
    );
    assert_eq!(school.hands(0), [new]);
    assert_eq!(school.ended(), Some(Ending::Carried));
}

#[test]
fn v49_and_the_deal_after() {
    let hands: [&[&str]; 3] = [&[ANY; 3], &["Qs Qh 7d", ANY, ANY], &[ANY, ANY, "Ks Kd 2c"]];
    let mut school = School::new(rules(|_| {}), &[50; 3], &hands);
    school.play("0 bet 2, 1 look, 1 bet 4, 2 fold, 0 bet 2, 1 fold");
    school.deal();
    school.play("1 look, 1 bet 2, 2 fold, 0 bet 1, 1 fold, 0 retain new");
    school.deal();
    assert_eq!(school.pots(), [20]);
    school.play("2 look, 2 bet 2, 0 look old");
    assert_eq!(school.own_view(0), "Qs Qh 7d ?? ?? ??");
    assert_eq!(school.offers(0), "keep, throw");
    school.play("0 keep");
    assert_eq!(school.hands(0), ["Qs Qh 7d"], "the other went unseen");
    school.play("0 bet 2, 1 fold, 2 see");
    assert_eq!(school.awards(), "2 28");
    assert_eq!(school.chips(), [40, 41, 69]);
}

#[test]
fn rules_1_3_an_open_last_player_takes_the_pot_without_showing() {
    let mut school = v47(|_| {});
    school.deal();
    school.play("1 look, 1 bet 2, 2 fold, 0 look new, 0 keep, 0 bet 2, 1 fold");
    assert_eq!(
        (school.awards(), school.exposed()),
        ("0 18".into(), String::new())
    );
    assert_eq!(school.ended(), Some(Ending::Fold));
}

#[test]
fn o10_carry_the_hand_is_not_kept() {
    let mut school = v47(|vying| vying.blind_last = BlindLast::Carry);
    assert_eq!(
        (school.chips(), school.pots()),
        (vec![45, 45, 49], vec![11])
    );
    assert_eq!(school.ended(), Some(Ending::Carried));
    assert!(school.hands(0).is_empty());
    school.deal();
    assert_eq!((school.pots(), school.hands(0).len()), (vec![14], 1));
}

#[test]
fn o10_win_a_blind_player_takes_the_pot() {
    let school = v47(|vying| vying.blind_last = BlindLast::Win);
    assert_eq!((school.chips(), school.pots()), (vec![56, 45, 49], vec![0]));
    assert_eq!(school.ended(), Some(Ending::Fold));
}

#[test]
fn v51_who_has_not_acted_has_not_played_blind() {
    let mut school = School::new(rules(|_| {}), &[50; 3], &[&[ANY; 3]]);
    school.play("0 fold, 1 fold");
    assert_eq!(
        (school.ended(), school.chips()),
        (Some(Ending::Fold), vec![49, 49, 52])
    );
}

#[test]
fn v51_blind_means_not_looked() {
    let not_looked = rules(|vying| vying.blind_means_not_looked = true);
    let mut school = School::new(not_looked, &[50; 3], &[&[ANY; 3]]);
    school.play("0 fold, 1 fold");
    assert_eq!(
        (school.ended(), school.pots()),
        (Some(Ending::Carried), vec![3])
    );
    assert_eq!(school.hands(2).len(), 1);
}

#[test]
fn rules_9_1_holding_a_kept_hand_is_playing_blind_without_a_bet() {
    let mut school = v47(|_| {});
    school.deal();
    school.play("1 fold, 2 fold, 0 retain old");
    assert_eq!(
        (school.ended(), school.pots()),
        (Some(Ending::Carried), vec![14])
    );
}

#[test]
fn rules_9_1_a_kept_hand_thrown_away_is_held_no_longer() {
    let mut school = v47(|_| {});
    school.deal();
    school.play("0 look old, 0 throw, 1 fold, 2 fold");
    assert_eq!(
        (school.ended(), school.awards()),
        (Some(Ending::Fold), "0 14".into())
    );
    assert!(school.hands(0).is_empty());
}

#[test]
fn rules_9_2_2_a_last_blind_player_who_cannot_pay_the_next_ante_takes_the_pot() {
    let mut school = School::new(rules(|_| {}), &[3, 50, 50], &[&[ANY; 3]]);
    school.play("0 bet 2, 1 fold, 2 fold");
    assert_eq!(
        (school.ended(), school.chips()),
        (Some(Ending::Fold), vec![5, 49, 49])
    );
    assert!(school.hands(0).is_empty(), "nothing is kept");
    // With one chip more the ante is there, and the pot is carried.
    let mut school = School::new(rules(|_| {}), &[4, 50, 50], &[&[ANY; 3]]);
    school.play("0 bet 2, 1 fold, 2 fold");
    assert_eq!(
        (school.ended(), school.pots()),
        (Some(Ending::Carried), vec![5])
    );
}

#[test]
fn rules_1_3_a_keeper_may_fold_both_hands() {
    let mut school = v47(|_| {});
    school.deal();
    school.play("1 bet 1, 2 bet 1, 0 fold");
    assert!(school.hands(0).is_empty());
    assert_eq!(school.standing(0), Standing::Folded);
}
