//! Spoilt records are played or refused, and nothing worse happens. The work to play one is bounded by its length.
//! `BRAG_SPOILT=1000000 cargo test --profile fast --no-default-features --test notation spoilt -- --nocapture` tries
//! more than the usual few, and prints how long the slowest took.

use std::time::{Duration, Instant};

use brag::notation::{Record, Replayer, replay_text};
use serde_json::{Value, json};

use super::text;

/// Numbers that look random and are the same every time: Marsaglia's xorshift.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }

    pub fn one_of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}

pub const RECORDS: [&str; 38] = [
    "o26_jokers_are_shuffled_in",
    "v59_loan_won",
    "v60_lend",
    "o15_rebuy",
    "o23_high_card",
    "v31_two_blind_players",
    "v49_the_third_deal",
    "v48_again_with_two_hands",
    "v53_face_up_again",
    "v55c_middle_ties",
    "v61_refused",
    "two_hands_and_a_see",
    "r9_2_1_sitting_ends",
    "seed",
    "r9_2_14_a_circle_of_debts",
    "r9_2_2_too_poor_to_carry",
    "r5_2_debt_paid_from_a_purchase",
    "r5_3_richest_lends",
    "o26_the_dealer_names_the_game",
    "o20_stock_face_up",
    "r1_4_keep_and_discard",
    "seed_five_cards_and_jokers",
    "v67_seven_scoop",
    "seven_pass",
    "seven_quads_win",
    "nine_tie_nobody",
    "nine_points_end",
    "v97_set_bets",
    "v97_undecided_pot_stays",
    "v71_street",
    "v72_fifteen_card",
    "four_of_a_kind_both_pay",
    "spare_two_take_both",
    "six_shared",
    "v73_stop_the_bus",
    "bus_one_down",
    "poker_all_sit_out",
    "poker_brag",
];

/// Spoils records and plays them, as many as are wanted. Returns how many could be played.
fn try_out(seed: u64, spoil: fn(&str, &mut Dice) -> String) -> usize {
    let rounds =
        std::env::var("BRAG_SPOILT").map_or(2_000, |rounds| rounds.parse().expect("a number"));
    let texts = RECORDS.map(text);
    let mut dice = Dice(seed);
    let (mut played, mut slowest) = (0, Duration::ZERO);
    for _ in 0..rounds {
        let spoilt = spoil(&dice.one_of(&texts), &mut dice);
        let begun = Instant::now();
        played += usize::from(check_answer(&spoilt));
        slowest = slowest.max(begun.elapsed());
        check_work(&spoilt);
    }
    println!("{played} of {rounds} were played, the slowest was answered in {slowest:?}");
    played
}

/// The work of a step is bounded by the number of players and debts, and the number of steps by the actions.
fn check_work(text: &str) {
    let Ok(record) = text.parse::<Record>() else {
        return;
    };
    let Ok(mut replayer) = Replayer::sit(&record) else {
        return;
    };
    let seats = record.seats.len();
    let (mut steps, most) = (0, 2 * record.actions.len() + 10_000);
    loop {
        let table = replayer.table();
        let (done, known, owed) = (replayer.done(), table.history().len(), table.debts().len());
        if !replayer.small_step().unwrap_or(false) {
            break;
        }
        let has_dealt = replayer.done() == done;
        let events = replayer.table().history().len() - if has_dealt { 0 } else { known };
        assert!(
            events <= 100 + 10 * seats + 2 * (owed + 2) * seats * seats,
            "{events}: {text}"
        );
        steps += 1;
        assert!(steps <= most, "{steps}: {text}");
    }
}

#[test]
fn spoilt_bytes_never_bring_the_reader_down() {
    try_out(0x9e37_79b9_7f4a_7c15, spoil_bytes);
}

