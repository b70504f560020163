//! Tests of what a hint says, and of what it depends on.

use super::Hint;
use crate::app::counts::{Answer, at_once};
use crate::cards::{Card, Pack};
use crate::engine::{Action, Rules, Seat, Table, Viewer};
use crate::games;

/// A table of three at which seat 0 speaks first and holds these cards. The other cards begin at `turn` in the pack.
fn dealt(rules: Rules, hand: &str, turn: usize) -> Table {
    let own: Vec<Card> = hand
        .split(' ')
        .map(|card| card.parse().expect("a card"))
        .collect();
    let mut table = Table::new(rules, &[100; 3], Seat(2)).expect("it can be played");
    let mut rest: Vec<Card> = table
        .pack()
        .iter()
        .filter(|card| !own.contains(card))
        .collect();
    rest.rotate_left(turn);
    let mut rest = rest.into_iter();
    let mut pack = Vec::new();
    for card in own {
        pack.push(card);
        pack.extend(rest.by_ref().take(2));
    }
    pack.extend(rest);
    let pack = Pack::new(pack).expect("a whole pack");
    table.deal_in_place(Some(pack)).expect("it can be dealt");
    table
}

fn says(table: &Table) -> String {
    let own = Seat(0);
    let choices = table.choices(own);
    let hint = Hint::of(table.view(Viewer::Seat(own)), &choices).expect("a hint");
    let dealt = hint.question().map(|question| match at_once(&question) {
        Some(Answer::Deals(Some(dealt))) => dealt,
        other => panic!("{other:?} is no answer to {question:?}"),
    });
    hint.text(dealt, |of, all| format!("{}%", of * 100 / all))
}

#[test]
fn a_hint_is_the_same_whatever_the_others_hold() {
    for (rules, hand) in [
        (games::three_card(), "Kc Kd 4s"),
        (games::three_card(), "9c 6d 2s"),
        (games::four_card(), "9c 6d 2s 9h"),
        (
            games::named("stop_the_bus")
                .map(|game| (game.rules)())
                .expect("a game"),
            "9c 6d 2s",
        ),
    ] {
        let is_bus = rules.bus().is_some();
        let told = |turn| {
            let mut table = dealt(rules.clone(), hand, if is_bus { 0 } else { turn });
            let mut told = Vec::new();
            if !is_bus {
                told.push(says(&table));
                table
                    .play_in_place(Seat(0), Action::Look(None))
                    .expect("a look");
            }
            told.push(says(&table));
            told
        };
        let first = told(0);
        for turn in 1..9 {
            assert_eq!(told(turn), first, "{hand}");
        }
    }
}

#[test]
fn a_hint_tells_the_chance_and_what_the_bot_would_do() {
    let mut table = dealt(games::three_card(), "Kc Kd 4s", 0);
    let unseen = says(&table);
    assert!(
        unseen.starts_with("An unseen hand is the best of 3 in 33% of deals; "),
        "{unseen}"
    );
    table
        .play_in_place(Seat(0), Action::Look(None))
        .expect("a look");
    let seen = says(&table);
    assert!(
        seen.starts_with("Your hand (pair of kings) is the best of 3 in 7"),
        "{seen}"
    );
    assert!(
        seen.contains("a straightforward player would bet"),
        "{seen}"
    );
    let mut low = dealt(games::three_card(), "7c 4d 2s", 0);
    low.play_in_place(Seat(0), Action::Look(None))
        .expect("a look");
    assert!(says(&low).contains("would fold"), "{}", says(&low));
    let mut four = dealt(games::four_card(), "9c 6d 2s 9h", 0);
    four.play_in_place(Seat(0), Action::Look(None))
        .expect("a look");
    assert!(
        says(&four).ends_with("would throw the two of spades: the other three are the best hand."),
        "{}",
        says(&four)
    );
}

#[test]
fn hands_that_are_set_have_a_button_of_their_own_for_it() {
    let table = dealt(
        games::named("six_card")
            .map(|game| (game.rules)())
            .expect("a game"),
        "9c 6d 2s Ah Ad 3c",
        0,
    );
    let choices = table.choices(Seat(0));
    assert!(Hint::of(table.view(Viewer::Seat(Seat(0))), &choices).is_none());
}
