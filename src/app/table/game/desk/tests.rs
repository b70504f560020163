//! Tests of the desk, place by place.

use super::dropped::DropTarget;
use super::*;
use crate::app::table::direction::Direction;
use crate::cards::RankingRules;

/// These cards with the ids 0, 1, 2 …
fn desk(cards: &str, hands: u8, fours: bool) -> Desk {
    let cards = cards.split(' ').zip(0..);
    let cards = cards.map(|(card, id)| (CardId(id), card.parse().expect("a card")));
    Desk::new(cards.collect(), hands, fours, None)
}

fn brag() -> Ranking {
    Ranking::new(RankingRules::default())
}

fn put(desk: &mut Desk, ids: &[u8], nth: usize) {
    for id in ids {
        desk.press_card(CardId(*id));
    }
    desk.press_place(nth);
}

fn text(desk: &Desk) -> String {
    let card = |id: &CardId| {
        desk.card(*id)
            .map(|card| card.to_string())
            .unwrap_or_default()
    };
    let row = |row: &Vec<CardId>| row.iter().map(card).collect::<String>();
    let places: Vec<String> = desk.places.iter().map(row).collect();
    format!("{} / {}", places.join(" "), row(&desk.hand()))
}

const SIX: &str = "2c Ah Kd 2h 2s 9c";

#[test]
fn cards_in_hand_are_sorted_by_rank_or_by_suit() {
    let mut desk = desk(SIX, 2, false);
    assert_eq!(text(&desk), "  / AhKd9c2s2h2c");
    desk.sort();
    assert_eq!(text(&desk), "  / 2sAh2h9c2cKd");
}

#[test]
fn picked_cards_go_into_a_place_and_the_place_gives_them_back() {
    let mut desk = desk(SIX, 2, false);
    put(&mut desk, &[0, 3], 1);
    assert_eq!(text(&desk), " 2h2c / AhKd9c2s");
    put(&mut desk, &[4], 1);
    assert_eq!(text(&desk), " 2s2h2c / AhKd9c");
    desk.press_place(1);
    assert_eq!(text(&desk), "  / AhKd9c2s2h2c");
}

#[test]
fn a_card_in_a_place_is_taken_back_by_itself() {
    let mut desk = desk(SIX, 2, false);
    put(&mut desk, &[0, 3, 4], 0);
    desk.press_card(CardId(3));
    assert_eq!(text(&desk), "2s2c  / AhKd9c2h");
}

#[test]
fn one_pick_changes_places_with_a_card_of_a_full_place() {
    let mut desk = desk(SIX, 2, false);
    put(&mut desk, &[0, 3, 5], 0);
    desk.press_card(CardId(4));
    desk.press_card(CardId(5));
    assert_eq!(text(&desk), "2s2h2c  / AhKd9c");
    assert_eq!(desk.picks(), 0);
}

#[test]
fn what_does_not_fit_beside_takes_the_place_of_what_lies_there() {
    let mut desk = desk(SIX, 2, false);
    put(&mut desk, &[0, 1], 0);
    put(&mut desk, &[3, 4], 0);
    assert_eq!(text(&desk), "2s2h  / AhKd9c2c");
    // Of too many cards, the first three go there, and the others stay picked.
    put(&mut desk, &[0, 1, 2, 5], 1);
    assert_eq!(text(&desk), "2s2h AhKd2c / 9c");
    assert!(desk.is_picked(CardId(5)));
}

#[test]
fn four_of_a_kind_may_lie_in_one_place_where_that_is_allowed() {
    let seven = "2c 2d 2h 2s 9c 9d 9h";
    for fours in [true, false] {
        let mut desk = desk(seven, 2, fours);
        put(&mut desk, &[0, 1, 2, 3], 0);
        assert_eq!(desk.places()[0].len(), if fours { 4 } else { 3 });
    }
}

