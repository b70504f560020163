//! Single-stake Brag with braggers (RULES 3.5, 3.7, 10.5, 10.6; V80).

use brag::engine::{Illegal, Limit, RoundIllegal, SetupError, Table};
use serde_json::{Value, json};

use super::table::{Round, rules};

fn school(stacks: &[u64], hands: &[&str], options: Value) -> Round {
    Round::new(rules("braggers", options), stacks, hands, "")
}

const THREE: [&str; 3] = ["2c 5h 7s", "2d 5s 7h", "2h 5c 8s"];

/// V80.
#[test]
fn all_must_be_level_with_the_highest_and_kings_with_a_bragger_win() {
    let hands = ["2c 5h 7s", "Ac Ah 4s", "Kc Kh 9d", "8c 8h 8s"];
    let mut table = school(&[20, 20, 20, 20], &hands, json!({}));
    table.play("3 stake 2, 0 fold, 1 match, 2 bet 5, 3 match, 1 match");
    assert_eq!(table.chips(), [20, 15, 30, 15]);
    let outcome = table.outcome();
    assert_eq!(outcome["ended"], "showdown");
    assert_eq!(outcome["awards"], json!([[2, 15]]));
    assert_eq!(
        outcome["shown"],
        json!({"1": "Ac Ah 4s", "2": "Kc Kh 9d", "3": "8c 8h 8s"})
    );
}

/// V80: a dealer whose stake nobody meets takes it back, and a chip from each player.
#[test]
fn a_stake_that_nobody_meets_comes_back_with_a_fixed_sum_from_each() {
    let mut table = school(&[9, 9, 9], &THREE, json!({}));
    table.play("2 stake 2, 0 fold, 1 fold");
    assert_eq!(table.chips(), [8, 8, 11]);
    let outcome = table.outcome();
    assert_eq!(outcome["ended"], "unmet");
    assert_eq!(outcome["awards"], json!([[2, 2], [2, 2]]));
    assert_eq!(outcome.get("shown"), None);
}

#[test]
fn the_fixed_sum_is_paid_as_far_as_there_are_chips() {
    let mut table = school(&[1, 9, 9], &THREE, json!({"fixed_sum": 4}));
    table.play("2 stake 1, 0 fold, 1 fold");
    assert_eq!(table.chips(), [0, 5, 14]);
    let mut table = school(&[9, 9, 9], &THREE, json!({"fixed_sum": 0}));
    table.play("2 stake 1, 0 fold, 1 fold");
    assert_eq!(table.outcome()["awards"], json!([[2, 1]]));
}

#[test]
fn a_dealer_who_is_met_and_then_alone_takes_the_pool() {
    let mut table = school(&[9, 9, 9], &THREE, json!({}));
    table.play("2 stake 2, 0 match, 1 fold, 2 bet 1, 0 fold");
    assert_eq!(table.chips(), [7, 9, 11]);
    let outcome = table.outcome();
    assert_eq!(
        (&outcome["ended"], &outcome["awards"]),
        (&json!("fold"), &json!([[2, 5]]))
    );
}

#[test]
fn it_comes_to_the_dealer_who_owes_nothing_and_he_may_check_bet_or_fold() {
    let mut table = school(&[9, 9, 9], &THREE, json!({}));
    table.play("2 stake 2, 0 match, 1 match");
    assert_eq!(table.to_act(), Some(2));
    table.refuses("2 match", Illegal::Round(RoundIllegal::NothingOwed));
    let mut other = Round {
        table: table.table.clone(),
    };
    other.play("2 fold");
    assert_eq!(
        other.outcome()["awards"],
        json!([[0, 6]]),
        "equal: the elder"
    );
    table.play("2 check");
    assert_eq!(
        table.outcome()["awards"],
        json!([[2, 6]]),
        "an eight is best"
    );
}

/// RULES 10.5: the dealer with his stake is the first of all.
#[test]
fn of_equal_hands_the_first_who_put_in_chips_wins() {
    let hands = ["Kc Kh 4s", "2c 3h 4d", "Ks Kd 3s"];
    let mut table = school(&[9, 9, 9], &hands, json!({}));
    table.play("2 stake 2, 0 match, 1 match, 2 check");
    assert_eq!(table.outcome()["awards"], json!([[2, 6]]));
    let hands = ["Kc Kh 4s", "Ks Kd 3s", "2c 3h 4d"];
    let mut table = school(&[9, 9, 9], &hands, json!({}));
    table.play("2 stake 2, 0 match, 1 bet 3, 2 match, 0 match");
    assert_eq!(table.outcome()["awards"], json!([[0, 9]]));
}

