//! The chance to beat another player. His upcard is known, and the chips that he has put in tell something about his
//! hidden cards.

use std::cell::RefCell;

use crate::bots::PerMille;
use crate::cards::{Card, CardSet, Hand, HandValue, Merit, Pack, Ranking, RankingRules, sort_many};
use crate::engine::{Seat, SeatView, View};

/// The cards that the viewer sees in hands.
fn seen(view: View<'_>) -> CardSet {
    let hands = view.seats().flat_map(SeatView::hands);
    let faces = hands.flat_map(|hand| hand.faces());
    faces.filter_map(|face| face.card).collect()
}

/// The three cards dealt to the viewer.
fn own(view: View<'_>) -> Option<Hand> {
    let hand = view.own()?.hands().next()?;
    let mut cards = hand.faces().map(|face| face.card);
    Some(Hand([cards.next()??, cards.next()??, cards.next()??]))
}

/// The value of the viewer's hand.
pub(super) fn value(view: View<'_>) -> Option<HandValue> {
    Some(view.ranking().value(own(view)?))
}

/// The chance that the viewer's hand beats this player's.
pub(super) fn chance(view: View<'_>, other: Seat) -> Option<PerMille> {
    let own = own(view)?;
    let mine = view.ranking().value(own);
    let hand = view.seat(other)?.hands().next()?;
    let upcard = hand.faces().nth(2)?.card?;
    let me = view.own()?.seat();
    let wins_ties = wins_ties(view, me, other);
    let pushes = pushes(view, other);
    let unseen = seen(view);
    let counts = of_upcard(view.ranking(), upcard, |pairs| {
        let below = pairs.partition_point(|pair| pair.value < mine);
        let until = pairs.partition_point(|pair| pair.value <= mine);
        let wins = if wins_ties { until } else { below };
        [&pairs[..wins], &pairs[wins..]].map(|pairs| count(pairs, unseen))
    });
    let [won, lost] = counts.map(|counts| weighed(counts, pushes));
    Some((won * 1000).checked_div(won + lost)? as PerMille)
}

thread_local! {
    /// The hands by their upcards, for those that were asked for last. In a deal all upcards stay the same.
    static LAST: RefCell<Vec<Upcard>> = const { RefCell::new(Vec::new()) };
}

/// The most upcards that are remembered.
const MOST: usize = 12;

/// All hands that have an upcard.
struct Upcard {
    by: RankingRules,
    card: Card,
    /// Weakest first.
    pairs: Vec<Pair>,
}

/// The two hidden cards of a hand.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Pair {
    value: HandValue,
    cards: u64,
    class: Class,
}

/// How likely a player puts chips in with a hand: an index into weights.
type Class = usize;
const CLASSES: usize = 3;

/// Gives all hands of an upcard, weakest first.
fn of_upcard<T>(ranking: &Ranking, card: Card, give: impl FnOnce(&[Pair]) -> T) -> T {
    let by = ranking.rules();
    LAST.with_borrow_mut(|last| {
        let known = last.iter().position(|one| (one.by, one.card) == (by, card));
        let at = known.unwrap_or_else(|| {
            if last.len() == MOST {
                last.remove(0);
            }
            let pairs = pairs(ranking, card);
            last.push(Upcard { by, card, pairs });
            last.len() - 1
        });
        give(&last[at].pairs)
    })
}

fn pairs(ranking: &Ranking, upcard: Card) -> Vec<Pair> {
    let pack = Pack::sorted();
    let cards: Vec<Card> = pack.iter().filter(|card| *card != upcard).collect();
    let mut pairs = Vec::with_capacity(cards.len() * cards.len() / 2);
    for (nth, a) in cards.iter().enumerate() {
        for b in &cards[nth + 1..] {
            let value = ranking.value(Hand([*a, *b, upcard]));
            let both: CardSet = [*a, *b].into_iter().collect();
            pairs.push(Pair {
                value,
                cards: both.bits(),
                class: class(value),
            });
        }
    }
    sort_many(&mut pairs);
    pairs
}

/// How many of these have none of the seen cards, by their classes.
fn count(pairs: &[Pair], seen: CardSet) -> [u64; CLASSES] {
    let mut counts = [0; CLASSES];
    for pair in pairs {
        counts[pair.class] += u64::from(pair.cards & seen.bits() == 0);
    }
    counts
}

/// The class of a hand: something, an ace or a king high, or nothing.
fn class(hand: HandValue) -> Class {
    match hand.kind() as u8 {
        0 if hand.ranks()[0] as u8 >= 11 => 1,
        0 => 2,
        _ => 0,
    }
}

/// Hands of these classes by the relative chance that a player has put chips in this often with them. Each time it is
/// less likely that he has nothing.
fn weighed(counts: [u64; CLASSES], pushes: u32) -> u64 {
    // In 256ths and at least 1, so that no hand is impossible.
    let weight = |class: Class| (256_u64 >> (class as u32 * pushes.min(4))).max(1);
    let each = counts.into_iter().enumerate();
    each.map(|(class, count)| count * weight(class)).sum()
}

/// How often a player has put chips in for the second stake.
fn pushes(view: View<'_>, seat: Seat) -> u32 {
    let all = view.history().filter_map(|event| event.put_in());
    all.filter(|who| *who == seat).count() as u32
}

/// Whether a seat wins a tie with another: the elder does, or with three braggers the one who put in first.
fn wins_ties(view: View<'_>, one: Seat, other: Seat) -> bool {
    let by_chips = matches!(
        view.rules().ranking.pairs.map(|pairs| pairs.merit),
        Some(Merit::Natural)
    );
    let mut all = view.history().filter_map(|event| event.put_in());
    let first = all.find(|seat| *seat == one || *seat == other);
    if let Some(first) = first.filter(|_| by_chips) {
        return first == one;
    }
    let mut elders = view.elders();
    elders.find(|seat| *seat == one || *seat == other) == Some(one)
}
