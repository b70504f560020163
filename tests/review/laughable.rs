//! Decisions at which a strong player would laugh if they were judged wrongly: four players with 100 chips each.

use brag::bots;
use brag::cards::Pack;
use brag::engine::{Action, Seat, Table, Viewer};
use brag::games;
use brag::review::{Judgement, Verdict};
use brag::rollouts::{Appraisal, Budget};

const LOOK: Action = Action::Look(None);

/// The table after this has been done in turn. The seat of this number has this hand.
fn table(hand: &str, seat: usize, done: &[Action]) -> Table {
    let own: Vec<&str> = hand.split(' ').collect();
    let whole = Pack::sorted().to_string();
    let mut rest = whole.split(' ').filter(|card| !own.contains(card));
    let mut cards: Vec<&str> = Vec::new();
    for card in &own {
        let mut others = rest.by_ref().take(3).collect::<Vec<_>>();
        others.insert(seat, card);
        cards.extend(others);
    }
    cards.extend(rest);
    let mut table = Table::new(games::usual(), &[100; 4], Seat(0)).expect("a table");
    let pack = cards.join(" ").parse().expect("a pack");
    table.deal_in_place(Some(pack)).expect("a deal is due");
    for action in done {
        let next = table.ask().seat().expect("somebody's turn");
        table.play_in_place(next, *action).expect("it is offered");
    }
    table
}

/// The verdict on this, by this chance, after so many playouts.
fn verdict(table: &Table, taken: Action, playouts: u32, chance: u64) -> Verdict {
    let seat = table.ask().seat().expect("somebody's turn");
    let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
    let begun = Appraisal::of(view, &choices, Some(taken), bots::bot, Budget { playouts });
    let appraisal = begun.expect("several choices").by_chance(chance);
    let mut judgement = Judgement::begin(appraisal, 1000 * table.pot() as i64);
    while judgement.step() {}
    judgement.verdict()
}

/// By any chance a review calls it so, or too close to call; and after more thought it calls it so.
fn assert_judged(table: &Table, taken: Action, is_fault: bool) {
    for chance in 0..6 {
        let told = verdict(table, taken, 1_200, chance);
        let is_right = told == Verdict::Close || told.is_fault() == is_fault;
        assert!(is_right, "{taken:?} by chance {chance}: {told:?}");
    }
    let told = verdict(table, taken, 15_000, 0);
    assert!(
        told != Verdict::Close && told.is_fault() == is_fault,
        "{taken:?}: {told:?}"
    );
}

/// A-K-5, between two where the last blind player wins, is judged in `last_blind`.
#[test]
fn queen_high_may_be_folded_to_an_open_bet() {
    let table = table("Qc 8d 2h", 1, &[LOOK, Action::Bet(2), LOOK]);
    assert_judged(&table, Action::Fold, false);
}

#[test]
fn a_blind_six_into_four_is_a_fault() {
    assert_judged(&table("Qc 8d 2h", 0, &[]), Action::Bet(6), true);
}

#[test]
fn a_pair_of_jacks_pays_too_much_to_see_who_raised_twice() {
    let (bet, fold) = (Action::Bet, Action::Fold);
    let done = [
        LOOK,
        bet(2),
        LOOK,
        fold,
        LOOK,
        fold,
        LOOK,
        bet(4),
        bet(8),
        bet(16),
    ];
    assert_judged(&table("Jc Jd Th", 0, &done), Action::See, true);
}

#[test]
fn a_flush_may_bet_three() {
    assert_judged(&table("Jc 9c 7c", 0, &[LOOK]), Action::Bet(3), false);
    let done = [Action::Bet(1), LOOK, Action::Bet(3), LOOK];
    assert_judged(&table("Jc 9c 7c", 2, &done), Action::Bet(3), false);
}

/// What a review calls this, with as many playouts as on the page, by several chances.
fn verdicts(table: &Table, taken: Action) -> Vec<Verdict> {
    let by = |chance| verdict(table, taken, 6_000, chance);
    (0..4).map(by).collect()
}

fn assert_no_fault(name: &str, table: &Table, taken: Action) {
    let told = verdicts(table, taken);
    let is_right = told.iter().all(|verdict| !verdict.is_fault());
    assert!(is_right, "{name}, {taken:?}: {told:?}");
}

/// To bet on nothing pays only among some kinds of players, and nobody knows whether they are.
#[test]
fn nobody_has_to_bluff_with_nothing() {
    for hand in ["5c 3d 2h", "Qc Td 7h", "Kc 6d 5h", "Jc 5d 4h"] {
        let open = table(hand, 1, &[LOOK, Action::Bet(1), LOOK]);
        assert_no_fault(hand, &open, Action::Fold);
        let blind = table(hand, 1, &[Action::Bet(1), LOOK]);
        assert_no_fault(hand, &blind, Action::Fold);
    }
}

#[test]
fn a_pair_of_sixes_pays_two_into_six() {
    let done = [Action::Bet(1), Action::Bet(1), LOOK];
    let blind = table("Qc 6d 6h", 2, &done);
    assert_no_fault("a pair of sixes", &blind, Action::Bet(2));
}

#[test]
fn a_pair_of_fours_that_sees_for_two_is_no_blunder() {
    let (bet, fold) = (Action::Bet, Action::Fold);
    let done = [
        LOOK,
        bet(2),
        LOOK,
        bet(2),
        LOOK,
        fold,
        LOOK,
        fold,
        bet(2),
        bet(2),
        bet(2),
        bet(2),
        bet(2),
    ];
    let table = table("9c 4d 4h", 1, &done);
    let told = verdicts(&table, Action::See);
    assert!(!told.contains(&Verdict::Blunder), "{told:?}");
}

/// Who has looked and paid 64 holds more than ace high, and whoever covers puts all that is left into the pot.
#[test]
fn ace_high_does_not_pay_its_last_chips_to_who_has_looked_and_paid_64() {
    let (bet, fold) = (Action::Bet, Action::Fold);
    let done = [
        bet(1),
        bet(1),
        LOOK,
        fold,
        LOOK,
        fold,
        LOOK,
        bet(64),
        LOOK,
        bet(64),
    ];
    let table = table("Ac Kd 9h", 0, &done);
    let told = verdicts(&table, Action::Cover);
    assert!(told.iter().all(|verdict| verdict.is_fault()), "{told:?}");
}

/// Who looks may fold afterwards, so to fold before that gives the look away.
#[test]
fn to_fold_without_a_look_is_a_fault_each_time() {
    for done in [&[][..], &[Action::Bet(1), Action::Bet(4)]] {
        let table = table("Qc 8d 2h", done.len(), done);
        let told = verdicts(&table, Action::Fold);
        // First to speak it costs about a fifth of the pot, where a mistake becomes a blunder.
        let is_fault = told.iter().all(|verdict| *verdict >= Verdict::Mistake);
        assert!(is_fault, "{told:?}");
    }
}
