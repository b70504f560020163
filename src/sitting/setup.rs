//! The last *New game* as a text to be stored: its rules and its players.

use serde::Serialize;
use serde_json::Value;

use super::session::{MOST_SEATS, Player, Setup, check};
use crate::engine::Chips;
use crate::notation::{read_rules, write_rules};

/// The longest name, in letters. The *New game* sheet takes no longer one.
const LONGEST_NAME: usize = 12;
/// The longest text, in bytes.
const LONGEST: usize = 20_000;

/// A game as it is written.
#[derive(Serialize)]
struct Game<'s> {
    rules: Value,
    players: &'s [Player],
}

/// Writes the game as a text.
#[must_use]
pub fn write(setup: &Setup) -> String {
    let game = Game {
        rules: write_rules(&setup.rules),
        players: &setup.players,
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
    let player = |value: &Value| {
        let name = value["name"].as_str()?;
        Some(Player {
            name: name.chars().take(LONGEST_NAME).collect(),
            kind: value["mind"].as_str()?.parse().ok()?,
            chips: value["chips"].as_u64()?,
        })
    };
    let players = value["players"]
        .as_array()
        .filter(|all| all.len() <= MOST_SEATS)?;
    let setup = Setup {
        rules: read_rules(value.get("rules")?).ok()?,
        players: players.iter().map(player).collect::<Option<_>>()?,
    };
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
}
