//! The last *New game*, and how it is stored: its rules, its players, and the bots who wait for a larger game.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::session::{MOST_SEATS, Player, Setup, check};
use super::stored;
use crate::engine::{Chips, Seat};
use crate::notation::{WrittenRules, clean_name, read_rules, write_rules};

/// The longest name, in letters. It fits on a plate.
pub const LONGEST_NAME: usize = 12;
/// The longest text, in bytes.
const LONGEST: usize = 20_000;

/// The last *New game*.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    pub table: Setup,
    /// Bots of earlier games for whom this one has no seat, in the order in which they come back.
    pub waiting: Vec<Player>,
}

impl From<Setup> for NewGame {
    fn from(table: Setup) -> NewGame {
        NewGame {
            table,
            waiting: Vec::new(),
        }
    }
}

impl NewGame {
    /// This table with the same players. Those who have no seat at it wait, if it is full or seats only these players. At a
    /// table of other players nobody waits.
    #[must_use]
    pub fn at(&self, table: Setup) -> NewGame {
        let company = || self.table.players.iter().chain(&self.waiting);
        let sits = |player: &Player| table.players.iter().any(|other| other.name == player.name);
        let is_of_company = |name: &str| company().any(|other| other.name == name);
        let most = table.rules.most_seats().unwrap_or(MOST_SEATS);
        let is_full = table.players.len() >= most.min(MOST_SEATS);
        let is_theirs = table.players == self.table.players
            || is_full && table.players.iter().all(|one| is_of_company(&one.name));
        let waits = |player: &&Player| is_theirs && player.kind.is_bot() && !sits(player);
        let waiting = company().filter(waits).cloned().collect();
        NewGame { table, waiting }
    }
}

/// A game as it is stored. Its rules are read on their own, as those of a record are.
#[derive(Serialize, Deserialize)]
struct StoredGame<'s> {
    #[serde(skip_deserializing)]
    rules: Option<WrittenRules<'s>>,
    players: Cow<'s, [Player]>,
    #[serde(default, skip_serializing_if = "is_nobody")]
    waiting: Cow<'s, [Player]>,
    /// The seat of the first dealer, if he is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first_dealer: Option<u8>,
    #[serde(default, skip_serializing_if = "stored::is_no")]
    at_home: bool,
    /// Whether the players have real cards.
    #[serde(default, skip_serializing_if = "stored::is_no")]
    own_cards: bool,
}

fn is_nobody(players: &[Player]) -> bool {
    players.is_empty()
}

/// Writes the game as a text.
#[must_use]
pub fn write(last: &NewGame) -> String {
    let game = StoredGame {
        rules: Some(write_rules(&last.table.rules)),
        players: last.table.players.as_slice().into(),
        waiting: last.waiting.as_slice().into(),
        first_dealer: last.table.first_dealer.map(|seat| seat.0),
        at_home: last.table.at_home,
        own_cards: last.table.rules.real_cards,
    };
    // This does not fail: everything in it can be written.
    serde_json::to_string(&game).unwrap_or_default()
}

/// Reads a text that [`write()`] wrote. `None`: it is something else, or cannot be played.
#[must_use]
pub fn read(text: &str) -> Option<NewGame> {
    if text.len() > LONGEST {
        return None;
    }
    let value: Value = serde_json::from_str(text).ok()?;
    let game: StoredGame = stored::fields(&value)?;
    let mut table = Setup {
        rules: read_rules(value.get("rules")?).ok()?,
        players: game.players.into_owned(),
        first_dealer: game.first_dealer.map(Seat),
        at_home: game.at_home,
    };
    table.rules.real_cards = game.own_cards;
    let mut waiting = game.waiting.into_owned();
    waiting.retain(|player| player.kind.is_bot());
    let is_no_seat = |seat: &Seat| seat.index() >= table.players.len();
    let is_crowded = table.players.len() > MOST_SEATS || waiting.len() > MOST_SEATS;
    if is_crowded || table.first_dealer.iter().any(is_no_seat) {
        return None;
    }
    for player in table.players.iter_mut().chain(&mut waiting) {
        player.name = clean_name(&player.name, LONGEST_NAME);
    }
    let stacks: Vec<Chips> = table.players.iter().map(|player| player.chips).collect();
    check(table.rules.clone(), &stacks).ok()?;
    Some(NewGame { table, waiting })
}

