//! Borrowing, and being lent to (RULES 5.2 to 5.4; V58 to V60).

use brag::engine::{
    BlindLook, Ending, HeadsUpShort, Illegal, Rules, Seat, Shortage, Standing, Viewer,
};

use crate::kit::school::{ANY, School, all_rules, rules};

const BETTER: &str = "Kh Kc 3d";
const EQUAL: &str = "Kh Kc 2d";
const WORSE: &str = "Qh Qc 2d";

fn no_ante(shortage: Shortage) -> Rules {
    all_rules(|rules, _, vying| (rules.ante, vying.shortage) = (0, shortage))
}

/// The position of V57 with a third player, C, who has folded: pot 11, A 13, B 1, and B owes 3.
fn v59(b: &str, shortage: Shortage) -> School {
    let hands = ["Ks Kd 2c", b, ANY];
    let mut school = School::new(no_ante(shortage), &[20, 5, 50], &[&hands]).all_look();
    school.play("0 bet 1, 1 bet 1, 2 fold, 0 bet 3, 1 bet 3, 0 bet 3");
    assert_eq!((school.chips(), school.pots()), (vec![13, 1, 50], vec![11]));
    school
}

#[test]
fn v58_nobody_lends_and_he_must_fold() {
    let mut school = v59(BETTER, Shortage::Borrow);
    school.refuses("1 cover", Illegal::NoCover);
    school.play("1 borrow 2 2, 2 refuse, 1 borrow 0 2, 0 refuse");
    assert_eq!(school.offers(1), "fold");
    school.play("1 fold");
    assert_eq!(school.chips(), [24, 1, 50]);
}

#[test]
fn v59_a_player_who_has_folded_lends() {
    let mut school = v59(BETTER, Shortage::Borrow);
    assert_eq!(
        school.offers(1),
        "fold, borrow 2 2-50, borrow 0 2-13, show 2"
    );
    school.play("1 show 2, 1 borrow 2 2");
    assert_eq!(
        (school.to_act(), school.offers(2)),
        (Some(2), "lend, refuse".into())
    );
    school.play("2 lend, 1 bet 3");
    assert_eq!(
        (school.pots(), school.debts()),
        (vec![14], "1 owes 2 2".into())
    );
    school.play("0 see");
    assert_eq!(school.awards(), "1 20");
    assert_eq!(
        (school.chips(), school.debts()),
        (vec![7, 18, 50], String::new())
    );
}

#[test]
fn v59_the_loan_is_lost_and_remains_a_debt() {
    let mut school = v59(WORSE, Shortage::Borrow);
    school.play("1 borrow 2 2, 2 lend, 1 bet 3, 0 see");
    assert_eq!(
        (school.chips(), school.debts()),
        (vec![27, 0, 48], "1 owes 2 2".into())
    );
    school.deal();
    assert_eq!(school.standing(1), Standing::Out);
    assert_eq!(school.debts(), "1 owes 2 2", "a debt outlives the deal");
}

#[test]
fn v59_only_the_lender_sees_the_hand_he_is_shown() {
    let mut school = v59(BETTER, Shortage::Borrow);
    school.play("1 show 2");
    let seen = |viewer| school.seen_of(1, viewer);
    assert_eq!(seen(Viewer::Seat(Seat(2))), BETTER);
    for other in [Viewer::Seat(Seat(0)), Viewer::Gallery] {
        assert_eq!(seen(other), "?? ?? ??");
    }
    school.refuses("1 show 2", Illegal::ShownAlready);
    school.refuses("1 show 0", Illegal::NotToOneStillIn);
    school.refuses("1 show", Illegal::NobodyToShow);
    school.refuses("1 show 1", Illegal::NoSuchLender);
    school.refuses("1 show 9", Illegal::NoSuchLender);
}

