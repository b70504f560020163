//! Bets, their least and their most (RULES 1.3, turn; 6.4; 6.5; 9.2.4).

use brag::engine::{Ending, Illegal, Limit};

use crate::kit::school::{ANY, School, all_rules, rules};

const PRIAL: &str = "9s 9h 9d";
const RUNNING_FLUSH: &str = "Kd Qd Jd";

/// V29: the sources' first table, up to the see.
fn first_table(andy: &str, eddie: &str) -> School {
    let mut school = School::open(&[200; 5], &[andy, ANY, ANY, ANY, eddie]);
    school
        .play("0 bet 1, 1 bet 1, 2 bet 1, 3 fold, 4 bet 2")
        .play("0 bet 2, 1 bet 2, 2 bet 2, 4 bet 2")
        .play("0 bet 2, 1 bet 2, 2 bet 2, 4 bet 2")
        .play("0 bet 2, 1 fold, 2 bet 2, 4 bet 5");
    assert_eq!(school.pots(), [30]);
    school
        .play("0 bet 5, 2 bet 5, 4 bet 5")
        .play("0 bet 5, 2 bet 5, 4 bet 5")
        .play("0 bet 5, 2 fold, 4 bet 10")
        .play("0 bet 10, 4 bet 10, 0 bet 10, 4 bet 10");
    assert_eq!(school.pots(), [115]);
    school
}

#[test]
fn v29_five_open_players() {
    let mut school = first_table(PRIAL, RUNNING_FLUSH);
    assert_eq!(school.offers(0), "fold, bet 10-158, see 4 for 20");
    school.play("0 see");
    assert_eq!(school.chips(), [273, 195, 183, 200, 149]);
    assert_eq!(school.awards(), "0 135");
    assert_eq!(school.showed(), [4, 0]);
}

#[test]
fn v30_equal_hands_and_the_payer_loses() {
    let mut school = first_table("Kh Qh Jh", "Ks Qs Js");
    school.play("0 see");
    assert_eq!(school.chips(), [138, 195, 183, 200, 284]);
    assert_eq!(school.showed(), [4], "the payer's cards stay hidden");
}

#[test]
fn v31_two_blind_players_among_five() {
    let no_ante = all_rules(|rules, _, _| rules.ante = 0);
    let hands = [ANY, "8s 8h 2c", "Ad Qd 4d", ANY, ANY];
    let mut school = School::new(no_ante, &[200; 5], &[&hands]);
    school
        .play("0 look, 0 bet 1, 1 bet 1, 2 look, 2 bet 2, 3 bet 1, 4 look, 4 bet 2")
        .play("0 bet 2, 1 bet 1, 2 bet 2, 3 bet 1, 4 bet 2")
        .play("0 bet 2, 1 bet 1, 2 bet 2, 3 bet 1, 4 bet 2")
        .play("0 bet 2, 1 bet 1, 2 bet 4, 3 bet 2, 4 fold");
    assert_eq!((school.pots(), school.stake()), (vec![32], 4));
    school.play("0 bet 4, 1 bet 5, 2 bet 10, 3 fold, 0 fold, 1 bet 5");
    school.refuses("2 see", Illegal::BlindMan);
    school.play("2 bet 10, 1 bet 5");
    school.refuses("2 see", Illegal::BlindMan);
    school.play("2 bet 10");
    assert_eq!((school.pots(), school.stake()), (vec![81], 10));
    assert_eq!(school.offers(1), "look, fold, bet 5-181, see 2 for 10");
    school.play("1 see");
    assert_eq!(school.chips(), [189, 171, 251, 195, 194]);
}

#[test]
fn v32_french_table_of_open_players() {
    let mut school = School::open(&[100; 5], &[PRIAL, ANY, ANY, ANY, RUNNING_FLUSH]);
    school
        .play("0 bet 1, 1 bet 1, 2 bet 1, 3 fold, 4 bet 2")
        .play("0 bet 2, 1 bet 2, 2 bet 2, 4 bet 4")
        .play("0 bet 4, 1 fold, 2 bet 4, 4 bet 5")
        .play("0 bet 5, 2 fold, 4 bet 10, 0 bet 10, 4 bet 10, 0 see");
    assert_eq!(school.awards(), "0 83");
    assert_eq!(school.chips(), [141, 97, 93, 100, 69]);
}

#[test]
fn v33_french_table_with_two_blind_players() {
    let no_ante = all_rules(|rules, _, _| rules.ante = 0);
    let mut school = School::new(
        no_ante,
        &[100; 5],
        &[&[ANY, PRIAL, RUNNING_FLUSH, ANY, ANY]],
    );
    school
        .play("0 look, 0 bet 2, 1 bet 1, 2 look, 2 bet 2, 3 bet 1, 4 look, 4 bet 2")
        .play("0 bet 2, 1 bet 1, 2 bet 4, 3 bet 2, 4 fold")
        .play("0 bet 4, 1 bet 4")
        .refuses("2 bet 7", Illegal::BetTooSmall { least: 8 });
    school.play("2 bet 8, 3 fold, 0 fold, 1 bet 4, 2 bet 8, 1 see");
    assert_eq!(school.awards(), "1 53");
    assert_eq!(school.chips(), [92, 135, 78, 97, 98]);
}

