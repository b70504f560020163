//! Every card of the deal: in hand, in a place, behind a plate, or in a row.

use super::super::cards as drawn;
use super::super::layout::Lies;
use super::Lays;
use crate::cards::{CardSet, sort_few};
use crate::engine::{CardId, Event, Face, HandView, Role, Seat, SeatView};
use crate::ui::language::say;
use crate::ui::patch::Node;
use crate::ui::press::Press;
use crate::ui::setting::{Desk, SettingPress, card_name, place};
use crate::ui::words;

impl Lays<'_> {
    /// Every card of the deal. In the order of the ids, so that none has to change its place among the others.
    pub(super) fn cards(&self) -> Vec<Node> {
        let mut lies: Vec<(Lies, Handled)> = Vec::new();
        for place in self.view.seats() {
            if Some(place.seat()) == self.own {
                lies.extend(self.own_cards(place));
            } else {
                lies.extend(self.cards_of(place));
            }
        }
        if self.offers_spares() {
            let spares = self.view.spares().count() as isize;
            for (nth, spare) in self.view.spares().enumerate() {
                let at = 2 * nth as isize - spares + 1;
                lies.extend(spare.faces().enumerate().map(|(k, face)| {
                    let style = format!("--at:calc({at}/2);--k:{k};--z:{k};");
                    (lie(face, "card at-spare".into(), style), Handled::default())
                }));
            }
        }
        let dealt = self.view.history().filter_map(|event| match event {
            Event::Dealt { card, .. } => Some(card.id.0 + 1),
            _ => None,
        });
        for id in (0..dealt.max().unwrap_or(0)).map(CardId) {
            if !lies.iter().any(|(lies, _)| lies.id == id) {
                let mut gone = lie(
                    Face { id, card: None },
                    "card at-pack is-gone".into(),
                    "--k:0;".into(),
                );
                gone.is_gone = true;
                lies.push((gone, Handled::default()));
            }
        }
        sort_few(&mut lies, |(lies, _)| lies.id);
        let (wild, deal) = (
            self.view.rules().ranking.wild,
            u64::from(self.view.deals()) << 32,
        );
        lies.into_iter()
            .map(|(lies, handled)| card(lies, handled, wild, deal))
            .collect()
    }

    /// The cards of whoever sets, in hand and in the places. Hidden on a shared screen they lie as they were dealt.
    fn own_cards(&self, place_of: SeatView<'_>) -> Vec<(Lies, Handled)> {
        let faces: Vec<Face> = place_of.hands().flat_map(|hand| hand.faces()).collect();
        let Some(desk) = &self.desk else {
            let rows: Vec<Vec<CardId>> = if faces.len() > 9 {
                let half = faces.len().div_ceil(2);
                faces
                    .chunks(half)
                    .map(|row| row.iter().map(|face| face.id).collect())
                    .collect()
            } else {
                vec![faces.iter().map(|face| face.id).collect()]
            };
            return self.in_hand(&rows, &faces, None);
        };
        let mut lies = self.in_hand(&desk.rows_in_hand(), &faces, Some(desk));
        let tabbed = desk.stands();
        for (nth, ids) in desk.places().iter().enumerate() {
            for (k, id) in ids.iter().enumerate() {
                let Some(face) = faces.iter().find(|face| face.id == *id) else {
                    continue;
                };
                let last = ids.len().max(3) - 1;
                let centred = 2 * k as isize - last as isize;
                let style = self.in_place(nth)
                    + &format!("--k:calc({centred}/2);--mid:calc({last}/2);--z:{};", k + 1);
                let class = format!("card at-place p{} up", self.hands);
                let handled = Handled {
                    lies_in: Some(say::in_hand_number(place(nth))),
                    picked: Some(false),
                    has_keys: tabbed == Some(*id),
                };
                lies.push((lie(*face, class, style), handled));
            }
        }
        lies
    }

    fn in_hand(
        &self,
        rows: &[Vec<CardId>],
        faces: &[Face],
        desk: Option<&Desk>,
    ) -> Vec<(Lies, Handled)> {
        let mut lies = Vec::new();
        let tabbed = desk.and_then(Desk::stands);
        for (row, ids) in rows.iter().enumerate() {
            for (k, id) in ids.iter().enumerate() {
                let Some(face) = faces.iter().find(|face| face.id == *id) else {
                    continue;
                };
                let style = format!(
                    "--row:{};--per:{};--k:calc({}/2);--z:{};",
                    rows.len() - 1 - row,
                    ids.len().max(2),
                    2 * k as isize - ids.len() as isize + 1,
                    row * 16 + k + 1
                );
                let picked = desk.map(|desk| desk.is_picked(*id));
                let mut class = String::from("card at-rest");
                if desk.is_some() {
                    class += " up";
                }
                let handled = Handled {
                    lies_in: desk.map(|_| say::IN_HAND.get().into()),
                    picked,
                    has_keys: tabbed == Some(*id),
                };
                lies.push((lie(*face, class, style), handled));
            }
        }
        lies
    }

    /// The cards of a seat in its row, or behind its plate while others set.
    fn cards_of(&self, place_of: SeatView<'_>) -> Vec<(Lies, Handled)> {
        let seat = place_of.seat();
        let spot = self.spot(seat);
        let mut lies = Vec::new();
        for hand in place_of.hands() {
            let of = hand.faces().len();
            for (k, face) in hand.faces().enumerate() {
                let centred = 2 * k as isize - of as isize + 1;
                let style = spot.clone() + &format!("--k:calc({centred}/2);--z:{};", k + 1);
                let (class, style, lies_in) = if self.own.is_some() {
                    ("card at-top".to_owned(), style, None)
                } else {
                    self.in_row(seat, hand, of, style)
                };
                let handled = Handled {
                    lies_in,
                    ..Handled::default()
                };
                let is_left = hand.role() == Role::Left;
                let face = if is_left { hidden(face) } else { face };
                lies.push((lie(face, class, style), handled));
            }
        }
        lies
    }

    /// How much of a card the next one of its hand leaves to be seen, in hundredths.
    fn lap(&self, of: usize) -> u8 {
        match (of, self.hands) {
            (4, _) => 27,
            (_, 0..=3) => 50,
            _ => 40,
        }
    }

    fn in_row(
        &self,
        seat: Seat,
        hand: HandView<'_>,
        of: usize,
        mut style: String,
    ) -> (String, String, Option<String>) {
        let mut class = String::from("card at-row");
        let mut lies_in = None;
        let (col, step) = match hand.role() {
            Role::Set(nth) => {
                if self.so_far.won.get(usize::from(nth)) == Some(&Some(seat)) {
                    class += " glow";
                }
                if self.so_far.passed.contains(&(seat, nth)) {
                    class += " is-passed";
                }
                lies_in = Some(say::in_hand_number(place(nth.into())));
                (2 * i32::from(nth), self.lap(of))
            }
            Role::Left => {
                class += " is-left";
                (-1, 0)
            }
            // Not set yet: all in one fan.
            Role::Dealt | Role::Kept => (i32::from(self.hands) - 1, 24),
        };
        style += &format!(
            "--col:calc({col}/2);--cols:{};--lap:.{step:02};--fc:{};--fr:{};",
            self.hands,
            fit_across(self.hands),
            fit_down(self.ring.seats)
        );
        (class, style, lies_in)
    }
}

