use super::{LONGEST, SaveError, can_be_kept, is_nearly_too_long, read, write};
use crate::bots::Temper;
use crate::engine::{Ask, FirstDealer, Rules, Viewer};
use crate::games;
use crate::notation::{Check, Checked, FairnessError, Record};
use crate::random::{Rng, Seed};
use crate::sitting::result::SittingResult;
use crate::sitting::session::{PlayerKind, Session};

const BOT_SEED: Seed = Seed([9; 32]);

/// Four bots and a handful of deals.
fn session(rules: Rules) -> Session {
    let mut setup = crate::sitting::table_for_four();
    setup.rules = rules;
    for player in &mut setup.players {
        player.chips = 60;
        if player.kind == PlayerKind::Person {
            player.kind = PlayerKind::Bot(Temper::Bragger);
        }
    }
    Session::new(setup, Seed([3; 32]), Seed([4; 32])).expect("four bots can sit down")
}

/// The table as each viewer sees it.
fn pictures(session: &Session) -> Vec<String> {
    let table = session.table();
    let seats = 0..table.view(Viewer::Gallery).seats().len();
    let seen = seats.map(|seat| {
        let view = table.view(Viewer::Seat(crate::engine::Seat(seat as u8)));
        format!(
            "{:?} {:?} {}",
            view.history().collect::<Vec<_>>(),
            view.ask(),
            view.pot()
        )
    });
    seen.collect()
}

fn plays(mut session: Session, deals: u32) {
    while session.deals() < deals && session.table().ask() != Ask::Over {
        let mut again = read(&write(&session), BOT_SEED).expect("what was written is read");
        assert_eq!(pictures(&again), pictures(&session));
        assert_eq!(again.setup(), session.setup());
        assert_eq!(again.record(), session.record());
        let recent = again.take_recent().expect("a sitting that was read");
        let mut table = recent.before;
        recent.events.iter().for_each(|event| table.apply(event));
        assert!(&table == session.table(), "the events lead to the table");
        assert!(again.take_recent().is_none(), "they are given once");
        if session.bot_acts().is_none() && session.deal().is_err() {
            break;
        }
    }
}

#[test]
fn who_is_at_home_stays_at_home() {
    let mut home = session(games::three_card());
    home.set_at_home(true);
    plays(home, 2);
    let other = session(games::three_card());
    assert!(!write(&other).contains("at_home"), "it is not written");
}

#[test]
fn phones_that_have_joined_again_keep_their_seats() {
    let mut session = session(games::three_card());
    assert!(!write(&session).contains("joins"), "it is not written");
    for _ in 0..3 {
        session.join_again(crate::engine::Seat(2), Seed([9; 32]));
    }
    let again = read(&write(&session), BOT_SEED).expect("what was written is read");
    assert_eq!(again.joins().shown, [0, 0, 3, 0, 0, 0, 0, 0]);
    assert_eq!(again.joins(), session.joins());
    assert!(
        !again.record().to_json_line().contains("joins"),
        "no record has it"
    );
}

#[test]
fn a_sitting_goes_on_from_wherever_it_was() {
    plays(session(games::three_card()), 12);
}

#[test]
fn whatever_the_house_rules() {
    for preset in &games::PRESETS {
        plays(session(preset.rules()), 6);
    }
}

#[test]
fn what_cannot_be_read_is_told_apart() {
    let told = |text: &str| read(text, BOT_SEED).err().map(|error| error.to_string());
    assert_eq!(told(""), Some("it's broken".into()));
    assert_eq!(told("{\"brag_save\":1}"), Some("it's broken".into()));
    let whole = write(&session(games::three_card()));
    let newer = whole.replace("\"brag_save\":3", "\"brag_save\":4");
    assert!(matches!(read(&newer, BOT_SEED), Err(SaveError::Newer)));
    let fewer = whole.replace("\"careful\",", "");
    assert!(matches!(read(&fewer, BOT_SEED), Err(SaveError::Resume(_))));
}

