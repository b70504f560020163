use super::{STEPS, SittingResult, Upgrade};
use crate::engine::{Action, Ask, Choice, Seat, TableStakes};
use crate::notation::Sitting;
use crate::random::Seed;
use crate::sitting::session::{PlayerKind, Session};

/// The first table, where you fold at once, up to a point in some deal.
fn played(deals: u32, bots: usize) -> Session {
    let setup = crate::sitting::table_for_four();
    let mut session = Session::new(setup, Seed([3; 32]), Seed([4; 32])).expect("four can sit down");
    while session.deals() < deals {
        session.deal().expect("the sitting is young");
        if session.deals() < deals {
            finish(&mut session);
        }
    }
    for _ in 0..bots {
        session.bot_acts();
    }
    session
}

fn finish(session: &mut Session) {
    while let Some(seat) = session.table().ask().seat() {
        if session.bot_acts().is_none() {
            let choices = session.table().choices(seat);
            let one = choices.iter().find_map(|choice| match choice {
                Choice::One(action @ (Action::Fold | Action::Refuse)) => Some(*action),
                _ => None,
            });
            session
                .act(seat, one.expect("one may fold"))
                .expect("what is offered can be done");
        }
    }
}

/// Whether the record of a result can be replayed to its end.
fn can_be_replayed(result: &SittingResult) -> bool {
    let sitting = Sitting::new(result.record.clone());
    sitting.is_ok_and(|mut sitting| sitting.read(usize::MAX).is_ok())
}

#[test]
fn what_is_written_is_read() {
    let mut session = played(4, 0);
    finish(&mut session);
    let result = SittingResult::of(&session, 1_795_000_000_000).expect("it was played");
    assert_eq!(result.deals, 4);
    assert_eq!(result.you(), Some(0));
    assert_eq!(SittingResult::read(&result.write()), Some(result.clone()));
    assert!(can_be_replayed(&result));
    assert_eq!(result.id().len(), 16);
}

#[test]
fn what_was_put_into_an_unfinished_deal_is_given_back() {
    let mut session = played(3, 0);
    finish(&mut session);
    let before: Vec<_> = session.table().stacks().collect();
    let pot = session.table().pot();
    assert!(matches!(session.table().ask(), Ask::Deal { .. }));
    session.deal().expect("the sitting is young");
    session.bot_acts();
    let result = SittingResult::of(&session, 0).expect("it was played");
    assert_eq!((result.deals, &result.chips), (3, &before));
    assert!(can_be_replayed(&result));
    // Chips that stay in the pot are shared, or belong to whoever keeps a blind hand.
    assert!(pot > 0);
    assert_eq!(result.gains().iter().sum::<i64>(), 0);
}

#[test]
fn chips_bought_within_an_unfinished_deal_are_no_loss() {
    let mut setup = crate::sitting::table_for_four();
    setup.rules.money.table_stakes = TableStakes::Off;
    let mut session = Session::new(setup, Seed([3; 32]), Seed([4; 32])).expect("four can sit down");
    session.deal().expect("the first deal can be dealt");
    while session.bot_acts().is_some() {}
    session
        .act(Seat(0), Action::BuyIn(50))
        .expect("one may buy in");
    let result = SittingResult::of(&session, 0).expect("it was played");
    assert_eq!(result.chips[0], 150);
    assert_eq!(result.gains(), [0; 4]);
}

