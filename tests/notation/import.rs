//! Imported records: a fault is reported with its line.

use brag::notation::{Fault, Sitting, read_records};

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
        assert_eq!(fault.to_string(), "Line 1: there is nothing here to read");
    }
    assert_eq!(bring("Dear Nell").expect_err("it is a letter").line, 1);
    assert_eq!(bring("[]").expect_err("it is a list").line, 1);
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