#[test]
fn whatever_may_be_kept_is_read_and_so_is_what_comes_of_it() {
    let mut session = session(games::three_card());
    for _ in 0..9 {
        let _ = session.deal();
        while session.bot_acts().is_some() {}
    }
    let save = write(&session);
    let result = SittingResult::of(&session, 8_640_000_000_000_000).expect("it was played");
    let as_long = |text: &str, len| format!("{text}{}", " ".repeat(len - text.len()));
    let mut len = LONGEST;
    while !can_be_kept(&as_long(&save, len)) {
        len -= 1;
    }
    assert!(
        is_nearly_too_long(&as_long(&save, len)),
        "that is told before"
    );
    assert!(read(&as_long(&save, LONGEST), BOT_SEED).is_ok());
    let long = as_long(&result.write(), len + result.write().len() - save.len());
    assert_eq!(SittingResult::read(&long), Some(result));
    let too_long = read(&as_long(&save, LONGEST + 1), BOT_SEED);
    assert!(matches!(too_long, Err(SaveError::TooLong)));
}

#[test]
fn what_this_version_wrote_can_always_be_read() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saves");
    let mut versions = 0;
    for version in 1..=super::VERSION {
        let text = std::fs::read_to_string(format!("{folder}/{version}.json")).expect(folder);
        let session = read(text.trim(), BOT_SEED).expect("a save of an older version is read");
        assert_eq!(session.deals(), 3, "version {version}");
        assert_eq!(session.setup().players[0].kind, PlayerKind::Person);
        if version == super::VERSION {
            // The oldest version had no notes, and the last of them are those of the record.
            let written = write(&session);
            let noted = written.find(",\"seal\"").expect("it is sealed now");
            assert_eq!(
                written[..noted],
                text.trim()[..noted],
                "the same to the byte"
            );
        }
        versions += 1;
    }
    let files = std::fs::read_dir(folder).expect(folder).count();
    assert_eq!(files, versions, "a save of every version there has been");
}

/// A save of version 2, of two people, with these rules and actions.
fn second_version(rules: &str, actions: &str) -> String {
    let seed = "07".repeat(32);
    let seat = r#"{"name":"You","chips":50}"#;
    format!(
        r#"{{"brag_save":2,"deals":1,"minds":["person","person"],"record":{{"format":"brag-record/1",
        "rules":{rules},"seats":[{seat},{seat}],"dealer":0,"seed":"{seed}","actions":{actions}}}}}"#
    )
}

#[test]
fn r9_2_16_an_older_save_sees_for_what_it_cost() {
    let text = second_version(
        r#"{"see_cost":"equal"}"#,
        r#"["1 bet 2","0 bet 3","1 see"]"#,
    );
    let session = read(&text, BOT_SEED).expect("a save of version 2");
    let again = read(&write(&session), BOT_SEED).expect("what was written is read");
    for session in [session, again] {
        let saw = session
            .table()
            .history()
            .iter()
            .find_map(|event| match event {
                crate::engine::Event::Saw { chips, .. } => Some(*chips),
                _ => None,
            });
        assert_eq!(saw, Some(3), "half of 6, where it costs 6 now");
    }
}

#[test]
fn ten_thousand_spoilt_saves_do_no_harm() {
    let mut session = session(games::three_card());
    while session.deals() < 3 {
        if session.bot_acts().is_none() {
            session.deal().expect("the sitting is young");
        }
    }
    let whole = write(&session).into_bytes();
    let mut rng = Rng::new(Seed([5; 32]), 0);
    for _ in 0..10_000 {
        let mut spoilt = whole.clone();
        for _ in 0..=rng.below(3) {
            let at = rng.below(spoilt.len() as u32) as usize;
            match rng.below(3) {
                0 => spoilt[at] = b' ' + rng.below(95) as u8,
                1 => drop(spoilt.remove(at)),
                _ => spoilt.truncate(at.max(1)),
            }
        }
        // Either it is played, or it is refused with a sentence.
        if let Err(error) = read(&String::from_utf8_lossy(&spoilt), BOT_SEED) {
            assert!(!error.to_string().is_empty());
        }
    }
}

fn check(record: Record) -> Result<Checked, FairnessError> {
    let mut check = Check::new(record)?;
    loop {
        if let Some(checked) = check.read(7)? {
            return Ok(checked);
        }
    }
}

#[test]
fn the_shuffle_of_every_sitting_can_be_checked() {
    let high_card = {
        let mut rules = games::three_card();
        rules.first_dealer = FirstDealer::HighCard;
        rules
    };
    let presets = games::PRESETS.iter().map(|preset| preset.rules());
    for rules in presets.chain([high_card]) {
        let mut session = session(rules);
        while session.deals() < 8 && (session.bot_acts().is_some() || session.deal().is_ok()) {}
        while session.bot_acts().is_some() {}
        // The same after a reload.
        let again = read(&write(&session), BOT_SEED).expect("what was written is read");
        assert_eq!(again.record().notes, session.record().notes);
        let record = again.ended_record();
        let brought: Record = record.to_json().parse().expect("it can be read");
        assert_eq!(brought, record);
        let checked = check(brought).expect("all is as the seed makes it");
        assert_eq!(checked.seal, Seed([3; 32]).seal().to_string());
        assert_eq!(checked.deals as u32, session.deals());
        assert!(checked.was_shown && checked.compared && checked.to_the_chip);
    }
}

