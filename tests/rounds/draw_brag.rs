//! 3 Card Brag Poker (RULES 1.7, 10.9; V86).

use brag::engine::{
    Ask, DrawingAction, DrawingIllegal, Illegal, RoundIllegal, Seat, SetupError, Table,
};
use serde_json::{Value, json};

use super::table::{Round, rules};

fn school(chips: u64, hands: &[&str], options: Value) -> Round {
    let stacks = vec![chips; hands.len()];
    Round::new(
        rules("draw_brag", options),
        &stacks,
        hands,
        "3d 3h 3s Qc 8d",
    )
}

const THREE: [&str; 3] = ["Kc 5h 7s", "2d 5s 7h", "2h 5c 8s"];
const FOUR: [&str; 4] = ["Kc 5h 7s", "2d 5s 7h", "2h 5c 8s", "4c 6h Ts"];

/// V86: equal hands, so that they share.
#[test]
fn unseen_at_half_price_and_equal_hands_share() {
    let hands = ["4h 6d 9s", "Ac Kd 2h", "As Kh 2c"];
    let mut table = school(50, &hands, json!({}));
    assert_eq!(table.chips(), [49, 48, 50], "the blinds");
    assert_eq!(table.to_act(), Some(2));
    table.play("2 look, 2 bet 4, 0 fold");
    table.refuses("1 bet 4", Illegal::Round(RoundIllegal::UnseenBet));
    table.refuses("1 check", Illegal::Round(RoundIllegal::Owing { owed: 2 }));
    table.play("1 match");
    assert_eq!(table.pot(), 8);
    table.play("1 stand, 2 stand, 1 check, 2 bet 4, 1 look, 1 match");
    assert_eq!(table.outcome()["awards"], json!([[1, 8], [2, 8]]));
    assert_eq!(table.chips(), [49, 51, 50]);
}

#[test]
fn the_big_blind_speaks_once_more_and_may_raise() {
    let mut table = school(50, &FOUR, json!({}));
    table.play("2 match, 3 match, 0 match");
    assert_eq!(table.to_act(), Some(1));
    table.play("1 look, 1 bet 2, 2 match, 3 match, 0 fold");
    // The draw is in order from the dealer's left, who has folded.
    assert_eq!(table.to_act(), Some(1));
    assert_eq!(table.pot(), 1 + 1 + 4 + 2 + 2, "the unseen at half price");
}

#[test]
fn r10_9_three_raises_and_no_more_while_three_are_in() {
    let mut table = school(50, &THREE, json!({}));
    table.play("2 look, 0 look, 1 look, 2 bet 4, 0 bet 5, 1 bet 6");
    table.refuses(
        "2 bet 6",
        Illegal::Round(RoundIllegal::RaisesDone { most: 3 }),
    );
    table.play("2 match, 0 match, 0 stand, 1 stand, 2 stand");
    table.play("0 bet 4, 1 bet 8, 2 bet 12, 0 bet 12");
    table.refuses(
        "1 bet 12",
        Illegal::Round(RoundIllegal::RaisesDone { most: 3 }),
    );
    let mut two = school(60, &THREE[..2], json!({}));
    two.play("0 look, 1 look, 1 bet 3, 0 bet 4, 1 bet 4, 0 bet 4, 1 bet 4");
    assert_eq!(two.to_act(), Some(0));
}

/// "There is a maximum of three raises … so long as there are more than two active players."
#[test]
fn r10_9_the_cap_falls_when_two_are_still_in() {
    let mut table = school(80, &THREE, json!({}));
    table.play("2 look, 0 look, 1 look, 2 bet 4, 0 bet 5, 1 bet 6");
    table.refuses(
        "2 bet 6",
        Illegal::Round(RoundIllegal::RaisesDone { most: 3 }),
    );
    table.play("2 fold, 0 bet 4, 1 bet 4, 0 match");
    table.play("0 stand, 1 stand");
    table.play("0 bet 4, 1 bet 8, 0 bet 8, 1 bet 8, 0 bet 8, 1 match");
    assert_eq!(table.outcome()["ended"], "showdown");
}

#[test]
fn r10_9_without_a_limit_there_are_three_raises_too_until_two_are_in() {
    let mut table = school(90, &THREE, json!({"limit": "none"}));
    table.play("2 look, 0 look, 1 look, 2 bet 7, 0 bet 12, 1 bet 20");
    table.refuses(
        "2 bet 30",
        Illegal::Round(RoundIllegal::RaisesDone { most: 3 }),
    );
    table.play("2 match, 0 match, 0 stand, 1 stand, 2 stand");
    table.play("0 bet 4, 1 bet 9, 2 bet 15, 0 bet 20");
    table.refuses(
        "1 bet 25",
        Illegal::Round(RoundIllegal::RaisesDone { most: 3 }),
    );
    table.play("1 fold, 2 bet 20, 0 bet 20");
    assert_eq!(table.to_act(), Some(2));
}

/// RULES 10.9: a fixed bet that somebody still in could not match is not offered.
#[test]
fn r10_9_a_bet_that_bets_somebody_out_is_refused() {
    let stacks = [50, 4, 50];
    let mut table = Round::new(rules("draw_brag", json!({})), &stacks, &THREE, "3d 3h");
    table.play("2 look, 2 bet 4");
    table.play("0 look");
    table.refuses("0 bet 5", Illegal::Round(RoundIllegal::BetsOut { most: 3 }));
    table.play("0 match, 1 match");
}

