//! What is said of the game, in the language of the page.

mod agreed;
mod cards;
mod events;
mod family;
mod house;
mod named;
mod past;
mod refusal;
pub mod refused;
mod verdict;
mod wild;

#[cfg(test)]
mod tests;

pub use agreed::{PRIAL_TOPS, agreed, unusual};
pub use cards::{
    a_hand, card_label, card_name, cards, hand_name, patti_hand, rank_name, reads, several,
};
pub use events::tell;
pub use family::{game_house, game_line, game_name};
pub use house::{company, house};
pub use named::named;
pub use past::past_deal;
pub use refusal::why_not;
pub use verdict::verdict;
pub use wild::wild_said;

use super::FIRST_NAME;
use super::language::{Name, say};
use super::session::{Mind, Player, Setup};

/// Somebody as the page names him. Who is spoken to and has given himself no name is called "you" in the language
/// of the page, whatever language he sat down in.
#[must_use]
pub fn somebody(name: &str, is_you: bool) -> Name {
    let name = if is_you && name == FIRST_NAME {
        say::YOU.get()
    } else {
        name
    };
    Name {
        name: name.into(),
        is_you,
    }
}

/// What each player is called, clockwise.
#[must_use]
pub fn names(setup: &Setup) -> Vec<String> {
    let is_person = |player: &&Player| player.mind == Mind::Person;
    let alone = setup.players.iter().filter(is_person).count() == 1;
    let players = setup.players.iter();
    players
        .map(|player| somebody(&player.name, alone && !player.mind.is_bot()).name)
        .collect()
}

/// `a, b and c`.
#[must_use]
pub fn list(parts: Vec<String>) -> String {
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

/// What is asked of one who has opened a hand of more than three cards.
#[must_use]
pub fn must_throw(cards: Option<usize>) -> &'static str {
    let text = match cards {
        Some(2) => say::THROW_TWO_AWAY,
        Some(3..) => say::CHOOSE_THREE_TO_PLAY,
        _ => say::THROW_ONE_AWAY,
    };
    text.get()
}
