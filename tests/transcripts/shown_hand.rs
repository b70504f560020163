//! A hand shown to a lender is the hand held at that moment: cards already thrown away are no part of it
//! and stay hidden (RULES 5.2, 1.4).

use brag::engine::{Illegal, Seat, Shortage, Viewer};

use crate::kit::school::{School, all_rules};

#[test]
fn rules_5_2_what_was_thrown_away_is_not_shown_to_the_lender() {
    let rules = all_rules(|rules, dealing, vying| {
        (rules.ante, dealing.cards) = (0, 4);
        vying.shortage = Shortage::Borrow;
    });
    let hands = ["Ks Kd 2c 5c", "Kh Kc 3d 4d", "7c 7d 8h 9s"];
    let mut school = School::new(rules, &[20, 5, 50], &[&hands]);
    school.play("0 look, 0 discard 5c, 1 look, 1 discard 4d, 2 look, 2 discard 9s");
    school.play("0 bet 1, 1 bet 1, 2 fold, 0 bet 3, 1 bet 3, 0 bet 3, 1 show 2");
    let seen = |viewer| school.seen_of(1, viewer);
    assert_eq!(seen(Viewer::Seat(Seat(1))), "Kh Kc 3d 4d");
    let lender = seen(Viewer::Seat(Seat(2)));
    assert!(lender.starts_with("Kh Kc 3d"), "{lender}");
    assert!(!lender.contains("4d"), "{lender}");
    school.refuses("1 show 2", Illegal::ShownAlready);
}
