//! The hands that are sorted.

use crate::app::sheets::pictures::{KINDS, RANKS};
use crate::app::words;
use crate::cards::{Hand, Ranking, RankingRules};

/// The hands, the best first.
pub const HANDS: [&str; 7] = [
    "3s 3h 3d", "Qs Qh Qd", "9h 8h 7h", "Tc 9d 8s", "Kc 9c 4c", "Jh Jc 7s", "Ad Ts 5h",
];

/// In what order they lie before they are sorted: the places of [`HANDS`].
pub const LIE: [usize; 7] = [5, 2, 6, 0, 4, 1, 3];

/// The name of the hand at this place, and what it is.
pub fn told(place: usize) -> (String, &'static str) {
    let hand = HANDS
        .get(place)
        .and_then(|cards| cards.parse::<Hand>().ok());
    let value = hand.map(|hand| Ranking::new(RankingRules::default()).value(hand));
    let kind = value.and_then(|value| KINDS.iter().position(|kind| *kind == value.kind()));
    let is = kind.and_then(|kind| RANKS.get(kind));
    (
        value.map(words::hand_name).unwrap_or_default(),
        is.map_or("", |(_, _, is)| is.get()),
    )
}

#[cfg(test)]
mod tests {
    use super::{HANDS, LIE, told};
    use crate::cards::{Hand, Ranking};
    use crate::games;

    #[test]
    fn the_hands_are_of_every_kind_and_the_best_comes_first() {
        let ranking = Ranking::new(games::three_card().ranking);
        let values = HANDS.map(|cards| ranking.value(cards.parse::<Hand>().expect("a hand")));
        assert!(values.is_sorted_by(|a, b| a > b));
        let mut kinds = values.map(|value| value.kind()).to_vec();
        kinds.dedup();
        assert_eq!(kinds.len(), 6);
        let mut cards: Vec<&str> = HANDS.iter().flat_map(|hand| hand.split(' ')).collect();
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len(), 21, "no card is there twice");
    }

    #[test]
    fn they_do_not_lie_in_order_and_each_is_named() {
        let mut lie = LIE.to_vec();
        assert!(lie.windows(2).all(|two| two[1] != two[0] + 1));
        assert_ne!(LIE[0], 0);
        lie.sort_unstable();
        assert_eq!(lie, [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(told(0).0, "prial of threes");
        assert!((0..HANDS.len()).all(|place| !told(place).1.is_empty()));
    }
}
