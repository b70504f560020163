//! What lies beneath the cards: the pots by name, what heads the columns, and the places that become the hands.

use super::Lays;
use crate::engine::{PotName, Prize};
use crate::ui::language::say;
use crate::ui::patch::Node;
use crate::ui::press::Press;
use crate::ui::setting::{Desk, SettingPress, place, place_name};
use crate::ui::words;

impl Lays<'_> {
    /// The pots by their names, where there are any: with a row for each player all but those that head a column.
    pub(super) fn pots(&self) -> Option<Node> {
        if matches!(self.view.rules().setting()?.prize, Prize::Points(_)) {
            return None;
        }
        let named = self.view.pot_names().iter().zip(self.view.pots());
        let named = named.filter(|(name, _)| self.own.is_some() || **name == PotName::Main);
        let pots = named.zip(0..).map(|((name, chips), nth)| {
            let chips = Node::new("b", "roll").key(*chips).tells(chips.to_string());
            Node::new("span", "")
                .key(nth)
                .tells(self.pot_name(*name))
                .says(" ")
                .hold(chips)
        });
        let pots = Node::new("p", "pots").all(pots.collect());
        Some(pots.made("style", format!("--bands:{};", self.bands() - 1)))
    }

    fn pot_name(&self, name: PotName) -> String {
        match name {
            PotName::Set(nth) => say::pot_of_hand(place(nth.into())),
            PotName::Main if self.view.pot_names().len() > 1 => say::MAIN_POT.get().into(),
            _ => say::POT.get().into(),
        }
    }

    /// What heads each column: which hand, and the pot that is played for with it.
    pub(super) fn heads(&self) -> Node {
        let pots = self.view.pot_names().iter().zip(self.view.pots());
        let pots: Vec<_> = pots.filter(|(name, _)| **name != PotName::Main).collect();
        let now = self.so_far.won.len();
        let head = |nth: u8| {
            let at = usize::from(nth);
            let class = match at.cmp(&now) {
                std::cmp::Ordering::Less => "head is-over",
                std::cmp::Ordering::Equal if self.so_far.is_shown => "head is-now",
                _ => "head",
            };
            let pot = pots.get(at).filter(|(_, chips)| **chips > 0);
            let chips =
                pot.map(|(_, chips)| Node::new("b", "roll").key(**chips).tells(chips.to_string()));
            Node::new("span", "head")
                .with("class", class)
                .key(nth.into())
                .made("style", format!("--col:{nth};--cols:{};", self.hands))
                .hold(self.head_name(at))
                .says(" ")
                .maybe(chips)
        };
        let heads = Node::new("div", "heads");
        heads.all((0..self.hands).map(head).collect())
    }

    /// Which hand a column is of; of many columns only the number can be read.
    fn head_name(&self, nth: usize) -> Node {
        let name = say::hand_number(place(nth));
        if self.hands <= 3 {
            return Node::new("span", "").tells(name);
        }
        let number = Node::new("span", "").with("aria-hidden", "true");
        Node::new("span", "")
            .hold(Node::new("span", "sr").tells(name))
            .hold(number.tells(place(nth).to_string()))
    }

    /// The places that become the hands.
    pub(super) fn places(&self, desk: &Desk) -> Vec<Node> {
        let ranking = self.view.ranking();
        let wrong = desk.better(ranking).map(|(nth, _)| nth);
        let one = |nth: usize| {
            let hand = desk.value(nth, ranking).map(words::hand_name);
            let is_hand = hand.is_some();
            let is_narrow = self.hands > 3;
            let mut class = String::from(match self.hands {
                0..=3 => "place",
                4 => "place c2",
                _ => "place c2 c3",
            });
            for (on, name) in [
                (wrong == Some(nth), " is-wrong"),
                (is_hand, " is-hand"),
                (desk.picks() > 0, " takes"),
                (desk.places()[nth].is_empty(), " is-bare"),
            ] {
                if on {
                    class += name;
                }
            }
            let name = place_name(desk, nth, hand.clone());
            let what = match (hand, desk.places()[nth].len()) {
                (Some(hand), _) => hand,
                (None, 0) => String::new(),
                (None, cards) => say::cards_so_far(cards as u64),
            };
            let which = unread("which").tells(place(nth).to_string());
            let button = Node::new("button", "place")
                .made("class", class)
                .key(nth as u64)
                .made("style", self.in_place(nth))
                .made("aria-keyshortcuts", place(nth).to_string())
                .on(Press::Setting(SettingPress::Place(nth as u8)))
                .hold(Node::new("span", "sr").tells(name));
            if is_narrow {
                // One line, or two, of which the number is part.
                button.hold(unread("what").hold(which).says(" ").tells(what))
            } else {
                button.hold(which).hold(unread("what").tells(what))
            }
        };
        (0..desk.places().len()).map(one).collect()
    }

    /// Where a place lies: up to three one beneath the other, and more in two rows, of which the second is centred.
    pub(super) fn in_place(&self, nth: usize) -> String {
        let hands = usize::from(self.hands);
        let across = if hands > 3 { hands.div_ceil(2) } else { 1 };
        let (row, rows) = (nth / across, hands.div_ceil(across));
        let beside = across.min(hands - row * across);
        // In half places.
        let at = 2 * (nth % across) + across - beside;
        let in_hand = if self.is_close() { 2 } else { 1 };
        format!(
            "--pc:calc({at}/2);--pw:{across};--pr:{row};--pn:{rows};--hz:{in_hand};--bands:{};",
            self.bands() - 1
        )
    }

    /// Whether one has so many cards that they lie in two rows.
    pub(super) fn is_close(&self) -> bool {
        self.view
            .rules()
            .dealing()
            .is_some_and(|rules| rules.cards > 9)
    }
}

/// What is seen and told otherwise to those who listen.
fn unread(name: &'static str) -> Node {
    Node::new("span", name).with("aria-hidden", "true")
}
