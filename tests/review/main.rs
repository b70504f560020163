//! Reviews: what decisions were worth, and where a result came from.

mod as_expert;
mod best_play;
mod chart;
mod last_blind;
mod laughable;
mod purchases;
mod rated;
mod sittings;
mod so_far;

use std::fs;
use std::path::PathBuf;

use brag::cards::{Card, Pack, Rows};
use brag::engine::{Action, Ask, Seat, SettingAction, Table, Viewer};
use brag::games::{self, GAMES};
use brag::notation::{Record, Replayer, Source, replay};
use brag::random::{Seed, Shuffler};
use brag::review::{DealReview, Decision, ReviewStep, Reviewer, Scope, Unit, Verdict};

use sittings::{folded, means, packs, sitting, two};

fn reviewed(record: &Record, seat: Seat, playouts: u32) -> Vec<DealReview> {
    let mut reviewer = Reviewer::begin(record.clone(), seat, Scope::All, means(playouts));
    while reviewer.step().expect("the record can be replayed") != ReviewStep::Done {}
    reviewer.deals().to_vec()
}

/// The records in `tests/records` that can be played.
fn records() -> Vec<(String, Record)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut found: Vec<(String, Record)> = fs::read_dir(&folder)
        .expect("the folder of records")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.to_string_lossy().ends_with(".json"))
        .filter(|path| !path.to_string_lossy().ends_with(".outcome.json"))
        .filter_map(|path| {
            let record: Record = fs::read_to_string(&path).ok()?.parse().ok()?;
            replay(&record).ok()?;
            Some((path.file_stem()?.to_string_lossy().into_owned(), record))
        })
        .collect();
    found.sort_by(|one, next| one.0.cmp(&next.0));
    assert!(found.len() > 100, "only {} records", found.len());
    found
}

#[test]
fn the_three_parts_of_a_result_sum_to_it_in_every_record() {
    let mut decisions = 0;
    for (name, record) in records() {
        let played = replay(&record).expect("it can be replayed");
        for seat in 0..record.seats.len().min(3) {
            let seat = Seat(seat as u8);
            let deals = reviewed(&record, seat, 24);
            for deal in &deals {
                let ledger = deal.ledger;
                assert_eq!(
                    ledger.result,
                    ledger.cards + ledger.own + ledger.others(),
                    "{name}"
                );
                let cost: i64 = deal.decisions.iter().map(|one| one.cost).sum();
                assert!(deal.decisions.iter().all(|one| one.unit == deal.unit));
                assert_eq!(ledger.own, -cost, "{name}");
                let rated = deal.decisions.iter();
                rated.for_each(|one| rated::assert_rated(&name, one));
                decisions += deal.decisions.len();
            }
            // Chips that were bought are no result, and neither are chips that are owed.
            let brought = record.brought(record.seats.iter().map(|seat| seat.chips));
            let is_whole = deals.len() == played.deals.len();
            let is_whole = is_whole && deals.iter().all(|deal| deal.unit == Unit::Chips);
            let ask = played.table.ask();
            if is_whole && matches!(ask, Ask::Deal { .. } | Ask::Over) {
                let after = played.table.view(Viewer::Gallery).net_chips(seat);
                let before = brought[seat.index()];
                let all: i64 = deals.iter().map(|deal| deal.ledger.result).sum();
                assert_eq!(all, (after - before as i64) * 1000, "{name}");
            }
        }
    }
    assert!(decisions > 300, "only {decisions} decisions");
}

