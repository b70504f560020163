//! The felt of a game against the house (RULES 10.10). One's own box is large, in the middle of the lower edge, with the house's hand above it.
//! The others have small boxes: along the top of a tall screen, at both sides of a wide one.

mod bets;
mod cards;
mod printed;

use crate::app::families::casino::events as shown;
use crate::app::i18n::say;
use crate::app::table::game::Model;
use crate::app::table::patch::Node;
use crate::app::table::places::family_felt::{FamilyFelt, SeatParts};
use crate::app::table::places::layout::Ring;
use crate::app::table::places::shown_hands::ShownHands;
use crate::app::table::scene::Scene;
use crate::app::words;
use crate::engine::{CasinoEvent, Event, Seat, View};

/// Draws the felt of a game against the house. `None`: the game is another.
#[must_use]
pub fn felt(scene: &Scene<'_>, _: Ring, _: &ShownHands) -> Option<FamilyFelt> {
    let game = scene.game;
    let sorted = scene.settings.sorted;
    game.view(|view| {
        view.rules().casino()?;
        let felt = CasinoFelt {
            game,
            view,
            sorted,
            first: first(game, view),
            of: view.seats().len(),
        };
        Some(felt.family_felt())
    })
}

/// One's own box: that of the first person.
fn first(game: &Model, view: View<'_>) -> Seat {
    let mut seats = view.seats().map(|place| place.seat());
    seats
        .find(|seat| game.seats().is_person(*seat))
        .unwrap_or(Seat(0))
}

/// What the felt is drawn from.
struct CasinoFelt<'v> {
    game: &'v Model,
    view: View<'v>,
    /// Whether seen hands lie by rank.
    sorted: bool,
    first: Seat,
    of: usize,
}

/// The numbers of boxes, as attribute values for the style sheet.
const COUNTS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];

/// The place from the left of the box that is `nth` clockwise from the player's own. That is in the middle, the next one to its left.
fn in_line(nth: usize, of: usize) -> usize {
    let middle = (of - 1) / 2;
    match middle.checked_sub(nth) {
        Some(left) => left,
        None => middle + of - nth,
    }
}

impl CasinoFelt<'_> {
    fn family_felt(&self) -> FamilyFelt {
        let seats = (0..self.of).map(|seat| Seat(seat as u8));
        let rules = self.view.rules().casino();
        let mut beneath = vec![self.house()];
        beneath.extend(rules.and_then(|rules| self.printed(rules)));
        beneath.extend(seats.clone().map(|seat| self.places(seat)));
        FamilyFelt {
            kind: ("data-casino", COUNTS[self.of.clamp(1, COUNTS.len()) - 1]),
            moment: None,
            cards: self.cards(),
            beneath,
            many: false,
            // The hands lie large in their boxes and stay there.
            shown: Some(ShownHands::default()),
            seats: seats.map(|seat| self.seat_parts(seat)).collect(),
        }
    }

    /// Draws the label of the house's hand. Once the hand lies open, it names the hand and says whether it qualifies.
    fn house(&self) -> Node {
        let opened = self.opened();
        let hand = opened.and_then(|_| shown::hand(self.view));
        let hand = hand.map(|hand| words::hand_name(self.view.ranking().value(hand)));
        let is_out = opened == Some(false);
        Node::new("p", "bank-has")
            .child(Node::new("b", "").text(say::THE_HOUSE.get()))
            .maybe_child(hand.map(|hand| Node::new("span", "").text_owned(hand)))
            .maybe_child(is_out.then(|| Node::new("em", "").text(say::HOUSE_IS_OUT.get())))
    }

    /// Whether the house's hand qualifies. `None`: not all its cards lie open.
    fn opened(&self) -> Option<bool> {
        self.view.history().find_map(|event| match event {
            Event::Casino(CasinoEvent::Opened { qualified }) => Some(qualified),
            _ => None,
        })
    }

    /// The style that places a box: how far it is from the middle, in half places, negative to the left.
    fn spot(&self, seat: Seat) -> String {
        let of = self.of.max(1);
        let nth = (seat.index() + of - self.first.index()) % of;
        let along = 2 * in_line(nth, of) as isize + 1 - of as isize;
        format!("--wx:{along};")
    }

    fn seat_parts(&self, seat: Seat) -> SeatParts {
        let sits_out = self.view.history().any(
            |event| matches!(event, Event::Casino(CasinoEvent::SatOut { seat: of }) if of == seat),
        );
        let sits_out = sits_out && !self.view.is_between_deals();
        SeatParts {
            class: "",
            style: self.spot(seat),
            has_own_face: true,
            last_action: if sits_out {
                say::HELD_OUT.get().into()
            } else {
                String::new()
            },
            instead_of_chips: None,
            tokens: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::in_line;

    #[test]
    fn each_box_has_a_place_along_the_bow_and_ones_own_is_in_the_middle() {
        for of in 1..=6 {
            let mut places: Vec<_> = (0..of).map(|nth| in_line(nth, of)).collect();
            assert_eq!(places[0], (of - 1) / 2);
            places.sort_unstable();
            assert!(places.into_iter().eq(0..of), "{of}");
        }
    }
}
