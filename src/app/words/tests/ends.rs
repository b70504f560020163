//! Tests of how a deal ends where nobody is seen: what is not won, and what does not stay hidden.

use super::super::rounds_result;
use super::*;
use crate::engine::RoundAction::Stake;

#[test]
fn a_dealer_whose_stake_nobody_meets_takes_it_back_and_wins_what_the_others_pay_10_6() {
    let rules = (games::named("braggers").expect("a game").rules)();
    let mut table = dealt(rules, &[50; 3], &["Kc 8d 4h", "Qc 7d 3h", "Ac 9d 2h"]);
    let turns = [
        (2, Action::Round(Stake(3))),
        (0, Action::Fold),
        (1, Action::Fold),
    ];
    let said = play(&mut table, &turns);
    let last = &said[said.len() - 2..];
    assert_eq!(
        last,
        [
            "Cat takes their stake back.",
            "Nobody meets the stake: the others pay Cat 2 in all."
        ]
    );
    let told = deal_result(table.view(Viewer::Gallery), &name, Some(rounds_result));
    let told = told.expect("the deal is over");
    assert_eq!(told.headline, "Cat wins 2");
    assert_eq!(table.stacks().collect::<Vec<_>>(), [49, 49, 52]);
}

#[test]
fn a_hand_that_was_seen_in_a_sideshow_does_not_go_back_unseen_v82() {
    let rules = || (games::named("teen_patti").expect("a game").rules)();
    let hands = ["Kc Kd 4h", "Qc 7d 3h", "Ac 9d 2h"];
    let look = |seat| (seat, Action::Look(None));
    let unseen = "Nobody else sees your hand.".to_owned();

    let mut table = dealt(rules(), &[50; 3], &hands);
    let folds = [look(0), (0, Action::Bet(2)), (1, Action::Fold)];
    play(&mut table, &folds);
    play(&mut table, &[(2, Action::Fold)]);
    assert!(how(&table).contains(&unseen), "{:?}", how(&table));

    let mut table = dealt(rules(), &[50; 3], &hands);
    let compared = [
        look(0),
        (0, Action::Bet(2)),
        look(1),
        (1, Action::Sideshow),
        (0, Action::Agree),
    ];
    play(&mut table, &compared);
    play(&mut table, &[(2, Action::Fold)]);
    assert!(!how(&table).contains(&unseen), "{:?}", how(&table));
}
