//! The hands on a phone. They are on the page only while they are shown.

use super::held::Held;
use super::set::SetHands;
use crate::app::i18n::say;
use crate::app::sheets::phones::drawn::says;
use crate::app::table::patch::Node;
use crate::app::table::press::PhonePress;
use crate::app::words;
use crate::cards::{Card, CardSet, Hand, HandValue, Ranking};
use crate::engine::Rules;
use crate::phones::{HandCode, Shown, Which};

/// The hands of a code.
pub struct Hands {
    hands: Vec<Shown>,
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
            sets: rules.and_then(|rules| SetHands::of(hand, rules)),
        })
    }

    /// Whether hands are set from the cards.
    pub fn are_set(&self) -> bool {
        self.sets.is_some()
    }

    /// Draws the hands.
    pub fn draw(&self) -> Vec<Node> {
        match &self.sets {
            Some(sets) => sets.draw(),
            None => self
                .hands
                .iter()
                .flat_map(|hand| self.draw_hand(hand))
                .collect(),
        }
    }

    /// Takes a press while hands are set.
    pub fn take(&mut self, press: PhonePress) {
        if let Some(sets) = &mut self.sets {
            sets.take(press);
        }
    }

    fn draw_hand(&self, hand: &Shown) -> Vec<Node> {
        let which = match hand.which {
            Which::Only => None,
            Which::Old => Some(say::OLD_HAND),
            Which::New => Some(say::NEW_HAND),
            Which::Of(_) => Some(say::PHONE_OTHERS_HAND),
        };
        let which = which.map(|which| Node::new("h3", "").text(which.get()));
        let card = |(card, nth): (&Card, usize)| {
            let number = self
                .numbers
                .then(|| Node::new("b", "").text_owned(nth.to_string()));
            let card = picture(*card, self.wild);
            Node::new("li", "").child(card).maybe_child(number)
        };
        let cards = Node::new("ol", "dealt")
            .attr_owned("style", ["--n:", &hand.cards.len().to_string()].concat())
            .children(hand.cards.iter().zip(1..).map(card).collect());
        let value = self
            .ranking
            .as_ref()
            .and_then(|ranking| value(ranking, &hand.cards));
        let name = value.map(|value| says("named", words::hand_name(value)));
        which.into_iter().chain([cards]).chain(name).collect()
    }
}

/// The picture of a card, with its name and a mark on a wild one.
pub fn picture(card: Card, wild: CardSet) -> Node {
    let face = |of: String| Node::new("use", "").attr_owned("href", ["cards.svg#", &of].concat());
    let mark = wild.contains(card).then(|| face("wild".into()));
    Node::new("svg", "mini")
        .attr("viewBox", "0 0 100 140")
        .attr("role", "img")
        .attr_owned("aria-label", words::card_label(card, wild))
        .child(face(card.to_string()))
        .maybe_child(mark)
}

/// Whether cards are spoken of by their numbers at the table.
fn has_numbers(hand: &HandCode, rules: &Rules) -> bool {
    let is_three = hand.hands.iter().all(|hand| hand.cards.len() <= 3);
    !(is_three && rules.is_betting())
}

/// The value of three cards, or of the best three of some more.
fn value(ranking: &Ranking, cards: &[Card]) -> Option<HandValue> {
    match *cards {
        [a, b, c] => Some(ranking.value(Hand([a, b, c]))),
        _ => ranking.best(cards).map(|best| best.value),
    }
}
