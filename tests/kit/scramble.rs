//! A sitting, and a copy in which every card that a viewer has not seen is scrambled.

use brag::cards::{Card, Pack};
use brag::engine::{
    Advance, CardId, CasinoEvent, ClassicEvent, Event, PattiEvent, RoundEvent, SeatSet, Table,
    Viewer, Zone,
};

use super::describe::viewers;
use super::dice::Dice;
use super::shadow::Shadow;
use super::sittings::Move;

/// A sitting so far, and the cards each viewer has ever seen in it.
pub struct Seen {
    pub start: Table,
    pub moves: Vec<Move>,
    shadow: Shadow,
    pub by: Vec<(Viewer, u64)>,
    /// Whether hands were shown or the pack was shuffled again. From then on hidden cards have effects.
    pub over: bool,
}

impl Seen {
    pub fn new(table: &Table) -> Seen {
        Seen {
            start: table.clone(),
            moves: Vec::new(),
            shadow: Shadow::new(table),
            by: viewers(table).map(|viewer| (viewer, 0)).collect(),
            over: false,
        }
    }

    pub fn follow(&mut self, next: &Move, step: &Advance) {
        let first = self.moves.is_empty();
        self.over |= step.events.iter().any(|event| match event {
            Event::Exposed { .. }
            | Event::Classic(ClassicEvent::Opened)
            | Event::Round(RoundEvent::Named { .. })
            | Event::Casino(CasinoEvent::Turned { .. })
            | Event::Patti(PattiEvent::Compared { .. }) => true,
            Event::Shuffled { .. } => !first,
            // A card dealt face up makes others fold, by cards that they alone have seen.
            Event::Dealt {
                to: Zone::Hand(_),
                card,
            } => card.seen_by == SeatSet::ALL && self.start.rules().is_betting(),
            _ => false,
        });
        self.moves.push(next.clone());
        for event in &step.events {
            self.shadow.follow(event);
        }
        for (viewer, seen) in &mut self.by {
            *seen |= self
                .shadow
                .known(*viewer)
                .fold(0, |bits, card| bits | 1 << card.index());
        }
    }

    /// The first pack with all cards moved that this viewer has not seen. Card ids follow the order of dealing, so
    /// they are places in the pack. Hands that others have set must keep their order of strength: each gets the cards
    /// of one of them, the best the best.
    pub fn scrambled(&self, seen: u64, dice: &mut Dice) -> Option<Pack> {
        let Some(Move::Deal(Some(pack))) = self.moves.first() else {
            return None;
        };
        let has_seen = |card: &Card| seen & 1 << card.index() != 0;
        let mut unseen: Vec<Card> = pack.iter().filter(|card| !has_seen(card)).collect();
        dice.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        let cards = pack.iter().map(|card| {
            if has_seen(&card) {
                Some(card)
            } else {
                unseen.next()
            }
        });
        let mut cards: Vec<Card> = cards.flatten().collect();
        for next in &self.moves {
            if let Move::Set(_, rows) = next {
                self.put_in_order(rows, &mut cards);
            }
        }
        Pack::new(cards).ok()
    }

    fn put_in_order(&self, rows: &[Vec<CardId>], cards: &mut [Card]) {
        let ranking = self.start.view(Viewer::Gallery).ranking();
        let faces = |row: &Vec<CardId>| row.iter().map(|id| cards[usize::from(id.0)]).collect();
        let mut hands: Vec<Vec<Card>> = rows.iter().map(faces).collect();
        hands.sort_by_key(|hand| std::cmp::Reverse(ranking.row(hand)));
        for (row, hand) in rows.iter().zip(hands) {
            for (id, card) in row.iter().zip(hand) {
                cards[usize::from(id.0)] = card;
            }
        }
    }
}
