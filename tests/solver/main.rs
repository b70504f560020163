//! Betting between two, solved: it follows the rules, finds equilibria that are known, and sees only its view.

mod asked_before;
#[path = "../kit/mod.rs"]
mod kit;

use std::cell::RefCell;
use std::collections::BTreeSet;

use brag::cards::{Pack, Ranking};
use brag::engine::{Action, BlindLast, Choice, Seat, Table, Viewer};
use brag::games;
use brag::solver::{
    Advice, Advisor, Book, Buckets, Budget, HEADS_UP, Hands, Menu, Move, Next, NotABook, ONE,
    Opening, SURE, Solver, Spot, Terms, Tree, Worthwhile, advise, read,
};
use kit::dice::Dice;
use kit::scramble::Seen;
use kit::sittings;

const FULL: Menu = Menu {
    every: true,
    bets: u32::MAX,
    stake: u64::MAX,
};
const SMALL: Menu = Menu {
    every: false,
    bets: u32::MAX,
    stake: u64::MAX,
};

/// The beginning of a deal between two with so many chips each, after an ante of one.
fn opening(chips: u64, blind_last: BlindLast) -> (Terms, Spot) {
    let opening = Opening {
        blind_last,
        chips: chips as u16,
        good_for: (0, 0),
        bets: 0,
        of: None,
    };
    (opening.terms().expect("a betting game"), opening.spot())
}

fn solved(terms: &Terms, spot: Spot, menus: [Menu; 2], iterations: u32) -> Solver {
    let tree = Tree::new(terms, spot, menus, 100_000).expect("a small tree");
    let mut solver = Solver::new(tree, Buckets::new(&Ranking::brag(), 3));
    (0..iterations).for_each(|_| solver.iterate());
    solver
}

// ---- The tree follows the rules of the table.
/// The moves on offer, of those that the solver knows.
fn offered(choices: &[Choice]) -> Vec<Move> {
    let mut moves = Vec::new();
    for choice in choices {
        match *choice {
            Choice::One(Action::Fold) => moves.push(Move::Fold),
            Choice::One(Action::Look(_)) => moves.push(Move::Look),
            Choice::One(Action::Keep) => moves.push(Move::Keep),
            Choice::One(Action::Throw) => moves.push(Move::Throw),
            Choice::Bet { least, most } => moves.extend((least..=most).map(Move::Bet)),
            Choice::See { .. } => moves.push(Move::See),
            Choice::Cover { .. } => moves.push(Move::Cover),
            _ => {}
        }
    }
    moves
}

#[test]
fn the_moves_are_those_of_the_table_and_lead_where_they_lead_there() {
    let mut turns = 0;
    let mut kinds = BTreeSet::new();
    sittings::play(
        5,
        6_000,
        |_| (),
        |(), table, next, step| {
            let Some((seat, action)) = next.action(table) else {
                return;
            };
            let reading = read(table.view(Viewer::Seat(seat)));
            // A player who is short and may borrow is taken to cover.
            let Some((terms, spot)) = reading.filter(|(terms, _)| !terms.vying.shortage.lends())
            else {
                return;
            };
            let choices = table.choices(seat);
            let name = |by: &Move| format!("{by:?}");
            let moves: BTreeSet<String> = terms.moves(&spot, FULL, 0).iter().map(name).collect();
            let table_moves: BTreeSet<String> = offered(&choices).iter().map(name).collect();
            assert_eq!(moves, table_moves, "{spot:?}");
            turns += 1;
            let by = match action {
                Action::Bet(chips) => Move::Bet(chips),
                Action::Fold => Move::Fold,
                Action::Look(_) => Move::Look,
                Action::Keep => Move::Keep,
                Action::Throw => Move::Throw,
                Action::See => Move::See,
                Action::Cover => Move::Cover,
                _ => return,
            };
            kinds.insert(name(&by).split('(').next().unwrap_or_default().to_owned());
            let after = &step.table;
            match terms.after(&spot, by) {
                Next::Turn(to) => {
                    let Some(asked) = after.ask().seat() else {
                        panic!("the deal is over after {by:?} at {spot:?}");
                    };
                    // Whoever has the turn next sees the same, but after a look out of turn.
                    let goes_on = asked == seat || !matches!(by, Move::Keep | Move::Throw);
                    let there = read(after.view(Viewer::Seat(asked)));
                    let Some((_, there)) = there.filter(|_| goes_on) else {
                        return;
                    };
                    let sides = match to.turn == there.turn {
                        true => [0, 1],
                        false => [1, 0],
                    };
                    for (side, other) in [0, 1].into_iter().zip(sides) {
                        assert_eq!(to.chips[side], there.chips[other], "{by:?} at {spot:?}");
                        assert_eq!(to.open[side], there.open[other], "{by:?} at {spot:?}");
                        assert_eq!(to.bets[side], there.bets[other], "{by:?} at {spot:?}");
                    }
                    assert_eq!((to.pot, to.stake), (there.pot, there.stake), "{by:?}");
                }
                Next::Alone { .. } if after.ask().seat().is_some() => {} // A hand is to be kept first.
                Next::Alone { pot, carried, .. } => {
                    let stays = after.view(Viewer::Gallery).pot();
                    assert_eq!(stays, if carried { pot } else { 0 }, "{by:?} at {spot:?}");
                }
                Next::Shown { .. } => {
                    assert_eq!(after.ask().turn(), None, "{by:?} at {spot:?}");
                }
            }
        },
    );
    assert!(turns > 1_000, "{turns} turns between two");
    assert!(kinds.len() == 7, "{kinds:?}");
}

