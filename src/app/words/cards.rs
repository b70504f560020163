//! Cards and hands in words.

use super::list::join_list;
use crate::app::i18n::{Text, say};
use crate::cards::{Card, CardSet, Hand, HandKind, HandValue, Rank, Ranking};

/// The ranks, lowest first.
const RANKS: [Text; 13] = [
    say::RANK_TWO,
    say::RANK_THREE,
    say::RANK_FOUR,
    say::RANK_FIVE,
    say::RANK_SIX,
    say::RANK_SEVEN,
    say::RANK_EIGHT,
    say::RANK_NINE,
    say::RANK_TEN,
    say::RANK_JACK,
    say::RANK_QUEEN,
    say::RANK_KING,
    say::RANK_ACE,
];

/// The plurals of the ranks.
const SEVERAL: [Text; 13] = [
    say::RANKS_TWO,
    say::RANKS_THREE,
    say::RANKS_FOUR,
    say::RANKS_FIVE,
    say::RANKS_SIX,
    say::RANKS_SEVEN,
    say::RANKS_EIGHT,
    say::RANKS_NINE,
    say::RANKS_TEN,
    say::RANKS_JACK,
    say::RANKS_QUEEN,
    say::RANKS_KING,
    say::RANKS_ACE,
];

/// The names of hands by their highest rank, such as *ace high*.
const HIGH: [Text; 13] = [
    say::HIGH_TWO,
    say::HIGH_THREE,
    say::HIGH_FOUR,
    say::HIGH_FIVE,
    say::HIGH_SIX,
    say::HIGH_SEVEN,
    say::HIGH_EIGHT,
    say::HIGH_NINE,
    say::HIGH_TEN,
    say::HIGH_JACK,
    say::HIGH_QUEEN,
    say::HIGH_KING,
    say::HIGH_ACE,
];

/// The suits as keys by which messages choose.
const SUITS: [&str; 4] = ["clubs", "diamonds", "hearts", "spades"];

/// The name of a card, such as `three of spades`.
#[must_use]
pub fn card_name(card: Card) -> String {
    match (card.rank(), card.suit()) {
        (Some(of), Some(suit)) => say::card(rank_name(of), SUITS[suit as usize]),
        _ => say::JOKER.get().into(),
    }
}

/// The name of a card that may be wild, such as `two of clubs, wild`. The name of a joker says so already.
#[must_use]
pub fn card_label(card: Card, wild: CardSet) -> String {
    let name = card_name(card);
    if wild.contains(card) {
        say::card_wild(&name)
    } else {
        name
    }
}

/// The names of cards, such as `four of clubs and two of hearts`.
#[must_use]
pub fn cards(cards: impl Iterator<Item = Card>) -> String {
    join_list(cards.map(card_name).collect())
}

/// What the wild cards of a hand stand for, such as ` (two of clubs as king)` or ` (joker and two of clubs as
/// kings)`. Empty: none stands for another card.
#[must_use]
pub fn reads(ranking: &Ranking, hand: Hand) -> String {
    let each = hand.0.into_iter().zip(ranking.reading(hand).0);
    let wild: Vec<(Card, Card)> = each
        .filter(|(card, stands_for)| card != stands_for)
        .collect();
    let kind = ranking.value(hand).kind();
    let said = match (wild.as_slice(), kind) {
        ([], _) => return String::new(),
        // Where suits do not count, none is named.
        ([(card, stands_for)], HandKind::Prial | HandKind::Run | HandKind::Pair) => {
            let of = stands_for.rank().map_or("", rank_name);
            say::reads_rank(&card_name(*card), of)
        }
        ([(_, stands_for), _, ..], HandKind::Prial) => {
            let names = cards(wild.iter().map(|(card, _)| *card));
            say::reads_ranks(&names, stands_for.rank().map_or("", several))
        }
        (each, _) => {
            let mut all = String::new();
            for (card, stands_for) in each {
                all += if all.is_empty() { "" } else { ", " };
                all += &say::reads_card(&card_name(*card), &card_name(*stands_for));
            }
            all
        }
    };
    format!(" ({said})")
}

/// The name of a hand, such as `prial of threes`, `running flush, queen high` or `pair of nines`.
#[must_use]
pub fn hand_name(value: HandValue) -> String {
    hand(value, "bare")
}

/// The name of a hand as the object of a sentence, such as `a prial of threes` or `ace high`.
#[must_use]
pub fn a_hand(value: HandValue) -> String {
    hand(value, "a")
}

fn hand(value: HandValue, form: &str) -> String {
    if value.is_named_apart() {
        return hand_apart(value, form);
    }
    let [high, middle, low] = value.ranks();
    let low_run = (low, high) == (Rank::Two, Rank::Ace);
    let is_high = HIGH[high as usize].get();
    match value.kind() {
        _ if value.is_four_of_a_kind() => say::hand_four(several(high)),
        HandKind::Prial => say::hand_prial(form, several(high)),
        HandKind::RunningFlush if low_run => say::hand_running_flush_low(form),
        HandKind::RunningFlush => say::hand_running_flush(form, is_high),
        HandKind::Run if low_run => say::hand_run_low(form),
        HandKind::Run => say::hand_run(form, is_high),
        HandKind::Flush => say::hand_flush(form, is_high),
        HandKind::Pair => say::hand_pair(form, several(middle)),
        HandKind::HighCard => is_high.into(),
    }
}

/// The name of a hand in the words of Teen Patti, where it may be a number, or of the games of pairs. `form` is the
/// grammatical form that messages choose by.
fn hand_apart(value: HandValue, form: &str) -> String {
    let [high, middle, low] = value.ranks();
    let low_run = (low, high) == (Rank::Two, Rank::Ace);
    let is_high = HIGH[high as usize].get();
    if let Some(number) = value.number() {
        return number.to_string();
    }
    match value.kind() {
        HandKind::Prial if !value.is_teen_patti() => say::hand_pair_royal(form, several(high)),
        HandKind::Prial => say::patti_trail(form, several(high)),
        HandKind::RunningFlush if low_run => say::patti_pure_low(form),
        HandKind::RunningFlush => say::patti_pure(form, is_high),
        HandKind::Run if low_run => say::patti_sequence_low(form),
        HandKind::Run => say::patti_sequence(form, is_high),
        HandKind::Flush => say::patti_colour(form, is_high),
        HandKind::Pair => say::hand_pair(form, several(middle)),
        HandKind::HighCard => is_high.into(),
    }
}

/// The name of a rank, such as `king`.
pub fn rank_name(of: Rank) -> &'static str {
    RANKS[of as usize].get()
}

/// A hand of no pair by its highest rank, such as `king high`.
pub fn high(of: Rank) -> &'static str {
    HIGH[of as usize].get()
}

/// The plural of a rank, such as `kings`.
pub fn several(of: Rank) -> &'static str {
    SEVERAL[of as usize].get()
}
