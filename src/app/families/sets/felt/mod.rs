//! The felt while hands are set from one deal and shown (RULES 10.1). First the player's own cards lie before him: in
//! the hand, and in the places for set hands. Then each player has a row and each hand a column, so that compared
//! hands lie one beneath the other.

mod board;
mod cards;
mod showing;
mod so_far;

use self::so_far::SoFar;
use crate::app::families::sets::events as shown;
use crate::app::families::sets::press::card_name;
use crate::app::i18n::say;
use crate::app::table::game::Desk;
use crate::app::table::game::{Model, Phase};
use crate::app::table::patch::Node;
use crate::app::table::places::family_felt::{FamilyFelt, SeatParts};
use crate::app::table::places::is_settling;
use crate::app::table::places::layout::Ring;
use crate::app::table::places::shown_hands::ShownHands;
use crate::app::table::scene::Scene;
use crate::engine::{Ask, CardId, Seat, SettingAsk, View};

/// Draws the felt of a game in which hands are set. `None`: the game is another.
#[must_use]
pub fn felt(scene: &Scene<'_>, ring: Ring, _: &ShownHands) -> Option<FamilyFelt> {
    let game = scene.game;
    let sorted = scene.settings.sorted;
    if !game.sets_hands() {
        return None;
    }
    let desk = game.desk();
    let own = game.actor().filter(|_| !game.is_replay());
    game.view(|view| {
        let so_far = SoFar::of(view);
        let is_compared = game.phase() == Phase::Playing;
        let felt = SetsFelt {
            shown: if is_compared {
                showing::shown(view, &clockwise(ring))
            } else {
                ShownHands::default()
            },
            game,
            view,
            ring,
            own: own.filter(|own| game.phase() == Phase::Playing && so_far.is_setting(view, *own)),
            desk,
            so_far,
            sorted,
            hands: view.rules().setting()?.hands,
        };
        Some(felt.family_felt())
    })
}

/// What the felt is drawn from.
struct SetsFelt<'v> {
    game: &'v Model,
    view: View<'v>,
    ring: Ring,
    /// The seat whose cards lie before it to be set.
    own: Option<Seat>,
    desk: Option<Desk>,
    so_far: SoFar,
    hands: u8,
    /// Whether seen hands lie by rank.
    sorted: bool,
    /// The hands that are compared now.
    shown: ShownHands,
}

/// The seats from the left of the bottom one on, which comes last.
fn clockwise(ring: Ring) -> Vec<Seat> {
    let of = ring.seats.max(1);
    let seats = (1..=of).map(|nth| (ring.bottom.index() + nth) % of);
    seats.map(|seat| Seat(seat as u8)).collect()
}

/// Where screen readers find these cards, in this order. Their elements keep the order of their ids, because an element that
/// is moved loses its motion.
fn read_here(key: u64, cards: &[CardId]) -> Node {
    let names: Vec<String> = cards.iter().map(|id| card_name(*id)).collect();
    Node::new("div", "lie")
        .key(key)
        .attr_owned("aria-owns", names.join(" "))
}

/// The most plates in a row.
const MOST_IN_A_BAND: usize = 5;

impl SetsFelt<'_> {
    fn family_felt(&self) -> FamilyFelt {
        let moment = shown::moment(self.view, |seat| self.game.seats().somebody(seat));
        let kind = if shown::is_crash(self.view) {
            "crash"
        } else {
            "scoop"
        };
        let mut beneath: Vec<Node> = self.pots().into_iter().collect();
        match (&self.desk, self.own) {
            // The spare hands lie where the places will be.
            (Some(desk), Some(_)) if self.offers_spares() && desk.are_places_empty() => {}
            (Some(desk), Some(_)) => {
                beneath.push(read_here(0, &desk.hand()));
                beneath.extend(self.places(desk));
                beneath.push(read_here(1, &desk.places().concat()));
            }
            (None, Some(_)) => {}
            (_, None) => {
                beneath.extend(self.heads());
                beneath.extend(self.names());
            }
        }
        let is_on = moment.is_some();
        beneath.extend(moment.map(|says| {
            let moment = Node::new("p", "moment").attr("aria-hidden", "true");
            moment.child(Node::new("span", "").text_owned(says))
        }));
        FamilyFelt {
            kind: ("data-sets", if self.own.is_some() { "set" } else { "show" }),
            moment: is_on.then_some(kind),
            cards: self.cards(),
            many: self.is_many(),
            shown: Some(self.shown.clone()),
            beneath,
            seats: (0..self.ring.seats)
                .map(|seat| self.seat_parts(Seat(seat as u8)))
                .collect(),
        }
    }

    /// Whether spare hands lie on the table.
    fn offers_spares(&self) -> bool {
        matches!(self.view.ask(), Ask::Setting(SettingAsk::Spare { .. }))
    }

    /// The position of a seat in the rows: the others clockwise, then the seat at the bottom.
    fn order(&self, seat: Seat) -> usize {
        let seats = self.ring.seats.max(1);
        let clockwise = (seat.index() + seats - self.ring.bottom.index()) % seats;
        (clockwise + seats - 1) % seats
    }

    /// The style that places a seat's plate and cards.
    fn spot(&self, seat: Seat) -> String {
        let (seats, at) = (self.ring.seats, self.order(seat));
        if self.own.is_none() {
            return format!("--row:{at};--rows:{seats};");
        }
        let of = seats.div_ceil(self.bands());
        // A wide felt has one row for all.
        format!(
            "--i:{};--n:{of};--band:{};--row:{at};--rows:{seats};",
            at % of,
            at / of
        )
    }

    /// The number of rows of plates while hands are set.
    fn bands(&self) -> usize {
        if self.is_many() { 2 } else { 1 }
    }

    /// Whether the plates need two rows.
    fn is_many(&self) -> bool {
        self.ring.seats > MOST_IN_A_BAND
    }

    fn seat_parts(&self, seat: Seat) -> SeatParts {
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
            let beads = Node::new("span", "beads").attr("aria-hidden", "true");
            beads.children((0..won as u64).map(bead).collect())
        });
        let deals = (self.view.dealer() == seat).then(|| {
            Node::new("span", "deals")
                .attr("role", "img")
                .attr_owned("aria-label", say::dealer(&self.game.seats().somebody(seat)))
                .text(say::DEALER_LETTER.get())
        });
        SeatParts {
            class: "",
            style: self.spot(seat),
            has_own_face: false,
            last_action: match self.view.ask() {
                // While hands are shown, everybody has set his.
                _ if has_set && self.own.is_some() => say::DID_SET.get().into(),
                // His own turn is marked, and while hands are shown they have the room.
                ask if ask.seat() != Some(seat) && !is_settling(self.view) => {
                    self.so_far.said_by(seat)
                }
                _ => String::new(),
            },
            instead_of_chips: points.then(|| say::points_of_a_seat(score.into())),
            tokens: beads.into_iter().chain(deals).collect(),
        }
    }
}