// ---- Equilibria.

/// One chip each, two in the pot, and hands are looked at: one bets it or folds, the other calls or folds. The first folds
/// the worst ninth, the other the worst third, and the first is worth 8/9.
#[test]
fn one_chip_each_is_played_as_can_be_reckoned() {
    let (mut terms, spot) = opening(1, BlindLast::Win);
    terms.vying.blind_play = false;
    let solver = solved(&terms, spot, [FULL; 2], 400);
    let hands = Hands::new(&Ranking::brag(), solver.buckets());
    let replies =
        [0, 1].map(|side| hands.best_reply(solver.tree(), side, &|at| solver.average(at)));
    assert!(replies[0].abs_diff(889) <= 30, "{replies:?}");
    assert!(replies[1].abs_diff(1_111) <= 30, "{replies:?}");
    let folds = |at: u32| {
        let play = solver.average(at);
        let chances = solver.tree().moves(at).zip(&play);
        let fold = chances
            .filter(|(by, _)| *by == Move::Fold)
            .map(|(_, row)| *row);
        solver.buckets().mean(&fold.last().expect("one can fold"))
    };
    let looked = solver.tree().to(0, 0).expect("one looks");
    let other = solver
        .tree()
        .to(looked, 1)
        .and_then(|at| solver.tree().to(at, 0));
    let first = folds(looked) * 1000 / SURE;
    let second = folds(other.expect("the other looks")) * 1000 / SURE;
    assert!(first.abs_diff(111) <= 40, "{first}");
    assert!(second.abs_diff(333) <= 40, "{second}");
}

#[test]
fn who_solves_longer_is_exploited_less_and_at_last_hardly() {
    let (terms, spot) = opening(6, BlindLast::Win);
    let after = |iterations| {
        let solvers =
            [[SMALL, FULL], [FULL, SMALL]].map(|menus| solved(&terms, spot, menus, iterations));
        let hands = Hands::new(&Ranking::brag(), solvers[0].buckets());
        hands.exploitable([&solvers[0], &solvers[1]])
    };
    let (early, late) = (after(10), after(300));
    assert!(early > 2 * late, "{early} {late}");
    assert!(
        (0..60).contains(&late),
        "{late} thousandths of an ante a deal"
    );
}

#[test]
fn two_solvers_of_one_tree_agree_to_the_last_bit() {
    let (terms, spot) = opening(6, BlindLast::Keep);
    let solvers = [0, 1].map(|_| solved(&terms, spot, [SMALL; 2], 20));
    for at in 0..solvers[0].tree().turns() as u32 {
        assert_eq!(solvers[0].average(at), solvers[1].average(at));
    }
}

// ---- The door.

