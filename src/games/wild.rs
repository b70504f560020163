//! Kinds of wild cards that have a name (RULES 9.1, `wild`).

use crate::cards::{Card, CardSet, Rank, Suit};

/// The kinds, each before any that is a part of it.
pub const WILD_KINDS: [(&str, CardSet); 6] = [
    ("twos", CardSet::TWOS),
    ("black_twos", CardSet::BLACK_TWOS),
    ("jacks", CardSet::JACKS),
    ("black_jacks", CardSet::BLACK_JACKS),
    ("one_eyed_jacks", CardSet::ONE_EYED_JACKS),
    ("suicide_king", CardSet::SUICIDE_KING),
];

/// The cards that a word means: a kind, or a single card such as `Ad`. Jokers are no part of it: they
/// are wild wherever there are any.
#[must_use]
pub fn wild_named(word: &str) -> Option<CardSet> {
    if let Some((_, set)) = WILD_KINDS.iter().find(|(name, _)| *name == word) {
        return Some(*set);
    }
    let card: Card = word.parse().ok()?;
    (!card.is_joker()).then(|| CardSet::from_iter([card]))
}

/// The same cards in the fewest words: places of the kinds that are there whole, then single cards.
#[must_use]
pub fn wild_parts(wild: CardSet) -> (Vec<usize>, CardSet) {
    let (mut kinds, mut left) = (Vec::new(), wild);
    for ((_, set), place) in WILD_KINDS.into_iter().zip(0..) {
        if wild.contains_all(set) && !left.both(set).is_empty() {
            kinds.push(place);
            left = left.without(set);
        }
    }
    (kinds, left)
}

/// The words that [`wild_named`] reads, the fewest.
#[must_use]
pub fn wild_words(wild: CardSet) -> Vec<String> {
    let (kinds, cards) = wild_parts(wild);
    let kinds = kinds
        .into_iter()
        .map(|place| WILD_KINDS[place].0.to_owned());
    kinds
        .chain(cards.iter().map(|card| card.to_string()))
        .collect()
}

/// The kinds of wild cards, in the order of [`WILD_KINDS`].
const SAID: [&str; 6] = [
    "all twos",
    "black twos",
    "all jacks",
    "black jacks",
    "one-eyed jacks",
    "the suicide king",
];

/// `all twos, the suicide king and A♦`: kinds by name, then single cards.
#[must_use]
pub fn wild_said(cards: CardSet) -> String {
    let (kinds, single) = wild_parts(cards);
    let mut parts: Vec<String> = kinds.into_iter().map(|kind| SAID[kind].into()).collect();
    let mut left = single;
    for rank in Rank::ALL.into_iter().rev() {
        let all: CardSet = Suit::ALL
            .into_iter()
            .map(|suit| Card::new(rank, suit))
            .collect();
        if left.contains_all(all) {
            parts.push(format!("all {}", MANY[rank as usize]));
            left = left.without(all);
        }
    }
    parts.extend(left.iter().map(short));
    match parts.pop() {
        Some(last) if parts.is_empty() => last,
        Some(last) => format!("{} and {last}", parts.join(", ")),
        None => String::new(),
    }
}

/// The ranks, lowest first.
const MANY: [&str; 13] = [
    "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks",
    "queens", "kings", "aces",
];

/// `10♦`.
fn short(card: Card) -> String {
    let suit = card
        .suit()
        .map_or(' ', |suit| ['♣', '♦', '♥', '♠'][suit as usize]);
    match card.rank() {
        Some(Rank::Ten) => format!("10{suit}"),
        Some(rank) => format!("{}{suit}", rank.letter()),
        None => card.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{wild_named, wild_said};
    use crate::cards::CardSet;

    #[test]
    fn wild_cards_are_told_in_the_fewest_words() {
        let set = |words: &str| {
            let sets = words.split(' ').filter_map(wild_named);
            sets.fold(CardSet::NONE, CardSet::union)
        };
        for (cards, told) in [
            ("twos", "all twos"),
            ("Jc Js", "black jacks"),
            ("suicide_king Td", "the suicide king and 10♦"),
            ("Ac Ad Ah As 3c twos", "all twos, all aces and 3♣"),
        ] {
            assert_eq!(wild_said(set(cards)), told, "{cards}");
        }
    }
}
