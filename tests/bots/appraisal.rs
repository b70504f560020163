//! What a hint tells of the choices: what each is worth, and what a swap risks.

use brag::bots::{self, Random, Temper, bus};
use brag::cards::Pack;
use brag::engine::{Action, Ask, BusAction, CasinoAction, Rules, Seat, Table, Viewer};
use brag::games::{self, GAMES, three_card};
use brag::rollouts::{Appraisal, Budget, Estimate};

use crate::dice::Dice;
use crate::school::{Bot, School};

const FEW: Budget = Budget { playouts: 60 };

fn rules_of(key: &str) -> Rules {
    (games::named(key).expect("a game").rules)()
}

/// The estimates for the seat that is asked, as far as they are told at the end.
fn estimates(table: &Table, seat: Seat, budget: Budget) -> Option<Vec<Estimate>> {
    let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
    let mut appraisal = Appraisal::begin(view, &choices, bots::bot, budget)?;
    loop {
        let found = appraisal.step();
        if found.is_done {
            assert_eq!(found.news, Some(appraisal.estimates()), "the last news");
            return found.news;
        }
    }
}

/// A table with these cards on top of the pack, dealt. Seat 0 is the dealer.
fn dealt(rules: Rules, stacks: &[u64], top: &str) -> Table {
    let mut table = Table::new(rules, stacks, Seat(0)).expect("it can be played");
    let rest = Pack::sorted().to_string();
    let rest: Vec<&str> = rest.split(' ').filter(|card| !top.contains(card)).collect();
    let pack = format!("{top} {}", rest.join(" ")).parse().expect("a pack");
    table.deal_in_place(Some(pack)).expect("it can be dealt");
    table
}

#[test]
fn choices_are_appraised_in_every_game_that_is_played_out() {
    for game in GAMES {
        let rules = (game.rules)();
        let is_played_out = rules.bus().is_none();
        let seats = rules.most_seats().map_or(3, |most| most.min(3));
        let bots: Vec<Bot> = (0..seats).map(|_| Box::new(Random) as Bot).collect();
        let mut school = School::new(rules, &vec![60; seats], bots, 2).unwrap();
        let mut appraised = 0;
        for _ in 0..3 {
            if school.table.ask() == Ask::Over {
                break;
            }
            school.deal(3000, |table, seat, _| {
                let Some(estimates) = estimates(table, seat, FEW) else {
                    return;
                };
                appraised += 1;
                let choices = table.choices(seat);
                assert!(estimates.len() > 1, "{}", game.key);
                assert!(estimates.is_sorted_by(|one, next| one.mean >= next.mean));
                for one in estimates {
                    let is_offered = choices.iter().any(|choice| choice.admits(one.action));
                    assert!(is_offered, "{}: {one:?}", game.key);
                    assert!(one.error >= 0 && one.wins <= 1000, "{one:?}");
                    assert!(one.folds.iter().all(|(who, _)| *who != seat), "{one:?}");
                }
            });
        }
        assert_eq!(appraised > 0, is_played_out, "{}", game.key);
    }
}