#[cfg(test)]
mod tests {
    use super::{NewGame, read, write};
    use crate::games::PRESETS;
    use crate::sitting::session::Setup;
    use crate::sitting::table_for_four;

    #[test]
    fn a_game_comes_back_whatever_its_rules() {
        let mut last = NewGame::from(table_for_four());
        for preset in &PRESETS {
            last.table.rules = preset.rules();
            last.table.players.rotate_left(1);
            last.table.first_dealer = Some(crate::engine::Seat(2));
            last.table.at_home = !last.table.at_home;
            last.table.rules.real_cards = last.table.at_home && preset.rules().can_be_banked();
            assert_eq!(read(&write(&last)), Some(last.clone()), "{}", preset.key);
        }
    }

    /// A table of the first three of four, in a game for three.
    fn for_three() -> Setup {
        let mut three = table_for_four();
        three.rules = (crate::games::named("fifteen_card").expect("a game").rules)();
        three.players.truncate(3);
        three
    }

    #[test]
    fn whoever_finds_no_seat_in_a_smaller_game_waits_and_is_stored() {
        let four = NewGame::from(table_for_four());
        let small = four.at(for_three());
        assert_eq!(small.waiting, four.table.players[3..]);
        let stored = read(&write(&small)).expect("a game");
        assert_eq!(stored, small);
        // The same players at a table with room: they have chosen it, and he waits on.
        let mut pair = small.clone();
        pair.table.players.truncate(2);
        assert_eq!(pair.at(pair.table.clone()), pair);
        // He sits down again, and nobody waits.
        assert_eq!(stored.at(table_for_four()), four);
    }

    #[test]
    fn other_players_leave_nobody_waiting() {
        let four = NewGame::from(table_for_four());
        let mut strangers = for_three();
        strangers.players[1].name = "Ann".into();
        assert_eq!(four.at(strangers.clone()), strangers.into());
        let mut pair = table_for_four();
        pair.players.truncate(2);
        assert_eq!(four.at(pair.clone()), pair.into());
    }

    #[test]
    fn only_a_few_bots_wait() {
        let waits = |players: &str| {
            let whole = write(&table_for_four().into());
            let whole = whole.strip_suffix('}').expect("an object");
            read(&format!("{whole},\"waiting\":[{players}]}}"))
        };
        let bot = r#"{"name":"Zoë the Great One","mind":"bragger","chips":7}"#;
        let last = waits(bot).expect("a game");
        assert_eq!(last.waiting[0].name, "Zoë the Grea");
        let last = waits(&bot.replace("the", "\u{202e}the")).expect("a game");
        assert_eq!(last.waiting[0].name, "Zoë the Grea", "nothing turns round");
        let person = bot.replace("bragger", "person");
        assert_eq!(waits(&person), Some(table_for_four().into()));
        assert!(waits(&[bot; 8].join(",")).is_some());
        assert_eq!(waits(&[bot; 9].join(",")), None);
        assert_eq!(waits("7"), None);
    }

    #[test]
    fn the_format_is_the_same_to_the_byte() {
        let mut setup = table_for_four();
        setup.players.truncate(2);
        assert_eq!(
            write(&setup.into()),
            r#"{"rules":{"game":"three_card"},"players":[{"name":"You","mind":"person","chips":100},{"name":"Nell","mind":"careful","chips":100}]}"#
        );
    }

    #[test]
    fn what_is_no_game_is_none() {
        let whole = write(&table_for_four().into());
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
        assert_eq!(two.table.players[0].name, "Zoë the Grea");
        assert!(game("{}", &[player; 8]).is_some());
        assert_eq!(game("{}", &[player; 9]), None);
        assert_eq!(game("null", &[player; 2]), None);
        let dealt_by = |seat: &str| {
            read(&format!(
                "{{\"rules\":{{}},\"players\":[{player},{player}],\"first_dealer\":{seat}}}"
            ))
        };
        assert!(dealt_by("1").is_some());
        assert_eq!(dealt_by("2"), None);
        assert_eq!(dealt_by("\"1\""), None);
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
