//! Tables that agree with all that a viewer may know, with the cards that he has not seen dealt anew.
//!
//! Which cards those are follows from the cards that he sees, never from the hidden ones. So a table made here tells
//! nothing about the true cards.

use super::ground::held::{CardId, Held};
use super::ground::holding::Holding;
use super::ground::seat::Seat;
use super::ground::viewer::Viewer;
use super::model::Table;
use super::sums::action::Action;
use super::sums::event::Event;
use super::view::View;
use crate::cards::{Card, CardSet, Pack, Ranking};

/// A viewer's table, with a gap for each card that he has not seen.
#[derive(Clone, Debug)]
pub struct Unseen {
    table: Table,
    viewer: Viewer,
    /// The cards that lie somewhere he cannot see, the lowest first.
    cards: Vec<Card>,
    /// How many of them each seat holds, with the discards of its hand that lie under the pack.
    held: Vec<(Seat, usize)>,
    /// The cards that he knows to be under the pack or out of play.
    gone: Vec<Card>,
}

impl View<'_> {
    /// What the viewer does not know of this table.
    #[must_use]
    pub fn unseen(self) -> Unseen {
        let viewer = self.viewer();
        let mut table = self.table.clone();
        let lying: CardSet = table
            .lying()
            .filter_map(|(_, held)| viewer.face(held).card)
            .collect();
        let turned = table.turned;
        let mut gone = Vec::new();
        for event in &mut table.history {
            let mut note = |held: &mut Held| match viewer.face(*held).card {
                Some(card) if lying.contains(card) || turned == Some(card) => {}
                Some(card) if !gone.contains(&card) => gone.push(card),
                _ => {}
            };
            event.each_card(&mut note);
            match event {
                Event::Shuffled { pack } => pack.clear(),
                // It is covered by now, and everybody has seen it.
                Event::Turned { card }
                    if turned != Some(*card) && !lying.contains(*card) && !gone.contains(card) =>
                {
                    gone.push(*card);
                }
                _ => {}
            }
        }
        gone.truncate(table.thrown.len() + table.pack.len());
        let known: CardSet = lying
            .iter()
            .chain(gone.iter().copied())
            .chain(turned)
            .collect();
        let whole = table.rules.ranking.pack();
        let mut cards: Vec<Card> = whole.iter().filter(|card| !known.contains(*card)).collect();
        cards.sort_unstable_by_key(|card| card.index());
        let hidden = |held: &&Held| viewer.face(**held).card.is_none();
        let held = table.seats().filter_map(|seat| {
            let hands = &table.place(seat)?.hands;
            let of_hand = |hand: &Holding| {
                let unseen = hand.cards.iter().filter(hidden).count();
                unseen + under(hand, viewer)
            };
            let count: usize = hands.iter().map(of_hand).sum();
            (count > 0).then_some((seat, count))
        });
        let held = held.collect();
        let mut unseen = Unseen {
            table,
            viewer,
            cards,
            held,
            gone,
        };
        // No hidden card is left in the table: the lowest ones stand in for them.
        let order = unseen.cards.clone();
        unseen.fill(&order);
        unseen
    }
}

