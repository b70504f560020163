//! The strength of a hand: the share of all hands that it beats, before and after a draw.

use std::cell::RefCell;
use std::rc::Rc;

use super::discards::{WAYS, after_draw};
use super::share::Share;
use super::spread::{Spread, first_with, number, with_highest};
use super::sums::Sums;
use crate::cards::{Card, Hand, HandValue, Ranking, RankingRules, sort_few};
use crate::random::{Rng, Seed};

thread_local! {
    /// The shares for the rules that were asked for last. A sitting has one set of rules.
    static LAST: RefCell<Option<(RankingRules, SharesSoFar)>> = const { RefCell::new(None) };
}

/// Shares, or what is known of them so far.
enum SharesSoFar {
    Making(Box<Making>),
    Made(Rc<Shares>),
}

/// The shares of all hands.
pub(super) struct Shares {
    /// The share of dealt hands that each hand beats, by the number of the hand.
    dealt: Vec<u16>,
    /// The share of hands after a draw that each beats.
    drawn: Vec<u16>,
    /// The index of the lowest card of the pack.
    lowest: u8,
    /// The number of cards in the pack.
    cards: usize,
    /// The mean share of three new cards after all have drawn.
    new: Share,
    /// Sums over the cards that may come, by the number of rivals.
    sums: RefCell<Vec<(u32, Rc<Sums>)>>,
}

/// The size of the sample. Shares from it are seldom wrong by more than two in a hundred.
const SAMPLE: usize = 2_500;
/// The number of random draws tried for each way to discard from a hand of the sample.
const TRIES: usize = 10;
/// The hands of the sample that are drawn in a step.
const STEP: usize = 100;

/// The shares under these rules.
pub(super) fn shares(ranking: &Ranking) -> Rc<Shares> {
    loop {
        if let Some(shares) = step(ranking) {
            return shares;
        }
    }
}

/// Works on the shares under these rules, for a fraction of a millisecond. `true`: they are known.
pub(super) fn prepare(ranking: &Ranking) -> bool {
    step(ranking).is_some()
}

fn step(ranking: &Ranking) -> Option<Rc<Shares>> {
    LAST.with_borrow_mut(|last| {
        let rules = ranking.rules();
        let known = match last {
            Some((by, known)) if *by == rules => known,
            _ => {
                let making = SharesSoFar::Making(Box::new(Making::begin(rules)));
                &mut last.insert((rules, making)).1
            }
        };
        if let SharesSoFar::Making(making) = known {
            *known = SharesSoFar::Made(Rc::new(making.step(ranking)?));
        }
        match known {
            SharesSoFar::Made(shares) => Some(shares.clone()),
            SharesSoFar::Making(_) => None,
        }
    })
}

/// Shares that are being made.
struct Making {
    pack: Vec<Card>,
    /// The pack as the sample has shuffled it.
    shuffled: Vec<Card>,
    rng: Rng,
    /// The value of each hand, by its number.
    values: Vec<HandValue>,
    /// Every hand that can be dealt.
    of_dealt: Spread,
    dealt: Vec<u16>,
    /// A sample of hands after a draw.
    of_drawn: Spread,
    sampled: usize,
    drawn: Vec<u16>,
}

impl Making {
    fn begin(rules: RankingRules) -> Making {
        let mut pack: Vec<Card> = rules.pack().iter().collect();
        let shuffled = pack.clone();
        sort_few(&mut pack, |card| card.index());
        let hands = first_with(pack.len());
        Making {
            pack,
            shuffled,
            rng: Rng::new(Seed([0; 32]), 0),
            values: Vec::with_capacity(hands),
            of_dealt: Spread::default(),
            dealt: Vec::with_capacity(hands),
            of_drawn: Spread::default(),
            sampled: 0,
            drawn: Vec::with_capacity(hands),
        }
    }

    /// Values the hands of one more highest card, or draws some of the sample. The shares, once all is done.
    fn step(&mut self, ranking: &Ranking) -> Option<Shares> {
        let hands = first_with(self.pack.len());
        if self.values.len() < hands {
            let place = (0..).find(|place| first_with(place + 1) > self.values.len());
            for hand in with_highest(&self.pack, place.unwrap_or(0)) {
                let value = ranking.value(hand);
                self.values.push(value);
                self.of_dealt.add(value);
            }
            self.of_dealt.sum_up();
        } else if self.dealt.len() < hands {
            fill(&mut self.dealt, &self.values, &self.of_dealt);
        } else if self.sampled < SAMPLE {
            for _ in 0..STEP {
                let hand = self.draw();
                self.of_drawn.add(self.values[number(hand, self.lowest())]);
            }
            self.sampled += STEP;
            self.of_drawn.sum_up();
        } else if self.drawn.len() < hands {
            fill(&mut self.drawn, &self.values, &self.of_drawn);
        } else {
            return Some(Shares {
                dealt: std::mem::take(&mut self.dealt),
                drawn: std::mem::take(&mut self.drawn),
                lowest: self.lowest(),
                cards: self.pack.len(),
                new: self.of_dealt.mean_share_in(&self.of_drawn, 7),
                sums: RefCell::default(),
            });
        }
        None
    }

    /// The index of the lowest card of the pack.
    fn lowest(&self) -> u8 {
        self.pack.first().map_or(0, |card| card.index())
    }

    /// A hand from the pack after the discard that does best in a few random draws.
    fn draw(&mut self) -> Hand {
        let lowest = self.lowest();
        let Making {
            shuffled: pack,
            rng,
            dealt,
            ..
        } = self;
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
                *sum += u32::from(dealt[number(after_draw(hand, way, &pack[3..]), lowest)]);
            }
        }
        let best = (0..WAYS).max_by_key(|way| (sums[*way], WAYS - way));
        mix(pack, 3);
        after_draw(hand, best.unwrap_or(0), &pack[3..])
    }
}

/// The hands whose shares are looked up in a step.
const LOOKED_UP: usize = 4_000;

/// Looks up the shares of some more hands.
fn fill(shares: &mut Vec<u16>, values: &[HandValue], spread: &Spread) {
    let rest = values[shares.len()..].iter().take(LOOKED_UP);
    shares.extend(rest.map(|value| spread.share(*value) as u16));
}

impl Shares {
    /// The share of hands that this one beats; half of the equal ones count as beaten. `after_draw`: among hands that
    /// have drawn, not among dealt ones.
    pub fn of(&self, hand: Hand, after_draw: bool) -> Share {
        let shares = if after_draw { &self.drawn } else { &self.dealt };
        shares
            .get(number(hand, self.lowest))
            .copied()
            .map_or(0, Share::from)
    }

    /// The mean share of three new cards after all have drawn.
    pub fn of_new_hand(&self) -> Share {
        self.new
    }

    /// The sums of the chances to beat this many rivals.
    pub fn sums(&self, rivals: u32) -> Rc<Sums> {
        let mut all = self.sums.borrow_mut();
        if let Some((_, sums)) = all.iter().find(|(of, _)| *of == rivals) {
            return sums.clone();
        }
        let sums = Rc::new(Sums::of(&self.drawn, rivals, self.cards, self.lowest));
        all.push((rivals, sums.clone()));
        sums
    }
}
