//! Money from outside (RULES 1.2, O15 to O17).

use brag::engine::{
    Ask, Chips, HeadsUpShort, Illegal, MoneyRules, RetainedMode, Rules, Seat, SetupError, Shortage,
    Shuffle, StageRules, Standing, Table, TableStakes,
};
use brag::games;

use crate::kit::school::{ANY, School, all_rules, rules};

fn with(money: MoneyRules) -> Rules {
    all_rules(|rules, _, _| rules.money = money)
}

fn usual() -> MoneyRules {
    MoneyRules::default()
}

#[test]
fn o17_money_is_added_at_any_time_once_somebody_has_acted() {
    let mut school = School::new(rules(|_| {}), &[50, 2, 50], &[&[ANY; 3]]);
    school.refuses("1 buy_in 5", Illegal::NothingDoneYet);
    assert_eq!(school.table.buy_in(Seat(1)), None);
    school.play("0 look, 0 bet 4");
    assert_eq!(school.offers(1), "look, fold, cover with 1");
    school.play("1 buy_in 5");
    assert_eq!(school.table.brought(), 107);
    assert_eq!(school.offers(1), "look, fold, bet 2-6, showdown");
    school.play("1 fold, 1 buy_in 1, 0 buy_in 3");
    assert_eq!(school.chips(), [48, 7, 49]);
}

#[test]
fn o17_under_table_stakes_money_is_added_between_deals() {
    let money = MoneyRules {
        table_stakes: TableStakes::On,
        ..usual()
    };
    let mut school = School::new(with(money), &[50, 50], &[&[ANY; 2]]);
    school.play("0 look");
    for seat in ["0 buy_in 5", "1 buy_in 5"] {
        school.refuses(seat, Illegal::TableStakes);
    }
    school.play("0 fold, 0 buy_in 5, 1 buy_in 1");
    assert_eq!(school.chips(), [54, 52]);
    school.deal();
    assert_eq!(school.chips(), [53, 51]);
}

#[test]
fn o17_a_purchase_is_bounded_by_what_can_be_counted() {
    let mut school = School::new(rules(|_| {}), &[50, 50], &[&[ANY; 2]]);
    school.play("0 look");
    let most = (1 << 53) - 100;
    school.refuses("0 buy_in 0", Illegal::BuyInTooSmall { least: 1 });
    let text = format!("0 buy_in {}", most + 1);
    school.refuses(&text, Illegal::BuyInTooLarge { most });
    let text = format!("0 buy_in {}", Chips::MAX);
    school.refuses(&text, Illegal::BuyInTooLarge { most });
    school.refuses("2 buy_in 1", Illegal::NoSuchSeat);
    school.play(&format!("0 buy_in {most}"));
    school.refuses("0 buy_in 1", Illegal::BuyInTooLarge { most: 0 });
    assert_eq!(school.table.buy_in(Seat(0)), None);
}

#[test]
fn o17_before_the_first_deal_everybody_may_add() {
    let table = Table::new(rules(|_| {}), &[5, 0, 5], Seat(2)).expect("playable rules");
    let mut school = School { table };
    school.play("1 buy_in 9");
    let pack = brag::cards::Pack::sorted();
    school.table.deal_in_place(Some(pack)).expect("a deal");
    assert_eq!(school.standing(1), Standing::In);
    assert_eq!(school.table.brought(), 19);
}

#[test]
fn o17_a_sitting_that_is_over_stays_over() {
    let mut school = School::new(rules(|_| {}), &[2, 50], &[&["9s 7d 2c", "As Ad Ac"]]).all_look();
    school
        .play("0 bet 1, 1 bet 2, 0 cover")
        .refuses("0 buy_in 9", Illegal::SittingOver);
    assert_eq!(school.table.buy_in(Seat(1)), None);
}

/// Seat 0 covers and loses; the other two play on.
fn covers_and_loses(money: MoneyRules) -> School {
    let hands = ["9s 7d 2c", "As Ad Ac", "Ks Kd 2d"];
    let mut house = with(money);
    house.shuffle = Shuffle::Never;
    let mut school = School::new(house, &[2, 50, 50], &[&hands]).all_look();
    school.play("0 bet 1, 1 bet 2, 2 bet 2, 0 cover");
    school.refuses("0 buy_in 5", Illegal::HasCovered);
    school.play("1 bet 2, 2 see");
    assert_eq!(school.chips()[0], 0);
    school
}

#[test]
fn o15_who_covers_and_loses_is_out_of_the_game() {
    let mut school = covers_and_loses(usual());
    school.refuses("0 buy_in 5", Illegal::BrokeByCover);
    assert_eq!(school.table.buy_in(Seat(0)), None);
    school.deal();
    school
        .play("2 look")
        .refuses("0 buy_in 5", Illegal::BrokeByCover);
}

