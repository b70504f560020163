//! Tests of what is said of the next deal.

use super::paid_for_cards;
use crate::cards::Pack;
use crate::engine::{Seat, Table, Viewer};
use crate::games::{self, GAME_KEYS};

#[test]
fn what_was_paid_for_the_cards_is_what_the_next_deal_costs_unless_the_rules_change() {
    let mut with_ante = 0;
    for key in GAME_KEYS {
        let rules = (games::named(key).expect("a game").rules)();
        let cost = rules.cost();
        // Elsewhere the dealer, the blinds or everybody stake a sum that is no ante, or all pay for the first deal alone.
        if rules.ante == 0 || cost == 0 || rules.casino().is_some() {
            continue;
        }
        let mut table = Table::new(rules, &[50; 3], Seat(0)).expect("it can be played");
        let cards: Vec<_> = table.pack().iter().collect();
        let pack = Pack::new(cards).expect("a whole pack");
        table.deal_in_place(Some(pack)).expect("it can be dealt");
        assert_eq!(paid_for_cards(table.view(Viewer::Gallery)), cost, "{key}");
        with_ante += 1;
    }
    assert!(with_ante > 5, "{with_ante}");
}
