//! Tests of replayed deals: their steps, the sentences, and the visible cards.

use std::fs;

use super::players::player_name;
use super::steps::Story;
use crate::app::i18n::Name;
use crate::app::words;
use crate::engine::{BusEvent, ClassicEvent, Event, Held, Seat, Viewer};
use crate::games;
use crate::notation::{Record, Sitting};
use crate::sitting::FIRST_NAME;
use crate::sitting::session::{Player, PlayerKind, Setup};

fn sitting(name: &str) -> Sitting {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let text = fs::read_to_string(format!("{folder}/{name}.json")).expect(name);
    let record: Record = text.parse().expect(name);
    let mut sitting = Sitting::new(record).expect(name);
    while !sitting.read(100).expect(name) {}
    sitting
}

/// The names of all records that can be played.
fn names() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let files = fs::read_dir(folder).expect("the folder of records");
    let names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let names: Vec<String> = names
        .filter_map(|file| Some(file.strip_suffix(".outcome.json")?.to_owned()))
        .collect();
    assert!(names.len() > 100);
    names
}

fn name(seat: Seat) -> Name {
    words::somebody(&format!("P{seat}"), seat == Seat(0))
}

fn story(sitting: &Sitting, number: usize) -> Story {
    let told = sitting.replay(number).expect("it has been read");
    Story::of(told, name)
}

fn captions(story: &Story) -> Vec<&str> {
    story
        .steps
        .iter()
        .map(|step| step.caption.as_str())
        .collect()
}

#[test]
fn a_deal_is_told_step_by_step() {
    let sitting = sitting("two_hands_and_a_see");
    let second = story(&sitting, 2);
    assert_eq!(
        captions(&second),
        [
            "You deal. Ante 1.",
            "The pack is shuffled.",
            "The cards are dealt.",
            "P1 looks.",
            "P1 bets 2.",
            "P2 folds.",
            "You pay 2 to see P1.",
            "You throw the new hand away.",
            "P1 shows a pair of kings.",
            "You look at your cards.",
            "P1 wins 18.",
        ]
    );
}

/// Hand by hand: bets, who folds it, the showing, and its pot. A hand that is taken unseen is not shown.
#[test]
fn v97_bets_on_set_hands_are_told_hand_by_hand() {
    let sitting = sitting("v97_set_bets");
    let told = story(&sitting, 1);
    let captions = captions(&told);
    let bets = captions
        .iter()
        .position(|says| says.contains("bet 2"))
        .expect("the first bet");
    assert_eq!(
        captions[bets..],
        [
            "You bet 2.",
            "P1 matches it for 2.",
            "P2 folds hand 1.",
            "You show hand 1: a prial of aces.",
            "P1 shows hand 1: a running flush, nine high.",
            "You win hand 1.",
            "You win 7.",
            "You bet 5.",
            "P1 folds hand 2.",
            "P2 folds hand 2.",
            "You win hand 2.",
            "You win 8.",
            "You check.",
            "P1 checks.",
            "P2 checks.",
            "You show hand 3: a prial of queens.",
            "P1 shows hand 3: six high.",
            "P2 shows hand 3: a run, four high.",
            "You win hand 3. You win every hand.",
            "You win 3.",
            "You win 3.",
        ]
    );
}

#[test]
fn every_step_says_something_and_they_lead_to_the_end() {
    for file in names() {
        let sitting = sitting(&file);
        for deal in sitting.deals() {
            let story = story(&sitting, deal.number);
            let silent = story.steps.iter().find(|step| step.caption.is_empty());
            assert_eq!(silent, None, "{file}, deal {}", deal.number);
            assert_eq!(story.is_over, deal.outcome.is_some(), "{file}");
            let last = story.table(story.steps.len());
            let stacks = |table: &crate::engine::Table| table.stacks().collect::<Vec<_>>();
            assert_eq!(stacks(&last), stacks(&story.after), "{file}");
            assert_eq!(last.pot(), story.after.pot(), "{file}");
            assert_eq!(last.debts(), story.after.debts(), "{file}");
        }
    }
}

#[test]
fn who_shows_at_the_end_still_has_his_cards_before_him() {
    let mut shown = 0;
    for file in names() {
        let sitting = sitting(&file);
        for deal in sitting.deals() {
            let story = story(&sitting, deal.number);
            let last = story.table(story.steps.len());
            for (seat, _) in &deal.hands {
                let place = last.view(Viewer::Gallery).seat(*seat);
                assert!(place.is_some_and(|place| place.hands().len() > 0), "{file}");
                shown += 1;
            }
        }
    }
    assert!(shown > 50, "{shown} hands");
}