#[test]
fn scrambling_what_a_player_has_not_seen_changes_no_estimate_and_no_risk() {
    let mut dice = Dice::new(8);
    let mut compared = 0;
    for key in [
        "three_card",
        "braggers",
        "teen_patti",
        "three_card_poker",
        "stop_the_bus",
    ] {
        let rules = rules_of(key);
        let bots: Vec<Bot> = (0..3).map(|_| bots::bot(&rules, Temper::Bragger)).collect();
        let mut school = School::new(rules, &[80; 3], bots, 4).unwrap();
        school.deal(400, |table, seat, _| {
            let unseen = table.view(Viewer::Seat(seat)).unseen();
            let mut order = unseen.cards().to_vec();
            dice.shuffle(&mut order);
            let scrambled = unseen.dealt(&order);
            let told = |table: &Table| {
                let risks = bus::risks(table.view(Viewer::Seat(seat)));
                (estimates(table, seat, FEW), risks)
            };
            assert_eq!(told(table), told(&scrambled), "{key}");
            compared += 1;
        });
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn to_fold_is_worth_nothing_and_a_prial_is_worth_most_when_it_is_bet() {
    let mut table = dealt(three_card(), &[100, 100], "7c 2c 7d 9h 7h Jd");
    let own = Seat(1);
    table.play_in_place(own, Action::Look(None)).unwrap();
    let estimates = estimates(&table, own, Budget { playouts: 600 }).expect("two choices");
    let of = |action| estimates.iter().find(|one| one.action == action);
    let fold = of(Action::Fold).expect("it is offered");
    assert_eq!((fold.mean, fold.error, fold.wins), (0, 0, 0));
    let best = &estimates[0];
    assert!(matches!(best.action, Action::Bet(_)), "{estimates:?}");
    assert!(
        best.mean > 500 && best.error > 0 && best.wins > 700,
        "{best:?}"
    );
    let folds: Vec<Seat> = best.folds.iter().map(|(who, _)| *who).collect();
    assert_eq!(folds, [Seat(0)]);
}

/// News comes with every doubling of the worlds, and the errors shrink.
#[test]
fn an_appraisal_is_told_ever_more_exactly() {
    let mut table = dealt(three_card(), &[100, 100], "7c 2c 7d 9h Kh Jd");
    let own = Seat(1);
    table.play_in_place(own, Action::Look(None)).unwrap();
    let (view, choices) = (table.view(Viewer::Seat(own)), table.choices(own));
    let budget = Budget { playouts: 2_000 };
    let mut appraisal = Appraisal::begin(view, &choices, bots::bot, budget).expect("choices");
    let mut errors = Vec::new();
    loop {
        let found = appraisal.step();
        errors.extend(
            found
                .news
                .and_then(|news| news.iter().map(|one| one.error).max()),
        );
        if found.is_done {
            break;
        }
    }
    assert!((4..9).contains(&errors.len()), "{errors:?}");
    // The error told from few worlds may itself be far off.
    let (most, last) = (errors.iter().max().copied(), errors[errors.len() - 1]);
    assert!(most > Some(2 * last), "{errors:?}");
}

/// The best strategy plays Q-6-4 and better (RULES 1.8).
#[test]
fn against_the_house_a_queen_high_is_on_the_edge() {
    let play = Action::Casino(CasinoAction::Play);
    for (hand, plays) in [("Kc 9d 2h", true), ("9c 6d 2h", false)] {
        let mut table = Table::new(rules_of("three_card_poker"), &[100], Seat(0)).unwrap();
        let pack = Pack::sorted().to_string();
        let rest: Vec<&str> = pack
            .split(' ')
            .filter(|card| !hand.contains(card))
            .collect();
        let pack = format!("{hand} {}", rest.join(" ")).parse().unwrap();
        table.deal_in_place(Some(pack)).unwrap();
        let stake = CasinoAction::Stake {
            ante: 5,
            pair_plus: 0,
            bonus: None,
        };
        table.play_in_place(Seat(0), Action::Casino(stake)).unwrap();
        let estimates = estimates(&table, Seat(0), Budget { playouts: 3_000 }).expect("choices");
        let best = estimates[0].action;
        assert_eq!(best == play, plays, "{hand}: {estimates:?}");
    }
}

/// His last turn at the table of the example in `bus::choose`: only the third six is safe.
#[test]
fn in_the_last_turn_the_safest_swap_comes_first() {
    let mut table = dealt(
        rules_of("stop_the_bus"),
        &[50, 50],
        "6c Ah 6d Ad 2c Ac 9s Ks 6h",
    );
    // Seat 1 has the first turn, and takes the third six.
    let swap = |give: &str, take: &str| {
        let (give, take) = (give.parse().unwrap(), take.parse().ok());
        Action::Bus(BusAction::Swap { give, take })
    };
    let risks = bus::risks(table.view(Viewer::Seat(Seat(1))));
    assert!(risks.is_sorted_by_key(|risk| risk.chance));
    assert_eq!(risks[0].action, swap("2c", "6h"), "{risks:?}");
    let choices = table.choices(Seat(1));
    for risk in &risks {
        let is_offered = choices.iter().any(|choice| choice.admits(risk.action));
        assert!(is_offered && risk.chance <= 1000, "{risk:?}");
    }
    table.play_in_place(Seat(1), risks[0].action).unwrap();
    let risks = bus::risks(table.view(Viewer::Seat(Seat(0))));
    assert!(risks[0].chance < risks[risks.len() - 1].chance, "{risks:?}");
}
