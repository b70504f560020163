//! The advice that *How to play* checks: to leave the card that makes the best hand on the board until somebody sticks.

use std::fs;

use brag::bots::Temper;
use brag::bots::bus::{self, Move, Seen};
use brag::cards::{Hand, HandKind, HandValue, Ranking};

use crate::measured::measured;
use crate::strength::{bot, play};

/// Of a hundred lives that are lost between two, so many are lost by the one who waits.
const TOLD: f64 = 67.0;

/// Plays as a bot does, but where a pair or better is to be made, swaps another card.
fn waits(ranking: &Ranking, seen: &Seen) -> Move {
    let usual = bus::choose(ranking, seen, Temper::Straightforward);
    let mut swaps = swaps(ranking, seen);
    swaps.sort_by_key(|(value, ..)| *value);
    let Some(&(value, _, best)) = swaps.last() else {
        return usual;
    };
    let makes = matches!(usual, Move::Swap { place, .. } if place == best);
    if has_stuck(seen) || !makes || value.kind() < HandKind::Pair {
        return usual;
    }
    let others = swaps.into_iter().rev();
    let mut left = others.filter(|(.., place)| *place != best);
    left.next().map_or(usual, |(_, action, _)| action)
}

/// Whether somebody has stuck: otherwise one might stick, if that were allowed in the first turn.
fn has_stuck(seen: &Seen) -> bool {
    !seen.clone().with_first_stick(true).may_stick()
}

/// The swaps of one card for an open one: what each makes, and the place of the card that it takes.
fn swaps(ranking: &Ranking, seen: &Seen) -> Vec<(HandValue, Move, usize)> {
    let own = seen.own().0;
    let places = seen.board().into_iter().enumerate();
    let open = places.filter_map(|(place, card)| Some((place, card?)));
    let swaps = open.flat_map(|(place, card)| {
        own.map(|give| {
            let hand = own.map(|own| if own == give { card } else { own });
            let value = ranking.value(Hand(hand));
            (value, Move::Swap { give, place }, place)
        })
    });
    swaps.collect()
}

#[test]
fn who_waits_for_the_last_exchange_loses_as_many_lives_as_we_tell() {
    let deals = measured(500);
    let lost = play(2, deals, false, [&waits, &bot(Temper::Straightforward)]).lost;
    let [waiter, other] = lost.map(f64::from);
    let share = 100.0 * waiter / (waiter + other);
    // The standard error of a share of so many lives.
    let error = 50.0 / (waiter + other).sqrt();
    println!("who waits loses {share:.1} ± {error:.1} of a hundred lives");
    assert!((share - TOLD).abs() < 3.0 * error, "{share}");
    for code in ["en", "de", "fr", "ru"] {
        let text = fs::read_to_string(format!("src/app/i18n/{code}.ftl")).expect("a language");
        let mut lines = text.lines();
        let advice = lines.find(|line| line.starts_with("howto-advice-wait"));
        let tells = advice.is_some_and(|line| line.contains(&format!(" {TOLD}")));
        assert!(tells, "{code}: {advice:?}");
    }
}