#[test]
fn a_story_shows_the_gallery_no_card_that_was_not_turned_up() {
    for file in names() {
        let sitting = sitting(&file);
        for deal in sitting.deals() {
            let story = story(&sitting, deal.number);
            let all = story.steps.iter().flat_map(|step| &step.events);
            let is_up = |card: &&Held| card.seen_by == crate::engine::SeatSet::ALL;
            let up: Vec<_> = all
                .flat_map(|event| match event {
                    Event::Exposed { card, .. } | Event::Dealt { card, .. } => vec![card],
                    // Everybody has seen the open cards of the board.
                    Event::Bus(BusEvent::Swapped { gave, took, .. }) => vec![gave, took],
                    Event::Bus(BusEvent::SwappedAll { gave, took, .. }) => {
                        gave.iter().chain(took.iter()).collect()
                    }
                    _ => Vec::new(),
                })
                .filter(is_up)
                .map(|card| card.id)
                .collect();
            let opens = Event::Classic(ClassicEvent::Opened);
            for steps in 1..=story.steps.len() {
                let table = story.table(steps);
                // For the third of three stakes all hands lie open.
                let all_up = table.history().contains(&opens);
                for place in table.view(Viewer::Gallery).seats() {
                    for face in place.hands().flat_map(|hand| hand.faces()) {
                        let is_up = all_up || up.contains(&face.id);
                        assert!(face.card.is_none() || is_up, "{file}");
                    }
                }
                let seen = |viewer| {
                    let seats = table.view(viewer).seats();
                    let hands = seats.flat_map(|place| place.hands());
                    hands
                        .flat_map(|hand| hand.faces())
                        .filter(|face| face.card.is_some())
                        .count()
                };
                assert_eq!(seen(Viewer::Hindsight), table.held().count(), "{file}");
            }
        }
    }
}

#[test]
fn a_deal_is_told_in_a_line() {
    let said = |file: &str, number: usize| {
        let sitting = sitting(file);
        words::deal_summary(&sitting.deals()[number - 1], name)
    };
    assert_eq!(said("two_hands_and_a_see", 1), "The pot of 11 stays");
    assert_eq!(said("two_hands_and_a_see", 2), "P1 won 18, pair of kings");
}

#[test]
fn a_deal_in_words_has_a_line_for_each_step() {
    let sitting = sitting("two_hands_and_a_see");
    let story = story(&sitting, 2);
    let text = story.to_text("Deal 2");
    assert!(text.starts_with("Deal 2\nYou deal"), "{text}");
    assert_eq!(text.lines().count(), 1 + story.steps.len());
}

#[test]
fn the_first_step_has_what_everybody_pays_and_begins_with() {
    for file in names() {
        let sitting = sitting(&file);
        let Some(deal) = sitting.deals().first() else {
            continue;
        };
        let story = story(&sitting, deal.number);
        let (first, rules) = (story.table(1), sitting.record().rules.clone());
        let public = first.view(Viewer::Gallery);
        if rules.bus().is_some() {
            assert!(public.pot() > 0 || rules.ante == 0, "{file}: the pot");
            assert!(
                public.seats().any(|seat| seat.score() > 0),
                "{file}: the lives"
            );
        } else if rules.cost() > 0
            && rules.ante > 0
            && rules.casino().is_none()
            && deal.outcome.is_some()
        {
            assert!(public.pot() > 0, "{file}: the pot");
        }
    }
}

#[test]
fn a_replay_tells_the_boxes_of_one_player_apart() {
    let player = |name: &str, kind| Player {
        name: name.into(),
        kind,
        chips: 100,
    };
    let setup = Setup {
        rules: (games::named("three_card_poker").expect("a game").rules)(),
        players: vec![
            player(FIRST_NAME, PlayerKind::Person),
            player("Box 2", PlayerKind::Box),
        ],
        first_dealer: None,
        at_home: false,
    };
    let of = |seat| player_name(&setup, Seat(seat));
    assert!(of(0).is_you);
    assert_eq!((of(1).name.as_str(), of(1).is_you), ("Box 2", false));
}
