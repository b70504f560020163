//! How the table lies against the house (RULES 10.10): the house's hand at the top, without a plate; beneath it the boxes
//! in one row or two, each with its cards, the places for its bets, and its plate.

mod bets;
mod cards;

use super::layout::Ring;
use super::sets::{Dress, Worn};
use crate::engine::{Event, HouseEvent, Seat, View};
use crate::ui::felt::is_between_deals;
use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::patch::Node;
use crate::ui::shown::house as shown;
use crate::ui::words;

/// The table of such a game.
#[must_use]
pub fn house(page: Page, _: Ring) -> Option<Dress> {
    let game = page.game;
    let sorted = page.settings.get().sorted;
    game.view(|view| {
        view.rules().against_house()?;
        let boxes = Boxes {
            game,
            view,
            sorted,
            first: first(game, view),
            of: view.seats().len(),
        };
        Some(boxes.dress())
    })
}

/// Whose box lies first: that of whoever plays at the screen.
fn first(game: Game, view: View<'_>) -> Seat {
    let mut seats = view.seats().map(|place| place.seat());
    seats.find(|seat| game.is_person(*seat)).unwrap_or(Seat(0))
}

struct Boxes<'v> {
    game: Game,
    view: View<'v>,
    /// Whether hands that may be seen lie by rank.
    sorted: bool,
    first: Seat,
    of: usize,
}

/// The most boxes beside each other on a tall screen.
const MOST_IN_A_ROW: usize = 3;

/// How many boxes there are, as the style sheet calls it.
const COUNTS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];

impl Boxes<'_> {
    fn dress(&self) -> Dress {
        let seats = (0..self.of).map(|seat| Seat(seat as u8));
        let mut beneath = vec![self.house()];
        beneath.extend(seats.clone().map(|seat| self.places(seat)));
        Dress {
            kind: ("data-house", COUNTS[self.of.clamp(1, COUNTS.len()) - 1]),
            moment: None,
            cards: self.cards(),
            beneath,
            many: self.of > MOST_IN_A_ROW,
            seats: seats.map(|seat| self.worn(seat)).collect(),
        }
    }

    /// Whose cards they are, and once they lie open what they are and whether they play.
    fn house(&self) -> Node {
        let opened = self.opened();
        let hand = opened.and_then(|_| shown::hand(self.view));
        let hand = hand.map(|hand| words::hand_name(self.view.ranking().value(hand)));
        let is_out = opened == Some(false);
        Node::new("p", "house-has")
            .hold(Node::new("b", "").says(say::THE_HOUSE.get()))
            .maybe(hand.map(|hand| Node::new("span", "").tells(hand)))
            .maybe(is_out.then(|| Node::new("em", "").says(say::HOUSE_IS_OUT.get())))
    }

    /// Whether the house plays, once all its cards lie open.
    fn opened(&self) -> Option<bool> {
        self.view.history().find_map(|event| match event {
            Event::House(HouseEvent::Opened { qualified }) => Some(qualified),
            _ => None,
        })
    }

    /// Where a box lies: in one row or two on a tall screen, in one on a wide one; how far from the middle, in halves.
    fn spot(&self, seat: Seat) -> String {
        let of = self.of.max(1);
        let nth = (seat.index() + of - self.first.index()) % of;
        let rows = of.div_ceil(MOST_IN_A_ROW);
        // One's own are in the lower row, which is no shorter than the upper.
        let lower = of.div_ceil(rows);
        let (row, at, beside) = match nth < lower {
            true => (rows - 1, nth, lower),
            false => (0, nth - lower, of - lower),
        };
        let halves = |at: usize, beside: usize| 2 * at as isize + 1 - beside as isize;
        format!(
            "--tx:{};--tier:{row};--wx:{};",
            halves(at, beside),
            halves(nth, of)
        )
    }

    fn worn(&self, seat: Seat) -> Worn {
        let sits_out = self.view.history().any(
            |event| matches!(event, Event::House(HouseEvent::SatOut { seat: of }) if of == seat),
        );
        let sits_out = sits_out && !is_between_deals(self.view);
        Worn {
            style: self.spot(seat),
            said: if sits_out {
                say::HELD_OUT.get().into()
            } else {
                String::new()
            },
            has: None,
            tokens: Vec::new(),
        }
    }
}
