//! The places at which cards lie at the end of what is made: hands, a hand kept from an earlier deal, the board, spare hands.

use crate::app::i18n::say;
use crate::app::words;
use crate::cards::Card;
use crate::engine::{HandView, Seat, View, Viewer, Zone};
use crate::notation::{Lesson, LessonTask, PreparedLesson};

/// A place for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// How many deals before the last one its cards are dealt.
    pub back: usize,
    /// Where they are dealt to.
    pub to: Zone,
}

/// A place, what it is called, and how many cards lie there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    pub place: Place,
    pub name: String,
    pub count: usize,
}

/// All places, seat by seat, and then those of the table.
#[must_use]
pub fn places(lesson: &Lesson, prepared: &PreparedLesson) -> Vec<Laid> {
    let view = prepared.table.view(Viewer::Hindsight);
    let mut all = Vec::new();
    let mut add = |back, to, name: String, count| {
        if count > 0 {
            let place = Place { back, to };
            all.push(Laid { place, name, count });
        }
    };
    for (entry, seat) in lesson.setup.seats.iter().zip(0..) {
        let (seat, to) = (Seat(seat), Zone::Hand(Seat(seat)));
        let name = match entry.name.as_str() {
            "" => say::nameless(u64::from(seat.0) + 1),
            name => words::isolated(name),
        };
        if let Some((back, count)) = kept(lesson, prepared, seat) {
            add(back, to, say::workshop_kept_hand(&name), count);
        }
        let hand = hands(view, seat).filter(|hand| !hand.is_kept()).last();
        add(0, to, name, hand.map_or(0, |hand| cards(hand).len()));
    }
    let board = view.board().count();
    add(0, Zone::Board, say::WORKSHOP_BOARD.get().into(), board);
    for (nth, hand) in view.spares().enumerate() {
        let name = say::workshop_spare(nth as u64 + 1);
        add(0, Zone::Spare(nth as u8), name, hand.faces().count());
    }
    all
}

fn hands<'v>(view: View<'v>, seat: Seat) -> impl Iterator<Item = HandView<'v>> {
    let place = view.seat(seat);
    place.into_iter().flat_map(|place| place.hands())
}

fn cards(hand: HandView<'_>) -> Vec<Option<Card>> {
    hand.faces().map(|face| face.card).collect()
}

/// How many deals ago the kept hand of a seat was dealt, and how many cards it has. `None`: the seat has none.
fn kept(lesson: &Lesson, prepared: &PreparedLesson, seat: Seat) -> Option<(usize, usize)> {
    let view = prepared.table.view(Viewer::Hindsight);
    let kept = cards(hands(view, seat).find(|hand| hand.is_kept())?);
    let steps = lesson.steps.iter().enumerate();
    let deals = steps.filter(|(_, step)| matches!(step.task, LessonTask::Deal(_)));
    let deals: Vec<usize> = deals.map(|(nth, _)| nth).collect();
    let is_there = |deal: &usize| {
        let before = prepared.table_before(*deal);
        before.is_some_and(|before| {
            let view = before.view(Viewer::Hindsight);
            hands(view, seat).any(|hand| cards(hand) == kept)
        })
    };
    let back = deals.iter().rev().take_while(|deal| is_there(deal)).count();
    (back > 0).then_some((back, kept.len()))
}

#[cfg(test)]
mod tests {
    use super::{Place, places};
    use crate::engine::{Seat, Zone};
    use crate::notation::Lesson;
    use crate::random::Seed;

    fn places_of(text: &str) -> Vec<(Place, usize)> {
        let lesson: Lesson = text.parse().expect("a lesson");
        let prepared = lesson.prepare(Seed([0; 32])).expect("it can be played");
        let all = places(&lesson, &prepared).into_iter();
        all.map(|laid| (laid.place, laid.count)).collect()
    }

    fn at(back: usize, to: Zone) -> Place {
        Place { back, to }
    }

    #[test]
    fn a_kept_hand_has_the_cards_of_the_deal_before() {
        let text = "brag-lesson 1\nseat 50 You\nseat 50 Nell\n\ndeal\ncards 0 As Ac 9h\n0 bet 1\n1 fold\ndeal\n";
        let all = places_of(text);
        assert_eq!(
            all,
            [
                (at(1, Zone::Hand(Seat(0))), 3),
                (at(0, Zone::Hand(Seat(0))), 3),
                (at(0, Zone::Hand(Seat(1))), 3),
            ]
        );
    }

    #[test]
    fn the_board_and_spare_hands_are_places() {
        let bus = places_of("brag-lesson 1\ngame stop_the_bus\nseat 50 You\nseat 50 Nell\ndeal\n");
        assert_eq!(bus.last(), Some(&(at(0, Zone::Board), 3)));
        let crash = "brag-lesson 1\ngame thirteen_card\nrule spare true\nseat 50 You\nseat 50 Nell\nseat 50 Bill\ndeal\n";
        assert_eq!(places_of(crash).last(), Some(&(at(0, Zone::Spare(0)), 13)));
    }
}
