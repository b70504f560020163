//! The word for hands that were set on a phone.

use std::collections::HashSet;

use brag::cards::arrange::{Makings, Shape};
use brag::cards::{Card, Pack, Ranking};
use brag::phones::{Holder, NotAWord, SeatKey, SetPlan, read_word, word};
use brag::random::{Rng, Seed};

const SHAPES: [Shape; 6] = [
    Shape::SIX,
    Shape::SEVEN,
    Shape::NINE,
    Shape::TEN,
    Shape::THIRTEEN,
    Shape::FIFTEEN,
];
/// The number of hands of each shape whose words are compared with them.
const HANDS: u32 = 1_500;
/// More values than a sign or a property has.
const VALUES: usize = 24;
/// The letters of a word. Only they are told apart.
const LETTERS: &str = "ABCDEFGHJKLMNPQRSTUVWXYZ";

fn key() -> SeatKey {
    let seed = Seed([8; 32]);
    Holder::of(seed, 1, 1).key(seed, None)
}

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
            let word = word(&plan, shape, &key(), &cards, deal);
            assert!(word.len() <= 7, "{word}");
            assert_eq!(
                read_word(&word, shape, &key(), &cards, deal),
                Ok(plan.clone()),
                "{word}"
            );
            let typed = format!(" {}-{} ", word[..2].to_lowercase(), &word[2..]);
            assert_eq!(read_word(&typed, shape, &key(), &cards, deal), Ok(plan));
            for at in 0..word.len() {
                for letter in LETTERS
                    .chars()
                    .filter(|letter| !word[at..].starts_with(*letter))
                {
                    let mut wrong = word.clone();
                    wrong.replace_range(at..=at, &letter.to_string());
                    assert_eq!(
                        read_word(&wrong, shape, &key(), &cards, deal),
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
            words.insert(word(&plan, shape, &key(), &cards, 1));
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
    let right = word(&plan, shape, &key(), &cards, 7);
    for wrong in [
        "",
        "A",
        "IIII",
        "ÄÖÜ",
        &right[1..],
        &format!("{right}A"),
        &right.repeat(90),
    ] {
        assert!(
            read_word(wrong, shape, &key(), &cards, 7).is_err(),
            "{wrong}"
        );
    }
    assert!(
        read_word(&right, shape, &key(), &cards, 8).is_err(),
        "the word of another deal"
    );
    // Of the letters that a word could have, most stand for no arrangement, and one in 24 of the others has the right check.
    let letter = |rng: &mut Rng| LETTERS.as_bytes()[rng.below(24) as usize] as char;
    let made = (0..20_000).filter(|_| {
        let typed: String = (0..right.len()).map(|_| letter(&mut rng)).collect();
        read_word(&typed, shape, &key(), &cards, 7).is_ok()
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

/// What can be read off a word by whoever has no key: each letter, the sums of letters, and what its check would say of the
/// cards if only they and the deal were counted in it.
fn signs(word: &str, deal: u32) -> Vec<(String, u64)> {
    let value = |letter: char| LETTERS.find(letter).expect("a letter of words") as u64;
    let letters: Vec<u64> = word.chars().map(value).collect();
    let (check, rest) = letters.split_last().expect("it has letters");
    let weighed: u64 = rest
        .iter()
        .zip([1, 5, 7, 11, 13, 17])
        .map(|(letter, factor)| letter * factor)
        .sum();
    let left = (check + 24 * 1_000 - weighed % 24 - u64::from(deal % 24)) % 24;
    let mut signs: Vec<(String, u64)> = letters
        .iter()
        .enumerate()
        .map(|(nth, letter)| (format!("letter {nth}"), *letter))
        .collect();
    for modulus in [2, 3, 4, 8] {
        signs.push((
            format!("the sum modulo {modulus}"),
            letters.iter().sum::<u64>() % modulus,
        ));
        signs.push((
            format!("what the check leaves modulo {modulus}"),
            left % modulus,
        ));
    }
    signs
}

/// Simple properties of a hand, and of how it was laid.
fn properties(cards: &[Card], plan: &SetPlan) -> Vec<(String, u64)> {
    let index = |card: &Card| u64::from(card.index());
    let of_suit = |suit: u64| cards.iter().filter(|card| index(card) % 4 == suit).count() as u64;
    let of_rank = |rank: u64| cards.iter().filter(|card| index(card) / 4 == rank).count();
    let mut properties = vec![
        (
            "diamonds and spades modulo 2".into(),
            (of_suit(1) + of_suit(3)) % 2,
        ),
        (
            "the greatest number of one rank".into(),
            (0..13).map(of_rank).max().unwrap_or(0) as u64,
        ),
        (
            "a hand of four".into(),
            u64::from(plan.hands.iter().any(|hand| hand.len() == 4)),
        ),
        (
            "the hand of the first card".into(),
            plan.hands
                .iter()
                .position(|hand| hand.contains(&0))
                .map_or(9, |at| at as u64),
        ),
        (
            "the first two together".into(),
            u64::from(
                plan.hands
                    .iter()
                    .any(|hand| hand.contains(&0) && hand.contains(&1)),
            ),
        ),
        ("the aces".into(), of_rank(12) as u64),
        (
            "the highest rank".into(),
            cards.iter().map(|card| index(card) / 4).max().unwrap_or(0),
        ),
        ("the suit of the first card".into(), index(&cards[0]) % 4),
        ("the rank of the first card".into(), index(&cards[0]) / 4),
    ];
    for modulus in [2, 3, 4, 8] {
        properties.push((
            format!("the sum of the cards modulo {modulus}"),
            cards.iter().map(index).sum::<u64>() % modulus,
        ));
        properties.push((
            format!("the sum of the ranks modulo {modulus}"),
            cards.iter().map(|card| index(card) / 4).sum::<u64>() % modulus,
        ));
        properties.extend((0..4).map(|suit| {
            (
                format!("the cards of suit {suit} modulo {modulus}"),
                of_suit(suit) % modulus,
            )
        }));
    }
    properties
}

/// By how many standard deviations two columns depend on each other more than chance would have it (chi-squared).
fn dependence(pairs: impl Iterator<Item = (u64, u64)>) -> f64 {
    let mut cells = [[0.0_f64; VALUES]; VALUES];
    for (row, column) in pairs {
        cells[row as usize][column as usize] += 1.0;
    }
    let rows = cells.map(|row| row.iter().sum::<f64>());
    let columns: [f64; VALUES] = std::array::from_fn(|at| cells.iter().map(|row| row[at]).sum());
    let all: f64 = rows.iter().sum();
    // Rare values tell nothing in so few hands.
    let is_common = |count: &f64| *count >= all / 150.0;
    let common = |counts: &[f64]| counts.iter().filter(|count| is_common(count)).count() as f64;
    let freedom = (common(&rows) - 1.0) * (common(&columns) - 1.0);
    if freedom < 1.0 {
        return 0.0;
    }
    let mut chi = 0.0;
    for (row, in_row) in rows
        .iter()
        .enumerate()
        .filter(|(_, count)| is_common(count))
    {
        for (column, in_column) in columns
            .iter()
            .enumerate()
            .filter(|(_, count)| is_common(count))
        {
            let expected = in_row * in_column / all;
            chi += (cells[row][column] - expected).powi(2) / expected;
        }
    }
    // Its cube root is nearly normal (Wilson and Hilferty).
    let spread = 2.0 / (9.0 * freedom);
    ((chi / freedom).cbrt() - 1.0 + spread) / spread.sqrt()
}

#[test]
fn the_word_of_random_hands_is_independent_of_every_simple_property_of_them() {
    let mut rng = Rng::new(Seed([7; 32]), 0);
    let ranking = Ranking::new(brag::games::three_card().ranking);
    for shape in every_shape() {
        let mut rows = Vec::new();
        // Many cards have the greatest leaks, and take the longest.
        let hands = if shape.cards() > 10 { HANDS / 4 } else { HANDS };
        for deal in 1..=hands {
            let cards = dealt(&mut rng, shape);
            // Good hands, as a player sets them; four of a kind wherever there are some.
            let plan = laid(&mut rng, shape, &cards, &ranking);
            let word = word(&plan, shape, &key(), &cards, deal);
            rows.push((signs(&word, deal), properties(&cards, &plan)));
        }
        let (signs, properties) = &rows[0];
        for (sign, (of_word, _)) in signs.iter().enumerate() {
            for (property, (of_hand, _)) in properties.iter().enumerate() {
                let pairs = rows
                    .iter()
                    .map(|(signs, properties)| (signs[sign].1, properties[property].1));
                let by = dependence(pairs);
                assert!(by < 5.0, "{shape:?}: {of_word} tells {of_hand}: {by:.1}");
            }
        }
    }
}

/// The hands as somebody lays them: the best ones, or in every other deal those with four places together.
fn laid(rng: &mut Rng, shape: Shape, cards: &[Card], ranking: &Ranking) -> SetPlan {
    if shape.four_of_a_kind() {
        // Whoever has a pair or more lays four together here, so that the test sees a word tell it.
        let ranks: HashSet<u8> = cards.iter().map(|card| card.index() / 4).collect();
        return arrangement(rng, shape, ranks.len() * 4 < cards.len() * 3);
    }
    let made = Makings::new(cards, shape, ranking).expect("they can be set");
    let place = |card: Card| {
        cards
            .iter()
            .position(|one| *one == card)
            .expect("it was dealt") as u8
    };
    let best = made.greedy();
    let hands = best.hands.iter();
    let hands = hands.map(|hand| hand.cards().iter().copied().map(place).collect());
    SetPlan::new(hands.collect(), shape).expect("it has the shape")
}
