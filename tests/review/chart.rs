//! Charts: what is best with every hand in one situation.

use brag::bots::Temper;
use brag::cards::HandKind;
use brag::engine::{Action, Choice, Seat, Table, Viewer};
use brag::games::{self, three_card};
use brag::notation::{Record, Replayer};
use brag::review::{
    Chart, ChartFound, ChartLine, ChartOf, ChartStep, Charted, ReviewStep, Reviewer, Scope, grouped,
};
use brag::rollouts::{self, Known};

use super::sittings::{means, played, sitting};

const OWN: Seat = Seat(0);

/// The tables of a record at which the first seat decides with cards that it has seen, each with the number of its action.
fn decisions(record: &Record) -> Vec<(usize, Table)> {
    turns(record, false)
}

/// The same where it decides without having looked, or where it has.
fn turns(record: &Record, is_blind: bool) -> Vec<(usize, Table)> {
    let mut replayer = Replayer::sit(record).expect("a table");
    let mut found = Vec::new();
    loop {
        let table = replayer.table();
        let view = table.view(Viewer::Seat(OWN));
        let is_so = view.own().is_some_and(|own| own.is_blind() == is_blind);
        if table.ask().seat() == Some(OWN) && Chart::is_of(view) && is_so {
            found.push((replayer.done(), table.clone()));
        }
        if !replayer.small_step().expect("it can be replayed") {
            found.dedup_by_key(|(nth, _)| *nth);
            return found;
        }
    }
}

fn chart(table: &Table, worlds: u64) -> Option<Vec<ChartLine>> {
    found(table, worlds).map(|found| found.lines)
}

fn found(table: &Table, worlds: u64) -> Option<ChartFound> {
    let view = table.view(Viewer::Seat(OWN));
    let choices = table.choices(OWN);
    let known = Known::default();
    let mut chart = Chart::begin(view, &choices, None, means(200), &known, worlds)?;
    while chart.step() != ChartStep::Done {
        let (done, all) = chart.progress();
        assert!(done <= all);
    }
    let (done, all) = chart.progress();
    assert_eq!(done, all);
    Some(chart.found().clone())
}

fn best(line: &ChartLine) -> &Charted {
    let best = line.choices.first().expect("it is told");
    assert!(best.is_as_good);
    best
}

/// A stronger hand is never worth less beyond the errors.
fn assert_is_ordered(lines: &[ChartLine]) {
    for (nth, weak) in lines.iter().enumerate() {
        for strong in &lines[..nth] {
            let (one, other) = (best(strong), best(weak));
            let error = 3 * (one.error + other.error) + 50;
            assert!(one.mean + error >= other.mean, "{strong:?}\n{weak:?}");
        }
    }
}

#[test]
fn a_chart_has_a_line_for_every_kind_of_hand_and_marks_ones_own() {
    let record = sitting(three_card(), 4, 3, 5);
    let all = decisions(&record);
    let (_, table) = all.first().expect("somebody looks");
    let lines = chart(table, 16).expect("there is a chart");
    assert_eq!(lines.len(), 4 + 13 + 10);
    assert!(lines.is_sorted_by(|one, next| one.value > next.value));
    let pairs = lines
        .iter()
        .filter(|line| line.value.kind() == HandKind::Pair);
    assert_eq!(pairs.count(), 13);
    let own: Vec<&ChartLine> = lines.iter().filter(|line| line.is_own).collect();
    let view = table.view(Viewer::Seat(OWN));
    let (hand, _) = view.own().and_then(|own| own.known_hand()).expect("a hand");
    assert_eq!(own.len(), 1);
    assert_eq!(own[0].cards, hand.0);
    assert_is_ordered(&lines);
    assert_ne!(best(&lines[0]).action, Action::Fold);
}

