//! The figures by which the tempers were tuned, printed for a person to read.

use brag::bots::{Random, Temper};

use crate::log::play;
use crate::school::Bot;
use crate::simple;
use crate::strength::{against, boxed};

const DEALS: u32 = 20_000;

#[test]
#[ignore = "prints figures and asserts nothing"]
fn what_deals_are_like() {
    use Temper::{Bragger, Careful, Straightforward};
    for tempers in [
        &[Careful; 4][..],
        &[Straightforward; 4],
        &[Bragger; 4],
        &[Careful, Straightforward, Bragger, Careful],
        &[Careful, Straightforward, Bragger, Straightforward],
        &[Careful, Straightforward, Bragger, Bragger],
        &[Careful; 2],
        &[Straightforward; 2],
        &[Bragger; 2],
    ] {
        let mut log = play(
            || tempers.iter().map(|temper| temper.policy()).collect(),
            DEALS,
            1,
        );
        log.pots.sort_unstable();
        let pot = |share: usize| log.pots[(log.pots.len() - 1) * share / 100];
        let share = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
        let [fold, carried, see, cover, showdown, _] = log.endings.map(|n| share(n, log.deals));
        let mean = log.pots.iter().sum::<u64>() as f64 / f64::from(log.deals);
        let bets = log.habits.iter().map(|h| h.bets).sum();
        let blind = share(log.habits.iter().map(|h| h.blind_bets).sum(), bets);
        println!(
            "{} {tempers:?}\n  fold {fold:.0}% carried {carried:.0}% see {see:.0}% cover {cover:.1}% \
             showdown {showdown:.1}% | staked {mean:.1}, tenths {} {} {}, most {} | \
             actions {:.1}, most {} | blind {blind:.0}% of bets",
            tempers.len(),
            pot(10),
            pot(50),
            pot(90),
            pot(100),
            f64::from(log.actions) / f64::from(log.deals),
            log.longest,
        );
        for (temper, h) in tempers.iter().zip(&log.habits) {
            println!(
                "    {temper:<16} {:+5} in 100 deals | folds first {:.0}% | looks first \
                 {:.0}% | bets {:.2}, blind {:.0}%, raises {:.0}% | open bets on nothing {:.0}% | \
                 shows {}",
                h.won * 100 / i64::from(h.deals),
                share(h.folded_first, h.deals),
                share(h.looked_first, h.deals),
                f64::from(h.bets) / f64::from(h.deals),
                share(h.blind_bets, h.bets),
                share(h.raises, h.bets),
                share(h.bluffs, h.bets - h.blind_bets),
                h.shown_strength / u64::from(h.shown.max(1)),
            );
        }
    }
}

#[test]
#[ignore = "prints figures and asserts nothing"]
fn who_beats_whom() {
    type Named = (&'static str, fn() -> Bot);
    let them: [Named; 10] = [
        ("random", || boxed(Random)),
        ("careful", || Temper::Careful.policy()),
        ("straightforward", || Temper::Straightforward.policy()),
        ("bragger", || Temper::Bragger.policy()),
        ("blind, least", || boxed(simple::blind_least())),
        ("blind, double", || boxed(simple::blind_double())),
        ("blind, see", || boxed(simple::blind_see())),
        ("open, see", || boxed(simple::open_see())),
        ("open, triple", || boxed(simple::open_triple())),
        ("pairs only", || boxed(simple::pairs_only())),
    ];
    println!("chips won in 100 deals against one and against three of a temper");
    for (name, one) in them {
        print!("{name:<16}");
        for temper in Temper::ALL {
            let [two, four] = [1, 3].map(|others| against(one, others, temper, DEALS));
            print!(" | {temper} {two:+5} {four:+5}");
        }
        println!();
    }
}
