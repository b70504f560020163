//! Drills: a decision of each kind is found from every seed, and judged by itself.

use brag::bots::{self, Temper, bus};
use brag::cards::{Hand, HandKind};
use brag::engine::{Action, Ask, BusAction, SeatView, SettingAction, Standing, Viewer};
use brag::notation::Replayer;
use brag::random::{Rng, Seed};
use brag::review::{Decision, Rated, ReviewSettings, ReviewStep, Reviewer, Scope, Verdict};
use brag::rollouts::Budget;
use brag::school::drills::{Advice, Exercise, Kind, Search, Searched};
use brag::school::ten::OWN;

/// The decision, and in how many steps it was found.
fn found(kind: Kind, seed: u8) -> (Exercise, u32) {
    find(Search::new(kind, Seed([seed; 32])))
}

fn find(mut search: Search) -> (Exercise, u32) {
    for steps in 1..200_000 {
        match search.step(bots::bot) {
            Searched::Further => {}
            Searched::Found(found) => return (*found, steps),
            Searched::Missing => panic!("there is one"),
        }
    }
    panic!("the search ends");
}

/// What is made of this action, if it is taken in this decision.
fn judged(found: &Exercise, action: Action, playouts: u32) -> Decision {
    let means = ReviewSettings {
        make_bot: bots::bot,
        risks: Some(bus::risks),
        budget: Budget { playouts },
    };
    let mut record = found.record.clone();
    let nth = record.actions.len();
    record.push(OWN, found.table.named(OWN, action));
    let mut reviewer = Reviewer::begin(record, OWN, Scope::Decision(nth), means);
    let mut decided = Vec::new();
    loop {
        match reviewer.step().expect("it can be replayed") {
            ReviewStep::Done => break,
            ReviewStep::Decided => decided.extend(reviewer.latest().map(|(one, _)| one.clone())),
            ReviewStep::More => {}
        }
    }
    assert_eq!(decided.len(), 1, "one decision is judged");
    assert_eq!((decided[0].nth, decided[0].taken), (nth, action));
    decided.remove(0)
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
        // In how many steps hangs on what the bots have reckoned before.
        assert_eq!(found(kind, 3).0, found(kind, 3).0, "{kind:?}");
        assert_ne!(
            found(kind, 3).0.record.source,
            found(kind, 4).0.record.source
        );
    }
}

#[test]
fn the_record_leads_to_the_table() {
    for kind in Kind::ALL {
        let (Exercise { record, table, .. }, _) = found(kind, 5);
        let done = record.actions.len();
        let mut replayer = Replayer::sit(&record).expect("a table");
        while replayer.done() < done || matches!(replayer.table().ask(), Ask::Deal { .. }) {
            assert_eq!(replayer.small_step(), Ok(true), "{kind:?}");
        }
        assert_eq!(replayer.table(), &table, "{kind:?}");
    }
}

#[test]
fn a_decision_of_each_kind_is_judged_by_itself() {
    for kind in Kind::ALL {
        for seed in 20..40 {
            let (found, _) = found(kind, seed);
            // Where a bot does the same, there is another action to compare.
            let mut bot = bots::bot(&found.record.rules, Temper::Straightforward);
            let mut rng = Rng::new(Seed([9; 32]), 0);
            let table = &found.table;
            let (view, choices) = (table.view(Viewer::Seat(OWN)), table.choices(OWN));
            let action = bot.choose(view, &choices, &mut rng);
            let decision = judged(&found, action, 48);
            assert!(decision.rated.len() > 1, "{kind:?}, {seed}");
        }
    }
}

/// The hand of the player, as far as he has seen it, and the others who are still in.
fn situation(found: &Exercise) -> (Option<HandKind>, Vec<SeatView<'_>>) {
    let view = found.table.view(Viewer::Seat(OWN));
    let known = view.own().and_then(|own| own.known_hand());
    let others = view.seats().filter(|seat| seat.seat() != OWN);
    let others = others.filter(|seat| seat.standing() == Standing::In);
    (known.map(|(_, value)| value.kind()), others.collect())
}

/// As much as the page plays out for a review.
const PLAYOUTS: u32 = 1_200;

#[test]
fn each_point_of_advice_leads_to_a_decision_that_shows_it() {
    for advice in Advice::ALL {
        let (found, _) = find(Search::of_advice(advice));
        let view = found.table.view(Viewer::Seat(OWN));
        assert_eq!(view.deals(), 1, "{advice:?}: it begins with whole stacks");
        assert_eq!(
            Kind::of(view, &found.table.choices(OWN)),
            Some(advice.kind())
        );
        let (kind, others) = situation(&found);
        let open = others.iter().filter(|seat| !seat.is_blind()).count();
        let fits = match advice {
            // Not good enough against three.
            Advice::Odds => kind == Some(HandKind::Pair) && open == 3,
            // Nothing, against one who has looked.
            Advice::Bluff => kind == Some(HandKind::HighCard) && (others.len(), open) == (1, 1),
            // Somebody has looked.
            Advice::Blind => kind.is_none() && open == 1,
            Advice::Small => kind == Some(HandKind::Pair) && open == 2,
            // Good, but not against what one other has bet.
            Advice::Read => kind == Some(HandKind::Pair) && (others.len(), open) == (1, 1),
            Advice::Third => view.rules().setting().is_some(),
            // Nothing yet.
            Advice::Wait => kind == Some(HandKind::HighCard),
        };
        assert!(
            fits,
            "{advice:?}: {kind:?}, {} others, {open} open",
            others.len()
        );
    }
}

