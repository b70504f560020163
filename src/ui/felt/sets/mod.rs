//! How the table lies while hands are set from one deal and shown (RULES 10.1). First one's own cards lie before one: in
//! hand, and in the places that become the hands. Then there is a row for each player and a column for each hand, so that
//! hands that are compared lie one beneath the other.

mod board;
mod cards;
mod so_far;

use self::so_far::SoFar;
use super::layout::Ring;
use crate::engine::{Ask, Seat, SettingAsk, View};
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::patch::Node;
use crate::ui::setting::Desk;
use crate::ui::shown::setting as shown;

/// What a table has on that lies otherwise than that of the betting games.
pub struct Dress {
    /// What it is called in the style sheet: an attribute, and its value.
    pub kind: (&'static str, &'static str),
    /// What is won at once, as the style sheet calls it.
    pub moment: Option<&'static str>,
    /// Every card of the deal, in its place.
    pub cards: Vec<Node>,
    /// What lies beneath them.
    pub beneath: Vec<Node>,
    /// Whether more sit there than have room for a plate of two lines.
    pub many: bool,
    /// What each seat has on.
    pub seats: Vec<Worn>,
}

/// What a seat has on.
#[derive(Clone, Default)]
pub struct Worn {
    /// Where it lies.
    pub style: String,
    /// What was done there last, in a word.
    pub said: String,
    /// What it has, where that is not chips.
    pub has: Option<String>,
    /// What it has won in this deal, and whether it deals.
    pub tokens: Vec<Node>,
}

/// The table of such a game.
#[must_use]
pub fn sets(page: Page, ring: Ring) -> Option<Dress> {
    let game = page.game;
    if !game.sets_hands() {
        return None;
    }
    let desk = game.desk();
    let own = game.actor().filter(|_| !game.is_past());
    game.view(|view| {
        let so_far = SoFar::of(view);
        let lays = Lays {
            game,
            view,
            ring,
            own: own.filter(|own| game.scene() == Scene::Playing && so_far.is_setting(view, *own)),
            desk,
            so_far,
            hands: view.rules().setting()?.hands,
        };
        Some(lays.dress())
    })
}
struct Lays<'v> {
    game: Game,
    view: View<'v>,
    ring: Ring,
    /// Whose cards lie before him to be set.
    own: Option<Seat>,
    desk: Option<Desk>,
    so_far: SoFar,
    hands: u8,
}

/// The most plates beside each other.
const MOST_IN_A_BAND: usize = 5;

impl Lays<'_> {
    fn dress(&self) -> Dress {
        let moment = shown::moment(self.view, |seat| self.game.somebody(seat));
        let kind = if shown::is_crash(self.view) {
            "crash"
        } else {
            "scoop"
        };
        let mut beneath: Vec<Node> = self.pots().into_iter().collect();
        match (&self.desk, self.own) {
            // They lie where the places are to be.
            (Some(desk), Some(_)) if self.offers_spares() && desk.is_bare() => {}
            (Some(desk), Some(_)) => beneath.extend(self.places(desk)),
            (None, Some(_)) => {}
            (_, None) => beneath.push(self.heads()),
        }
        let is_on = moment.is_some();
        beneath.extend(moment.map(|says| {
            let moment = Node::new("p", "moment").with("aria-hidden", "true");
            moment.hold(Node::new("span", "").tells(says))
        }));
        Dress {
            kind: ("data-sets", if self.own.is_some() { "set" } else { "show" }),
            moment: is_on.then_some(kind),
            cards: self.cards(),
            many: self.ring.seats > MOST_IN_A_BAND,
            beneath,
            seats: (0..self.ring.seats)
                .map(|seat| self.worn(Seat(seat as u8)))
                .collect(),
        }
    }

    /// Whether spare hands lie on the table.
    fn offers_spares(&self) -> bool {
        matches!(self.view.ask(), Ask::Setting(SettingAsk::Spare { .. }))
    }

    /// The seats in the order in which they lie: the others clockwise, and then whoever sits at the bottom.
    fn order(&self, seat: Seat) -> usize {
        let seats = self.ring.seats.max(1);
        let clockwise = (seat.index() + seats - self.ring.bottom.index()) % seats;
        (clockwise + seats - 1) % seats
    }

    /// Where a seat's plate and cards lie.
    fn spot(&self, seat: Seat) -> String {
        let (seats, at) = (self.ring.seats, self.order(seat));
        if self.own.is_none() {
            return format!("--row:{at};--rows:{seats};");
        }
        let of = seats.div_ceil(self.bands());
        format!("--i:{};--n:{of};--band:{};", at % of, at / of)
    }

    /// In how many bands the plates lie while hands are set.
    fn bands(&self) -> usize {
        if self.ring.seats > MOST_IN_A_BAND {
            2
        } else {
            1
        }
    }

    fn worn(&self, seat: Seat) -> Worn {
        let mut seats = self.view.seats().map(|place| place.seat());
        let are_setting = seats.any(|seat| self.so_far.is_setting(self.view, seat));
        let has_set = self.so_far.set.contains(&seat) && are_setting;
        let points = self.view.rules().points().is_some();
        let score = self.view.seat(seat).map_or(0, |place| place.score());
        let won = self
            .so_far
            .won
            .iter()
            .filter(|won| **won == Some(seat))
            .count();
        let beads = (won > 0).then(|| {
            let bead = |nth| Node::new("i", "bead").key(nth);
            let beads = Node::new("span", "beads").with("aria-hidden", "true");
            beads.all((0..won as u64).map(bead).collect())
        });
        let deals = (self.view.dealer() == seat).then(|| {
            Node::new("span", "deals")
                .with("role", "img")
                .made("aria-label", say::dealer(&self.game.somebody(seat)))
                .says(say::DEALER_LETTER.get())
        });
        Worn {
            style: self.spot(seat),
            said: if has_set {
                say::DID_SET.get().into()
            } else {
                String::new()
            },
            has: points.then(|| say::points_of_a_seat(score.into())),
            tokens: beads.into_iter().chain(deals).collect(),
        }
    }
}
