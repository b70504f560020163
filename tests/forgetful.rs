//! Tables that keep no events but those that are looked up again: they play on as tables that keep all, and a copy in
//! the room of another table is that table.

mod kit;

use std::cell::RefCell;

use brag::bots::{self, Temper};
use brag::engine::{Action, Event, Table, Viewer};
use brag::random::{Rng, Seed};
use kit::dice::Dice;
use kit::sittings::{self, Move};

const DEALS: u32 = 3_000;

/// All that can be told of a table, but for the history.
fn assert_alike(whole: &Table, forgetful: &Table) {
    assert_eq!(whole.ask(), forgetful.ask());
    assert!(whole.stacks().eq(forgetful.stacks()));
    assert!(whole.lying().eq(forgetful.lying()));
    assert!(whole.thrown().eq(forgetful.thrown()));
    assert_eq!(whole.pack(), forgetful.pack());
    assert_eq!(
        (whole.dealer(), whole.bank()),
        (forgetful.dealer(), forgetful.bank())
    );
    let (one, other) = (whole.view(Viewer::Gallery), forgetful.view(Viewer::Gallery));
    assert_eq!((one.pots(), one.stake()), (other.pots(), other.stake()));
    assert_eq!((one.turned(), one.top()), (other.turned(), other.top()));
    assert!(one.bids().eq(other.bids()));
    for seat in one.seats().map(|seat| seat.seat()) {
        assert_eq!(whole.choices(seat), forgetful.choices(seat));
        assert_eq!(one.net_chips(seat), other.net_chips(seat));
    }
}

/// Bots of every temper do the same at both.
fn bots_do_the_same(whole: &Table, forgetful: &Table) {
    let Some(seat) = whole.ask().seat() else {
        return;
    };
    let choices = whole.choices(seat);
    for temper in Temper::USUAL {
        let chances = |table: &Table| {
            let mut bot = bots::bot(table.rules(), temper);
            let mut rng = Rng::new(Seed([3; 32]), 1);
            bot.chances(table.view(Viewer::Seat(seat)), &choices, &mut rng)
        };
        assert_eq!(
            chances(whole),
            chances(forgetful),
            "{temper:?} at {:?}",
            whole.history()
        );
    }
}

#[test]
fn they_play_on_as_those_that_keep_all() {
    let dice = RefCell::new(Dice::new(5));
    let room = RefCell::new(None);
    sittings::play(
        23,
        DEALS,
        |table| table.clone().forgetful(),
        |forgetful, table, next, step| {
            let dice = &mut dice.borrow_mut();
            // It may begin to forget at any time.
            if dice.one_in(50) {
                *forgetful = table.clone().forgetful();
            }
            assert_alike(table, forgetful);
            let sets = table.rules().setting().is_some() || table.rules().bus().is_some();
            if !sets && dice.one_in(4) {
                bots_do_the_same(table, forgetful);
            }
            match (next, next.action(table)) {
                (Move::Act(..), Some((seat, action))) => {
                    let played = forgetful.play_chosen(seat, |view, choices| {
                        assert_eq!(choices, &*table.choices(seat));
                        assert_eq!(view.own().map(|own| own.seat()), Some(seat));
                        action
                    });
                    assert_eq!(played, Ok(action));
                }
                _ => next.on(forgetful),
            }
            assert_alike(&step.table, forgetful);
            assert!(forgetful.history().len() <= step.table.history().len());
            let is_paid = |event: &Event| matches!(event, Event::Paid { .. });
            assert!(!forgetful.history().iter().any(is_paid));
            // The room is that of any other game.
            let room = &mut *room.borrow_mut();
            let room: &mut Table = room.get_or_insert_with(|| step.table.clone());
            let other = if dice.one_in(2) {
                &step.table
            } else {
                &*forgetful
            };
            room.copy(other);
            assert!(*room == *other, "a copy differs");
        },
    );
}

#[test]
fn what_is_not_offered_is_refused() {
    let mut table =
        Table::new(brag::games::usual(), &[100; 3], brag::engine::Seat(0)).expect("a table");
    let pack = Some(brag::cards::Pack::sorted());
    table.deal_in_place(pack).expect("a deal is due");
    let before = table.clone();
    let seat = table.ask().seat().expect("somebody must act");
    for action in [
        Action::Bet(0),
        Action::Bet(1_000),
        Action::See,
        Action::Keep,
    ] {
        let refused = table.play_chosen(seat, |_, _| action);
        assert_eq!(refused.err(), before.check(seat, action).err());
        assert!(table == before);
    }
}
