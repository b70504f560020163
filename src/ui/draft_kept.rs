//! The game that was set up last, as it is kept on the device: its rules, and who plays.

use serde_json::{Value, json};

use super::saved::{read_mind, write_mind};
use super::session::{MOST_SEATS, Player, Setup, check};
use crate::engine::Chips;
use crate::notation::{read_rules, write_rules};

/// The longest name, in letters; see the *New game* sheet.
const LONGEST_NAME: usize = 12;
/// The longest text, in bytes.
const LONGEST: usize = 20_000;

/// A game as text.
#[must_use]
pub fn write(setup: &Setup) -> String {
    let player = |player: &Player| json!({ "name": player.name, "mind": write_mind(&player.mind), "chips": player.chips });
    let players: Vec<Value> = setup.players.iter().map(player).collect();
    json!({ "rules": write_rules(&setup.rules), "players": players }).to_string()
}

/// Reads what [`write`] wrote. None where it is anything else, or cannot be played.
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
            mind: read_mind(value["mind"].as_str()?)?,
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
        let mut setup = crate::ui::table_for_four();
        for preset in &PRESETS {
            setup.rules = preset.rules();
            setup.players.rotate_left(1);
            assert_eq!(read(&write(&setup)), Some(setup.clone()), "{}", preset.key);
        }
    }

    #[test]
    fn what_is_no_game_is_none() {
        let whole = write(&crate::ui::table_for_four());
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
