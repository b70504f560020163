use super::{Backup, BackupError, BackupStep, Reading};
use crate::bots::Temper;
use crate::random::{Rng, Seed};
use crate::sitting::result::SittingResult;
use crate::sitting::session::{PlayerKind, Session};
use crate::sitting::{save, setup};

/// Four bots, in the middle of their third deal.
fn session(seed: u8) -> Session {
    let mut setup = crate::sitting::table_for_four();
    setup.players[0].kind = PlayerKind::Bot(Temper::Careful);
    let mut session =
        Session::new(setup, Seed([seed; 32]), Seed([4; 32])).expect("four bots can sit down");
    while session.deals() < 3 {
        if session.bot_acts().is_none() {
            session.deal().expect("the sitting is young");
        }
    }
    session
}

fn all() -> Backup {
    let result =
        |seed| SittingResult::of(&session(seed), 1_795_000_000_000).expect("it was played");
    Backup {
        settings: Some("speed=quick theme=dark".into()),
        game: Some(setup::write(&crate::sitting::table_for_four().into())),
        sitting: Some(save::write(&session(1))),
        results: vec![result(2).write(), result(3).write()],
        aside: vec![("1795000000000".into(), "{\"brag_save\":".into())],
        reviews: vec![("00ff".into(), "brag_review 1\n1 -5 0 2 0".into())],
        tens: vec!["{\"at\":5,\"brag_ten\":1}".into()],
        drills: Some("brag_drills 1\nlook 2 1 0 =+- 10:0".into()),
        lessons: vec!["brag-lesson 1\n\ngame three_card\n".into()],
        learnt: vec![("00ff".into(), "2/3".into())],
        left: vec![("00ff".into(), "4 1/2".into())],
    }
}

/// Reads a file to its end, in steps of this size.
fn read_by(steps: usize, text: &str) -> Result<Backup, BackupError> {
    let mut progress = BackupStep::More(Reading::new(text)?);
    let mut percent = 0;
    loop {
        match progress {
            BackupStep::More(reading) => {
                assert!((percent..=100).contains(&reading.percent()));
                percent = reading.percent();
                progress = reading.play(steps)?;
            }
            BackupStep::Done(all) => return Ok(all),
        }
    }
}

fn read(text: &str) -> Result<Backup, BackupError> {
    read_by(usize::MAX, text)
}

#[test]
fn everything_comes_back_and_the_sitting_says_that_it_came() {
    let mut all = all();
    let file = all.write("2026-11-21");
    // Whoever had the file could look up the cards to come.
    all.sitting = all
        .sitting
        .map(|text| text.replace("]}}", "],\"came\":true}}"));
    assert_eq!(read(&file).expect("it can be loaded"), all);
    assert_eq!(read_by(1, &file).expect("step by step too"), all);
    let nothing = Backup::default();
    let file = nothing.write("2026-11-21");
    assert_eq!(read(&file).expect("it can be loaded"), nothing);
}

#[test]
fn what_cannot_be_read_is_put_aside_in_the_file_too() {
    let broken = Backup {
        sitting: Some("{\"brag_save\":1,".into()),
        ..Backup::default()
    };
    let back = read(&broken.write("2026-11-21")).expect("it can be loaded");
    assert_eq!(back.sitting, None);
    assert_eq!(back.aside, [("sitting".into(), "{\"brag_save\":1,".into())]);
}

#[test]
fn the_format_is_the_same_to_the_byte() {
    let some = Backup {
        settings: Some("theme=dark".into()),
        game: Some("{\"rules\":{}}".into()),
        aside: vec![("17".into(), "{".into())],
        ..Backup::default()
    };
    assert_eq!(
        some.write("2026-11-21"),
        r#"{"brag_everything":1,"saved":"2026-11-21","settings":"theme=dark","game":{"rules":{}},"results":[],"aside":[{"key":"17","text":"{"}]}"#
    );
}

#[test]
fn what_is_wrong_is_told() {
    let whole = all().write("2026-11-21");
    let told = |from: &str, to: &str| {
        let spoilt = whole.replacen(from, to, 1);
        assert_ne!(spoilt, whole, "{from}");
        read(&spoilt).expect_err(from)
    };
    let version = "\"brag_everything\":1";
    assert!(matches!(
        told(version, "\"brag_everything\":2"),
        BackupError::Newer
    ));
    assert!(matches!(
        told(version, "\"format\":1"),
        BackupError::Foreign
    ));
    assert!(matches!(
        told(version, "\"brag_everything\":0"),
        BackupError::Broken
    ));
    assert!(matches!(
        told("\"brag_save\":3", "\"brag_save\":7"),
        BackupError::Sitting(_)
    ));
    assert!(matches!(
        told("\"brag_result\":3", "\"brag_result\":7"),
        BackupError::Result(1)
    ));
    assert!(matches!(read(""), Err(BackupError::Broken)));
    assert!(matches!(read("{}"), Err(BackupError::Foreign)));
}