#[test]
fn hidden_cards_change_no_chart() {
    let record = sitting(three_card(), 4, 3, 5);
    for is_blind in [false, true] {
        let (_, table) = turns(&record, is_blind).swap_remove(0);
        let unseen = table.view(Viewer::Seat(OWN)).unseen();
        let mut order = unseen.cards().to_vec();
        order.reverse();
        let other = unseen.dealt(&order);
        let own = |table: &Table| {
            let view = table.view(Viewer::Hindsight);
            let own = view.seats().next().expect("a seat");
            own.hands()
                .next()
                .expect("a hand")
                .faces()
                .collect::<Vec<_>>()
        };
        assert_eq!(own(&table) != own(&other), is_blind, "ones own cards");
        assert_eq!(found(&table, 16), found(&other, 16));
    }
}

#[test]
fn a_chart_without_a_look_tells_what_each_choice_is_worth_so_and_with_every_hand_after_a_look() {
    let record = sitting(three_card(), 4, 3, 5);
    let (_, table) = turns(&record, true).swap_remove(0);
    let told = found(&table, 64).expect("there is a chart");
    let blind = told.blind.expect("nobody has looked");
    let choices = table.choices(OWN);
    assert!(blind.len() >= 2 && blind[0].is_as_good);
    assert!(blind.is_sorted_by(|one, next| one.mean >= next.mean));
    let offered = |action: Action| choices.iter().any(|choice| choice.admits(action));
    assert!(blind.iter().all(|one| offered(one.action)), "{blind:?}");
    assert_eq!(told.lines.len(), 4 + 13 + 10);
    assert!(!told.lines.iter().any(|line| line.is_own), "none is marked");
    assert_is_ordered(&told.lines);
    let after = table.view(Viewer::Seat(OWN)).having_looked();
    let after = after.expect("a look").choices(OWN);
    for line in &told.lines {
        for one in &line.choices {
            assert!(after.iter().any(|choice| choice.admits(one.action)));
            assert!(!matches!(one.action, Action::Look(_)));
        }
    }
    // A blind bet is cheaper than one after the look.
    let least = |choices: &[Choice]| {
        let bets = choices.iter().filter_map(|choice| match choice {
            Choice::Bet { least, .. } => Some(*least),
            _ => None,
        });
        bets.min().expect("a bet")
    };
    assert_eq!(2 * least(&choices), least(&after));
}

#[test]
fn a_look_that_is_supposed_tells_no_card() {
    let record = sitting(three_card(), 4, 3, 5);
    for (_, table) in turns(&record, true) {
        let view = table.view(Viewer::Seat(OWN));
        let after = view.having_looked().expect("a look");
        let seen = after.view(Viewer::Seat(OWN));
        let (hand, _) = seen.own().and_then(|own| own.known_hand()).expect("a hand");
        assert_eq!(
            hand.0.as_slice(),
            &view.unseen().cards()[..3],
            "the lowest stand in"
        );
        assert_eq!(seen.history().len(), view.history().len() + 1);
        assert!(seen.having_looked().is_none(), "once");
    }
}

#[test]
fn between_two_the_choices_without_a_look_are_what_the_review_tells() {
    let player = |rules: &_, _| rollouts::make_bot(rules, Temper::Bragger);
    let record = played(three_card(), &[50; 2], 12, 3, player);
    let mut solved = 0;
    for (nth, _) in turns(&record, true) {
        let mut reviewer = Reviewer::begin(record.clone(), OWN, Scope::Decision(nth), means(200));
        while reviewer.step().expect("a record") != ReviewStep::Decided {}
        let (decision, _) = reviewer.latest().expect("a decision");
        let mut of = ChartOf::begin(record.clone(), OWN, nth, means(200), 16);
        while of.step().expect("a record") != ChartStep::Done {}
        let found = of.chart().expect("there is a chart").found();
        if !found.is_solved {
            continue;
        }
        assert!(decision.is_solved.is_some());
        let told = found.blind.iter().flatten();
        let told = told.map(|one| (one.action, one.mean, one.error));
        let rated = decision.rated.iter();
        let rated = rated.map(|one| (one.action, one.mean, one.error));
        assert!(told.eq(rated), "{found:?} {decision:?}");
        assert_is_ordered(&found.lines);
        assert!(!found.lines.iter().any(|line| line.is_own));
        solved += 1;
        if solved == 3 {
            return;
        }
    }
    panic!("only {solved} are solved");
}

