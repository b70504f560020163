//! Plays every record in `tests/records` and compares the result with the file beside it: `NAME.json` gives
//! `NAME.outcome.json`, or fails with the one line of `NAME.error`.

use std::fs;
use std::path::PathBuf;

use brag::engine::{Ask, Viewer};
use brag::games::{GAMES, Kind};
use brag::notation::{Record, Replayer, replay, replay_text, word_as_json};
use serde_json::Value;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

fn text(file: &str) -> String {
    let path = folder().join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of all records, sorted.
fn names() -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder())
        .expect("the folder of records")
        .map(|entry| entry.expect("a file").file_name().into_string().unwrap())
        .filter(|file| !file.ends_with(".outcome.json"))
        .filter_map(|file| file.strip_suffix(".json").map(String::from))
        .collect();
    names.sort();
    names
}

#[test]
fn every_record_gives_what_stands_beside_it() {
    let names = names();
    assert!(names.len() > 150, "only {} records", names.len());
    for name in names {
        let played = replay_text(&text(&format!("{name}.json")));
        if folder().join(format!("{name}.error")).exists() {
            let error = text(&format!("{name}.error"));
            assert_eq!(played.stderr.as_deref(), Some(error.trim_end()), "{name}");
            assert_eq!((played.stdout.as_str(), played.ok), ("", false), "{name}");
        } else {
            assert_eq!((&played.stderr, played.ok), (&None, true), "{name}");
            let outcome: Value = serde_json::from_str(&played.stdout).expect(&name);
            let expected: Value =
                serde_json::from_str(&text(&format!("{name}.outcome.json"))).expect(&name);
            assert_eq!(outcome, expected, "{name}");
            assert_eq!(played.stdout.lines().count(), 1, "{name}");
        }
    }
}

/// Every option of every game occurs in a record that is played to its end: each flag with its unusual value, each
/// word, number or set of cards with at least one.
#[test]
fn every_house_rule_is_played_in_a_record() {
    let played = played_rules();
    for game in GAMES {
        let usual = (game.rules)();
        let is_betting = usual.is_betting();
        for option in game.options {
            let of_game = played.iter().filter(|rules| {
                let named = rules["game"].as_str().unwrap_or("three_card");
                // The betting games share their house rules.
                named == game.key || is_betting && !option.key.eq("game")
            });
            let mut said = of_game.filter_map(|rules| rules.get(option.key));
            let usual = option.get(&usual);
            let unusual = said.any(|said| match option.kind {
                Kind::Flag => said.as_bool() == Some(usual != Some(1)),
                Kind::Word(words) => {
                    words.iter().position(|word| *said == *word)
                        != usual.map(|usual| usual as usize)
                }
                // Each value is checked below.
                Kind::Value(_) => true,
                _ => said.as_u64() != usual && !said.is_null(),
            });
            assert!(
                unusual || option.key == "game",
                "{}: {}",
                game.key,
                option.key
            );
        }
    }
}

/// Each word of each option, in a record of any game that knows it.
#[test]
fn every_word_of_a_house_rule_is_played_in_a_record() {
    let played = played_rules();
    for game in GAMES {
        let usual = (game.rules)();
        for option in game.options {
            let (Kind::Word(words) | Kind::Value(words)) = option.kind else {
                continue;
            };
            for (place, word) in (0..).zip(words) {
                let word_in_json = word_as_json(word);
                let said = played.iter().filter_map(|rules| rules.get(option.key));
                let is_said = said
                    .map(|said| (said == *word, said.to_string()))
                    .any(|(is_word, said)| is_word || said == word_in_json);
                let is_usual = option.get(&usual).unwrap_or(0) == place;
                assert!(is_said || is_usual, "{}: {}: {word}", game.key, option.key);
            }
        }
    }
}

#[test]
fn every_game_is_played_in_a_record() {
    let played = played_rules();
    for game in GAMES {
        assert!(
            played.iter().any(|rules| rules["game"] == game.key),
            "{}",
            game.key
        );
    }
}

/// The rules of every record that is played to its end.
fn played_rules() -> Vec<Value> {
    let good = names()
        .into_iter()
        .filter(|name| folder().join(format!("{name}.outcome.json")).exists());
    good.map(|name| {
        let record: Value = serde_json::from_str(&text(&format!("{name}.json"))).expect(&name);
        record["rules"].clone()
    })
    .collect()
}

