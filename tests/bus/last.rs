//! After a stick the last turn is decided exactly. It is compared with a slow count of all possible hidden cards.

use std::cmp::Ordering;

use brag::bots::Temper;
use brag::bots::bus::{self, Move, Seen};
use brag::cards::{Card, Hand, Pack, Ranking};

use crate::dice::Dice;

fn cards<const N: usize>(pack: &[Card]) -> [Card; N] {
    pack[..N].try_into().unwrap()
}

/// Gives all three.
const ALL: usize = 3;

/// Counts two for each way in which the other hand is lower, and one where both are equal. The card at one place is
/// hidden, and the other player holds these two cards and a third one that nobody has shown.
fn count(ranking: &Ranking, seen: &Seen, known: [Card; 2], give: usize, place: usize) -> u64 {
    let unseen: Vec<Card> = seen.unseen().iter().collect();
    let mut points = 0;
    for hidden in &unseen {
        let mut own = seen.own().0;
        let board = seen.board().map(|card| card.unwrap_or(*hidden));
        match give {
            ALL => own = board,
            give => own[give] = board[place],
        }
        let own = ranking.value(Hand(own));
        for third in unseen.iter().filter(|third| *third != hidden) {
            let other = ranking.value(Hand([known[0], known[1], *third]));
            points += match other.cmp(&own) {
                Ordering::Less => 2,
                Ordering::Equal => 1,
                Ordering::Greater => 0,
            };
        }
    }
    points
}

#[test]
fn the_hidden_card_is_taken_only_where_the_odds_say_so() {
    let ranking = Ranking::brag();
    let mut dice = Dice::new(5);
    let mut pack: Vec<Card> = Pack::sorted().iter().collect();
    let mut gambles = 0;
    for _ in 0..1000 {
        dice.shuffle(&mut pack);
        let [a, b, c, left, right, gave_left, gave_right] = cards(&pack);
        let own = Hand([a, b, c]);
        let mut seen = Seen::new(&[3, 3], 1, own, [Some(left), None, Some(right)]);
        let gave = [Some(gave_left), None, Some(gave_right)];
        seen.swapped_all(0, gave, [None; 3]);
        seen.stuck(0);
        let count = |give, place| count(&ranking, &seen, [left, right], give, place);
        let moves = (0..10).map(|nth| count(nth / 3, nth % 3));
        let most = moves.max().unwrap();
        let (nth, place) = match bus::choose(&ranking, &seen, Temper::Straightforward) {
            Move::Swap { give, place } => {
                let nth = own.0.iter().position(|card| *card == give);
                (nth.expect("one of his own"), place)
            }
            action => {
                assert_eq!(action, Move::SwapAll);
                (ALL, 0)
            }
        };
        let points = count(nth, place);
        assert!(
            points * 100_000 >= most * 99_999,
            "{own}: {points} of {most}"
        );
        gambles += u32::from(nth == ALL || place == 1);
    }
    assert!((200..900).contains(&gambles), "{gambles}");
}

/// If all cards are open, the strongest hand is best.
#[test]
fn the_last_turn_takes_the_strongest_hand() {
    let ranking = Ranking::brag();
    let own: Hand = "Kc Kd 2h".parse().unwrap();
    for (board, place, give) in [("5s Kh 9d", 1, "2h"), ("As 4h 9d", 0, "2h")] {
        let board: Hand = board.parse().unwrap();
        let mut seen = Seen::new(&[3, 1, 2], 1, own, board.0.map(Some));
        seen.stuck(2);
        seen.swapped(0, 2, Some(board.0[2]), None);
        let give = give.parse().unwrap();
        let action = bus::choose(&ranking, &seen, Temper::Bragger);
        assert_eq!(action, Move::Swap { give, place });
    }
}
