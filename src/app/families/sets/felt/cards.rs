//! Draws the cards of set hands: in the hand, in a place, behind a plate, or in a row.

use super::SetsFelt;
use super::showing::is_compared;
use crate::app::table::felt::card as drawn;
use crate::app::table::places::layout::PlacedCard;
use crate::app::table::places::zones::in_order;

use crate::app::families::sets::press::{card_name, place_number};
use crate::app::i18n::say;
use crate::app::table::game::Desk;
use crate::app::table::patch::Node;
use crate::app::table::press::{Press, SettingPress};
use crate::app::words;
use crate::cards::{CardSet, sort_few};
use crate::engine::{CardId, Event, Face, HandView, Role, Seat, SeatView};

impl SetsFelt<'_> {
    /// Draws every card. They are in the order of their ids, so that no element has to move among its neighbours.
    pub(super) fn cards(&self) -> Vec<Node> {
        let mut placed: Vec<(PlacedCard, CardUse)> = Vec::new();
        for place in self.view.seats() {
            if Some(place.seat()) == self.own {
                placed.extend(self.own_cards(place));
            } else {
                placed.extend(self.cards_of(place));
            }
        }
        if self.offers_spares() {
            let spares = self.view.spares().count() as isize;
            for (nth, spare) in self.view.spares().enumerate() {
                let at = 2 * nth as isize - spares + 1;
                placed.extend(spare.faces().enumerate().map(|(k, face)| {
                    let style = format!("--at:calc({at}/2);--k:{k};--z:{k};");
                    (
                        placed_card(face, "card at-spare".into(), style),
                        CardUse::default(),
                    )
                }));
            }
        }
        let dealt = self.view.history().filter_map(|event| match event {
            Event::Dealt { card, .. } => Some(card.id.0 + 1),
            _ => None,
        });
        for id in (0..dealt.max().unwrap_or(0)).map(CardId) {
            if !placed.iter().any(|(placed, _)| placed.id == id) {
                let mut gone = placed_card(
                    Face { id, card: None },
                    "card at-pack is-gone".into(),
                    "--k:0;".into(),
                );
                gone.is_gone = true;
                placed.push((gone, CardUse::default()));
            }
        }
        sort_few(&mut placed, |(placed, _)| placed.id);
        let (wild, deal) = (
            self.view.rules().ranking.wild,
            u64::from(self.view.deals()) << 32,
        );
        placed
            .into_iter()
            .map(|(placed, card_use)| card(placed, card_use, wild, deal))
            .collect()
    }

    /// The cards of the player who sets, in the hand and in the places. Hidden on a shared screen, they lie as dealt.
    fn own_cards(&self, place_of: SeatView<'_>) -> Vec<(PlacedCard, CardUse)> {
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
        let mut placed = self.in_hand(&desk.rows_in_hand(), &faces, Some(desk));
        let tabbed = desk.focused();
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
                let card_use = CardUse {
                    place_name: Some(say::in_hand_number(place_number(nth))),
                    picked: Some(false),
                    has_keys: tabbed == Some(*id),
                };
                placed.push((placed_card(*face, class, style), card_use));
            }
        }
        placed
    }

    fn in_hand(
        &self,
        rows: &[Vec<CardId>],
        faces: &[Face],
        desk: Option<&Desk>,
    ) -> Vec<(PlacedCard, CardUse)> {
        let mut placed = Vec::new();
        let tabbed = desk.and_then(Desk::focused);
        for (row, ids) in rows.iter().enumerate() {
            for (k, id) in ids.iter().enumerate() {
                let Some(face) = faces.iter().find(|face| face.id == *id) else {
                    continue;
                };
                let style = format!(
                    "--row:{};--lines:{};--per:{};--k:calc({}/2);--z:{};",
                    rows.len() - 1 - row,
                    rows.len(),
                    ids.len().max(2),
                    2 * k as isize - ids.len() as isize + 1,
                    row * 16 + k + 1
                );
                let picked = desk.map(|desk| desk.is_picked(*id));
                let mut class = String::from("card at-rest");
                if desk.is_some() {
                    class += " up";
                }
                let card_use = CardUse {
                    place_name: desk.map(|_| say::IN_HAND.get().into()),
                    picked,
                    has_keys: tabbed == Some(*id),
                };
                placed.push((placed_card(*face, class, style), card_use));
            }
        }
        placed
    }

    /// The cards of a seat: in its row, or behind its plate while others set.
    fn cards_of(&self, place_of: SeatView<'_>) -> Vec<(PlacedCard, CardUse)> {
        let seat = place_of.seat();
        let spot = self.spot(seat);
        let mut placed = Vec::new();
        for hand in place_of.hands() {
            let of = hand.faces().len();
            let is_turning = is_compared(&self.shown, hand.role()) && !self.shown.is_settled;
            let faces = in_order(hand.faces(), self.sorted && !is_turning);
            let faces = faces.into_iter().map(|(id, card)| Face { id, card });
            for (k, face) in faces.enumerate() {
                let centred = 2 * k as isize - of as isize + 1;
                let style = spot.clone() + &format!("--k:calc({centred}/2);--z:{};", k + 1);
                let slot = self.shown.slot(seat);
                let slot = slot.filter(|_| is_compared(&self.shown, hand.role()));
                let (class, style, place_name) = if let Some(slot) = slot {
                    self.in_the_middle(seat, hand, slot, k)
                } else if self.own.is_some() {
                    ("card at-top".to_owned(), style, None)
                } else {
                    self.in_row(seat, hand, of, style)
                };
                let card_use = CardUse {
                    place_name,
                    ..CardUse::default()
                };
                let is_left = hand.role() == Role::Left;
                let face = if is_left { hidden(face) } else { face };
                placed.push((placed_card(face, class, style), card_use));
            }
        }
        placed
    }

    /// How much of a card stays visible beneath the next one of its hand, in hundredths of its width.
    fn lap(&self, of: usize) -> u8 {
        match (of, self.hands) {
            (4, _) => 27,
            (_, 0..=3) => 50,
            _ => 40,
        }
    }

    /// A card of a hand that is compared.
    fn in_the_middle(
        &self,
        seat: Seat,
        hand: HandView<'_>,
        slot: usize,
        k: usize,
    ) -> (String, String, Option<String>) {
        let mut class = String::from("card at-show");
        let nth = usize::from(self.shown.set.unwrap_or_default());
        for (on, name) in [
            (self.shown.winners.contains(seat), " glow"),
            (
                self.so_far.passed.contains(&(seat, nth as u8)),
                " is-passed",
            ),
        ] {
            class += if on { name } else { "" };
        }
        let style = self.shown.card(slot, k, hand.faces().len());
        (class, style, Some(say::in_hand_number(place_number(nth))))
    }

    fn in_row(
        &self,
        seat: Seat,
        hand: HandView<'_>,
        of: usize,
        mut style: String,
    ) -> (String, String, Option<String>) {
        let mut class = String::from("card at-row");
        let mut place_name = None;
        let (col, lap, span) = match hand.role() {
            Role::Set(nth) => {
                if self.so_far.won.get(usize::from(nth)) == Some(&Some(seat)) {
                    class += " glow";
                }
                if self.so_far.passed.contains(&(seat, nth)) {
                    class += " is-passed";
                }
                place_name = Some(say::in_hand_number(place_number(nth.into())));
                (2 * i32::from(nth), self.lap(of), 1)
            }
            Role::Left => {
                class += " is-left";
                (-1, 50, 1)
            }
            // The hand is not set yet: all cards lie in one fan.
            Role::Dealt | Role::Kept => (i32::from(self.hands) - 1, 24, self.hands),
        };
        let gaps = of.saturating_sub(1).max(1);
        style += &format!(
            "--col:calc({col}/2);--cols:{};--lap:.{lap};--gaps:{gaps};--span:{span};",
            self.hands
        );
        (class, style, place_name)
    }
}

