//! The best three of seven and of thirteen: betting games in which four or ten cards are thrown away (RULES 2.2, 2.4,
//! 10.1).

use brag::engine::{Illegal, Rules};
use brag::notation::DealOutcome;

use crate::kit::school::{School, all_rules};

fn free(game: &'static str, cards: u8) -> Rules {
    all_rules(|rules, dealing, _| {
        rules.game = game;
        dealing.cards = cards;
        rules.ante = 0;
    })
}

fn seven(hands: &[&str]) -> School {
    let rules = free("best_of_seven", 7);
    School::new(rules, &vec![50; hands.len()], &[hands])
}

#[test]
fn r10_1_four_of_seven_are_thrown_away_on_looking() {
    let mut school = seven(&["9s 9h Kd Ac 5c 4d 2c", "9d 9c Ks Ad 5d 4h 3h"]);
    school.play("0 look");
    school
        .refuses("0 bet 2", Illegal::MustDiscard { cards: 4 })
        .refuses("0 discard Ac 5c 4d", Illegal::MustDiscard { cards: 4 })
        .refuses("0 discard Ac 5c 4d 3h", Illegal::NotInHand);
    school.play("0 discard Ac 5c 4d 2c, 0 bet 2");
}

/// Ace, five and four are thrown by both; the fourth card thrown decides.
#[test]
fn r10_1_the_highest_card_thrown_counts_first_and_so_on_to_the_last() {
    let mut school = seven(&["9s 9h Kd Ac 5c 4d 2c", "9d 9c Ks Ad 5d 4h 3h"]);
    school.play("0 look, 0 discard Ac 5c 4d 2c, 1 look, 1 discard Ad 5d 4h 3h");
    school.play("0 bet 2, 1 see");
    assert_eq!(school.awards(), "1 6", "the payer has the higher last card");
}

#[test]
fn r10_1_ten_of_thirteen_are_compared_to_the_last() {
    let p = "Ah Kh Qh Ac Jc Tc 9c 8d 7d 6d 5d 4d 2s";
    let q = "As Ks Qs Ad Jd Td 9d 8c 7c 6c 5c 4c 3h";
    let rules = free("best_of_thirteen", 13);
    let mut school = School::new(rules, &[50, 50], &[&[p, q]]);
    school.play("0 look, 0 discard Ac Jc Tc 9c 8d 7d 6d 5d 4d 2s");
    school.play("1 look, 1 discard Ad Jd Td 9d 8c 7c 6c 5c 4c 3h, 0 bet 2, 1 see");
    assert_eq!(school.awards(), "1 6");
}

/// Nobody chose: two runs of the same cards lie in it, and the first in dealt order is shown.
#[test]
fn r10_1_of_equally_good_threes_of_an_unopened_hand_the_first_is_shown() {
    let mut school = seven(&["Kc Qd Jh Ks 5c 3d 2s", "9d 9c Kd Ad 5d 4h 3h"]);
    school.play("0 bet 1, 1 bet 1, 0 see");
    let outcome = DealOutcome::of(&school.table).expect("a deal that is over");
    let shown: Vec<String> = outcome
        .shown
        .iter()
        .map(|(_, hand)| hand.to_string())
        .collect();
    assert_eq!(shown, ["5d 4h 3h", "Kc Qd Jh"], "not the king of spades");
    assert_eq!(school.awards(), "0 4");
}
