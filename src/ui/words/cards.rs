//! Cards and hands in words.

use crate::cards::{Card, HandKind, HandValue, Rank, Suit};

/// `three of spades`.
#[must_use]
pub fn card_name(card: Card) -> String {
    match (card.rank(), card.suit()) {
        (Some(of), Some(colour)) => format!("{} of {}", rank(of), suit(colour)),
        _ => "joker".into(),
    }
}

/// `prial of threes`, `running flush, queen high`, `pair of nines`.
#[must_use]
pub fn hand_name(value: HandValue) -> String {
    let [high, middle, low] = value.ranks();
    let low_run = (low, high) == (Rank::Two, Rank::Ace);
    match value.kind() {
        HandKind::Prial => format!("prial of {}", many(high)),
        HandKind::RunningFlush if low_run => "running flush, ace two three".into(),
        HandKind::RunningFlush => format!("running flush, {} high", rank(high)),
        HandKind::Run if low_run => "run, ace two three".into(),
        HandKind::Run => format!("run, {} high", rank(high)),
        HandKind::Flush => format!("flush, {} high", rank(high)),
        HandKind::Pair => format!("pair of {}", many(middle)),
        HandKind::HighCard => format!("{} high", rank(high)),
    }
}

/// The same as the object of a sentence: `a prial of threes`, `ace high`.
#[must_use]
pub fn a_hand(value: HandValue) -> String {
    let name = hand_name(value);
    if value.kind() == HandKind::HighCard {
        name
    } else {
        format!("a {name}")
    }
}

fn rank(rank: Rank) -> &'static str {
    [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
        "king", "ace",
    ][rank as usize]
}

fn many(of: Rank) -> String {
    if of == Rank::Six {
        "sixes".into()
    } else {
        format!("{}s", rank(of))
    }
}

fn suit(suit: Suit) -> &'static str {
    ["clubs", "diamonds", "hearts", "spades"][suit as usize]
}