#[test]
fn what_is_supposed_keeps_all_that_a_player_knows_but_his_hand() {
    let record = sitting(three_card(), 4, 3, 5);
    for (_, table) in decisions(&record) {
        let view = table.view(Viewer::Seat(OWN));
        let lines = chart(&table, 1).expect("there is a chart");
        for line in lines {
            let supposed = view.supposing(&line.cards).expect("it may be held");
            let other = supposed.view(Viewer::Seat(OWN));
            let (hand, _) = other
                .own()
                .and_then(|own| own.known_hand())
                .expect("a hand");
            assert_eq!(hand.0.to_vec(), line.cards);
            assert_eq!(supposed.choices(OWN), table.choices(OWN));
            assert_eq!(other.history().len(), view.history().len());
            let cards = other.unseen().cards().to_vec();
            assert_eq!(cards.len(), view.unseen().cards().len());
            assert!(line.cards.iter().all(|card| !cards.contains(card)));
        }
        let shown = view.unseen().cards()[0];
        assert!(view.supposing(&[shown]).is_none(), "a hand of one card");
    }
}

#[test]
fn between_two_the_line_of_ones_own_hand_is_what_the_review_tells() {
    let player = |rules: &_, seat: Seat| {
        let temper = if seat == OWN {
            Temper::Bragger
        } else {
            Temper::Expert
        };
        rollouts::make_bot(rules, temper)
    };
    let record = played(three_card(), &[50; 2], 8, 3, player);
    let mut solved = 0;
    for (nth, _) in decisions(&record) {
        let mut reviewer = Reviewer::begin(record.clone(), OWN, Scope::Decision(nth), means(200));
        while reviewer.step().expect("a record") != ReviewStep::Decided {}
        let (decision, _) = reviewer.latest().expect("a decision");
        if decision.is_solved.is_none() {
            continue;
        }
        let mut of = ChartOf::begin(record.clone(), OWN, nth, means(200), 16);
        while of.step().expect("a record") != ChartStep::Done {}
        let chart = of.chart().expect("there is a chart");
        let found = chart.found();
        assert!(found.is_solved);
        let own = found.lines.iter().find(|line| line.is_own);
        let told = own.expect("the own hand").choices.iter();
        let told: Vec<(Action, i64, i64)> =
            told.map(|one| (one.action, one.mean, one.error)).collect();
        let rated = decision.rated.iter();
        let rated: Vec<(Action, i64, i64)> =
            rated.map(|one| (one.action, one.mean, one.error)).collect();
        assert_eq!(told, rated);
        assert_is_ordered(&found.lines);
        solved += 1;
        if solved == 4 {
            return;
        }
    }
    panic!("only {solved} are solved");
}

