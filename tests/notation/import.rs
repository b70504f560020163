//! Imported records: a fault is reported with its line.

use brag::cards::Pack;
use brag::notation::{Fault, Sitting, read_records, replay_text};
use serde_json::json;

use super::spoilt::{Dice, RECORDS, spoil_bytes, spoil_values};
use super::{line, text};

/// Reads and plays all of a text, as the page does. How many deals there are, or what is wrong.
fn bring(text: &str) -> Result<usize, Fault> {
    let mut deals = 0;
    for brought in read_records(text)? {
        let sitting = Sitting::new(brought.record.clone());
        let mut sitting = sitting.map_err(|error| brought.fault(&error))?;
        while !sitting.read(40).map_err(|error| brought.fault(&error))? {}
        deals += sitting.deals().len();
        for deal in sitting.deals() {
            assert!(sitting.replay(deal.number).is_some());
        }
    }
    Ok(deals)
}

/// A record of one deal, a line for everything.
const SPREAD: &str = r#"{
  "format": "brag-record/1",
  "rules": {
    "game": "three_card",
    "ante": 1
  },
  "seats": [
    { "name": "Andy", "chips": 100 },
    { "name": "Bill",
      "chips": 100 }
  ],
  "dealer": 1,
  "seed":
    "0000000000000000000000000000000000000000000000000000000000000001",
  "actions": [
    "0 look",
    "0 fold"
  ]
}"#;