#[test]
fn what_was_shown_and_dealt_before_a_reload_is_what_is_checked_after_it() {
    let mut session = session(games::three_card());
    session.deal().expect("the first deal can be dealt");
    while session.bot_acts().is_some() {}
    let seal = session.record().notes.seal.clone().expect("it is sealed");
    let dealt = session.record().notes.dealt[0].clone();
    let resealed = write(&session).replace(&seal, &"0".repeat(64));
    let again = read(&resealed, BOT_SEED)
        .expect("it is read")
        .ended_record();
    assert!(matches!(check(again), Err(FairnessError::OtherSeed { .. })));
    let turned: Vec<&str> = dealt.split(' ').rev().collect();
    let redealt = write(&session).replace(&dealt, &turned.join(" "));
    let again = read(&redealt, BOT_SEED).expect("it is read").ended_record();
    assert!(matches!(
        check(again),
        Err(FairnessError::Deal { number: 1, .. })
    ));
}

#[test]
fn a_save_from_before_seals_is_sealed_when_it_is_read() {
    let mut session = session(games::three_card());
    session.deal().expect("the first deal can be dealt");
    let seal = session.record().notes.seal.clone().expect("it is sealed");
    let old = write(&session)
        .replace("\"seal\":", "\"note\":")
        .replace("\"dealt\":", "\"other\":");
    let again = read(&old, BOT_SEED).expect("it is read");
    assert_eq!(again.record().notes.seal, Some(seal));
    assert_eq!(again.record().notes.dealt.len(), 1);
}

#[test]
fn a_save_of_more_than_the_felt_has_room_for_is_refused() {
    let mut setup = crate::sitting::table_for_four();
    let more = setup.players.clone();
    setup.players.extend(more);
    let players = setup.players.clone();
    let kept = |players: &[crate::sitting::session::Player]| {
        let setup = crate::sitting::session::Setup {
            rules: setup.rules.clone(),
            players: players.to_vec(),
            first_dealer: None,
            at_home: false,
        };
        let mut session =
            Session::new(setup, Seed([3; 32]), Seed([4; 32])).expect("all can sit down");
        session.deal().expect("the first deal can be dealt");
        read(&write(&session), BOT_SEED)
    };
    assert!(kept(&players).is_ok());
    let nine: Vec<_> = players.iter().chain(players.first()).cloned().collect();
    assert!(matches!(kept(&nine), Err(SaveError::Broken)));
}

#[test]
fn of_a_save_each_field_but_the_hints_has_to_be_right() {
    let mut session = session(games::three_card());
    session.deal().expect("the first deal can be dealt");
    let whole = write(&session);
    let told = |from: &str, to: &str| {
        let spoilt = whole.replacen(from, to, 1);
        assert_ne!(spoilt, whole, "{from}");
        read(&spoilt, BOT_SEED)
    };
    for (from, to) in [
        ("\"deals\":1", "\"deals\":\"1\""),
        ("\"deals\":1", "\"deals\":-1"),
        ("\"deals\":1", "\"deals\":4294967296"),
        ("\"deals\":1,", ""),
        ("\"minds\":[", "\"minds\":[7,"),
        ("\"minds\":[", "\"minds\":[\"parson\","),
        ("\"minds\":", "\"heads\":"),
    ] {
        assert!(matches!(told(from, to), Err(SaveError::Broken)), "{to}");
    }
    let no_record = told("\"record\":", "\"tape\":");
    assert!(matches!(no_record, Err(SaveError::Record(_))));
    assert!(told("\"deals\"", "\"more\":[{}],\"deals\"").is_ok());
    for (written, taken) in [
        ("3", 3),
        ("4294967296", u32::MAX),
        ("null", 0),
        ("-1", 0),
        ("1.5", 0),
        ("\"3\"", 0),
        ("[{}]", 0),
    ] {
        let hinted = told("\"deals\"", &format!("\"hints\":{written},\"deals\""));
        let hinted = hinted.expect("hints that cannot be read do not spoil a save");
        assert_eq!(hinted.hints(), taken, "{written}");
    }
}
