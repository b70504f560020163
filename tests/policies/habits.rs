//! How the tempers differ, and what their deals are like.

use brag::cards::Ranking;
use brag::engine::{Ending, Event, Viewer};
use brag::games::three_card;
use brag::policy::{Random, Temper};

use crate::school::{Bot, Habits, School, Strengths};

/// What a mix of bots did over many deals.
#[derive(Default)]
struct Log {
    habits: Vec<Habits>,
    won: Vec<i64>,
    endings: [u32; 6],
    deals: u32,
    sittings: u32,
    actions: u32,
    longest: u32,
    staked: u64,
    largest: u64,
    pots: Vec<u64>,
    covers: u32,
}

/// Plays so many deals at a hundred chips each, sitting after sitting, each begun anew after `until`
/// deals or when it is over.
fn play(bots: impl Fn() -> Vec<Bot>, deals: u32, until: u32, seed: u8) -> Log {
    let strengths = Strengths::new(&Ranking::brag());
    let seats = bots().len();
    let mut log = Log {
        habits: vec![Habits::default(); seats],
        won: vec![0; seats],
        ..Log::default()
    };
    let mut nth = 0u8;
    while log.deals < deals {
        let stacks = vec![100; seats];
        let mut school =
            School::new(three_card(), &stacks, bots(), seed.wrapping_add(nth)).unwrap();
        nth = nth.wrapping_add(1);
        log.sittings += 1;
        for _ in 0..until {
            if school.is_over() {
                break;
            }
            let mut known: Vec<(brag::engine::Seat, u64)> = Vec::new();
            let actions = school.deal(400, |table, seat, action| {
                let own = table.view(Viewer::Seat(seat)).own();
                let strength = own
                    .and_then(|own| own.known_hand())
                    .map_or(0, |(_, value)| strengths.of(value));
                log.habits[seat.index()].note(table, seat, action, strength);
                known.clear();
            });
            log.deals += 1;
            log.actions += actions;
            log.longest = log.longest.max(actions);
            let staked = school.staked();
            log.staked += staked;
            log.largest = log.largest.max(staked);
            log.pots.push(staked);
            let ending = school.ending().unwrap();
            log.endings[ending as usize] += 1;
            for event in school.table.history() {
                match event {
                    Event::DealBegan { players, .. } => {
                        for seat in players.iter() {
                            log.habits[seat.index()].deals += 1;
                        }
                    }
                    Event::Covered { .. } => log.covers += 1,
                    _ => {}
                }
            }
            if ending == Ending::See {
                note_shown(&school, &strengths, &mut log.habits);
            }
        }
        for (won, chips) in log.won.iter_mut().zip(school.table.stacks()) {
            *won += chips as i64 - 100;
        }
    }
    log
}

fn note_shown(school: &School, strengths: &Strengths, habits: &mut [Habits]) {
    let view = school.table.view(Viewer::Gallery);
    let mut cards: Vec<_> = Vec::new();
    for event in school.table.history() {
        if let Event::Exposed { seat, card } = event {
            cards.push((*seat, card.card));
        }
    }
    for (seat, habits) in habits.iter_mut().enumerate() {
        let own: Vec<_> = cards
            .iter()
            .filter(|(by, _)| by.index() == seat)
            .map(|(_, card)| *card)
            .collect();
        if let [a, b, c] = own[..] {
            let value = view.ranking().value(brag::cards::Hand([a, b, c]));
            habits.shown += 1;
            habits.shown_strength += strengths.of(value);
        }
    }
}

fn four(temper: Temper) -> Vec<Bot> {
    (0..4).map(|_| temper.policy()).collect()
}

fn each_and(extra: Temper) -> Vec<Bot> {
    let mut bots: Vec<Bot> = Temper::ALL.iter().map(|temper| temper.policy()).collect();
    bots.push(extra.policy());
    bots
}