#[test]
fn v34_four_players() {
    let mut school = School::open(&[50; 4], &["As Ad Ac", ANY, "Ks Kd Kc", ANY]);
    school.play("0 bet 2, 1 fold, 2 bet 4, 3 fold");
    assert_eq!(school.offers(0), "fold, bet 4-48, see 2 for 8");
    let mut longer = School {
        table: school.table.clone(),
    };
    school.play("0 see");
    assert_eq!(school.chips(), [54, 50, 46, 50]);
    longer.play("0 bet 4");
    assert_eq!(longer.offers(2), "fold, bet 4-46, see 0 for 8");
}

#[test]
fn v35_bets_are_never_equalised() {
    let mut school = School::open(&[50; 4], &[ANY; 4]);
    school.play("0 bet 2, 1 fold, 2 bet 2, 3 bet 2");
    school.refuses("0 bet 1", Illegal::BetTooSmall { least: 2 });
    assert_eq!(
        school.to_act(),
        Some(0),
        "2 each, and the turn comes round again"
    );
}

#[test]
fn v36_everyone_folds_to_an_open_dealer() {
    let mut school = School::new(rules(|_| {}), &[50; 3], &[&[ANY; 3]]).all_look();
    school.play("0 fold, 1 fold");
    assert_eq!(school.chips(), [49, 49, 52]);
    assert_eq!(
        (school.ended(), school.exposed()),
        (Some(Ending::Fold), String::new())
    );
}

#[test]
fn v39_blind_minimum_with_an_odd_stake() {
    let no_ante = all_rules(|rules, _, _| rules.ante = 0);
    let mut school = School::new(no_ante, &[50; 3], &[&[ANY; 3]]);
    school.play("0 look, 0 bet 1");
    assert_eq!(school.offers(1), "look, fold, bet 1-50, showdown");
    school.play("1 bet 1");
    assert_eq!(school.stake(), 2);
    school
        .play("2 look")
        .refuses("2 bet 1", Illegal::BetTooSmall { least: 2 });
}

#[test]
fn v40_blind_against_an_odd_open_bet() {
    let mut school = School::new(rules(|_| {}), &[51; 2], &[&[ANY; 2]]);
    school.play("0 look, 0 bet 5");
    assert_eq!(school.offers(1), "look, fold, bet 3-50, see 0 for 5");
    school.play("1 bet 3");
    assert_eq!(school.stake(), 6);
}

#[test]
fn v43_looking_changes_the_price_at_once() {
    let mut school = School::new(rules(|_| {}), &[51; 2], &[&[ANY; 2]]);
    school.play("0 bet 2");
    assert_eq!(
        (school.offers(1).as_str(), school.stake()),
        ("look, fold, bet 2-50, see 0 for 4", 4)
    );
    school.play("1 look");
    assert_eq!(school.offers(1), "fold, bet 4-50");
}

#[test]
fn v44_pot_limit() {
    let limited = rules(|vying| vying.pot_limit = true);
    let mut school = School::new(limited, &[51; 5], &[&[ANY; 5]]).all_look();
    assert_eq!(school.offers(0), "fold, bet 1-5");
    school.play("0 bet 5");
    assert_eq!(school.offers(1), "fold, bet 5-10, showdown");
    school.play("1 bet 10");
    assert_eq!(school.pots(), [20]);
    assert_eq!(school.offers(2), "fold, bet 10-20, showdown");
}

#[test]
fn rules_9_1_pot_limit_counts_chips_paid_and_all_pots_of_the_deal() {
    let limited = rules(|vying| vying.pot_limit = true);
    let mut school = School::new(limited, &[51, 51, 3, 51], &[&[ANY; 4]]);
    assert_eq!(
        school.offers(0),
        "look, fold, bet 1-4",
        "a blind bet is not halved"
    );
    school.play("0 bet 4, 1 bet 4, 2 cover");
    assert_eq!(school.pots(), [14, 0]);
    assert_eq!(school.offers(3), "look, fold, bet 4-14, showdown");
}

#[test]
fn v45_opening_limits_and_raise_limit() {
    let limited = rules(|vying| {
        vying.open_min = 2;
        vying.open_max = Some(5);
        vying.raise_limit = Some(6);
    });
    let mut school = School::new(limited, &[51; 3], &[&[ANY; 3]]);
    school.play("0 look");
    assert_eq!(school.offers(0), "fold, bet 2-5");
    let by = Limit::Rules;
    school.refuses("0 bet 6", Illegal::BetTooLarge { most: 5, by });
    school.play("0 bet 5, 1 look");
    assert_eq!(school.offers(1), "fold, bet 5-11, showdown");
    school.play("1 bet 11");
    assert_eq!(school.offers(2), "look, fold, bet 6-8, showdown");
}

