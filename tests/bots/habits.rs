//! The tempers play differently, and their deals are interesting.

use brag::bots::Temper;
use brag::engine::Ending;

use crate::log::play;

const SEED: u8 = 11;

fn per_mille(part: u32, whole: u32) -> u32 {
    part * 1000 / whole.max(1)
}

/// Asserts that each number is clearly less than the next.
#[track_caller]
fn assert_rise(numbers: [u32; 3]) {
    let [low, middle, high] = numbers;
    assert!(
        low * 11 < middle * 10 && middle * 11 < high * 10,
        "{numbers:?}"
    );
}

#[test]
fn each_temper_has_its_own_habits() {
    // Two of each, so that each meets every temper. The first of each is watched.
    let bots = || {
        let twice = Temper::USUAL.iter().chain(&Temper::USUAL);
        twice.map(|temper| temper.policy()).collect()
    };
    let log = play(bots, 1500, SEED);
    let [careful, straightforward, bragger] = [0, 1, 2].map(|seat: usize| log.habits[seat]);
    let tempers = [careful, straightforward, bragger];
    let reversed = [bragger, straightforward, careful];
    assert_rise(tempers.map(|h| per_mille(h.blind_bets, h.bets)));
    assert_rise(tempers.map(|h| per_mille(h.raises, h.bets)));
    assert_rise(tempers.map(|h| per_mille(h.bets, h.deals)));
    assert_rise(tempers.map(|h| per_mille(h.bluffs, h.bets - h.blind_bets)));
    assert_rise(reversed.map(|h| per_mille(h.folded_first, h.deals)));
    assert_rise(reversed.map(|h| per_mille(h.looked_first, h.deals)));
    // The bragger gives way to who has bet twice on his cards, so what it shows at last is only somewhat weaker.
    let [strong, middle, weak] = tempers.map(|h| h.shown_strength as u32 / h.shown.max(1));
    assert!(
        strong > middle + 50 && middle > weak + 30,
        "{strong} {middle} {weak}"
    );
}

/// Deals end in every possible way, and bets are neither timid nor wild.
#[test]
fn deals_end_in_many_ways_and_soon() {
    let bots = || {
        let tempers = [
            Temper::Careful,
            Temper::Straightforward,
            Temper::Bragger,
            Temper::Straightforward,
        ];
        tempers.map(Temper::policy).into()
    };
    let log = play(bots, 1500, SEED);
    let share = |ending: Ending| per_mille(log.endings[ending as usize], log.deals);
    assert!((300..600).contains(&share(Ending::Fold)));
    assert!((300..600).contains(&share(Ending::See)));
    assert!((60..250).contains(&share(Ending::Carried)));
    assert!(log.endings[Ending::Cover as usize] > 0);
    let mean = log.pots.iter().sum::<u64>() / u64::from(log.deals);
    assert!((12..30).contains(&mean), "{mean}");
    assert!(log.actions < 14 * log.deals);
    assert!(log.longest < 60, "{}", log.longest);
}
