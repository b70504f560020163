//! Setting hands on a phone: cards and then a place are tapped, as at the table. At the end the phone tells a word.

use crate::app::i18n::say;
use crate::app::sheets::phones::drawn::{button, says};
use crate::app::sheets::phones::picture;
use crate::app::table::game::Desk;
use crate::app::table::patch::Node;
use crate::app::table::press::PhonePress;
use crate::app::words;
use crate::cards::arrange::{Makings, Shape};
use crate::cards::{Card, CardSet, Ranking};
use crate::engine::{CardId, Rules};
use crate::phones::{HandCode, SeatKey, SetPlan, word};

/// The cards, the places, and the word once all places are full.
pub struct SetHands {
    cards: Vec<Card>,
    shape: Shape,
    deal: u32,
    key: SeatKey,
    ranking: Ranking,
    wild: CardSet,
    desk: Desk,
}

impl SetHands {
    /// The hands that are set from the cards of a code. `None`: none are, or they are set already.
    pub fn of(hand: &HandCode, key: SeatKey, rules: &Rules) -> Option<SetHands> {
        let [only] = &hand.hands[..] else { return None };
        let shape = rules.shape_of(only.cards.len())?;
        let cards = only.cards.iter().copied().zip(0..);
        let ids = cards.map(|(card, nth)| (CardId(nth), card)).collect();
        Some(SetHands {
            cards: only.cards.clone(),
            desk: Desk::new(ids, shape.hands() as u8, shape.four_of_a_kind(), None),
            shape,
            deal: hand.deal,
            key,
            ranking: Ranking::new(rules.ranking),
            wild: rules.ranking.wild,
        })
    }

    /// Draws them into an element.
    pub fn draw(&self, into: Node) -> Node {
        let mut places = Node::new("ol", "places");
        for nth in 0..self.shape.hands() {
            places = places.child(self.place(nth));
        }
        let mut left = Node::new("div", "left");
        let hand = self.desk.hand();
        let has_left = !hand.is_empty();
        for id in hand {
            left = left.child(self.in_hand(id));
        }
        let suggest = button("add", PhonePress::Suggest).text(say::SUGGEST.get());
        into.child(says("note", say::TAP_CARDS_SHORT.get().into()))
            .child(places)
            .maybe_child(has_left.then_some(left))
            .maybe_child(self.word())
            .child(suggest)
    }

    /// Takes a press.
    pub fn take(&mut self, press: PhonePress) {
        match press {
            PhonePress::Card(nth) => self.desk.press_card(CardId(nth)),
            PhonePress::Place(nth) => self.desk.press_place(nth.into()),
            PhonePress::Suggest => {
                if let Some(made) = Makings::new(&self.cards, self.shape, &self.ranking) {
                    self.desk.lay(&made.greedy().hands, &self.ranking);
                }
            }
            _ => {}
        }
    }

    fn picture(&self, id: CardId) -> Option<Node> {
        let card = self.cards.get(usize::from(id.0))?;
        Some(picture::card(*card, self.wild))
    }

    fn in_hand(&self, id: CardId) -> Node {
        let (class, pressed) = match self.desk.is_picked(id) {
            true => ("picked", "true"),
            false => ("", "false"),
        };
        let card = button("", PhonePress::Card(id.0)).key(id.0.into());
        card.attr("class", class)
            .attr("aria-pressed", pressed)
            .maybe_child(self.picture(id))
    }

    fn place(&self, nth: usize) -> Node {
        let mut cards = Node::new("span", "minis");
        for id in self.desk.places().get(nth).map_or(&[][..], |held| held) {
            cards = cards.maybe_child(self.picture(*id));
        }
        let value = self.desk.value(nth, &self.ranking);
        let name = value.map(words::hand_name).unwrap_or_default();
        let label = Node::new("span", "sr").text_owned(say::hand_number(nth as u64 + 1));
        let place = button("place", PhonePress::Place(nth as u8))
            .child(label)
            .child(cards)
            .child(Node::new("span", "").text_owned(name));
        Node::new("li", "").child(place)
    }

    /// The word. `None`: some places are not full.
    fn word(&self) -> Option<Node> {
        let places = self.desk.places().iter();
        let places = places.map(|place| place.iter().map(|id| id.0).collect());
        let plan = SetPlan::new(places.collect(), self.shape)?;
        let word = word(&plan, self.shape, &self.key, &self.cards, self.deal);
        let text = [say::PHONE_WORD.get(), " "].concat();
        let line = says("word", text).attr("role", "status");
        Some(line.child(Node::new("b", "").attr("translate", "no").text_owned(word)))
    }
}