#[test]
fn rules_9_2_4_blind_limits_are_halved_rounded_down() {
    let capped = rules(|vying| vying.bet_cap = Some(9));
    let school = School::new(capped, &[51; 2], &[&[ANY; 2]]);
    assert_eq!(school.offers(0), "look, fold, bet 1-4");
    school.refuses(
        "0 bet 5",
        Illegal::BetTooLarge {
            most: 4,
            by: Limit::Rules,
        },
    );
    let opened = rules(|vying| vying.open_max = Some(5));
    let school = School::new(opened, &[51; 2], &[&[ANY; 2]]);
    assert_eq!(school.offers(0), "look, fold, bet 1-2");
}

#[test]
fn rules_9_2_4_the_least_bet_is_always_allowed() {
    let capped = rules(|vying| vying.bet_cap = Some(5));
    let mut school = School::new(capped, &[51; 2], &[&[ANY; 2]]);
    school.play("0 look, 0 bet 5");
    assert_eq!(
        school.offers(1),
        "look, fold, bet 3-3, see 0 for 5",
        "worth 6, above the cap"
    );
    school.play("1 bet 3");
    assert_eq!(school.offers(0), "fold, bet 6-6");
    let broke_pot = all_rules(|rules, _, vying| {
        rules.ante = 0;
        vying.pot_limit = true;
    });
    let school = School::new(broke_pot, &[50; 2], &[&[ANY; 2]]).all_look();
    assert_eq!(
        school.offers(0),
        "fold, bet 1-1",
        "an empty pot limits nobody to nothing"
    );
}

#[test]
fn rules_9_2_4_the_smallest_limit_applies() {
    let strict = rules(|vying| {
        vying.open_max = Some(8);
        vying.raise_limit = Some(7);
        vying.bet_cap = Some(10);
    });
    let mut school = School::new(strict, &[51; 3], &[&[ANY; 3]]).all_look();
    assert_eq!(school.offers(0), "fold, bet 1-8");
    school.play("0 bet 2");
    assert_eq!(school.offers(1), "fold, bet 2-9, showdown");
    school.play("1 bet 7");
    assert_eq!(school.offers(2), "fold, bet 7-10, showdown");
}

#[test]
fn rules_9_1_the_first_bet_of_a_deal_is_bound_by_open_max_and_not_by_raise_limit() {
    let limited = |open_max| {
        rules(|vying| {
            vying.open_max = open_max;
            vying.raise_limit = Some(3);
        })
    };
    let mut school = School::new(limited(Some(8)), &[51; 3], &[&[ANY; 3], &[ANY; 3]]);
    assert_eq!(school.offers(0), "look, fold, bet 1-4", "worth 8");
    school.play("0 look");
    assert_eq!(school.offers(0), "fold, bet 1-8");
    school.play("0 bet 8, 1 look");
    assert_eq!(school.offers(1), "fold, bet 8-11, showdown");
    school.play("1 fold, 2 fold");
    school.deal();
    assert_eq!(
        school.offers(1),
        "look, fold, bet 1-4",
        "the next deal has a first bet too"
    );
    let school = School::new(limited(None), &[51; 3], &[&[ANY; 3]]).all_look();
    assert_eq!(school.offers(0), "fold, bet 1-50");
}

#[test]
fn rules_1_3_a_bet_is_paid_with_chips_one_has() {
    let mut school = School::new(rules(|_| {}), &[11; 2], &[&[ANY; 2]]).all_look();
    school.refuses(
        "0 bet 11",
        Illegal::BetTooLarge {
            most: 10,
            by: Limit::Chips,
        },
    );
    school.play("0 bet 4, 1 bet 5");
    assert_eq!(school.offers(0), "fold, bet 5-6");
    school.refuses("0 see", Illegal::TooFewChips { cost: 10, chips: 6 });
    school.refuses("0 bet 0", Illegal::BetTooSmall { least: 5 });
}

#[test]
fn rules_1_3_only_the_player_whose_turn_it_is_acts() {
    let mut school = School::new(rules(|_| {}), &[50; 3], &[&[ANY; 3]]);
    let to_act = brag::engine::Seat(0);
    for early in ["1 bet 1", "2 fold", "1 see", "2 showdown"] {
        school.refuses(early, Illegal::NotYourTurn { to_act });
    }
    school.play("0 fold").refuses("0 bet 1", Illegal::NotInDeal);
    school.refuses("3 fold", Illegal::NoSuchSeat);
}
