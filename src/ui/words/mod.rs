//! Everything the page says, in plain British card-school English.

mod cards;
mod events;
mod house;
mod named;
mod past;
mod refusal;
pub mod refused;
mod verdict;

#[cfg(test)]
mod tests;

pub use cards::{a_hand, card_label, card_name, cards, hand_name, reads};
pub use events::tell;
pub use house::{company, house};
pub use named::{dealt, named};
pub use past::past_deal;
pub use refusal::why_not;
pub use verdict::verdict;

/// `1 chip`, `2 chips`.
#[must_use]
pub fn chips(chips: u64) -> String {
    if chips == 1 {
        "1 chip".into()
    } else {
        format!("{chips} chips")
    }
}

/// What is asked of one who has opened a hand of more than three cards.
#[must_use]
pub fn must_throw(cards: Option<usize>) -> &'static str {
    if cards == Some(2) {
        "Throw two cards away."
    } else {
        "Throw one card away."
    }
}

/// A sentence begins with a capital and ends with a full stop.
#[must_use]
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let Some(first) = letters.next() else {
        return String::new();
    };
    format!("{}{}.", first.to_ascii_uppercase(), letters.as_str())
}
