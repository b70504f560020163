//! Records as text: actions, rules, one record and several, and spoilt texts.

mod deals;
#[path = "../kit/dice.rs"]
#[allow(dead_code, reason = "rules need no more of it")]
mod dice;
mod import;
mod long;
#[path = "../kit/options.rs"]
#[allow(dead_code, reason = "rules need no more of it")]
mod options;
mod rules;
mod spoilt;

use std::fs;

use brag::cards::{Card, CardSet, Pack, Rows};
use brag::engine::{
    Action, BettingGame, BusAction, CasinoAction, Choice, Declared, DrawingAction, NamedGame, Pick,
    RoundAction, Seat, SettingAction,
};
use brag::games;
use brag::notation::{DealOutcome, Move, Record, Replayer, SeatEntry, Source, replay, replay_text};
use brag::random::{Seed, Shuffler};
use serde_json::{Value, json};

fn text(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    fs::read_to_string(format!("{folder}/{name}.json")).expect(name)
}

fn line(name: &str) -> String {
    let record: Value = serde_json::from_str(&text(name)).expect(name);
    record.to_string()
}

fn cards(cards: &[&str]) -> CardSet {
    let card = |card: &&str| card.parse::<Card>().expect("a card");
    cards.iter().map(card).collect()
}

fn hands(hands: &[&str]) -> Rows {
    let hand = |text: &&str| -> Vec<Card> {
        let cards = (0..text.len()).step_by(2).map(|at| &text[at..at + 2]);
        cards.map(|card| card.parse().expect(card)).collect()
    };
    Rows::new(hands.iter().map(hand)).expect("no more than any game has")
}

fn swap(give: &str, take: Option<&str>) -> Action {
    let give = give.parse().expect(give);
    let take = take.map(|take| take.parse().expect(take));
    Action::Bus(BusAction::Swap { give, take })
}

fn named(game: &'static BettingGame, wild: CardSet, jokers: u8, blind_play: bool) -> Action {
    Action::ChooseGame(NamedGame {
        game,
        wild,
        jokers,
        blind_play,
    })
}

#[test]
fn actions_are_written_as_they_are_read() {
    for (text, action) in [
        ("look", Action::Look(None)),
        ("look new", Action::Look(Some(Pick::New))),
        ("look old", Action::Look(Some(Pick::Old))),
        ("keep", Action::Keep),
        ("throw", Action::Throw),
        ("bet 4", Action::Bet(4)),
        ("discard 2h", Action::Discard(cards(&["2h"]))),
        ("discard 2h 3c", Action::Discard(cards(&["2h", "3c"]))),
        ("discard Ks *1", Action::Discard(cards(&["*1", "Ks"]))),
        ("see", Action::See),
        ("fold", Action::Fold),
        ("cover", Action::Cover),
        ("showdown", Action::Showdown),
        ("agree", Action::Agree),
        ("refuse", Action::Refuse),
        ("play new", Action::Play(Pick::New)),
        ("play old", Action::Play(Pick::Old)),
        ("retain new", Action::Retain(Some(Pick::New))),
        ("retain old", Action::Retain(Some(Pick::Old))),
        ("retain none", Action::Retain(None)),
        (
            "call three_card none 0 open",
            named(&games::THREE, CardSet::NONE, 0, false),
        ),
        (
            "call five_card twos,Ad 2 blind",
            named(&games::FIVE, CardSet::TWOS.union(cards(&["Ad"])), 2, true),
        ),
        ("pass", Action::Pass),
        ("show", Action::Show(None)),
        ("take", Action::Setting(SettingAction::Take)),
        ("leave", Action::Setting(SettingAction::Leave)),
        (
            "set AhAsAdAc KsQdJh",
            Action::Setting(SettingAction::Set(hands(&["AhAsAdAc", "KsQdJh"]))),
        ),
        ("swap all", Action::Bus(BusAction::All)),
        ("swap Ks 2h", swap("Ks", Some("2h"))),
        ("swap Ks down", swap("Ks", None)),
        ("stick", Action::Bus(BusAction::Stick)),
        ("check", Action::Round(RoundAction::Check)),
        ("match", Action::Round(RoundAction::Match)),
        ("go", Action::Round(RoundAction::Go)),
        ("stake 2", Action::Round(RoundAction::Stake(2))),
        ("draw", Action::Drawing(DrawingAction::Draw(CardSet::NONE))),
        ("draw 2", Action::Drawing(DrawingAction::Count(2))),
        ("bust", Action::Drawing(DrawingAction::Bust)),
        ("won 0 2", won(&[0, 2], false)),
        ("won 1 royal", won(&[1], true)),
        (
            "draw 2h 5c",
            Action::Drawing(DrawingAction::Draw(cards(&["2h", "5c"]))),
        ),
        ("stand", Action::Drawing(DrawingAction::Stand)),
        (
            "stake 10 5",
            Action::Casino(CasinoAction::Stake {
                ante: 10,
                pair_plus: 5,
                bonus: None,
            }),
        ),
        ("sit_out", Action::Casino(CasinoAction::SitOut)),
        ("play", Action::Casino(CasinoAction::Play)),
        ("sideshow", Action::SIDESHOW),
    ] {
        let (text, seat) = (format!("11 {text}"), Seat(11));
        assert_eq!(text.parse(), Ok(Move { seat, action }));
        assert_eq!(Move { seat, action }.to_string(), text);
    }
    assert_eq!(
        "  0\tbet  04 ".parse::<Move>().unwrap().to_string(),
        "0 bet 4"
    );
}

