//! The chance to beat another player. His upcard is known, and the chips that he has put in tell something about his
//! hidden cards.

use std::cell::RefCell;

use super::pairs::{CLASSES, Class, Pairs};
use crate::cards::{Card, CardSet, Hand, HandValue, Merit, Ranking, RankingRules};
use crate::engine::{Seat, SeatView, View};
use crate::random::PerMille;

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

/// What the viewer compares with the hands of others.
pub(super) struct Mine {
    seat: Seat,
    value: HandValue,
    seen: CardSet,
}

impl Mine {
    /// `None`: he does not see his hand.
    pub fn of(view: View<'_>) -> Option<Mine> {
        Some(Mine {
            seat: view.own()?.seat(),
            value: value(view)?,
            seen: seen(view),
        })
    }

    /// The chance that the viewer's hand beats this player's.
    pub fn beats(&self, view: View<'_>, other: Seat) -> Option<PerMille> {
        let hand = view.seat(other)?.hands().next()?;
        let upcard = hand.faces().nth(2)?.card?;
        let wins_ties = wins_ties(view, self.seat, other);
        let pushes = pushes(view, other);
        let counts = of_upcard(view.ranking(), upcard, |pairs| {
            pairs.counts(self.value, wins_ties, self.seen)
        });
        let [won, lost] = counts.map(|counts| weighed(counts, pushes));
        Some((won * 1000).checked_div(won + lost)? as PerMille)
    }
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
    pairs: Pairs,
}

/// Gives all hands of an upcard.
fn of_upcard<T>(ranking: &Ranking, card: Card, give: impl FnOnce(&Pairs) -> T) -> T {
    let by = ranking.rules();
    LAST.with_borrow_mut(|last| {
        let known = last.iter().position(|one| (one.by, one.card) == (by, card));
        let at = known.unwrap_or_else(|| {
            if last.len() == MOST {
                last.remove(0);
            }
            let pairs = Pairs::beside(ranking, card);
            last.push(Upcard { by, card, pairs });
            last.len() - 1
        });
        give(&last[at].pairs)
    })
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
    let all = view.acts().filter_map(|event| event.put_in());
    all.filter(|who| *who == seat).count() as u32
}

/// Whether a seat wins a tie with another: the elder does, or with three braggers the one who put in first.
fn wins_ties(view: View<'_>, one: Seat, other: Seat) -> bool {
    let by_chips = matches!(
        view.rules().ranking.pairs.map(|pairs| pairs.merit),
        Some(Merit::Natural)
    );
    let mut all = view.acts().filter_map(|event| event.put_in());
    let first = all.find(|seat| *seat == one || *seat == other);
    if let Some(first) = first.filter(|_| by_chips) {
        return first == one;
    }
    let mut elders = view.elders();
    elders.find(|seat| *seat == one || *seat == other) == Some(one)
}
