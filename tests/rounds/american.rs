//! American Brag (RULES 3.6, 10.5, 10.7; V79).

use brag::cards::{Hand, Ranking, RankingRules};
use brag::engine::{DrawingIllegal, Illegal, Limit, RoundIllegal};
use serde_json::{Value, json};

use super::table::{Round, rules};

fn school(hands: &[&str], options: Value) -> Round {
    let stacks = vec![20; hands.len()];
    Round::new(rules("american", options), &stacks, hands, "3d 3h 3s Qc")
}

const THREE: [&str; 3] = ["Kc 5h 7s", "2d 5s 7h", "2h 5c 8s"];

fn no_draw(hands: &[&str]) -> Round {
    school(hands, json!({"draw": false}))
}

/// V79.
#[test]
fn trios_by_rank_and_in_them_by_braggers_and_the_elder_of_equals() {
    let ranking = Ranking::new(RankingRules::american());
    let value = |text: &str| ranking.value(text.parse::<Hand>().expect("a hand"));
    let order = [
        "Ac Ad Ah", "Ac Ad 9h", "Ac Jd 9h", "Kc Kd Kh", "Kc Kd 9h", "Kc 9d 9h", "Jc Jd 9h",
    ];
    for pair in order.windows(2) {
        assert!(value(pair[0]) > value(pair[1]), "{pair:?}");
    }
    assert_eq!(value("Jc Jd 9h"), value("Jc 9d 9h"));
    assert_eq!(value("Ac Ad Kh"), value("Ah As 2h"));
    let mut table = no_draw(&["Ac Ad 2h", "Ah As Kh"]);
    table.play("0 pass, 1 pass");
    assert_eq!(table.outcome()["awards"], json!([[0, 2]]));
    assert_eq!(table.outcome()["ended"], "showdown");
}

#[test]
fn who_goes_last_calls_a_sight_and_shows_last() {
    let mut table = no_draw(&THREE);
    table.play("0 pass, 1 bet 3");
    table.refuses("2 pass", Illegal::Round(RoundIllegal::MustGo { owed: 3 }));
    table.refuses("2 see", Illegal::Round(RoundIllegal::MustGo { owed: 3 }));
    table.refuses("2 bet 4", Illegal::Round(RoundIllegal::MustGo { owed: 3 }));
    table.play("2 go");
    assert_eq!(table.to_act(), Some(0), "those who passed answer too");
    table.play("0 go");
    assert_eq!(table.to_act(), Some(0), "the last who went");
    table.refuses("0 pass", Illegal::Round(RoundIllegal::MustSeeOrBrag));
    table.refuses("0 fold", Illegal::Round(RoundIllegal::NothingOwed));
    table.refuses("0 go", Illegal::Round(RoundIllegal::NothingOwed));
    table.play("0 see");
    let outcome = table.outcome();
    assert_eq!(outcome["awards"], json!([[0, 12]]));
    assert_eq!(table.chips(), [28, 16, 16]);
}

#[test]
fn returning_the_brag_is_answered_by_the_others_again() {
    let mut table = no_draw(&THREE);
    table.play("0 bet 2, 1 go, 2 go, 2 bet 1");
    assert_eq!(table.to_act(), Some(0));
    table.play("0 fold, 1 go");
    assert_eq!(table.to_act(), Some(1));
    table.play("1 bet 5, 2 fold");
    let outcome = table.outcome();
    assert_eq!(
        (&outcome["ended"], &outcome["awards"]),
        (&json!("fold"), &json!([[1, 16]]))
    );
    assert_eq!(outcome.get("shown"), None);
}

#[test]
fn a_brag_that_nobody_goes_takes_the_pool_unseen() {
    let mut table = no_draw(&THREE);
    table.play("0 bet 2, 1 fold, 2 fold");
    assert_eq!(table.outcome()["awards"], json!([[0, 5]]));
    assert_eq!(table.outcome()["ended"], "fold");
}

#[test]
fn brag_max_limits_each_brag() {
    let mut table = school(&THREE, json!({"draw": false, "brag_max": 3}));
    let by = Limit::Rules;
    table.refuses("0 bet 4", Illegal::BetTooLarge { most: 3, by });
    table.play("0 bet 3, 1 go, 2 fold, 1 bet 3");
    table.refuses("0 check", Illegal::NotInThisGame);
}

#[test]
fn before_the_betting_each_takes_in_as_many_as_he_throws() {
    let mut table = school(&THREE, json!({}));
    table.refuses("0 pass", Illegal::Drawing(DrawingIllegal::MustDraw));
    table.refuses(
        "0 draw 2d",
        Illegal::NotYourCard {
            card: "2d".parse().unwrap(),
        },
    );
    table.play("0 draw 5h 7s, 1 stand");
    assert_eq!(table.own(0), "Kc 3d 3h");
    table.play("2 draw 2h 5c 8s");
    assert_eq!(table.own(2), "3s Qc 2c");
    table.refuses("0 stand", Illegal::Drawing(DrawingIllegal::NoDrawNow));
    table.play("0 pass, 1 pass, 2 pass");
    assert_eq!(table.outcome()["shown"]["0"], "Kc 3d 3h");
    assert_eq!(table.table.pack().len(), 52 - 9 - 5);
    assert_eq!(table.table.thrown().count(), 5);
}
