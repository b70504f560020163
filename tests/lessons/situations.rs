//! Situations from random sittings of every game: they are what they were, and tell nobody what he has not seen.

use std::collections::BTreeMap;

use brag::cards::{Card, CardSet};
use brag::engine::{Event, Seat, Table, Viewer};
use brag::games::GAMES;
use brag::notation::{Lesson, LessonTask, Record, Replayer, SituationError, Source, replay};
use brag::random::Seed;

use crate::kit::dice::Dice;
use crate::kit::sessions::{is_in_deal, play_on, sit_down};

/// The sittings of each game.
const SITTINGS: usize = 8;
/// The moves of a sitting.
const MOVES: usize = 60;

/// Moments of random sittings: the record up to there, and the table.
pub fn moments(seed: u64, mut watch: impl FnMut(&Record, &Table, &mut Dice)) {
    let mut dice = Dice::new(seed);
    for nth in 0..SITTINGS * GAMES.len() {
        let mut session = sit_down(nth, &mut dice);
        if session.table().rules().real_cards {
            continue;
        }
        play_on(&mut session, MOVES, &mut dice, |session, _, dice| {
            if is_in_deal(session.table()) && dice.one_in(6) {
                watch(session.record(), session.table(), dice);
            }
        });
    }
}

/// The events of the deal, without the shuffle before it.
fn told(table: &Table, viewer: Viewer) -> Vec<Event<brag::engine::Face>> {
    let events = table.view(viewer).history();
    let is_told = |event: &Event<_>| !matches!(event, Event::Shuffled { .. });
    events.filter(is_told).collect()
}

#[test]
fn a_situation_is_the_moment_that_it_was_taken_from() {
    let mut taken: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    moments(51, |record, table, dice| {
        let game = record.rules.game;
        let count = taken.entry(game).or_default();
        count[1] += 1;
        let lesson = match Lesson::situation(record, record.actions.len(), Viewer::Hindsight) {
            Ok(lesson) => lesson,
            Err(SituationError::Chance) => return,
            Err(error) => panic!("{error}: {}", record.to_json()),
        };
        count[0] += 1;
        assert!(lesson.is_situation());
        let text = lesson.to_string();
        let read: Lesson = text
            .parse()
            .unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert_eq!(read, lesson);
        assert_eq!(read.to_string(), text);
        let played = read.prepare(Seed([dice.below(256) as u8; 32]));
        let played = played.unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        let again = replay(&played.record).expect("its record");
        for table_again in [&played.table, &again.table] {
            assert_eq!(
                told(table_again, Viewer::Hindsight),
                told(table, Viewer::Hindsight)
            );
            assert!(table_again.stacks().eq(table.stacks()), "{text}");
            assert_eq!(table_again.ask(), table.ask());
            let seat = table.ask().seat().expect("a deal is under way");
            assert_eq!(table_again.choices(seat), table.choices(seat), "{text}");
        }
    });
    for game in GAMES {
        let [taken, all] = taken.get(game.key).copied().unwrap_or_default();
        assert!(all > 5 && taken == all, "{}: {taken} of {all}", game.key);
    }
}

/// What a viewer has seen in all deals of a record.
fn seen(record: &Record, viewer: Viewer) -> CardSet {
    let mut seen = CardSet::NONE;
    let mut replayer = Replayer::sit(record).expect("a record");
    loop {
        let table = replayer.table();
        let faces = table.lying().map(|(_, held)| viewer.face(held).card);
        seen.extend(faces.flatten());
        for event in table.view(viewer).history() {
            if let Event::Dealt { card, .. }
            | Event::Exposed { card, .. }
            | Event::Discarded { card, .. } = event
            {
                seen.extend(card.card);
            }
            if let Event::Turned { card } = event {
                seen.insert(card);
            }
        }
        if !replayer.small_step().expect("a record") {
            return seen;
        }
    }
}

#[test]
fn a_situation_names_no_card_that_its_viewer_has_not_seen() {
    let (mut taken, mut refused) = (0, 0);
    moments(52, |record, table, dice| {
        let seats = table.stacks().len() as u64;
        let viewer = match dice.one_in(3) {
            true => Viewer::Gallery,
            false => Viewer::Seat(Seat(dice.below(seats) as u8)),
        };
        let lesson = match Lesson::situation(record, record.actions.len(), viewer) {
            Ok(lesson) => lesson,
            // Others throw cards away that nobody saw, or fold because they cannot beat a hand that lies open.
            Err(SituationError::HiddenCards | SituationError::Chance) => {
                refused += 1;
                return;
            }
            Err(error) => panic!("{error}"),
        };
        taken += 1;
        let text = lesson.to_string();
        let seen = seen(record, viewer);
        let steps = text
            .lines()
            .filter(|line| !line.starts_with("rule ") && !line.contains(" call "));
        for word in steps.flat_map(|line| line.split(' ').skip(2)) {
            let pairs = word
                .as_bytes()
                .chunks(2)
                .map(|pair| String::from_utf8_lossy(pair).parse());
            if let Ok(cards) = pairs.collect::<Result<Vec<Card>, _>>() {
                assert!(
                    cards.iter().all(|card| seen.contains(*card)),
                    "{word} of {viewer:?}\n{text}"
                );
            }
        }
        // Whatever the others hold, the viewer sees what he saw.
        for seed in 0..4 {
            let Ok(played) = lesson.prepare(Seed([seed; 32])) else {
                continue;
            };
            assert_eq!(told(&played.table, viewer), told(table, viewer), "{text}");
        }
    });
    assert!(
        taken > refused && taken > 300,
        "{taken} taken, {refused} refused"
    );
}

#[test]
fn other_cards_that_were_not_seen_make_no_other_situation() {
    let mut compared = 0;
    moments(53, |record, table, _| {
        let Some(seat) = table.ask().seat() else {
            return;
        };
        let viewer = Viewer::Seat(seat);
        let taken = Lesson::situation(record, record.actions.len(), viewer);
        let Ok(lesson) = taken else {
            return;
        };
        // The situation itself is a record in which what nobody gave comes by chance.
        let Ok(played) = lesson.prepare(Seed([77; 32])) else {
            return;
        };
        assert!(matches!(played.record.source, Source::Packs { .. }));
        let actions = played.record.actions.len();
        let Ok(again) = Lesson::situation(&played.record, actions, viewer) else {
            return;
        };
        compared += 1;
        assert_eq!(again, lesson);
    });
    assert!(compared > 200, "{compared}");
}

#[test]
fn between_deals_there_is_no_situation() {
    let text = "brag-lesson 1\nseat 10\nseat 10\nrule shuffle always\n0 fold";
    let lesson: Lesson = text.parse().expect("a lesson");
    let record = lesson.prepare(Seed([1; 32])).expect("it is played").record;
    let at = |actions| Lesson::situation(&record, actions, Viewer::Gallery);
    assert_eq!(at(0).expect("the first deal").steps.len(), 1);
    assert_eq!(at(1), Err(SituationError::NoDeal));
    assert_eq!(at(2), Err(SituationError::NoDeal));
    let steps = lesson.steps.iter();
    assert!(
        steps
            .filter(|step| matches!(step.task, LessonTask::Deal(_)))
            .count()
            == 1
    );
}
