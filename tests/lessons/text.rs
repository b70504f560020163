//! The text of a lesson, and what stands in it.

use brag::engine::{Action, Seat, Zone};
use brag::games;
use brag::notation::{
    Lesson, LessonTask, LessonVerdict, Line, Mark, Move, Sentence, TEMPERS, TextPart, is_lesson,
    text_parts,
};

pub const WHOLE: &str = "\u{feff}# A lesson with a line of each kind.

brag-lesson 1
title   Four who bet
author Jane Roe
language en
game three_card
  rule open_min 2
rule raise_limit null
rule wild twos Ad
rule shortage borrow
rule pot_limit true
seat 100 Andy
seat 100
bot 1 careful
dealer 1
learner 0

say Welcome
| to this table.
|
# Not said.
| Look around.
mark pot

cards 0 As Ac ?
0 look
ask What would you do?
mark 1
hint He pays half.
right 0 see: Yes, because: yes.
| It is.
good 0 bet 2
wrong 0 fold: No.
else That costs more.
0 bet 2
ask
judge
1 fold
deal
say $RETOLD_FOUR
";

fn read(text: &str) -> Lesson {
    text.parse()
        .unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

#[test]
fn brackets_that_lead_nowhere_are_plain_and_none_splits_a_letter() {
    let plain = |text| assert_eq!(text_parts(text), [TextPart::Plain(text)]);
    for text in [
        "a [b] (c)",
        "[x](https://example.org)",
        "[](blind)",
        "](blind)",
        "[x](blind",
        "é[é](é)",
        "[x](B)",
    ] {
        plain(text);
        assert!(Sentence::new(text).is_ok(), "{text}");
    }
    let parts = text_parts("[[é](see)](fold) [x](a b)");
    let expected = [
        TextPart::Plain("["),
        TextPart::Term("é", "see"),
        TextPart::Plain("](fold) [x](a b)"),
    ];
    assert_eq!(parts, expected);
    assert_eq!(text_parts(""), []);
}

fn said(text: &str) -> Sentence {
    Sentence::new(text).expect("a sentence")
}

#[test]
fn every_kind_of_line_is_read() {
    let lesson = read(WHOLE);
    assert_eq!(lesson.title, "Four who bet");
    assert_eq!((&*lesson.author, &*lesson.language), ("Jane Roe", "en"));
    let setup = &lesson.setup;
    assert_eq!(setup.rules.game, "three_card");
    assert_eq!(setup.seats[0].name, "Andy");
    assert_eq!(
        (setup.seats[1].name.as_str(), setup.seats[1].chips),
        ("", 100)
    );
    assert_eq!((setup.dealer, setup.learner), (Seat(1), Seat(0)));
    assert_eq!(setup.tempers, [(Seat(1), "careful")]);
    let [welcome, deal, look, ask, bet, judged, fold, next, key] = &lesson.steps[..] else {
        panic!("{} steps", lesson.steps.len());
    };
    assert_eq!(
        welcome.task,
        LessonTask::Say {
            text: said("Welcome to this table.\nLook around."),
            mark: Some(Mark::Pot),
        }
    );
    let LessonTask::Deal(given) = &deal.task else {
        panic!("a deal");
    };
    assert_eq!(given[0].to, Zone::Hand(Seat(0)));
    assert_eq!(given[0].cards.len(), 3);
    assert_eq!(given[0].cards[2], None);
    assert_eq!((deal.line.0, given[0].line.0, look.line.0), (26, 26, 27));
    let LessonTask::Ask(question) = &ask.task else {
        panic!("a question");
    };
    assert_eq!(question.text, Some(said("What would you do?")));
    assert_eq!(question.mark, Some(Mark::Seat(Seat(1))));
    assert_eq!(question.hint, Some(said("He pays half.")));
    assert_eq!(question.otherwise, Some(said("That costs more.")));
    let verdicts: Vec<_> = question.answers.iter().map(|one| one.verdict).collect();
    let all = [
        LessonVerdict::Right,
        LessonVerdict::Good,
        LessonVerdict::Wrong,
    ];
    assert_eq!(verdicts, all);
    assert_eq!(
        question.answers[0].says,
        Some(said("Yes, because: yes. It is."))
    );
    assert_eq!(question.answers[1].says, None);
    let bets = Move {
        seat: Seat(0),
        action: Action::Bet(2),
    };
    assert_eq!(question.answers[1].answer, bets);
    assert_eq!(bet.task, LessonTask::Act(bets));
    assert!(
        matches!(&judged.task, LessonTask::Ask(it) if it.answers.is_empty() && it.text.is_none())
    );
    assert!(matches!(fold.task, LessonTask::Act(_)));
    assert_eq!(next.task, LessonTask::Deal(Vec::new()));
    assert!(matches!(&key.task, LessonTask::Say { text, .. } if text.key() == Some("RETOLD_FOUR")));
    assert_eq!(lesson.questions(), 2);
    assert!(!lesson.is_situation());
}

#[test]
fn what_is_written_is_read_back_and_there_is_one_way_to_write() {
    let lesson = read(WHOLE);
    let written = lesson.to_string();
    assert_eq!(read(&written), lesson);
    assert_eq!(read(&written).to_string(), written);
    assert!(written.contains("rule wild twos Ad\n"), "{written}");
    assert!(written.contains("say Welcome to this table.\n|\n| Look around.\nmark pot\n"));
    assert!(is_lesson(WHOLE) && is_lesson(&written) && !is_lesson("{\"format\": 1}"));
}

#[test]
fn every_rule_of_every_game_is_written_as_it_is_read() {
    for game in games::GAMES {
        let head = |more: &str| {
            let seats = "seat 100\n".repeat((game.rules)().least_seats().max(2));
            format!("brag-lesson 1\ngame {}\n{more}{seats}", game.key)
        };
        let lesson = read(&head(""));
        assert_eq!(lesson.setup.rules.game, game.key);
        assert_eq!(read(&lesson.to_string()), lesson);
        for option in game.options.iter().filter(|option| option.key != "game") {
            for value in [
                "1", "2", "null", "true", "false", "twos Ad", "agreed", "points",
            ] {
                let Ok(lesson) = head(&format!("rule {} {value}\n", option.key)).parse::<Lesson>()
                else {
                    continue;
                };
                assert_eq!(read(&lesson.to_string()), lesson, "{} {value}", option.key);
            }
        }
    }
}

#[test]
fn no_text_breaks_out_of_its_line() {
    let mut lesson = read("brag-lesson 1\nseat 9\nseat 9\nsay x");
    lesson.title = "A\nseat 1000 B\u{202e}".into();
    lesson.author = "|\r\n# C".into();
    lesson.setup.seats[0].name = "D\nrule ante 9".into();
    lesson.steps[0].task = LessonTask::Say {
        text: said("# E\n\n|F\u{2028}0 fold\n  0\tlook\u{202f}!"),
        mark: None,
    };
    let again = read(&lesson.to_string());
    assert_eq!(again.title, "A seat 1000 B");
    assert_eq!(again.author, "| # C");
    assert_eq!(again.setup.seats[0].name, "D rule ante 9");
    assert_eq!(again.setup.seats.len(), 2);
    assert_eq!(again.steps, lesson.steps);
    assert_eq!(again.to_string(), lesson.to_string());
}

#[test]
fn lessons_that_differ_by_their_lines_alone_are_equal() {
    let one = read("brag-lesson 1\nseat 9\nseat 9\n0 fold");
    let other = read("brag-lesson 1\n\n\nseat 9\nseat 9\n# -\ndealer 1\n\ndeal\n0 fold");
    assert_eq!(one, other);
    assert_ne!(one.steps[1].line.0, other.steps[1].line.0);
    assert_eq!(Line(1), Line(2));
}

#[test]
fn the_tempers_are_those_of_bots() {
    assert_eq!(TEMPERS, brag::bots::Temper::ALL.map(|temper| temper.name()));
}