#[test]
fn what_is_no_action_is_told_so() {
    for (text, told) in [
        ("", "an action is a seat and a verb, like `0 fold`"),
        ("3", "there must be a verb after the seat, as in `0 fold`"),
        (
            "+1 fold",
            "an action begins with the number of a seat, and `+1` isn't one",
        ),
        (
            "0 discard",
            "`discard` takes the cards thrown away, like `2h 3c`, each once",
        ),
        (
            "0 discard 2h 2h",
            "`discard` takes the cards thrown away, like `2h 3c`, each once",
        ),
        (
            "0 discard two",
            "`discard` takes the cards thrown away, like `2h 3c`, each once",
        ),
        (
            "0 call four_card twos *1 blind",
            "`call` takes a game, its wild cards or `none`, a number of jokers, and `blind` or `open`, like `four_card twos,Ad 0 blind`",
        ),
        ("0 burn 2h", "`burn` is not a verb of this game"),
        ("0 Fold", "`Fold` is not a verb of this game"),
        ("0 bet", "`bet` takes a whole number of chips"),
        ("0 bet +4", "`bet` takes a whole number of chips"),
        ("0 bet 4 5", "`bet` takes a whole number of chips"),
        ("0 look none", "`look` takes nothing, or `new` or `old`"),
        ("0 keep new", "`keep` takes nothing"),
        ("0 stick 2h", "`stick` takes nothing"),
        ("0 take all", "`take` takes nothing"),
        (
            "0 swap Ks",
            "`swap` takes `all`, or the card given and the card taken, like `Ks 2h`, or `Ks down` for the hidden one",
        ),
        ("0 play none", "`play` takes nothing, or `new` or `old`"),
        (
            "0 draw 2h 2h",
            "`draw` takes nothing, or the cards thrown away, like `2h 3c`, each once, or the number of \
             real cards",
        ),
        (
            "0 won 1 1",
            "`won` takes the seats whose real cards are best, or `none`, like `0 2`, and `royal` after \
             them for a pair-royal",
        ),
        (
            "0 stake",
            "`stake` takes the dealer's stake, or an ante and a Pair Plus bet, in whole chips",
        ),
        ("0 retain", "`retain` takes `new`, `old` or `none`"),
    ] {
        let error = text.parse::<Move>().unwrap_err();
        assert_eq!(error.to_string(), told, "{text}");
    }
}

/// That these seats have the best real cards.
fn won(seats: &[u8], royal: bool) -> Action {
    let seats = seats.iter().copied().map(Seat).collect();
    Action::Declare(Declared { seats, royal })
}

