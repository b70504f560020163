use serde_json::Value;

use super::{Report, deal_ended, error, ready, resize, sitting_ended, wanted_height};
use crate::bots::Temper;
use crate::engine::{Ask, Face, Viewer};
use crate::games::PRESETS;
use crate::notation::DealOutcome;
use crate::random::Seed;
use crate::sitting::session::{PlayerKind, Session};
use crate::sitting::table_for_four;

fn session(preset: usize, seed: u8) -> Session {
    let mut setup = table_for_four();
    setup.rules = PRESETS[preset].rules();
    for (player, temper) in setup
        .players
        .iter_mut()
        .zip(Temper::ALL.into_iter().cycle())
    {
        player.kind = PlayerKind::Bot(temper);
        player.chips = 20;
    }
    Session::new(setup, Seed([seed; 32]), Seed([9; 32])).expect("four bots can sit down")
}

/// The message as it is sent.
fn sent(report: &Report<'_>) -> Value {
    serde_json::to_value(report).expect("it can be written")
}

/// Every string in a message that could name a card.
fn words(message: &Value) -> Vec<String> {
    match message {
        Value::String(text) => text.split_whitespace().map(Into::into).collect(),
        Value::Array(values) => values.iter().flat_map(words).collect(),
        Value::Object(fields) => fields.values().flat_map(words).collect(),
        _ => Vec::new(),
    }
}

fn is_card(word: &str) -> bool {
    word.parse::<crate::cards::Card>().is_ok()
}

/// The cards that anybody at the table could see at any time of the deal.
fn public(session: &Session) -> Vec<String> {
    let view = session.table().view(Viewer::Gallery);
    let mut cards = Vec::new();
    for event in view.history() {
        let face = match event {
            crate::engine::Event::Dealt { card, .. }
            | crate::engine::Event::Exposed { card, .. }
            | crate::engine::Event::Discarded { card, .. } => card,
            _ => continue,
        };
        if let Face {
            card: Some(card), ..
        } = face
        {
            cards.push(card.to_string());
        }
    }
    cards
}

#[test]
fn no_message_tells_a_card_that_was_not_shown() {
    let mut told = 0;
    for preset in 0..PRESETS.len() {
        for seed in 0..12 {
            let mut session = session(preset, seed);
            for deal in 1..12 {
                if session.deal().is_err() {
                    break;
                }
                while session.bot_acts().is_some() {}
                let table = session.table();
                let chips: Vec<_> = table.stacks().collect();
                let Some(outcome) = DealOutcome::of(table) else {
                    panic!("a deal that is over has an outcome");
                };
                let public = public(&session);
                let messages = [
                    deal_ended(deal, &outcome, &chips),
                    sitting_ended(session.setup(), deal, &chips, None),
                    ready(session.setup(), 480),
                    resize(480),
                ];
                for card in messages
                    .iter()
                    .map(sent)
                    .flat_map(|message| words(&message))
                    .filter(|word| is_card(word))
                {
                    assert!(public.contains(&card), "{card} was not shown");
                    told += 1;
                }
                if matches!(session.table().ask(), Ask::Over) {
                    break;
                }
            }
        }
    }
    assert!(told > 500, "cards that were shown are told: {told}");
}

#[test]
fn messages_say_whose_they_are_and_what() {
    let mut session = session(0, 1);
    session.deal().expect("it can be dealt");
    while session.bot_acts().is_some() {}
    let record = Some(session.record());
    let message = sent(&sitting_ended(
        session.setup(),
        1,
        &[19, 21, 20, 20],
        record,
    ));
    assert_eq!(
        (&message["brag"], &message["type"]),
        (&1.into(), &"sitting-ended".into())
    );
    assert_eq!(message["results"][1]["name"], "Nell");
    assert_eq!(message["results"][1]["began"], 20);
    assert_eq!(message["results"][1]["chips"], 21);
    let again: crate::notation::Record = message["record"]
        .to_string()
        .parse()
        .expect("it is a record");
    assert_eq!(&again, session.record());
    let without = sent(&sitting_ended(session.setup(), 1, &[], None));
    assert_eq!(without.get("record"), None);
    let text = serde_json::to_string(&error("seats", "Too many.")).expect("it can be written");
    assert_eq!(
        text,
        r#"{"brag":1,"type":"error","option":"seats","says":"Too many."}"#
    );
}

#[test]
fn a_frame_that_does_as_it_is_asked_is_high_enough() {
    for width in 0..3_000 {
        let height = wanted_height(width);
        assert!((480..=720).contains(&height), "{width} by {height}");
    }
    assert_eq!(wanted_height(320), 480);
    assert_eq!(wanted_height(400), 600);
    assert_eq!(wanted_height(960), 600);
}
