//! Dealer's choice over the family (RULES 10.11): sittings in which any game follows any other.

mod kit;

use std::collections::BTreeSet;

use brag::cards::CardSet;
use brag::engine::{Seat, Table};
use brag::games;
use kit::dice::Dice;
use kit::sittings::play_on;

/// Every game that can be named follows some other; chips and cards are all there after every step, and the events of a
/// step lead from the table before it to the table after it.
#[test]
fn r10_11_nothing_is_lost_from_game_to_game_and_events_alone_tell_it() {
    let mut dice = Dice::new(26);
    let mut played = BTreeSet::new();
    let wanted = ["seven_card", "nine_card", "best_of_seven", "five_card"];
    let mut sittings = 0;
    while sittings < 60 || !wanted.iter().all(|key| played.contains(key)) {
        sittings += 1;
        assert!(sittings < 600, "they are all named: {played:?}");
        let mut rules = games::three_card();
        rules.dealers_choice = true;
        rules.choosable = brag::games::ALL.choosable;
        let seats = dice.between(2, 5);
        let stacks = vec![60; seats as usize];
        let dealer = Seat(dice.below(seats) as u8);
        let table = Table::new(rules, &stacks, dealer).expect("they can play");
        let _ = play_on(table, &mut dice, |before, _, step| {
            played.insert(step.table.rules().game);
            let chips: u64 = step.table.stacks().sum::<u64>() + step.table.pot();
            assert_eq!(chips, step.table.brought(), "chips are conserved");
            // Some cards are in hands, and some were thrown away.
            let lying = step.table.lying().map(|(_, held)| held.card);
            let gathered = step.table.gathered();
            let cards: CardSet = gathered.iter().chain(lying).collect();
            let jokers = usize::from(step.table.rules().ranking.jokers);
            assert_eq!(cards.len(), 52 + jokers, "no card is lost");
            let mut rebuilt = before.clone();
            step.events.iter().for_each(|event| rebuilt.apply(event));
            assert_eq!(rebuilt, step.table, "events alone rebuild the table");
        });
    }
}
