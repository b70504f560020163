//! What the players are called.

use crate::app::i18n::{Name, say};
use crate::sitting::FIRST_NAME;
use crate::sitting::session::{Player, Setup};

/// A player with the name that the page calls him by. A player who is addressed and has no name of his own is called
/// "you" in the current language.
#[must_use]
pub fn somebody(name: &str, is_you: bool) -> Name {
    let name = match name {
        FIRST_NAME if is_you => say::YOU.get().into(),
        name => isolated(name),
    };
    Name { name, is_you }
}

/// A name as it stands among words and figures: one that may be read from right to left turns nothing but itself. A name
/// of nothing that can be seen becomes a question mark.
#[must_use]
pub fn isolated(name: &str) -> String {
    // Scripts from right to left begin with Hebrew, whose first bytes these are. Some after it are isolated for nothing.
    match name.bytes().any(|byte| byte >= 0xd6) {
        true => format!("\u{2068}{name}\u{2069}"),
        false if name.is_empty() => "?".into(),
        false => name.into(),
    }
}

/// The names of the players, clockwise.
#[must_use]
pub fn names(setup: &Setup) -> Vec<String> {
    let is_person = |player: &&Player| player.kind.is_person();
    let alone = setup.players.iter().filter(is_person).count() == 1;
    let players = setup.players.iter();
    players
        .map(|player| somebody(&player.name, alone && !player.kind.is_bot()).name)
        .collect()
}
