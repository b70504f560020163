//! Drills: a decision of each kind is found from every seed, and judged by itself.

use brag::bots::{self, Temper, bus};
use brag::cards::HandKind;
use brag::engine::Viewer;
use brag::random::{Rng, Seed};
use brag::review::{Follower, Means, Reviewer, Scope, Step};
use brag::rollouts::Budget;
use brag::school::drills::{Found, Kind, Search, Searched};
use brag::school::ten::OWN;

/// The decision, and in how many steps it was found.
fn found(kind: Kind, seed: u8) -> (Found, u32) {
    let mut search = Search::new(kind, Seed([seed; 32]));
    for steps in 1..200_000 {
        match search.step(bots::bot) {
            Searched::Further => {}
            Searched::Found(found) => return (*found, steps),
            Searched::Missing => panic!("{kind:?}, {seed}: there is one"),
        }
    }
    panic!("{kind:?}, {seed}: the search ends");
}

#[test]
fn each_kind_is_practised_in_the_game_that_asks_for_it() {
    let games = Kind::ALL.map(|kind| kind.rules().game);
    let expected = [
        "three_card",
        "three_card",
        "three_card",
        "three_card",
        "nine_card",
        "stop_the_bus",
        "draw_brag",
    ];
    assert_eq!(games, expected);
}

#[test]
fn a_decision_of_each_kind_is_found_from_every_seed() {
    for kind in Kind::ALL {
        for seed in 0..12 {
            let (found, steps) = found(kind, seed);
            let (view, choices) = (
                found.table.view(Viewer::Seat(OWN)),
                found.table.choices(OWN),
            );
            assert_eq!(found.table.ask().seat(), Some(OWN), "{kind:?}, {seed}");
            assert!(choices.len() > 1 || kind == Kind::Set, "{kind:?}, {seed}");
            assert_eq!(Kind::of(view, &choices), Some(kind), "{seed}");
            assert!(steps < 20_000, "{kind:?}, {seed}: {steps} steps");
        }
    }
}

#[test]
fn the_same_seed_finds_the_same_decision_and_another_one_others() {
    for kind in Kind::ALL {
        assert_eq!(found(kind, 3), found(kind, 3), "{kind:?}");
        assert_ne!(
            found(kind, 3).0.record.source,
            found(kind, 4).0.record.source
        );
    }
}

#[test]
fn the_record_leads_to_the_table() {
    for kind in Kind::ALL {
        let (Found { record, table, .. }, _) = found(kind, 5);
        let done = record.actions.len();
        assert_eq!(Follower::new(record).before(done), Some(&table), "{kind:?}");
    }
}

#[test]
fn a_decision_of_each_kind_is_judged_by_itself() {
    let means = Means {
        cast: bots::bot,
        risks: Some(bus::risks),
        budget: Budget { playouts: 48 },
    };
    for kind in Kind::ALL {
        for seed in 20..40 {
            let (
                Found {
                    mut record, table, ..
                },
                _,
            ) = found(kind, seed);
            let nth = record.actions.len();
            // Where a bot does the same, there is another action to compare.
            let mut bot = bots::bot(&record.rules, Temper::Straightforward);
            let mut rng = Rng::new(Seed([9; 32]), 0);
            let (view, choices) = (table.view(Viewer::Seat(OWN)), table.choices(OWN));
            let action = bot.choose(view, &choices, &mut rng);
            record.push(OWN, table.named(OWN, action));
            let mut reviewer = Reviewer::begin(record, OWN, Scope::Decision(nth), means);
            let mut decided = Vec::new();
            loop {
                match reviewer.step().expect("it can be replayed") {
                    Step::Done => break,
                    Step::Decided => decided.extend(reviewer.latest().map(|(one, _)| one.clone())),
                    Step::More => {}
                }
            }
            let [decision] = &decided[..] else {
                panic!("{kind:?}, {seed}: {} decisions", decided.len());
            };
            assert_eq!(
                (decision.nth, decision.taken),
                (nth, action),
                "{kind:?}, {seed}"
            );
            assert!(decision.rated.len() > 1, "{kind:?}, {seed}");
        }
    }
}

#[test]
fn half_of_the_hands_to_bet_on_or_fold_are_a_pair_or_better() {
    let strong = (0..40).filter(|seed| {
        let (found, _) = found(Kind::Fold, *seed);
        let own = found.table.view(Viewer::Seat(OWN)).own();
        let known = own.and_then(|own| own.known_hand());
        known.is_some_and(|(_, value)| value.kind() >= HandKind::Pair)
    });
    let strong = strong.count();
    assert!((10..=30).contains(&strong), "{strong}");
}