#[test]
fn all_records_one_a_line_give_a_line_each() {
    // Only valid JSON fits on one line, and only an object with a format is a record.
    let records: Vec<(String, Value)> = names()
        .into_iter()
        .filter_map(|name| {
            let record: Value = serde_json::from_str(&text(&format!("{name}.json"))).ok()?;
            Some((name, record))
        })
        .collect();
    let lines: Vec<String> = records.iter().map(|(_, r)| r.to_string()).collect();
    let played = replay_text(&lines.join("\n"));
    assert!(!played.ok);
    assert_eq!(played.stdout.lines().count(), records.len());
    for (line, (name, _)) in played.stdout.lines().zip(&records) {
        let answer: Value = serde_json::from_str(line).expect(name);
        if folder().join(format!("{name}.error")).exists() {
            let error = text(&format!("{name}.error"));
            assert_eq!(answer, serde_json::json!({ "error": error.trim_end() }));
        } else {
            let expected: Value =
                serde_json::from_str(&text(&format!("{name}.outcome.json"))).expect(name);
            assert_eq!(answer, expected, "{name}");
        }
    }
}

#[test]
fn every_record_is_written_as_it_was_read() {
    for name in names() {
        let Ok(record) = text(&format!("{name}.json")).parse::<Record>() else {
            continue;
        };
        for written in [record.to_json(), record.to_json_line()] {
            assert_eq!(written.parse().as_ref(), Ok(&record), "{name}");
            let (again, before) = (
                replay_text(&written),
                replay_text(&text(&format!("{name}.json"))),
            );
            assert_eq!(again, before, "{name}");
        }
        assert_eq!(record.to_json_line().lines().count(), 1, "{name}");
    }
}

/// The chips and the pot from the rule book, typed by hand and not computed.
#[test]
fn the_vectors_end_with_the_chips_that_they_state() {
    let stated: &[(&str, &[u64], u64)] = &[
        ("v29_five_open_players", &[273, 195, 183, 200, 149], 0),
        ("v29_with_an_ante", &[277, 194, 182, 199, 148], 0),
        ("v30_equal_hands", &[138, 195, 183, 200, 284], 0),
        ("v31_two_blind_players", &[189, 171, 251, 195, 194], 0),
        ("v32_french_open_table", &[241, 197, 193, 200, 169], 0),
        ("v33_french_blind_table", &[192, 235, 178, 197, 198], 0),
        ("v34_four_players", &[54, 50, 46, 50], 0),
        ("v36_all_fold_to_the_dealer", &[49, 49, 52], 0),
        ("v41_both_blind", &[42, 58], 0),
        ("v44_pot_limit", &[44, 39, 49, 49, 49], 20),
        ("v46_see_cost_equal", &[54, 46], 0),
        ("v47_blind_man_left_alone", &[45, 45, 49], 11),
        ("v48_again_with_two_hands", &[43, 42, 48], 17),
        // 40, 41 and 69, and each has paid the next ante.
        ("v49_the_third_deal", &[39, 40, 68], 3),
        ("v51_not_yet_acted", &[49, 49, 52], 0),
        ("v51_blind_means_not_looked", &[49, 49, 49], 3),
        ("v54a_covered_hand_wins", &[16, 21, 29], 0),
        ("v54b_tie", &[0, 21, 45], 0),
        ("v54c_covered_hand_loses", &[0, 21, 45], 0),
        ("v54d_fold", &[16, 25, 25], 0),
        ("v55a_chain", &[13, 18, 42, 18], 0),
        ("v55b_middle_takes_both", &[0, 31, 42, 18], 0),
        ("v55c_middle_ties", &[13, 0, 60, 18], 0),
        ("v55d_all_tie", &[0, 0, 73, 18], 0),
        ("v56a_later_cover_wins_both", &[44, 28, 0, 14], 0),
        ("v56b_older_cover_wins_its_own", &[47, 28, 11, 0], 0),
        ("v56c_each_his_own", &[44, 28, 11, 3], 0),
        ("v57_tie", &[25, 0], 0),
        ("v57_covered_hand_better", &[13, 12], 0),
        ("v58_nobody_lends", &[24, 1, 50], 0),
        ("v59_loan_won", &[7, 18, 50], 0),
        ("v59_loan_lost", &[27, 0, 48], 0),
        ("v60_show_and_lose", &[13, 12], 0),
        ("v60_show_and_tie", &[24, 1], 0),
        ("v60_lend", &[13, 12], 0),
        ("v61_agreed_showdown", &[60, 30, 60], 0),
        // Computed by hand from O4, O7 and O18.
        ("o4_bet_cap", &[38, 47, 65], 0),
        ("o7_all_look", &[46, 49, 55], 0),
        ("o18_no_agreed_showdown", &[90, 30, 30], 0),
    ];
    for (name, chips, pot) in stated {
        let table = replay(&read(name)).expect(name).table;
        assert_eq!(table.stacks().collect::<Vec<_>>(), *chips, "{name}");
        assert_eq!(table.pot(), *pot, "{name}");
    }
}