/// In games for points the results of all players sum to nothing, and in Stop the Bus to the lives that were lost.
#[test]
fn points_and_lives_have_parts_that_sum_to_the_result_too() {
    for (key, unit) in [
        ("thirteen_card", Unit::Games),
        ("stop_the_bus", Unit::Lives),
    ] {
        let game = GAMES.iter().find(|game| game.key == key).expect(key);
        let record = sitting((game.rules)(), 3, 4, 4);
        let by_seat = [0, 1, 2].map(|seat| reviewed(&record, Seat(seat), 24));
        for nth in 0..by_seat[0].len() {
            let deals = by_seat.each_ref().map(|deals| &deals[nth]);
            let results = deals.map(|deal| deal.ledger.result);
            let all: i64 = results.iter().sum();
            match unit {
                // Among three the chance of each is estimated by itself.
                Unit::Games => assert!(all.abs() <= 150, "{key}: {results:?}"),
                _ => assert!(all <= -1000 && all % 1000 == 0, "{key}: {results:?}"),
            }
            for deal in deals {
                assert_eq!(deal.unit, unit);
                let cost: i64 = deal.decisions.iter().map(|one| one.cost).sum();
                assert_eq!(deal.ledger.own, -cost, "{key}");
                if let Some(first) = deal.decisions.first() {
                    let before = deal.ledger.cards - first.rated[0].mean;
                    assert!(
                        before <= 0,
                        "{key}: before the deal the chance was {before}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_review_is_the_same_every_time_and_in_any_steps() {
    for game in GAMES {
        let rules = (game.rules)();
        let seats = rules.most_seats().map_or(3, |most| most.min(3));
        let record = sitting(rules, seats, 2, 4);
        let deals = reviewed(&record, Seat(0), 48);
        assert_eq!(deals, reviewed(&record, Seat(0), 48), "{}", game.key);
        // One deal alone is reviewed as it is among the others.
        let only = deals.last().expect("a deal");
        let of = |scope| Reviewer::begin(record.clone(), Seat(0), scope, means(48));
        let mut reviewer = of(Scope::Deal(only.deal));
        while reviewer.step().expect("it can be replayed") != ReviewStep::Done {}
        assert_eq!(reviewer.deals(), std::slice::from_ref(only), "{}", game.key);
        // So is one decision.
        for decision in &only.decisions {
            let mut reviewer = of(Scope::Decision(decision.nth));
            let mut found = Vec::new();
            loop {
                match reviewer.step().expect("it can be replayed") {
                    ReviewStep::Done => break,
                    ReviewStep::Decided => {
                        found.extend(reviewer.latest().map(|(one, _)| one.clone()))
                    }
                    ReviewStep::More => {}
                }
            }
            assert_eq!(found, std::slice::from_ref(decision), "{}", game.key);
            assert!(reviewer.deals().is_empty(), "{}", game.key);
        }
    }
}

#[test]
fn every_game_has_decisions() {
    for game in GAMES {
        let rules = (game.rules)();
        let seats = rules.most_seats().map_or(3, |most| most.min(3));
        let record = sitting(rules, seats, 4, 9);
        let all = (0..seats).flat_map(|seat| reviewed(&record, Seat(seat as u8), 24));
        let decisions = all.map(|deal| deal.decisions.len()).sum::<usize>();
        assert!(decisions > 0, "{}", game.key);
    }
}

/// Nine cards set so that two prials are torn, and as the bot sets them.
#[test]
fn to_tear_prials_is_a_fault_and_the_best_setting_is_told() {
    let rules = (games::named("nine_card").expect("a game").rules)();
    let own = "7c 7d 7h 5c 5d 5h Kc Kd 2s";
    let others = "2c 2d 2h 3c 3d 4h 4c 6d 8h";
    let dealt = own.split(' ').zip(others.split(' '));
    let dealt: Vec<&str> = dealt.flat_map(|(one, other)| [one, other]).collect();
    let mut record = Record::new(rules, two(), Seat(0), packs(&dealt));
    let text = |rows: &str| {
        let rows: Vec<Vec<Card>> = rows
            .split(' ')
            .map(|row| {
                let cards = row.as_bytes().chunks(2);
                let card = |card| std::str::from_utf8(card).expect("a card").parse();
                cards.map(|one| card(one).expect("a card")).collect()
            })
            .collect();
        Action::Setting(SettingAction::Set(Rows::new(rows).expect("rows")))
    };
    record.push(Seat(1), text("KcKd7c 7d7h5c 5d5h2s"));
    record.push(Seat(0), text("2c2d2h 4c4h6d 3c3d8h"));
    let deals = reviewed(&record, Seat(1), 400);
    let decision = &deals[0].decisions[0];
    assert_eq!(decision.verdict, Verdict::Blunder, "{decision:?}");
    assert_eq!(decision.rated[0].action, text("7c7d7h 5c5d5h KcKd2s"));
    assert_eq!(deals[0].decisions.len(), 1);
    let ledger = deals[0].ledger;
    assert_eq!(ledger.own, -decision.cost);
}

/// In a game for points a setting is worth the chance to win the game.
#[test]
fn in_a_game_for_points_a_setting_counts_in_games() {
    let rules = (games::named("thirteen_card").expect("a game").rules)();
    let record = sitting(rules, 3, 3, 6);
    let all = (0..3).flat_map(|seat| reviewed(&record, Seat(seat), 60));
    let decisions: Vec<_> = all.flat_map(|deal| deal.decisions).collect();
    assert!(decisions.len() >= 6, "{decisions:?}");
    for one in decisions {
        assert_eq!((one.unit, one.stake), (Unit::Games, 1000));
        assert!(
            one.rated
                .iter()
                .all(|rated| (0..=1000).contains(&rated.mean)),
            "{one:?}"
        );
    }
}

/// A record of one deal, with all cards that the seat has not seen before this action changed for each other. `None`:
/// somebody before has named a card that he does not have then.
fn scrambled(record: &Record, seat: Seat, nth: usize) -> Option<Record> {
    let mut replayer = Replayer::sit(record).ok()?;
    while replayer.done() < nth || matches!(replayer.table().ask(), Ask::Deal { .. }) {
        replayer.small_step().ok()?;
    }
    let unseen = replayer.table().view(Viewer::Seat(seat)).unseen();
    let cards = unseen.cards();
    let next = |card: Card| match cards.iter().position(|other| *other == card) {
        Some(at) => cards[(at + 5) % cards.len()],
        None => card,
    };
    let mut other = record.clone();
    other.actions.truncate(nth + 1);
    let Source::Packs { pack, .. } = &mut other.source else {
        return None;
    };
    *pack = Pack::new(pack.iter().map(next).collect::<Vec<_>>()).ok()?;
    replay(&other).ok()?;
    Some(other)
}

/// All decisions of a seat, those of a deal that is not over too.
fn decisions(record: &Record, seat: Seat) -> Vec<Decision> {
    let mut reviewer = Reviewer::begin(record.clone(), seat, Scope::All, means(60));
    let mut found = Vec::new();
    loop {
        match reviewer.step().expect("the record can be replayed") {
            ReviewStep::Decided => {
                found.extend(reviewer.latest().map(|(decision, _)| decision.clone()))
            }
            ReviewStep::More => {}
            ReviewStep::Done => return found,
        }
    }
}

#[test]
fn in_every_game_what_the_seat_did_not_see_changes_no_verdict() {
    for game in GAMES {
        let rules = (game.rules)();
        let seats = rules.most_seats().map_or(3, |most| most.min(3));
        let mut compared = 0;
        for seed in 0..2 {
            let mut record = sitting(rules.clone(), seats, 1, seed);
            let pack = Table::new(rules.clone(), &vec![60; seats], Seat(0)).expect("a table");
            let pack = Shuffler::new(Seed([seed; 32])).shuffle(&pack.gathered());
            let shuffles = Vec::new();
            record.source = Source::Packs { pack, shuffles };
            for seat in (0..seats).map(|seat| Seat(seat as u8)) {
                for one in decisions(&record, seat) {
                    let Some(other) = scrambled(&record, seat, one.nth) else {
                        continue;
                    };
                    let again = decisions(&other, seat);
                    assert_eq!(again.last(), Some(&one), "{}", game.key);
                    compared += 1;
                }
            }
        }
        assert!(compared > 0, "{}", game.key);
    }
}

/// A prial that was folded for nothing is a blunder, and to look at it was none.
#[test]
fn to_fold_three_of_a_kind_is_a_blunder() {
    let record = folded(["7c", "7d", "7h"], ["2c", "9h", "Jd"], 2);
    let deals = reviewed(&record, Seat(1), 600);
    let verdicts: Vec<Verdict> = deals[0].decisions.iter().map(|one| one.verdict).collect();
    assert_eq!(verdicts.last(), Some(&Verdict::Blunder), "{deals:?}");
    assert_eq!(verdicts[0], Verdict::Best, "{deals:?}");
    let ledger = deals[0].ledger;
    assert_eq!(ledger.result, -3_000);
    // Before a look the first turn is worth less than the ante.
    assert!((-1_000..0).contains(&ledger.cards), "{ledger:?}");
    assert!(ledger.own < -2_000, "{ledger:?}");
}

/// The other players' cards do not enter a verdict: with other ones in their hands it is the same.
#[test]
fn what_the_seat_did_not_see_changes_no_verdict() {
    let decisions = |andy| {
        let record = folded(["7c", "7d", "Kh"], andy, 4);
        reviewed(&record, Seat(1), 200)[0].decisions.clone()
    };
    let first = decisions(["2c", "9h", "Jd"]);
    assert!(first.len() >= 3, "{first:?}");
    assert_eq!(first, decisions(["As", "Ah", "Ad"]));
    assert_eq!(first, decisions(["3s", "3d", "3c"]));
}
