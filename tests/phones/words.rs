//! The word for hands that were set on a phone.

use std::collections::HashSet;

use brag::cards::arrange::Shape;
use brag::cards::{Card, Pack};
use brag::phones::{NotAWord, SetPlan, read_word, word};
use brag::random::{Rng, Seed};

const SHAPES: [Shape; 6] = [
    Shape::SIX,
    Shape::SEVEN,
    Shape::NINE,
    Shape::TEN,
    Shape::THIRTEEN,
    Shape::FIFTEEN,
];
/// The letters of a word. Only they are told apart.
const LETTERS: &str = "ABCDEFGHJKLMNPQRSTUVWXYZ";

fn every_shape() -> impl Iterator<Item = Shape> {
    SHAPES
        .into_iter()
        .flat_map(|shape| [shape, shape.with_four_of_a_kind()])
}

/// A random arrangement of this shape. `four`: with a hand of four.
fn arrangement(rng: &mut Rng, shape: Shape, four: bool) -> SetPlan {
    let mut places: Vec<u8> = (0..shape.cards() as u8).collect();
    rng.shuffle(&mut places);
    let mut hands = Vec::new();
    for nth in 0..shape.hands() {
        let size = if four && nth == 0 { 4 } else { 3 };
        hands.push(places.split_off(places.len() - size));
    }
    SetPlan::new(hands, shape).expect("it has the shape")
}

fn dealt(rng: &mut Rng, shape: Shape) -> Vec<Card> {
    let mut pack: Vec<Card> = Pack::sorted().iter().collect();
    rng.shuffle(&mut pack);
    pack.truncate(shape.cards());
    pack
}

#[test]
fn a_word_is_read_again_and_every_wrong_letter_is_refused() {
    let mut rng = Rng::new(Seed([3; 32]), 0);
    for shape in every_shape() {
        for deal in 1..300 {
            let cards = dealt(&mut rng, shape);
            let four = shape.four_of_a_kind() && deal % 3 == 0;
            let plan = arrangement(&mut rng, shape, four);
            let word = word(&plan, shape, &cards, deal);
            assert!(word.len() <= 7, "{word}");
            assert_eq!(
                read_word(&word, shape, &cards, deal),
                Ok(plan.clone()),
                "{word}"
            );
            let typed = format!(" {}-{} ", word[..2].to_lowercase(), &word[2..]);
            assert_eq!(read_word(&typed, shape, &cards, deal), Ok(plan));
            for at in 0..word.len() {
                for letter in LETTERS
                    .chars()
                    .filter(|letter| !word[at..].starts_with(*letter))
                {
                    let mut wrong = word.clone();
                    wrong.replace_range(at..=at, &letter.to_string());
                    assert_eq!(
                        read_word(&wrong, shape, &cards, deal),
                        Err(NotAWord),
                        "{wrong}"
                    );
                }
            }
        }
    }
}

#[test]
fn each_arrangement_of_six_and_of_seven_cards_has_a_word_of_its_own() {
    let mut rng = Rng::new(Seed([5; 32]), 0);
    for (shape, all) in [
        (Shape::SIX, 10),
        (Shape::SEVEN, 70),
        (Shape::SEVEN.with_four_of_a_kind(), 105),
    ] {
        let cards = dealt(&mut rng, shape);
        let mut words = HashSet::new();
        for nth in 0..4_000 {
            let four = shape.four_of_a_kind() && nth % 2 == 0;
            let plan = arrangement(&mut rng, shape, four);
            words.insert(word(&plan, shape, &cards, 1));
        }
        assert_eq!(words.len(), all);
    }
}

#[test]
fn what_is_no_word_is_refused() {
    let mut rng = Rng::new(Seed([6; 32]), 0);
    let shape = Shape::NINE;
    let cards = dealt(&mut rng, shape);
    let plan = arrangement(&mut rng, shape, false);
    let right = word(&plan, shape, &cards, 7);
    for wrong in [
        "",
        "A",
        "IIII",
        "ÄÖÜ",
        &right[1..],
        &format!("{right}A"),
        &right.repeat(90),
    ] {
        assert!(read_word(wrong, shape, &cards, 7).is_err(), "{wrong}");
    }
    assert!(
        read_word(&right, shape, &cards, 8).is_err(),
        "the word of another deal"
    );
    // Of the letters that a word could have, most stand for no arrangement, and one in 24 of the others has the right check.
    let letter = |rng: &mut Rng| LETTERS.as_bytes()[rng.below(24) as usize] as char;
    let made = (0..20_000).filter(|_| {
        let typed: String = (0..right.len()).map(|_| letter(&mut rng)).collect();
        read_word(&typed, shape, &cards, 7).is_ok()
    });
    assert!(made.count() < 1_000);
}

#[test]
fn hands_of_another_shape_are_no_plan() {
    let shape = Shape::SEVEN;
    for hands in [
        vec![],
        vec![vec![0, 1, 2]],
        vec![vec![0, 1, 2], vec![2, 3, 4]],
        vec![vec![0, 1, 2], vec![3, 4, 7]],
        vec![vec![0, 1], vec![3, 4, 5]],
        vec![vec![0, 1, 2, 6], vec![3, 4, 5]],
    ] {
        assert_eq!(SetPlan::new(hands.clone(), shape), None, "{hands:?}");
    }
    let hands = vec![vec![6, 0, 2, 1], vec![5, 4, 3]];
    let plan = SetPlan::new(hands, shape.with_four_of_a_kind()).expect("four are allowed");
    assert_eq!(plan.hands, [vec![0, 1, 2, 6], vec![3, 4, 5]]);
}
