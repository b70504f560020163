//! Chips that a player buys are neither won nor lost, and no deal is reviewed twice.

use brag::engine::{Action, Seat};
use brag::notation::{Record, replay};
use brag::review::DealReview;

use super::reviewed;

/// Two players of 20 chips. Ann buys 50 within the first deal, Bob 7 between two deals and 30 within the last.
const BUYS_IN: &str = r#"{"format":"brag-record/1","rules":{"game":"three_card"},
  "seats":[{"name":"Ann","chips":20},{"name":"Bob","chips":20}],"dealer":1,
  "seed":"0101010101010101010101010101010101010101010101010101010101010101",
  "actions":["0 look","0 bet 1","1 look","1 fold","0 buy_in 50","1 look","1 bet 1","0 look","0 fold",
    "1 buy_in 7","0 look","0 bet 1","1 look","1 buy_in 30","1 fold"]}"#;

/// One box, which sits out three of six deals.
const SITS_OUT: &str = r#"{"format":"brag-record/1","rules":{"game":"three_card_poker"},
  "seats":[{"name":"Ann","chips":100}],"dealer":0,
  "seed":"0101010101010101010101010101010101010101010101010101010101010101",
  "actions":["0 stake 5 0","0 play","0 sit_out","0 sit_out","0 stake 5 0","0 fold","0 sit_out"]}"#;

fn numbers(deals: &[DealReview]) -> Vec<u32> {
    deals.iter().map(|deal| deal.deal).collect()
}

/// What the seat won in the record, in thousandths of a chip, without the chips that it bought.
fn won(record: &Record, seat: Seat) -> i64 {
    let played = replay(record).expect("it can be replayed");
    let brought = record.brought(record.seats.iter().map(|seat| seat.chips));
    let now = played.table.stacks().nth(seat.index()).expect("a seat");
    1000 * (now as i64 - brought[seat.index()] as i64)
}

#[test]
fn bought_chips_are_not_won() {
    let record: Record = BUYS_IN.parse().expect("a record");
    // Each deal is folded after one bet, so an ante is won.
    for (seat, sign) in [(Seat(0), 1), (Seat(1), -1)] {
        let deals = reviewed(&record, seat, 48);
        assert_eq!(numbers(&deals), [1, 2, 3]);
        let results = deals.iter().map(|deal| deal.ledger.result);
        let results: Vec<i64> = results.collect();
        assert_eq!(results, [1_000, -1_000, 1_000].map(|sum| sign * sum));
        for deal in deals {
            let ledger = deal.ledger;
            assert!(ledger.result.abs() <= 3_000, "{ledger:?}");
            assert!(ledger.cards.abs() <= 3_000, "{ledger:?}");
            assert!(ledger.others().abs() <= 6_000, "{ledger:?}");
        }
    }
}

#[test]
fn a_purchase_after_the_last_deal_reviews_nothing_anew() {
    let mut record: Record = BUYS_IN.parse().expect("a record");
    let before = reviewed(&record, Seat(1), 48);
    record.push(Seat(1), Action::BuyIn(20));
    assert_eq!(reviewed(&record, Seat(1), 48), before);
}

#[test]
fn deals_that_all_sat_out_repeat_no_number() {
    let record: Record = SITS_OUT.parse().expect("a record");
    let deals = reviewed(&record, Seat(0), 48);
    assert_eq!(numbers(&deals), [1, 2]);
    let all: i64 = deals.iter().map(|deal| deal.ledger.result).sum();
    assert_eq!(all, won(&record, Seat(0)));
}
