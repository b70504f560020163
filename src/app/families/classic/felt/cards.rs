//! Draws the cards of the games for three stakes. They are in the order of their ids, so that no element has to move
//! among its neighbours.

use super::ClassicFelt;
use crate::app::i18n::say;
use crate::app::table::felt::card as drawn;
use crate::app::table::patch::Node;
use crate::app::table::places::layout::PlacedCard as Card;
use crate::app::words;
use crate::cards::{CardSet, sort_few};
use crate::engine::{CardId, Event, Seat, SeatView, Viewer};

impl ClassicFelt<'_> {
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
        let again = (0..self.so_far.again.len()).map(|nth| self.drawn_again(nth));
        cards
            .map(|(card, whose)| self.node(card, whose))
            .chain(again)
            .collect()
    }

    /// How many of the first cards drawn again are this seat's.
    pub(super) fn count_again(&self, seat: Seat, of: usize) -> usize {
        let first = self.so_far.again.iter().take(of);
        first.filter(|(by, _)| *by == seat).count()
    }

    /// Draws a card that decides between equal totals, behind the others of its seat. The lower ones are dimmed.
    fn drawn_again(&self, nth: usize) -> Node {
        let (seat, face) = self.so_far.again[nth];
        let place = self.view.seat(seat);
        let hands = place.into_iter().flat_map(|place| place.hands());
        let held = hands.flat_map(|hand| hand.faces()).count();
        let all = self.so_far.again.len();
        let gaps = (held + self.count_again(seat, all)).saturating_sub(1);
        let k = held + self.count_again(seat, nth);
        let slot = self.shown.slot(seat);
        let at = match slot {
            Some(_) => "at-show",
            None if seat == self.ring.bottom => "at-me",
            None => "at-seat",
        };
        let is_level = self.so_far.level.contains(seat);
        let stands = if is_level { "" } else { " is-lower" };
        let k2 = 2 * k as isize - gaps as isize;
        let style = match slot {
            Some(slot) => self.shown.card(slot, k, gaps + 1),
            None => {
                let spot = self.spot(seat);
                format!("{spot}--k:calc({k2}/2);--z:{};--gaps:{gaps};", k + 1)
            }
        };
        let label = format!("{}, {}", words::card_name(face), self.whose(seat));
        let deal = u64::from(self.view.deals()) << 32;
        Node::new("div", "card")
            .key(deal | 1 << 16 | nth as u64)
            .attr_owned("class", format!("card {at} up is-drawn is-again{stands}"))
            .attr_owned("style", style)
            .attr("role", "img")
            .attr_owned("aria-label", label)
            .child(drawn::leaf(Some(drawn::front(face, CardSet::NONE))))
    }

    fn whose(&self, seat: Seat) -> String {
        match self.view.viewer() == Viewer::Seat(seat) {
            true => say::IN_YOUR_HAND.get().into(),
            false => self.game.seats().name(seat),
        }
    }

    fn hand(&self, place: SeatView<'_>) -> Vec<(Card, Option<Seat>)> {
        let seat = place.seat();
        let slot = self.shown.slot(seat);
        let at = match slot {
            Some(_) => "card at-show",
            None if seat == self.ring.bottom => "card at-me",
            None => "card at-seat",
        };
        let spot = self.spot(seat);
        let faces: Vec<_> = place.hands().flat_map(|hand| hand.faces()).collect();
        let again = self.count_again(seat, self.so_far.again.len());
        let gaps = (faces.len() + again).saturating_sub(1);
        let wins = self.wins_with(seat) || self.shown.winners.contains(seat);
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
            // In half cards, so that it is a whole number.
            let k2 = 2 * k as isize - gaps as isize;
            let style = match slot {
                Some(slot) => self.shown.card(slot, k, gaps + 1),
                None => format!("{spot}--k:calc({k2}/2);--z:{};--gaps:{gaps};", k + 1),
            };
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

    /// Whether a hand has reached the target exactly.
    pub(super) fn wins_with(&self, seat: Seat) -> bool {
        self.number(seat) == Some(self.rules.target)
    }

    fn node(&self, card: Card, whose: Option<Seat>) -> Node {
        let wild = self.view.rules().ranking.wild;
        // Card ids are issued afresh at each deal. The deal number makes the keys unique.
        let deal = u64::from(self.view.deals()) << 32;
        let (id, face) = (card.id, card.card);
        let node = drawn::card(card, wild, None).key(deal | u64::from(id.0));
        let Some((face, seat)) = face.zip(whose) else {
            return node;
        };
        let name = words::card_label(face, wild);
        node.attr_owned("aria-label", format!("{name}, {}", self.whose(seat)))
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