#[test]
#[ignore = "prints the figures by which the tempers were tuned"]
fn figures() {
    let mixes: Vec<(&str, Box<dyn Fn() -> Vec<Bot>>)> = vec![
        ("4 careful", Box::new(|| four(Temper::Careful))),
        (
            "4 straightforward",
            Box::new(|| four(Temper::Straightforward)),
        ),
        ("4 bragger", Box::new(|| four(Temper::Bragger))),
        ("C S B C", Box::new(|| each_and(Temper::Careful))),
        ("C S B S", Box::new(|| each_and(Temper::Straightforward))),
        ("C S B B", Box::new(|| each_and(Temper::Bragger))),
        (
            "4 random",
            Box::new(|| (0..4).map(|_| Box::new(Random) as Bot).collect()),
        ),
        (
            "2 careful",
            Box::new(|| four(Temper::Careful).into_iter().take(2).collect()),
        ),
        (
            "2 straightforward",
            Box::new(|| four(Temper::Straightforward).into_iter().take(2).collect()),
        ),
        (
            "2 bragger",
            Box::new(|| four(Temper::Bragger).into_iter().take(2).collect()),
        ),
    ];
    for (name, bots) in mixes {
        let mut log = play(bots, 5000, 60, 1);
        log.pots.sort_unstable();
        let pot = |share: usize| log.pots[log.pots.len() * share / 100];
        let d = f64::from(log.deals);
        let pc = |n: u32| 100.0 * f64::from(n) / d;
        println!(
            "\n{name}: fold {:.0}% carried {:.0}% see {:.0}% cover {:.0}% showdown {:.1}% (covers {:.1}%) | staked mean {:.1} p10 {} p50 {} p90 {} p99 {} max {} | actions {:.1} max {} | deals/sitting {:.0}",
            pc(log.endings[0]),
            pc(log.endings[1]),
            pc(log.endings[2]),
            pc(log.endings[3]),
            pc(log.endings[4]),
            pc(log.covers),
            log.staked as f64 / d,
            pot(10),
            pot(50),
            pot(90),
            pot(99),
            log.largest,
            f64::from(log.actions) / d,
            log.longest,
            d / f64::from(log.sittings),
        );
        for (h, won) in log.habits.iter().zip(&log.won) {
            let n = f64::from(h.deals);
            println!(
                "   won/100 deals {:+7.1} | fold first {:.0}% look first bet {:.0}% | bets/deal {:.2} blind {:.0}% raise {:.0}% bluff {:.0}% | shown {:.0}",
                *won as f64 * 100.0 / n,
                100.0 * f64::from(h.folded_first) / n,
                100.0 * f64::from(h.looked_first) / n,
                f64::from(h.bets) / n,
                100.0 * f64::from(h.blind_bets) / f64::from(h.bets.max(1)),
                100.0 * f64::from(h.raises) / f64::from(h.bets.max(1)),
                100.0 * f64::from(h.bluffs) / f64::from((h.bets - h.blind_bets).max(1)),
                h.shown_strength as f64 / f64::from(h.shown.max(1)),
            );
        }
    }
}

#[test]
#[ignore = "prints who beats whom"]
fn duels() {
    type Make = (&'static str, fn() -> Bot);
    let them: Vec<Make> = vec![
        ("random", || Box::new(Random)),
        ("careful", || Temper::Careful.policy()),
        ("straightforward", || Temper::Straightforward.policy()),
        ("bragger", || Temper::Bragger.policy()),
        ("blind_least", || Box::new(crate::simple::blind_least())),
        ("blind_double", || Box::new(crate::simple::blind_double())),
        ("blind_see", || Box::new(crate::simple::blind_see())),
        ("open_see", || Box::new(crate::simple::open_see())),
        ("open_triple", || Box::new(crate::simple::open_triple())),
        ("pairs_only", || Box::new(crate::simple::pairs_only())),
    ];
    for (name, them) in them {
        for us in Temper::ALL {
            let two = play(|| vec![us.policy(), them()], 40000, 60, 9);
            let four = play(
                || vec![them(), us.policy(), us.policy(), us.policy()],
                40000,
                60,
                9,
            );
            println!(
                "{name:>16} v {us:<16} two: {:+7.1} ({:.1} actions, max {}, pot {:.1})   one of four: {:+7.1} ({:.1}, max {})",
                two.won[1] as f64 / 400.0,
                two.actions as f64 / 40000.0,
                two.longest,
                two.staked as f64 / 40000.0,
                four.won[0] as f64 / 400.0,
                four.actions as f64 / 40000.0,
                four.longest
            );
        }
    }
}
