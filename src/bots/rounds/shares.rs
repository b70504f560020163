//! The strength of a hand: the share of all hands that it beats, before and after a draw.

use std::cell::RefCell;
use std::rc::Rc;

use super::discards::{WAYS, after_draw};
use crate::cards::{Card, Hand, HandValue, Ranking, RankingRules};
use crate::random::{Rng, Seed};

/// A chance in ten-thousandths.
pub(super) type Share = u64;
/// Certainty. Chances are parts of it.
pub(super) const ALL: Share = 10_000;

thread_local! {
    /// The shares for the rules that were asked for last. A sitting has one set of rules.
    static LAST: RefCell<Option<Rc<Shares>>> = const { RefCell::new(None) };
}

/// The values of hands, weakest first.
pub(super) struct Shares {
    by: RankingRules,
    /// Every hand that can be dealt.
    dealt: Vec<HandValue>,
    /// A sample of hands after a draw.
    drawn: Vec<HandValue>,
    /// The mean share of three new cards after all have drawn.
    new: Share,
}

/// The size of the sample. Shares from it are seldom wrong by more than two in a hundred.
const SAMPLE: usize = 2_500;
/// The number of random draws tried for each way to discard from a hand of the sample.
const TRIES: usize = 10;

/// The shares under these rules.
pub(super) fn shares(ranking: &Ranking) -> Rc<Shares> {
    LAST.with_borrow_mut(|last| match last {
        Some(known) if known.by == ranking.rules() => known.clone(),
        _ => {
            let made = Rc::new(Shares::new(ranking));
            *last = Some(made.clone());
            made
        }
    })
}

impl Shares {
    fn new(ranking: &Ranking) -> Shares {
        let mut pack: Vec<Card> = ranking.rules().pack().iter().collect();
        let mut dealt = Vec::new();
        for (i, &a) in pack.iter().enumerate() {
            for (j, &b) in pack.iter().enumerate().skip(i + 1) {
                let thirds = pack[j + 1..].iter();
                dealt.extend(thirds.map(|c| ranking.value(Hand([a, b, *c]))));
            }
        }
        dealt.sort_unstable();
        let mut rng = Rng::new(Seed([0; 32]), 0);
        let sample = (0..SAMPLE).map(|_| drawn(ranking, &dealt, &mut pack, &mut rng));
        let mut drawn: Vec<HandValue> = sample.collect();
        drawn.sort_unstable();
        let sum: Share = dealt
            .iter()
            .step_by(7)
            .map(|value| share(&drawn, *value))
            .sum();
        let new = sum / dealt.len().div_ceil(7).max(1) as u64;
        Shares {
            by: ranking.rules(),
            dealt,
            drawn,
            new,
        }
    }

    /// The share of hands that this one beats; half of the equal ones count as beaten. `after_draw`: among hands that
    /// have drawn, not among dealt ones.
    pub fn of(&self, value: HandValue, after_draw: bool) -> Share {
        share(if after_draw { &self.drawn } else { &self.dealt }, value)
    }

    /// The mean share of three new cards after all have drawn.
    pub fn of_new_hand(&self) -> Share {
        self.new
    }
}

fn share(hands: &[HandValue], value: HandValue) -> Share {
    let below = hands.partition_point(|other| *other < value);
    let equal = hands[below..].partition_point(|other| *other == value);
    (2 * below + equal) as u64 * ALL / (2 * hands.len().max(1)) as u64
}

/// A hand from the pack after the discard that does best in a few random draws.
fn drawn(ranking: &Ranking, dealt: &[HandValue], pack: &mut [Card], rng: &mut Rng) -> HandValue {
    let mut mix = |pack: &mut [Card], from: usize| {
        for place in from..6 {
            let left = (pack.len() - place) as u32;
            pack.swap(place, place + rng.below(left) as usize);
        }
    };
    mix(pack, 0);
    let hand = Hand([pack[0], pack[1], pack[2]]);
    let mut sums = [0; WAYS];
    for _ in 0..TRIES {
        mix(pack, 3);
        for (way, sum) in sums.iter_mut().enumerate() {
            *sum += share(dealt, ranking.value(after_draw(hand, way, &pack[3..])));
        }
    }
    let best = (0..WAYS).max_by_key(|way| (sums[*way], WAYS - way));
    mix(pack, 3);
    ranking.value(after_draw(hand, best.unwrap_or(0), &pack[3..]))
}
