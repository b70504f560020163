//! Wild cards in words.

use super::cards::several;
use super::list::join_list;
use crate::app::i18n::{Text, say};
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::games::{WILD_KINDS, wild_parts};

/// The names of the kinds, in the order of [`WILD_KINDS`].
const KINDS: [Text; WILD_KINDS.len()] = [
    say::WILD_TWOS,
    say::WILD_BLACK_TWOS,
    say::WILD_JACKS,
    say::WILD_BLACK_JACKS,
    say::WILD_ONE_EYED_JACKS,
    say::WILD_SUICIDE_KING,
];

/// Names a set of cards: kinds by name, whole ranks, then single cards. Such as `all twos, the suicide king and A♦`.
#[must_use]
pub fn wild_text(cards: CardSet) -> String {
    let (kinds, mut left) = wild_parts(cards);
    let kinds = kinds.into_iter().map(|kind| KINDS[kind].get().to_owned());
    let mut parts: Vec<String> = kinds.collect();
    for rank in Rank::ALL.into_iter().rev() {
        let all: CardSet = Suit::ALL
            .into_iter()
            .map(|suit| Card::new(rank, suit))
            .collect();
        if left.contains_all(all) {
            parts.push(say::wild_rank(rank as u64 + 2, several(rank)));
            left = left.without(all);
        }
    }
    parts.extend(left.iter().map(short));
    join_list(parts)
}

/// A card as its index shows it, such as `10♦`.
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
    use super::wild_text;
    use crate::cards::CardSet;
    use crate::games::wild_named;

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
            assert_eq!(wild_text(set(cards)), told, "{cards}");
        }
    }
}