#[test]
fn a_name_that_would_turn_its_line_is_read_without_what_turns_it() {
    let named = |name: &str| {
        let text = SPREAD.replace("\"Bill\"", &format!("\"{name}\""));
        let records = read_records(&text).expect("a record");
        let names = records[0].record.seats.iter();
        names.map(|seat| seat.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(named("Evil\\u202eRabbit")[1], "EvilRabbit");
    assert_eq!(named("B\\u0007i\u{2067}ll")[1], "Bill");
    assert_eq!(named(&"\\u202e".repeat(40))[1], "");
    assert_eq!(named("אבי")[1], "אבי");
    assert_eq!(bring(&SPREAD.replace("Bill", "\\u202e")), Ok(1));
}

#[test]
fn every_fault_is_told_with_its_line() {
    assert_eq!(bring(SPREAD), Ok(1));
    for (good, bad, line) in [
        ("\"ante\": 1", "\"ante\": 1 1", 5),
        ("brag-record/1", "brag-record/9", 2),
        ("\"ante\": 1", "\"ante\": -1", 5),
        ("\"ante\": 1", "\"anti\": 1", 5),
        ("\"ante\": 1", "\"an.te[3]\": 1", 5),
        ("\"ante\": 1", "\"\\u0061nte\": -1", 5),
        ("three_card", "snap", 4),
        // This game does not have the rule in the next line.
        ("three_card", "six_card", 5),
        ("\"chips\": 100 }\n  ]", "\"chips\": -1 }\n  ]", 10),
        ("\"Bill\"", "7", 9),
        ("\"dealer\": 1", "\"dealer\": 7", 12),
        ("\"dealer\": 1", "\"dealer\": \"Bill\"", 12),
        ("  \"dealer\": 1,\n", "", 1),
        ("0000000001\"", "000000000\"", 14),
        ("\"seed\":", "\"seeds\":", 1),
        (
            "\"seed\":",
            "\"shuffles\": [],\n\"pack\": \"Ks\", \"seed\":",
            15,
        ),
        ("\"seed\":", "\"pack\":", 14),
        ("0 fold", "0 folds", 17),
        ("0 look", "0 bet 4000", 16),
        ("0 look", "1 bet 1", 16),
        ("\"0 fold\"", "\"0 fold\", \"1 fold\",\n \"0 bet\"", 18),
        ("\"0 fold\"", "8", 17),
    ] {
        let spoilt = SPREAD.replacen(good, bad, 1);
        assert_ne!(spoilt, SPREAD, "{good}");
        let fault = bring(&spoilt).expect_err(bad);
        assert_eq!(fault.line, line, "{bad}: {fault}");
        assert!(!fault.to_string().contains(" at line "), "{fault}");
    }
}

#[test]
fn an_action_that_is_wrong_is_told_with_its_text_and_its_clause() {
    let fault = bring(&SPREAD.replace("0 look", "0 bet 4000")).expect_err("nobody has so much");
    let said = fault.to_string();
    assert!(
        said.starts_with("Line 16: action 0, `0 bet 4000`: "),
        "{said}"
    );
    assert!(said.ends_with(')'), "{said}");
}

#[test]
fn of_a_key_that_stands_twice_the_second_counts() {
    let twice = SPREAD.replace("\"dealer\": 1,", "\"dealer\": 1,\n\"dealer\": 9,");
    assert_eq!(bring(&twice).expect_err("nobody sits there").line, 13);
}

#[test]
fn of_several_records_the_line_of_the_one_that_is_wrong_is_told() {
    let (first, second) = (line("v60_lend"), line("seed"));
    assert!(bring(&format!("{first}\n\n{second}\n")).is_ok());
    let fault = bring(&format!(
        "{first}\n\n{}",
        second.replace("brag-record/1", "chess")
    ));
    assert_eq!(fault.expect_err("it is no record").line, 3);
    let fault = bring(&format!("\n{first}\n{{\"format\": 1\n{second}\n"));
    assert_eq!(fault.expect_err("it is cut short").line, 3);
    let fault = bring(&format!("{first}\n{}", first.replacen("\"0 ", "\"7 ", 1)));
    assert_eq!(fault.expect_err("nobody sits there").line, 2);
}

#[test]
fn nothing_is_no_record() {
    for text in ["", "  \n ", "\u{feff}"] {
        let fault = bring(text).expect_err("there is nothing");
        assert_eq!(fault.to_string(), "Line 1: there is nothing to read here");
    }
    assert_eq!(bring("Dear Nell").expect_err("it is a letter").line, 1);
    assert_eq!(bring("[]").expect_err("it is a list").line, 1);
}

#[test]
fn several_records_are_read_in_an_array_or_one_after_another() {
    let one = line("seed");
    for (text, count) in [
        (format!("[{SPREAD}]"), 1),
        (format!("[\n{SPREAD},\n{SPREAD}]"), 2),
        (format!("{SPREAD}\n{SPREAD}\n"), 2),
        (format!("{SPREAD},\n{SPREAD},\n{one}"), 3),
        (format!("{SPREAD}{SPREAD}"), 2),
        (format!("{one}\r{one}\r"), 2),
    ] {
        assert_eq!(
            read_records(&text).map(|all| all.len()),
            Ok(count),
            "{text}"
        );
        assert!(bring(&text).is_ok(), "{text}");
        assert!(replay_text(&text).ok, "{text}");
        assert_eq!(replay_text(&text).stdout.lines().count(), count);
    }
}

#[test]
fn a_fault_in_one_of_several_records_has_its_line_in_the_whole_text() {
    let bad = SPREAD.replace("0 look", "7 look");
    // Each has 19 lines, and the action is on the sixteenth.
    for (text, at) in [
        (format!("[{SPREAD},\n{bad}]"), 19 + 16),
        (format!("{SPREAD}\n\n{bad}"), 20 + 16),
        (format!("{SPREAD}\n{}", &SPREAD[..40]), 19 + 3),
    ] {
        assert_eq!(bring(&text).expect_err("one is bad").line, at, "{text}");
        assert!(!replay_text(&text).ok);
    }
    let letter = format!("{SPREAD}\nDear Nell");
    assert_eq!(bring(&letter).expect_err("it is a letter").line, 20);
}

#[test]
fn a_card_in_other_letters_is_refused_with_what_to_write() {
    let pack = Pack::sorted().to_string();
    for (wrong, right) in [
        ("10d", "Td"),
        ("ac", "Ac"),
        ("A♣", "Ac"),
        ("9H", "9h"),
        ("♥️q", "Qh"),
        ("sK", "Ks"),
    ] {
        let record = json!({
            "format": "brag-record/1",
            "seats": [{ "chips": 9 }, { "chips": 9 }],
            "dealer": 0,
            "pack": pack.replace(right, wrong),
        });
        let fault = bring(&record.to_string()).expect_err("it is no card");
        let told = format!("`pack`: `{wrong}` is not a card: write {right}");
        assert!(fault.to_string().ends_with(&told), "{fault}");
        assert!(
            replay_text(&record.to_string())
                .stderr
                .unwrap_or_default()
                .ends_with(&told)
        );
    }
}

#[test]
fn what_is_wrong_is_told_shortly_and_on_one_line() {
    let long = SPREAD.replace("0 look", &format!("0 look {}\\n", "x".repeat(100_000)));
    let fault = bring(&long).expect_err("nobody looks so long");
    let why = fault.why.to_string();
    assert!(why.chars().count() <= 401 && !why.contains('\n'), "{why}");
}

#[test]
fn ten_thousand_spoilt_records_are_played_or_refused_with_a_line() {
    let mut dice = Dice(0x6b61_7265_6d00_0001);
    let (mut played, mut refused) = (0, 0);
    for round in 0..10_000 {
        let good = text(dice.one_of(&RECORDS));
        let spoilt = match round % 3 {
            0 => spoil_bytes(&good, &mut dice),
            1 => spoil_values(&good, &mut dice),
            _ => format!(
                "{}\n{}",
                line(dice.one_of(&RECORDS)),
                spoil_values(&good, &mut dice)
            ),
        };
        match bring(&spoilt) {
            Ok(_) => played += 1,
            Err(fault) => {
                refused += 1;
                let lines = spoilt.split('\n').count();
                assert!(
                    (1..=lines).contains(&fault.line),
                    "{fault} of {lines}: {spoilt}"
                );
            }
        }
    }
    assert!(
        played > 500 && refused > 500,
        "{played} played, {refused} refused"
    );
}