#[test]
fn ten_thousand_spoilt_files_are_refused_or_whole() {
    let whole = all().write("2026-11-21").into_bytes();
    let mut rng = Rng::new(Seed([5; 32]), 0);
    let mut refused = 0;
    for _ in 0..10_000 {
        let mut spoilt = whole.clone();
        for _ in 0..=rng.below(3) {
            let at = rng.below(spoilt.len() as u32) as usize;
            match rng.below(4) {
                0 => spoilt[at] = b' ' + rng.below(95) as u8,
                1 => spoilt[at] = b'0' + rng.below(10) as u8,
                2 => drop(spoilt.remove(at)),
                _ => spoilt.truncate(at.max(1)),
            }
        }
        match read(&String::from_utf8_lossy(&spoilt)) {
            Ok(all) => {
                // Everything in it can be stored and resumed.
                let again = read(&all.write("2026-11-21")).expect("it is whole");
                assert_eq!(again, all);
            }
            Err(_) => refused += 1,
        }
    }
    assert!(refused > 5_000, "{refused}");
}

#[test]
fn each_field_may_be_missing_and_has_its_limit() {
    let read = |fields: &str| read(&format!("{{\"brag_everything\":1{fields}}}"));
    let text = |len| "x".repeat(len);
    let list = |field: &str, one: &str, len| format!(",\"{field}\":[{}]", vec![one; len].join(","));
    let aside = |key: &str| format!(",\"aside\":[{{\"key\":\"{key}\",\"text\":\"\"}}]");
    for nothing in [
        "",
        ",\"more\":{}",
        ",\"saved\":7",
        ",\"settings\":null,\"game\":null,\"sitting\":null",
        ",\"results\":[],\"aside\":[]",
    ] {
        let read = read(nothing).expect(nothing);
        assert_eq!(read, Backup::default(), "{nothing}");
    }
    for allowed in [
        format!(",\"settings\":\"{}\"", text(super::LONGEST_SETTINGS)),
        list("aside", r#"{"key":"17","text":"{"}"#, super::MOST),
        aside(&text(40)),
    ] {
        assert!(read(&allowed).is_ok(), "{allowed}");
    }
    for broken in [
        ",\"settings\":7".to_owned(),
        format!(",\"settings\":\"{}\"", text(super::LONGEST_SETTINGS + 1)),
        ",\"game\":7".to_owned(),
        ",\"results\":null".to_owned(),
        ",\"results\":{}".to_owned(),
        list("results", "{}", super::MOST + 1),
        ",\"aside\":null".to_owned(),
        list("aside", r#"{"key":"17","text":"{"}"#, super::MOST + 1),
        aside(""),
        aside(&text(41)),
        aside("brag.save"),
        ",\"aside\":[{\"key\":\"17\"}]".to_owned(),
        ",\"aside\":[{\"key\":17,\"text\":\"\"}]".to_owned(),
    ] {
        let read = read(&broken);
        assert!(matches!(read, Err(BackupError::Broken)), "{broken}");
    }
    let first = read(&list("results", "{}", super::MOST));
    assert!(matches!(first, Err(BackupError::Result(1))));
}

#[test]
fn what_reviews_found_is_left_out_where_it_cannot_be_read() {
    let file = |reviews: &str| format!(r#"{{"brag_everything":1,"reviews":{reviews}}}"#);
    let good = r#"{"key":"00ff","text":"brag_review 1"}"#;
    for (reviews, count) in [
        ("7", 0),
        ("{}", 0),
        ("[1]", 0),
        (r#"[{"key":"00ff"}]"#, 0),
        (r#"[{"key":"00ff","text":"brag_review 9"}]"#, 0),
        (r#"[{"key":"../x","text":"brag_review 1"}]"#, 0),
        (&format!("[null,{good}]"), 1),
    ] {
        let all = read(&file(reviews)).expect(reviews);
        assert_eq!(all.reviews.len(), count, "{reviews}");
    }
}
