//! Tests that the texts of the page's own lessons are true: each lesson is played, and the table is looked at where each text
//! is read.

use super::own::{self, MESSAGES};
use super::script::Script;
use crate::app::lazy::{GuidedDeal, RetoldTable};
use crate::cards::HandKind;
use crate::engine::{Action, Choice, Seat, Table, Viewer};
use crate::notation::{DealtTable, Lesson, LessonTask, Move, PreparedLesson, Sentence};
use crate::random::Seed;
use crate::sitting::session::Session;

const LEARNER: Seat = Seat(0);
const NELL: Seat = Seat(1);
const BILL: Seat = Seat(2);

fn prepared(text: &str) -> (Lesson, PreparedLesson) {
    let lesson: Lesson = text.parse().expect("a lesson");
    let prepared = lesson.prepare(Seed([0; 32])).expect("it can be played");
    (lesson, prepared)
}

/// The tables at which the texts of a lesson are read, in order.
fn tables(text: &str) -> Vec<Table> {
    let (lesson, prepared) = prepared(text);
    let record = &prepared.record;
    let stacks: Vec<_> = record.seats.iter().map(|seat| seat.chips).collect();
    let mut drive = DealtTable::new(record.rules.clone(), &stacks, record.dealer, &record.source)
        .expect("it can be played");
    let mut tables = Vec::new();
    for step in &lesson.steps {
        match &step.task {
            LessonTask::Deal(_) => assert!(drive.deal(&record.source).expect("a deal is due")),
            LessonTask::Act(Move { seat, action }) => {
                drive.play(*seat, *action).expect("it is allowed");
            }
            LessonTask::Say { .. } | LessonTask::Ask(_) => tables.push(drive.table().clone()),
        }
    }
    tables
}

fn guided(deal: GuidedDeal) -> Vec<Table> {
    tables(own::guided(deal))
}

fn kind(table: &Table, seat: Seat) -> HandKind {
    let view = table.view(Viewer::Hindsight);
    let place = view.seat(seat).expect("a seat");
    let hand = place.hands().next().and_then(|hand| hand.hand());
    view.ranking().value(hand.expect("a hand")).kind()
}

#[test]
fn every_message_that_a_lesson_names_is_there() {
    for text in own::texts() {
        let (lesson, _) = prepared(text);
        let title = Sentence::new(&lesson.title).expect("a title");
        let mut sentences = vec![title];
        for step in lesson.steps {
            match step.task {
                LessonTask::Say { text, .. } => sentences.push(text),
                LessonTask::Ask(question) => {
                    sentences.extend(question.text);
                    sentences.extend(question.otherwise);
                }
                LessonTask::Deal(_) | LessonTask::Act(_) => {}
            }
        }
        for sentence in sentences {
            let key = sentence.key().expect("the name of a message");
            assert!(MESSAGES.iter().any(|(name, _)| *name == key), "{key}");
        }
    }
}

#[test]
fn the_learner_is_asked_for_the_least_bet_and_for_what_is_offered() {
    for deal in GuidedDeal::ALL {
        let (lesson, _) = prepared(own::guided(deal));
        let tables = guided(deal);
        let mut tables = tables.iter();
        for (nth, step) in lesson.steps.iter().enumerate() {
            match &step.task {
                LessonTask::Say { .. } => drop(tables.next()),
                LessonTask::Ask(question) => {
                    let table = tables.next().expect("a table");
                    let [only] = question.answers.as_slice() else {
                        panic!("step {nth}: one answer")
                    };
                    let choices = table.choices(LEARNER);
                    let action = only.answer.action;
                    assert!(
                        choices.iter().any(|choice| choice.admits(action)),
                        "step {nth}"
                    );
                    if let Action::Bet(chips) = action {
                        let is_least = |choice: &Choice| matches!(choice, Choice::Bet { least, .. } if *least == chips);
                        assert!(choices.iter().any(is_least), "step {nth}");
                    }
                }
                LessonTask::Deal(_) | LessonTask::Act(_) => {}
            }
        }
    }
}