#[test]
fn o15_who_is_paid_back_plays_on_and_is_out_only_by_another_cover() {
    let house = all_rules(|rules, _, vying| {
        (rules.ante, rules.shuffle) = (0, Shuffle::Never);
        vying.headsup_short = HeadsUpShort::LendOrShow;
    });
    let deals: [&[&str]; 3] = [
        &["Ks Kd 2c", "Qs Qd 2d", ANY],
        &["9s 7d 2h", "As Ad Ac", ANY],
        &["8s 5d 2s", "Js Jd 4c", ANY],
    ];
    let mut school = School::new(house, &[20, 5, 50], &deals).all_look();
    school.play("0 bet 3, 1 bet 3, 2 fold, 0 bet 3, 0 lend 1, 1 bet 3, 0 see");
    assert_eq!(
        (school.chips(), school.debts()),
        (vec![25, 0, 50], "1 owes 0 1".into())
    );
    school.play("1 buy_in 60");
    school.deal();
    let mut school = school.all_look();
    school.play("1 bet 20, 2 bet 20, 0 bet 20, 1 bet 20, 2 bet 20, 0 cover, 1 bet 20, 1 show");
    assert_eq!(
        school.chips(),
        [1, 124, 10],
        "he lost all, and one is paid back"
    );
    school.refuses("0 buy_in 5", Illegal::BrokeByCover);
    school.deal();
    let mut school = school.all_look();
    school.play("2 fold, 0 bet 1, 1 bet 1, 1 show");
    assert_eq!(school.chips()[0], 0);
    school.play("0 buy_in 5");
}

#[test]
fn o15_or_he_buys_in_again() {
    let mut school = covers_and_loses(MoneyRules {
        rebuy_after_cover_loss: true,
        ..usual()
    });
    school.play("0 buy_in 5");
    school.deal();
    assert_eq!((school.standing(0), school.chips()[0]), (Standing::In, 4));
}

#[test]
fn o15_who_is_broke_without_a_cover_buys_in() {
    let mut school = School::new(rules(|_| {}), &[2, 50, 50], &[&[ANY; 3]]);
    school.play("0 bet 1, 1 bet 1, 2 bet 1, 0 fold, 0 buy_in 4, 1 look, 1 fold");
    // The last of them was blind: the pot is carried.
    school.deal();
    assert_eq!((school.standing(0), school.chips()[0]), (Standing::In, 3));
}

#[test]
fn o16_everybody_brings_the_minimum_and_so_does_who_comes_back() {
    let house = || {
        with(MoneyRules {
            table_minimum: 10,
            rebuy_after_cover_loss: true,
            ..usual()
        })
    };
    let short = SetupError::BelowMinimum {
        seat: Seat(1),
        minimum: 10,
    };
    assert_eq!(Table::new(house(), &[10, 9], Seat(0)), Err(short));
    assert_eq!(short.to_string(), "table_minimum: seat 1 has less than 10");
    let mut school = School::new(house(), &[10, 50, 50], &[&[ANY; 3]]);
    school.play("0 bet 7, 1 fold");
    school.refuses("0 buy_in 7", Illegal::BuyInTooSmall { least: 8 });
    school.play("0 buy_in 8, 0 buy_in 1");
    assert_eq!(school.chips()[0], 11);
}

#[test]
fn o16_a_minimum_beyond_counting_is_refused() {
    let money = MoneyRules {
        table_minimum: Chips::MAX,
        ..usual()
    };
    assert_eq!(with(money).check(2), Err(SetupError::TooManyChips));
}

#[test]
fn o17_who_was_short_and_has_bought_in_has_the_turn_again() {
    let house = rules(|vying| vying.headsup_short = HeadsUpShort::LendOrShow);
    let mut school = School::new(house, &[20, 5], &[&[ANY; 2]]).all_look();
    school.play("0 bet 3, 1 bet 3, 0 bet 3");
    assert_eq!(school.to_act(), Some(0), "to lend or to show");
    school.play("1 buy_in 1");
    assert_eq!(school.to_act(), Some(0), "one more is missing");
    school.play("1 buy_in 1");
    assert_eq!(
        (school.to_act(), school.offers(1)),
        (Some(1), "fold, bet 3-3".into())
    );
}

#[test]
fn o17_who_waited_for_a_loan_and_has_bought_in_has_the_turn_again() {
    let house = rules(|vying| vying.shortage = Shortage::Borrow);
    let mut school = School::new(house, &[20, 5, 20], &[&[ANY; 3]]).all_look();
    school.play("0 bet 6, 1 borrow 2 2, 1 buy_in 9");
    assert_eq!(
        (school.to_act(), school.offers(1)),
        (Some(1), "fold, bet 6-13, showdown".into())
    );
}

/// Nobody is asked anything in a deal that a face-up hand decides, and nobody buys in after it: a record
/// could not say whether before it or after.
#[test]
fn o17_nobody_buys_in_after_a_deal_without_an_action() {
    let mut house = games::three_card();
    for stage in &mut house.stages {
        if let StageRules::Dealing(dealing) = &mut stage.rules {
            dealing.retained_mode = RetainedMode::FaceUp;
        }
    }
    let deals: [&[&str]; 2] = [&[ANY, ANY], &["3s 3d 3c", "9s 7d 2c"]];
    let mut school = School::new(house, &[50, 50], &deals);
    school.play("0 bet 1, 1 fold, 1 buy_in 1");
    school.deal();
    assert!(matches!(school.table.ask(), Ask::Deal { .. }));
    school.refuses("1 buy_in 1", Illegal::NothingDoneYet);
}
