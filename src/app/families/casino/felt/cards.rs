//! Draws the cards of a game against the house: in a box, the house's, or thrown in.

use super::CasinoFelt;
use crate::app::i18n::say;
use crate::app::table::felt::card::card as drawn;
use crate::app::table::patch::Node;
use crate::app::table::places::layout::PlacedCard;
use crate::app::table::places::zones::in_order;
use crate::app::words;
use crate::cards::{Card, sort_few};
use crate::engine::{CardId, Event, Role, Seat};

/// A card with its place, and its owner in words.
struct CasinoCard {
    placed: PlacedCard,
    of: String,
}

impl CasinoFelt<'_> {
    /// Draws every card. They are in the order of their ids, so that no element has to move among its neighbours.
    pub(super) fn cards(&self) -> Vec<Node> {
        let mut cards: Vec<CasinoCard> = Vec::new();
        for place in self.view.seats() {
            cards.extend(self.of_box(place.seat()));
        }
        cards.extend(self.of_house());
        let dealt = self.view.history().filter_map(|event| match event {
            Event::Dealt { card, .. } => Some(card.id.0 + 1),
            _ => None,
        });
        for id in (0..dealt.max().unwrap_or(0)).map(CardId) {
            if !cards.iter().any(|card| card.placed.id == id) {
                cards.push(gone(id));
            }
        }
        sort_few(&mut cards, |card| card.placed.id);
        cards.into_iter().map(|card| self.node(card)).collect()
    }

    /// The cards of a box. A player with several boxes sees the cards of each.
    fn of_box(&self, seat: Seat) -> Vec<CasinoCard> {
        let cards = self.game.view_of(seat, |view| {
            let hands = view.seat(seat).into_iter().flat_map(|place| place.hands());
            let dealt = hands.filter(|hand| hand.role() == Role::Dealt);
            in_order(dealt.flat_map(|hand| hand.faces()), self.sorted)
        });
        let spot = self.spot(seat);
        let of = self.game.seats().name(seat);
        let cards = cards.into_iter().enumerate();
        cards
            .map(|(k, (id, card))| CasinoCard {
                placed: placed_card(id, card, "card at-box", &spot, k),
                of: of.clone(),
            })
            .collect()
    }

    fn of_house(&self) -> Vec<CasinoCard> {
        let cards = in_order(self.view.board(), self.sorted).into_iter();
        cards
            .enumerate()
            .map(|(k, (id, card))| CasinoCard {
                placed: placed_card(id, card, "card at-bank", "", k),
                of: say::THE_HOUSE.get().into(),
            })
            .collect()
    }

    fn node(&self, card: CasinoCard) -> Node {
        let CasinoCard { placed, of } = card;
        let (id, card, is_gone) = (placed.id, placed.card, placed.is_gone);
        let wild = self.view.rules().ranking.wild;
        let name = card.map_or_else(
            || say::FACE_DOWN_CARD.get().into(),
            |card| words::card_label(card, wild),
        );
        // Card ids are issued afresh at each deal. The deal number makes the keys unique.
        let deal = u64::from(self.view.deals()) << 32;
        let node = drawn(placed, wild, None).key(deal | u64::from(id.0));
        match is_gone {
            true => node,
            false => node.attr_owned("aria-label", format!("{name}, {of}")),
        }
    }
}

fn placed_card(id: CardId, card: Option<Card>, class: &str, spot: &str, k: usize) -> PlacedCard {
    let up = if card.is_some() { " up" } else { "" };
    PlacedCard {
        id,
        card,
        class: format!("{class}{up}"),
        style: format!("{spot}--k:{};--z:{};", k as i64 - 1, k + 1),
        is_gone: false,
    }
}

fn gone(id: CardId) -> CasinoCard {
    CasinoCard {
        placed: PlacedCard {
            id,
            card: None,
            class: "card at-pack is-gone".into(),
            style: "--k:0;".into(),
            is_gone: true,
        },
        of: String::new(),
    }
}