#[test]
fn rules_5_2_a_loan_is_what_is_missing_at_least_and_what_the_lender_has_at_most() {
    let mut school = v59(BETTER, Shortage::Borrow);
    school.refuses("1 borrow 0 1", Illegal::LoanTooSmall { least: 2 });
    school.refuses("1 borrow 0 14", Illegal::LoanTooLarge { most: 13 });
    school.refuses("1 borrow 1 2", Illegal::NoSuchLender);
    school.refuses("1 borrow 3 2", Illegal::NoSuchLender);
    school.refuses("1 bet 3", Illegal::TooFewChips { cost: 3, chips: 1 });
    school.refuses("1 lend", Illegal::NoLoanAsked);
    school.play("1 borrow 2 50");
    school.refuses("2 bet 1", Illegal::MustAnswerLoan);
    school.refuses("2 lend 50", Illegal::MustAnswerLoan);
    school.refuses("1 fold", Illegal::NotYourTurn { to_act: Seat(2) });
    school.play("2 lend");
    assert_eq!(school.chips(), [13, 51, 0]);
    school.refuses("1 borrow 0 2", Illegal::CanPay { least: 3 });
    school.refuses("1 show 2", Illegal::CanPay { least: 3 });
    // What was not needed goes back all the same.
    school.play("1 fold");
    assert_eq!(
        (school.chips(), school.debts()),
        (vec![24, 1, 50], String::new())
    );
}

#[test]
fn rules_5_2_a_player_still_in_may_lend_and_refuses_once_in_a_turn() {
    let mut school = v59(BETTER, Shortage::Borrow);
    school.play("1 borrow 0 2, 0 refuse");
    school.refuses("1 borrow 0 2", Illegal::RefusedAlready);
    school.refuses("1 show 0", Illegal::RefusedAlready);
    school.play("1 borrow 2 2, 2 lend, 1 bet 3, 0 bet 3");
    // His next turn is another: the first may be asked again.
    school.play("1 borrow 0 3, 0 lend");
    assert_eq!(school.debts(), "1 owes 2 2, 1 owes 0 3");
}

#[test]
fn rules_5_2_a_blind_player_is_short_of_half_the_price_and_shows_nothing() {
    let mut school = School::new(no_ante(Shortage::Borrow), &[50, 2, 0, 50], &[&[ANY; 4]]);
    school.play("0 bet 1, 1 bet 1, 3 fold, 0 look, 0 bet 5");
    // Two of three chips are missing for a blind bet; nobody has dealt seat 2 in, who has none to lend.
    assert_eq!(school.offers(1), "look, fold, borrow 3 2-50, borrow 0 2-44");
    school.refuses("1 show 3", Illegal::ShowUnseen);
    school.refuses("1 borrow 2 2", Illegal::LoanTooLarge { most: 0 });
    school.refuses("1 show 2", Illegal::LoanTooLarge { most: 0 });
    school.play("1 borrow 3 2, 3 lend, 1 look");
    assert_eq!(
        school.offers(1),
        "fold, borrow 3 2-48, borrow 0 2-44, show 3"
    );
}

#[test]
fn rules_5_2_who_looks_while_he_waits_for_a_loan_may_be_short_with_it() {
    let house = all_rules(|rules, _, vying| {
        (rules.ante, vying.shortage) = (0, Shortage::Borrow);
        vying.blind_look = BlindLook::AnyTime;
    });
    let mut school = School::new(house, &[50, 1, 50], &[&[ANY; 3]]);
    school.play("0 look, 0 bet 4, 1 borrow 2 1, 1 look, 2 lend");
    assert_eq!(
        (school.to_act(), school.debts()),
        (Some(1), "1 owes 2 1".into())
    );
    assert_eq!(school.offers(1), "fold, borrow 2 2-49, borrow 0 2-46");
}

#[test]
fn rules_5_2_nobody_borrows_where_pots_are_covered() {
    let mut school = v59(BETTER, Shortage::Cover);
    school.refuses("1 borrow 2 2", Illegal::NoBorrowing);
    school.refuses("1 show 2", Illegal::NoBorrowing);
    assert_eq!(school.offers(1), "fold, cover with 1");
    school.play("1 cover");
    assert_eq!(school.ended(), Some(Ending::Cover));
}

#[test]
fn rules_5_2_the_oldest_debt_is_paid_first_and_the_last_chip_with_it() {
    // Seat 3 owes both who have folded, and wins too little for both.
    let house = all_rules(|rules, _, vying| {
        (rules.ante, vying.shortage) = (1, Shortage::Borrow);
    });
    let hands = ["Ks Kd 2c", ANY, ANY, "Qs Qd 2d"];
    let mut school = School::new(house, &[40, 40, 40, 3], &[&hands]).all_look();
    school.play("0 bet 2, 1 fold, 2 fold, 3 bet 2, 0 bet 2");
    school.play("3 borrow 1 5, 1 lend, 3 bet 5, 0 bet 9");
    school.play("3 borrow 2 12, 2 lend, 3 bet 9, 0 see");
    assert_eq!(school.debts(), "3 owes 1 2, 3 owes 2 12");
    assert_eq!(school.chips()[1..], [37, 27, 0]);
}

