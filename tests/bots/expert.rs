//! The expert plays every game, and knows no more than its view.

use brag::bots::{self, Policy, Random, Temper};
use brag::engine::{Ask, Seat, Viewer};
use brag::games::{GAMES, has_expert, three_card};
use brag::random::{Rng, Seed};
use brag::rollouts::{self, Acquaintance, Budget, Expert};

use crate::dice::Dice;
use crate::school::{Bot, School};

/// A few playouts a decision: these tests are about what it may do, not about how well it plays.
const FEW: Budget = Budget { playouts: 40 };

#[test]
fn the_expert_plays_every_game() {
    for game in GAMES {
        let rules = (game.rules)();
        let seats = rules.most_seats().map_or(3, |most| most.min(3));
        let bots: Vec<Bot> = (0..seats)
            .map(|seat| match seat {
                0 => Box::new(Expert::new(&rules, FEW)) as Bot,
                _ => Box::new(Random),
            })
            .collect();
        let mut school = School::new(rules, &vec![60; seats], bots, 5).unwrap();
        for _ in 0..3 {
            if school.table.ask() != Ask::Over {
                school.deal(3000, |_, _, _| {});
            }
        }
    }
}

/// *New game* says so of these games.
#[test]
fn without_an_expert_of_its_own_a_game_is_played_as_by_the_straightforward_bot() {
    let mut alike = 0;
    for game in GAMES {
        let rules = (game.rules)();
        let seats = rules.most_seats().map_or(3, |most| most.min(3));
        let bots = (0..seats).map(|_| bots::bot(&rules, Temper::Careful));
        let mut school = School::new(rules.clone(), &vec![60; seats], bots.collect(), 9).unwrap();
        let mut differs = false;
        for _ in 0..2 {
            if school.table.ask() == Ask::Over {
                break;
            }
            school.deal(3000, |table, seat, _| {
                let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
                let of = |mut player: Bot| {
                    player.chances(view, &choices, &mut Rng::new(Seed([5; 32]), 0))
                };
                let expert = of(Box::new(Expert::new(&rules, FEW)));
                differs |= expert != of(bots::bot(&rules, Temper::Straightforward));
            });
        }
        assert_eq!(differs, has_expert(&rules), "{}", game.key);
        alike += u32::from(!differs);
    }
    assert_eq!(alike, 8);
}

/// It takes the same chances whatever the cards are that it has not seen.
#[test]
fn scrambling_what_the_expert_has_not_seen_changes_nothing() {
    let mut dice = Dice::new(3);
    for seed in 0..12 {
        let bots: Vec<Bot> = (0..3)
            .map(|_| rollouts::make_bot(&three_card(), Temper::Bragger))
            .collect();
        let mut school = School::new(three_card(), &[80; 3], bots, seed).unwrap();
        school.deal(400, |table, seat, _| {
            let view = table.view(Viewer::Seat(seat));
            let unseen = view.unseen();
            let mut order = unseen.cards().to_vec();
            dice.shuffle(&mut order);
            let scrambled = unseen.dealt(&order);
            let choices = table.choices(seat);
            let chances = |table: &brag::engine::Table| {
                let mut expert = Expert::new(table.rules(), FEW);
                let mut rng = Rng::new(Seed([seed; 32]), 0);
                expert.chances(table.view(Viewer::Seat(seat)), &choices, &mut rng)
            };
            assert_eq!(chances(table), chances(&scrambled));
        });
    }
}

