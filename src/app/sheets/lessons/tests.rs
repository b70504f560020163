//! Tests that the texts of the lessons are true: each lesson is played, and the table checked at each text.

use super::script::{LEARNER, Lesson, LessonStep, Task};
use super::three_card::{COVER, FIRST, KEPT};
use crate::app::lazy::GuidedDeal;
use crate::cards::HandKind;
use crate::engine::{Action, Choice, Seat, Table, Viewer};
use crate::notation::{DealtTable, Move, replay};
use crate::sitting::session::Session;

const NELL: Seat = Seat(1);
const BILL: Seat = Seat(2);

/// Plays a lesson. Shows the table before each step, and after the last.
fn played(lesson: &Lesson, mut at: impl FnMut(usize, &Table)) {
    let record = lesson.record().expect("a pack and a game");
    let stacks: Vec<_> = record.seats.iter().map(|seat| seat.chips).collect();
    let mut drive = DealtTable::new(record.rules.clone(), &stacks, record.dealer, &record.source)
        .expect("it can be played");
    for (nth, step) in lesson.script.iter().enumerate() {
        at(nth, drive.table());
        match step.task() {
            None => assert!(
                matches!(step, LessonStep::Says(..)),
                "step {nth} is written wrongly"
            ),
            Some(Task::Deal) => assert!(drive.deal(&record.source).expect("a deal is due")),
            Some(Task::Move(Move { seat, action })) => {
                drive
                    .play(seat, action)
                    .unwrap_or_else(|why| panic!("step {nth}: {why:?}"));
            }
        }
    }
    at(lesson.script.len(), drive.table());
}

/// The table at the text with this number.
fn when(lesson: &Lesson, says: usize) -> Table {
    let mut found = None;
    let marks = lesson.script.iter().enumerate();
    let marks: Vec<usize> = marks
        .filter(|(_, step)| step.text().is_some())
        .map(|(nth, _)| nth)
        .collect();
    played(lesson, |nth, table| {
        if nth == marks[says] {
            found = Some(table.clone());
        }
    });
    found.expect("it is said")
}

fn kind(table: &Table, seat: Seat) -> HandKind {
    let view = table.view(Viewer::Hindsight);
    let place = view.seat(seat).expect("a seat");
    let hand = place.hands().next().and_then(|hand| hand.hand());
    view.ranking().value(hand.expect("a hand")).kind()
}

#[test]
fn every_lesson_is_played_to_its_end_and_ends_with_a_word() {
    for lesson in GuidedDeal::ALL.map(super::of) {
        let record = lesson.record().expect("a record");
        assert_eq!(record.seats.len(), lesson.others.len() + 1);
        assert_eq!(record.seats.len(), lesson.chips.len());
        played(lesson, |_, _| {});
        replay(&record).expect("a record that can be played");
        assert!(matches!(lesson.script.last(), Some(LessonStep::Says(..))));
        let (words, marks) = (lesson.title.get(), lesson.text_count());
        assert!((4..=12).contains(&marks), "{words}: {marks} marks");
    }
}

#[test]
fn what_is_asked_for_is_offered_and_others_do_what_is_written() {
    for lesson in GuidedDeal::ALL.map(super::of) {
        played(lesson, |nth, table| {
            let Some(step) = lesson.script.get(nth) else {
                return;
            };
            let Some(Task::Move(Move { seat, action })) = step.task() else {
                return;
            };
            let asked = matches!(step, LessonStep::Asks(..));
            assert_eq!(asked, seat == LEARNER, "step {nth}: who learns is asked");
            assert_eq!(table.ask().seat(), Some(seat), "step {nth}");
            let choices = table.choices(seat);
            assert!(
                choices.iter().any(|choice| choice.admits(action)),
                "step {nth}"
            );
            // The learner need not set an amount.
            if let (true, Action::Bet(chips)) = (asked, action) {
                let least = |choice: &Choice| matches!(choice, Choice::Bet { least, .. } if *least == chips);
                assert!(
                    choices.iter().any(least),
                    "step {nth} asks for the least bet"
                );
            }
        });
    }
}

