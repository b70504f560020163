//! What a seat has on: its lives, who has stuck and who deals, the hand once it is shown, and which is the lowest.

use super::super::sets::Worn;
use super::Lies;
use crate::engine::{Seat, Standing, Viewer};
use crate::ui::felt::is_between_deals;
use crate::ui::language::{Text, say};
use crate::ui::patch::Node;
use crate::ui::swapping::Did;
use crate::ui::words;

/// More lives than these stand there as a number.
const MOST_TOKENS: u32 = 5;

impl Lies<'_> {
    pub(super) fn worn(&self, seat: Seat) -> Worn {
        let between = is_between_deals(self.view);
        let is_out = self
            .view
            .seat(seat)
            .is_some_and(|place| place.standing() == Standing::Out);
        let has_stuck = self.so_far.stuck == Some(seat) && !between;
        let is_low = self.so_far.lowest(self.view).contains(seat);
        let marks = [
            (is_out, say::HELD_OUT, "mark is-gone"),
            (has_stuck, say::HAS_STUCK, "mark"),
            (is_low, say::IS_LOWEST, "mark is-lowest"),
        ];
        let marks = marks.into_iter().filter(|(on, ..)| *on).zip(0..);
        let mark = |((_, says, class), nth): ((bool, Text, &'static str), u64)| {
            Node::new("span", "mark")
                .key(nth)
                .with("class", class)
                .says(says.get())
        };
        let deals = (self.view.dealer() == seat).then(|| {
            Node::new("span", "deals")
                .with("role", "img")
                .made("aria-label", say::dealer(&self.game.somebody(seat)))
                .says(say::DEALER_LETTER.get())
        });
        let is_over = between || self.so_far.is_showing();
        let said = match self.so_far.did(seat).filter(|_| !is_over) {
            Some(Did::Swap) => say::DID_SWAP.get(),
            Some(Did::SwapAll) => say::DID_SWAP_ALL.get(),
            // That stands on the plate.
            Some(Did::Stick) | None => "",
        };
        let mut tokens = vec![self.lives(seat)];
        tokens.extend(self.kind(seat));
        let marks: Vec<Node> = marks.map(mark).collect();
        if !marks.is_empty() {
            tokens.push(Node::new("span", "marks").all(marks));
        }
        tokens.extend(deals);
        Worn {
            style: self.spot(seat),
            said: said.into(),
            has: None,
            tokens,
        }
    }

    /// The lives as tokens: each stays where it was, and one that is lost leaves its ring.
    fn lives(&self, seat: Seat) -> Node {
        let left = self.view.seat(seat).map_or(0, |place| place.score());
        let of = self.view.rules().swapping().map_or(0, |rules| rules.lives);
        let lives = Node::new("span", "lives")
            .with("role", "img")
            .made("aria-label", say::lives_of_a_seat(left.into()));
        let token = |is_lost| {
            let class = if is_lost { "life is-lost" } else { "life" };
            Node::new("i", "life").with("class", class)
        };
        if of > MOST_TOKENS {
            let number = Node::new("b", "roll")
                .key(left.into())
                .tells(left.to_string());
            return lives.hold(token(left == 0)).hold(number);
        }
        lives.all(
            (0..of)
                .map(|nth| token(nth >= left).key(nth.into()))
                .collect(),
        )
    }

    /// What the hand is, where it is shown, and one's own.
    fn kind(&self, seat: Seat) -> Option<Node> {
        let is_own = self.view.viewer() == Viewer::Seat(seat);
        let is_open = is_own || self.view.viewer() == Viewer::Hindsight;
        let place = self.view.seat(seat)?;
        if !is_open && !self.so_far.is_up(self.view, seat) {
            return None;
        }
        let (_, value) = place.known_hand()?;
        Some(Node::new("span", "kind").tells(words::hand_name(value)))
    }
}