fn asked(advisor: &mut Advisor, table: &Table, seat: Seat, visits: u64) -> Option<Advice> {
    let stop = &mut || false;
    let choices = table.choices(seat);
    let view = table.view(Viewer::Seat(seat));
    advisor.advise(view, &choices, &mut Budget { visits, stop })
}

#[test]
fn advice_is_on_offer_makes_a_thousand_and_knows_no_hidden_card() {
    let mut dice = Dice::new(3);
    let advisor = RefCell::new(Advisor::default());
    let (mut given, mut scrambled) = (0, 0);
    sittings::play(8, 1000, Seen::new, |seen, table, next, step| {
        if let Some(seat) = table.ask().seat()
            && let Some(advice) = asked(&mut advisor.borrow_mut(), table, seat, 500)
        {
            given += 1;
            let sum: u32 = advice.iter().map(|(_, chance)| chance).sum();
            assert_eq!(sum, 1000, "{advice:?}");
            let choices = table.choices(seat);
            for (action, _) in &advice {
                let offers = choices.iter().any(|choice| choice.admits(*action));
                assert!(offers, "{action:?} of {choices:?}");
            }
            let known = seen
                .by
                .iter()
                .find(|(viewer, _)| *viewer == Viewer::Seat(seat));
            let pack = known.and_then(|(_, known)| seen.scrambled(*known, &mut dice));
            if let (Some(pack), false) = (pack, seen.over) {
                let mut other = seen.start.clone();
                for (nth, next) in seen.moves.iter().enumerate() {
                    match (nth, next) {
                        (0, sittings::Move::Deal(_)) => {
                            other
                                .deal_in_place(Some(pack.clone()))
                                .expect("a deal is due");
                        }
                        _ => next.on(&mut other),
                    }
                }
                let again = asked(&mut Advisor::default(), &other, seat, 500);
                assert_eq!(again.as_ref(), Some(&advice), "other hidden cards");
                scrambled += 1;
            }
        }
        seen.follow(next, step);
    });
    assert!(given > 100 && scrambled > 20, "{given} {scrambled}");
}

/// The moves of a deal between two, up to the dealer's second turn.
const MOVES: [(Seat, Action); 5] = [
    (Seat(1), Action::Look(None)),
    (Seat(1), Action::Bet(1)),
    (Seat(0), Action::Look(None)),
    (Seat(0), Action::Bet(3)),
    (Seat(1), Action::Bet(3)),
];

/// The deal after so many of these moves.
fn deal(moves: usize) -> Table {
    let mut table = Table::new(games::three_card(), &[20, 20], Seat(0)).expect("a table");
    let first = ["4c", "Kd", "7h", "Kc", "2d", "8s"].map(|card| card.parse().expect("a card"));
    let rest = Pack::sorted();
    let rest = rest.iter().filter(|card| !first.contains(card));
    let pack = Pack::new(first.into_iter().chain(rest)).expect("a pack");
    table.deal_in_place(Some(pack)).expect("a deal is due");
    for (seat, action) in &MOVES[..moves] {
        table.play_in_place(*seat, *action).expect("it is offered");
    }
    table
}

#[test]
fn whoever_is_asked_in_every_turn_says_the_same_as_whoever_is_asked_once() {
    // The dealer is asked before his look, after it, and in his second turn.
    let mut advisor = Advisor::default();
    let early = [2, 3].map(|moves| asked(&mut advisor, &deal(moves), Seat(0), 5_000));
    assert!(early.iter().all(Option::is_some));
    let table = deal(MOVES.len());
    let often = asked(&mut advisor, &table, Seat(0), 5_000);
    let choices = table.choices(Seat(0));
    assert_eq!(
        advise(table.view(Viewer::Seat(Seat(0))), &choices, 5_000),
        often
    );
    // Another deal between does not matter.
    assert!(asked(&mut advisor, &deal(0), Seat(1), 5_000).is_some());
    assert_eq!(asked(&mut advisor, &table, Seat(0), 5_000), often);
}