#[test]
fn rules_5_2_what_a_debtor_is_owed_and_wins_later_pays_his_debts() {
    let hands = ["Ks Kd 2c", WORSE, ANY];
    let more: [&str; 3] = ["9s 7d 2s", "As Ad Ac", ANY];
    let deals: [&[&str]; 2] = [&hands, &more];
    let mut school = School::new(no_ante(Shortage::Borrow), &[20, 5, 50], &deals).all_look();
    school.play("0 bet 1, 1 bet 1, 2 fold, 0 bet 3, 1 bet 3, 0 bet 3");
    school.play("1 borrow 2 2, 2 lend, 1 bet 3, 0 see, 1 buy_in 4");
    assert_eq!(
        (school.chips(), school.debts()),
        (vec![27, 4, 48], "1 owes 2 2".into())
    );
    school.deal();
    school.play("1 look, 1 bet 1, 2 fold, 0 fold");
    assert_eq!(
        (school.chips(), school.debts()),
        (vec![27, 2, 50], String::new())
    );
}

/// Three players with so many chips left, the first having bet 6 and the second being short.
fn rich(stacks: &[u64]) -> School {
    let house = no_ante(Shortage::RichestLends);
    School::new(house, stacks, &[&[ANY; 4][..stacks.len()]]).all_look()
}

#[test]
fn rules_5_3_the_richest_in_the_deal_must_lend_what_is_missing() {
    let mut school = rich(&[20, 2, 15, 99]);
    school.play("0 bet 6");
    assert_eq!(school.offers(1), "fold, borrow 3 4-4");
    school.refuses("1 borrow 0 4", Illegal::RichestLends { seat: Seat(3) });
    school.refuses("1 borrow 3 5", Illegal::LoanTooLarge { most: 4 });
    school.refuses("1 borrow 3 3", Illegal::LoanTooSmall { least: 4 });
    school.refuses("1 show 3", Illegal::NotToOneStillIn);
    school.refuses("1 cover", Illegal::NoCover);
    school.play("1 borrow 3 4");
    assert_eq!(
        (school.to_act(), school.chips()),
        (Some(1), vec![14, 6, 15, 95])
    );
    school.play("1 bet 6, 2 fold, 3 fold, 0 bet 6");
    // A player who has folded need not lend, however rich. The only one left lends.
    assert_eq!(school.offers(1), "fold, borrow 0 6-6");
}

#[test]
fn rules_5_3_of_equally_rich_the_nearest_clockwise_lends() {
    let mut school = rich(&[26, 2, 20, 20]);
    school.play("0 bet 6");
    assert_eq!(school.offers(1), "fold, borrow 2 4-4");
}

#[test]
fn rules_5_3_where_even_the_richest_has_too_little_he_folds() {
    let mut school = rich(&[10, 2, 3]);
    school.play("0 bet 9");
    assert_eq!(school.offers(1), "fold");
    school.refuses("1 borrow 2 7", Illegal::NobodyCanLend);
    school.play("1 fold");
    assert_eq!(school.offers(2), "fold", "the one left has but a chip");
}

/// V60: two left, B owes 3 and has 1, and the word is with A.
fn v60(b: &str, shortage: Shortage) -> School {
    let house = rules(|vying| {
        (vying.shortage, vying.headsup_short) = (shortage, HeadsUpShort::LendOrShow);
    });
    let mut school = School::new(house, &[20, 5], &[&["Ks Kd 2c", b]]).all_look();
    school.play("0 bet 3, 1 bet 3, 0 bet 3");
    assert_eq!(
        (school.to_act(), school.offers(0)),
        (Some(0), "lend 2-13, show".into())
    );
    assert_eq!(school.offers(1), "");
    school
}

#[test]
fn v60_he_shows_and_wins_unless_the_other_hand_is_better() {
    for shortage in [Shortage::Cover, Shortage::Borrow, Shortage::RichestLends] {
        let mut school = v60(BETTER, shortage);
        school.play("0 show");
        assert_eq!(
            (school.chips(), school.showed()),
            (vec![13, 12], vec![0, 1])
        );
        assert_eq!(school.ended(), Some(Ending::Show));
        let mut school = v60(EQUAL, shortage);
        school.play("0 show");
        assert_eq!((school.chips(), school.showed()), (vec![24, 1], vec![0]));
    }
}