#[test]
fn a_better_hand_behind_a_worse_one_is_found_and_put_first() {
    let mut desk = desk(SIX, 2, false);
    put(&mut desk, &[1, 2, 5], 0);
    put(&mut desk, &[0, 3, 4], 1);
    assert_eq!(desk.first_out_of_order(&brag()), Some((1, 0)));
    assert_eq!(desk.missing(), 0);
    assert_eq!(desk.rows(&brag()), None);
    desk.best_first(&brag());
    assert_eq!(desk.first_out_of_order(&brag()), None);
    let rows = desk.rows(&brag()).map(|rows| rows.to_string());
    assert_eq!(rows.as_deref(), Some("2s2h2c AhKd9c"));
}

#[test]
fn suggested_hands_lie_best_first() {
    let mut desk = desk(SIX, 2, false);
    let hand = |text: [&str; 3]| {
        let cards = text.map(|card| card.parse().expect("a card"));
        SetHand::new(&cards, &brag()).expect("a hand")
    };
    desk.lay(
        &[hand(["Ah", "Kd", "9c"]), hand(["2c", "2h", "2s"])],
        &brag(),
    );
    assert_eq!(text(&desk), "2s2h2c AhKd9c / ");
}

#[test]
fn what_is_no_longer_held_lies_nowhere() {
    let mut before = desk(SIX, 2, false);
    put(&mut before, &[0, 3, 4], 0);
    let held = vec![(CardId(0), "2c".parse().expect("a card"))];
    let desk = Desk::new(held, 2, false, Some(before));
    assert_eq!(text(&desk), "2c  / ");
}

#[test]
fn keys_go_along_a_row_and_from_row_to_row() {
    let mut desk = desk(SIX, 2, false);
    put(&mut desk, &[0, 3, 4], 0);
    let stand = |desk: &Desk| desk.focused().map(|id| id.0);
    desk.focus(CardId(1));
    desk.move_focus(Direction::Right);
    assert_eq!(stand(&desk), Some(2));
    desk.move_focus(Direction::Up);
    assert_eq!(stand(&desk), Some(3));
    desk.move_focus(Direction::Left);
    desk.move_focus(Direction::Left);
    assert_eq!(stand(&desk), Some(4));
    desk.move_focus(Direction::Down);
    assert_eq!(stand(&desk), Some(1));
}

#[test]
fn a_card_is_dropped_into_a_place_with_room_and_from_there_into_another() {
    let mut desk = desk(SIX, 2, false);
    desk.press_card(CardId(1));
    desk.drop_onto(CardId(1), DropTarget::Place(0));
    assert_eq!(text(&desk), "Ah  / Kd9c2s2h2c");
    assert_eq!(desk.picks(), 0, "what is dropped is picked no more");
    desk.drop_onto(CardId(1), DropTarget::Place(1));
    assert_eq!(text(&desk), " Ah / Kd9c2s2h2c");
    desk.drop_onto(CardId(1), DropTarget::Hand);
    assert_eq!(text(&desk), "  / AhKd9c2s2h2c");
}

#[test]
fn a_full_place_has_no_room_and_a_card_of_it_changes_places() {
    let mut desk = desk(SIX, 2, false);
    put(&mut desk, &[0, 3, 4], 0);
    put(&mut desk, &[1], 1);
    assert!(!desk.has_room(0, CardId(2)) && desk.has_room(0, CardId(3)));
    desk.drop_onto(CardId(2), DropTarget::Place(0));
    assert_eq!(text(&desk), "2s2h2c Ah / Kd9c");
    desk.drop_onto(CardId(2), DropTarget::Card(CardId(0)));
    assert_eq!(text(&desk), "2s2hKd Ah / 9c2c");
    // Both cards lie in places.
    desk.drop_onto(CardId(1), DropTarget::Card(CardId(3)));
    assert_eq!(text(&desk), "AhKd2s 2h / 9c2c");
}

#[test]
fn a_fourth_of_a_kind_has_room_where_that_may_be_laid() {
    let cards = "2c 2d 2h 2s Kd Ks Kh Kc";
    let mut desk = desk(cards, 2, true);
    put(&mut desk, &[0, 1, 2], 0);
    put(&mut desk, &[4, 5, 6], 1);
    assert!(desk.has_room(0, CardId(3)) && !desk.has_room(1, CardId(3)));
    desk.drop_onto(CardId(3), DropTarget::Place(0));
    assert!(!desk.has_room(1, CardId(7)), "one such hand at most");
}