/// The text with up to four bytes of it spoilt.
pub fn spoil_bytes(text: &str, dice: &mut Dice) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        if bytes.is_empty() {
            break;
        }
        let (at, to) = (dice.below(bytes.len()), dice.below(bytes.len()));
        match dice.below(5) {
            0 => bytes[at] = dice.one_of(b"0123456789-\"{}[],: \n\\eAk"),
            1 => bytes.insert(at, dice.one_of(b"0919-\"{}[],\n ")),
            2 => drop(bytes.remove(at)),
            3 => bytes.swap(at, to),
            _ => bytes.truncate(at.max(1)),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn spoilt_values_never_bring_the_reader_down() {
    // Some must still be playable. Otherwise only the first check would be tested.
    let played = try_out(0x2545_f491_4f6c_dd1d, spoil_values);
    assert!(played > 100, "only {played} were played");
}

/// The record with up to three of its values spoilt, on one line.
pub fn spoil_values(text: &str, dice: &mut Dice) -> String {
    let mut record: Value = serde_json::from_str(text).expect("JSON");
    for _ in 0..=dice.below(2) {
        spoil(&mut record, dice);
    }
    record.to_string()
}

fn spoil(record: &mut Value, dice: &mut Dice) {
    let junk = [
        json!(null),
        json!(-1),
        json!(0),
        json!(1),
        json!(9_007_199_254_740_992_u64),
        json!(u64::MAX),
        json!(1e300),
        json!("0 fold"),
        json!([]),
        json!({}),
    ];
    let rules = [
        ("ante", json!(u64::MAX)),
        ("ante", json!(0)),
        ("raise_limit", json!(u64::MAX)),
        ("open_min", json!(9_007_199_254_740_992_u64)),
        ("shuffle", json!("never")),
        ("retained_mode", json!("face_up")),
        ("blind_last", json!("win")),
        ("blind_look", json!("any_time")),
        ("see_blind_after", json!(1)),
        ("two_hands_rewin", json!("one_or_none")),
        ("blind_means_not_looked", json!(true)),
        ("shortage", json!("borrow")),
        ("shortage", json!("richest_lends")),
        ("headsup_short", json!("lend_or_show")),
        ("rebuy_after_cover_loss", json!(true)),
        ("table_minimum", json!(u64::MAX)),
        ("table_stakes", json!(true)),
        ("stock_face_up", json!(true)),
        ("first_dealer", json!("high_card")),
        ("game", json!("five_card")),
        ("open_max", json!(1)),
        ("bet_cap", json!(2)),
        ("pot_limit", json!(true)),
        ("dealers_choice", json!(true)),
        ("agreed_showdown", json!(false)),
        ("wild", json!(["twos", "Ad"])),
        ("jokers", json!(4)),
        ("game", json!("nine_card")),
        ("game", json!("thirteen_card")),
        ("game", json!("stop_the_bus")),
        ("tie", json!("first_shown")),
        ("pass", json!(true)),
        ("quads_win", json!(true)),
        ("set_bets", json!(true)),
        ("prial_top", json!("9")),
        ("target", json!(1)),
        ("target", json!(u64::MAX)),
        ("form", json!("points")),
        ("settlement", json!("behind")),
        ("game_stake", json!(9_007_199_254_740_992_u64)),
        ("quads_bonus", json!(u64::MAX)),
        ("bonus_all", json!(4_294_967_295_u64)),
        ("spare", json!(true)),
        ("lives", json!(1)),
        ("one_down", json!(true)),
        ("game", json!("three_card_poker")),
        ("ante_min", json!(9_007_199_254_740_992_u64)),
        ("ante_max", json!(1)),
        ("ranking", json!("poker")),
        ("pair_plus", json!("russian")),
        ("qualify", json!(false)),
        ("ante_bonus_bet", json!(true)),
        ("boxes", json!("any")),
    ];
    let moves = [
        "look",
        "look old",
        "look new",
        "keep",
        "throw",
        "bet 1",
        "bet 2",
        "bet 9",
        "see",
        "fold",
        "cover",
        "showdown",
        "agree",
        "refuse",
        "play new",
        "retain old",
        "retain none",
        "borrow 2 2",
        "borrow 0 18446744073709551615",
        "lend",
        "lend 3",
        "show",
        "show 2",
        "buy_in 5",
        "buy_in 9007199254740000",
        "discard 2c",
        "keep new",
        "call four_card twos 1 blind",
        "check",
        "match",
        "take",
        "leave",
        "pass",
        "set AhAsAd KsKhKd",
        "set KsKhKd 4d6h7s",
        "set AhAh",
        "swap all",
        "swap Ks 2c",
        "swap Kh down",
        "stick",
        "stake 2 1",
        "stake 0 9007199254740992",
        "stake 18446744073709551615 18446744073709551615",
        "sit_out",
        "away",
        "back",
        "quit",
    ];
    let Some(keys) = record.as_object_mut() else {
        return;
    };
    let key: String = keys
        .keys()
        .nth(dice.below(keys.len()))
        .cloned()
        .unwrap_or_default();
    match dice.below(8) {
        0 => drop(keys.remove(&key)),
        1 => drop(keys.insert(key, dice.one_of(&junk))),
        2 => {
            if let Some(chips) = keys.get_mut("seats").and_then(|seats| {
                let seats = seats.as_array_mut()?;
                let nth = dice.below(seats.len());
                seats.get_mut(nth)?.get_mut("chips")
            }) {
                *chips = dice.one_of(&junk);
            }
        }
        3 | 4 => {
            if let Some(listed) = keys.get_mut("rules").and_then(Value::as_object_mut) {
                let (key, value) = dice.one_of(&rules);
                listed.insert(key.into(), value);
            }
        }
        _ => {
            if let Some(actions) = keys.get_mut("actions").and_then(Value::as_array_mut) {
                let at = dice.below(actions.len());
                let action = format!("{} {}", dice.below(4), dice.one_of(&moves));
                match dice.below(6) {
                    0 => actions.truncate(at),
                    1 => actions.insert(at, json!(action)),
                    2 => actions.push(json!(action)),
                    3 => repeat(actions, at, dice),
                    _ => other_number(actions.get_mut(at), dice),
                }
            }
        }
    }
}

/// Some of the actions once more, or a few hundred times.
fn repeat(actions: &mut Vec<Value>, from: usize, dice: &mut Dice) {
    let run: Vec<Value> = actions
        .iter()
        .skip(from)
        .take(1 + dice.below(4))
        .cloned()
        .collect();
    let times = dice.one_of(&[1, 2, 10, 300]);
    let more = std::iter::repeat_n(run, times).flatten();
    let at = from.min(actions.len());
    actions.splice(at..at, more);
}

/// Another number, of chips or of a seat, at the end of an action.
fn other_number(action: Option<&mut Value>, dice: &mut Dice) {
    let numbers = [0, 1, 2, 7, 1_000_000, 1_000_000_000_000, 1 << 53, u64::MAX];
    if let Some(Value::String(text)) = action
        && let Some((before, number)) = text.rsplit_once(' ')
        && number.parse::<u64>().is_ok()
    {
        *text = format!("{before} {}", dice.one_of(&numbers));
    }
}

/// The output is an outcome and nothing else, or one line that says what is wrong and no outcome.
fn check_answer(text: &str) -> bool {
    let played = replay_text(text);
    if played.ok {
        assert_eq!(played.stderr, None);
        for line in played.stdout.lines() {
            let outcome: Value = serde_json::from_str(line).expect("JSON");
            assert!(outcome["deals"].is_array(), "{line}");
        }
    } else {
        let told = played.stderr.expect("a line");
        assert!(!told.is_empty() && told.lines().count() == 1, "{told}");
        // Lines that all begin like a record count as that many records, and each has its own error.
        let lines = text.lines().filter(|line| !line.trim().is_empty()).count();
        assert!(played.stdout.is_empty() || lines > 1, "{told}");
        for line in played.stdout.lines() {
            let answer: Value = serde_json::from_str(line).expect("JSON");
            assert!(answer["error"].is_string() || answer["deals"].is_array());
        }
    }
    played.ok
}
