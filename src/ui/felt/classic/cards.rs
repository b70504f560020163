//! Every card of the deal in its place. In the order of their ids, so that none changes its place among the others.

use super::super::cards as drawn;
use super::super::layout::Lies as Card;
use super::Lies;
use crate::cards::sort_few;
use crate::engine::{CardId, Event, Seat, SeatView, Viewer};
use crate::ui::language::say;
use crate::ui::patch::Node;
use crate::ui::words;

impl Lies<'_> {
    pub(super) fn cards(&self) -> Vec<Node> {
        let mut cards: Vec<(Card, Option<Seat>)> = Vec::new();
        for place in self.view.seats() {
            cards.extend(self.hand(place));
        }
        let dealt = self.view.history().filter_map(|event| match event {
            Event::Dealt { card, .. } => Some(card.id.0 + 1),
            _ => None,
        });
        for id in (0..dealt.max().unwrap_or(0)).map(CardId) {
            if !cards.iter().any(|(card, _)| card.id == id) {
                cards.push((gone(id), None));
            }
        }
        sort_few(&mut cards, |(card, _)| card.id);
        let cards = cards.into_iter();
        cards.map(|(card, whose)| self.node(card, whose)).collect()
    }

    fn hand(&self, place: SeatView<'_>) -> Vec<(Card, Option<Seat>)> {
        let seat = place.seat();
        let at = if seat == self.ring.bottom {
            "card at-me"
        } else {
            "card at-seat"
        };
        let spot = self.spot(seat);
        let faces: Vec<_> = place.hands().flat_map(|hand| hand.faces()).collect();
        let gaps = faces.len().saturating_sub(1);
        let wins = self.wins_with(seat);
        let faces = faces.into_iter().enumerate();
        let card = |(k, face): (usize, crate::engine::Face)| {
            let mut class = at.to_owned();
            for (on, name) in [
                (face.card.is_some(), " up"),
                (k == 2, " is-upcard"),
                (k > 2, " is-drawn"),
                (wins, " glow"),
            ] {
                class += if on { name } else { "" };
            }
            // In half cards: whole numbers print small.
            let k2 = 2 * k as isize - gaps as isize;
            let style = format!("{spot}--k:calc({k2}/2);--z:{};--gaps:{gaps};", k + 1);
            let card = Card {
                id: face.id,
                card: face.card,
                class,
                style,
                is_gone: false,
            };
            (card, Some(seat))
        };
        faces.map(card).collect()
    }

    /// Whether a hand has hit the number.
    fn wins_with(&self, seat: Seat) -> bool {
        self.number(seat) == Some(self.rules.target)
    }

    fn node(&self, card: Card, whose: Option<Seat>) -> Node {
        let wild = self.view.rules().ranking.wild;
        // The ids of the next deal are issued afresh, and its cards are others.
        let deal = u64::from(self.view.deals()) << 32;
        let (id, face) = (card.id, card.card);
        let node = drawn::card(card, wild, None).key(deal | u64::from(id.0));
        let Some((face, seat)) = face.zip(whose) else {
            return node;
        };
        let name = words::card_label(face, wild);
        let lies_in = if self.view.viewer() == Viewer::Seat(seat) {
            say::IN_YOUR_HAND.get().into()
        } else {
            self.game.name(seat)
        };
        node.made("aria-label", format!("{name}, {lies_in}"))
    }
}

fn gone(id: CardId) -> Card {
    Card {
        id,
        card: None,
        class: "card at-pack is-gone".into(),
        style: "--k:0;".into(),
        is_gone: true,
    }
}
