//! Each record and each random sitting ends with the same chips if it is played with real cards, from its acts and its
//! winners alone.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use brag::engine::{Action, Chips, Compared, Table, Viewer};
use brag::games::GAMES;
use brag::notation::{Move, Record, Replayer, SeatEntry, Source};

use super::kit::{dice::Dice, house, options, real, sittings};
use super::twin::Twin;

/// The record of what was done with real cards, replayed, leads to the same table.
fn replays(twin: &Twin, start: &Table) {
    let seats = start.stacks().map(|chips| SeatEntry::new("Nell", chips));
    let packs = Source::Packs {
        pack: brag::cards::Pack::default(),
        shuffles: Vec::new(),
    };
    let rules = twin_rules(start);
    let mut record = Record::new(rules, seats.collect(), start.dealer(), packs);
    for (seat, action) in &twin.done {
        record.push(*seat, *action);
    }
    // A key that is missing has its value of old, and options that a game does not have are not written.
    let read: Record = record.to_json().parse().expect("it was written");
    assert_eq!(read.actions, record.actions);
    assert!(read.rules.real_cards);
    let mut replayer = Replayer::sit(&record).expect("the players sit down");
    while replayer.done() < twin.done.len() {
        assert!(replayer.small_step().expect("each act is legal"));
    }
    assert!(*replayer.table() == twin.after);
}

fn twin_rules(start: &Table) -> brag::engine::Rules {
    let mut rules = start.rules().clone();
    rules.real_cards = true;
    rules
}

#[test]
fn each_record_ends_with_the_same_chips_from_its_acts_and_its_winners_alone() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut played: BTreeMap<String, u32> = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("the folder of records") {
        let path = entry.expect("a file").path();
        let name = path.display().to_string();
        if !name.ends_with(".json") || name.ends_with(".outcome.json") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a text");
        let Ok(record) = text.parse::<Record>() else {
            continue;
        };
        if !record.rules.can_be_banked() || record.rules.real_cards {
            continue;
        }
        let Ok(mut replayer) = Replayer::sit(&record) else {
            continue;
        };
        let start = replayer.table().clone();
        let mut twin = Twin::new(real::of(&start));
        loop {
            let (before, done) = (replayer.table().clone(), replayer.done());
            // A record with an error is played as far as it goes, and one in which a dealer chooses a game that needs
            // cards as far as that.
            if !replayer.small_step().unwrap_or(false) {
                break;
            }
            let act = (replayer.done() > done).then(|| {
                let Move { seat, action } = record.actions[done].parse().expect("it was played");
                (seat, action)
            });
            if let Some((seat, action @ Action::ChooseOtherGame(_))) = act
                && twin.real.check(seat, action).is_err()
            {
                break;
            }
            twin.follow(&before, replayer.table(), act);
        }
        replays(&twin, &start);
        *played.entry(record.rules.game.to_string()).or_default() += 1;
    }
    let games = GAMES.iter().filter(|game| (game.rules)().can_be_banked());
    for game in games {
        assert!(played.contains_key(game.key), "{}", game.key);
    }
    assert!(played.values().sum::<u32>() > 200, "{played:?}");
}

#[test]
fn ten_thousand_random_sittings_end_with_the_same_chips() {
    let mut dice = Dice::new(71);
    let banked = || GAMES.iter().filter(|game| (game.rules)().can_be_banked());
    let mut asked: Vec<Compared> = Vec::new();
    for (nth, game) in (0..10_000).zip(banked().cycle()) {
        let cards = (game.rules)().dealing().expect("a deal is dealt").cards;
        let by_house = (game.rules)().is_betting() && !dice.one_in(4);
        let start = match by_house {
            true => house::table(cards, &mut dice),
            false => options::table(game, 40, &mut dice),
        };
        let mut twin = Twin::new(real::of(&start));
        let mut deals = 0;
        sittings::play_on(start.clone(), &mut dice, |before, next, step| {
            deals += 1;
            if deals < 400 {
                twin.follow(before, &step.table, next.action(before));
            }
        });
        if nth % 10 == 0 {
            replays(&twin, &start);
        }
        for of in &twin.asked {
            let kind = std::mem::discriminant(of);
            if asked.iter().all(|of| std::mem::discriminant(of) != kind) {
                asked.push(*of);
            }
        }
    }
    assert_eq!(asked.len(), 6, "every question is asked: {asked:?}");
}

#[test]
fn no_card_is_on_a_table_with_real_cards() {
    let mut dice = Dice::new(72);
    for game in GAMES.iter().filter(|game| (game.rules)().can_be_banked()) {
        for _ in 0..40 {
            let start = real::of(&options::table(game, 60, &mut dice));
            sittings::play_on(start, &mut dice, |_, _, step| {
                let table = &step.table;
                assert_eq!(table.lying().count(), 0);
                assert_eq!(table.pack().len() + table.thrown().count(), 0);
                assert!(!format!("{:?}", table.history()).contains("card:"));
                let view = table.view(Viewer::Hindsight);
                assert!(view.seats().all(|seat| !view.has_secret(seat.seat())));
            });
        }
    }
}

#[test]
fn whoever_has_won_gets_the_pot() {
    let mut table = real::of(
        &Table::new(brag::games::three_card(), &[50, 50], brag::engine::Seat(1))
            .expect("two can play"),
    );
    table.deal_in_place(None).expect("a deal is due");
    let mut play = |seat: u8, act: &str| {
        let act: Move = format!("{seat} {act}").parse().expect("an act");
        table.play_in_place(act.seat, act.action).expect("legal");
        table.stacks().collect::<Vec<Chips>>()
    };
    play(0, "look");
    play(0, "bet 2");
    play(1, "look");
    play(1, "bet 2");
    assert_eq!(play(0, "see"), [43, 47], "the pot waits for the answer");
    // Equal: who pays to see loses (RULES 1.3).
    assert_eq!(play(1, "won 0 1")[1], 57);
}
