//! The game in words, in the language of the page.

mod backup;
mod cards;
mod change;
mod cue;
mod deal_result;
mod deal_summary;
mod events;
mod family;
mod named;
mod own_words;
mod rail;
mod refusal;
pub mod refused;
mod rule_sentences;
mod shown_cards;
mod wild;

#[cfg(test)]
pub mod tests;

pub use backup::backup_contents;
pub use cards::{a_hand, card_label, card_name, cards, hand_name, high, rank_name, reads, several};
pub use change::{change, signed};
pub use cue::Cue;
pub use deal_result::{DealResult, Own, OwnResult, Teller, deal_result, in_one, won_the_game};
pub use deal_summary::deal_summary;
pub use events::{event_sentence, pot_goes};
pub use family::{full_game_name, game_line, game_name, game_on_a_button};
pub use named::named;
pub use own_words::{OtherGames, OwnWords};
pub use rail::{company, rail};
pub use refusal::why_not;
pub use rule_sentences::{opening, rule_sentences, unusual_rules};
pub use shown_cards::shown_cards;
pub use wild::wild_text;

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

/// Joins parts into a list, such as `a, b and c`.
#[must_use]
pub fn join_list(parts: Vec<String>) -> String {
    let mut left = parts.into_iter();
    let mut said = left.next().unwrap_or_default();
    while let Some(next) = left.next() {
        said = if left.len() > 0 {
            say::list_more(&said, &next)
        } else {
            say::list_two(&said, &next)
        };
    }
    said
}

/// What a player is asked to do with an opened hand of more than three cards.
#[must_use]
pub fn must_throw(cards: Option<usize>) -> &'static str {
    let text = match cards {
        Some(2) => say::THROW_TWO_AWAY,
        Some(3..) => say::CHOOSE_THREE_TO_PLAY,
        _ => say::THROW_ONE_AWAY,
    };
    text.get()
}