/// The pot at the end of each round of the sources' tables.
#[test]
fn the_seeds_tables_reach_the_pots_that_they_state() {
    let stated: &[(&str, &[u64])] = &[
        (
            "v29_five_open_players",
            &[5, 13, 21, 30, 45, 60, 75, 95, 115],
        ),
        ("v29_with_an_ante", &[10, 18, 26, 35, 50, 65, 80, 100, 120]),
        ("v31_two_blind_players", &[7, 15, 23, 32, 51, 66, 81]),
        ("v32_french_open_table", &[5, 15, 28, 43, 63]),
        ("v33_french_blind_table", &[8, 17, 33, 45]),
        ("v47_blind_man_left_alone", &[3, 5, 9, 11]),
        ("v48_again_with_two_hands", &[14, 16, 17]),
        ("v49_the_third_deal", &[20, 22, 24]),
        ("v54a_covered_hand_wins", &[3, 13, 16]),
        ("v55a_chain", &[12, 13, 29, 31, 37]),
        ("v56a_later_cover_wins_both", &[8, 11, 14, 18]),
        ("v61_agreed_showdown", &[60]),
    ];
    for (name, pots) in stated {
        let record = read(name);
        let mut replayer = Replayer::begin(&record).expect(name);
        let mut pots = pots.iter().peekable();
        loop {
            pots.next_if_eq(&&replayer.table().pot());
            if !replayer.step().expect(name) {
                break;
            }
        }
        assert_eq!(
            pots.next(),
            None,
            "{name}: the first pot that was not reached"
        );
    }
}

#[test]
fn v31_states_the_stake_after_each_bet() {
    let record = read("v31_two_blind_players");
    let mut replayer = Replayer::begin(&record).expect("v31");
    let mut stakes = Vec::new();
    while replayer.step().expect("v31") {
        if record.actions[replayer.done() - 1].contains("bet") {
            stakes.push(replayer.table().view(Viewer::Gallery).stake());
        }
    }
    assert_eq!(stakes[..5], [1, 2, 2, 2, 2]);
    assert_eq!(stakes[5..15], [2; 10]);
    // Andy, Bill, Chris and Dan in round 4, then Andy, Bill and Chris in round 5.
    assert_eq!(stakes[15..22], [2, 2, 4, 4, 4, 10, 10]);
}

#[test]
fn v64_the_cards_return_in_this_order() {
    let table = replay(&read("v64_order_of_return")).expect("v64").table;
    let places: Vec<usize> = table.pack().iter().map(|c| c.index().into()).collect();
    let expected = (13..=52).chain([2, 6, 10, 4, 8, 12, 3, 7, 11, 1, 5, 9]);
    assert_eq!(places, expected.map(|n| n - 1).collect::<Vec<_>>());
}

/// The deals left at the beginning of each deal, and whether it is only played for a carried pot.
fn deals_left(name: &str) -> Vec<(u64, bool)> {
    let record = read(name);
    let mut replayer = Replayer::sit(&record).expect(name);
    let mut said = Vec::new();
    while replayer.small_step().expect(name) {
        let view = replayer.table().view(Viewer::Gallery);
        let left = view.deals_left().expect("their number is agreed");
        if said.len() < view.deals() as usize {
            said.push((left, view.plays_out()));
        }
        if matches!(view.ask(), Ask::Deal { .. }) && left == 0 {
            assert!(view.plays_out(), "{name}: another deal is due for the pot");
        }
    }
    said
}

#[test]
fn o44_the_deals_left_are_counted_and_a_deal_for_a_carried_pot_is_not_the_last() {
    let three = [(2, false), (1, false), (0, false)];
    assert_eq!(deals_left("o44_rounds"), three);
    let carried = [(1, false), (0, false), (0, true)];
    assert_eq!(deals_left("o44_carried_pot_first"), carried);
    let record = read("v64_order_of_return");
    let table = replay(&record).expect("v64").table;
    assert_eq!(table.view(Viewer::Gallery).deals_left(), None);
}

fn read(name: &str) -> Record {
    text(&format!("{name}.json")).parse().expect(name)
}
