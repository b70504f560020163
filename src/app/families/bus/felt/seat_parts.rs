//! What each seat of Stop the Bus shows: lives, sticking, the dealer's button, and the hand once it is shown.

use super::BusFelt;
use crate::app::families::bus::so_far::LastMove;
use crate::app::i18n::{Text, say};
use crate::app::table::felt::card::{BACK, CARD, face as card_face, picture};
use crate::app::table::patch::{Node, svg};
use crate::app::table::places::family_felt::SeatParts;
use crate::app::table::places::plate::kind_of;
use crate::app::words;
use crate::engine::{BusEvent, Event, Face, Seat, Standing, Viewer};

/// The most lives that are drawn as tokens. More stand there as a number.
const MOST_TOKENS: u32 = 5;

impl BusFelt<'_> {
    pub(super) fn seat_parts(&self, seat: Seat) -> SeatParts {
        let between = self.view.is_between_deals();
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
                .attr("class", class)
                .text(says.get())
        };
        let deals = (self.view.dealer() == seat).then(|| {
            Node::new("span", "deals")
                .attr("role", "img")
                .attr_owned("aria-label", say::dealer(&self.game.seats().somebody(seat)))
                .text(say::DEALER_LETTER.get())
        });
        let is_over = between || self.so_far.is_showing();
        let is_asked = self.view.ask().seat() == Some(seat);
        let ghosts = self.ghosts(seat).filter(|_| !is_over && !is_asked);
        let said = match self.so_far.did(seat).filter(|_| !is_over) {
            Some(LastMove::Swap | LastMove::SwapAll) if ghosts.is_some() => "",
            Some(LastMove::Swap) => say::DID_SWAP.get(),
            Some(LastMove::SwapAll) => say::DID_SWAP_ALL.get(),
            // A mark on the plate says that the player has stuck.
            Some(LastMove::Stick) | None => "",
        };
        let lives = self.lives(seat);
        let mut left = lives.inside().iter();
        let has_lost = !left.any(|token| token.name() == "life" && !token.is_a("is-lost"));
        let mut tokens = vec![lives];
        tokens.extend(self.kind(seat));
        let marks: Vec<Node> = marks.map(mark).collect();
        if !marks.is_empty() {
            tokens.push(Node::new("span", "marks").children(marks));
        }
        tokens.extend(deals);
        tokens.extend(ghosts);
        SeatParts {
            class: if has_lost { " is-finished" } else { "" },
            style: self.spot(seat),
            has_own_face: false,
            last_action: said.into(),
            instead_of_chips: None,
            tokens,
        }
    }

    /// Draws the cards that a player took last, small: they lie at his plate until his next turn. `None`: he has taken
    /// none, or sits at the bottom and sees them in his hand.
    fn ghosts(&self, seat: Seat) -> Option<Node> {
        let took = self.view.history().rev().find_map(|event| match event {
            Event::Bus(BusEvent::Swapped { seat: by, took, .. }) if by == seat => Some(vec![took]),
            Event::Bus(BusEvent::SwappedAll { seat: by, took, .. }) if by == seat => {
                Some(took.to_vec())
            }
            _ => None,
        });
        let took = took.filter(|_| seat != self.ring.bottom)?;
        let ghost = |(nth, face): (u64, Face)| {
            let shows = face.card.map_or_else(|| picture(BACK), card_face);
            svg(CARD).key(nth).child(shows)
        };
        let ghosts = Node::new("span", "ghosts").attr("aria-hidden", "true");
        Some(ghosts.children((0..).zip(took).map(ghost).collect()))
    }

    /// Draws the lives as tokens. A lost life leaves an empty ring, and the other tokens stay in place.
    fn lives(&self, seat: Seat) -> Node {
        let left = self.view.seat(seat).map_or(0, |place| place.score());
        let of = self.view.rules().bus().map_or(0, |rules| rules.lives);
        let lives = Node::new("span", "lives")
            .attr("role", "img")
            .attr_owned("aria-label", say::lives_of_a_seat(left.into()));
        let token = |is_lost| {
            let class = if is_lost { "life is-lost" } else { "life" };
            Node::new("i", "life").attr("class", class)
        };
        if of > MOST_TOKENS {
            let number = Node::new("b", "roll")
                .key(left.into())
                .text_owned(left.to_string());
            return lives.child(token(left == 0)).child(number);
        }
        lives.children(
            (0..of)
                .map(|nth| token(nth >= left).key(nth.into()))
                .collect(),
        )
    }

    /// The name of the hand, where it is shown or the viewer's own.
    fn kind(&self, seat: Seat) -> Option<Node> {
        let is_own = self.view.viewer() == Viewer::Seat(seat);
        let is_open = is_own || self.view.viewer() == Viewer::Hindsight;
        let place = self.view.seat(seat)?;
        let is_shown = self.shown.slot(seat).is_some();
        if is_shown || !is_open && !self.so_far.is_up(self.view, seat) {
            return None;
        }
        let (_, value) = place.known_hand()?;
        Some(kind_of(words::hand_name(value)))
    }
}
