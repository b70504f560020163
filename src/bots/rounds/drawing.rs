//! Choosing discards. Of all ways to discard, it takes the one with the best chance to beat everybody still in,
//! counted over every card that may come.

use super::discards::WAYS;
use super::rivals;
use super::share::Share;
use super::shares::shares;
use super::sums::beats;
use crate::bots::any::some;
use crate::cards::{CardSet, Hand, Ranking};
use crate::engine::{Action, Choice, DrawingAction, View};
use crate::random::Rng;

/// Chooses to look first, then what to discard.
pub(super) fn choose(view: View<'_>, choices: &[Choice]) -> Option<Action> {
    let look = Action::Look(None);
    if choices.contains(&Choice::One(look)) {
        return Some(look);
    }
    let (hand, _) = view.own()?.known_hand()?;
    let rivals = rivals::still_in(view).count().max(1) as u32;
    let (way, _) = best(view.ranking(), hand, rivals);
    let cards = hand.0.into_iter().enumerate();
    let thrown: CardSet = cards
        .filter(|(nth, _)| way >> nth & 1 == 1)
        .map(|(_, card)| card)
        .collect();
    Some(Action::Drawing(if thrown.is_empty() {
        DrawingAction::Stand
    } else {
        DrawingAction::Draw(thrown)
    }))
}

/// A random draw. `None`: the choice is none.
pub(super) fn any(choice: Choice, rng: &mut Rng) -> Option<Action> {
    let Choice::Exchange { from, unseen, most } = choice else {
        return None;
    };
    let thrown = 1 + rng.below(most.into()) as u8;
    Some(Action::Drawing(if from.is_empty() {
        let mut places: Vec<u8> = (0..unseen).collect();
        rng.shuffle(&mut places);
        let thrown = places.into_iter().take(thrown.into());
        DrawingAction::Unseen(thrown.fold(0, |set, place| set | 1 << place))
    } else {
        DrawingAction::Draw(some(from, thrown, rng))
    }))
}

/// The best way to discard, and the share of hands that the result beats. Of equal ways, the one that discards less.
pub(super) fn best(ranking: &Ranking, hand: Hand, rivals: u32) -> (usize, Share) {
    let shares = shares(ranking);
    let sums = [shares.sums(rivals), shares.sums(1)];
    let all = (0..WAYS).map(|way| {
        // The chance to beat this many rivals, and the share of hands beaten, on average over all draws. Three new cards
        // are worth the same for every hand, apart from the three that cannot come.
        let [win, share] = match way {
            _ if way == WAYS - 1 => [rivals, 1].map(|rivals| beats(shares.of_new_hand(), rivals)),
            _ if rivals == 1 => [sums[1].mean(hand, way); 2],
            _ => [0, 1].map(|of| sums[of].mean(hand, way)),
        };
        (win, WAYS - way.count_ones() as usize, way, share)
    });
    all.max().map_or((0, 0), |(_, _, way, share)| (way, share))
}