#[test]
fn others_do_what_is_written() {
    for text in own::texts() {
        let (lesson, prepared) = prepared(text);
        let learner = lesson.setup.learner;
        let mut session = Session::scripted(&prepared.record, learner).expect("a sitting");
        for (step, done) in lesson.steps.iter().zip(&prepared.done) {
            assert_eq!(session.steps(), *done);
            match &step.task {
                LessonTask::Deal(_) => drop(session.deal().expect("a deal is due")),
                LessonTask::Act(act) if act.seat == learner => {
                    drop(session.act(act.seat, act.action).expect("it is offered"));
                }
                LessonTask::Act(_) => drop(session.bot_acts().expect("somebody acts")),
                LessonTask::Say { .. } | LessonTask::Ask(_) => {}
            }
        }
        assert_eq!(session.record().actions, prepared.record.actions);
    }
}

#[test]
fn the_first_deal_is_as_it_is_told() {
    let at = guided(GuidedDeal::First);
    let costs = |says: usize| {
        let choices = at[says].choices(LEARNER);
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
    assert_eq!(at.len(), 9);
    assert_eq!(at[0].view(Viewer::Gallery).pot(), 3);
    // The blind price, then the raise of a blind player, then the full price.
    assert_eq!(costs(2), (Some(1), None));
    assert_eq!(costs(4), (Some(2), None));
    assert_eq!(costs(5), (Some(4), None));
    assert_eq!(kind(&at[5], LEARNER), HandKind::Pair);
    // Two are left, and the blind one cannot be seen. A see costs double.
    assert_eq!(at[6].view(Viewer::Gallery).betting(), 2);
    assert_eq!(costs(6), (Some(4), None));
    assert_eq!(costs(7), (Some(4), Some(8)));
    let stacks: Vec<_> = at[8].stacks().collect();
    assert_eq!(stacks, [50 - 18 + 33, 50 - 5, 50 - 10]);
}

#[test]
fn who_wins_blind_keeps_his_hand_and_plays_with_two() {
    let at = guided(GuidedDeal::Kept);
    // The pot stays, and nobody has won it.
    assert_eq!(at[1].view(Viewer::Gallery).pot(), 4);
    assert_eq!(at[1].stacks().collect::<Vec<_>>(), [48, 49, 49]);
    let hands = |table: &Table| {
        let view = table.view(Viewer::Gallery);
        view.seat(LEARNER).expect("a seat").hands().len()
    };
    assert_eq!(hands(&at[2]), 2);
    let own = at[2].view(Viewer::Seat(LEARNER));
    assert!(own.seat(LEARNER).is_some_and(|place| place.is_blind()));
    assert_eq!(
        at[4].choices(LEARNER).to_vec(),
        [Choice::One(Action::Keep), Choice::One(Action::Throw)]
    );
    assert_eq!(hands(&at[5]), 1);
    let sees = Choice::See {
        seat: NELL,
        cost: 2,
    };
    assert!(at[6].choices(LEARNER).contains(&sees));
    assert_eq!(kind(&at[6], LEARNER), HandKind::Run);
    assert_eq!(kind(&at[6], NELL), HandKind::Pair);
    assert_eq!(
        at[7].stacks().collect::<Vec<_>>(),
        [48 - 1 - 1 - 2 + 14, 49 - 1 - 4, 49 - 1]
    );
}

#[test]
fn who_covers_plays_for_what_he_has_covered() {
    let at = guided(GuidedDeal::Cover);
    assert_eq!(at[0].stacks().next(), Some(4));
    // The chips are less than half a bet.
    assert!(at[1].choices(LEARNER).contains(&Choice::Cover { chips: 4 }));
    assert_eq!(kind(&at[2], LEARNER), HandKind::Run);
    assert_eq!(at[3].view(Viewer::Gallery).pots(), [27, 10]);
    assert_eq!(kind(&at[3], BILL), HandKind::Pair);
    assert_eq!(
        at[4].stacks().collect::<Vec<_>>(),
        [27, 50 - 1 - 10 - 10, 50 - 1 - 10 - 20 + 30]
    );
}

/// The bets before the question that is followed by this note: who, and how much.
fn bets_before(table: RetoldTable, note: &str) -> Vec<(u8, u64)> {
    let (lesson, _) = prepared(own::retold(table));
    let mut bets = Vec::new();
    for step in &lesson.steps {
        match &step.task {
            LessonTask::Act(Move {
                seat,
                action: Action::Bet(chips),
            }) => bets.push((seat.0, *chips)),
            LessonTask::Ask(question) => {
                let otherwise = question.otherwise.as_ref();
                if otherwise.and_then(Sentence::key) == Some(note) {
                    return bets;
                }
            }
            _ => {}
        }
    }
    panic!("{note} is in the lesson")
}

#[test]
fn a_note_of_the_source_stands_where_it_is_true() {
    // Three bet 2 again and again, and Eddie is the next who does not.
    let bets = bets_before(RetoldTable::FirstEnglish, "RETOLD_NOTE_PACE");
    assert!(bets.iter().rev().take(6).all(|(_, chips)| *chips == 2));
    let (lesson, _) = prepared(own::retold(RetoldTable::FirstEnglish));
    let all = lesson.steps.iter().filter_map(|step| match &step.task {
        LessonTask::Act(Move {
            seat,
            action: Action::Bet(chips),
        }) => Some((*seat, *chips)),
        _ => None,
    });
    let forced = all.skip(bets.len()).find(|(_, chips)| *chips > 2);
    let forced = forced.map(|(seat, _)| lesson.setup.seats[seat.index()].name.as_str());
    assert_eq!(forced, Some("Eddie"));
    // Three are still in.
    let bets = bets_before(RetoldTable::FirstEnglish, "RETOLD_NOTE_NERVE");
    let mut last: Vec<u8> = bets.iter().rev().take(6).map(|(seat, _)| *seat).collect();
    last.sort_unstable();
    last.dedup();
    assert_eq!(last.len(), 3);
    // RULES V31: what two of them have put in after four rounds.
    let bets = bets_before(RetoldTable::SecondEnglish, "RETOLD_NOTE_SPENT");
    let of = |seat: u8| {
        let own = bets.iter().filter(|bet| bet.0 == seat);
        own.map(|bet| bet.1).sum::<u64>()
    };
    assert_eq!((of(1), of(2)), (4, 10));
    // Two were left in the two rounds before the see, and the other could not see him.
    let bets = bets_before(RetoldTable::SecondEnglish, "RETOLD_NOTE_UNSEEN");
    assert!(
        bets.iter()
            .rev()
            .take(4)
            .all(|(seat, _)| [1, 2].contains(seat))
    );
}

#[test]
fn each_round_of_a_french_table_has_its_comment() {
    for table in [RetoldTable::FirstFrench, RetoldTable::SecondFrench] {
        let (lesson, _) = prepared(own::retold(table));
        let questions = lesson.steps.iter().filter_map(|step| match &step.task {
            LessonTask::Ask(question) => Some(question.otherwise.is_some()),
            _ => None,
        });
        let questions: Vec<bool> = questions.collect();
        assert!(
            questions.len() >= 5 && questions.iter().all(|has| *has),
            "{table:?}"
        );
    }
}

#[test]
fn the_learner_does_at_the_controls_what_one_button_does() {
    let asked_for = |answer: &str| {
        let text = format!(
            "brag-lesson 1\n\ngame three_card\nseat 100 You\nseat 100 Nell\ndealer 1\nlearner 0\n\n\
             deal\n0 look\n\nask\nright {answer}\n{answer}\n"
        );
        let (lesson, prepared) = prepared(&text);
        Script { lesson, prepared }.asked_for(2)
    };
    assert_eq!(asked_for("0 bet 1"), Some(Action::Bet(1)));
    assert_eq!(asked_for("0 fold"), Some(Action::Fold));
    // The controls bet the least, so another amount is chosen from a list.
    assert_eq!(asked_for("0 bet 4"), None);
}
