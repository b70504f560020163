//! The lines of a chart: the kinds of hands.

use std::collections::BTreeMap;

use super::chart_found::ChartLine;
use crate::cards::{Card, HandKind, HandValue, Rank};
use crate::engine::View;

/// What makes hands of one line: the kind, and of pairs and other hands the rank.
type Likeness = (HandKind, Option<Rank>);

fn likeness(value: HandValue) -> Likeness {
    let kind = value.kind();
    let by_rank = matches!(kind, HandKind::Pair | HandKind::HighCard);
    (kind, by_rank.then_some(value.ranks()[0]))
}

/// The lines of all hands that the viewer may hold by what he sees. `marks_own`: the hand that he holds stands for its kind.
pub(super) fn lines(view: View<'_>, marks_own: bool) -> Vec<ChartLine> {
    let ranking = view.ranking();
    let held = view.own().and_then(|own| own.known_hand());
    let own = held.filter(|_| marks_own);
    let own_cards = held.iter().flat_map(|(hand, _)| hand.0);
    let unseen = view.unseen();
    let mut cards: Vec<Card> = unseen.cards().iter().copied().chain(own_cards).collect();
    cards.sort_unstable_by_key(|card| card.index());
    let mut all: BTreeMap<Likeness, Vec<(HandValue, [Card; 3])>> = BTreeMap::new();
    for (nth, a) in cards.iter().enumerate() {
        for (nth, b) in cards.iter().enumerate().skip(nth + 1) {
            for c in &cards[nth + 1..] {
                let hand = [*a, *b, *c];
                if let Some(best) = ranking.best(&hand) {
                    let same = all.entry(likeness(best.value)).or_default();
                    same.push((best.value, hand));
                }
            }
        }
    }
    let line = |(like, mut same): (Likeness, Vec<(HandValue, [Card; 3])>)| {
        let hands = same.len() as u32;
        if let Some((hand, value)) = own.filter(|(_, value)| likeness(*value) == like) {
            return Some(ChartLine {
                cards: hand.0.to_vec(),
                value,
                is_own: true,
                choices: Vec::new(),
                hands,
            });
        }
        let middle = same.len() / 2;
        same.sort_by_key(|(value, _)| *value);
        let (value, cards) = same.into_iter().nth(middle)?;
        Some(ChartLine {
            cards: cards.to_vec(),
            value,
            is_own: false,
            choices: Vec::new(),
            hands,
        })
    };
    let mut lines: Vec<ChartLine> = all.into_iter().filter_map(line).collect();
    lines.sort_by_key(|line| std::cmp::Reverse(line.value));
    lines
}
