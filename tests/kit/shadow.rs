//! A second bookkeeping of one sitting, from its events: who holds what, and who may see it by RULES 1.3, 10.0.5,
//! 10.1 and 10.2. It shares no code with the table.

use brag::cards::Card;
use brag::engine::{
    BusEvent, CardId, CasinoEvent, ClassicEvent, Event, Face, Pick, RetainedMode, SeatSet,
    SeatView, SettingEvent, Table, View, Viewer, Zone,
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
    fn new(id: CardId, card: Card, seen_by: SeatSet) -> Lying {
        Lying {
            id: id.0,
            card,
            seen_by,
            discarded: false,
        }
    }

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
    board: Vec<Lying>,
    spares: Vec<Packet>,
    /// The bottom card that everybody sees.
    turned: Option<Card>,
    /// Whether the keeper of a hand is dealt his new one face up (O12).
    face_up: bool,
    /// Whether everybody knows his own cards from the deal on (RULES 10.0.5).
    is_open: bool,
    /// Who has looked in this deal.
    looked: SeatSet,
    /// Whether a player draws a card for each one that he throws away for good (RULES 10.4, 10.7, 10.9).
    draws: bool,
    /// Whether the second card of the board lies face down.
    one_down: bool,
    /// How many cards of a hand are dealt face down (RULES 10.4). Everybody sees the others.
    down: usize,
    /// Whether the cards of the board are the bank's, which lie face down.
    is_casino: bool,
}

impl Shadow {
    pub fn new(table: &Table) -> Shadow {
        let dealing = table.rules().dealing().expect("a deal is dealt");
        Shadow {
            hands: vec![Vec::new(); table.stacks().len()],
            board: Vec::new(),
            spares: Vec::new(),
            turned: None,
            face_up: dealing.retained_mode == RetainedMode::FaceUp,
            is_open: !table.rules().is_betting()
                && table.rules().patti().is_none()
                && table.rules().game != "draw_brag",
            looked: SeatSet::NONE,
            draws: table.rules().exchange().is_some()
                || table.rules().number().is_some_and(|rules| rules.exchange),
            one_down: dealing.one_down,
            down: match table.rules().game {
                "three_stake" | "post_and_pair" => 2,
                _ => usize::MAX,
            },
            is_casino: table.rules().casino().is_some(),
        }
    }

