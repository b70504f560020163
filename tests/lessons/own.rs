//! The page's own lessons: the tables that the sources print, and the guided deals. They end as their sources say.

use brag::engine::{Ask, Chips, Viewer};
use brag::notation::{Lesson, LessonTask, PreparedLesson, replay};
use brag::random::Seed;

/// Each lesson, with what each player has at the end. Nothing is left in the pot.
pub const OWN: [(&str, &[Chips]); 10] = [
    (
        include_str!("../../src/app/sheets/lesson/own/retold_four.txt"),
        &[207, 199, 195, 199],
    ),
    (
        include_str!("../../src/app/sheets/lesson/own/retold_first_english.txt"),
        &[277, 194, 182, 199, 148],
    ),
    (
        include_str!("../../src/app/sheets/lesson/own/retold_second_english.txt"),
        &[188, 170, 255, 194, 193],
    ),
    (
        include_str!("../../src/app/sheets/lesson/own/retold_first_french.txt"),
        &[245, 196, 192, 199, 168],
    ),
    (
        include_str!("../../src/app/sheets/lesson/own/retold_second_french.txt"),
        &[191, 239, 177, 196, 197],
    ),
    (
        include_str!("../../src/app/sheets/lesson/own/retold_classic.txt"),
        &[201, 192, 210, 197],
    ),
    (
        include_str!("../../src/app/sheets/lesson/own/retold_house.txt"),
        &[490],
    ),
    (
        include_str!("../../src/app/sheets/lesson/own/guided_first.txt"),
        &[65, 45, 40],
    ),
    (
        include_str!("../../src/app/sheets/lesson/own/guided_kept.txt"),
        &[58, 44, 48],
    ),
    (
        include_str!("../../src/app/sheets/lesson/own/guided_cover.txt"),
        &[27, 29, 49],
    ),
];

fn prepared(text: &str, seed: u8) -> (Lesson, PreparedLesson) {
    let lesson: Lesson = text
        .parse()
        .unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let prepared = lesson.prepare(Seed([seed; 32]));
    let prepared = prepared.unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    (lesson, prepared)
}

#[test]
fn each_ends_as_its_source_says_whatever_chance_does() {
    for (text, stacks) in OWN {
        for seed in 0..20 {
            let (_, played) = prepared(text, seed);
            let table = &played.table;
            let title = text.lines().nth(1);
            assert_eq!(table.stacks().collect::<Vec<_>>(), stacks, "{title:?}");
            assert_eq!(table.pot(), 0, "{title:?}");
            assert!(matches!(table.ask(), Ask::Deal { .. }), "{title:?}");
        }
    }
}

#[test]
fn each_is_written_as_it_stands_in_its_file() {
    for (text, _) in OWN {
        assert_eq!(prepared(text, 1).0.to_string(), text);
    }
}

#[test]
fn the_cards_lie_where_they_are_given() {
    for (text, _) in OWN {
        let (lesson, played) = prepared(text, 3);
        for (at, step) in lesson.steps.iter().enumerate() {
            let LessonTask::Deal(given) = &step.task else {
                continue;
            };
            // Against the bank cards follow the stakes, and draws follow later.
            let mut next = at + 1;
            let is_deal = |step: usize| {
                let step = lesson.steps.get(step);
                step.is_none_or(|step| matches!(step.task, LessonTask::Deal(_)))
            };
            while !is_deal(next) {
                next += 1;
            }
            let table = played.table_before(next).expect("a step");
            for one in given {
                let dealt = table.view(Viewer::Hindsight).history();
                let dealt = dealt.filter_map(|event| match event {
                    brag::engine::Event::Dealt { to, card } if to == one.to => Some(card.card),
                    _ => None,
                });
                let dealt: Vec<_> = dealt.take(one.cards.len()).collect();
                assert_eq!(dealt, one.cards);
            }
        }
    }
}

#[test]
fn their_records_are_replayed_to_the_same_end() {
    for (text, _) in OWN {
        let (lesson, played) = prepared(text, 5);
        let replayed = replay(&played.record).expect("a record");
        let deals = lesson.steps.iter();
        let deals = deals.filter(|step| matches!(step.task, LessonTask::Deal(_)));
        assert_eq!(replayed.deals.len(), deals.count());
        assert_eq!(played.done.len(), lesson.steps.len());
        let last = played.table_before(lesson.steps.len()).expect("the end");
        assert_eq!(last, played.table);
    }
}
