//! Sittings of every game: stored and resumed after every action, and what their results and notes tell.

#[path = "../kit/mod.rs"]
mod kit;
mod replica;

use std::collections::BTreeSet;

use brag::cards::Card;
use brag::engine::{Ask, Chips, Event, Motion, Rules, Table, Viewer};
use brag::games::{self, CatalogueGame, GAMES};
use brag::notation::{
    Check, Checked, FairnessError, Record, Sitting, read_rules, replay, write_rules,
};
use brag::random::Seed;
use brag::sitting::result::SittingResult;
use brag::sitting::save::{self, Reading, SaveStep};
use brag::sitting::session::{MOST_SEATS, Player, PlayerKind, Session, Setup};
use kit::describe::{describe, viewers};
use kit::dice::Dice;
use kit::sittings;
use kit::{house, options};

/// The sittings of each game.
const SITTINGS: u32 = 10;
/// The most moves of each sitting.
const MOVES: u32 = 80;
/// The same, where dealers choose among all games. A game is chosen after some deals only.
const MOVES_OF_ALL: u32 = 200;

/// A sitting, and what the test saw of it.
struct Watched<'s> {
    session: &'s Session,
    /// The cards that left the top of the pack, by deal.
    left: &'s [Vec<String>],
    /// The events of the last move.
    events: &'s [Event],
}

/// Plays sittings of every game by any rules, and some in which the dealers choose among all games. `watch` gets each
/// sitting before its first deal and after every move.
fn play(seed: u64, mut watch: impl FnMut(Watched, &mut Dice)) {
    let mut dice = Dice::new(seed);
    for game in GAMES {
        for _ in 0..SITTINGS {
            let session = begin(game, &mut dice);
            play_on(session, MOVES, &mut dice, &mut watch);
        }
    }
    for _ in 0..5 * SITTINGS {
        let session = begin_of_all(&mut dice);
        play_on(session, MOVES_OF_ALL, &mut dice, &mut watch);
    }
}

fn play_on(
    mut session: Session,
    moves: u32,
    dice: &mut Dice,
    watch: &mut impl FnMut(Watched, &mut Dice),
) {
    let (mut left, mut events) = (Vec::new(), Vec::new());
    for nth in 0..=moves {
        watch(
            Watched {
                session: &session,
                left: &left,
                events: &events,
            },
            dice,
        );
        let next = sittings::choose(session.table(), dice).filter(|_| nth < moves);
        let Some(next) = next else {
            return;
        };
        let before = session.table().clone();
        events = match next.action(&before) {
            Some((seat, action)) => session.act(seat, action).expect("it was offered"),
            None => {
                left.push(Vec::new());
                session.deal().expect("a deal is due")
            }
        };
        if let Some(left) = left.last_mut() {
            left.extend(left_the_pack(before, &events));
        }
    }
}

/// The cards that these events take from the top of the pack. Whatever the events are called, the pack tells.
fn left_the_pack(mut table: Table, events: &[Event]) -> Vec<String> {
    let mut left = Vec::new();
    for event in events {
        let before: Vec<Card> = table.pack().iter().collect();
        table.apply(event);
        if let Some((top, rest)) = before.split_first()
            && table.pack().iter().eq(rest.iter().copied())
        {
            left.push(top.to_string());
        }
    }
    left
}

/// A sitting in which the dealers choose among the betting games and the others (RULES 10.11).
fn begin_of_all(dice: &mut Dice) -> Session {
    let rules = Rules {
        dealers_choice: true,
        other_game_by_dealer: dice.one_in(4),
        choosable: games::ALL.choosable,
        ..games::three_card()
    };
    let stacks = vec![60; dice.between(2, 4) as usize];
    let seed = Seed([dice.below(256) as u8; 32]);
    Session::new(setup(&rules, &stacks), seed, Seed([1; 32])).expect("they can sit down")
}

