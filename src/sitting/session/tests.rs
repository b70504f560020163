//! Tests of a sitting between bots and people.

use super::*;
use crate::bots::Temper;
use crate::engine::{Action, Ask, Chips, Event, FirstDealer, Seat, Viewer};
use crate::notation::{Record, replay};
use crate::phones::Holder;
use crate::random::Seed;
use crate::sitting::backup::{Backup, BackupStep, Reading};
use crate::sitting::save;

fn bots(chips: Chips) -> Session {
    let mut setup = crate::sitting::table_for_four();
    for (player, temper) in setup
        .players
        .iter_mut()
        .zip(Temper::USUAL.into_iter().cycle())
    {
        player.chips = chips;
        player.kind = PlayerKind::Bot(temper);
    }
    Session::new(setup, Seed([7; 32]), Seed([8; 32])).expect("bots can be sat down")
}

#[test]
fn bots_alone_play_a_sitting_to_its_end_and_its_record_replays_to_the_chip() {
    let mut session = bots(8);
    while session.deal().is_ok() {
        while session.bot_acts().is_some() {}
    }
    assert_eq!(session.table().ask(), Ask::Over);

    let text = session.record().to_json();
    let record: Record = text.parse().expect("what was written can be read");
    let replayed = replay(&record).expect("what was played can be replayed");
    assert_eq!(replayed.table, *session.table());
}

#[test]
fn who_has_seen_no_card_that_is_hidden_has_no_secret() {
    let mut session = bots(8);
    let with_secret = |session: &Session| {
        let seats = (0..4).map(Seat);
        let view = session.table().view(Viewer::Gallery);
        seats
            .filter(|seat| view.has_secret(*seat))
            .collect::<Vec<_>>()
    };
    assert_eq!(with_secret(&session), [], "before the cards");
    session.deal().expect("the first deal can be dealt");
    assert_eq!(with_secret(&session), [], "all are blind");
    let asked = session.table().ask().seat().expect("somebody is asked");
    let looked = session.act(asked, Action::Look(None));
    looked.expect("he may look");
    assert_eq!(with_secret(&session), [asked]);
}

#[test]
fn the_high_card_is_dealt_before_the_first_deal_and_its_record_replays() {
    let mut setup = crate::sitting::table_for_four();
    setup.rules.first_dealer = FirstDealer::HighCard;
    let mut session =
        Session::new(setup, Seed([7; 32]), Seed([8; 32])).expect("four can be sat down");
    let events = session.deal().expect("the first deal can be dealt");
    let cut = |event: &&Event| matches!(event, Event::Cut { .. });
    assert!(events.iter().take_while(cut).count() >= 4);
    let dealer = session.table().dealer();
    assert!(events.contains(&Event::CutWon { dealer }));
    let record: Record = session.record().to_json().parse().expect("it can be read");
    let replayed = replay(&record).expect("it can be replayed");
    assert_eq!(replayed.table, *session.table());
}

#[test]
fn r9_1_the_players_choose_the_first_dealer_and_the_shuffle_is_still_fair() {
    for dealer in (0..4).map(Seat) {
        let mut setup = crate::sitting::table_for_four();
        setup.first_dealer = Some(dealer);
        let mut session =
            Session::new(setup, Seed([7; 32]), Seed([8; 32])).expect("four can be sat down");
        session.deal().expect("the first deal can be dealt");
        assert_eq!(session.table().dealer(), dealer);
        let text = session.ended_record().to_json();
        let record: Record = text.parse().expect("it can be read");
        assert!(record.notes.chosen);
        let mut check = crate::notation::Check::new(record.clone()).expect("it can be checked");
        while check.read(100).expect("it is as it was dealt").is_none() {}
        let text = crate::sitting::save::write(&session);
        let again = crate::sitting::save::read(&text, Seed([8; 32])).expect("it goes on");
        assert_eq!(again.setup(), session.setup());
    }
    let mut setup = crate::sitting::table_for_four();
    setup.first_dealer = Some(Seat(4));
    assert!(Session::new(setup, Seed([7; 32]), Seed([8; 32])).is_err());
}

