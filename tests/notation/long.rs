//! Long records: the time to play one grows with its length, not with its square.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use brag::engine::{
    Action, Ask, BlindLast, BusAction, CasinoAction, Chips, Choice, Event, NamedGame, Rules, Seat,
    Shortage, Shuffle, Table, Viewer, VyingRules,
};
use brag::games;
use brag::notation::{Check, Record, SeatEntry, Sitting, Source, replay};
use brag::random::{Seed, Shuffler};
use brag::sitting::session::{PlayerKind, Resumed, Resuming};

/// By this seed seat 0 deals first, with one to four seats.
const SEED: Seed = Seed([5; 32]);

/// A number of actions whose record is larger than any that a page reads.
const MANY: usize = 150_000;

/// Plays it in every way, which takes about a second. If the time grew with the square of the length, the test would
/// fail after a while.
fn is_played_soon(name: &str, record: Record) {
    let (done, finished) = mpsc::channel();
    thread::spawn(move || {
        let replayed = replay(&record).expect("it can be played");
        let deals = replayed.table.view(Viewer::Gallery).deals();
        let kinds = vec![PlayerKind::Person; record.seats.len()];
        let resuming = Resuming::new(record.clone(), &kinds, deals, SEED);
        let mut resumed = resuming.expect("it can be resumed").play(400);
        while let Ok(Resumed::Partly(resuming)) = resumed {
            resumed = resuming.play(400);
        }
        assert!(resumed.is_ok(), "{:?}", resumed.err());
        let mut sitting = Sitting::new(record.clone()).expect("it can be played");
        while !sitting.read(400).expect("it can be played") {}
        let last = sitting.deals().len();
        assert!(last == 0 || sitting.replay(last).is_some());
        let mut check = Check::new(record).expect("it can be checked");
        while check.read(400).expect("it can be checked").is_none() {}
        done.send(()).expect("somebody waits");
    });
    let finished = finished.recv_timeout(Duration::from_secs(600));
    assert!(
        finished.is_ok(),
        "{name}: not played, or not within ten minutes"
    );
}

fn begin(rules: Rules, stacks: &[Chips]) -> Record {
    let seats = stacks.iter().map(|chips| SeatEntry {
        name: String::new(),
        chips: *chips,
        box_of: None,
    });
    Record::new(rules, seats.collect(), Seat(0), Source::Seed(SEED))
}

fn game(key: &str) -> Rules {
    (games::named(key).expect("a game").rules)()
}

fn rules(change: impl FnOnce(&mut Rules)) -> Rules {
    let mut rules = games::three_card();
    rules.shuffle = Shuffle::Never;
    change(&mut rules);
    rules
}

fn vying(change: impl FnOnce(&mut VyingRules)) -> Rules {
    rules(|rules| change(rules.vying_mut().expect("a deal is vied for")))
}

/// A record with this many actions. Each is chosen by looking at the table.
fn played(
    rules: Rules,
    stacks: &[Chips],
    mut does: impl FnMut(&Table, usize) -> (Seat, Action),
) -> Record {
    let mut record = begin(rules.clone(), stacks);
    let mut table = Table::new(rules, stacks, Seat(0)).expect("it can be played");
    let mut shuffler = Shuffler::new(SEED);
    while record.actions.len() < MANY {
        let (seat, action) = match table.ask() {
            Ask::Over => panic!("the sitting is over after {}", record.actions.len()),
            Ask::Deal { shuffle } => {
                let (seat, action) = does(&table, record.actions.len());
                if !matches!(action, Action::BuyIn(_)) {
                    let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
                    table.deal_in_place(pack).expect("a deal is due");
                    continue;
                }
                (seat, action)
            }
            _ => does(&table, record.actions.len()),
        };
        table
            .play_in_place(seat, action)
            .unwrap_or_else(|error| panic!("{seat} {action:?}: {error}"));
        record.push(seat, action);
    }
    record
}

fn to_act(table: &Table) -> Seat {
    table.ask().seat().unwrap_or(Seat(0))
}

#[test]
fn many_purchases_before_the_first_deal() {
    let mut record = begin(rules(|_| {}), &[10, 10]);
    for _ in 0..MANY {
        record.push(Seat(0), Action::BuyIn(1));
    }
    is_played_soon("purchases at the head", record);
}

#[test]
fn many_bets_in_one_deal() {
    let record = played(rules(|_| {}), &[1 << 50; 2], |table, _| {
        (to_act(table), Action::Bet(1))
    });
    is_played_soon("bets", record);
}

/// Nobody ever has to look.
#[test]
fn many_blind_bets_in_one_deal() {
    let mut house = game("teen_patti");
    let turns = games::named("teen_patti").and_then(|game| game.option("blind_turns"));
    turns
        .expect("it has this rule")
        .set(&mut house, Some(u32::MAX.into()));
    let record = played(house, &[1 << 50; 2], |table, _| {
        (to_act(table), Action::Bet(1))
    });
    is_played_soon("blind bets", record);
}

#[test]
fn many_raises_in_one_round() {
    let record = played(game("american"), &[1 << 50; 3], |table, _| {
        let seat = to_act(table);
        let bet = table
            .choices(seat)
            .into_iter()
            .find_map(|choice| match choice {
                Choice::Bet { least, .. } => Some(Action::Bet(least)),
                Choice::Level { by, .. } => Some(Action::Round(by)),
                Choice::One(stands @ Action::Drawing(_)) => Some(stands),
                _ => None,
            });
        (seat, bet.unwrap_or(Action::Fold))
    });
    is_played_soon("raises", record);
}

