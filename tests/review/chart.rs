//! Charts: what is best with every hand in one situation.

use brag::bots::Temper;
use brag::cards::HandKind;
use brag::engine::{Action, Seat, Table, Viewer};
use brag::games::{self, three_card};
use brag::notation::{Record, Replayer};
use brag::review::{Chart, ChartLine, ChartOf, ChartStep, Charted, Reviewer, Scope, Step};
use brag::rollouts::{self, Known};

use super::sittings::{means, played, sitting};

const OWN: Seat = Seat(0);

/// The tables of a record at which the first seat decides with cards that it has seen, each with the number of its action.
fn decisions(record: &Record) -> Vec<(usize, Table)> {
    let mut replayer = Replayer::sit(record).expect("a table");
    let mut found = Vec::new();
    loop {
        let table = replayer.table();
        if table.ask().seat() == Some(OWN) && Chart::is_of(table.view(Viewer::Seat(OWN))) {
            found.push((replayer.done(), table.clone()));
        }
        if !replayer.small_step().expect("it can be replayed") {
            found.dedup_by_key(|(nth, _)| *nth);
            return found;
        }
    }
}

fn chart(table: &Table, worlds: u64) -> Option<Vec<ChartLine>> {
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
    Some(chart.lines().to_vec())
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
    let (_, table) = decisions(&record).swap_remove(0);
    let unseen = table.view(Viewer::Seat(OWN)).unseen();
    let mut order = unseen.cards().to_vec();
    order.reverse();
    let other = unseen.dealt(&order);
    assert_ne!(other.view(Viewer::Hindsight).seats().count(), 0);
    assert_eq!(chart(&table, 16), chart(&other, 16));
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
        while reviewer.step().expect("a record") != Step::Decided {}
        let (decision, _) = reviewer.latest().expect("a decision");
        if decision.is_solved.is_none() {
            continue;
        }
        let mut of = ChartOf::begin(record.clone(), OWN, nth, means(200), 16);
        while of.step().expect("a record") != ChartStep::Done {}
        let chart = of.chart().expect("there is a chart");
        assert!(chart.is_solved());
        let own = chart.lines().iter().find(|line| line.is_own);
        let told = own.expect("the own hand").choices.iter();
        let told: Vec<(Action, i64, i64)> =
            told.map(|one| (one.action, one.mean, one.error)).collect();
        let rated = decision.rated.iter();
        let rated: Vec<(Action, i64, i64)> =
            rated.map(|one| (one.action, one.mean, one.error)).collect();
        assert_eq!(told, rated);
        assert_is_ordered(chart.lines());
        solved += 1;
        if solved == 4 {
            return;
        }
    }
    panic!("only {solved} are solved");
}

#[test]
fn there_is_no_chart_of_a_hand_unseen_or_of_another_game() {
    let record = sitting(three_card(), 4, 1, 5);
    let mut replayer = Replayer::sit(&record).expect("a table");
    while replayer.table().ask().seat().is_none() {
        replayer.small_step().expect("it can be replayed");
    }
    let table = replayer.table();
    let seat = table.ask().seat().expect("a turn");
    assert!(!Chart::is_of(table.view(Viewer::Seat(seat))), "blind");
    assert!(!Chart::is_of(table.view(Viewer::Gallery)));
    for game in ["four_card", "teen_patti", "stop_the_bus"] {
        let rules = (games::named(game).expect("a game").rules)();
        assert!(decisions(&sitting(rules, 4, 2, 5)).is_empty(), "{game}");
    }
}
