//! The laws of the table, over tables with real cards.

use std::cell::RefCell;

use brag::engine::{Action, Chips, Seat, Table, Viewer};
use brag::games::GAMES;

use super::kit::broad::broad;
use super::kit::dice::Dice;
use super::kit::{describe::describe, house, options, real, sittings};

fn play(
    seed: u64,
    sittings_of_each: u32,
    mut watch: impl FnMut(&mut Dice, &Table, &sittings::Move, &brag::engine::Advance),
) {
    let mut dice = Dice::new(seed);
    let other = RefCell::new(Dice::new(seed + 1000));
    for game in GAMES.iter().filter(|game| (game.rules)().can_be_banked()) {
        for _ in 0..sittings_of_each {
            let cards = (game.rules)().dealing().expect("a deal is dealt").cards;
            let by_house = (game.rules)().is_betting() && !dice.one_in(4);
            let start = real::of(&match by_house {
                true => house::table(cards, &mut dice),
                false => options::table(game, 40, &mut dice),
            });
            sittings::play_on(start, &mut dice, |table, next, step| {
                watch(&mut other.borrow_mut(), table, next, step);
            });
        }
    }
}

#[test]
fn what_is_offered_is_legal_and_the_rest_is_refused() {
    play(21, 40, |dice, table, _, _| {
        if !dice.one_in(4) {
            return;
        }
        let actions = broad(table);
        for seat in (0..=table.stacks().len() as u8).map(Seat) {
            let choices = table.choices(seat);
            if table.ask().seat() == Some(seat) {
                assert!(!choices.is_empty(), "whoever must act can");
            }
            for choice in &choices {
                let plain = choice.plain();
                assert!(choice.admits(plain), "{choice:?}");
                assert_eq!(table.check(seat, plain), Ok(()), "{choice:?}");
            }
            for &action in &actions {
                let offered = choices.iter().any(|choice| choice.admits(action));
                let check = table.check(seat, action);
                assert_eq!(
                    check.is_ok(),
                    offered,
                    "{seat} {action:?} of {choices:?}: {check:?}"
                );
                if dice.one_in(50) {
                    let mut tried = table.clone();
                    assert_eq!(tried.play_in_place(seat, action).is_ok(), offered);
                    assert_eq!(tried == *table, !offered, "{seat} {action:?}");
                }
            }
        }
    });
}

#[test]
fn events_rebuild_the_table_and_no_chip_is_lost() {
    play(22, 100, |_, table, _, step| {
        let mut rebuilt = table.clone();
        for event in &step.events {
            rebuilt.apply(event);
            let held = rebuilt.stacks().sum::<Chips>() + rebuilt.pot();
            assert_eq!(held, rebuilt.brought(), "{event:?}");
        }
        assert!(rebuilt == step.table);
    });
}

/// Nothing is secret at such a table: everybody sees the same.
#[test]
fn every_viewer_sees_the_same() {
    play(23, 20, |_, _, _, step| {
        let table = &step.table;
        let common = |viewer: Viewer| {
            let view = table.view(viewer);
            let events: Vec<_> = view.history().collect();
            let seats: Vec<_> = view
                .seats()
                .map(|seat| seat.hands().map(|hand| hand.faces().count()).sum::<usize>())
                .collect();
            (events, seats)
        };
        let hindsight = common(Viewer::Hindsight);
        assert_eq!(common(Viewer::Gallery), hindsight);
        assert!(!describe(table.view(Viewer::Gallery)).is_empty());
        for seat in (0..table.stacks().len() as u8).map(Seat) {
            assert_eq!(common(Viewer::Seat(seat)), hindsight);
        }
    });
}

#[test]
fn a_table_that_needs_cards_is_refused() {
    for game in GAMES {
        let mut rules = (game.rules)();
        rules.real_cards = true;
        let stacks = [100; 2];
        let made = Table::new(rules, &stacks, Seat(0));
        assert_eq!(made.is_ok(), (game.rules)().can_be_banked(), "{}", game.key);
    }
    let out = Action::Declare(brag::engine::Declared::of([Seat(0)].into_iter().collect()));
    let table = Table::new(brag::games::three_card(), &[9, 9], Seat(0)).expect("two can play");
    assert!(table.check(Seat(0), out).is_err(), "nothing is asked");
}
