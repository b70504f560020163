//! Reviews between two by the usual rules are told against best play.

use brag::bots::{self, Temper};
use brag::engine::{Action, Ask, Seat, Table, Viewer};
use brag::games::three_card;
use brag::notation::{Record, SeatEntry, Source};
use brag::random::{Rng, Seed, Shuffler};
use brag::review::{Decision, Means, Reviewer, Scope, Step, Verdict};
use brag::rollouts::{self, Budget};
use brag::solver::{Advisor, Book, HEADS_UP};

const OWN: Seat = Seat(0);

/// A sitting between a player of this temper and an expert.
fn sitting(temper: Temper, chips: u64, deals: u32) -> Record {
    let seed = Seed([3; 32]);
    let mut table = Table::new(three_card(), &[chips, chips], Seat(0)).expect("a table");
    let seats = table.stacks().map(|chips| SeatEntry {
        name: String::new(),
        chips,
    });
    let mut record = Record::new(three_card(), seats.collect(), Seat(0), Source::Seed(seed));
    let mut shuffler = Shuffler::new(seed);
    let mut rng = Rng::new(seed, 1 << 40);
    loop {
        match table.ask() {
            Ask::Deal { shuffle } if table.view(Viewer::Gallery).deals() < deals => {
                let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
                table.deal_in_place(pack).expect("a deal is due");
            }
            ask => {
                let Some(seat) = ask.seat() else {
                    return record;
                };
                let temper = if seat == OWN { temper } else { Temper::Expert };
                let choices = table.choices(seat);
                let mut player = rollouts::cast(table.rules(), temper);
                let action = player.choose(table.view(Viewer::Seat(seat)), &choices, &mut rng);
                let named = table.named(seat, action);
                table.play_in_place(seat, action).expect("it is offered");
                record.push(seat, named);
            }
        }
    }
}

/// The decisions of the first seat, each with the table at which it was made.
fn decisions(record: &Record) -> Vec<(Decision, Table)> {
    let means = Means {
        cast: bots::bot,
        risks: None,
        budget: Budget { playouts: 200 },
    };
    let mut reviewer = Reviewer::begin(record.clone(), OWN, Scope::All, means);
    let mut found = Vec::new();
    loop {
        match reviewer.step().expect("the record can be replayed") {
            Step::Done => return found,
            Step::Decided => {
                let (decision, table) = reviewer.latest().expect("a decision");
                found.push((decision.clone(), table.clone()));
            }
            Step::More => {}
        }
    }
}

/// What the book takes is no fault, and costs nothing but what the tree bends.
#[test]
fn an_expert_between_two_makes_no_fault() {
    let found = decisions(&sitting(Temper::Expert, 50, 16));
    let known = found.iter().filter(|(one, _)| one.is_solved.is_some());
    let known: Vec<_> = known.collect();
    assert!(known.len() >= 10, "only {} of {}", known.len(), found.len());
    for (decision, _) in &known {
        assert_eq!(decision.verdict, Verdict::Best, "{decision:?}");
    }
}

#[test]
fn what_best_play_never_does_is_a_fault_where_it_costs() {
    let found = decisions(&sitting(Temper::Bragger, 50, 16));
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

/// Worths beside those of forty times as much thought.
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
    for (decision, table) in decisions(&sitting(Temper::Bragger, 50, deals)) {
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
