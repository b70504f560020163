//! The bots of every game of the catalogue: they play only legal actions, and deals end.

use brag::bots::{self, Plain, Random, Temper};
use brag::cards::Card;
use brag::engine::{Ask, Chips, Rules, Seat, Table, Viewer};
use brag::games::{CatalogueGame, GAMES};
use brag::random::{Rng, Seed};

use crate::dice::Dice;
use crate::options;
use crate::school::{Bot, School};

fn any_bot(table: &Table, dice: &mut Dice) -> Bot {
    match dice.below(8) {
        0 => Box::new(Random),
        1 => Box::new(Plain),
        nth => bots::bot(table.rules(), Temper::USUAL[nth as usize % 3]),
    }
}

/// The chips at the table, with what the bank has won.
fn chips(table: &Table) -> i64 {
    (table.stacks().sum::<Chips>() + table.pot()) as i64 + table.bank()
}

/// The gathered pack and a kept blind hand together are the whole pack, each card once.
fn is_whole(table: &Table) -> bool {
    let rules = table.rules();
    let kept = table.held().filter(|_| rules.is_betting());
    let mut cards: Vec<Card> = table.gathered().iter().collect();
    cards.extend(kept.map(|(_, held)| held.card));
    cards.sort_by_key(|card| card.index());
    let mut whole: Vec<Card> = rules.ranking.pack().iter().collect();
    whole.sort_by_key(|card| card.index());
    cards == whole
}

#[test]
fn bots_do_only_what_is_offered_in_any_game() {
    let mut dice = Dice::new(31);
    for round in 0..400_usize {
        let game = GAMES[round % GAMES.len()];
        let table = options::table(game, 40, &mut dice);
        if table.ask() == Ask::Over {
            continue;
        }
        let bots = table.stacks().map(|_| any_bot(&table, &mut dice)).collect();
        let mut school = School::at(table, bots, round as u8);
        let brought = chips(&school.table);
        for _ in 0..6 {
            school.deal(3000, |_, _, _| {});
            assert_eq!(chips(&school.table), brought, "{}", game.key);
            assert!(is_whole(&school.table), "{}", game.key);
        }
    }
}

/// Under the usual rules, with a few chips each. The bank wins slowly.
#[test]
fn a_sitting_of_bots_comes_to_its_end_in_every_game() {
    for game in GAMES
        .into_iter()
        .filter(|game| !(game.rules)().is_betting())
    {
        for (round, seats) in [2_usize, 3].into_iter().enumerate() {
            let rules = (game.rules)();
            let bots = (0..seats).map(|seat| bots::bot(&rules, Temper::USUAL[(seat + round) % 3]));
            let mut school =
                School::new(rules.clone(), &vec![12; seats], bots.collect(), round as u8).unwrap();
            let casino = rules.casino().is_some();
            for _ in 0..if casino { 20_000 } else { 2_000 } {
                school.deal(3000, |_, _, _| {});
            }
            assert!(school.is_over(), "{}, {seats} seats", game.key);
            assert_eq!(chips(&school.table), 12 * seats as i64, "{}", game.key);
        }
    }
}

/// A game without its own bot is played by the policy `plain`.
#[test]
fn every_game_is_played_through_without_a_bot_of_its_own() {
    for (game, seed) in GAMES.into_iter().zip(0..) {
        let plain = |_| Box::new(Plain) as Bot;
        let bots = (0..3).map(plain).collect();
        let mut school = School::new((game.rules)(), &[50; 3], bots, seed).unwrap();
        for _ in 0..5 {
            school.deal(5000, |_, _, _| {});
            assert_eq!(chips(&school.table), 150, "{}", game.key);
        }
    }
}

/// A bot that is asked a question of another game answers with a legal action, unless it is a bot that only bets.
#[test]
fn a_bot_of_another_game_still_does_what_is_offered() {
    let mut rng = Rng::new(Seed([5; 32]), 0);
    for game in GAMES {
        let others = GAMES.map(|other: &CatalogueGame| (other.rules)());
        let bets = |rules: &Rules| rules.is_betting() || rules.patti().is_some();
        let others = others.iter().filter(|rules| !bets(rules));
        let bots = others.map(|rules| bots::bot(rules, Temper::Careful));
        let mut school = School::new((game.rules)(), &[50; 2], Vec::new(), 3).unwrap();
        school.begin();
        let seat = school.table.ask().seat().expect("somebody has a say");
        let choices = school.table.choices(seat);
        for mut bot in bots {
            let view = school.table.view(Viewer::Seat(Seat(seat.0)));
            let action = bot.choose(view, &choices, &mut rng);
            let is_betting = (game.rules)().is_betting();
            assert!(
                is_betting || school.table.check(seat, action).is_ok(),
                "{}",
                game.key
            );
        }
    }
}
