//! Reviews: what decisions were worth, and where a result came from.

use std::fs;
use std::path::PathBuf;

use brag::bots::{self, bus};
use brag::engine::{Action, Ask, Rules, Seat, Table, Viewer};
use brag::games::{self, GAMES};
use brag::notation::{Record, SeatEntry, Source, replay};
use brag::random::{Rng, Seed, Shuffler};
use brag::review::{DealReview, Means, Reviewer, Step, Unit, Verdict};
use brag::rollouts::Budget;

fn means(playouts: u32) -> Means {
    Means {
        cast: bots::bot,
        risks: Some(bus::risks),
        budget: Budget { playouts },
    }
}

fn reviewed(record: &Record, seat: Seat, playouts: u32) -> Vec<DealReview> {
    let mut reviewer = Reviewer::begin(record.clone(), seat, None, means(playouts));
    while reviewer.step().expect("the record can be replayed") != Step::Done {}
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

/// A sitting of bots at this game, as a record.
fn sitting(rules: Rules, seats: usize, deals: u32, seed: u8) -> Record {
    let seed = Seed([seed; 32]);
    let mut table = Table::new(rules.clone(), &vec![60; seats], Seat(0)).expect("a table");
    let entries = table.stacks().map(|chips| SeatEntry {
        name: String::new(),
        chips,
    });
    let mut record = Record::new(rules, entries.collect(), Seat(0), Source::Seed(seed));
    let mut shuffler = Shuffler::new(seed);
    let mut rng = Rng::new(seed, 1 << 40);
    loop {
        match table.ask() {
            Ask::Deal { shuffle } if table.view(Viewer::Gallery).deals() < deals => {
                let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
                table.deal_in_place(pack).expect("a deal is due");
            }
            ask => {
                let Some(seat) = ask.seat() else { break };
                let choices = table.choices(seat);
                let view = table.view(Viewer::Seat(seat));
                let mut bot = bots::bot(table.rules(), bots::Temper::Bragger);
                let action = bot.choose(view, &choices, &mut rng);
                let named = table.named(seat, action);
                table.play_in_place(seat, action).expect("it is offered");
                record.push(seat, named);
            }
        }
    }
    record
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
                let chips = deal.decisions.iter().filter(|one| one.unit == Unit::Chips);
                let cost: i64 = chips.map(|one| one.cost).sum();
                assert_eq!(ledger.own, -cost, "{name}");
                decisions += deal.decisions.len();
            }
            // Chips that were bought are no result.
            let bought = record.brought(std::iter::repeat_n(0, record.seats.len()));
            let is_whole = deals.len() == played.deals.len() && bought.iter().all(|sum| *sum == 0);
            if is_whole && played.table.view(Viewer::Gallery).is_between_deals() {
                let after = played.table.stacks().nth(seat.index()).expect("a seat");
                let before = record.seats[seat.index()].chips;
                let all: i64 = deals.iter().map(|deal| deal.ledger.result).sum();
                assert_eq!(all, (after as i64 - before as i64) * 1000, "{name}");
            }
        }
    }
    assert!(decisions > 300, "only {decisions} decisions");
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
        let mut reviewer = Reviewer::begin(record, Seat(0), Some(only.deal), means(48));
        while reviewer.step().expect("it can be replayed") != Step::Done {}
        assert_eq!(reviewer.deals(), std::slice::from_ref(only), "{}", game.key);
    }
}

#[test]
fn every_game_with_choices_that_are_played_out_has_decisions() {
    for game in GAMES {
        let rules = (game.rules)();
        let is_played_out = rules.setting().is_none();
        let seats = rules.most_seats().map_or(3, |most| most.min(3));
        let record = sitting(rules, seats, 4, 9);
        let all = (0..seats).flat_map(|seat| reviewed(&record, Seat(seat as u8), 24));
        let decisions = all.map(|deal| deal.decisions.len()).sum::<usize>();
        assert_eq!(decisions > 0, is_played_out, "{}", game.key);
    }
}

/// Two players look. Bill bets 2, Andy this much, and Bill folds. The first player gets the first, third and fifth card.
fn folded(bill: [&str; 3], andy: [&str; 3], bet: u64) -> Record {
    let dealt: Vec<&str> = bill
        .into_iter()
        .zip(andy)
        .flat_map(|(one, other)| [one, other])
        .collect();
    let rest = brag::cards::Pack::sorted().to_string();
    let rest: Vec<&str> = rest
        .split(' ')
        .filter(|card| !dealt.contains(card))
        .collect();
    let pack = [dealt, rest].concat().join(" ").parse().expect("a pack");
    let seats = ["Andy", "Bill"].map(|name| SeatEntry {
        name: name.into(),
        chips: 100,
    });
    let packs = Source::Packs {
        pack,
        shuffles: Vec::new(),
    };
    let mut record = Record::new(games::three_card(), seats.into(), Seat(0), packs);
    let (andy, bill) = (Seat(0), Seat(1));
    record.push(bill, Action::Look(None));
    record.push(bill, Action::Bet(2));
    record.push(andy, Action::Look(None));
    record.push(andy, Action::Bet(bet));
    record.push(bill, Action::Fold);
    record
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
    assert!(ledger.cards > 0 && ledger.own < -2_000, "{ledger:?}");
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