/// A sitting of this game with as many players as the page has room for, or fewer.
fn begin(game: &CatalogueGame, dice: &mut Dice) -> Session {
    let usual = (game.rules)();
    let cards = usual.dealing().expect("a deal is dealt").cards;
    loop {
        let by_house = usual.is_betting() && !dice.one_in(4);
        let table = match by_house {
            true => house::table(cards, dice),
            false => options::table(game, 40, dice),
        };
        let stacks: Vec<Chips> = table.stacks().collect();
        if stacks.len() <= MOST_SEATS {
            let setup = setup(table.rules(), &stacks);
            let seed = Seed([dice.below(256) as u8; 32]);
            return Session::new(setup, seed, Seed([1; 32])).expect("they can sit down");
        }
    }
}

/// People with these chips. The rules are those that come back from a record.
fn setup(rules: &Rules, stacks: &[Chips]) -> Setup {
    let written = serde_json::to_value(write_rules(rules)).expect("it can be written");
    let player = |(nth, chips): (usize, &Chips)| Player {
        name: format!("Player {nth}"),
        chips: *chips,
        kind: PlayerKind::Person,
    };
    Setup {
        first_dealer: None,
        at_home: false,
        rules: read_rules(&written).expect("it can be read"),
        players: stacks.iter().enumerate().map(player).collect(),
    }
}

/// Reads a save in steps.
fn resumed(text: &str, steps: usize) -> Session {
    let mut reading = Reading::new(text, Seed([1; 32])).expect("what was written is read");
    loop {
        assert!(reading.done() <= reading.all());
        match reading
            .play(steps)
            .expect("what was played is played again")
        {
            SaveStep::More(more) => reading = more,
            SaveStep::Done(session) => return session,
        }
    }
}

#[test]
fn a_sitting_is_resumed_after_every_action_as_it_was() {
    let (mut named, mut agreed, mut declined) = (BTreeSet::new(), 0, 0);
    play(31, |watched, dice| {
        let session = watched.session;
        let again = resumed(&save::write(session), dice.between(1, 50) as usize);
        assert_eq!(again.table(), session.table());
        for viewer in viewers(session.table()) {
            let views = [session, &again].map(|session| describe(session.table().view(viewer)));
            assert_eq!(views[0], views[1]);
        }
        let seats = session.table().view(Viewer::Gallery).seats();
        for seat in seats.map(|place| place.seat()) {
            let choices = [session, &again].map(|session| session.table().choices(seat));
            assert_eq!(choices[0], choices[1]);
        }
        assert_eq!(again.record(), session.record());
        assert_eq!(again.deals(), session.deals());
        assert_eq!(again.setup(), session.setup());
        assert_eq!(
            SittingResult::of(&again, 7),
            SittingResult::of(session, 7),
            "{}",
            session.record().to_json()
        );
        for event in watched.events {
            match event {
                Event::OtherGameChosen { game, .. } => {
                    named.insert(game.key());
                }
                Event::Declined { .. } => declined += 1,
                _ => {}
            }
        }
        agreed += u32::from(matches!(session.table().ask(), Ask::Agree { .. }));
    });
    assert!(named.len() > 5, "only {named:?} are named");
    assert!(agreed > 10 && declined > 2, "{agreed} and {declined}");
}

