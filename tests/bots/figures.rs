//! The figures by which the tempers were tuned, printed for a person to read: `cargo xtask strength`.

use brag::bots::{Random, Temper};

use crate::log::play;
use crate::measured::measured;
use crate::school::Bot;
use crate::simple;
use crate::strength::{against, boxed};

const DEALS: u32 = 20_000;

#[test]
fn every_deal_ends_in_one_way_and_chips_only_change_hands() {
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
            measured(DEALS),
            1,
        );
        assert_eq!(log.endings.iter().sum::<u32>(), log.deals);
        // A pot that is still carried at the end of a sitting is nobody's.
        assert!(log.habits.iter().map(|habits| habits.won).sum::<i64>() <= 0);
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
fn nobody_with_one_idea_beats_every_temper() {
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
        let won =
            Temper::USUAL.map(|temper| [1, 3].map(|others| against(one, others, temper, DEALS)));
        let columns = Temper::USUAL.iter().zip(won);
        let columns =
            columns.map(|(temper, [two, four])| format!(" | {temper} {two:+5} {four:+5}"));
        println!("{name:<16}{}", columns.collect::<String>());
        let wins_always = won.iter().flatten().all(|won| *won > 0);
        assert!(!wins_always, "{name} wins from every temper");
    }
}