/// How a card can be handled.
#[derive(Default)]
struct CardUse {
    /// The place of the card in words.
    place_name: Option<String>,
    /// Whether it is picked. `None`: it cannot be.
    picked: Option<bool>,
    /// Whether it can be focused and takes keys.
    has_keys: bool,
}

fn hidden(face: Face) -> Face {
    Face { card: None, ..face }
}

fn placed_card(face: Face, mut class: String, style: String) -> PlacedCard {
    if face.card.is_some() && !class.ends_with(" up") {
        class += " up";
    }
    PlacedCard {
        id: face.id,
        card: face.card,
        class,
        style,
        is_gone: false,
    }
}

fn card(placed: PlacedCard, card_use: CardUse, wild: CardSet, deal: u64) -> Node {
    let (id, face) = (placed.id, placed.card);
    let node = drawn::card(placed, wild, None);
    let name = face.map(|card| words::card_label(card, wild));
    let node = match (name, card_use.place_name) {
        (Some(name), Some(place_name)) => {
            node.attr_owned("aria-label", format!("{name}, {place_name}"))
        }
        _ => node,
    };
    let node = node.key(deal | u64::from(id.0));
    let Some(is_picked) = card_use.picked else {
        return node;
    };
    let node = node
        .attr_owned("id", card_name(id))
        .attr("role", "button")
        .attr("tabindex", if card_use.has_keys { "0" } else { "-1" })
        .attr("aria-pressed", if is_picked { "true" } else { "false" })
        .on(Press::Setting(SettingPress::Card(id)));
    node.attr_if(is_picked, "data-picked", "")
}
