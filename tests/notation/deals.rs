//! Taking a record apart into deals: each can be replayed, and copied as a record of its own.

use std::fs;

use brag::bots::Temper;
use brag::engine::{Ask, Seat, Table, Viewer};
use brag::games;
use brag::notation::{Record, SeatEntry, Sitting, Source, replay};
use brag::random::{Rng, Seed, Shuffler};

/// Every record of the folder that can be played.
fn good() -> Vec<(String, Record)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let files = fs::read_dir(folder).expect("the folder of records");
    let good: Vec<(String, Record)> = files
        .filter_map(|file| {
            let path = file.ok()?.path();
            let record: Record = fs::read_to_string(&path).ok()?.parse().ok()?;
            replay(&record).ok()?;
            Some((path.display().to_string(), record))
        })
        .collect();
    assert!(good.len() > 100, "only {} records", good.len());
    good
}

fn read(record: &Record) -> Sitting {
    let mut sitting = Sitting::new(record.clone()).expect("they can sit down");
    while !sitting.read(7).expect("it can be played") {}
    sitting
}

/// A sitting of bots, until so many deals are over.
fn bots(deals: u32) -> (Record, Table) {
    let (seed, chips) = (Seed([3; 32]), 5_000);
    let table = Table::new(games::three_card(), &[chips; 4], Seat(0));
    let mut table = table.expect("four can play");
    let seat = |_| SeatEntry {
        name: String::new(),
        chips,
        box_of: None,
    };
    let seats = (0..4).map(seat).collect();
    let mut record = Record::new(games::three_card(), seats, Seat(0), Source::Seed(seed));
    let mut shuffler = Shuffler::new(seed);
    let mut rng = Rng::new(Seed([4; 32]), 0);
    let mut bots = Temper::USUAL.map(Temper::policy);
    loop {
        match table.ask() {
            Ask::Deal { .. } if table.view(Viewer::Gallery).deals() == deals => break,
            Ask::Deal { shuffle } => {
                let pack = shuffle.then(|| shuffler.shuffle(table.pack()));
                table.deal_in_place(pack).expect("a deal is due");
            }
            ask => {
                let seat = ask.seat().expect("nobody goes broke so soon");
                let bot = &mut bots[seat.index() % Temper::USUAL.len()];
                let choices = table.choices(seat);
                let action = bot.choose(table.view(Viewer::Seat(seat)), &choices, &mut rng);
                table.play_in_place(seat, action).expect("it is offered");
                record.push(seat, action);
            }
        }
    }
    (record, table)
}

#[test]
fn every_deal_is_told_again_as_it_was() {
    for (name, record) in good() {
        let sitting = read(&record);
        let played = replay(&record).expect("it can be played");
        let outcomes = sitting
            .deals()
            .iter()
            .filter_map(|deal| deal.outcome.clone());
        assert_eq!(outcomes.collect::<Vec<_>>(), played.deals, "{name}");
        for deal in sitting.deals() {
            let told = sitting.replay(deal.number).expect("it has been read");
            let mut table = told.before.clone();
            told.events.iter().for_each(|event| table.apply(event));
            assert_eq!(table, told.after, "{name}, deal {}", deal.number);
        }
    }
}

#[test]
fn the_deals_of_a_sitting_follow_one_from_another() {
    for (name, record) in good() {
        let sitting = read(&record);
        let told: Vec<_> = (1..=sitting.deals().len())
            .filter_map(|number| sitting.replay(number))
            .collect();
        assert_eq!(told.len(), sitting.deals().len());
        for pair in told.windows(2) {
            assert_eq!(pair[0].after, pair[1].before, "{name}");
        }
    }
}

#[test]
fn a_deal_copied_as_a_record_is_the_same_deal() {
    for (name, record) in good() {
        let sitting = read(&record);
        for deal in sitting.deals() {
            let copied = sitting.record_of(deal.number).expect("it has been read");
            let text = copied.to_json();
            assert_eq!(text.parse(), Ok(copied), "{name}");
            let again = read(&text.parse().expect("it is a record"));
            let [only] = again.deals() else {
                panic!("{name}: {} deals are listed", again.deals().len())
            };
            assert_eq!(
                (only.number, &only.outcome),
                (deal.number, &deal.outcome),
                "{name}"
            );
            assert_eq!(
                again.replay(deal.number),
                sitting.replay(deal.number),
                "{name}"
            );
        }
    }
}

#[test]
fn a_copied_deal_says_no_more_of_the_packs_than_it_needs() {
    for (name, record) in good() {
        let Source::Packs { shuffles, .. } = &record.source else {
            continue;
        };
        let sitting = read(&record);
        if let (Some(deal), false) = (sitting.deals().first(), shuffles.is_empty())
            && deal.outcome.is_some()
        {
            let copied = sitting.record_of(deal.number).expect("it has been read");
            // A deal that all sit out has taken a pack before it (RULES 10.10).
            let skipped = usize::from(name.ends_with("poker_all_sit_out.json"));
            let needed = matches!(&copied.source, Source::Packs { shuffles, .. } if shuffles.len() == skipped);
            assert!(needed, "{name}");
        }
    }
}

#[test]
fn a_long_sitting_is_read_in_slices_and_any_deal_of_it_told() {
    let (record, table) = bots(100);
    let mut sitting = Sitting::new(record.clone()).expect("they can sit down");
    let mut slices = 0;
    while !sitting.read(50).expect("it can be played") {
        slices += 1;
    }
    assert!(slices > 10, "{slices} slices");
    // A seed never runs out of packs, but a deal without an action is not a deal of the record.
    assert_eq!(sitting.deals().len(), 100);
    for number in [1, 31, 32, 33, 64, 65, 100] {
        let told = sitting.replay(number).expect("it has been read");
        let deals = told.after.view(Viewer::Gallery).deals();
        assert_eq!(deals as usize, number);
        let mut again = told.before.clone();
        told.events.iter().for_each(|event| again.apply(event));
        assert_eq!(again, told.after);
    }
    assert_eq!(sitting.replay(100).expect("it has been read").after, table);
    assert_eq!(sitting.replay(0), None);
    assert_eq!(sitting.replay(101), None);
}

#[test]
fn no_deal_is_read_beyond_those_asked_for() {
    let (record, _) = bots(10);
    for most in [0, 1, 4] {
        let mut sitting = Sitting::new(record.clone())
            .expect("they can sit down")
            .up_to(most);
        while !sitting.read(9).expect("it can be played") {}
        assert_eq!(sitting.deals().len(), most);
    }
}

#[test]
fn a_record_that_breaks_off_has_its_last_deal_unfinished() {
    let (mut record, _) = bots(3);
    record.actions.pop();
    let sitting = read(&record);
    let ended: Vec<bool> = sitting
        .deals()
        .iter()
        .map(|deal| deal.outcome.is_some())
        .collect();
    assert_eq!(ended, [true, true, false]);
    let told = sitting.replay(3).expect("it has been read");
    assert!(told.after.ask().seat().is_some());
    assert!(!told.events.is_empty());
}
