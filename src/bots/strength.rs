//! The strength of a hand among all hands. RULES 7.4 lists it for a few hands; this computes it for all.

use std::cell::RefCell;

use crate::cards::{Card, Hand, HandValue, Pack, Ranking, RankingRules, sort_many};
use crate::engine::View;
use crate::random::{PerMille, Rng, Seed};

thread_local! {
    /// The strengths for the rules that were asked for last. A sitting has one set of rules.
    static LAST: RefCell<Option<StrengthsSoFar>> = const { RefCell::new(None) };
}

/// What strengths are computed for: the ranking and the number of cards dealt to a player.
type Dealt = (RankingRules, u8);

/// Strengths, or what is known of them so far.
enum StrengthsSoFar {
    Sampling(Dealt, Box<Sample>),
    All(Strengths),
}

/// The chance that a hand of this strength beats a random one; half of the equal ones count as beaten.
pub(super) fn strength(view: View<'_>, value: HandValue) -> PerMille {
    LAST.with_borrow_mut(|last| {
        loop {
            if let Some(strengths) = step(last, view) {
                return strengths.of(value);
            }
        }
    })
}

/// Works on the strengths under the rules of this view for a fraction of a millisecond. `true`: they are known.
pub(super) fn prepare(view: View<'_>) -> bool {
    LAST.with_borrow_mut(|last| step(last, view).is_some())
}

fn step<'a>(last: &'a mut Option<StrengthsSoFar>, view: View<'_>) -> Option<&'a Strengths> {
    let cards = view.rules().cards_dealt().unwrap_or(3);
    let by = (view.ranking().rules(), cards);
    let is_known = match last {
        Some(StrengthsSoFar::Sampling(of, _)) => *of == by,
        Some(StrengthsSoFar::All(strengths)) => strengths.by == by,
        None => false,
    };
    if !is_known {
        *last = Some(match view.ranking().classes().filter(|_| cards == 3) {
            Some(counts) => StrengthsSoFar::All(Strengths::of_counts(by, counts)),
            None => StrengthsSoFar::Sampling(by, Box::new(Sample::begin(by))),
        });
    }
    if let Some(StrengthsSoFar::Sampling(_, sample)) = last {
        let counts = sample.step(view.ranking())?;
        *last = Some(StrengthsSoFar::All(Strengths::of_counts(by, counts)));
    }
    match last {
        Some(StrengthsSoFar::All(strengths)) => Some(strengths),
        _ => None,
    }
}

/// The strength of these cards, by their best three, under the rules of this view.
#[must_use]
pub fn strength_of(view: View<'_>, cards: &[Card]) -> PerMille {
    let value = match *cards {
        [a, b, c] => Some(view.ranking().value(Hand([a, b, c]))),
        _ => view.ranking().best(cards).map(|best| best.value),
    };
    value.map_or(500, |value| strength(view, value))
}

/// Values of hands with their strengths, weakest first.
struct Strengths {
    by: Dealt,
    places: Vec<(HandValue, PerMille)>,
}

impl Strengths {
    fn of_counts(by: Dealt, mut counts: Vec<(HandValue, u32)>) -> Strengths {
        sort_many(&mut counts);
        let all: u32 = counts.iter().map(|(_, hands)| hands).sum();
        let mut below = 0;
        let mut places: Vec<(HandValue, PerMille)> = Vec::new();
        for equal in counts.chunk_by(|a, b| a.0 == b.0) {
            let hands: u32 = equal.iter().map(|(_, hands)| hands).sum();
            places.push((equal[0].0, (2 * below + hands) * 500 / all.max(1)));
            below += hands;
        }
        Strengths { by, places }
    }

    /// The strength of a value. One that is not listed counts as the next better one.
    fn of(&self, value: HandValue) -> PerMille {
        let place = self.places.partition_point(|(class, _)| *class < value);
        self.places
            .get(place)
            .map_or(1000, |(_, strength)| *strength)
    }
}

