//! The bots at Teen Patti: under all its rules they play only legal actions, every deal ends, and they play well.

use brag::bots::{self, Plain, Random, Temper};
use brag::engine::{Action, Choice, Rules};
use brag::games;

use crate::dice::Dice;
use crate::measured::measured;
use crate::options;
use crate::school::{Bot, School};
use crate::simple::Simple;
use crate::strength::boxed;

fn rules(variation: u64) -> Rules {
    let game = games::named("teen_patti").expect("a game");
    let mut rules = (game.rules)();
    let option = game.option("variation").expect("an option");
    option.set(&mut rules, Some(variation));
    rules
}

/// By how many standard errors a bot of this temper wins more chips than this one, a deal at a time with fresh stacks,
/// one against one and two against two in turn.
fn ahead(rules: &Rules, temper: Temper, other: fn() -> Bot, deals: u32) -> f64 {
    let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
    for seats in [2, 4] {
        let stacks = vec![200; seats];
        for deal in 0..measured(deals) / 2 {
            // As many deals from each seat.
            let is_bot = |seat: usize| (seat + deal as usize).is_multiple_of(2);
            let bots = (0..seats).map(|seat| match is_bot(seat) {
                true => bots::bot(rules, temper),
                false => other(),
            });
            let bots = bots.collect();
            let mut school =
                School::new(rules.clone(), &stacks, bots, (deal % 251) as u8).expect("a table");
            // Another shuffle of the seed for each.
            for _ in 0..=deal / 251 % 4 {
                if !school.is_over() {
                    school.deal(4000, |_, _, _| {});
                }
            }
            let gains = school.table.stacks().enumerate();
            let gain: f64 = gains
                .map(|(seat, chips)| match is_bot(seat) {
                    true => chips as f64 - 200.0,
                    false => 200.0 - chips as f64,
                })
                .sum();
            sum += gain;
            squares += gain * gain;
            count += 1.0;
        }
    }
    let mean: f64 = sum / count;
    let variance: f64 = squares / count - mean * mean;
    let sigmas = mean / (variance / count).sqrt();
    println!("{temper}: {mean:.2} chips a deal, {sigmas:.1} standard errors");
    sigmas
}

fn bet(choices: &[Choice], times: u64) -> Action {
    let bet = choices.iter().find_map(|choice| match *choice {
        Choice::Bet { least, most } | Choice::BetBy { least, most, .. } => {
            Some((least * times).min(most))
        }
        _ => None,
    });
    Action::Bet(bet.unwrap_or(0))
}

/// Never looks, bets the least, and asks for a show as soon as he may.
fn blind() -> Bot {
    boxed(Simple(|_, choices| vec![Action::See, bet(choices, 1)]))
}

/// Looks, never packs, and bets the least.
fn calls() -> Bot {
    boxed(Simple(|_, choices| {
        vec![Action::Look(None), Action::See, bet(choices, 1)]
    }))
}

/// Looks, and packs: he never bets.
fn never_bets() -> Bot {
    boxed(Simple(|_, _| vec![Action::Look(None), Action::Fold]))
}

fn random() -> Bot {
    boxed(Random)
}

fn plain() -> Bot {
    boxed(Plain)
}

#[test]
fn every_temper_beats_random_play_and_whoever_never_bets() {
    let rules = rules(0);
    for temper in Temper::USUAL {
        for (name, other) in [
            ("random", random as fn() -> Bot),
            ("never bets", never_bets),
            ("plain", plain),
        ] {
            let deals = match temper {
                Temper::Straightforward => 20_000,
                _ => 4_000,
            };
            let sigmas = ahead(&rules, temper, other, deals);
            assert!(sigmas > 3.0, "{temper} against {name}: {sigmas}");
        }
    }
}

#[test]
fn one_idea_is_not_enough_against_the_straightforward() {
    let rules = rules(0);
    for (name, other) in [("blind", blind as fn() -> Bot), ("calls", calls)] {
        let sigmas = ahead(&rules, Temper::Straightforward, other, 8_000);
        assert!(sigmas > 3.0, "{name}: {sigmas}");
    }
}

#[test]
fn every_variation_is_played_by_its_own_ranking() {
    for variation in 1..6 {
        for other in [random as fn() -> Bot, calls] {
            let sigmas = ahead(&rules(variation), Temper::Straightforward, other, 2_000);
            assert!(sigmas > 3.0, "variation {variation}: {sigmas}");
        }
    }
}

#[test]
fn under_any_rules_they_do_only_what_is_offered_and_every_deal_ends() {
    let game = games::named("teen_patti").expect("a game");
    let mut dice = Dice::new(17);
    for round in 0..400 {
        let table = options::table(game, 60, &mut dice);
        let bots = table
            .stacks()
            .enumerate()
            .map(|(seat, _)| match (seat + round) % 4 {
                3 => random(),
                temper => bots::bot(table.rules(), Temper::USUAL[temper]),
            });
        let bots = bots.collect();
        let mut school = School::at(table, bots, round as u8);
        for _ in 0..6 {
            if !school.is_over() {
                school.deal(4000, |_, _, _| {});
            }
        }
    }
}

#[test]
fn sideshows_are_asked_for_and_agreed_to() {
    let (mut asked, mut agreed, mut refused) = (0, 0, 0);
    let rules = rules(0);
    let mut school = School::new(
        rules.clone(),
        &[5_000; 5],
        (0..5)
            .map(|_| bots::bot(&rules, Temper::Straightforward))
            .collect(),
        3,
    )
    .expect("a table");
    for _ in 0..600 {
        if school.is_over() {
            break;
        }
        school.deal(4000, |_, _, action| match action {
            Action::SIDESHOW => asked += 1,
            Action::Agree => agreed += 1,
            Action::Refuse => refused += 1,
            _ => {}
        });
    }
    assert!(
        asked > 20 && agreed > 5 && refused > 5,
        "{asked} {agreed} {refused}"
    );
}
