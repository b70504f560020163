//! Reviews of random sittings: they end, their parts sum, and what was done is rated.

use brag::bots::{self, bus};
use brag::engine::{Purse, Seat, Viewer};
use brag::games::GAMES;
use brag::notation::{Move, Record, Replayer};
use brag::review::{
    AsExpert, ChartOf, ChartStep, DealReview, ReviewSettings, ReviewStep, Reviewer, Scope, Unit,
};
use brag::rollouts::Budget;

use crate::kit::dice::Dice;
use crate::kit::sessions::{play_on, sit_down};

/// The sittings of each game.
const SITTINGS: usize = 3;
/// The moves of a sitting.
const MOVES: usize = 40;

fn reviewed(record: &Record, seat: Seat) -> Vec<DealReview> {
    let means = ReviewSettings {
        make_bot: bots::bot,
        risks: Some(bus::risks),
        budget: Budget { playouts: 12 },
    };
    let mut reviewer = Reviewer::begin(record.clone(), seat, Scope::All, means);
    while reviewer.step().expect("it was played") != ReviewStep::Done {}
    reviewer.deals().to_vec()
}

/// What all players together have won in each deal, in thousandths of a chip: what has left the pots, but for what came
/// from the bank.
fn from_pots(record: &Record) -> Vec<i64> {
    let mut replayer = Replayer::sit(record).expect("it was played");
    let mut found = Vec::new();
    let (mut deals, mut pot) = (0, 0);
    while replayer.small_step().expect("it was played") {
        let view = replayer.table().view(Viewer::Gallery);
        if view.deals() > deals {
            deals = view.deals();
            found.push(None);
        }
        if !(view.is_between_deals() || view.ask() == brag::engine::Ask::Over) {
            continue;
        }
        // A deal that all sat out is not counted.
        found.truncate(view.deals() as usize);
        deals = view.deals();
        if let Some(last @ None) = found.last_mut() {
            let bank = view.history().map(|event| match event {
                brag::engine::Event::Paid {
                    from: Purse::Bank,
                    chips,
                    ..
                } => chips as i64,
                brag::engine::Event::Paid {
                    to: Purse::Bank,
                    chips,
                    ..
                } => -(chips as i64),
                _ => 0,
            });
            let left = view.pot() as i64;
            *last = Some(1000 * (pot - left + bank.sum::<i64>()));
            pot = left;
        }
    }
    found.into_iter().flatten().collect()
}

#[test]
fn what_is_said_of_any_deal_adds_up() {
    let mut dice = Dice::new(35);
    let (mut decisions, mut with_real_cards) = (0, 0);
    for nth in 0..SITTINGS * GAMES.len() {
        let mut session = sit_down(nth, &mut dice);
        play_on(&mut session, MOVES, &mut dice, |_, _, _| {});
        let record = session.record();
        let name = format!("{}: {}", record.rules.game, record.to_json());
        let seats = (0..record.seats.len()).map(|seat| Seat(seat as u8));
        let by_seat: Vec<Vec<DealReview>> = seats.map(|seat| reviewed(record, seat)).collect();
        if record.rules.real_cards {
            // Nobody knows what was held, so nothing is said of it.
            assert!(by_seat.iter().all(Vec::is_empty), "{name}");
            with_real_cards += 1;
            continue;
        }
        for deals in &by_seat {
            assert!(
                deals.windows(2).all(|two| two[0].deal < two[1].deal),
                "{name}"
            );
            for deal in deals {
                let cost: i64 = deal.decisions.iter().map(|one| one.cost).sum();
                assert_eq!(deal.ledger.own, -cost, "{name}");
                for one in &deal.decisions {
                    assert!(
                        one.rated.iter().any(|rated| rated.action == one.taken),
                        "{name}"
                    );
                    decisions += 1;
                }
            }
        }
        let is_for_chips = by_seat
            .iter()
            .flatten()
            .all(|deal| deal.unit == Unit::Chips);
        if is_for_chips {
            let pots = from_pots(record);
            assert_eq!(pots.len(), by_seat[0].len(), "{name}");
            for (nth, won) in pots.into_iter().enumerate() {
                let all: i64 = by_seat.iter().map(|deals| deals[nth].ledger.result).sum();
                assert_eq!(all, won, "{nth} of {name}");
            }
        }
    }
    assert!(decisions > 500, "only {decisions} decisions");
    assert!(
        with_real_cards > 10,
        "only {with_real_cards} with real cards"
    );
}

/// A chart of any decision tells what is best with each hand, or there is none; so does the deal as an expert plays it.
#[test]
fn a_chart_and_an_expert_of_any_decision_come_to_an_end() {
    let mut dice = Dice::new(37);
    let (mut charts, mut experts) = (0, 0);
    for nth in 0..SITTINGS * GAMES.len() {
        let mut session = sit_down(nth, &mut dice);
        play_on(&mut session, MOVES, &mut dice, |_, _, _| {});
        let record = session.record();
        let settings = ReviewSettings {
            make_bot: bots::bot,
            risks: Some(bus::risks),
            budget: Budget { playouts: 2 },
        };
        for _ in 0..2 {
            let at = dice.below(record.actions.len().max(1) as u64) as usize;
            let Some(taken) = record
                .actions
                .get(at)
                .and_then(|one| one.parse::<Move>().ok())
            else {
                continue;
            };
            let mut chart = ChartOf::begin(record.clone(), taken.seat, at, settings, 1);
            while chart.step().expect("it was played") != ChartStep::Done {}
            if let Some(chart) = chart.chart() {
                assert!(!record.rules.real_cards, "nobody knows the hands");
                assert!(!chart.found().lines.is_empty());
                charts += 1;
            }
            let deal = 1 + dice.below(3) as u32;
            let mut expert = AsExpert::begin(record.clone(), taken.seat, deal, vec![], settings);
            for _ in 0..20 {
                if !expert.step().expect("it was played") {
                    break;
                }
            }
            assert!(expert.result().is_none() || !record.rules.real_cards);
            experts += usize::from(expert.result().is_some());
        }
    }
    assert!(
        charts > 0 && experts > 20,
        "{charts} charts, {experts} experts"
    );
}
