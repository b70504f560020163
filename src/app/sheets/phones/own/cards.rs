//! The hands on a phone. They are on the page only while they are shown.

use super::held::Held;
use super::set::SetHands;
use crate::app::i18n::{Text, say};
use crate::app::sheets::phones::drawn::says;
use crate::app::sheets::phones::picture;
use crate::app::table::patch::Node;
use crate::app::table::press::PhonePress;
use crate::app::words;
use crate::cards::{Card, CardSet, Hand, HandValue, Ranking};
use crate::engine::Rules;
use crate::phones::{CodedHand, HandCode, Which};

/// The hands of a code.
pub struct Hands {
    hands: Vec<CodedHand>,
    /// How hands rank. `None`: this version of the page cannot read the rules.
    ranking: Option<Ranking>,
    wild: CardSet,
    /// Whether the cards have numbers, by which they are spoken of at the table.
    numbers: bool,
    /// The hands that are set from the cards.
    sets: Option<SetHands>,
}

impl Hands {
    /// The hands of the last code. `None`: there has been none.
    pub fn of(held: &Held) -> Option<Hands> {
        let hand = held.hand.as_ref()?;
        let rules = held.rules.as_ref();
        Some(Hands {
            hands: hand.hands.clone(),
            ranking: rules.map(|rules| Ranking::new(rules.ranking)),
            wild: rules.map_or(CardSet::NONE, |rules| rules.ranking.wild),
            numbers: rules.is_none_or(|rules| has_numbers(hand, rules)),
            sets: rules.and_then(|rules| SetHands::of(hand, held.join.key, rules)),
        })
    }

    /// Whether hands are set from the cards.
    pub fn are_set(&self) -> bool {
        self.sets.is_some()
    }

    /// Draws the hands into an element.
    pub fn draw(&self, into: Node) -> Node {
        match &self.sets {
            Some(sets) => sets.draw(into),
            None => {
                let hands = self.hands.iter();
                hands.fold(into, |into, hand| self.draw_hand(into, hand))
            }
        }
    }

    /// The hands in words, for those who listen. Hands that are set are said when they are.
    pub fn aloud(&self) -> String {
        if self.are_set() {
            return String::new();
        }
        let of = |hand: &CodedHand| {
            let cards = words::cards(hand.cards.iter().copied());
            let ranking = self.ranking.as_ref();
            let value = ranking.and_then(|ranking| value(ranking, &hand.cards));
            let says = match value {
                _ if matches!(hand.which, Which::Of(_)) => [&cards, "."].concat(),
                Some(value) => say::you_hold_hand(&cards, &words::a_hand(value)),
                None => say::you_hold(&cards),
            };
            match which(hand) {
                Some(which) => [which.get(), ": ", &says].concat(),
                None => says,
            }
        };
        let all: Vec<String> = self.hands.iter().map(of).collect();
        all.join(" ")
    }

    /// Takes a press while hands are set.
    pub fn take(&mut self, press: PhonePress) {
        if let Some(sets) = &mut self.sets {
            sets.take(press);
        }
    }

    fn draw_hand(&self, into: Node, hand: &CodedHand) -> Node {
        let which = which(hand).map(|which| Node::new("h3", "").text(which.get()));
        let count = hand.cards.len().to_string();
        let mut cards = Node::new("ol", "dealt").attr_owned("style", ["--n:", &count].concat());
        let has_numbers = self.numbers && !matches!(hand.which, Which::Of(_));
        for (nth, card) in hand.cards.iter().enumerate() {
            let number = || Node::new("b", "").text_owned((nth + 1).to_string());
            let number = has_numbers.then(number);
            let card = picture::card(*card, self.wild);
            cards = cards.child(Node::new("li", "").child(card).maybe_child(number));
        }
        let ranking = self.ranking.as_ref();
        let value = ranking.and_then(|ranking| value(ranking, &hand.cards));
        let name = value.map(|value| says("named", words::hand_name(value)));
        into.maybe_child(which).child(cards).maybe_child(name)
    }
}

/// Which hand it is, where there may be others.
fn which(hand: &CodedHand) -> Option<Text> {
    match hand.which {
        Which::Only => None,
        Which::Old => Some(say::OLD_HAND),
        Which::New => Some(say::NEW_HAND),
        Which::Of(_) => Some(say::PHONE_OTHERS_HAND),
    }
}

/// Whether cards are spoken of by their numbers at the table.
fn has_numbers(hand: &HandCode, rules: &Rules) -> bool {
    let is_three = hand.hands.iter().all(|hand| hand.cards.len() <= 3);
    !(is_three && rules.is_vied())
}

/// The value of three cards, or of the best three of some more.
fn value(ranking: &Ranking, cards: &[Card]) -> Option<HandValue> {
    match *cards {
        [a, b, c] => Some(ranking.value(Hand([a, b, c]))),
        _ => ranking.best(cards).map(|best| best.value),
    }
}
