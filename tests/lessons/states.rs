//! Lines with `state`: the acts that stand in their place lead there, whatever cards come by chance.

use brag::engine::{Standing, Viewer};
use brag::notation::{Lesson, LessonTask};
use brag::random::Seed;

/// A lesson of four players with 100 chips each. Seat 3 deals, so seat 0 acts first. Its first line is line 6.
fn of_four(steps: &str) -> String {
    format!("brag-lesson 1\nseat 100\nseat 100\nseat 100\nseat 100\n{steps}")
}

fn read(steps: &str) -> Lesson {
    let text = of_four(steps);
    text.parse()
        .unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// What holds at the end of a lesson: the pot, the stake, whose turn it is, and how each seat stands.
fn holds(lesson: &Lesson, seed: u8) -> (u64, u64, Option<u8>, String) {
    let played = lesson.prepare(Seed([seed; 32]));
    let table = played
        .unwrap_or_else(|fault| panic!("{fault}\n{lesson}"))
        .table;
    let view = table.view(Viewer::Gallery);
    let seats = view.seats().map(|seat| match seat.standing() {
        Standing::Folded => 'f',
        _ if seat.is_blind() => 'b',
        _ => 'o',
    });
    let turn = table.ask().seat().map(|seat| seat.0);
    (view.pot(), view.stake(), turn, seats.collect())
}

#[test]
fn what_is_named_holds_and_all_others_are_blind() {
    for (line, pot, stake, turn, seats) in [
        ("pot 12 stake 2 turn 0 open 0 2 folded 3", 12, 2, 0, "obof"),
        ("pot 4 turn 0", 4, 0, 0, "bbbb"),
        ("pot 4 stake 0 turn 2 folded 0 1", 4, 0, 2, "ffbb"),
        ("pot 40 stake 4 turn 3 open 0 1 2 3", 40, 4, 3, "oooo"),
        ("pot 61 stake 10 turn 1 open 1 folded 2", 61, 10, 1, "bofb"),
        ("turn 3 open 3", 7, 2, 3, "bbbo"),
    ] {
        let lesson = read(&format!("state {line}"));
        for seed in 0..20 {
            let found = holds(&lesson, seed);
            let (is_pot, is_stake, is_turn, is_seats) = found.clone();
            let asks_for = |word: &str| line.contains(word);
            assert!(!asks_for("pot") || is_pot == pot, "{line}: {found:?}");
            assert!(!asks_for("stake") || is_stake == stake, "{line}: {found:?}");
            assert_eq!((is_turn, is_seats.as_str()), (Some(turn), seats), "{line}");
        }
        // Acts stand in its place, and they are read again.
        assert!(lesson.is_situation(), "{line}");
        assert!(!lesson.to_string().contains("state"), "{line}");
        assert_eq!(lesson.to_string().parse(), Ok(lesson), "{line}");
    }
}

#[test]
fn what_holds_already_needs_no_act_and_what_follows_goes_on_from_there() {
    assert_eq!(read("deal\nstate pot 4 turn 0").steps.len(), 1);
    let lesson =
        read("state pot 6 stake 2 turn 2\nsay Now.\n2 bet 1\nstate turn 3 folded 1\n3 fold");
    let acts = lesson.steps.iter();
    let acts = acts.filter(|step| matches!(step.task, LessonTask::Act(_)));
    let lines: Vec<usize> = acts.map(|step| step.line.0).collect();
    assert!(
        lines.starts_with(&[6, 6]) && lines.ends_with(&[10]),
        "{lines:?}"
    );
    assert_eq!(holds(&lesson, 1).3, "bfbf");
}

#[test]
fn a_hand_that_is_kept_can_be_led_to() {
    let lesson = read("0 bet 1\n1 fold\n2 fold\n3 fold\ndeal\nstate pot 14 turn 0 open 2");
    let played = lesson.prepare(Seed([3; 32])).expect("it is played");
    let view = played.table.view(Viewer::Hindsight);
    let kept = view
        .seats()
        .filter(|seat| seat.hands().any(|hand| hand.is_kept()));
    assert_eq!(kept.count(), 1);
    assert_eq!(view.pot(), 14);
}

/// Lines of [`of_four`], and what is told of them.
const FAULTS: [(&str, &str); 8] = [
    (
        "state",
        "Line 6: `state` takes what is to hold, like `pot 12 stake 2 turn 0 open 0 2 folded 3`",
    ),
    (
        "state pot x",
        "Line 6: `state` takes what is to hold, like `pot 12 stake 2 turn 0 open 0 2 folded 3`",
    ),
    (
        "state pot 8 pot 9",
        "Line 6: `pot` is here for the second time",
    ),
    ("state turn 4", "Line 6: nobody sits at seat 4"),
    (
        "state pot 3",
        "Line 6: no acts were found that lead to this",
    ),
    (
        "state turn 0 folded 0",
        "Line 6: no acts were found that lead to this",
    ),
    (
        "say x\nstate pot 100000",
        "Line 7: no acts were found that lead to this",
    ),
    (
        "state turn 0\nstate turn 0\nstate turn 0\nstate turn 0\nstate turn 0\nstate turn 0\nstate turn 0\nstate turn 0\nstate turn 0\nstate turn 0\nstate turn 0",
        "Line 16: a lesson has at most 10 lines with `state`",
    ),
];

/// What is told of faults.
pub fn told() -> Vec<String> {
    FAULTS.iter().map(|(_, told)| (*told).to_owned()).collect()
}

#[test]
fn what_cannot_be_is_refused() {
    for (steps, told) in FAULTS {
        let fault = of_four(steps).parse::<Lesson>().expect_err(steps);
        assert_eq!(fault.to_string(), told, "{steps}");
    }
}

#[test]
fn where_nobody_bets_nothing_leads_anywhere() {
    let bus = "brag-lesson 1\ngame stop_the_bus\nseat 50\nseat 50\nstate turn 1";
    let fault = bus.parse::<Lesson>().expect_err("nobody bets");
    assert_eq!(
        fault.to_string(),
        "Line 5: no acts were found that lead to this"
    );
}

#[test]
fn large_pots_of_many_players_are_led_to() {
    let seats = "seat 1000000\n".repeat(8);
    for (line, pot) in [
        ("pot 1000 stake 20 turn 0 open 0 1 2 3 folded 4 5 6", 1000),
        ("pot 999983 turn 7 open 0 3 5", 999_983),
        ("pot 400 stake 7 turn 3 open 0 1 2 3 4 5 6 7", 400),
        ("pot 90 stake 8 turn 2 open 2 5", 90),
    ] {
        let text = format!("brag-lesson 1\n{seats}state {line}");
        let lesson: Lesson = text
            .parse()
            .unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert_eq!(holds(&lesson, 1).0, pot, "{line}");
        assert!(lesson.steps.len() <= 80, "{line}: {}", lesson.steps.len());
    }
}