#[test]
fn heads_up_the_dealer_is_the_small_blind_and_begins() {
    let mut table = school(50, &THREE[..2], json!({}));
    assert_eq!(table.chips(), [48, 49]);
    assert_eq!(table.to_act(), Some(1));
    table.play("1 match, 0 check");
    assert_eq!(table.to_act(), Some(0), "the draw");
    table.play("0 stand, 1 stand");
    assert_eq!(table.to_act(), Some(0), "the second round");
}

#[test]
fn a_fixed_bet_is_what_is_owed_and_one_unit() {
    let mut table = school(50, &THREE, json!({"draw_unit": 2}));
    table.play("2 look");
    table.refuses("2 bet 5", Illegal::BetTooSmall { least: 6 });
    let by = brag::engine::Limit::Rules;
    table.refuses("2 bet 7", Illegal::BetTooLarge { most: 6, by });
    table.play("2 bet 6, 0 fold, 1 match, 1 stand, 2 stand, 1 look");
    table.refuses("1 bet 4", Illegal::BetTooSmall { least: 8 });
    table.play("1 bet 8");
}

#[test]
fn without_a_limit_a_bet_is_at_least_a_unit_and_nobody_is_bet_out() {
    let mut table = Round::new(
        rules("draw_brag", json!({"limit": "none"})),
        &[10, 20, 30],
        &THREE,
        "",
    );
    table.play("2 look");
    table.refuses("2 bet 3", Illegal::BetTooSmall { least: 4 });
    // 10.0.4 is measured at the full price, for unseen players too.
    table.refuses(
        "2 bet 11",
        Illegal::Round(RoundIllegal::BetsOut { most: 10 }),
    );
    table.play("2 bet 10, 0 match");
    assert_eq!(table.chips()[0], 4, "half of nine, rounded up");
}

#[test]
fn cards_are_drawn_unseen_by_their_places_and_named_in_records() {
    let mut table = school(50, &THREE, json!({}));
    table.play("2 match, 0 match, 1 check");
    let unseen = |places| brag::engine::Action::Drawing(DrawingAction::Unseen(places));
    let named = table.table.named(Seat(0), unseen(0b101));
    assert_eq!(
        brag::notation::Move {
            seat: Seat(0),
            action: named
        }
        .to_string(),
        "0 draw 7s Kc"
    );
    let by_places = table
        .table
        .play(Seat(0), unseen(0b101))
        .expect("it is offered")
        .table;
    let by_names = table
        .table
        .play(Seat(0), named)
        .expect("a record has it")
        .table;
    assert_eq!(by_places, by_names);
    let unseen_hand = Round { table: by_places };
    assert_eq!(unseen_hand.own(0), "?? ?? ??");
    table.play("0 draw 7s Kc, 1 look, 1 draw 2d, 2 stand");
    table.refuses("0 bet 4", Illegal::Round(RoundIllegal::UnseenBet));
    assert_eq!(table.own(1), "5s 7h 3s");
    table.play("0 look");
    assert_eq!(table.own(0), "5h 3d 3h");
    assert!(
        table
            .table
            .check(Seat(2), brag::engine::Action::Look(None))
            .is_ok(),
        "at any moment"
    );
    table.play("0 bet 4, 1 match, 2 match");
    assert_eq!(table.outcome()["shown"]["0"], "5h 3d 3h");
    assert_eq!(table.outcome()["awards"], json!([[0, 6 + 4 + 4 + 2 - 1]]));
}

#[test]
fn one_to_three_cards_are_thrown() {
    let mut table = school(50, &THREE, json!({}));
    table.play("2 match, 0 match, 1 check, 0 look");
    let unseen = |places| brag::engine::Action::Drawing(DrawingAction::Unseen(places));
    assert_eq!(
        table.table.check(Seat(0), unseen(1)),
        Err(Illegal::NotInHand)
    );
    table.refuses("0 check", Illegal::Drawing(DrawingIllegal::MustDraw));
    table.play("0 stand");
    assert_eq!(
        table.table.check(Seat(1), unseen(8)),
        Err(Illegal::NotInHand)
    );
    assert_eq!(
        table.table.check(Seat(1), unseen(0)),
        Err(Illegal::Drawing(DrawingIllegal::WrongThrow { most: 3 }))
    );
}

#[test]
fn r10_9_a_deal_costs_one_big_blind() {
    let sit = |options, chips: u64| {
        let table = Table::new(rules("draw_brag", options), &[chips, 99, 99], Seat(0));
        table.map(|table| {
            table
                .view(brag::engine::Viewer::Gallery)
                .seat(Seat(0))
                .unwrap()
                .is_able()
        })
    };
    assert_eq!(sit(json!({}), 1), Ok(false));
    assert_eq!(sit(json!({}), 2), Ok(true));
    assert_eq!(sit(json!({"draw_unit": 2, "big_blind": 6}), 5), Ok(false));
    assert_eq!(sit(json!({"draw_unit": 2, "big_blind": 6}), 6), Ok(true));
    assert_eq!(sit(json!({"limit": "none"}), 2), Ok(true));
    assert_eq!(sit(json!({"big_blind": 3}), 99), Err(SetupError::OddBlind));
}

#[test]
fn one_left_takes_the_pot_in_either_round() {
    let mut table = school(50, &THREE, json!({}));
    table.play("2 fold, 0 fold");
    assert_eq!(table.outcome()["awards"], json!([[1, 3]]));
    assert_eq!(table.outcome()["ended"], "fold");
    assert_eq!(table.table.ask(), Ask::Deal { shuffle: true });
}
