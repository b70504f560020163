//! Every card of the deal: in a box, the house's, or thrown in.

use super::super::cards::card as drawn;
use super::super::layout::Lies;
use super::super::zones::in_order;
use super::Boxes;
use crate::cards::{Card, sort_few};
use crate::engine::{CardId, Event, Role, Seat};
use crate::ui::language::say;
use crate::ui::patch::Node;
use crate::ui::words;

/// A card that is drawn, and whose it is in words.
struct Laid {
    lies: Lies,
    of: String,
}

impl Boxes<'_> {
    /// In the order of their elements, so that none has to change its place among the others.
    pub(super) fn cards(&self) -> Vec<Node> {
        let mut laid: Vec<Laid> = Vec::new();
        for place in self.view.seats() {
            laid.extend(self.of_box(place.seat()));
        }
        laid.extend(self.of_house());
        let dealt = self.view.history().filter_map(|event| match event {
            Event::Dealt { card, .. } => Some(card.id.0 + 1),
            _ => None,
        });
        for id in (0..dealt.max().unwrap_or(0)).map(CardId) {
            if !laid.iter().any(|laid| laid.lies.id == id) {
                laid.push(gone(id));
            }
        }
        sort_few(&mut laid, |laid| laid.lies.id);
        laid.into_iter().map(|laid| self.node(laid)).collect()
    }

    /// Whoever plays several boxes sees the cards of each.
    fn of_box(&self, seat: Seat) -> Vec<Laid> {
        let cards = self.game.view_of(seat, |view| {
            let hands = view.seat(seat).into_iter().flat_map(|place| place.hands());
            let dealt = hands.filter(|hand| hand.role() == Role::Dealt);
            in_order(dealt.flat_map(|hand| hand.faces()), self.sorted)
        });
        let spot = self.spot(seat);
        let of = self.game.name(seat);
        let cards = cards.into_iter().enumerate();
        cards
            .map(|(k, (id, card))| Laid {
                lies: lie(id, card, "card at-box", &spot, k),
                of: of.clone(),
            })
            .collect()
    }

    fn of_house(&self) -> Vec<Laid> {
        let cards = in_order(self.view.board(), self.sorted).into_iter();
        cards
            .enumerate()
            .map(|(k, (id, card))| Laid {
                lies: lie(id, card, "card at-house", "", k),
                of: say::THE_HOUSE.get().into(),
            })
            .collect()
    }

    fn node(&self, laid: Laid) -> Node {
        let Laid { lies, of } = laid;
        let (id, card, is_gone) = (lies.id, lies.card, lies.is_gone);
        let wild = self.view.rules().ranking.wild;
        let name = card.map_or_else(
            || say::FACE_DOWN_CARD.get().into(),
            |card| words::card_label(card, wild),
        );
        // The ids of the next deal are issued afresh, and its cards are others.
        let deal = u64::from(self.view.deals()) << 32;
        let node = drawn(lies, wild, None).key(deal | u64::from(id.0));
        match is_gone {
            true => node,
            false => node.made("aria-label", format!("{name}, {of}")),
        }
    }
}

fn lie(id: CardId, card: Option<Card>, class: &str, spot: &str, k: usize) -> Lies {
    let up = if card.is_some() { " up" } else { "" };
    Lies {
        id,
        card,
        class: format!("{class}{up}"),
        style: format!("{spot}--k:{};--z:{};", k as i64 - 1, k + 1),
        is_gone: false,
    }
}

fn gone(id: CardId) -> Laid {
    Laid {
        lies: Lies {
            id,
            card: None,
            class: "card at-pack is-gone".into(),
            style: "--k:0;".into(),
            is_gone: true,
        },
        of: String::new(),
    }
}
