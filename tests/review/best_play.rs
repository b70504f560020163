//! Reviews between two by the usual rules are told against best play.

use brag::bots::Temper;
use brag::engine::{Action, Rules, Seat, Table, Viewer};
use brag::games::three_card;
use brag::notation::Record;
use brag::review::{Decision, ReviewStep, Reviewer, Scope, Verdict};
use brag::rollouts;
use brag::solver::{Advisor, Book, HEADS_UP};

use super::sittings::{means, played};

const OWN: Seat = Seat(0);

/// A sitting between a player of this temper with 50 chips and an expert with as many.
fn sitting(temper: Temper, deals: u32) -> Record {
    let player = |rules: &Rules, seat| {
        let temper = if seat == OWN { temper } else { Temper::Expert };
        rollouts::make_bot(rules, temper)
    };
    played(three_card(), &[50; 2], deals, 3, player)
}

/// The decisions of the first seat, each with the table at which it was made.
fn decisions(record: &Record) -> Vec<(Decision, Table)> {
    let mut reviewer = Reviewer::begin(record.clone(), OWN, Scope::All, means(200));
    let mut found = Vec::new();
    loop {
        match reviewer.step().expect("the record can be replayed") {
            ReviewStep::Done => return found,
            ReviewStep::Decided => {
                let (decision, table) = reviewer.latest().expect("a decision");
                found.push((decision.clone(), table.clone()));
            }
            ReviewStep::More => {}
        }
    }
}

/// An expert plays by the book. What he does is solved anew, and is as good as the best but for what a small tree bends.
#[test]
fn an_expert_between_two_makes_no_fault() {
    let found = decisions(&sitting(Temper::Expert, 16));
    let known = found.iter().filter(|(one, _)| one.is_solved.is_some());
    let known: Vec<&Decision> = known.map(|(one, _)| one).collect();
    assert!(known.len() >= 10, "only {} of {}", known.len(), found.len());
    let mut behind = 0;
    for decision in &known {
        assert_eq!(decision.verdict, Verdict::Best, "{decision:?}");
        let mut rated = decision.rated.iter();
        let taken = rated.find(|one| one.action == decision.taken);
        let taken = taken.expect("it is rated").mean;
        behind += 1000 * (decision.rated[0].mean - taken) / decision.stake;
    }
    let behind = behind / known.len() as i64;
    assert!(behind < 10, "behind by {behind} thousandths of the pot");
}

#[test]
fn what_best_play_never_does_is_a_fault_where_it_costs() {
    let found = decisions(&sitting(Temper::Bragger, 16));
    let faults = found
        .iter()
        .filter(|(one, _)| one.is_solved == Some(false) && one.verdict.is_fault());
    assert!(faults.count() > 0);
    let mut most = 0;
    for (decision, _) in found.iter().filter(|(one, _)| one.is_solved.is_some()) {
        let going_on = decision.going_on.as_ref().expect("a choice but to fold");
        let [(_, folds)] = going_on.folds[..] else {
            panic!("{decision:?}");
        };
        most = most.max(folds);
        // Who is left wins.
        assert!(folds <= going_on.wins + 5, "{decision:?}");
        assert!(
            decision
                .rated
                .iter()
                .any(|one| one.action == decision.taken)
        );
    }
    assert!(most > 100, "the other folds in {most} of 1000");
}

/// Worths beside those of four times as much thought, or of forty times where all is measured.
#[test]
fn worths_against_best_play_are_as_exact_as_they_say() {
    let is_full = std::env::var_os("BRAG_STRENGTH").is_some();
    let (visits, deals) = if is_full {
        (4_000_000, 40)
    } else {
        (400_000, 4)
    };
    let book = Book::read(HEADS_UP).expect("a book");
    let (mut figures, mut within, mut squares) = (0, [0; 3], 0);
    for (decision, table) in decisions(&sitting(Temper::Bragger, deals)) {
        if decision.is_solved.is_none() {
            continue;
        }
        let (view, choices) = (table.view(Viewer::Seat(OWN)), table.choices(OWN));
        let mut advisor = Advisor::with(book.clone());
        let weighing = advisor.weigh(view, &choices, decision.taken, visits);
        let mut weighing = weighing.expect("it is stored");
        while weighing.step() {}
        let exact = weighing.worths();
        let behind = |action: Action| {
            let own = exact.iter().find(|one| one.action == action)?;
            Some(exact.first()?.mean - own.mean)
        };
        let best = decision.rated[0].mean;
        // What is told of a choice is how far it is behind. Of choices far behind nothing depends.
        for one in decision
            .rated
            .iter()
            .filter(|one| best - one.mean < decision.stake / 2)
        {
            let Some(behind) = behind(one.action) else {
                continue;
            };
            let (off, error) = (
                (best - one.mean - behind).abs(),
                one.error.max(decision.rated[0].error),
            );
            figures += 1;
            for (within, errors) in within.iter_mut().zip(1..) {
                *within += u32::from(off <= errors * error);
            }
            squares += (off * 1000 / decision.stake).pow(2);
        }
    }
    let percent = within.map(|within| 100 * within / figures);
    let off = (squares / i64::from(figures)).isqrt();
    println!(
        "{figures} figures, {percent:?} % within 1, 2, 3 errors, off by {off} thousandths of the pot"
    );
    assert!(percent[1] >= 90, "{percent:?}");
}
