//! Debts of any shape are settled, and correctly (RULES 5.2, 9.2.14).

mod kit;

use brag::engine::{Action, Chips, Ending, Event, Seat, Table};
use brag::games;
use kit::dice::Dice;
use kit::settlement::{most_payments, settled};

#[test]
fn debts_in_any_tangle_are_settled_as_the_rules_say_and_in_few_payments() {
    let mut dice = Dice::new(17);
    let mut circles = 0;
    for _ in 0..20_000 {
        let seats = dice.between(2, 6);
        let mut rules = games::three_card();
        rules.ante = 0;
        let most = dice.pick(&[3, 30, 1 << 40]);
        let stacks: Vec<Chips> = (0..seats).map(|_| dice.between(1, most)).collect();
        let dealer = Seat(seats as u8 - 1);
        let mut table = Table::new(rules, &stacks, dealer).expect("it can be played");
        let pack = dice.shuffled(table.pack());
        table.deal_in_place(Some(pack)).expect("a deal is due");
        let owed = dice.below(12) as usize;
        for _ in 0..owed {
            let to = dice.below(seats);
            let from = (to + dice.between(1, seats - 1)) % seats;
            table.apply(&Event::Lent {
                from: Seat(from as u8),
                to: Seat(to as u8),
                chips: dice.between(1, most),
            });
        }
        let look = Action::Look(None);
        table.play_in_place(dealer, look).expect("it is allowed");
        for seat in 0..seats as u8 - 2 {
            table
                .play_in_place(Seat(seat), Action::Fold)
                .expect("it is allowed");
        }
        let step = table
            .play(Seat(seats as u8 - 2), Action::Fold)
            .expect("it is allowed");
        let (purses, ending) = settled(&table, &step).expect("somebody wins");
        assert_eq!((step.table.stacks().collect(), step.table.pot()), purses);
        assert_eq!(ending, Ending::Fold);
        let has = |seat: Seat| step.table.stacks().nth(seat.index()) > Some(0);
        assert!(!step.table.debts().iter().any(|debt| has(debt.debtor)));
        let count = |is_it: fn(&Event) -> bool| step.events.iter().filter(|e| is_it(e)).count();
        let payments = count(|event| matches!(event, Event::Repaid { .. }));
        assert!(payments <= most_payments(stacks.len(), owed));
        circles += usize::from(count(|event| matches!(event, Event::SetOff { .. })) > 0);
    }
    assert!(circles > 1_000, "only {circles} had a circle");
}
