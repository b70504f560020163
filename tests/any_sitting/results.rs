//! The results of sittings that are ended at any moment: chips are conserved in them too.

use brag::engine::Chips;
use brag::games::GAMES;
use brag::random::Seed;
use brag::sitting::result::SittingResult;
use brag::sitting::save;
use brag::sitting::session::Session;

use crate::kit::dice::Dice;
use crate::kit::sessions::{is_in_deal, play_on, sit_down};

/// The sittings of each game.
const SITTINGS: usize = 24;
/// The moves of a sitting.
const MOVES: usize = 150;

/// Ann borrows 4 of Bob, bets 5, and the sitting ends.
const AFTER_A_LOAN: &str = r#"{"brag_save":2,"deals":1,"minds":["person","careful","careful"],"record":{"format":"brag-record/1",
  "rules":{"game":"three_card","shortage":"borrow"},"seats":[{"name":"Ann","chips":3},{"name":"Bob",
  "chips":50},{"name":"Cat","chips":50}],"dealer":2,
  "seed":"0101010101010101010101010101010101010101010101010101010101010101","chosen":true,
  "actions":["0 look","0 bet 1","1 look","1 bet 5","2 look","2 bet 5","0 borrow 1 4","1 lend","0 bet 5"]}}"#;

/// The eldest of six bets the rest of nine chips.
const FOR_THREE_STAKES: &str = r#"{"brag_save":2,"deals":1,"minds":["person","careful","careful","careful","careful","careful"],
  "record":{"format":"brag-record/1","rules":{"game":"three_stake"},"seats":[{"name":"p0",
  "chips":9},{"name":"p1","chips":30},{"name":"p2","chips":30},{"name":"p3","chips":30},{"name":"p4",
  "chips":30},{"name":"p5","chips":30}],"dealer":5,
  "seed":"0303030303030303030303030303030303030303030303030303030303030303","chosen":true,
  "actions":["0 bet 12"]}}"#;

fn chips(session: &Session) -> Vec<Chips> {
    let result = SittingResult::of(session, 0).expect("something was done");
    result.chips
}

/// Whoever ends a sitting in the middle of a deal has what he had before it, and what he bought meanwhile.
#[test]
fn an_unfinished_deal_gives_everybody_back_what_it_took() {
    let mut dice = Dice::new(33);
    let mut compared = 0;
    for nth in 0..SITTINGS * GAMES.len() {
        let mut session = sit_down(nth, &mut dice);
        play_on(&mut session, MOVES, &mut dice, |session, before, _| {
            if session.record().actions.is_empty() || !is_in_deal(session.table()) {
                return;
            }
            let key = session.table().rules().game;
            assert_eq!(
                chips(session),
                before,
                "{key}: {}",
                session.record().to_json()
            );
            compared += 1;
        });
    }
    assert!(compared > 10_000, "only {compared} moments");
}

#[test]
fn chips_lent_in_an_unfinished_deal_go_back_to_the_lender() {
    let session = save::read(AFTER_A_LOAN, Seed([1; 32])).expect("it can be read");
    assert_eq!(chips(&session), [3, 50, 50]);
}

/// Whoever stakes all that is left of three pots gets it back, not more.
#[test]
fn an_unfinished_deal_for_three_stakes_gives_no_more_back_than_it_took() {
    let session = save::read(FOR_THREE_STAKES, Seed([1; 32])).expect("it can be read");
    assert_eq!(chips(&session), [9, 30, 30, 30, 30, 30]);
}