/// With three of a kind it does not fold, and what it does is worth most.
#[test]
fn the_worth_of_a_prial_is_seen() {
    let bots: Vec<Bot> = (0..2).map(|_| Temper::Straightforward.policy()).collect();
    let mut school = School::new(three_card(), &[100, 100], bots, 0).unwrap();
    // Seat 1 is dealt the first, third and fifth card.
    let cards = "7c 2c 7d 9h 7h Jd";
    let rest = brag::cards::Pack::sorted().to_string();
    let rest: Vec<&str> = rest
        .split(' ')
        .filter(|card| !cards.contains(card))
        .collect();
    let pack = format!("{cards} {}", rest.join(" ")).parse().unwrap();
    school.table.deal_in_place(Some(pack)).unwrap();
    let one = Seat(1);
    school
        .table
        .play_in_place(one, brag::engine::Action::Look(None))
        .unwrap();
    let choices = school.table.choices(one);
    let mut expert = Expert::new(&three_card(), Budget { playouts: 400 });
    let mut rng = Rng::new(Seed([1; 32]), 0);
    let worths = expert.worths(school.table.view(Viewer::Seat(one)), &choices, &mut rng);
    let fold = brag::engine::Action::Fold;
    assert!(worths.len() > 2 && worths[0].action != fold, "{worths:?}");
    let folds = worths.iter().find(|worth| worth.action == fold).unwrap();
    assert!(worths[0].mean > folds.mean + 500, "{worths:?}");
}

/// On the page it thinks a little at a time. It chooses what it would choose at once.
#[test]
fn thinking_in_steps_leads_to_the_same_choice() {
    let mut steps = 0;
    for seed in 0..6 {
        let bots: Vec<Bot> = (0..3)
            .map(|_| rollouts::make_bot(&three_card(), Temper::Straightforward))
            .collect();
        let mut school = School::new(three_card(), &[60; 3], bots, seed).unwrap();
        school.deal(200, |table, seat, _| {
            let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
            let expert = || Expert::new(table.rules(), FEW);
            let rng = || Rng::new(Seed([seed; 32]), 0);
            let (mut at_once, mut stepwise, mut chance) = (expert(), expert(), rng());
            let action = loop {
                steps += 1;
                if let Some(action) = stepwise.consider(view, &choices, &mut chance) {
                    break action;
                }
            };
            assert_eq!(action, at_once.choose(view, &choices, &mut rng()));
        });
    }
    assert!(steps > 50, "{steps}");
}

/// Against somebody unknown it follows the solved play between two. A bot that has given chips away meets what playouts find.
#[test]
fn between_two_it_leaves_the_solved_play_against_a_bot_that_has_paid_for_it() {
    let rules = three_card();
    let pair = || -> Vec<Bot> {
        let pair = (0..2).map(|_| bots::bot(&rules, Temper::Straightforward));
        pair.collect()
    };
    let mut met = Acquaintance::begin(&rules, bots::bot).unwrap();
    for seed in 0..20 {
        let mut school = School::new(rules.clone(), &[100; 2], pair(), seed).unwrap();
        school.deal(3000, |table, seat, action| {
            met.note(table.view(Viewer::Seat(Seat(0))), seat, action);
        });
        met.end_deal(school.table.view(Viewer::Seat(Seat(0))));
    }
    let mut solved = Expert::new(&rules, FEW);
    let [mut found, mut stepwise] = [0; 2].map(|_| {
        let mut expert = Expert::new(&rules, FEW);
        expert.remember(&met);
        expert
    });
    let (mut turns, mut left) = (0, 0);
    for seed in 20..30 {
        let mut school = School::new(rules.clone(), &[100; 2], pair(), seed).unwrap();
        school.deal(3000, |table, seat, _| {
            let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
            let Some(stored) = solved
                .between_two(view, &choices)
                .filter(|_| seat == Seat(0))
            else {
                return;
            };
            let of = |player: &mut Expert| {
                player.chances(view, &choices, &mut Rng::new(Seed([5; 32]), 0))
            };
            assert_eq!(of(&mut solved), stored);
            turns += 1;
            left += u32::from(of(&mut found) != stored);
            // On the page it thinks a little at a time.
            let (mut chance, mut same) = [0; 2].map(|_| Rng::new(Seed([6; 32]), 0)).into();
            let action = loop {
                if let Some(action) = stepwise.consider(view, &choices, &mut chance) {
                    break action;
                }
            };
            assert_eq!(action, found.choose(view, &choices, &mut same));
        });
    }
    assert!(turns > 10 && 2 * left > turns, "{left} of {turns}");
}
