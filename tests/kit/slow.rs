//! A slow second implementation of the ranking of RULES 1.4 and 4: every wild card is tried as every card, and every
//! three of four or five cards. It uses nothing of the library's ranking.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use brag::cards::{Card, Discards, Hand, RankingRules};

use super::ranks::{self, all_hands};

const CARDS: usize = 52;
/// Ranks, best first. A discarded joker is lower than a two.
const ORDER: &str = "AKQJT98765432*";

/// The place of three natural cards among all classes, 0 the best, by their indices.
struct Places(Vec<u16>);

impl Places {
    fn of(running_flush_first: bool) -> &'static Places {
        static USUAL: OnceLock<Places> = OnceLock::new();
        static RUNNING_FLUSH_FIRST: OnceLock<Places> = OnceLock::new();
        let (places, kinds) = if running_flush_first {
            (&RUNNING_FLUSH_FIRST, &ranks::RUNNING_FLUSH_FIRST)
        } else {
            (&USUAL, &ranks::BRAG)
        };
        places.get_or_init(|| {
            let mut classes = BTreeMap::<_, Vec<Hand>>::new();
            for hand in all_hands() {
                classes
                    .entry(ranks::class(hand, kinds).1)
                    .or_default()
                    .push(hand);
            }
            let mut places = vec![u16::MAX; CARDS.pow(3)];
            for (place, hands) in classes.into_values().enumerate() {
                for [a, b, c] in hands
                    .into_iter()
                    .map(|hand| hand.0.map(|card| card.index().into()))
                {
                    let orders = [
                        [a, b, c],
                        [a, c, b],
                        [b, a, c],
                        [b, c, a],
                        [c, a, b],
                        [c, b, a],
                    ];
                    for order in orders {
                        places[slot(order)] = place as u16;
                    }
                }
            }
            Places(places)
        })
    }
}

fn slot([a, b, c]: [usize; 3]) -> usize {
    (a * CARDS + b) * CARDS + c
}

/// What is compared, in order; the smaller list is the better hand.
pub type Strength = Vec<usize>;

/// Class and number of wild cards of three cards.
pub fn three(rules: RankingRules, hand: [Card; 3]) -> (u16, usize) {
    let places = Places::of(rules.running_flush_over_prial);
    let cards = hand.map(|card| usize::from(card.index()));
    let wild = hand.map(|card| card.is_joker() || rules.wild.contains(card));
    let may_be = |nth: usize| {
        let all = if wild[nth] { 0..CARDS } else { 0..0 };
        let own = cards[nth];
        // Not for another card of the hand.
        let others = move |card: &usize| *card == own || !cards.contains(card);
        let itself = (!wild[nth]).then_some(own);
        all.filter(others).chain(itself)
    };
    let mut best = (u16::MAX, 3);
    for a in may_be(0) {
        for b in may_be(1).filter(|b| *b != a) {
            for c in may_be(2).filter(|c| *c != a && *c != b) {
                let place = places.0[slot([a, b, c])];
                if place > best.0 {
                    continue;
                }
                let counts = |nth: &usize| {
                    let as_itself = [a, b, c][*nth] == cards[*nth];
                    wild[*nth] && !(rules.wild_as_itself_is_natural && as_itself)
                };
                best = best.min((place, (0..3).filter(counts).count()));
            }
        }
    }
    best
}

/// The strength of three cards with these discards.
pub fn after(rules: RankingRules, hand: [Card; 3], discards: &[Card]) -> Strength {
    let (place, wilds) = three(rules, hand);
    let order = |card: &Card| {
        ORDER
            .find(&card.to_string()[..1])
            .expect("a rank or a joker")
    };
    let mut thrown: Vec<usize> = discards.iter().map(order).collect();
    thrown.sort_unstable();
    let mut strength = vec![usize::from(place)];
    if rules.discards == Discards::Under {
        strength.push(wilds);
    } else if rules.discards_before_wilds {
        strength.extend(thrown);
        strength.push(wilds);
    } else {
        strength.push(wilds);
        strength.extend(thrown);
    }
    strength
}

/// The strength of the best three.
pub fn best(rules: RankingRules, cards: &[Card]) -> Strength {
    ways(cards)
        .map(|(hand, discards)| after(rules, hand, &discards))
        .min()
        .expect("three cards at least")
}

/// Every three of some cards, with the others.
pub fn ways(cards: &[Card]) -> impl Iterator<Item = ([Card; 3], Vec<Card>)> {
    let three = (0..1usize << cards.len()).filter(|chosen| chosen.count_ones() == 3);
    three.map(|chosen| {
        let (kept, thrown): (Vec<_>, Vec<_>) = cards
            .iter()
            .enumerate()
            .partition(|(nth, _)| chosen >> nth & 1 == 1);
        let cards = |of: Vec<(usize, &Card)>| -> Vec<Card> {
            of.into_iter().map(|(_, card)| *card).collect()
        };
        let kept = cards(kept);
        ([kept[0], kept[1], kept[2]], cards(thrown))
    })
}