/// The deals of its record are the deals that were played.
#[test]
fn a_result_tells_of_the_deals_that_took_place_and_no_others() {
    let (mut results, mut skipped, mut choosing) = (0, 0, 0);
    play(48, |watched, dice| {
        let session = watched.session;
        if !dice.one_in(4) {
            return;
        }
        let Some(result) = SittingResult::of(session, 7) else {
            return;
        };
        assert_eq!(SittingResult::read(&result.write()).as_ref(), Some(&result));
        let mut sitting = Sitting::new(result.record.clone()).expect("they can sit down");
        while !sitting.read(9).expect("it was played so") {}
        let ended = sitting.deals().iter().filter(|deal| deal.outcome.is_some());
        let record = || result.record.to_json();
        assert_eq!(ended.count() as u32, result.deals, "{}", record());
        let unfinished = sitting.deals().len() as u32 - result.deals;
        let is_played = is_played(session.table(), result.deals == 0);
        assert_eq!(unfinished, u32::from(is_played), "{}", record());
        // No deal begins by itself after the end, not even one that the cards alone would decide.
        let replayed = replay(&result.record).expect("it was played so");
        assert_eq!(replayed.deals.len() as u32, result.deals);
        let ask = session.table().ask();
        // A purchase on which the others still vote is left out (RULES 9.2.19).
        let on_chips = matches!(
            ask,
            Ask::Agree {
                on: Motion::BuyIn(_),
                ..
            }
        );
        if on_chips {
            assert!(replayed.table.stacks().eq(session.table().stacks()));
        } else {
            assert_eq!(&replayed.table, session.table(), "{}", record());
        }
        results += 1;
        choosing += u32::from(matches!(ask, Ask::ChooseGame { .. } | Ask::Agree { .. }));
        skipped += session.record().notes.dealt.len() as u32 - session.deals();
    });
    assert!(results > 1_000, "only {results} results");
    assert!(skipped > 10, "only {skipped} deals that all sat out");
    assert!(choosing > 10, "only {choosing} while a game is chosen");
}

/// Whether the record breaks off in a deal in which somebody has acted, or in the first one.
fn is_played(table: &Table, is_first: bool) -> bool {
    let ask = table.ask();
    let in_deal =
        ask.seat().is_some() && !matches!(ask, Ask::ChooseGame { .. } | Ask::Agree { .. });
    let asked = |event: &Event| matches!(event, Event::Asked(ask) if ask.seat().is_some());
    let first = table.history().iter().position(asked);
    in_deal && (is_first || first.is_some_and(|at| at + 1 < table.history().len()))
}

fn check(record: Record) -> Result<Checked, FairnessError> {
    let mut check = Check::new(record)?;
    loop {
        if let Some(checked) = check.read(7)? {
            return Ok(checked);
        }
    }
}

/// Other cards than these, or the same in another order.
fn others(cards: &str) -> String {
    match cards.split_once(' ') {
        Some((first, rest)) => format!("{rest} {first}"),
        None if cards == "2c" => "2d".into(),
        None => "2c".into(),
    }
}

#[test]
fn every_card_that_left_the_pack_is_noted_and_compared() {
    let mut changed = [0; 2];
    play(33, |watched, dice| {
        let session = watched.session;
        if !dice.one_in(8) {
            return;
        }
        let again = resumed(&save::write(session), 100);
        let record = again.ended_record();
        let checked = check(record.clone()).expect("all is as the seed makes it");
        assert_eq!(checked.deals as u32, session.deals());
        let dealt = &record.notes.dealt;
        for (nth, left) in watched.left.iter().enumerate() {
            let noted = [Some(&dealt[nth]), record.notes.drawn.get(nth)];
            let noted: Vec<&str> = noted
                .into_iter()
                .flatten()
                .flat_map(|n| n.split(' '))
                .collect();
            let noted = noted.into_iter().filter(|card| !card.is_empty());
            assert!(
                noted.eq(left.iter().map(String::as_str)),
                "{}",
                record.to_json()
            );
        }
        assert_eq!(dealt.len(), watched.left.len());
        assert_eq!((checked.compared, checked.unnoted), (!dealt.is_empty(), 0));
        for nth in 0..dealt.len() {
            for later in [false, true] {
                let mut other = record.clone();
                let notes = &mut other.notes;
                let noted = if later {
                    &mut notes.drawn
                } else {
                    &mut notes.dealt
                };
                let Some(cards) = noted.get_mut(nth).filter(|cards| !cards.is_empty()) else {
                    continue;
                };
                *cards = others(cards);
                let found = check(other);
                assert!(
                    matches!(found, Err(FairnessError::Deal { .. })),
                    "{found:?}"
                );
                changed[usize::from(later)] += 1;
            }
        }
    });
    assert!(changed[0] > 1_000 && changed[1] > 400, "{changed:?}");
}
