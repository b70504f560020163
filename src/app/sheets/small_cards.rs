//! Small cards in a row.

use leptos::prelude::*;

use crate::app::words;
use crate::cards::{Card, CardSet, Hand, HandKind, Rank, Ranking};

/// A small card. `apart`: dimmed.
pub fn small_card(card: Card, wild: CardSet, apart: bool) -> impl IntoView {
    let mark = wild
        .contains(card)
        .then(|| view! { <use href="cards.svg#wild"/> });
    view! {
        <svg
            class="mini"
            class:apart=apart
            viewBox="0 0 100 140"
            role="img"
            aria-label=words::card_label(card, wild)
        >
            <use href=format!("cards.svg#{card}")/>
            {mark}
        </svg>
    }
}

/// The cards of a hand in reading order: a pair before its odd card, A 2 3, otherwise from the highest down. A wild
/// card stands in the place of the card it stands for, after others of that rank.
#[must_use]
pub fn in_order(ranking: &Ranking, hand: Hand) -> [Card; 3] {
    let value = ranking.value(hand);
    let mut ranks = value.ranks();
    let is_run = matches!(value.kind(), HandKind::Run | HandKind::RunningFlush);
    if is_run && ranks == [Rank::Ace, Rank::Three, Rank::Two] {
        ranks.swap(1, 2);
    }
    let mut left: Vec<(Card, Card)> = hand.0.into_iter().zip(ranking.reading(hand).0).collect();
    ranks.map(|rank| {
        let stands = |(_, card): &(Card, Card)| card.rank() == Some(rank);
        let is_itself = |pair: &(Card, Card)| stands(pair) && pair.0 == pair.1;
        let at = left.iter().position(is_itself);
        let at = at.or_else(|| left.iter().position(stands));
        left.remove(at.unwrap_or(0)).0
    })
}

#[cfg(test)]
mod tests {
    use super::in_order;
    use crate::cards::{CardSet, Hand, Ranking, RankingRules};

    #[test]
    fn cards_lie_as_they_are_read() {
        let twos = Ranking::new(RankingRules {
            wild: CardSet::TWOS,
            ..RankingRules::default()
        });
        for (hand, read) in [
            ("3c Kd 3h", "3c 3h Kd"),
            ("2s Qh Ah", "Ah 2s Qh"),
            ("2s 9h 5c", "9h 2s 5c"),
            ("3d Ac 2c", "Ac 2c 3d"),
            ("3d 2c 4c", "2c 4c 3d"),
            ("Kd Ac Qc", "Ac Kd Qc"),
            ("2d 2h 2c", "2d 2h 2c"),
        ] {
            let hand: Hand = hand.parse().expect("a hand");
            assert_eq!(Hand(in_order(&twos, hand)), read.parse().expect("a hand"));
        }
    }
}
