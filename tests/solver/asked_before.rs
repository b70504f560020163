//! Advice follows from the table alone, whatever the advisor was asked before.

use std::cell::RefCell;

use brag::engine::{Seat, Table};
use brag::solver::{Advice, Advisor};

use super::asked;
use super::kit::dice::Dice;
use super::kit::sittings;

/// Whoever is asked in every turn, in some, or about the turns backwards, says what one says who was never asked before:
/// also where loans change the chips of the two in mid-deal.
#[test]
fn advice_does_not_depend_on_what_was_asked_before() {
    let mut dice = Dice::new(5);
    let advisors = RefCell::new([Advisor::default(), Advisor::default()]);
    let mut turns: Vec<(Table, Seat, Option<Advice>)> = Vec::new();
    let mut given = 0;
    sittings::play(
        41,
        900,
        |_| (),
        |(), table, _, _| {
            let Some(seat) = table.ask().seat() else {
                let mut backwards = Advisor::default();
                for (table, seat, fresh) in turns.drain(..).rev() {
                    let advice = asked(&mut backwards, &table, seat, 300);
                    assert_eq!(advice, fresh, "backwards: {:?}", table.history());
                }
                return;
            };
            let fresh = asked(&mut Advisor::default(), table, seat, 300);
            if fresh.is_none() {
                return;
            }
            given += 1;
            let [every, some] = &mut *advisors.borrow_mut();
            let often = asked(every, table, seat, 300);
            assert_eq!(often, fresh, "in every turn: {:?}", table.history());
            if dice.one_in(2) {
                let sometimes = asked(some, table, seat, 300);
                assert_eq!(sometimes, fresh, "in some: {:?}", table.history());
            }
            turns.push((table.clone(), seat, fresh));
        },
    );
    assert!(given > 200, "{given}");
}