#[test]
fn a_review_calls_best_what_a_point_of_advice_is_to_show_and_its_opposite_a_fault() {
    let is_fault = |found: &Exercise, action| judged(found, action, PLAYOUTS).verdict.is_fault();
    for advice in Advice::ALL {
        let (found, _) = find(Search::of_advice(advice));
        let choices = found.table.choices(OWN);
        let least = choices.iter().map(|choice| choice.plain());
        let least = least.filter_map(|action| match action {
            Action::Bet(chips) => Some(chips),
            _ => None,
        });
        let least = least.min().unwrap_or(0);
        let (best, faults) = match advice {
            Advice::Odds | Advice::Read => (Action::Fold, vec![Action::Bet(least)]),
            Advice::Bluff => (Action::Bet(2 * least), vec![Action::Fold, Action::See]),
            Advice::Blind => (
                Action::Look(None),
                vec![Action::Bet(least), Action::Bet(2 * least)],
            ),
            Advice::Small => (
                Action::Bet(least),
                vec![Action::Fold, Action::Bet(2 * least), Action::Bet(4 * least)],
            ),
            Advice::Third => {
                assert_strong_third(&found);
                continue;
            }
            Advice::Wait => {
                assert!(is_taken_at_once(&found));
                continue;
            }
        };
        let decision = judged(&found, best, PLAYOUTS);
        assert_eq!(decision.verdict, Verdict::Best, "{advice:?}");
        // To offer a showdown that is refused, and then to fold, costs no more than to fold.
        let is_offer = |one: &&Rated| one.action == Action::Showdown && best == Action::Fold;
        let first = decision.rated.iter().find(|one| !is_offer(one));
        assert_eq!(first.map(|one| one.action), Some(best), "{advice:?}");
        for fault in faults {
            assert!(is_fault(&found, fault), "{advice:?}: {fault:?}");
        }
    }
}

/// The best setting has a weaker first hand and a stronger third one than the setting with the strongest first hand, which
/// is a fault.
fn assert_strong_third(found: &Exercise) {
    let view = found.table.view(Viewer::Seat(OWN));
    let ranking = view.ranking();
    let values = |action: Action| match action {
        Action::Setting(SettingAction::Set(rows)) => rows.values(ranking).collect::<Vec<_>>(),
        other => panic!("{other:?} sets no hands"),
    };
    let mut bot = bots::bot(&found.record.rules, Temper::Straightforward);
    let idea = bot.ideas(view)[0];
    let decision = judged(found, idea, PLAYOUTS);
    let best = decision.rated[0].action;
    let rated = decision.rated.iter().map(|one| one.action);
    let greedy = rated
        .max_by_key(|action| values(*action))
        .expect("a setting");
    let (best, first) = (values(best), values(greedy));
    assert!(best[0] < first[0], "a weaker first hand");
    assert!(best[2] > first[2], "a stronger third hand");
    assert!(judged(found, greedy, PLAYOUTS).verdict.is_fault());
}

/// The hand after a swap of one card. `None`: it is none.
fn swapped(found: &Exercise, action: Action) -> Option<Hand> {
    let own = found.table.view(Viewer::Seat(OWN)).own()?;
    let (Hand(cards), _) = own.known_hand()?;
    match action {
        Action::Bus(BusAction::Swap { give, take }) => {
            let take = take?;
            Some(Hand(
                cards.map(|card| if card == give { take } else { card }),
            ))
        }
        _ => None,
    }
}

/// Whether it is best to take the card that makes a pair or better, and a fault to swap another and leave it.
fn is_taken_at_once(found: &Exercise) -> bool {
    let mut bot = bots::bot(&found.record.rules, Temper::Straightforward);
    let (view, choices) = (
        found.table.view(Viewer::Seat(OWN)),
        found.table.choices(OWN),
    );
    let usual = bot.choose(view, &choices, &mut Rng::new(Seed([9; 32]), 0));
    let ranking = view.ranking();
    let kind = |action| Some(ranking.value(swapped(found, action)?));
    let taken = |action| match action {
        Action::Bus(BusAction::Swap { take, .. }) => take,
        _ => None,
    };
    let decision = judged(found, usual, PLAYOUTS);
    let best = decision.rated[0].action;
    let makes = kind(best).is_some_and(|value| value.kind() >= HandKind::Pair);
    let others = decision.rated.iter().map(|one| one.action);
    let others = others.filter(|other| kind(*other).is_some() && taken(*other) != taken(best));
    let waits = others.max_by_key(|other| kind(*other));
    makes && waits.is_some_and(|waits| judged(found, waits, PLAYOUTS).verdict.is_fault())
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
