//! A second implementation of Stop the Bus, from RULES 10.2. Its players are told only what they may see.

use brag::bots::bus::{Move, Seen};
use brag::cards::{Card, Hand, Ranking};

/// A player who decides from what he has seen.
pub type Player<'p> = &'p dyn Fn(&Ranking, &Seen) -> Move;

/// How a deal came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub lost: Vec<usize>,
    pub by: usize,
    pub turns: usize,
    pub shown: Vec<[Card; 3]>,
    pub board: [Card; 3],
}

/// No deal lasts this many turns.
const MOST_TURNS: usize = 400;

/// Plays one deal of this pack, one player for each seat, the eldest first.
pub fn deal(
    ranking: &Ranking,
    pack: &[Card],
    lives: &[u32],
    one_down: bool,
    players: &[Player],
) -> Outcome {
    let count = players.len();
    let mut hands: Vec<[Card; 3]> = (0..count)
        .map(|seat| [0, 1, 2].map(|round| pack[round * count + seat]))
        .collect();
    let mut board = [0, 1, 2].map(|nth| pack[3 * count + nth]);
    let faces = |place: usize| !(one_down && place == 1);
    let shown = [0, 1, 2].map(|place| faces(place).then_some(board[place]));
    let mut seen: Vec<Seen> = (0..count)
        .map(|seat| Seen::new(lives, seat, Hand(hands[seat]), shown))
        .collect();
    let mut stuck = None;
    for turn in 0..MOST_TURNS {
        let seat = turn % count;
        if stuck == Some(seat) {
            let by = seat;
            let lost = lowest(ranking, &hands, lives);
            return Outcome {
                lost,
                by,
                turns: turn,
                shown: hands,
                board,
            };
        }
        let may_stick = stuck.is_none() && turn >= count;
        assert_eq!(seen[seat].may_stick(), may_stick);
        match players[seat](ranking, &seen[seat]) {
            Move::Stick => {
                assert!(may_stick, "seat {seat} may not stick");
                stuck = Some(seat);
                seen.iter_mut().for_each(|seen| seen.stuck(seat));
            }
            Move::Swap { give, place } => {
                let nth = hands[seat].iter().position(|card| *card == give);
                let nth = nth.expect("a card of his own");
                let took = std::mem::replace(&mut board[place], give);
                hands[seat][nth] = took;
                for (viewer, seen) in seen.iter_mut().enumerate() {
                    let sees = faces(place) || viewer == seat;
                    seen.swapped(seat, place, sees.then_some(give), sees.then_some(took));
                }
            }
            Move::SwapAll => {
                std::mem::swap(&mut hands[seat], &mut board);
                for (viewer, seen) in seen.iter_mut().enumerate() {
                    let sees = |cards: [Card; 3]| {
                        [0, 1, 2]
                            .map(|place| (faces(place) || viewer == seat).then_some(cards[place]))
                    };
                    seen.swapped_all(seat, sees(board), sees(hands[seat]));
                }
            }
        }
        check(&seen, &hands, board, &pack[3 * count + 3..]);
    }
    panic!("nobody sticks in {MOST_TURNS} turns");
}

/// Checks what each player has seen against the deal.
fn check(seen: &[Seen], hands: &[[Card; 3]], board: [Card; 3], undealt: &[Card]) {
    let undealt = undealt.iter().copied().collect();
    for (seen, hand) in seen.iter().zip(hands) {
        assert_eq!(seen.own().0, *hand);
        assert!(seen.unseen().contains_all(undealt));
        for (known, card) in seen.board().into_iter().zip(board) {
            assert!(known.is_none_or(|known| known == card));
        }
    }
}

/// The players with the lowest hand, who lose a life. None if nobody would be left.
fn lowest(ranking: &Ranking, hands: &[[Card; 3]], lives: &[u32]) -> Vec<usize> {
    let values: Vec<_> = hands
        .iter()
        .map(|hand| ranking.value(Hand(*hand)))
        .collect();
    let least = values.iter().min().expect("somebody plays");
    let lowest = |seat: &usize| values[*seat] == *least;
    let losers: Vec<usize> = (0..hands.len()).filter(lowest).collect();
    let left = |seat: usize| lives[seat] > 1 || !losers.contains(&seat);
    if (0..hands.len()).any(left) {
        losers
    } else {
        Vec::new()
    }
}
