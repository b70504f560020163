//! `docs/lessons.md`: its lessons can be played, and it tells every fault.

use brag::notation::{Lesson, LessonError, LessonTask, LessonVerdict};
use brag::random::Seed;

use super::{faults, playing, states};

const DOCS: &str = include_str!("../../docs/lessons.md");

/// The lessons in the text.
fn lessons() -> Vec<Lesson> {
    let blocks = DOCS.split("```\n").skip(1).step_by(2);
    let read = |text: &str| {
        text.parse()
            .unwrap_or_else(|fault| panic!("{fault}\n{text}"))
    };
    blocks.map(read).collect()
}

#[test]
fn its_lessons_are_played_whatever_cards_come_by_chance() {
    let lessons = lessons();
    assert_eq!(lessons.len(), 3);
    for lesson in &lessons {
        for seed in 0..200 {
            let played = lesson.prepare(Seed([seed; 32]));
            played.unwrap_or_else(|fault| panic!("{fault}\n{lesson}"));
        }
        assert_eq!(lesson.to_string().parse().as_ref(), Ok(lesson));
    }
    assert!(lessons[1].is_situation());
    assert_eq!(lessons[0].questions(), 3);
    // What it says of the whole example holds.
    let played = lessons[0].prepare(Seed([1; 32])).expect("it is played");
    assert_eq!(played.table.stacks().collect::<Vec<_>>(), [54, 47, 49]);
    let answers = lessons[0].steps.iter().filter_map(|step| match &step.task {
        LessonTask::Ask(question) => Some(&question.answers),
        _ => None,
    });
    let verdicts: Vec<LessonVerdict> = answers.flatten().map(|answer| answer.verdict).collect();
    assert_eq!(verdicts.len(), 4);
}

/// Whether a line of the table of faults stands for this fault. `…` is any text.
fn tells(row: &str, fault: &str) -> bool {
    let mut rest = fault;
    let starts_anyhow = row.starts_with('…');
    let mut parts = row.split('…').map(str::trim).enumerate();
    parts.all(|(nth, part)| match rest.find(part) {
        Some(at) if nth > 0 || starts_anyhow || at == 0 => {
            rest = &rest[at + part.len()..];
            true
        }
        _ => false,
    })
}

#[test]
fn it_tells_every_fault_and_no_other() {
    let table = DOCS
        .split("## What can be wrong")
        .nth(1)
        .expect("the faults");
    let table = table.split("\n## ").next().expect("the faults");
    let rows = table.lines().filter(|line| line.starts_with("| ")).skip(1);
    let rows = rows.map(|row| row.replace("\\|", "\u{1}"));
    let rows: Vec<String> = rows
        .map(|row| {
            row.split('|')
                .nth(1)
                .expect("a column")
                .trim()
                .replace('\u{1}', "|")
        })
        .collect();
    assert!(rows.len() > 25);
    // No text of the tests needs so much luck.
    let rare = format!("Line 1: {}", LessonError::CardsUnplaced);
    let told = faults::told().into_iter().chain(playing::told());
    let told = told.chain(states::told()).chain([rare]);
    let told: Vec<String> = told
        .map(|fault| fault.split_once(": ").expect("its line").1.to_owned())
        .collect();
    let untold: Vec<_> = told
        .iter()
        .filter(|fault| !rows.iter().any(|row| tells(row, fault)))
        .collect();
    assert!(untold.is_empty(), "{untold:#?}");
    let unseen: Vec<_> = rows
        .iter()
        .filter(|row| !told.iter().any(|fault| tells(row, fault)))
        .collect();
    assert!(unseen.is_empty(), "{unseen:#?}");
}

#[test]
fn it_explains_every_line() {
    let words = [
        "brag-lesson",
        "title",
        "author",
        "language",
        "game",
        "rule",
        "seat",
        "box",
        "bot",
        "dealer",
        "learner",
        "edition",
        "deal",
        "cards",
        "say",
        "ask",
        "mark",
        "hint",
        "right",
        "good",
        "wrong",
        "else",
        "judge",
        "state",
    ];
    for word in words {
        let row = DOCS
            .lines()
            .find(|line| line.starts_with(&format!("| `{word}")));
        assert!(row.is_some(), "{word}");
    }
}