/// How large a card may be, as a part of one in hand, for so many hands to lie side by side.
fn fit_across(hands: u8) -> &'static str {
    match hands {
        0..=2 => "1.1",
        3 => ".82",
        4 => ".7",
        _ => ".56",
    }
}

/// The same for so many players' rows.
fn fit_down(seats: usize) -> &'static str {
    match seats {
        0..=3 => "1.1",
        4 => ".86",
        5 => ".7",
        6 => ".58",
        7 => ".5",
        _ => ".43",
    }
}

/// What can be done with a card.
#[derive(Default)]
struct Handled {
    /// Where it lies, in words.
    lies_in: Option<String>,
    /// Where it can be picked: whether it is.
    picked: Option<bool>,
    /// Whether keys stand at it.
    has_keys: bool,
}

fn hidden(face: Face) -> Face {
    Face { card: None, ..face }
}

fn lie(face: Face, mut class: String, style: String) -> Lies {
    if face.card.is_some() && !class.ends_with(" up") {
        class += " up";
    }
    Lies {
        id: face.id,
        card: face.card,
        class,
        style,
        is_gone: false,
    }
}

fn card(lies: Lies, handled: Handled, wild: CardSet, deal: u64) -> Node {
    let (id, face) = (lies.id, lies.card);
    let node = drawn::card(lies, wild, None);
    let name = face.map(|card| words::card_label(card, wild));
    let node = match (name, handled.lies_in) {
        (Some(name), Some(lies_in)) => node.made("aria-label", format!("{name}, {lies_in}")),
        _ => node,
    };
    let node = node.key(deal | u64::from(id.0));
    let Some(is_picked) = handled.picked else {
        return node;
    };
    let node = node
        .made("id", card_name(id))
        .with("role", "button")
        .with("tabindex", if handled.has_keys { "0" } else { "-1" })
        .with("aria-pressed", if is_picked { "true" } else { "false" })
        .on(Press::Setting(SettingPress::Card(id)));
    node.when(is_picked, "data-picked", "")
}
