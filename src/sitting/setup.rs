//! The last *New game* as a text to be stored: its rules and its players.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::session::{MOST_SEATS, Player, Setup, check};
use super::stored;
use crate::engine::Chips;
use crate::notation::{WrittenRules, read_rules, write_rules};

/// The longest name, in letters. The *New game* sheet takes no longer one.
const LONGEST_NAME: usize = 12;
/// The longest text, in bytes.
const LONGEST: usize = 20_000;

/// A game as it is stored. Its rules are read on their own, as those of a record are.
#[derive(Serialize, Deserialize)]
struct Game<'s> {
    #[serde(skip_deserializing)]
    rules: Option<WrittenRules<'s>>,
    players: Cow<'s, [Player]>,
}

/// Writes the game as a text.
#[must_use]
pub fn write(setup: &Setup) -> String {
    let game = Game {
        rules: Some(write_rules(&setup.rules)),
        players: setup.players.as_slice().into(),
    };
    // This does not fail: everything in it can be written.
    serde_json::to_string(&game).unwrap_or_default()
}

/// Reads a text that [`write()`] wrote. `None`: it is something else, or cannot be played.
#[must_use]
pub fn read(text: &str) -> Option<Setup> {
    if text.len() > LONGEST {
        return None;
    }
    let value: Value = serde_json::from_str(text).ok()?;
    let game: Game = stored::fields(&value)?;
    let mut setup = Setup {
        rules: read_rules(value.get("rules")?).ok()?,
        players: game.players.into_owned(),
    };
    if setup.players.len() > MOST_SEATS {
        return None;
    }
    for player in &mut setup.players {
        player.name = player.name.chars().take(LONGEST_NAME).collect();
    }
    let stacks: Vec<Chips> = setup.players.iter().map(|player| player.chips).collect();
    check(setup.rules.clone(), &stacks).ok()?;
    Some(setup)
}

#[cfg(test)]
mod tests {
    use super::{read, write};
    use crate::games::PRESETS;

    #[test]
    fn a_game_comes_back_whatever_its_rules() {
        let mut setup = crate::sitting::table_for_four();
        for preset in &PRESETS {
            setup.rules = preset.rules();
            setup.players.rotate_left(1);
            assert_eq!(read(&write(&setup)), Some(setup.clone()), "{}", preset.key);
        }
    }

    #[test]
    fn the_format_is_the_same_to_the_byte() {
        let mut setup = crate::sitting::table_for_four();
        setup.players.truncate(2);
        assert_eq!(
            write(&setup),
            r#"{"rules":{"game":"three_card"},"players":[{"name":"You","mind":"person","chips":100},{"name":"Nell","mind":"careful","chips":100}]}"#
        );
    }

    #[test]
    fn what_is_no_game_is_none() {
        let whole = write(&crate::sitting::table_for_four());
        for (from, to) in [
            ("person", "parson"),
            ("100", "-1"),
            ("\"players\"", "\"people\""),
            ("\"rules\"", "\"laws\""),
        ] {
            assert_ne!(whole.replacen(from, to, 1), whole, "{from}");
            assert_eq!(read(&whole.replacen(from, to, 1)), None, "{from}");
        }
        for text in ["", "{", "[]", "7"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn each_field_is_needed_and_has_its_limit() {
        let player = r#"{"name":"Zoë the Great One","mind":"person","chips":100}"#;
        let game = |rules: &str, players: &[&str]| {
            let players = players.join(",");
            read(&format!(
                "{{\"rules\":{rules},\"players\":[{players}],\"more\":{{}}}}"
            ))
        };
        let two = game("{}", &[player; 2]).expect("two can play");
        assert_eq!(two.players[0].name, "Zoë the Grea");
        assert!(game("{}", &[player; 8]).is_some());
        assert_eq!(game("{}", &[player; 9]), None);
        assert_eq!(game("null", &[player; 2]), None);
        assert_eq!(game("{}", &[player, "{}"]), None);
        for (from, to) in [
            ("\"Zoë the Great One\"", "7"),
            ("\"person\"", "null"),
            ("\"chips\"", "\"coins\""),
            ("100", "\"100\""),
            ("100", "1.5"),
        ] {
            let other = player.replacen(from, to, 1);
            assert_eq!(game("{}", &[player, &other]), None, "{to}");
        }
        let list = format!("[{{}},[{player},{player}]]");
        assert_eq!(read(&list), None, "fields have names");
    }
}