impl View<'_> {
    /// The table once the viewer has looked at his only hand, as far as he knows it now: the lowest cards that he has not seen
    /// stand in for that hand, and nothing tells what he holds. `None`: he is not blind, has another hand, or may not look.
    #[must_use]
    pub fn having_looked(self) -> Option<Table> {
        let own = self.own()?;
        if !own.is_blind() || own.hands().len() != 1 {
            return None;
        }
        let mut table = self.unseen().table;
        table.play_in_place(own.seat(), Action::Look(None)).ok()?;
        Some(table)
    }

    /// The table as far as the viewer knows it, if he held these cards in place of his only hand. No hidden card is in
    /// it. `None`: he does not see that hand whole, or cannot hold these cards, because he sees one of them elsewhere.
    #[must_use]
    pub fn supposing(self, cards: &[Card]) -> Option<Table> {
        let own = self.own()?.seat();
        let unseen = self.unseen();
        let mut table = unseen.table;
        let [hand] = table.place_mut(own)?.hands.as_mut_slice() else {
            return None;
        };
        let is_whole = hand.discards == 0 && hand.under == 0 && hand.is_seen_by(own);
        let is_free = |card: &Card| {
            unseen.cards.contains(card) || hand.cards.iter().any(|held| held.card == *card)
        };
        let different: CardSet = cards.iter().copied().collect();
        let count = hand.cards.len();
        if !is_whole || !cards.iter().all(is_free) || [cards.len(), different.len()] != [count; 2] {
            return None;
        }
        let mut ids: Vec<(CardId, Card)> = Vec::with_capacity(count);
        for (held, card) in hand.cards.iter_mut().zip(cards) {
            held.card = *card;
            ids.push((held.id, *card));
        }
        for event in &mut table.history {
            event.each_card(&mut |held| {
                if let Some((_, card)) = ids.iter().find(|(id, _)| *id == held.id) {
                    held.card = *card;
                }
            });
        }
        // Some of these cards stood in for hidden ones.
        Some(table.view(self.viewer()).unseen().table)
    }
}

impl Unseen {
    /// These unseen cards, from which tables are dealt that are [forgetful](Table::forgetful).
    #[must_use]
    pub fn forgetful(mut self) -> Unseen {
        self.table = self.table.forgetful();
        self
    }

    /// The cards that the viewer has not seen and that may lie anywhere out of his sight, the lowest first.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The seats that hold such cards, from seat 0, each with their number. Discards that lie under the pack (O50) count
    /// with the hand that they were thrown from.
    #[must_use]
    pub fn held(&self) -> &[(Seat, usize)] {
        &self.held
    }

    /// The table with the unseen cards in their own order: for what is public.
    #[must_use]
    pub fn blank(&self) -> &Table {
        &self.table
    }

    /// The table if these cards lie in the gaps: first those of the seats as in [`Unseen::held`], then those of the
    /// board and of spare hands, then those out of play, then those of the pack, top card first. `order` contains
    /// [`Unseen::cards`] in any order; cards that are missing make a table without them.
    #[must_use]
    pub fn dealt(&self, order: &[Card]) -> Table {
        let mut world = self.table.clone();
        fill(&mut world, self.viewer, &self.gone, order);
        world
    }

    fn fill(&mut self, order: &[Card]) {
        fill(&mut self.table, self.viewer, &self.gone, order);
    }
}

/// Puts cards into the gaps.
fn fill(table: &mut Table, viewer: Viewer, gone: &[Card], order: &[Card]) {
    let mut order = order.iter().copied();
    let mut ids: Vec<(CardId, Card)> = Vec::with_capacity(64);
    let ranking = table.ranking.clone();
    // The discards under the pack, in the order of the seats.
    let mut tucked: Vec<Card> = Vec::new();
    for (place, seat) in table.places.iter_mut().zip((0..).map(Seat)) {
        for hand in &mut place.hands {
            let is_new = put_all(hand, viewer, &ranking, &mut order);
            if is_new && hand.under > 0 {
                let more: Vec<Card> = order.by_ref().take(hand.under.into()).collect();
                let thrown = keep_the_best(hand, &more, &ranking);
                ids.extend(ids_under(&table.history, seat).zip(thrown.iter().copied()));
                tucked.extend(thrown);
            }
            ids.extend(hand.cards.iter().map(|held| (held.id, held.card)));
        }
    }
    for hand in &mut table.spares {
        put_all(hand, viewer, &ranking, &mut order);
        ids.extend(hand.cards.iter().map(|held| (held.id, held.card)));
    }
    for held in &mut table.board {
        put(held, viewer, &mut order);
        ids.push((held.id, held.card));
    }
    let mut known = gone.iter().copied();
    for card in &mut table.thrown {
        if let Some(next) = known.next().or_else(|| order.next()) {
            *card = next;
        }
    }
    let below = tucked.into_iter().chain(known).chain(table.turned);
    let pack: Vec<Card> = order.chain(below).collect();
    let mut named: CardSet = ids.iter().map(|(_, card)| *card).collect();
    for event in &mut table.history {
        event.each_card(&mut |held| named.extend(viewer.face(*held).card));
    }
    // Cards that are no longer in sight lie in the pack or out of play, the last dealt under it.
    let away = table.thrown.iter().copied();
    let away = away.chain(pack.iter().rev().copied());
    let mut away = away.filter(|card| !named.contains(*card));
    for event in &mut table.history {
        event.each_card(&mut |held| {
            if viewer.face(*held).card.is_some() {
                return;
            }
            let known = ids
                .iter()
                .find(|(id, _)| *id == held.id)
                .map(|(_, card)| *card);
            if let Some(card) = known.or_else(|| away.next()) {
                held.card = card;
                if known.is_none() {
                    ids.push((held.id, card));
                }
            }
        });
    }
    table.pack = Pack::new(pack).unwrap_or_default();
}

