//! Tests of how long what happens is shown.

use crate::app::families::words::WORDS;
use crate::app::table::tempo::pause_after;
use crate::bots::{self, Temper};
use crate::engine::{Event, Table, Viewer};
use crate::games::{self, GAME_KEYS};
use crate::random::Seed;
use crate::sitting::session::{BotTurn, Player, PlayerKind, Session, Setup};

/// The longest that one thing is shown, in milliseconds at normal speed.
const LONGEST: u32 = 3_000;
/// How many deals of each game are played.
const DEALS: u32 = 6;

/// A sitting of three bots.
fn sitting(key: &str) -> Session {
    let player = |name: &str| Player {
        name: name.into(),
        kind: PlayerKind::Bot(Temper::Straightforward),
        chips: 100,
    };
    let setup = Setup {
        rules: (games::named(key).expect("a game").rules)(),
        players: ["Nell", "Bill", "Charlie"].map(player).into(),
        first_dealer: None,
        at_home: false,
    };
    Session::new(setup, Seed([3; 32]), Seed([4; 32])).expect("it can be played")
}

/// Shows events as the page does, and returns how long each of them takes.
fn shown(table: &mut Table, events: &[Event]) -> Vec<(Event, u32)> {
    let mut times = Vec::new();
    for (nth, event) in events.iter().enumerate() {
        table.apply(event);
        let view = table.view(Viewer::Gallery);
        let mut to_come = events[nth + 1..].iter();
        let mut next = || to_come.find(|event| !matches!(event, Event::Asked(_)));
        let own = (WORDS.of)(table.rules());
        let time = pause_after(event, next(), next(), view.deals() > 1, &WORDS);
        let lingers = (own.reading_time)(event, view);
        times.push((event.clone(), time.max(lingers)));
    }
    times
}

#[test]
fn nothing_is_shown_for_longer_than_three_seconds() {
    for key in GAME_KEYS {
        let mut session = sitting(key);
        let mut table = session.table().clone();
        let mut longest = 0;
        while session.deals() < DEALS
            && let Ok(mut events) = session.deal()
        {
            while let Some(turn) = session.bot_considers(bots::bot) {
                if let BotTurn::Acted(done) = turn {
                    events.extend(done);
                }
            }
            for (event, time) in shown(&mut table, &events) {
                assert!(time <= LONGEST, "{key}: {event:?} takes {time} ms");
                longest = longest.max(time);
            }
            assert_eq!(&table, session.table(), "{key}: all is shown");
        }
        assert!(longest > 0, "{key}: something is shown");
    }
}
