//! The rules of a record: read, written, refused.

use brag::engine::Rules;
use brag::games::{self, GAMES};
use brag::notation::{read_link, read_rules, write_link, write_rules};
use serde_json::{Value, json};

use crate::dice::Dice;
use crate::options;

fn written(rules: &Rules) -> Value {
    serde_json::to_value(write_rules(rules)).expect("everything in it can be written")
}

#[test]
fn rules_list_what_differs_in_the_order_of_9_1() {
    let listed = json!({
        "game": "five_card", "ante": 2, "open_min": 3, "open_max": 9, "raise_limit": 8,
        "bet_cap": 50, "pot_limit": true, "see_cost": "equal", "blind_play": false,
        "blind_look": "any_time", "see_blind_after": 3, "blind_last": "carry",
        "blind_means_not_looked": true, "two_hands_rewin": "one_or_none",
        "retained_mode": "face_up", "shortage": "borrow", "headsup_short": "lend_or_show",
        "rebuy_after_cover_loss": true, "table_minimum": 10, "table_stakes": true,
        "discards": "under", "double_every": 3, "agreed_limits": true,
        "agreed_showdown": false, "shuffle": "any_seen", "stock_face_up": true,
        "wild": ["suicide_king", "Ad"], "jokers": 2, "running_flush_over_prial": true,
        "wild_as_itself_is_natural": true, "discards_before_wilds": true,
        "dealers_choice": true, "first_dealer": "high_card",
    });
    let rules = read_rules(&listed).expect("rules");
    // As text, because JSON values are equal in any order of keys.
    assert_eq!(written(&rules).to_string(), listed.to_string());
    assert_eq!(
        written(&games::three_card()),
        json!({ "game": "three_card" })
    );
}

#[test]
fn an_unknown_game_is_never_another() {
    let mut rules = games::three_card();
    rules.game = "whist";
    rules.ante = 5;
    assert!(games::of(&rules).is_none() && games::named("whist").is_none());
    assert_eq!(written(&rules), json!({ "game": "whist" }));
    assert!(read_rules(&written(&rules)).is_err());
    assert!(read_link(&write_link(&rules)).is_err());
}

#[test]
fn each_value_of_each_rule_is_read_as_what_it_says() {
    let played = [
        ("open_max", json!([null, 1, 7])),
        ("raise_limit", json!([null, 0, 7])),
        ("bet_cap", json!([null, 1, 7])),
        ("see_blind_after", json!([null, 1, 7])),
        ("see_cost", json!(["double", "equal"])),
        ("blind_look", json!(["own_turn", "any_time"])),
        ("blind_last", json!(["keep", "carry", "win"])),
        ("two_hands_rewin", json!(["one", "one_or_none"])),
        ("retained_mode", json!(["two_hands", "face_up"])),
        (
            "shuffle",
            json!(["prial_won", "prial_shown", "any_seen", "always", "never"]),
        ),
        ("shortage", json!(["cover", "borrow", "richest_lends"])),
        ("headsup_short", json!(["cover", "lend_or_show"])),
        ("rebuy_after_cover_loss", json!([false, true])),
        ("table_minimum", json!([0, 1, 9])),
        ("table_stakes", json!([false, true, "agreed"])),
        ("discards", json!(["stay", "under"])),
        ("double_every", json!([null, 1, 9])),
        ("agreed_limits", json!([false, true])),
        ("stock_face_up", json!([false, true])),
        ("dealers_choice", json!([false, true])),
        ("first_dealer", json!(["random", "high_card"])),
        ("ante", json!([1, 0, 9])),
        ("open_min", json!([1, 9])),
        ("blind_play", json!([true, false])),
        ("agreed_showdown", json!([true, false])),
        ("pot_limit", json!([false, true])),
        ("blind_means_not_looked", json!([false, true])),
        ("running_flush_over_prial", json!([false, true])),
        ("wild_as_itself_is_natural", json!([false, true])),
        ("discards_before_wilds", json!([false, true])),
        ("jokers", json!([0, 1, 2, 3, 4])),
        (
            "wild",
            json!([
                [],
                ["twos"],
                ["black_twos"],
                ["jacks"],
                ["black_jacks"],
                ["one_eyed_jacks"],
                ["suicide_king"],
                ["black_jacks", "one_eyed_jacks"],
                ["twos", "jacks", "suicide_king"],
                ["black_twos", "suicide_king", "2h", "9d", "Ad"],
            ]),
        ),
    ];
    for (key, values) in played {
        for (nth, value) in values.as_array().unwrap().iter().enumerate() {
            let rules = read_rules(&json!({ key: value })).expect(key);
            let listed = written(&rules);
            // The first of each list is the default, and so is not listed.
            let expected = (nth > 0).then_some(value);
            assert_eq!(listed.get(key), expected, "{key}: {value}");
        }
    }
}