#[test]
fn many_swaps_in_one_deal() {
    let record = played(game("stop_the_bus"), &[1; 3], |table, _| {
        (to_act(table), Action::Bus(BusAction::All))
    });
    is_played_soon("swaps", record);
}

#[test]
fn many_deals_that_all_sit_out() {
    let record = played(game("three_card_poker"), &[100], |table, _| {
        (to_act(table), Action::Casino(CasinoAction::SitOut))
    });
    is_played_soon("deals sat out", record);
}

#[test]
fn many_purchases_in_one_deal() {
    let record = played(rules(|_| {}), &[100; 2], |table, done| match done {
        0 => (to_act(table), Action::Bet(1)),
        _ => (Seat(1), Action::BuyIn(1)),
    });
    is_played_soon("purchases in a deal", record);
}

#[test]
fn many_purchases_between_two_deals() {
    let record = played(rules(|_| {}), &[100; 2], |table, done| match done {
        0 => (to_act(table), Action::Look(None)),
        1 => (to_act(table), Action::Fold),
        _ => (Seat(1), Action::BuyIn(1)),
    });
    is_played_soon("purchases between deals", record);
}

#[test]
fn many_short_deals() {
    let record = played(
        vying(|vying| vying.blind_last = BlindLast::Win),
        &[1 << 40; 3],
        |table, _| (to_act(table), Action::Fold),
    );
    is_played_soon("deals", record);
}

#[test]
fn many_showdowns_that_are_refused() {
    let record = played(rules(|_| {}), &[1 << 50; 3], |table, _| {
        let seat = to_act(table);
        let choices = table.choices(seat);
        let may = |action| choices.iter().any(|choice| choice.admits(action));
        let one = [Action::Refuse, Action::Showdown]
            .into_iter()
            .find(|one| may(*one));
        (seat, one.unwrap_or(Action::Bet(1)))
    });
    is_played_soon("showdowns", record);
}

/// Seat 1 borrows whatever he bets, of 0 and 2 in turn.
fn borrows(table: &Table, done: usize) -> (Seat, Action) {
    let seat = to_act(table);
    let choices = table.choices(seat);
    let borrow = choices.iter().filter_map(|choice| match *choice {
        Choice::Borrow { from, least, .. } => Some(Action::Borrow { from, chips: least }),
        Choice::One(Action::Lend(None)) => Some(Action::Lend(None)),
        _ => None,
    });
    let borrow: Vec<Action> = borrow.collect();
    let one = borrow.get(done % borrow.len().max(1)).copied();
    (seat, one.unwrap_or(Action::Bet(1)))
}

/// At the end the others fold, and seat 1 pays back all that he owes.
#[test]
fn many_loans_in_one_deal_and_each_is_paid_back() {
    let house = vying(|vying| {
        (vying.shortage, vying.blind_last) = (Shortage::Borrow, BlindLast::Win);
    });
    let mut owed = 0;
    let record = played(house, &[1 << 50, 1, 1 << 50], |table, done| {
        owed = owed.max(table.debts().len());
        match borrows(table, done) {
            (seat @ Seat(0 | 2), Action::Bet(_)) if done + 20 > MANY => (seat, Action::Fold),
            other => other,
        }
    });
    assert!(owed > MANY / 6, "only {owed} debts");
    assert_eq!(replay(&record).expect("it can be played").table.debts(), []);
    is_played_soon("loans", record);
}

/// In each deal seat 1 buys one chip, loses it, borrows another, loses that too, and pays nothing back.
#[test]
fn many_debts_that_are_never_paid() {
    let house = rules(|rules| {
        rules.ante = 0;
        let vying = rules.vying_mut().expect("a deal is vied for");
        (vying.shortage, vying.blind_last) = (Shortage::Borrow, BlindLast::Win);
    });
    let record = played(house, &[1 << 50, 1, 1 << 50], |table, done| {
        let is_broke = table.stacks().nth(1) == Some(0);
        if matches!(table.ask(), Ask::Deal { .. }) && is_broke {
            return (Seat(1), Action::BuyIn(1));
        }
        let lent = |event: &Event| matches!(event, Event::Lent { .. });
        let has_lost = table.history().iter().any(lent) && is_broke;
        let stake = table.view(Viewer::Gallery).stake();
        match borrows(table, done) {
            (seat, Action::Lend(None)) => (seat, Action::Lend(None)),
            (seat, _) if table.check(Seat(2), Action::Look(None)).is_ok() && seat == Seat(2) => {
                (seat, Action::Look(None))
            }
            (Seat(2), _) => (Seat(2), Action::Bet(stake.max(1))),
            (seat, _) if has_lost => (seat, Action::Fold),
            other => other,
        }
    });
    is_played_soon("debts", record);
}

#[test]
fn many_games_named() {
    let house = rules(|rules| {
        rules.dealers_choice = true;
        rules.choosable = brag::games::ALL.choosable;
        let vying = rules.vying_mut().expect("a deal is vied for");
        vying.blind_last = BlindLast::Win;
    });
    let record = played(house, &[1 << 40; 2], |table, _| {
        let seat = to_act(table);
        match table.choices(seat).first() {
            Some(Choice::ChooseGame { .. }) => {
                let same = NamedGame::of(table.rules()).expect("a betting game");
                (seat, Action::ChooseGame(same))
            }
            _ => (seat, Action::Fold),
        }
    });
    is_played_soon("games named", record);
}