    /// Follows one event.
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::DealBegan { .. } => {
                self.looked = SeatSet::NONE;
                self.number_afresh();
            }
            Event::Dealt {
                to: Zone::Hand(to),
                card,
            } => {
                let hands = &mut self.hands[to.index()];
                let is_keeper = hands.iter().any(|hand| hand.kept);
                let everybody = self.face_up && is_keeper;
                let dealt = hands.last().map_or(0, |hand| hand.cards.len());
                let is_up = dealt >= self.down;
                let knows = self.is_open || self.looked.contains(to);
                let seen_by = match (everybody || is_up, knows) {
                    (true, _) => SeatSet::ALL,
                    (_, true) => SeatSet::from_iter([to]),
                    (_, false) => SeatSet::NONE,
                };
                assert_eq!(card.seen_by, seen_by, "dealt face down but for O12");
                if hands.last().is_none_or(|hand| hand.kept) {
                    hands.push(Packet::default());
                }
                let newest = hands.len() - 1;
                hands[newest]
                    .cards
                    .push(Lying::new(card.id, card.card, seen_by));
            }
            Event::Dealt {
                to: Zone::Board,
                card,
            } => {
                let is_down = self.is_casino || self.one_down && self.board.len() == 1;
                let seen_by = if is_down { SeatSet::NONE } else { SeatSet::ALL };
                self.board.push(Lying::new(card.id, card.card, seen_by));
            }
            Event::Dealt {
                to: Zone::Spare(nth),
                card,
            } => {
                let nth = usize::from(nth);
                if self.spares.len() <= nth {
                    self.spares.push(Packet::default());
                }
                let lying = Lying::new(card.id, card.card, SeatSet::NONE);
                self.spares[nth].cards.push(lying);
            }
            Event::Classic(ClassicEvent::Opened) => {
                let hands = self.hands.iter_mut().flatten();
                for card in hands.flat_map(|hand| &mut hand.cards) {
                    card.seen_by = SeatSet::ALL;
                }
            }
            Event::Setting(ref event) => self.follow_setting(event),
            Event::Bus(ref event) => self.follow_bus(event),
            Event::Looked { seat, pick } => {
                self.looked.insert(seat);
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
                    // Cards that he has thrown away are not part of his hand.
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
            // Cards that are exchanged are gone, and those that go under the pack (9.2.20).
            Event::Discarded { seat, card, under } if self.draws || under => {
                assert!(!(under && self.draws), "one or the other");
                let packet = self.hands[seat.index()].last_mut().expect("a hand");
                let cards = &mut packet.cards;
                let place = cards.iter().position(|lying| lying.id == card.id.0);
                let thrown = cards.remove(place.expect("only a card of the hand is thrown"));
                assert_eq!((thrown.card, thrown.seen_by), (card.card, card.seen_by));
                assert!(!under || cards.len() >= 3);
            }
            Event::Discarded { seat, card, .. } => {
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
            // Against the bank what is thrown in lies out of play until the next deal (RULES 10.0.1).
            Event::Folded { .. } if self.is_casino => {}
            Event::Casino(CasinoEvent::Turned { card }) => {
                let lying = self.board.iter_mut().find(|lying| lying.id == card.id.0);
                let lying = lying.expect("only a card of the house's is turned up");
                assert_eq!(lying.card, card.card, "a card is turned up as it was dealt");
                lying.seen_by = SeatSet::ALL;
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

    fn follow_setting(&mut self, event: &SettingEvent) {
        match event {
            SettingEvent::Took { seat, spare } => {
                let hand = &mut self.hands[seat.index()][0];
                std::mem::swap(hand, &mut self.spares[usize::from(*spare)]);
                hand.cards
                    .iter_mut()
                    .for_each(|card| card.seen_by.insert(*seat));
            }
            SettingEvent::Set { seat, rows } => {
                let hands = &mut self.hands[seat.index()];
                let mut left = hands.remove(0).cards;
                for row in rows {
                    let take = |id: &CardId| {
                        let at = left.iter().position(|card| card.id == id.0);
                        left.remove(at.expect("a card of his own"))
                    };
                    let cards = row.iter().map(take).collect();
                    hands.push(Packet { cards, kept: false });
                }
                if !left.is_empty() {
                    hands.push(Packet {
                        cards: left,
                        kept: false,
                    });
                }
            }
            _ => {}
        }
    }

    /// Only the player who gives a card face down knows which it is, and which other cards he still has.
    fn follow_bus(&mut self, event: &BusEvent) {
        let is_down = |place: usize| self.one_down && place == 1;
        match *event {
            BusEvent::Swapped { seat, gave, took } => {
                let hand = &mut self.hands[seat.index()][0].cards;
                let from = hand.iter().position(|card| card.id == gave.id.0);
                let mut gives = hand.remove(from.expect("a card of his own"));
                let place = self.board.iter().position(|card| card.id == took.id.0);
                let place = place.expect("a card of the board");
                let mut takes = self.board[place];
                assert_eq!((gives.card, takes.card), (gave.card, took.card));
                if is_down(place) {
                    let own = SeatSet::from_iter([seat]);
                    hand.iter_mut().for_each(|card| card.seen_by = own);
                    gives.seen_by = own;
                    takes.seen_by.insert(seat);
                } else {
                    gives.seen_by = SeatSet::ALL;
                }
                hand.push(takes);
                self.board[place] = gives;
            }
            BusEvent::SwappedAll { seat, .. } => {
                let down = (0..3).find(|place| is_down(*place));
                let hand = &mut self.hands[seat.index()][0].cards;
                std::mem::swap(hand, &mut self.board);
                hand.iter_mut().for_each(|card| card.seen_by.insert(seat));
                for (place, card) in self.board.iter_mut().enumerate() {
                    if Some(place) != down {
                        card.seen_by = SeatSet::ALL;
                    }
                }
            }
            BusEvent::Stuck { .. } | BusEvent::Lost { .. } => {}
        }
    }

    fn number_afresh(&mut self) {
        self.board.clear();
        self.spares.clear();
        for hands in &mut self.hands {
            hands.retain(|hand| hand.kept);
        }
        let kept = self.hands.iter_mut().flatten();
        for (id, card) in kept.flat_map(|hand| &mut hand.cards).enumerate() {
            card.id = id as u8;
        }
    }

    /// Whether a view shows a seat's hands as it must: no face more and none less.
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

    /// Whether a view shows the board and the spare hands as it must.
    pub fn agrees_on_the_table(&self, view: View) -> bool {
        let face = |card: &Lying| card.face(view.viewer());
        let spares = view.spares().zip(&self.spares);
        view.board().eq(self.board.iter().map(face))
            && view.spares().len() == self.spares.len()
            && spares
                .into_iter()
                .all(|(shown, spare)| shown.faces().eq(spare.cards.iter().map(face)))
    }

    /// At most one player holds a kept hand, and nobody more than two hands to bet on.
    pub fn keeps_the_bounds(&self) -> bool {
        let keeper = |hands: &&Vec<Packet>| hands.iter().any(|hand| hand.kept);
        self.hands.iter().filter(keeper).count() <= 1
            && self
                .hands
                .iter()
                .all(|hands| hands.len() <= 2 || self.is_open)
    }

    /// The cards this viewer knows.
    pub fn known(&self, viewer: Viewer) -> impl Iterator<Item = Card> {
        let packets = self.hands.iter().flatten().chain(&self.spares);
        let cards = packets.flat_map(|hand| &hand.cards).chain(&self.board);
        let faces = cards.filter_map(move |card| card.face(viewer).card);
        faces.chain(self.turned)
    }
}