/// The size of the sample. Strengths from it are seldom wrong by more than two in a hundred, and the first decision
/// of a sitting is as quick as any other.
const SAMPLE: usize = 3000;

/// The hands of three that are valued in a step of the sample.
const STEP: usize = 4_000;

/// Random hands at their best value. They are always the same under the same rules.
struct Sample {
    pack: Vec<Card>,
    cards: usize,
    rng: Rng,
    drawn: usize,
    found: Vec<(HandValue, u32)>,
}

impl Sample {
    fn begin((rules, cards): Dealt) -> Sample {
        Sample {
            pack: Pack::whole(rules.jokers).iter().collect(),
            cards: cards.into(),
            rng: Rng::new(Seed([0; 32]), 0),
            drawn: 0,
            found: Vec::with_capacity(SAMPLE),
        }
    }

    /// Draws some more hands. All of them, once there are enough.
    fn step(&mut self, ranking: &Ranking) -> Option<Vec<(HandValue, u32)>> {
        let until = SAMPLE.min(self.drawn + (STEP / threes_in(self.cards)).max(1));
        while self.drawn < until {
            self.drawn += 1;
            for place in 0..self.cards {
                let left = (self.pack.len() - place) as u32;
                let other = place + self.rng.below(left) as usize;
                self.pack.swap(place, other);
            }
            let best = ranking.best(&self.pack[..self.cards]);
            self.found.extend(best.map(|best| (best.value, 1)));
        }
        (self.drawn == SAMPLE).then(|| std::mem::take(&mut self.found))
    }
}

/// The number of hands of three among so many cards: the work of finding the best of them.
#[must_use]
pub fn threes_in(cards: usize) -> usize {
    (cards * cards.saturating_sub(1) * cards.saturating_sub(2) / 6).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_rules_7_4() {
        let ranking = Ranking::brag();
        let classes = ranking.classes().unwrap();
        let strengths = Strengths::of_counts((ranking.rules(), 3), classes);
        assert_eq!(strengths.places.len(), 741);
        for (hand, beaten) in [
            ("Ac Kd Jh", 741),
            ("2c 2d 3h", 744),
            ("Kc Kd 2h", 887),
            ("Qc 6d 4h", 326),
            ("Ac 9d 4h", 630),
            ("3c 3d 3h", 999),
            ("5c 3d 2h", 0),
        ] {
            let hand: Hand = hand.parse().unwrap();
            let strength = strengths.of(ranking.value(hand));
            assert!(strength.abs_diff(beaten) <= 2, "{hand}: {strength}");
        }
    }
    /// The share of all hands below the best of a kind, from RULES 7.1, 7.2 and 7.3.
    #[test]
    fn samples_agree_with_the_counts_of_rules_7() {
        let twos = RankingRules {
            wild: crate::cards::CardSet::TWOS,
            ..RankingRules::default()
        };
        let jokers = RankingRules {
            jokers: 2,
            ..RankingRules::default()
        };
        for (rules, cards, hand, beaten) in [
            (twos, 3, "Ac Kd Jh", 570),
            (twos, 3, "Ac Ad Kh", 809),
            (RankingRules::default(), 4, "Ac Kd Jh", 457),
            (RankingRules::default(), 4, "Ac Ad Kh", 722),
            (jokers, 4, "Ac Ad Kh", 629),
            (RankingRules::default(), 5, "Ac Ad Kh", 465),
            (twos, 5, "Ac Kc Jc", 482),
        ] {
            let ranking = Ranking::new(rules);
            let hand: Hand = hand.parse().unwrap();
            let mut sample = Sample::begin((rules, cards));
            let counts = std::iter::repeat_with(|| sample.step(&ranking));
            let counts = counts.flatten().next().unwrap();
            let strengths = Strengths::of_counts((rules, cards), counts);
            let strength = strengths.of(ranking.value(hand));
            assert!(
                strength.abs_diff(beaten) <= 25,
                "{cards} {hand}: {strength}, {beaten}"
            );
        }
    }
}