/// What A is offered at the end of V34's betting: 8 to see, 4 or more to stay, or to fold.
#[test]
fn v34_offers_eight_to_see_and_four_to_stay() {
    let record: Record = text("v34_four_players").parse().expect("v34");
    let mut replayer = Replayer::begin(&record).expect("v34");
    while replayer.done() < record.actions.len() - 1 {
        assert_eq!(replayer.step(), Ok(true));
    }
    let choices = replayer.table().choices(Seat(0));
    let see = Choice::See {
        seat: Seat(2),
        cost: 8,
    };
    let bet = Choice::Bet { least: 4, most: 48 };
    assert_eq!(choices[..], [Choice::One(Action::Fold), bet, see]);
    assert!(replayer.deals().is_empty());
    assert_eq!(replayer.step(), Ok(true));
    assert_eq!(replayer.step(), Ok(false));
    assert_eq!(replayer.deals().len(), 1);
}

#[test]
fn a_seed_stands_for_the_packs_that_follow_from_it() {
    let seed = Seed(*b"a seed of thirty-two bytes, here");
    let seats: Vec<SeatEntry> = ["Andy", "Bill", "Chris"]
        .map(|name| SeatEntry {
            name: name.into(),
            chips: 50,
            box_of: None,
        })
        .into();
    let mut rules = games::three_card();
    rules.shuffle = brag::engine::Shuffle::Always;
    let mut seeded = Record::new(rules.clone(), seats.clone(), Seat(2), Source::Seed(seed));

    // A keeps a blind hand, so that the second shuffle is of 49 cards.
    let mut shuffler = Shuffler::new(seed);
    let pack = shuffler.shuffle(&Pack::sorted());
    let shuffles = Vec::new();
    let mut packed = Record::new(rules, seats, Seat(2), Source::Packs { pack, shuffles });
    for (seat, action) in [(0, Action::Bet(1)), (1, Action::Fold), (2, Action::Fold)] {
        seeded.push(Seat(seat), action);
        packed.push(Seat(seat), action);
    }
    let kept = replay(&packed).expect("the first deal").table;
    assert_eq!(kept.pack().len(), 49);
    packed.push_shuffle(shuffler.shuffle(kept.pack()));
    seeded.push_shuffle(Pack::sorted());
    assert!(seeded.to_json().contains("\"seed\": \""));
    assert!(!seeded.to_json().contains("shuffles"));

    let [seeded, packed] = [seeded, packed].map(|record| {
        let read: Record = record.to_json().parse().expect("what was written");
        assert_eq!(read, record);
        replay(&read).expect("both deals").outcome().to_json()
    });
    assert_eq!(seeded, packed);
    assert_eq!(seeded["deals"][0]["retained_by"], 0);
    assert_eq!(seeded["to_act"], 1);
}

#[test]
fn a_deal_in_progress_has_no_outcome() {
    let record: Record = text("v44_pot_limit").parse().expect("v44");
    let replay = replay(&record).expect("v44");
    assert_eq!(DealOutcome::of(&replay.table), None);
    assert!(replay.deals.is_empty());
}

#[test]
fn a_record_needs_no_rules_shuffles_or_actions() {
    let pack = Pack::sorted().to_string();
    let seats = json!([{ "name": "Andy", "chips": 5 }, { "chips": 5, "bot": true }]);
    let record = json!({ "format": "brag-record/1", "note": [1], "seats": seats, "dealer": 0, "pack": pack });
    let record: Record = record.to_string().parse().expect("a record");
    assert_eq!(record.rules, games::three_card());
    assert!(record.actions.is_empty());
    let table = replay(&record).expect("dealt").table;
    assert_eq!((table.pot(), table.ask().seat()), (2, Some(Seat(1))));
}

#[test]
fn a_record_is_written_one_key_a_line() {
    let pack = Pack::sorted();
    let cards = pack.to_string();
    let seats = ["Andy", "\"B\"\n"].map(|name| SeatEntry {
        name: name.into(),
        chips: 5,
        box_of: None,
    });
    let shuffles = vec![pack.clone()];
    let source = Source::Packs { pack, shuffles };
    let mut record = Record::new(games::three_card(), seats.into(), Seat(1), source);
    record.push(Seat(0), Action::Bet(2));
    let expected = format!(
        r#"{{
  "format": "brag-record/1",
  "rules": {{"game":"three_card"}},
  "seats": [{{"name":"Andy","chips":5}},{{"name":"\"B\"\n","chips":5}}],
  "dealer": 1,
  "pack": "{cards}",
  "shuffles": ["{cards}"],
  "actions": ["0 bet 2"]
}}
"#
    );
    assert_eq!(record.to_json(), expected);
}

