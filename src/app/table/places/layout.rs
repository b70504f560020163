//! Where zones lie on the felt, as classes and custom properties. The style sheet turns them into places, and
//! transforms move a card from one to the next.

use super::shown_hands::ShownHands;
use super::spots::{Spot, spot};
use super::zones::{Row, Zone};
use crate::cards::Card;
use crate::engine::{CardId, Seat};

/// The seats round the table, as seen from the bottom of the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ring {
    pub bottom: Seat,
    /// The number of seats.
    pub seats: usize,
}

impl Ring {
    /// The place of a seat on the felt.
    #[must_use]
    pub fn spot(self, seat: Seat) -> Spot {
        let clockwise = (seat.index() + self.seats - self.bottom.index()) % self.seats.max(1);
        spot(clockwise, self.seats)
    }
}

/// What the places of cards depend on.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The seats round the table.
    pub ring: Ring,
    /// The seat whose cards lie large at the bottom.
    pub own_seat: Option<Seat>,
    /// The hands that are shown in the middle.
    pub shown: ShownHands,
}

/// A card and its place. It has one element for the whole deal.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedCard {
    pub id: CardId,
    /// The face of the card. `None`: it may not be seen.
    pub card: Option<Card>,
    /// Its classes.
    pub class: String,
    /// Its custom properties.
    pub style: String,
    /// Whether it has gone back under the pack.
    pub is_gone: bool,
}

impl PlacedCard {
    /// The class of its place, which follows that of a card: `at-me`.
    #[must_use]
    pub fn at(&self) -> &str {
        self.class.split(' ').nth(1).unwrap_or_default()
    }
}

impl Layout {
    /// Places every card of these rows. The cards are in the order of their ids, so that no element has to move among
    /// its neighbours.
    #[must_use]
    pub fn cards(&self, rows: &[Row]) -> Vec<PlacedCard> {
        let mut placed: Vec<Option<PlacedCard>> = Vec::new();
        for row in rows {
            for (k, (id, card)) in row.cards.iter().enumerate() {
                let at = usize::from(id.0);
                while placed.len() <= at {
                    placed.push(None);
                }
                placed[at] = Some(self.placed_card(row, k, *id, *card));
            }
        }
        placed.into_iter().flatten().collect()
    }

    fn placed_card(&self, row: &Row, k: usize, id: CardId, card: Option<Card>) -> PlacedCard {
        let (seat, nth, is_thrown) = match row.zone {
            Zone::Hand(seat, nth) => (seat, nth, false),
            Zone::Thrown(seat, nth) => (seat, nth, true),
            Zone::Pack => {
                return PlacedCard {
                    id,
                    card: None,
                    class: "card at-pack is-gone".into(),
                    style: "--k:0;".into(),
                    is_gone: true,
                };
            }
        };
        let is_own = Some(seat) == self.own_seat;
        let slot = self.shown.slot(seat);
        // At another player's seat, two hands share one row.
        let is_apart = is_own || slot.is_some();
        let of = if is_apart { row.playing } else { row.of };
        let offset = if is_thrown {
            2 * k as isize
        } else if is_apart {
            centred(k, of)
        } else {
            let gap = if row.hands == 2 {
                2 * nth as isize - 1
            } else {
                0
            };
            centred(row.before + k, of) + gap
        };
        let at = match slot {
            Some(_) => "card at-show",
            None if is_own => "card at-me",
            None => "card at-seat",
        };
        let is_up = card.is_some();
        let flags = [
            (is_own && row.is_aside, " two"),
            (row.is_kept, " kept"),
            (is_up, " up"),
            (is_thrown, " thrown"),
            (row.is_looked && slot.is_none() && !is_own, " is-looked"),
            (
                slot.is_none() && is_up && row.hands == 1 && !is_own,
                " is-told",
            ),
            (self.shown.winners.contains(seat), " glow"),
        ];
        let mut class = String::from(at);
        class += closeness(if is_thrown { row.cards.len() } else { of });
        for (_, name) in flags.iter().filter(|(on, _)| *on) {
            class += name;
        }
        let beneath = row.before + if is_thrown { row.playing } else { 0 };
        let z = beneath + k + 1;
        let mut style = self.ring.spot(seat).style("");
        if let Some(pot) = row.covers.filter(|_| slot.is_none()) {
            class += " is-covered";
            style += &format!("--pot:{pot};");
        }
        style += &format!("--k:calc({offset}/2);--z:{z};--hand:{nth};");
        if let Some(slot) = slot {
            style += &self.shown.spot(slot);
        }
        PlacedCard {
            id,
            card,
            class,
            style,
            is_gone: false,
        }
    }
}

/// The class of a row of this many cards, if it must be closer than a row of three.
fn closeness(cards: usize) -> &'static str {
    match cards {
        4 => " n4",
        5 => " n5",
        7 => " n7",
        8 => " n8",
        10 => " n10",
        13.. => " n13",
        _ => "",
    }
}

/// The distance of a card from the middle of its row, in half cards, so that it is a whole number.
fn centred(k: usize, of: usize) -> isize {
    2 * k as isize - of as isize + 1
}
