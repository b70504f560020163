//! Lessons made of random sittings of every game, with texts and questions at random: they are written, sent, read and played.

use std::collections::BTreeMap;

use brag::engine::{Seat, Table, Viewer};
use brag::games::GAMES;
use brag::notation::{
    LONGEST_LESSON_LINK, Lesson, LessonAnswer, LessonStep, LessonTask, LessonVerdict, Line, Mark,
    Move, Question, Sentence, read_lesson_link, write_lesson_link,
};
use brag::random::Seed;

use super::situations::moments;
use crate::kit::dice::Dice;

/// What texts are made of.
const PIECES: [&str; 16] = [
    "Bill",
    "is blind",
    ":",
    "#",
    "|",
    "0 fold",
    "say",
    "\n",
    "\n\n",
    " ",
    "$5",
    "« où »",
    "Größe",
    "Блеф",
    "🂡",
    "deal",
];

fn sentence(dice: &mut Dice) -> Option<Sentence> {
    let pieces = (0..dice.below(12)).map(|_| dice.pick(&PIECES));
    let text: Vec<&str> = pieces.collect();
    Sentence::new(&text.join(" ")).ok()
}

fn mark(dice: &mut Dice) -> Option<Mark> {
    match dice.below(3) {
        0 => None,
        1 => Some(Mark::Pot),
        _ => Some(Mark::Seat(Seat(0))),
    }
}

/// A question with some of the choices of the player in turn for answers.
fn question(table: &Table, seat: Seat, dice: &mut Dice) -> Question {
    let choices = table.choices(seat);
    let plain = choices.iter().map(|choice| choice.plain());
    let plain = plain.filter(|action| table.check(seat, *action).is_ok());
    let mut moves: Vec<Move> = plain.map(|action| Move { seat, action }).collect();
    // Cards that their player has not seen are named in records, and not by their places.
    moves.retain(|one| one.to_string().parse() == Ok(*one));
    moves.truncate(4);
    moves.dedup();
    let verdicts = [
        LessonVerdict::Right,
        LessonVerdict::Good,
        LessonVerdict::Wrong,
    ];
    let answers = moves
        .into_iter()
        .enumerate()
        .map(|(nth, answer)| LessonAnswer {
            line: Line::default(),
            verdict: verdicts[nth.min(2)],
            answer,
            says: sentence(dice),
        });
    let answers: Vec<LessonAnswer> = answers.collect();
    Question {
        answers: if dice.one_in(3) { Vec::new() } else { answers },
        text: sentence(dice),
        mark: mark(dice),
        hint: sentence(dice),
        otherwise: sentence(dice),
    }
}

#[test]
fn what_is_written_or_sent_of_a_lesson_is_that_lesson() {
    let mut made: BTreeMap<&str, u8> = BTreeMap::new();
    moments(55, |record, table, dice| {
        let taken = Lesson::situation(record, record.actions.len(), Viewer::Hindsight);
        let (Ok(mut lesson), Some(seat)) = (taken, table.ask().seat()) else {
            return;
        };
        assert_eq!(lesson.setup.learner, seat);
        let steps = std::mem::take(&mut lesson.steps);
        for step in steps {
            let says = sentence(dice).filter(|_| dice.one_in(3));
            let says = says.map(|text| LessonTask::Say {
                text,
                mark: mark(dice),
            });
            let line = Line::default();
            lesson
                .steps
                .extend(says.map(|task| LessonStep { line, task }));
            lesson.steps.push(step);
        }
        let asks = question(table, seat, dice);
        lesson.steps.push(LessonStep {
            line: Line::default(),
            task: LessonTask::Ask(asks),
        });
        lesson.title = "Some lesson".into();
        lesson.setup.tempers = vec![(seat, "bragger")];
        let text = lesson.to_string();
        let read: Lesson = text
            .parse()
            .unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert_eq!(read, lesson, "{text}");
        assert_eq!(read.to_string(), text);
        let count = made.entry(record.rules.game).or_default();
        *count += 1;
        if dice.one_in(4) {
            let link = write_lesson_link(&lesson).expect("it is short");
            assert!(link.len() <= LONGEST_LESSON_LINK);
            assert_eq!(read_lesson_link(&link).as_ref(), Ok(&lesson));
        }
        let played = read.prepare(Seed([*count; 32]));
        let played = played.unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert!(played.table.stacks().eq(table.stacks()));
        assert_eq!(
            played.table_before(read.steps.len() - 1).as_ref(),
            Some(&played.table)
        );
    });
    for game in GAMES {
        assert!(
            made.get(game.key).is_some_and(|count| *count > 5),
            "{}",
            game.key
        );
    }
}
