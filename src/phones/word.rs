//! The word for hands that were set on a phone: the number of the arrangement among all that the cards allow, in letters,
//! and a letter that checks them.
//!
//! Both are shifted by amounts that follow from the key of the seat, the deal and the cards. Whoever reads a word without the
//! key learns nothing: neither which cards lie together, nor whether there are four of a kind.

use std::fmt::{self, Display};

use super::key::{SeatKey, hash};
use crate::cards::Card;
use crate::cards::arrange::Shape;

/// The letters of a word. `I` and `O` are left out, because they look like figures.
const LETTERS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";
/// The factors of the letters in the check. None has a factor in common with 24, so no single letter can be changed unnoticed.
const FACTORS: [u64; 8] = [1, 5, 7, 11, 13, 17, 19, 23];

/// An arrangement: for each hand the places of its cards in dealing order, from 0. The other cards are thrown away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetPlan {
    /// The hands, each with its places in rising order; the hand with the lowest place first.
    pub hands: Vec<Vec<u8>>,
}

impl SetPlan {
    /// The plan with these hands, in any order. `None`: they do not have this shape.
    #[must_use]
    pub fn new(mut hands: Vec<Vec<u8>>, shape: Shape) -> Option<SetPlan> {
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        hands.sort_unstable();
        let mut used: Vec<u8> = hands.iter().flatten().copied().collect();
        used.sort_unstable();
        let is_whole = |places: &[u8]| places.windows(2).all(|pair| pair[0] < pair[1]);
        let fits = used
            .last()
            .is_some_and(|last| usize::from(*last) < shape.cards());
        let of_four = hands.iter().filter(|hand| hand.len() == 4).count();
        let has_size =
            |hand: &Vec<u8>| hand.len() == 3 || hand.len() == 4 && shape.four_of_a_kind();
        let is_right = is_whole(&used)
            && fits
            && hands.len() == shape.hands()
            && hands.iter().all(has_size)
            && of_four <= 1;
        is_right.then_some(SetPlan { hands })
    }
}

/// The word for an arrangement of these cards, which were dealt in this deal of the sitting, at the seat of this key.
#[must_use]
pub fn word(plan: &SetPlan, shape: Shape, key: &SeatKey, cards: &[Card], deal: u32) -> String {
    let shift = Shift::new(key, cards, deal);
    let mut number = (number(plan, shape) + shift.of_number % all(shape)) % all(shape);
    let mut letters = vec![0; letters(shape)];
    for letter in letters.iter_mut().rev() {
        *letter = number % BASE;
        number /= BASE;
    }
    letters.push(shift.check(&letters));
    let letter = |nth: u64| char::from(LETTERS[nth as usize % LETTERS.len()]);
    letters.into_iter().map(letter).collect()
}

/// Reads a word that was typed. Small letters, spaces and dashes do not matter.
///
/// # Errors
/// [`NotAWord`]: it is not the word of any arrangement of these cards.
pub fn read_word(
    typed: &str,
    shape: Shape,
    key: &SeatKey,
    cards: &[Card],
    deal: u32,
) -> Result<SetPlan, NotAWord> {
    let typed = typed
        .chars()
        .filter(|letter| !letter.is_whitespace() && *letter != '-');
    let read = typed.map(|letter| {
        let letter = letter.to_ascii_uppercase();
        let at = LETTERS.iter().position(|one| char::from(*one) == letter);
        at.map(|at| at as u64)
    });
    let read: Option<Vec<u64>> = read.take(FACTORS.len() + 1).collect();
    let read = read.ok_or(NotAWord)?;
    let (last, letters) = read.split_last().ok_or(NotAWord)?;
    let shift = Shift::new(key, cards, deal);
    if letters.len() != self::letters(shape) || shift.check(letters) != *last {
        return Err(NotAWord);
    }
    let shifted = letters
        .iter()
        .fold(0, |number, letter| number * BASE + letter);
    if shifted >= all(shape) {
        return Err(NotAWord);
    }
    let number = (shifted + all(shape) - shift.of_number % all(shape)) % all(shape);
    plan(number, shape).ok_or(NotAWord)
}

const BASE: u64 = LETTERS.len() as u64;

/// The number of letters before the check.
fn letters(shape: Shape) -> usize {
    let mut letters = 1;
    let mut words = BASE;
    while words < all(shape) {
        words *= BASE;
        letters += 1;
    }
    letters
}

/// By how much a word is shifted: once for these cards in this deal. Only the phone and the table know it.
struct Shift {
    of_number: u64,
    of_check: u64,
}