#[test]
fn v60_he_lends_and_the_betting_goes_on() {
    let mut school = v60(BETTER, Shortage::Cover);
    school.play("0 lend 10");
    assert_eq!(
        (school.chips(), school.debts()),
        (vec![3, 11], "1 owes 0 10".into())
    );
    school.play("1 bet 3, 0 fold");
    assert_eq!(
        (school.chips(), school.debts()),
        (vec![13, 12], String::new())
    );
}

#[test]
fn v60_nothing_else_is_his_choice() {
    let school = v60(BETTER, Shortage::Cover);
    for other in [
        "0 lend", "0 fold", "0 bet 3", "0 see", "0 show 1", "0 refuse",
    ] {
        school.refuses(other, Illegal::MustLendOrShow);
    }
    school.refuses("0 lend 1", Illegal::LoanTooSmall { least: 2 });
    school.refuses("0 lend 14", Illegal::LoanTooLarge { most: 13 });
    school.refuses("1 fold", Illegal::NotYourTurn { to_act: Seat(0) });
}

#[test]
fn rules_5_4_who_cannot_lend_enough_shows() {
    let house = rules(|vying| vying.headsup_short = HeadsUpShort::LendOrShow);
    let mut school = School::new(house, &[6, 3], &[&["Ks Kd 2c", EQUAL]]).all_look();
    school.play("0 bet 5");
    assert_eq!(school.offers(0), "show");
    school.refuses("0 lend 3", Illegal::LoanTooLarge { most: 0 });
    school.play("0 show");
    assert_eq!(school.chips(), [7, 2]);
}

#[test]
fn rules_5_4_a_look_that_makes_him_short_gives_the_other_the_word() {
    let house = rules(|vying| vying.headsup_short = HeadsUpShort::LendOrShow);
    let mut school = School::new(house, &[20, 4], &[&["Ks Kd 2c", BETTER]]);
    school.play("0 look, 0 bet 6");
    // Blind he owes 3 and has 3.
    assert_eq!(school.offers(1), "look, fold, bet 3-3");
    school.play("1 look");
    assert_eq!(
        (school.to_act(), school.offers(0)),
        (Some(0), "lend 3-13, show".into())
    );
    school.play("0 show");
    assert_eq!(school.chips(), [13, 11]);
}

#[test]
fn rules_5_4_among_more_than_two_the_other_rule_holds() {
    let house = rules(|vying| vying.headsup_short = HeadsUpShort::LendOrShow);
    let mut school = School::new(
        house,
        &[20, 3, 19],
        &[&["Ks Kd 2c", "As Ad Ac", "9s 7d 3h"]],
    )
    .all_look();
    school.play("0 bet 4");
    assert_eq!(school.offers(1), "fold, cover with 2");
    school.play("1 cover, 2 bet 4, 0 bet 15");
    assert_eq!(
        (school.pots(), school.offers(0)),
        (vec![9, 19], "show".into())
    );
    school.play("0 show");
    assert_eq!(
        school.awards(),
        "0 19, 1 9",
        "then the covered hand is compared"
    );
}

#[test]
fn rules_5_4_a_blind_hand_is_shown_before_the_short_one_is_turned() {
    let house = rules(|vying| vying.headsup_short = HeadsUpShort::LendOrShow);
    let mut school = School::new(house, &[20, 3], &[&["Ks Kd 2c", BETTER]]);
    school.play("0 bet 3");
    assert_eq!(school.offers(0), "lend 1-16, show");
    school.play("0 show");
    assert_eq!(school.exposed(), "0 Ks, 0 Kd, 0 2c, 1 Kh, 1 Kc, 1 3d");
}

#[test]
fn rules_9_2_2_a_last_blind_player_who_could_not_ante_after_his_debts_takes_the_pot() {
    let house = all_rules(|rules, _, vying| {
        (rules.ante, vying.shortage) = (2, Shortage::Borrow);
    });
    let mut school = School::new(house, &[4, 20, 20], &[&[ANY; 3]]);
    school.play("0 bet 1, 1 bet 2, 2 fold, 0 borrow 2 4, 2 lend, 0 bet 2, 1 fold");
    assert_eq!(school.ended(), Some(Ending::Fold));
    assert_eq!(
        (school.chips(), school.debts()),
        (vec![10, 16, 18], String::new())
    );
}
