//! An expert's work is counted and bounded: on a slow phone no slice is felt, and no decision takes long.

use brag::bots;
use brag::engine::{Ask, Rules, Seat, Table, Viewer};
use brag::games::GAMES;
use brag::random::{Rng, Seed};
use brag::rollouts::{Budget, Expert, Slice};

use crate::school::{Bot, School};

/// What an expert may play out on the page.
const USUAL: Budget = Budget { playouts: 800 };
/// The decisions of a deal that are looked at: of so many, the first.
const EVERY: usize = 15;

fn seats_of(rules: &Rules) -> Vec<usize> {
    let sits = |seats: &usize| Table::new(rules.clone(), &vec![100; *seats], Seat(0)).is_ok();
    let most = (2..=20).rev().find(sits).unwrap_or(2);
    let mut seats = vec![2, most.div_ceil(2), most];
    seats.retain(sits);
    seats.dedup();
    seats
}

/// The most work of a slice and of a decision.
fn work(table: &Table, seat: Seat) -> (u32, u64) {
    let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
    let mut expert = Expert::new(table.rules(), USUAL);
    let mut rng = Rng::new(Seed([4; 32]), 0);
    let mut most = 0;
    loop {
        let action = expert.considers(view, &choices, &mut rng);
        let (slice, decision) = expert.spent();
        most = most.max(slice);
        if action.is_some() {
            return (most, decision);
        }
    }
}

/// A unit is about two millionths of a second natively and thirty on a slow phone: a slice is two milliseconds there,
/// beside eight of the page, and a decision less than a second.
#[test]
fn no_decision_and_no_slice_of_it_takes_more_work_than_promised() {
    let mut thought = 0;
    for game in GAMES {
        for seats in seats_of(&(game.rules)()) {
            let bot = |_| bots::bot(&(game.rules)(), bots::Temper::Straightforward);
            let bots: Vec<Bot> = (0..seats).map(bot).collect();
            let mut school = School::new((game.rules)(), &vec![100; seats], bots, 6).unwrap();
            let mut nth = 0;
            for _ in 0..2 {
                if school.table.ask() == Ask::Over {
                    break;
                }
                school.deal(3000, |table, seat, _| {
                    nth += 1;
                    if nth % EVERY != 1 {
                        return;
                    }
                    let (slice, decision) = work(table, seat);
                    let told = format!("{}, {seats} seats: {slice}, {decision}", game.key);
                    assert!(slice <= Slice::MOST + Slice::OVER, "{told}");
                    assert!(
                        decision <= USUAL.work() + u64::from(Slice::MOST + Slice::OVER),
                        "{told}"
                    );
                    thought += u32::from(decision > 0);
                });
            }
        }
    }
    assert!(thought > 60, "{thought}");
}