#[test]
fn among_more_the_line_of_ones_own_hand_is_what_the_review_tells() {
    let record = sitting(three_card(), 4, 3, 5);
    let (mut told, mut apart) = (0, 0);
    for (nth, _) in decisions(&record).into_iter().take(4) {
        let mut reviewer = Reviewer::begin(record.clone(), OWN, Scope::Decision(nth), means(200));
        while reviewer.step().expect("a record") != ReviewStep::Decided {}
        let (decision, table) = reviewer.latest().expect("a decision");
        let pot = 1000 * table.pot() as i64;
        let mut of = ChartOf::begin(record.clone(), OWN, nth, means(200), 24);
        while of.step().expect("a record") != ChartStep::Done {}
        let found = of.chart().expect("there is a chart").found();
        if found.is_solved {
            continue;
        }
        let groups = grouped(&found.lines, pot);
        let own = groups.iter().find(|group| group.is_own);
        let own: Vec<_> = own.expect("the own hand").choices.iter().collect();
        let rated: Vec<_> = decision.rated.iter().collect();
        assert_eq!(own.len(), rated.len());
        for one in rated {
            let same = own.iter().find(|own| own.action == one.action);
            let same = same.expect("it is told");
            assert_eq!((same.mean, same.error), (one.mean, one.error));
        }
        // Of the others, neighbours are worth more or less by more than their error.
        for two in groups
            .windows(2)
            .filter(|two| !two.iter().any(|one| one.is_own))
        {
            let [strong, weak] = [0, 1].map(|nth: usize| &two[nth].choices[0]);
            let error = strong.error.pow(2) + weak.error.pow(2);
            assert!(
                strong.mean - weak.mean > 2 * error.isqrt() - 2,
                "{groups:?}"
            );
            apart += 1;
        }
        told += 1;
    }
    assert!(told > 1 && apart > 2, "{told} charts, {apart} neighbours");
}

#[test]
fn there_is_no_chart_for_others_or_of_another_game() {
    let record = sitting(three_card(), 4, 1, 5);
    let mut replayer = Replayer::sit(&record).expect("a table");
    while replayer.table().ask().seat().is_none() {
        replayer.small_step().expect("it can be replayed");
    }
    let table = replayer.table();
    let seat = table.ask().seat().expect("a turn");
    for other in (0..4).map(Seat).filter(|other| *other != seat) {
        assert!(!Chart::is_of(table.view(Viewer::Seat(other))), "no turn");
    }
    assert!(!Chart::is_of(table.view(Viewer::Gallery)));
    for game in ["four_card", "teen_patti", "stop_the_bus"] {
        let rules = (games::named(game).expect("a game").rules)();
        let record = sitting(rules, 4, 2, 5);
        assert!(turns(&record, false).is_empty(), "{game}");
        assert!(turns(&record, true).is_empty(), "{game}");
    }
}

#[test]
fn what_is_told_first_between_two_is_within_its_errors() {
    let player = |rules: &_, _| rollouts::make_bot(rules, Temper::Bragger);
    let record = played(three_card(), &[100; 2], 12, 3, player);
    let (mut all, mut within) = (0, 0);
    let turns = [false, true].map(|is_blind| turns(&record, is_blind));
    for (_, table) in turns
        .into_iter()
        .flat_map(|turns| turns.into_iter().take(4))
    {
        let view = table.view(Viewer::Seat(OWN));
        let choices = table.choices(OWN);
        let known = Known::default();
        let begun = Chart::begin(view, &choices, None, means(200), &known, 16);
        let mut chart = begun.expect("there is a chart");
        if !chart.found().is_solved {
            continue;
        }
        let is_told = |found: &ChartFound| found.lines.iter().all(|line| !line.choices.is_empty());
        while !is_told(chart.found()) {
            chart.step();
        }
        let (done, of) = chart.progress();
        assert!(4 * done <= of, "early: {done} of {of}");
        let first = chart.found().clone();
        while chart.step() != ChartStep::Done {}
        let blind = [&first, chart.found()].map(|found| found.blind.clone().unwrap_or_default());
        let lines = first.lines.iter().zip(&chart.found().lines);
        let lines = lines.map(|(first, last)| (first.choices.clone(), last.choices.clone()));
        for (first, last) in lines.chain([blind.into()]) {
            for one in first {
                let is_same = |last: &&Charted| last.action == one.action;
                let last = last.iter().find(is_same).expect("it is told to the end");
                all += 1;
                within +=
                    usize::from((one.mean - last.mean).abs() <= 2 * one.error.max(last.error));
            }
        }
    }
    assert!(all > 200 && 100 * within >= 95 * all, "{within} of {all}");
}