#[test]
fn an_action_that_cannot_be_read_waits_for_its_turn_to_be_told() {
    let told = |actions: Value| {
        let mut record: Value = serde_json::from_str(&text("v34_four_players")).expect("v34");
        record["actions"] = actions;
        replay_text(&record.to_string()).stderr.unwrap_or_default()
    };
    assert_eq!(
        told(json!(["0 see", "0 dance"])),
        "action 0, `0 see`: 4 are still in; you can only see when two are left (RULES 1.3, see)"
    );
    assert_eq!(
        told(json!(["0 fold", "0 dance"])),
        "action 1, `0 dance`: `dance` is not a verb of this game (RULES 1.3, turn)"
    );
}

#[test]
fn several_records_give_a_line_each_whichever_is_broken() {
    let good = line("v36_all_fold_to_the_dealer");
    let bad = line("v38_no_see_before_a_bet");
    let broken = &good[..good.len() / 2];
    let error = "action 1, `0 see`: nobody has bet yet (RULES 1.3, see)";
    let outcome = replay_text(&good).stdout;
    for (lines, answers) in [
        (vec![&good[..], &good], vec![true, true]),
        (vec![&good, &bad, broken], vec![true, false, false]),
        (vec![broken, &good], vec![false, true]),
        (vec!["what is this?", &bad, ""], vec![false, false]),
        (vec![broken, broken], vec![false, false]),
    ] {
        let played = replay_text(&lines.join("\r\n"));
        let failed = answers.iter().filter(|good| !**good).count();
        assert_eq!(played.ok, failed == 0);
        let summary = format!("{failed} of {} records cannot be played", answers.len());
        assert_eq!(played.stderr, (failed > 0).then_some(summary));
        assert_eq!(played.stdout.lines().count(), answers.len());
        for (answer, good) in played.stdout.lines().zip(answers) {
            let value: Value = serde_json::from_str(answer).expect("JSON");
            assert_eq!(good, value.get("error").is_none(), "{answer}");
            if good {
                assert_eq!(answer, outcome.trim_end());
            }
        }
    }
    let both = replay_text(&format!("{good}\n{bad}\n"));
    assert_eq!(
        both.stdout.lines().nth(1),
        Some(&*format!("{{\"error\":\"{error}\"}}"))
    );
}

#[test]
fn one_broken_record_over_many_lines_is_still_one() {
    let record: Record = text("v54d_fold").parse().expect("v54");
    let whole = record.to_json();
    let value: Value = serde_json::from_str(&whole).expect("JSON");
    let spread = serde_json::to_string_pretty(&value).expect("JSON");
    assert_eq!(replay_text(&spread), replay_text(&whole));
    assert!(replay_text(&format!("\u{feff}\n{spread}\n\n")).ok);
    for text in [whole, spread] {
        for end in (1..text.trim_end().len()).step_by(7) {
            let played = replay_text(&text[..end]);
            assert_eq!((played.stdout.as_str(), played.ok), ("", false), "{end}");
            let told = played.stderr.expect("a line");
            assert!(told.starts_with("the record is not JSON: "), "{told}");
        }
    }
}

#[test]
fn of_a_long_name_the_first_forty_letters_are_read() {
    let long = "Ñandú-".repeat(200_000);
    let text = line("seed").replace("Andy", &long);
    let record: Record = text.parse().expect("it can be read");
    let cut: String = long.chars().take(40).collect();
    assert_eq!(record.seats[0].name, cut);
    assert_eq!(record.seats[1].name, "Bill");
    // The cut is written and read unchanged, and replays as before.
    assert_eq!(record.to_json().parse().as_ref(), Ok(&record));
    assert_eq!(replay_text(&text), replay_text(&line("seed")));
}
