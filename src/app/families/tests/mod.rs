//! Tests of the families' own words: what is said of events and of how deals end, and how long it is shown.

mod tempo;

use super::words::WORDS;
use crate::app::words::tests::{dealt, name, play_among};
use crate::app::words::{DealResult, deal_result};
use crate::engine::{Action, RoundAction::Stake, Rules, Table, Viewer};
use crate::games;

/// Plays actions. Returns the sentence of every event.
fn play(table: &mut Table, actions: &[(u8, Action)]) -> Vec<String> {
    play_among(table, actions, &WORDS)
}

/// The result of the deal in the words of its game.
fn result(table: &Table) -> DealResult {
    let own = super::result(table.rules());
    deal_result(table.view(Viewer::Gallery), &name, own).expect("the deal is over")
}

fn lines(table: &Table) -> Vec<String> {
    let result = result(table);
    result.details.into_iter().chain(result.notes).collect()
}

#[test]
fn of_stop_the_bus_it_is_told_who_loses_a_life_and_with_what_10_2() {
    use crate::engine::BusAction::{All, Stick};
    let mut rules = (games::named("stop_the_bus").expect("a game").rules)();
    rules.bus_mut().expect("lives").lives = 2;
    let mut table = dealt(rules, &[5, 5], &["Kh Kd 9c", "9h 2d 4c"]);
    let turns = [(0, All), (1, All), (0, All), (1, Stick), (0, All)];
    let turns = turns.map(|(seat, action)| (seat, Action::Bus(action)));
    let said = play(&mut table, &turns);
    let told = result(&table);
    let lost = said
        .iter()
        .find(|line| line.contains("life"))
        .expect("a life is lost");
    assert_eq!(format!("{}.", told.headline), *lost);
    assert!(lost.ends_with("a life; 1 left."), "{lost}");
    assert!(
        told.details[0].starts_with("The lowest hand: "),
        "{:?}",
        told.details
    );
}

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
    let told = result(&table);
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
    assert!(lines(&table).contains(&unseen), "{:?}", lines(&table));

    let mut table = dealt(rules(), &[50; 3], &hands);
    let compared = [
        look(0),
        (0, Action::Bet(2)),
        look(1),
        (1, Action::SIDESHOW),
        (0, Action::Agree),
    ];
    play(&mut table, &compared);
    play(&mut table, &[(2, Action::Fold)]);
    assert!(!lines(&table).contains(&unseen), "{:?}", lines(&table));
}

#[test]
fn a_show_that_is_paid_for_and_a_fold_are_told_in_the_words_of_teen_patti() {
    let rules = || (games::named("teen_patti").expect("a game").rules)();
    let hands = ["Kc Kd 4h", "Qc 7d 3h"];
    let mut table = dealt(rules(), &[50; 2], &hands);
    let said = play(&mut table, &[(0, Action::Bet(1)), (1, Action::Fold)]);
    assert!(said.contains(&"Bill packs.".to_owned()), "{said:?}");
    assert_eq!(lines(&table)[0], "Everyone else has packed.");

    let mut table = dealt(rules(), &[50; 2], &hands);
    play(&mut table, &[(0, Action::Bet(1)), (1, Action::See)]);
    let told = lines(&table);
    assert!(
        told.contains(&"Bill paid 1 for the show.".to_owned()),
        "{told:?}"
    );
}

fn rail_of(rules: &Rules) -> String {
    (WORDS.of)(rules).rail_of(rules)
}

#[test]
fn the_rail_says_what_is_played_for() {
    let rail = |key| rail_of(&(games::named(key).expect("a game").rules)());
    assert_eq!(rail("six_card"), "Six cards · to 10");
    assert_eq!(rail("seven_card"), "Seven cards · ante 1");
    assert_eq!(rail("nine_card"), "Nine cards · 4 × 1");
    assert_eq!(rail("thirteen_card"), "Crash · to 10");
    assert_eq!(rail("stop_the_bus"), "Stop the Bus · 3 lives");
    assert_eq!(rail("three_stake"), "Classic Brag · 3 × 1");
    assert_eq!(rail("american"), "American Brag · ante 1");
    assert_eq!(rail("braggers"), "Single stake · no limit");
    assert_eq!(rail("draw_brag"), "Brag Poker · blinds 1/2");
    assert_eq!(rail("three_card_poker"), "Three Card Poker");
    assert_eq!(rail("teen_patti"), "Teen Patti · boot 1");
    let mut muflis = (games::named("teen_patti").expect("a game").rules)();
    let variation = games::of(&muflis)
        .and_then(|game| game.option("variation"))
        .expect("an option");
    variation.set(&mut muflis, Some(1));
    assert_eq!(rail_of(&muflis), "Muflis · boot 1");
    let mut nine = (games::named("nine_card").expect("a game").rules)();
    let form = games::of(&nine)
        .and_then(|game| game.option("form"))
        .expect("an option");
    form.set(&mut nine, Some(1));
    assert_eq!(rail_of(&nine), "Nine cards · ante 1");
    form.set(&mut nine, Some(2));
    assert_eq!(rail_of(&nine), "Nine cards · to 21");
}
