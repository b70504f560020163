//! The bots play well, and the tempers differ.

use brag::bots::Temper;
use brag::bots::bus::{self, Move, Seen};
use brag::cards::{Card, Hand, HandKind, Pack, Ranking};

use crate::dice::Dice;
use crate::greedy::greedy;
use crate::measured::measured;
use crate::table::{Player, deal};

/// How two kinds of players came out against each other.
pub struct Match {
    /// The lives that each kind lost.
    pub lost: [u32; 2],
    /// By how many standard errors the first kind lost fewer.
    sigmas: f64,
    turns: usize,
}

/// Plays these deals twice each, the two kinds in every other seat and then the other way round.
pub fn play(seats: usize, deals: u32, one_down: bool, kinds: [Player; 2]) -> Match {
    let ranking = Ranking::brag();
    let mut dice = Dice::new(7);
    let mut pack: Vec<Card> = Pack::sorted().iter().collect();
    let lives = vec![3; seats];
    let (mut lost, mut sum, mut squares, mut turns) = ([0; 2], 0.0, 0.0, 0);
    for _ in 0..deals {
        dice.shuffle(&mut pack);
        let mut ahead = 0.0;
        for first in [0, 1] {
            let players: Vec<Player> = (0..seats).map(|seat| kinds[(seat + first) % 2]).collect();
            let outcome = deal(&ranking, &pack, &lives, one_down, &players);
            turns += outcome.turns;
            for seat in outcome.lost {
                let kind = (seat + first) % 2;
                lost[kind] += 1;
                ahead += [-1.0, 1.0][kind];
            }
        }
        sum += ahead;
        squares += ahead * ahead;
    }
    let deals = f64::from(deals);
    let variance = squares / deals - (sum / deals).powi(2);
    let sigmas = sum / deals / (variance / deals).sqrt();
    Match {
        lost,
        sigmas,
        turns,
    }
}

pub fn bot(temper: Temper) -> impl Fn(&Ranking, &Seen) -> Move {
    move |ranking, seen| bus::choose(ranking, seen, temper)
}

#[track_caller]
fn assert_better(seats: usize, deals: u32, one_down: bool, temper: Temper) {
    let deals = measured(deals);
    let outcome = play(seats, deals, one_down, [&bot(temper), &greedy]);
    let Match { lost, sigmas, .. } = outcome;
    println!(
        "{temper}, {seats} seats, one down {one_down}: lost {lost:?}, {sigmas:.1} standard errors"
    );
    assert!(sigmas > 3.0, "{temper}: {lost:?}, {sigmas}");
}

#[test]
fn the_straightforward_beats_the_greedy_heads_up() {
    assert_better(2, 500, false, Temper::Straightforward);
}

#[test]
fn the_straightforward_beats_the_greedy_at_a_mixed_table_of_four() {
    assert_better(4, 400, false, Temper::Straightforward);
}

#[test]
fn the_straightforward_beats_the_greedy_with_one_card_down() {
    assert_better(2, 300, true, Temper::Straightforward);
}

/// By how many turns a deal takes among players of one temper.
#[test]
fn the_bolder_the_temper_the_sooner_it_sticks() {
    let turns = Temper::USUAL.map(|temper| play(2, 60, false, [&bot(temper), &bot(temper)]).turns);
    let [careful, straightforward, bragger] = turns;
    assert!(
        careful * 10 > straightforward * 11 && straightforward * 10 > bragger * 11,
        "{turns:?}"
    );
}

/// The bots do not break up a hand that nobody can hope to beat.
#[test]
fn every_temper_sticks_on_a_prial() {
    let ranking = Ranking::brag();
    let own: Hand = "3c 3d Kh".parse().unwrap();
    let board = ["3h", "9s", "6d"].map(|card| card.parse().ok());
    for temper in Temper::USUAL {
        let mut seen = Seen::new(&[3, 3], 0, own, board);
        let first = bus::choose(&ranking, &seen, temper);
        let give: Card = "Kh".parse().unwrap();
        assert_eq!(first, Move::Swap { give, place: 0 }, "{temper}");
        seen.swapped(0, 0, Some(give), None);
        seen.swapped(1, 1, "2c".parse().ok(), None);
        assert_eq!(ranking.value(seen.own()).kind(), HandKind::Prial);
        assert_eq!(
            bus::choose(&ranking, &seen, temper),
            Move::Stick,
            "{temper}"
        );
    }
}