#[test]
fn the_others_play_their_part_by_themselves() {
    for lesson in GuidedDeal::ALL.map(super::of) {
        let record = lesson.record().expect("a record");
        let mut session = Session::scripted(&record, LEARNER).expect("a sitting");
        for step in lesson.script {
            let before = session.steps();
            match step.task() {
                None => continue,
                Some(Task::Deal) => drop(session.deal().expect("a deal is due")),
                Some(Task::Move(Move { seat, action })) if seat == LEARNER => {
                    drop(session.act(seat, action).expect("it is offered"));
                }
                Some(Task::Move(_)) => drop(session.bot_acts().expect("somebody acts")),
            }
            assert_eq!(session.steps(), before + 1);
        }
        assert_eq!(session.record().actions, record.actions);
    }
}

#[test]
fn the_first_deal_is_as_it_is_told() {
    let costs = |says: usize| {
        let table = when(&FIRST, says);
        let choices = table.choices(LEARNER);
        let least = choices.iter().find_map(|choice| match choice {
            Choice::Bet { least, .. } => Some(*least),
            _ => None,
        });
        let see = choices.iter().find_map(|choice| match choice {
            Choice::See { cost, .. } => Some(*cost),
            _ => None,
        });
        (least, see)
    };
    assert_eq!(FIRST.text_count(), 9);
    assert_eq!(when(&FIRST, 0).view(Viewer::Gallery).pot(), 3);
    // The blind price, then the raise of a blind player, then the full price.
    assert_eq!(costs(2), (Some(1), None));
    assert_eq!(costs(4), (Some(2), None));
    assert_eq!(costs(5), (Some(4), None));
    assert_eq!(kind(&when(&FIRST, 5), LEARNER), HandKind::Pair);
    // Two are left, and the blind one cannot be seen. A see costs double.
    assert_eq!(when(&FIRST, 6).view(Viewer::Gallery).betting(), 2);
    assert_eq!(costs(6), (Some(4), None));
    assert_eq!(costs(7), (Some(4), Some(8)));
    let end = when(&FIRST, 8);
    let stacks: Vec<_> = end.stacks().collect();
    assert_eq!(stacks, [50 - 18 + 33, 50 - 5, 50 - 10]);
}

#[test]
fn who_wins_blind_keeps_his_hand_and_plays_with_two() {
    // The pot stays, and nobody has won it.
    let stays = when(&KEPT, 1);
    assert_eq!(stays.view(Viewer::Gallery).pot(), 4);
    assert_eq!(stays.stacks().collect::<Vec<_>>(), [48, 49, 49]);
    let two = when(&KEPT, 2);
    let hands = |table: &Table| {
        let view = table.view(Viewer::Gallery);
        view.seat(LEARNER).expect("a seat").hands().len()
    };
    assert_eq!(hands(&two), 2);
    let own = two.view(Viewer::Seat(LEARNER));
    assert!(own.seat(LEARNER).is_some_and(|place| place.is_blind()));
    let chosen = when(&KEPT, 4);
    assert_eq!(
        chosen.choices(LEARNER).to_vec(),
        [Choice::One(Action::Keep), Choice::One(Action::Throw)]
    );
    let again = when(&KEPT, 5);
    assert_eq!(hands(&again), 1);
    let sees = Choice::See {
        seat: NELL,
        cost: 2,
    };
    assert!(when(&KEPT, 6).choices(LEARNER).contains(&sees));
    assert_eq!(kind(&when(&KEPT, 6), LEARNER), HandKind::Run);
    assert_eq!(kind(&when(&KEPT, 6), NELL), HandKind::Pair);
    let end = when(&KEPT, 7);
    assert_eq!(
        end.stacks().collect::<Vec<_>>(),
        [48 - 1 - 1 - 2 + 14, 49 - 1 - 4, 49 - 1]
    );
}

#[test]
fn who_covers_plays_for_what_he_has_covered() {
    let short = when(&COVER, 0);
    assert_eq!(short.stacks().next(), Some(4));
    let covers = Choice::Cover { chips: 4 };
    // The chips are less than half a bet.
    assert!(when(&COVER, 1).choices(LEARNER).contains(&covers));
    assert_eq!(kind(&when(&COVER, 2), LEARNER), HandKind::Run);
    let new = when(&COVER, 3);
    assert_eq!(new.view(Viewer::Gallery).pots(), [27, 10]);
    assert_eq!(kind(&new, BILL), HandKind::Pair);
    let end = when(&COVER, 4);
    assert_eq!(
        end.stacks().collect::<Vec<_>>(),
        [27, 50 - 1 - 10 - 10, 50 - 1 - 10 - 20 + 30]
    );
}
