//! What a seat has on: its chips, what its hand counts, that it stands or is out, that it brags, and who deals.

use super::super::sets::Worn;
use super::Lies;
use crate::engine::{Seat, Standing};
use crate::ui::felt::is_between_deals;
use crate::ui::language::say;
use crate::ui::patch::Node;
use crate::ui::words;

impl Lies<'_> {
    pub(super) fn worn(&self, seat: Seat) -> Worn {
        let mut tokens: Vec<Node> = Vec::new();
        tokens.extend(self.kind(seat));
        tokens.extend(self.count(seat));
        tokens.extend(self.mark(seat));
        if self.view.dealer() == seat {
            let deals = Node::new("span", "deals")
                .with("role", "img")
                .made("aria-label", say::dealer(&self.game.somebody(seat)));
            tokens.push(deals.says(say::DEALER_LETTER.get()));
        }
        let is_over = is_between_deals(self.view);
        let said = if is_over || self.so_far.draws {
            ""
        } else {
            self.so_far.did(seat)
        };
        Worn {
            style: self.spot(seat),
            said: said.into(),
            has: None,
            tokens,
        }
    }

    /// What a hand counts, once all lie open.
    fn count(&self, seat: Seat) -> Option<Node> {
        let sum = self.number(seat)?;
        let class = match sum.cmp(&self.rules.target) {
            std::cmp::Ordering::Less => "sum",
            std::cmp::Ordering::Equal => "sum is-hit",
            std::cmp::Ordering::Greater => "sum is-over",
        };
        let number = Node::new("b", "roll")
            .key(sum.into())
            .with("aria-hidden", "true");
        let told = Node::new("span", "sr").tells(say::counts_so_much(sum.into()));
        Some(
            Node::new("span", "sum")
                .made("class", class.to_owned())
                .hold(number.tells(sum.to_string()))
                .hold(told),
        )
    }

    /// In a word: out, stands, or brags.
    fn mark(&self, seat: Seat) -> Option<Node> {
        let out = self
            .view
            .seat(seat)
            .is_some_and(|place| place.standing() == Standing::Out);
        let over = self.number(seat).is_some_and(|sum| sum > self.rules.target);
        let stands = self.so_far.draws && self.so_far.stood.contains(seat);
        let brags = !self.so_far.draws && self.so_far.duel.contains(seat);
        let (says, class) = match (out, over, stands, brags) {
            (true, ..) => (say::HELD_OUT, "mark is-gone"),
            (_, true, ..) => (say::IS_OVER, "mark is-over"),
            (_, _, true, _) => (say::STANDS, "mark is-quiet"),
            (.., true) => (say::BRAGS_NOW, "mark"),
            _ => return None,
        };
        let mark = Node::new("span", "mark").made("class", class.to_owned());
        Some(Node::new("span", "marks").hold(mark.says(says.get())))
    }

    /// What the hand is, where it is seen, until cards are drawn.
    fn kind(&self, seat: Seat) -> Option<Node> {
        if self.so_far.draws {
            return None;
        }
        let (_, value) = self.view.seat(seat)?.known_hand()?;
        Some(Node::new("span", "kind").tells(words::hand_name(value)))
    }
}
