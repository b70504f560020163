use std::collections::BTreeSet;

use serde_json::Value;

use super::{Report, deal_ended, error, outcome, ready, resize, sitting_ended};
use crate::bots::Temper;
use crate::engine::{ClassicEvent, Event, Rules, Viewer};
use crate::games::{GAMES, Kind, PRESETS, Preset, three_card};
use crate::random::Seed;
use crate::sitting::session::{PlayerKind, Session};
use crate::sitting::table_for_four;

/// Bots who play by these rules. `None`: so many cannot.
fn session(rules: Rules, seed: u8) -> Option<Session> {
    let mut setup = table_for_four();
    setup.players.truncate(rules.most_seats().unwrap_or(4));
    setup.rules = rules;
    for (player, temper) in setup
        .players
        .iter_mut()
        .zip(Temper::USUAL.into_iter().cycle())
    {
        player.kind = PlayerKind::Bot(temper);
        player.chips = 20;
    }
    Session::new(setup, Seed([seed; 32]), Seed([9; 32])).ok()
}

/// The presets, and the rules of every game: the usual ones, and with each flag and word of each option.
fn all_rules() -> Vec<Rules> {
    let mut all: Vec<Rules> = PRESETS.iter().map(Preset::rules).collect();
    for game in GAMES {
        let usual = (game.rules)();
        all.push(usual.clone());
        for option in game.options.iter().filter(|option| option.key != "game") {
            let values = match option.kind {
                Kind::Flag => 2,
                Kind::Word(words) | Kind::Value(words) => words.len() as u64,
                _ => 0,
            };
            let other = (0..values).filter(|value| option.get(&usual) != Some(*value));
            for value in other.filter(|_| option.clash(&usual).is_none()) {
                let mut rules = usual.clone();
                option.set(&mut rules, Some(value));
                all.push(rules);
            }
        }
    }
    all
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

/// Adds the cards that anybody at the table sees now, or has seen in this deal.
fn look(session: &Session, seen: &mut BTreeSet<String>) {
    let view = session.table().view(Viewer::Gallery);
    let named = view.history().filter_map(|event| match event {
        Event::Dealt { card, .. } | Event::Exposed { card, .. } | Event::Discarded { card, .. } => {
            Some(card)
        }
        _ => None,
    });
    let again = view.history().filter_map(|event| match event {
        Event::Classic(ClassicEvent::DrewAgain { card, .. }) => Some(card.to_string()),
        _ => None,
    });
    seen.extend(again);
    let hands = view.seats().flat_map(|seat| seat.hands());
    let lying = hands.chain(view.spares()).flat_map(|hand| hand.faces());
    let faces = named.chain(lying).chain(view.board());
    seen.extend(faces.filter_map(|face| Some(face.card?.to_string())));
}

#[test]
fn no_message_tells_a_card_that_was_not_shown() {
    let (mut named, mut games) = (0, BTreeSet::new());
    for (rules, seed) in all_rules().into_iter().flat_map(|rules| {
        let seeds = 0..3;
        seeds.map(move |seed| (rules.clone(), seed))
    }) {
        let key = rules.game;
        let Some(mut session) = session(rules, seed) else {
            continue;
        };
        for deal in 1..6 {
            if session.deal().is_err() {
                break;
            }
            let mut seen = BTreeSet::new();
            look(&session, &mut seen);
            while session.bot_acts().is_some() {
                look(&session, &mut seen);
            }
            // A deal that all sit out has none.
            let Some(outcome) = outcome(&session) else {
                continue;
            };
            let chips: Vec<_> = session.table().stacks().collect();
            let messages = [
                deal_ended(deal, &outcome, &chips),
                sitting_ended(session.setup(), deal, &session.brought(), &chips, None),
                ready(session.setup(), 480),
                resize(480),
            ];
            let words = messages
                .iter()
                .map(sent)
                .flat_map(|message| words(&message));
            for card in words.filter(|word| is_card(word)) {
                assert!(seen.contains(&card), "{key}: {card} was not shown");
                named += 1;
                games.insert(key);
            }
        }
    }
    assert!(named > 500, "cards that were shown are told: {named}");
    assert_eq!(games.len(), GAMES.len(), "of every game: {games:?}");
}

#[test]
fn messages_say_whose_they_are_and_what() {
    let mut session = session(three_card(), 1).expect("four bots can sit down");
    session.deal().expect("it can be dealt");
    while session.bot_acts().is_some() {}
    let record = Some(session.record());
    let message = sent(&sitting_ended(
        session.setup(),
        1,
        &[20, 20, 20, 35],
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
    let bought = |nth: usize| message["results"][nth]["bought"].clone();
    assert_eq!((bought(1), bought(3)), (0.into(), 15.into()));
    let again: crate::notation::Record = message["record"]
        .to_string()
        .parse()
        .expect("it is a record");
    assert_eq!(&again, session.record());
    let without = sent(&sitting_ended(session.setup(), 1, &[], &[], None));
    assert_eq!(without.get("record"), None);
    let text = serde_json::to_string(&error("seats", "Too many.")).expect("it can be written");
    assert_eq!(
        text,
        r#"{"brag":1,"type":"error","option":"seats","says":"Too many."}"#
    );
}