#[test]
fn a_persons_turn_waits_for_the_person() {
    let mut session = Session::new(
        crate::sitting::table_for_four(),
        Seed([1; 32]),
        Seed([2; 32]),
    )
    .expect("the first table can be sat down");
    session.deal().expect("the first deal can be dealt");
    while session.bot_acts().is_some() {}
    let asked = session.table().ask().seat();
    assert!(
        asked.is_none_or(|seat| seat == Seat(0)),
        "{asked:?} is asked"
    );
}

#[test]
fn a_refused_action_is_not_recorded() {
    let mut session = bots(8);
    session.deal().expect("the first deal can be dealt");
    let before = session.record().to_json();
    assert!(session.act(Seat(0), Action::Bet(1_000)).is_err());
    assert_eq!(session.record().to_json(), before);
}

#[test]
fn o53_a_record_names_whose_further_boxes_they_are() {
    let mut setup = crate::sitting::table_for_four();
    setup.rules = (crate::games::named("three_card_poker")
        .expect("a game")
        .rules)();
    setup.players[1].kind = PlayerKind::Box;
    let owners = |setup: &Setup| {
        let session = Session::new(setup.clone(), Seed([7; 32]), Seed([8; 32])).expect("a table");
        let text = session.record().to_json();
        let record: Record = text.parse().expect("what was written can be read");
        let text = crate::sitting::save::write(&session);
        let again = crate::sitting::save::read(&text, Seed([8; 32])).expect("it goes on");
        assert_eq!(again.setup(), setup);
        assert_eq!(again.record().seats, record.seats);
        let owners = record.seats.iter().map(|entry| entry.box_of);
        owners.collect::<Vec<_>>()
    };
    // A sitting of earlier versions, with boxes beside others that nobody asked about, goes on.
    assert!(setup.has_boxes_too_many());
    assert_eq!(owners(&setup), [None; 4]);
    let house = setup.rules.casino_mut().expect("the house");
    house.boxes_beside_others = true;
    assert_eq!(owners(&setup), [None, Some(Seat(0)), None, None]);
    setup.players.truncate(2);
    let house = setup.rules.casino_mut().expect("the house");
    house.boxes_beside_others = false;
    assert!(!setup.has_boxes_too_many());
    assert_eq!(owners(&setup), [None, Some(Seat(0))]);
}

#[test]
fn a_sitting_that_comes_back_from_a_text_has_other_keys_for_its_phones() {
    let mut session = bots(8);
    assert!(session.deal().is_ok());
    session.join_again(Seat(1), Seed([3; 32]));
    let key = |session: &Session| {
        let (joins, seed) = (session.joins(), session.sealed_seed().expect("a seed"));
        Holder::of(seed, 1, joins.shown[1] + 1).key(seed, joins.chance[1])
    };
    let joined = key(&session);

    // From a file with everything.
    let all = Backup {
        sitting: Some(save::write(&session)),
        ..Backup::default()
    };
    let mut progress = BackupStep::More(Reading::new(&all.write("2026-11-29")).expect("a file"));
    let read = loop {
        match progress {
            BackupStep::More(reading) => progress = reading.play(1_000).expect("all is valid"),
            BackupStep::Done(read) => break read,
        }
    };
    let text = read.sitting.expect("the sitting");
    let back = save::read(&text, Seed([4; 32])).expect("a save");
    assert_eq!(back.joins().shown, [0, 2, 0, 0, 0, 0, 0, 0]);
    assert!(key(&back) != joined);

    // From a file of its own, a link, or what was put aside.
    session.lock_phones_out(|| Seed([5; 32]));
    assert_eq!(session.joins().shown, [0, 2, 0, 0, 0, 0, 0, 0]);
    assert!(key(&session) != joined && key(&session) != key(&back));
}
