//! Tables of people who play with real cards, and any answers to what such a table asks.

use brag::engine::{Declared, Question, Rules, Seat, Table};

use super::dice::Dice;

/// The same table before its first deal, with real cards.
pub fn of(table: &Table) -> Table {
    let rules = Rules {
        real_cards: true,
        ..table.rules().clone()
    };
    let stacks: Vec<_> = table.stacks().collect();
    Table::new(rules, &stacks, table.dealer()).expect("the game can be banked")
}

/// Any answer that is allowed.
pub fn answer(question: Question, dice: &mut Dice) -> Declared {
    let among: Vec<Seat> = question.among.iter().collect();
    let mut answer = question.plain();
    if question.may_be_several() {
        let also = among.iter().copied().filter(|_| dice.one_in(4));
        answer.seats.extend(also);
    } else {
        answer.seats = [dice.pick(&among)].into_iter().collect();
    }
    if question.may_be_nobody() && dice.one_in(2) {
        answer.seats = brag::engine::SeatSet::NONE;
    }
    answer.royal = question.may_be_royal() && dice.one_in(3);
    assert!(question.admits(answer), "{question:?}: {answer:?}");
    answer
}