#[test]
fn rules_9_2_19_only_chips_that_all_others_agreed_to_are_brought() {
    let mut setup = crate::sitting::table_for_four();
    setup.rules.money.table_stakes = TableStakes::Agreed;
    let mut session = Session::new(setup, Seed([3; 32]), Seed([4; 32])).expect("four can sit down");
    let (began, buys) = (session.brought(), Action::BuyIn(60));
    let vote = |session: &mut Session, answer| {
        while let Ask::Agree { seat, .. } = session.table().ask() {
            session.act(seat, answer).expect("he is asked");
        }
    };
    let gained = |session: &Session| {
        let result = SittingResult::of(session, 0).expect("it was played");
        assert!(can_be_replayed(&result));
        result.gains().iter().sum::<i64>()
    };
    for (answer, brings) in [(Action::Refuse, 0), (Action::Agree, 60)] {
        session.deal().expect("the sitting is young");
        finish(&mut session);
        session.act(Seat(0), buys).expect("between two deals");
        assert_eq!(session.brought(), began, "nobody has answered");
        assert_eq!(gained(&session), 0);
        vote(&mut session, answer);
        assert_eq!(session.brought()[0], began[0] + brings);
        assert_eq!(gained(&session), 0);
    }
    session.deal().expect("the sitting is young");
    assert_eq!(session.brought()[0], began[0] + 60);
}

#[test]
fn nothing_is_kept_of_a_sitting_in_which_nothing_was_done() {
    assert_eq!(SittingResult::of(&played(0, 0), 0), None);
}

#[test]
fn what_an_older_version_wrote_is_read_by_its_steps() {
    let mut session = played(2, 0);
    finish(&mut session);
    let result = SittingResult::of(&session, 7).expect("it was played");
    let (new, old) = (
        result.write(),
        result.write().replacen("\"at\"", "\"ended\"", 1),
    );
    let new = new.replacen("\"brag_result\":3", "\"brag_result\":4", 1);
    let steps: [Upgrade; 3] = [Some, Some, |mut result| {
        let at = result.as_object_mut()?.remove("ended")?;
        result["at"] = at;
        Some(result)
    }];
    assert_eq!(SittingResult::read_by(&old, &steps), Some(result.clone()));
    assert_eq!(SittingResult::read_by(&new, &steps), Some(result));
    assert_eq!(
        SittingResult::read_by(&new, &STEPS),
        None,
        "it comes from a later version"
    );
    assert_eq!(
        SittingResult::read_by(&old, &STEPS),
        None,
        "it is of no version"
    );
}

#[test]
fn what_every_version_wrote_can_always_be_read() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/results");
    for version in 1..=super::VERSION {
        let text = std::fs::read_to_string(format!("{folder}/{version}.json")).expect(folder);
        let result =
            SittingResult::read(text.trim()).expect("a result of an older version is read");
        assert_eq!(
            (result.deals, result.you()),
            (2, Some(0)),
            "version {version}"
        );
        assert!(can_be_replayed(&result), "version {version}");
        if version == super::VERSION {
            assert_eq!(
                result.write(),
                text.trim(),
                "the format is the same to the byte"
            );
        }
    }
    let files = std::fs::read_dir(folder).expect(folder).count();
    assert_eq!(
        files as u64,
        super::VERSION,
        "one of every version there has been"
    );
}

#[test]
fn what_is_no_result_is_none() {
    let mut session = played(2, 0);
    finish(&mut session);
    let whole = SittingResult::of(&session, 7)
        .expect("it was played")
        .write();
    assert!(SittingResult::read(&whole).is_some());
    for (from, to) in [
        ("\"brag_result\":3", "\"brag_result\":4"),
        ("\"careful\",", ""),
        ("\"chips\":[", "\"chips\":[1,"),
        ("\"at\":7", "\"at\":\"now\""),
        ("\"seed\"", "\"salt\""),
    ] {
        assert_ne!(whole.replacen(from, to, 1), whole, "{from}");
        assert_eq!(
            SittingResult::read(&whole.replacen(from, to, 1)),
            None,
            "{from}"
        );
    }
}

#[test]
fn where_several_people_play_nobody_is_you() {
    let mut setup = crate::sitting::table_for_four();
    setup.players[1].kind = PlayerKind::Person;
    let mut session = Session::new(setup, Seed([3; 32]), Seed([4; 32])).expect("four can sit down");
    session.deal().expect("the first deal can be dealt");
    finish(&mut session);
    assert_eq!(
        SittingResult::of(&session, 0).expect("it was played").you(),
        None
    );
}