#[test]
fn a_dealer_who_is_chosen_is_told_from_one_who_is_drawn() {
    let read = |word| read_rules(&json!({ "first_dealer": word })).expect(word);
    assert_eq!(read("random"), games::three_card());
    let chosen = read("chosen");
    assert_ne!(chosen, games::three_card());
    assert_eq!(written(&chosen).get("first_dealer"), Some(&json!("chosen")));
}

#[test]
fn each_game_is_read_and_written_by_its_name() {
    for game in games::GAMES {
        let (name, rules) = (game.key, (game.rules)());
        if name == "three_card" {
            continue;
        }
        let listed = json!({ "game": name });
        assert_eq!(read_rules(&listed).as_ref(), Ok(&rules));
        assert_eq!(written(&rules), listed);
    }
}

#[test]
fn wild_cards_are_written_in_the_fewest_words() {
    for (listed, expected) in [
        (json!(["2s", "2c"]), json!(["black_twos"])),
        (json!(["2s", "2c", "2d", "2h"]), json!(["twos"])),
        (json!(["twos", "black_twos"]), json!(["twos"])),
        (
            json!(["Jh", "Jc", "Js"]),
            json!(["black_jacks", "one_eyed_jacks"]),
        ),
        (json!(["Kh", "Ac", "Ac"]), json!(["suicide_king", "Ac"])),
    ] {
        let rules = read_rules(&json!({ "wild": listed })).expect("rules");
        assert_eq!(written(&rules)["wild"], expected);
        let again = read_rules(&json!({ "wild": expected }));
        assert_eq!(again, Ok(rules));
    }
}

#[test]
fn a_joker_is_no_kind_of_wild_card() {
    let error = read_rules(&json!({ "wild": ["*1"] })).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("`wild` is [\"*1\"], and should be")
    );
}

#[test]
fn an_unknown_rule_is_answered_with_all_that_are_known() {
    let error = read_rules(&json!({ "antee": 1 })).unwrap_err().to_string();
    let keys = error
        .strip_prefix("`antee` is not a rule; the rules are ")
        .expect("the beginning");
    assert_eq!(keys.split(", ").count(), 36);
    for key in keys.split(", ") {
        let error = read_rules(&json!({ key: {} })).unwrap_err().to_string();
        assert!(error.starts_with(&format!("`{key}` is {{}},")), "{error}");
    }
}

/// Values that differ from the defaults are written in the order in which the game declares its options, and read
/// again.
#[test]
fn the_rules_of_every_game_are_written_as_they_are_read() {
    let mut dice = Dice::new(8);
    for round in 0..600_usize {
        let game = GAMES[round % GAMES.len()];
        let rules = options::rules(game, &mut dice);
        let listed = written(&rules);
        assert_eq!(read_rules(&listed).as_ref(), Ok(&rules), "{listed}");
        let again = read_rules(&listed).map(|rules| written(&rules).to_string());
        assert_eq!(again, Ok(listed.to_string()));
    }
}
