//! Tests of what a hint says, and of what it depends on.

mod reasons;

use super::{Hint, HintText};
use crate::app::worker::{Answer, at_once};
use crate::bots;
use crate::cards::{Card, Pack};
use crate::engine::{Action, Rules, Seat, Table, Viewer};
use crate::games;
use crate::rollouts::{Appraisal, Budget};

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

fn percent(of: u64, all: u64) -> String {
    format!("{}%", of * 100 / all)
}

/// What seat 0 is told at the end.
fn hint_text_of(table: &Table) -> HintText {
    let own = Seat(0);
    let (view, choices) = (table.view(Viewer::Seat(own)), table.choices(own));
    if let Some(risks) = bots::risks(view.rules()) {
        return HintText::risks(view, &choices, &risks(view), percent);
    }
    let budget = Budget { playouts: 400 };
    if let Some(mut appraisal) = Appraisal::begin(view, &choices, bots::bot, budget) {
        while !appraisal.step().is_done {}
        let name = |seat: Seat| format!("Seat {}", seat.0);
        return HintText::worths(view, &choices, &appraisal.estimates(), name, percent);
    }
    let hint = Hint::of(view, &choices).expect("a hint");
    let dealt = hint.question().map(|question| match at_once(&question) {
        Some(Answer::Deals(Some(dealt))) => dealt,
        other => panic!("{other:?} is no answer to {question:?}"),
    });
    HintText::only(hint.text(dealt, percent))
}

pub(super) fn looked(rules: Rules, hand: &str, turn: usize) -> Table {
    let mut table = dealt(rules, hand, turn);
    let look = Action::Look(None);
    table.play_in_place(Seat(0), look).expect("a look");
    table
}

#[test]
fn a_hint_is_the_same_whatever_the_others_hold() {
    for (rules, hand) in [
        (games::three_card(), "Kc Kd 4s"),
        (games::three_card(), "9c 6d 2s"),
        (games::four_card(), "9c 6d 2s 9h"),
    ] {
        let both = |turn| {
            let blind = hint_text_of(&dealt(rules.clone(), hand, turn));
            (blind, hint_text_of(&looked(rules.clone(), hand, turn)))
        };
        let first = both(0);
        for turn in 1..5 {
            assert_eq!(both(turn), first, "{hand}");
        }
    }
}

#[test]
fn a_hint_tells_the_worth_of_each_choice_and_why_in_numbers() {
    let says = hint_text_of(&looked(games::three_card(), "Kc Kd 4s", 0));
    assert_eq!(says.head, "Worth in chips, the best first:");
    let (best, worth) = &says.choices[0];
    assert!(best.starts_with("Bet "), "{says:?}");
    // Their errors are large here.
    let other = &says.choices[1].0;
    let even = format!("{best} or {other}: there’s no clear difference.");
    assert_eq!(says.lead, even);
    assert!(worth.starts_with('+') && worth.contains('±'), "{says:?}");
    assert!(says.why.starts_with(&format!("“{best}” wins ")), "{says:?}");
    assert!(says.why.contains("fold: Seat "), "{says:?}");
    assert!(says.why.contains(" Price 1, pot 3."), "{says:?}");
    assert!(!says.is_thinking);
    // The others are blind, so the pot may be carried.
    assert!(says.why.ends_with(" The pot may carry over."), "{says:?}");
}

#[test]
fn to_fold_is_worth_nothing_where_no_pot_is_carried() {
    let mut rules = games::three_card();
    if let Some(vying) = rules.vying_mut() {
        vying.blind_play = false;
    }
    let says = hint_text_of(&looked(rules, "9c 6d 2s", 0));
    let fold = says.choices.iter().find(|(button, _)| button == "Fold");
    assert_eq!(fold.map(|(_, worth)| worth.as_str()), Some("0"), "{says:?}");
    assert!(says.why.ends_with(" Price 1, pot 3."), "{says:?}");
}

#[test]
fn before_anything_is_played_out_the_price_is_told() {
    let table = looked(games::three_card(), "Kc Kd 4s", 0);
    let view = table.view(Viewer::Seat(Seat(0)));
    let says = HintText::thinking(view, &table.choices(Seat(0)));
    assert!(says.is_thinking && says.choices.is_empty());
    assert_eq!(says.why, "Price 1, pot 3.");
}

#[test]
fn where_a_life_is_at_stake_each_move_has_its_risk() {
    let bus = games::named("stop_the_bus").map(|game| (game.rules)());
    let says = hint_text_of(&dealt(bus.expect("a game"), "9c 6d 2s", 0));
    assert_eq!(says.head, "Chance of losing a life, the safest first:");
    let safest = &says.choices[0].0;
    assert_eq!(says.lead, format!("{safest}: nothing else is safer."));
    assert!(says.choices.len() >= 4, "{says:?}");
    assert!(
        says.choices.iter().all(|(_, risk)| risk.contains('%')),
        "{says:?}"
    );
    assert!(says.choices[0].0.contains(" for "), "{says:?}");
}

#[test]
fn what_is_thrown_from_a_hand_is_named() {
    let four = hint_text_of(&looked(games::four_card(), "9c 6d 2s 9h", 0));
    assert!(
        four.lead
            .ends_with("would throw away the two of spades and keep the best hand."),
        "{four:?}"
    );
}

#[test]
fn hands_that_are_set_have_a_button_of_their_own_for_it() {
    let six = games::named("six_card").map(|game| (game.rules)());
    let table = dealt(six.expect("a game"), "9c 6d 2s Ah Ad 3c", 0);
    let choices = table.choices(Seat(0));
    assert!(Hint::of(table.view(Viewer::Seat(Seat(0))), &choices).is_none());
}