impl Shift {
    fn new(key: &SeatKey, cards: &[Card], deal: u32) -> Shift {
        let cards: Vec<u8> = cards.iter().map(|card| card.index()).collect();
        let hash = hash(&[b"brag phones: word", &key.0, &deal.to_be_bytes(), &cards]);
        let (number, rest) = hash.split_at(8);
        let value = |bytes: &[u8]| {
            let bytes = bytes.iter().take(8);
            bytes.fold(0, |value, byte| value << 8 | u64::from(*byte))
        };
        Shift {
            of_number: value(number),
            of_check: value(rest),
        }
    }

    fn check(&self, letters: &[u64]) -> u64 {
        let values = letters.iter().zip(FACTORS);
        let sum: u64 = values.map(|(letter, factor)| letter * factor).sum();
        (sum + self.of_check % BASE) % BASE
    }
}

/// The number of all arrangements: those of hands of three, then those with four of a kind.
fn all(shape: Shape) -> u64 {
    shape.ways() + with_four(shape)
}

fn with_four(shape: Shape) -> u64 {
    match shape.four_of_a_kind() {
        true => choose(shape.cards() as u64, 4) * triples(shape.hands() as u64 - 1),
        false => 0,
    }
}

/// The number of ways to part three times so many places into threes.
fn triples(hands: u64) -> u64 {
    (1..=hands).map(|hand| choose(3 * hand - 1, 2)).product()
}

/// The number of an arrangement, below [`all`].
fn number(plan: &SetPlan, shape: Shape) -> u64 {
    let mut free: Vec<u8> = (0..shape.cards() as u8).collect();
    let four = plan.hands.iter().find(|hand| hand.len() == 4);
    let mut number = match four {
        Some(hand) => rank(hand, &free),
        None => {
            let used: Vec<u8> = plan.hands.iter().flatten().copied().collect();
            let thrown: Vec<u8> = free
                .iter()
                .copied()
                .filter(|place| !used.contains(place))
                .collect();
            let number = rank(&thrown, &free);
            free.retain(|place| !thrown.contains(place));
            number
        }
    };
    if let Some(hand) = four {
        free.retain(|place| !hand.contains(place));
    }
    // The hand with the lowest free place comes first, so of it only the two others count.
    for hand in plan.hands.iter().filter(|hand| hand.len() == 3) {
        let others: Vec<u8> = free.iter().copied().skip(1).collect();
        number = number * choose(others.len() as u64, 2) + rank(&hand[1..], &others);
        free.retain(|place| !hand.contains(place));
    }
    match four {
        Some(_) => shape.ways() + number,
        None => number,
    }
}

/// The arrangement with this number. `None`: it is too great.
fn plan(number: u64, shape: Shape) -> Option<SetPlan> {
    if number >= all(shape) {
        return None;
    }
    let has_four = number >= shape.ways();
    let (mut number, hands) = match has_four {
        true => (number - shape.ways(), shape.hands() - 1),
        false => (number, shape.hands()),
    };
    let mut pairs = Vec::new();
    for left in 1..=hands as u64 {
        let ways = choose(3 * left - 1, 2);
        pairs.push(number % ways);
        number /= ways;
    }
    let mut free: Vec<u8> = (0..shape.cards() as u8).collect();
    let apart = unrank(number, if has_four { 4 } else { shape.thrown() }, &free);
    free.retain(|place| !apart.contains(place));
    let mut made = Vec::new();
    for pair in pairs.into_iter().rev() {
        let (first, others) = free.split_first()?;
        let mut hand = vec![*first];
        hand.extend(unrank(pair, 2, others));
        free.retain(|place| !hand.contains(place));
        made.push(hand);
    }
    if has_four {
        made.push(apart);
    }
    SetPlan::new(made, shape)
}

/// The number of these members among all groups of their size, by the members before each.
fn rank(members: &[u8], among: &[u8]) -> u64 {
    let places = members
        .iter()
        .filter_map(|member| among.iter().position(|one| one == member));
    let ranks = places
        .enumerate()
        .map(|(nth, place)| choose(place as u64, nth as u64 + 1));
    ranks.sum()
}

/// The group of this size with this number. [`rank`] gives the number again.
fn unrank(mut number: u64, size: usize, among: &[u8]) -> Vec<u8> {
    let mut members = Vec::new();
    for nth in (1..=size as u64).rev() {
        let places = 0..among.len() as u64;
        let place = places.rev().find(|place| choose(*place, nth) <= number);
        let place = place.unwrap_or(0);
        number -= choose(place, nth).min(number);
        members.extend(among.get(place as usize));
    }
    members.reverse();
    members
}

fn choose(of: u64, some: u64) -> u64 {
    match some <= of {
        true => (0..some).fold(1, |ways, taken| ways * (of - taken) / (taken + 1)),
        false => 0,
    }
}

/// The error for a word that belongs to no arrangement of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAWord;

impl Display for NotAWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not the word of these cards")
    }
}

impl std::error::Error for NotAWord {}