#[test]
fn points_and_lives_are_kept_with_the_result() {
    let mut session = played(2, 0);
    finish(&mut session);
    let mut result = SittingResult::of(&session, 7).expect("it was played");
    assert_eq!(result.scores, None, "a betting game is for chips alone");
    result.scores = Some(vec![3, 0, 7, 10]);
    let text = result.write();
    assert_eq!(SittingResult::read(&text), Some(result));
    for wrong in ["[3,0,7]", "[3,0,7,-1]", "\"many\"", "null"] {
        let text = text.replacen("[3,0,7,10]", wrong, 1);
        assert_eq!(SittingResult::read(&text), None, "{wrong}");
    }
}

#[test]
fn hints_are_counted_and_kept() {
    let mut session = played(2, 0);
    finish(&mut session);
    let none = SittingResult::of(&session, 0).expect("it was played");
    assert_eq!(none.hints, 0);
    assert!(
        !none.write().contains("hints"),
        "older pages wrote nothing of them"
    );
    session.take_hints(2);
    session.take_hints(1);
    let result = SittingResult::of(&session, 0).expect("it was played");
    assert_eq!(result.hints, 3);
    assert_eq!(SittingResult::read(&result.write()), Some(result));
    let again = crate::sitting::save::read(&crate::sitting::save::write(&session), Seed([9; 32]));
    assert_eq!(again.expect("it goes on").hints(), 3);
}

#[test]
fn of_a_result_each_field_but_the_hints_has_to_be_right() {
    let mut session = played(2, 0);
    finish(&mut session);
    let whole = SittingResult::of(&session, 7)
        .expect("it was played")
        .write();
    let read = |from: &str, to: &str| {
        let other = whole.replacen(from, to, 1);
        assert_ne!(other, whole, "{from}");
        SittingResult::read(&other)
    };
    for (from, to) in [
        ("\"at\":7", "\"at\":8640000000000001"),
        ("\"at\":7", "\"at\":-7"),
        ("\"at\":7,", ""),
        ("\"deals\":2", "\"deals\":4294967296"),
        ("\"careful\"", "\"careless\""),
        ("\"chips\":[", "\"chips\":[-1,"),
        ("\"chips\":", "\"coins\":"),
        ("\"record\":", "\"tape\":"),
    ] {
        assert_eq!(read(from, to), None, "{to}");
    }
    let last = read("\"at\":7", "\"at\":8640000000000000");
    assert_eq!(last.map(|result| result.at), Some(super::LAST));
    for (written, taken) in [("4294967296", u32::MAX), ("null", 0), ("\"3\"", 0)] {
        let hinted = read("\"at\"", &format!("\"hints\":{written},\"more\":[],\"at\""));
        assert_eq!(hinted.map(|result| result.hints), Some(taken), "{written}");
    }
}

#[test]
fn the_place_in_the_order_of_storing_goes_before_the_date() {
    let mut session = played(2, 0);
    finish(&mut session);
    let at = |at| SittingResult::of(&session, at).expect("it was played");
    assert!(
        !at(7).write().contains("place"),
        "older pages wrote nothing of it"
    );
    let texts = [
        at(super::LAST).write(),
        at(7).write_at(1),
        at(5).write_at(2),
    ];
    let orders = texts.each_ref().map(|text| super::order(text));
    assert!(orders.is_sorted(), "{orders:?}");
    assert_eq!(
        SittingResult::read(&texts[2]).map(|read| read.place),
        Some(2)
    );
    for wrong in ["\"9\"", "-1", "18446744073709551615", "null"] {
        let text = texts[1].replacen("\"place\":1", &format!("\"place\":{wrong}"), 1);
        let read = SittingResult::read(&text).expect(wrong);
        assert_eq!(
            (read.place, super::order(&text)),
            (0, Some((0, 7))),
            "{wrong}"
        );
    }
}
