//! A second bookkeeping of one sitting, kept from the events alone: who holds what, and who may see
//! it by RULES 1.3. It shares no code with the table's own.

use brag::cards::Card;
use brag::engine::{
    CardId, Event, Face, Pick, RetainedMode, SeatSet, SeatView, Table, Viewer, Zone,
};

/// One card in a hand.
#[derive(Clone, Copy)]
struct Lying {
    id: u8,
    card: Card,
    seen_by: SeatSet,
    discarded: bool,
}

impl Lying {
    fn face(&self, viewer: Viewer) -> Face {
        let seen = match viewer {
            Viewer::Seat(seat) => self.seen_by.contains(seat),
            Viewer::Gallery => self.seen_by == SeatSet::ALL,
            Viewer::Hindsight => true,
        };
        Face {
            id: CardId(self.id),
            card: seen.then_some(self.card),
        }
    }
}

#[derive(Clone, Default)]
struct Packet {
    cards: Vec<Lying>,
    kept: bool,
}

/// The hands of all seats, as they must be.
pub struct Shadow {
    hands: Vec<Vec<Packet>>,
    /// The bottom card that everybody sees.
    turned: Option<Card>,
    /// Whether the keeper of a hand is dealt his new one face up (O12).
    face_up: bool,
}

impl Shadow {
    pub fn new(table: &Table) -> Shadow {
        let dealing = table.rules().dealing().expect("a deal is dealt");
        Shadow {
            hands: vec![Vec::new(); table.stacks().len()],
            turned: None,
            face_up: dealing.retained_mode == RetainedMode::FaceUp,
        }
    }

    /// Follows one event.
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::DealBegan { .. } => self.number_afresh(),
            Event::Dealt {
                to: Zone::Hand(to),
                card,
            } => {
                let hands = &mut self.hands[to.index()];
                let is_keeper = hands.iter().any(|hand| hand.kept);
                let everybody = self.face_up && is_keeper;
                let seen_by = if everybody {
                    SeatSet::ALL
                } else {
                    SeatSet::NONE
                };
                assert_eq!(card.seen_by, seen_by, "dealt face down but for O12");
                if hands.last().is_none_or(|hand| hand.kept) {
                    hands.push(Packet::default());
                }
                let newest = hands.len() - 1;
                hands[newest].cards.push(Lying {
                    id: card.id.0,
                    card: card.card,
                    seen_by,
                    discarded: false,
                });
            }
            Event::Looked { seat, pick } => {
                let at = usize::from(pick == Some(Pick::New));
                for card in &mut self.hands[seat.index()][at].cards {
                    card.seen_by.insert(seat);
                }
            }
            Event::ShownTo { seat, to } => {
                for card in self.hands[seat.index()]
                    .iter_mut()
                    .flat_map(|h| &mut h.cards)
                {
                    assert!(
                        card.seen_by.contains(seat),
                        "nobody shows what he has not seen"
                    );
                    // What he has thrown away is no part of his hand.
                    if !card.discarded {
                        card.seen_by.insert(to);
                    }
                }
            }
            Event::Turned { card } => self.turned = Some(card),
            Event::Exposed { seat, card } => {
                let lying = self.hands[seat.index()]
                    .iter_mut()
                    .flat_map(|hand| &mut hand.cards)
                    .find(|lying| lying.id == card.id.0);
                let lying = lying.expect("only a card that is held is turned up");
                assert_eq!(lying.card, card.card, "a card is turned up as it was dealt");
                lying.seen_by = SeatSet::ALL;
            }
            Event::Discarded { seat, card } => {
                let packet = self.hands[seat.index()].last_mut().expect("a hand");
                let lying = packet.cards.iter_mut().find(|lying| lying.id == card.id.0);
                let lying = lying.expect("only a card of the hand is thrown away");
                assert_eq!(
                    lying.card, card.card,
                    "a card is thrown away as it was dealt"
                );
                assert!(!lying.discarded && lying.seen_by.contains(seat));
                lying.discarded = true;
                let playing = packet.cards.iter().filter(|card| !card.discarded);
                assert!(playing.count() >= 3);
            }
            Event::Thrown { seat, pick } => {
                self.hands[seat.index()].remove(usize::from(pick == Pick::New));
            }
            Event::Folded { seat } | Event::Gathered { seat } => {
                self.hands[seat.index()].clear();
            }
            Event::Retained { seat } => {
                for hand in &mut self.hands[seat.index()] {
                    hand.kept = true;
                }
            }
            _ => {}
        }
    }

    fn number_afresh(&mut self) {
        let kept = self.hands.iter_mut().flatten();
        for (id, card) in kept.flat_map(|hand| &mut hand.cards).enumerate() {
            card.id = id as u8;
        }
    }

    /// Whether this is what its viewer must be shown of a seat's hands: no face more and none less.
    pub fn agrees(&self, viewer: Viewer, seat: SeatView) -> bool {
        let hands = &self.hands[seat.seat().index()];
        seat.hands().len() == hands.len()
            && seat.hands().zip(hands).all(|(shown, hand)| {
                let faces = hand.cards.iter().map(|card| card.face(viewer));
                let part = |discarded: bool| {
                    let cards = hand.cards.iter();
                    let of = cards.filter(move |card| card.discarded == discarded);
                    of.map(|card| card.face(viewer))
                };
                shown.is_kept() == hand.kept
                    && shown.faces().eq(faces)
                    && shown.playing().eq(part(false))
                    && shown.discards().eq(part(true))
            })
    }

    /// At most one player holds a kept hand, and nobody more than two hands.
    pub fn keeps_the_bounds(&self) -> bool {
        let keeper = |hands: &&Vec<Packet>| hands.iter().any(|hand| hand.kept);
        self.hands.iter().filter(keeper).count() <= 1
            && self.hands.iter().all(|hands| hands.len() <= 2)
    }

    /// The cards this viewer knows.
    pub fn known(&self, viewer: Viewer) -> impl Iterator<Item = Card> {
        let cards = self.hands.iter().flatten().flat_map(|hand| &hand.cards);
        let faces = cards.filter_map(move |card| card.face(viewer).card);
        faces.chain(self.turned)
    }
}