#[test]
fn nobody_is_advised_out_of_turn_among_three_or_in_other_games() {
    let two = deal(MOVES.len());
    assert!(asked(&mut Advisor::default(), &two, Seat(1), 500).is_none());
    let mut three = Table::new(games::three_card(), &[20; 3], Seat(0)).expect("a table");
    three
        .deal_in_place(Some(Pack::sorted()))
        .expect("a deal is due");
    assert!(asked(&mut Advisor::default(), &three, Seat(1), 500).is_none());
    let patti = games::named("teen_patti").expect("a game");
    let mut patti = Table::new((patti.rules)(), &[50; 2], Seat(0)).expect("a table");
    patti
        .deal_in_place(Some(Pack::sorted()))
        .expect("a deal is due");
    assert!(asked(&mut Advisor::default(), &patti, Seat(1), 500).is_none());
}

// ---- Stored strategies.

fn book() -> Vec<u8> {
    let opening = Opening {
        blind_last: BlindLast::Keep,
        chips: 19,
        good_for: (19, 19),
        bets: 3,
        of: None,
    };
    let terms = opening.terms().expect("a betting game");
    let solver = solved(&terms, opening.spot(), opening.menus(), 20);
    let stored = Worthwhile {
        moves: 6,
        chance: ONE,
    };
    let book = Book::of(&[(opening, &solver, stored)]);
    book.write(solver.buckets())
}

#[test]
fn a_book_is_read_and_followed_as_far_as_it_goes() {
    let book = Book::read(&book()).expect("a book");
    assert!(book.turns() > 20, "{}", book.turns());
    let mut advisor = Advisor::with(book);
    // What is stored does not depend on what may be spent, and what is solved does.
    let table = deal(1);
    let stored = [100, 20_000].map(|visits| asked(&mut advisor, &table, Seat(1), visits));
    let solved =
        [100, 20_000].map(|visits| asked(&mut Advisor::default(), &table, Seat(1), visits));
    assert!(stored[0].is_some());
    assert_eq!(stored[0], stored[1]);
    assert_ne!(solved[0], solved[1]);
    // A bet that the book does not have is answered all the same.
    let table = deal(MOVES.len());
    assert!(asked(&mut advisor, &table, Seat(0), 500).is_some());
}

/// Every hand of 22,100 and every bet are counted. It was 17 when the file was written.
#[test]
fn the_stored_play_of_ten_chips_is_hardly_exploited() {
    let book = Book::read(HEADS_UP).expect("a book");
    let ranking = Ranking::brag();
    let hands = Hands::new(&ranking, &Buckets::new(&ranking, 3));
    let replies = [0, 1].map(|side| {
        let opening = Opening {
            blind_last: BlindLast::Win,
            chips: 10,
            good_for: (10, 10),
            bets: u8::MAX,
            of: Some(side),
        };
        let terms = opening.terms().expect("a betting game");
        let tree = Tree::new(&terms, opening.spot(), opening.menus(), 100_000);
        let tree = tree.expect("a small tree");
        let play = book.on(side, &tree);
        hands.best_reply(&tree, 1 - side, &|at| play[at as usize].clone())
    });
    let exploitable = (replies[0] + replies[1]) / 2 - 1_000;
    assert!((0..30).contains(&exploitable), "{exploitable}");
}

#[test]
fn the_shipped_book_weighs_little_and_is_written_as_it_is_read() {
    assert!(HEADS_UP.len() < 100_000, "{} bytes", HEADS_UP.len());
    let book = Book::read(HEADS_UP).expect("a book");
    let buckets = Buckets::new(&Ranking::brag(), 3);
    assert!(book.write(&buckets) == HEADS_UP);
}

#[test]
fn a_damaged_book_is_refused() {
    let good = book();
    assert_eq!(Book::read(b"GRAB"), Err(NotABook::Other));
    assert_eq!(Book::read(&good[..good.len() - 1]), Err(NotABook::Short));
    let mut other = good.clone();
    other[4] = 9;
    assert_eq!(Book::read(&other), Err(NotABook::Version(9)));
    let mut longer = good.clone();
    longer.push(0);
    assert_eq!(Book::read(&longer), Err(NotABook::Wrong(good.len())));
    // Whatever a byte says, reading ends.
    for at in 0..good.len() {
        let mut other = good.clone();
        other[at] ^= 0xff;
        let _ = Book::read(&other);
    }
}