/// Puts the next cards into the gaps of a hand. Returns whether the viewer has seen none of its cards.
fn put_all(
    hand: &mut Holding,
    viewer: Viewer,
    ranking: &Ranking,
    order: &mut impl Iterator<Item = Card>,
) -> bool {
    // A hand of which the viewer has seen a part stays as it lies.
    let mut is_new = true;
    for held in &mut hand.cards {
        is_new &= put(held, viewer, order);
    }
    if is_new && hand.discards != 0 {
        throw_the_rest(hand, ranking);
    }
    is_new
}

/// The ids of a seat's discards that went under the pack, in the order in which it threw them.
fn ids_under(history: &[Event], seat: Seat) -> impl Iterator<Item = CardId> {
    history.iter().filter_map(move |event| match event {
        Event::Discarded {
            seat: by,
            card,
            under: true,
        } if *by == seat => Some(card.id),
        _ => None,
    })
}

/// The number of discards under the pack of a hand of which the viewer has seen nothing.
fn under(hand: &Holding, viewer: Viewer) -> usize {
    let mut faces = hand.cards.iter().map(|held| viewer.face(*held).card);
    match faces.any(|card| card.is_some()) {
        true => 0,
        false => hand.under.into(),
    }
}

/// Its owner has put all but the best three of his cards under the pack (RULES 9.2.20). Returns those.
fn keep_the_best(hand: &mut Holding, more: &[Card], ranking: &Ranking) -> Vec<Card> {
    let mut all = hand.faces();
    all.extend(more.iter().copied().take(all.remaining_capacity()));
    let Some(best) = ranking.best(&all) else {
        return more.to_vec();
    };
    for (held, card) in hand.cards.iter_mut().zip(best.hand.0) {
        held.card = card;
    }
    best.discards.iter().collect()
}

/// Puts the next card into a gap. Returns whether it is one.
fn put(held: &mut Held, viewer: Viewer, order: &mut impl Iterator<Item = Card>) -> bool {
    let is_gap = viewer.face(*held).card.is_none();
    if is_gap && let Some(card) = order.next() {
        held.card = card;
    }
    is_gap
}

/// Its owner has thrown away all but the best three cards (RULES 1.4): those lie where he put them.
fn throw_the_rest(hand: &mut Holding, ranking: &Ranking) {
    let Some(best) = ranking.best(&hand.faces()) else {
        return;
    };
    let discards = hand.discards;
    let faces = hand.faces();
    let (thrown, kept): (Vec<Card>, Vec<Card>) = faces
        .iter()
        .partition(|card| best.discards.contains(**card));
    let (mut thrown, mut kept) = (thrown.into_iter(), kept.into_iter());
    for (nth, held) in hand.cards.iter_mut().enumerate() {
        let is_discard = nth < 16 && discards >> nth & 1 == 1;
        let next = if is_discard {
            thrown.next()
        } else {
            kept.next()
        };
        if let Some(card) = next {
            held.card = card;
        }
    }
}
