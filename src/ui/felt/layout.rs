//! Where zones lie on the felt, as classes and custom properties: the style sheet makes them a place, and moves a card by a
//! transform from one to the next.

use super::shown::Shown;
use super::spots::{Spot, spot};
use super::zones::{Row, Zone};
use crate::cards::Card;
use crate::engine::{CardId, Seat};

/// The seats round the screen: who sits at the bottom, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ring {
    /// Who sits at the bottom.
    pub bottom: Seat,
    /// How many sit at the table.
    pub seats: usize,
}

impl Ring {
    /// Where a seat lies.
    #[must_use]
    pub fn spot(self, seat: Seat) -> Spot {
        let clockwise = (seat.index() + self.seats - self.bottom.index()) % self.seats.max(1);
        spot(clockwise, self.seats)
    }
}

/// What it goes by where a zone lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// Where the seats lie.
    pub ring: Ring,
    /// Whose cards lie large at the bottom.
    pub own: Option<Seat>,
    /// Whose hands lie in the light.
    pub shown: Shown,
}

/// A card in its place, for as long as the deal lasts.
#[derive(Clone, Debug, PartialEq)]
pub struct Lies {
    /// Which card of the deal.
    pub id: CardId,
    /// What it is, where that may be seen.
    pub card: Option<Card>,
    /// Its classes.
    pub class: String,
    /// Its custom properties.
    pub style: String,
    /// Whether it has gone back under the pack.
    pub is_gone: bool,
}

impl Layout {
    /// Every card of these rows in its place. In the order of the ids, so that none has to change its place among the
    /// others.
    #[must_use]
    pub fn cards(&self, rows: &[Row]) -> Vec<Lies> {
        let mut lies: Vec<Option<Lies>> = Vec::new();
        for row in rows {
            for (k, (id, card)) in row.cards.iter().enumerate() {
                let at = usize::from(id.0);
                while lies.len() <= at {
                    lies.push(None);
                }
                lies[at] = Some(self.lies(row, k, *id, *card));
            }
        }
        lies.into_iter().flatten().collect()
    }

    fn lies(&self, row: &Row, k: usize, id: CardId, card: Option<Card>) -> Lies {
        let (seat, nth, is_thrown) = match row.zone {
            Zone::Hand(seat, nth) => (seat, nth, false),
            Zone::Thrown(seat, nth) => (seat, nth, true),
            Zone::Pack => {
                return Lies {
                    id,
                    card: None,
                    class: "card at-pack is-gone".into(),
                    style: "--k:0;".into(),
                    is_gone: true,
                };
            }
        };
        let is_own = Some(seat) == self.own;
        let slot = self.shown.slot(seat);
        let is_public = self.shown.seats.contains(&seat);
        // Two hands of another lie side by side as one row.
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
            (is_own && (row.hands == 2 || row.is_kept), " two"),
            (row.is_kept, " kept"),
            (is_up, " up"),
            (is_thrown, " thrown"),
            (row.is_looked && !is_public && !is_own, " is-looked"),
            (!is_public && is_up && row.hands == 1 && !is_own, " is-told"),
            (is_public && slot.is_none(), " is-shown"),
            (self.shown.winner == Some(seat), " glow"),
            (self.shown.seats.len() == 1, " alone"),
        ];
        let mut class = String::from(at);
        class += closeness(if is_thrown { row.cards.len() } else { of });
        for (_, name) in flags.iter().filter(|(on, _)| *on) {
            class += name;
        }
        let beneath = row.before + if is_thrown { row.playing } else { 0 };
        let z = beneath + k + 1;
        let mut style = self.ring.spot(seat).style("");
        style += &format!("--k:calc({offset}/2);--z:{z};--hand:{nth};");
        if let Some(slot) = slot {
            style += &format!("--slot:{slot};");
        }
        Lies {
            id,
            card,
            class,
            style,
            is_gone: false,
        }
    }
}

/// The class of a row of so many cards, where it is closer than one of three.
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

/// How far a card lies from the middle of its row, in half cards: whole numbers print small.
fn centred(k: usize, of: usize) -> isize {
    2 * k as isize - of as isize + 1
}
