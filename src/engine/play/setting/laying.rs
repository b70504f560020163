//! Which hands may be set, and how a seat's cards lie then.

use crate::cards::{Card, CardSet, HandValue, Rows, four_of_a_kind};
use crate::engine::facts::setting::{Fours, SettingIllegal, SettingRules};
use crate::engine::ground::held::{CardId, Held};
use crate::engine::ground::holding::{Holding, Role};
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::model::Table;
use crate::engine::sums::illegal::Illegal;

/// Whether these rows may be set from these cards: the right number of hands, each of three cards or one of four of a
/// kind, and none better than the one before it (RULES 10.1).
pub(super) fn check(
    table: &Table,
    rules: &SettingRules,
    own: CardSet,
    rows: &Rows,
) -> Result<(), Illegal> {
    if rows.len() != usize::from(rules.hands) {
        return Err(Illegal::Setting(SettingIllegal::WrongHands {
            hands: rules.hands,
        }));
    }
    let mut fours_left = usize::from(rules.fours != Fours::Never);
    for (row, nth) in rows.iter().zip(1..) {
        if row.len() == 4 && fours_left > 0 && four_of_a_kind(row).is_some() {
            fours_left -= 1;
        } else if row.len() != 3 {
            return Err(Illegal::Setting(SettingIllegal::WrongCards { nth }));
        }
    }
    let mut named = CardSet::NONE;
    for &card in rows.iter().flatten() {
        if !own.contains(card) {
            return Err(Illegal::NotYourCard { card });
        }
        if named.contains(card) {
            return Err(Illegal::CardTwice { card });
        }
        named.insert(card);
    }
    let mut before = None;
    for (value, nth) in rows.values(table.ranking()).zip(1..) {
        if before.is_some_and(|before: Option<HandValue>| value > before) {
            return Err(Illegal::Setting(SettingIllegal::OutOfOrder { nth }));
        }
        before = Some(value);
    }
    Ok(())
}

pub(super) fn ids(table: &Table, seat: Seat, rows: &Rows) -> Vec<Vec<CardId>> {
    let held: Vec<Held> = held(table, seat).collect();
    let id = |card: &Card| {
        let held = held.iter().find(|held| held.card == *card);
        held.map(|held| held.id)
    };
    rows.iter()
        .map(|row| row.iter().filter_map(id).collect())
        .collect()
}

/// Lays a seat's cards into rows and throws the rest away.
pub(super) fn set(table: &mut Table, seat: Seat, rows: &[Vec<CardId>]) {
    let held: Vec<Held> = held(table, seat).collect();
    let Some(place) = table.place_mut(seat) else {
        return;
    };
    let find = |id: &CardId| held.iter().find(|held| held.id == *id).copied();
    let mut hands: Vec<Holding> = Vec::with_capacity(rows.len() + 1);
    for (row, nth) in rows.iter().zip(0..) {
        let cards = row.iter().filter_map(find).collect();
        hands.push(Holding::new(Role::Set(nth), cards));
    }
    let named = |held: &&Held| rows.iter().flatten().any(|id| *id == held.id);
    let left: Vec<Held> = held.iter().filter(|held| !named(held)).copied().collect();
    if !left.is_empty() {
        hands.push(Holding::new(Role::Left, left));
    }
    place.hands = hands;
}

/// Exchanges a seat's cards for a spare hand. He sees the spare hand. His old cards are out of play.
pub(super) fn take_spare(table: &mut Table, seat: Seat, spare: u8) {
    let (Some(place), Some(spare)) = (
        table.places.get_mut(seat.index()),
        table.spares.get_mut(usize::from(spare)),
    ) else {
        return;
    };
    if let Some(hand) = place.hands.first_mut() {
        std::mem::swap(hand, spare);
        for held in &mut hand.cards {
            held.seen_by = SeatSet::from_iter([seat]);
        }
    }
}

fn held(table: &Table, seat: Seat) -> impl Iterator<Item = Held> + '_ {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    hands.flat_map(|hand| hand.cards.iter().copied())
}