/// RULES 10.0.4.
#[test]
fn nobody_is_bet_out() {
    let table = school(&[3, 9, 9], &THREE, json!({}));
    table.refuses(
        "2 stake 4",
        Illegal::Round(RoundIllegal::BetsOut { most: 3 }),
    );
    table.refuses("2 stake 0", Illegal::BetTooSmall { least: 1 });
    table.refuses("2 check", Illegal::Round(RoundIllegal::MustStake));
    table.refuses(
        "0 stake 1",
        Illegal::NotYourTurn {
            to_act: brag::engine::Seat(2),
        },
    );
    let mut table = school(&[3, 9, 9], &THREE, json!({}));
    table.play("2 stake 2");
    table.refuses("0 bet 4", Illegal::Round(RoundIllegal::BetsOut { most: 3 }));
    table.refuses("0 bet 2", Illegal::BetTooSmall { least: 3 });
    table.refuses("0 check", Illegal::Round(RoundIllegal::Owing { owed: 2 }));
    table.refuses("0 go", Illegal::NotInThisGame);
    table.refuses("0 pass", Illegal::NotInThisGame);
    table.refuses("0 stake 1", Illegal::Round(RoundIllegal::NothingToStake));
    table.refuses("0 look", Illegal::NotInThisGame);
    // The player with few chips has folded, so bets may be larger.
    table.play("0 fold, 1 bet 9, 2 match");
    assert_eq!(table.chips().iter().sum::<u64>(), 21);
}

#[test]
fn a_player_without_chips_is_asked_all_the_same() {
    let mut table = school(&[2, 9, 9], &THREE, json!({}));
    table.play("2 stake 2, 0 match, 1 match");
    table.refuses("2 bet 1", Illegal::Round(RoundIllegal::BetsOut { most: 0 }));
    table.play("2 check");
    assert_eq!(table.outcome()["ended"], "showdown");
}

#[test]
fn stake_max_limits_the_dealer_and_what_anybody_has_in() {
    let most = |most| Illegal::BetTooLarge {
        most,
        by: Limit::Rules,
    };
    let table = school(&[9, 9, 9], &THREE, json!({"stake_max": 4}));
    table.refuses("2 stake 5", most(4));
    let mut table = school(&[9, 9, 9], &THREE, json!({"stake_max": 4}));
    table.play("2 stake 2, 0 bet 3");
    table.refuses("1 bet 5", most(4));
    table.play("1 bet 4");
    table.refuses("2 bet 3", most(2));
}

/// RULES 3.5: Hoyle's of 1751 by a custom pack.
#[test]
fn a_short_pack_serves_a_third_of_its_cards() {
    let short = |seats: usize| {
        let rules = rules(
            "braggers",
            json!({"lowest_rank": 9, "braggers": ["Jc", "9d"]}),
        );
        Table::new(rules, &vec![9; seats], brag::engine::Seat(0))
    };
    assert_eq!(short(8).expect("24 cards for 8").pack().len(), 24);
    assert_eq!(short(9).unwrap_err(), SetupError::TooManySeats { most: 8 });
    let whole = Table::new(
        rules("braggers", json!({})),
        &[9; 11],
        brag::engine::Seat(0),
    );
    assert_eq!(whole.unwrap_err(), SetupError::TooManySeats { most: 10 });
}

/// A list of cards, and of no kinds of them.
#[test]
fn braggers_are_written_card_by_card() {
    let jacks = rules("braggers", json!({"braggers": ["Js", "Jh", "Jd", "Jc"]}));
    let written = serde_json::to_value(brag::notation::write_rules(&jacks)).expect("rules");
    assert_eq!(written["braggers"], json!(["Jc", "Jd", "Jh", "Js"]));
}

#[test]
fn folded_cards_are_out_of_play_and_come_back_with_the_next_deal() {
    let mut table = school(&[9, 9, 9], &THREE, json!({}));
    table.play("2 stake 2, 0 fold");
    assert_eq!(table.table.pack().len(), 43);
    assert_eq!(table.table.thrown().count(), 3);
    table.play("1 fold");
    assert_eq!(table.table.gathered().len(), 52);
}
