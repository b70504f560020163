//! Any rules of any game of the catalogue, drawn from the options that it declares.

use brag::cards::CardSet;
use brag::engine::{Chips, Rules, Seat, Table};
use brag::games::{CatalogueGame, Kind};

use super::dice::Dice;

/// Any rules that may be agreed on for this game: an option that cannot stand beside the others is left out.
pub fn rules(game: &CatalogueGame, dice: &mut Dice) -> Rules {
    let mut rules = (game.rules)();
    for option in game.options.iter().filter(|option| option.key != "game") {
        if option.clash(&rules).is_none() && dice.one_in(3) {
            option.set(&mut rules, setting(option.kind, dice));
        }
    }
    // Dealer's choice among other games has a test of its own. This module tests one game at a time.
    rules.choosable = brag::games::BETTING_CHOICE;
    rules
}

fn setting(kind: Kind, dice: &mut Dice) -> Option<u64> {
    Some(match kind {
        Kind::Chips { least } => least + dice.below(4),
        Kind::Limit { .. } if dice.one_in(2) => return None,
        Kind::Limit { least, most } | Kind::Count { least, most } => {
            dice.between(least, most.min(least + 7))
        }
        Kind::Cards => dice.pick(&[CardSet::NONE, CardSet::TWOS]).bits(),
        Kind::Flag => dice.below(2),
        Kind::Word(words) | Kind::Value(words) => dice.below(words.len() as u64),
    })
}

/// How many may sit down to a game, typed from RULES 10.1, 10.2 and 10.10, and for the betting games what the pack
/// serves with one hand kept.
pub fn most_seats(rules: &Rules) -> u64 {
    match rules.game {
        "six_card" => 8,
        "seven_card" => 7,
        "nine_card" | "ten_card" => 5,
        "thirteen_card" => 4,
        "fifteen_card" => 3,
        "stop_the_bus" => 9,
        "three_stake" => 10,
        "post_and_pair" => 6,
        "american" => 8,
        "braggers" => (u64::from(52 - 4 * rules.ranking.lowest as u8) / 3).min(10),
        "draw_brag" => 6,
        "three_card_poker" => 6,
        "teen_patti" => 10,
        game if rules.vying().is_none() => panic!("{game}: how many may play stands here"),
        _ => {
            let cards = rules.dealing().expect("a deal is dealt").cards;
            (52 + u64::from(rules.ranking.jokers)) / u64::from(cards) - 1
        }
    }
}

/// The least number of players. One alone can play against the bank (RULES 10.10).
pub fn least_seats(rules: &Rules) -> u64 {
    match rules.game {
        "three_card_poker" => 1,
        _ => 2,
    }
}

/// A table of this game before its first deal, by any rules and with so many chips at the most.
pub fn table(game: &CatalogueGame, most: Chips, dice: &mut Dice) -> Table {
    loop {
        let rules = rules(game, dice);
        let seats = dice.between(least_seats(&rules), most_seats(&rules));
        let stacks: Vec<Chips> = (0..seats).map(|_| dice.below(most + 1)).collect();
        let dealer = Seat(dice.below(seats) as u8);
        // A greatest bet may be below the least, and a table minimum above what somebody brings.
        if let Ok(table) = Table::new(rules, &stacks, dealer) {
            return table;
        }
    }
}
