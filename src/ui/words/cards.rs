//! Cards and hands in words.

use crate::cards::{Card, CardSet, Hand, HandKind, HandValue, Rank, Ranking, Suit};

/// `three of spades`.
#[must_use]
pub fn card_name(card: Card) -> String {
    match (card.rank(), card.suit()) {
        (Some(of), Some(colour)) => format!("{} of {}", rank(of), suit(colour)),
        _ => "joker".into(),
    }
}

/// The same where these are wild: `two of clubs, wild`. Of a joker that need not be said.
#[must_use]
pub fn card_label(card: Card, wild: CardSet) -> String {
    let name = card_name(card);
    if wild.contains(card) {
        name + ", wild"
    } else {
        name
    }
}

/// `four of clubs and two of hearts`.
#[must_use]
pub fn cards(cards: impl Iterator<Item = Card>) -> String {
    let names: Vec<String> = cards.map(card_name).collect();
    names.join(" and ")
}

/// What the wild cards of a hand stand for: ` (two of clubs as king)`, ` (joker and two of clubs as kings)`.
/// Nothing where none stands for another card.
#[must_use]
pub fn reads(ranking: &Ranking, hand: Hand) -> String {
    let each = hand.0.into_iter().zip(ranking.reading(hand).0);
    let wild: Vec<(Card, Card)> = each
        .filter(|(card, stands_for)| card != stands_for)
        .collect();
    let kind = ranking.value(hand).kind();
    let said = match (wild.as_slice(), kind) {
        ([], _) => return String::new(),
        // Where no suit counts, none is said.
        ([(card, stands_for)], HandKind::Prial | HandKind::Run | HandKind::Pair) => {
            let of = stands_for.rank().map_or("", rank);
            format!("{} as {of}", card_name(*card))
        }
        ([(_, stands_for), _, ..], HandKind::Prial) => {
            let names = cards(wild.iter().map(|(card, _)| *card));
            format!(
                "{names} as {}",
                stands_for.rank().map(many).unwrap_or_default()
            )
        }
        (several, _) => {
            let each = several.iter().map(|(card, stands_for)| {
                format!("{} as {}", card_name(*card), card_name(*stands_for))
            });
            each.collect::<Vec<_>>().join(", ")
        }
    };
    format!(" ({said})")
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
