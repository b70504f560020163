//! What each seat shows in a game for three stakes: chips, the sum of the hand, standing or out, the brag, and the
//! dealer's button.

use super::ClassicFelt;
use crate::app::i18n::say;
use crate::app::table::patch::Node;
use crate::app::table::places::family_felt::SeatParts;
use crate::app::table::places::is_settling;
use crate::app::table::places::plate::kind_of;
use crate::app::words;
use crate::engine::{Seat, Standing};

impl ClassicFelt<'_> {
    pub(super) fn seat_parts(&self, seat: Seat) -> SeatParts {
        let mut tokens: Vec<Node> = Vec::new();
        tokens.extend(self.kind(seat));
        tokens.extend(self.count(seat));
        // While hands are shown, there is no room for the last actions.
        let is_over = self.view.is_between_deals() || is_settling(self.view);
        let said = if is_over || self.so_far.draws {
            ""
        } else {
            self.so_far.did(seat)
        };
        // For the two players who brag, the mark shows the last action.
        let is_own = seat == self.ring.bottom;
        let brags = !is_own && self.so_far.duel.contains(seat);
        tokens.extend(self.mark(seat, if brags { said } else { "" }));
        if self.view.dealer() == seat {
            let deals = Node::new("span", "deals")
                .attr("role", "img")
                .attr_owned("aria-label", say::dealer(&self.game.seats().somebody(seat)));
            tokens.push(deals.text(say::DEALER_LETTER.get()));
        }
        SeatParts {
            class: "",
            style: self.spot(seat),
            has_own_face: false,
            last_action: if brags { "" } else { said }.into(),
            instead_of_chips: None,
            tokens,
        }
    }

    /// Draws the sum of a hand once all hands lie open.
    fn count(&self, seat: Seat) -> Option<Node> {
        let sum = self.number(seat)?;
        let class = match sum.cmp(&self.rules.target) {
            std::cmp::Ordering::Less => "sum",
            std::cmp::Ordering::Equal => "sum is-hit",
            std::cmp::Ordering::Greater => "sum is-over",
        };
        let number = Node::new("b", "roll")
            .key(sum.into())
            .attr("aria-hidden", "true");
        let told = Node::new("span", "sr").text_owned(say::counts_so_much(sum.into()));
        // The number to reach says what this one is.
        let of = Node::new("small", "")
            .attr("aria-hidden", "true")
            .text_owned(format!("/{}", self.rules.target));
        Some(
            Node::new("span", "sum")
                .attr_owned("class", class.to_owned())
                .child(number.text_owned(sum.to_string()))
                .child(of)
                .child(told),
        )
    }

    /// Draws one word: out, stands, or the last action of a player who brags.
    fn mark(&self, seat: Seat, did: &str) -> Option<Node> {
        let out = self
            .view
            .seat(seat)
            .is_some_and(|place| place.standing() == Standing::Out);
        let over = self.number(seat).is_some_and(|sum| sum > self.rules.target);
        let stands = self.so_far.draws && self.so_far.stood.contains(seat);
        let brags = !self.so_far.draws && self.so_far.duel.contains(seat);
        let (says, class) = match (out, over, stands, brags) {
            (true, ..) => (say::HELD_OUT.get(), "mark is-gone"),
            (_, true, ..) => (say::IS_OVER.get(), "mark is-over"),
            (_, _, true, _) => (say::STANDS.get(), "mark is-quiet"),
            (.., true) if did.is_empty() => (say::BRAGS_NOW.get(), "mark"),
            (.., true) => (did, "mark"),
            _ => return None,
        };
        let mark = Node::new("span", "mark").attr_owned("class", class.to_owned());
        Some(Node::new("span", "marks").child(mark.text_owned(says.to_owned())))
    }

    /// The name of a seen hand, until cards are drawn.
    fn kind(&self, seat: Seat) -> Option<Node> {
        if self.so_far.draws || self.shown.slot(seat).is_some() {
            return None;
        }
        let (_, value) = self.view.seat(seat)?.known_hand()?;
        Some(kind_of(words::hand_name(value)))
    }
}
