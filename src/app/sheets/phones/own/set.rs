//! Setting hands on a phone: cards and then a place are tapped, as at the table. At the end the phone tells a word.

use super::cards::picture;
use crate::app::i18n::say;
use crate::app::sheets::phones::drawn::{button, says};
use crate::app::table::game::Desk;
use crate::app::table::patch::Node;
use crate::app::table::press::PhonePress;
use crate::app::words;
use crate::cards::arrange::{Makings, Shape};
use crate::cards::{Card, CardSet, Ranking};
use crate::engine::{CardId, Rules};
use crate::phones::{HandCode, SetPlan, word};

/// The cards, the places, and the word once all places are full.
pub struct SetHands {
    cards: Vec<Card>,
    shape: Shape,
    deal: u32,
    ranking: Ranking,
    wild: CardSet,
    desk: Desk,
}

impl SetHands {
    /// The hands that are set from the cards of a code. `None`: none are, or they are set already.
    pub fn of(hand: &HandCode, rules: &Rules) -> Option<SetHands> {
        let [only] = &hand.hands[..] else { return None };
        let shape = rules.setting()?.shape(only.cards.len())?;
        let cards = only.cards.iter().copied().zip(0..);
        let ids = cards.map(|(card, nth)| (CardId(nth), card)).collect();
        Some(SetHands {
            cards: only.cards.clone(),
            desk: Desk::new(ids, shape.hands() as u8, shape.four_of_a_kind(), None),
            shape,
            deal: hand.deal,
            ranking: Ranking::new(rules.ranking),
            wild: rules.ranking.wild,
        })
    }

    /// Draws them.
    pub fn draw(&self) -> Vec<Node> {
        let left = self.desk.hand().into_iter();
        let left: Vec<Node> = left.map(|id| self.in_hand(id)).collect();
        let left = (!left.is_empty()).then(|| Node::new("div", "left").children(left));
        let places = (0..self.shape.hands()).map(|nth| self.place(nth)).collect();
        let suggest = button("add", PhonePress::Suggest).text(say::SUGGEST.get());
        [
            says("note", say::TAP_CARDS_SHORT.get().into()),
            Node::new("ol", "places").children(places),
        ]
        .into_iter()
        .chain(left)
        .chain(self.word())
        .chain([suggest])
        .collect()
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
        Some(picture(*card, self.wild))
    }

    fn in_hand(&self, id: CardId) -> Node {
        let card = match self.desk.is_picked(id) {
            true => button("picked", PhonePress::Card(id.0)).attr("aria-pressed", "true"),
            false => button("", PhonePress::Card(id.0)).attr("aria-pressed", "false"),
        };
        card.key(id.0.into()).maybe_child(self.picture(id))
    }

    fn place(&self, nth: usize) -> Node {
        let held = self.desk.places().get(nth).into_iter().flatten();
        let cards = held.filter_map(|id| self.picture(*id)).collect();
        let value = self.desk.value(nth, &self.ranking);
        let name = value.map(words::hand_name).unwrap_or_default();
        let label = Node::new("span", "sr").text_owned(say::hand_number(nth as u64 + 1));
        let place = button("place", PhonePress::Place(nth as u8))
            .child(label)
            .child(Node::new("span", "minis").children(cards))
            .child(Node::new("span", "").text_owned(name));
        Node::new("li", "").child(place)
    }

    /// The word. `None`: some places are not full.
    fn word(&self) -> Option<Node> {
        let places = self.desk.places().iter();
        let places = places.map(|place| place.iter().map(|id| id.0).collect());
        let plan = SetPlan::new(places.collect(), self.shape)?;
        let word = word(&plan, self.shape, &self.cards, self.deal);
        let text = [say::PHONE_WORD.get(), " "].concat();
        let told = says("word", text).attr("role", "status");
        Some(told.child(Node::new("b", "").attr("translate", "no").text_owned(word)))
    }
}
