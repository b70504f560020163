//! Tests that run in a headless browser, with `cargo xtask test wasm`.
#![cfg(target_arch = "wasm32")]

use brag::bots::Temper;
use brag::cards::{Card, Hand, HandKind, Pack, Ranking};
use brag::engine::{Seat, Table, Viewer};
use brag::games;
use brag::notation::replay_text;
use brag::random::{Rng, Seed, Shuffler};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn rules_7_1_the_kinds_of_all_hands_are_counted_as_in_the_book() {
    let ranking = Ranking::brag();
    let cards: Vec<Card> = Pack::sorted().iter().collect();
    let mut counts = [0; 6];
    for (a, &first) in cards.iter().enumerate() {
        for (b, &second) in cards.iter().enumerate().skip(a + 1) {
            for &third in &cards[b + 1..] {
                counts[ranking.value(Hand([first, second, third])).kind() as usize] += 1;
            }
        }
    }
    assert_eq!(counts, [16_440, 3_744, 1_096, 720, 48, 52]);
    assert_eq!(HandKind::ALL.len(), counts.len());
}

#[wasm_bindgen_test]
fn v29_a_record_replays_to_the_chip() {
    let replayed = replay_text(include_str!("records/v29_five_open_players.json"));
    let expected: serde_json::Value =
        serde_json::from_str(include_str!("records/v29_five_open_players.outcome.json"))
            .expect("the expected outcome is JSON");
    let outcome: serde_json::Value =
        serde_json::from_str(&replayed.stdout).expect("the outcome is JSON");
    assert_eq!(outcome, expected);
}

#[wasm_bindgen_test]
fn every_temper_plays_deals_to_their_end() {
    let mut bots: Vec<_> = Temper::USUAL.map(Temper::policy).into();
    let mut table = Table::new(games::three_card(), &[100; 3], Seat(0)).expect("three can play");
    let (mut shuffler, mut rng) = (Shuffler::new(Seed([5; 32])), Rng::new(Seed([6; 32]), 0));
    for _ in 0..50 {
        let pack = shuffler.shuffle(table.pack());
        if table.deal_in_place(Some(pack)).is_err() && table.deal_in_place(None).is_err() {
            break;
        }
        while let Some(seat) = table.ask().seat() {
            let choices = table.choices(seat);
            let view = table.view(Viewer::Seat(seat));
            let action = bots[seat.index()].choose(view, &choices, &mut rng);
            table
                .play_in_place(seat, action)
                .expect("a bot does what is offered");
        }
    }
    assert_eq!(table.stacks().sum::<u64>() + table.pot(), 300);
}
